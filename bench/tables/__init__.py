"""Our server and boardgame.io's, 50 tables each, driven from another process in one run: `python -m bench.tables`.

Each server is a process of its own; a Node process plays all tables of one of them over loopback (answers by HTTP and
pushes by WebSocket on our side, socket.io on theirs). Stints of both sides alternate, so that whatever else the machine
does meets both. What counts is answers per second of the server's CPU time, and the ratio within a round. Latency is
from sending an answer to the pushed table at the last socket; saturated, that is mostly queueing, so it is also taken
at a pace both can keep up with: in even steps, where nobody waits for another table unless something holds the server
up, and at random moments, where answers meet by chance and wait for each other.
"""

from __future__ import annotations
