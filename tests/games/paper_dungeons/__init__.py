"""The rules of the slice, chapter by chapter."""
