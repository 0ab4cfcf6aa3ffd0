"""What every box contains: grids and the walls on them, ways, figures, lines of sight, dice, tracks.

Pure and static: everything here answers, nothing changes but the decks. Cells, edges and directions are ints, sets
of cells or edges are masks (ints with one bit each), and what differs between matches is an argument.

    grid          cells, directions, distances, edges      maps      boards drawn as text
    terrain       which steps walls and corners allow      paths     reach, distances, all shortest ways
    figures       bases, adjacency, front and rear arcs    large     how 2×2 figures move
    sight         who sees whom, by masks                  dice      named faces, exact odds
    exact_sight   the definition behind `sight`            tracks    bounded markers and thresholds
    decks         piles with a discard, face-up rows
"""

from __future__ import annotations
