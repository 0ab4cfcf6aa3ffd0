"""Our server beside boardgame.io's: `python -m bench.tables`.

Each server is a process of its own. A Node process plays the tables of one of them over loopback with ordinary
libraries: `fetch` and `ws` on our side, `socket.io-client` on theirs. The servers play in turn. Reported are answers
per second, the server's CPU time for an answer, and how long it takes from sending an answer until the last socket of
its table has what is new. There is no goal but our own budget: an answer is seen by everybody within 50 ms.
"""

from __future__ import annotations
