"""The exam of the kernel: the hardest piece of each game, with its real rules, before any of them is built."""
