"""The sub-commands of `flambeau`, one module each: they parse nothing and print what they are asked for."""
