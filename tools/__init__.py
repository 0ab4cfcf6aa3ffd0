"""What contributors run around the project: set-up and the coverage of the rule ledgers."""
