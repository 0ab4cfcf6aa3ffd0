"""What every box contains: grids and the walls on them, ways, figures, lines of sight, dice, tracks.

Pure and static: everything here answers, nothing changes. Cells, edges and directions are ints, sets
of them are masks. Start with `grid` and `terrain`; `maps` reads boards drawn as text.
"""

from __future__ import annotations
