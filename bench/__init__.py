"""Our speed and our peers', measured in one run: `make bench`.

Each contestant (our pure build, our compiled one, each peer) is a process of its own that plays a short stint when it
is told to. The stints of all contestants are shuffled together over several rounds, so that whatever else the machine
does meets everybody alike; time is CPU time of the process. What counts is the ratio within a round.
"""

from __future__ import annotations
