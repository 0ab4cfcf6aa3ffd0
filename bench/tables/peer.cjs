// boardgame.io's server with a dungeon game of the size of ours: 36 hidden tiles, four heroes, a Dungeon Lord, dice,
// secrets stripped from each player's view. Prints its port when it listens.
"use strict";
const { Server, Origins } = require("boardgame.io/server");

const CELLS = 36;
const HEROES = 4;
const LENGTH = 230; // moves, then the match is over and a new table is made, as on our side: about as long as a game of ours

function laidOut(random) {
  const kinds = Array.from({ length: 60 }, (_, id) => ({ id, kind: id % 8, power: 1 + (id % 5) }));
  const pile = random.Shuffle(kinds);
  return {
    tiles: pile.slice(0, CELLS).map((tile, cell) => ({ ...tile, cell, shown: false, seen: [false, false] })),
    pile: pile.slice(CELLS),
    heroes: Array.from({ length: HEROES }, (_, id) => ({ id, at: id, health: 3, bag: [], tired: false })),
    monsters: [],
    treasures: 0,
    actions: 0,
    moves: 0,
    said: [],
  };
}

function near(a, b) {
  return Math.abs((a % 6) - (b % 6)) + Math.abs(Math.floor(a / 6) - Math.floor(b / 6)) === 1;
}

function afterwards(G, events, text) {
  G.said.push(text);
  if (G.said.length > 20) G.said.shift();
  G.moves += 1;
  G.actions += 1;
  if (G.moves >= LENGTH) events.endGame({ winner: "0" });
  else if (G.actions % 4 === 0) events.endTurn();
}

const dungeon = {
  name: "dungeon",
  setup: ({ random }) => laidOut(random),
  playerView: ({ G, playerID }) => ({
    ...G,
    pile: G.pile.length,
    tiles: G.tiles.map((tile) =>
      tile.shown || (playerID !== null && tile.seen[playerID]) ? tile : { cell: tile.cell, shown: false },
    ),
  }),
  moves: {
    step: {
      client: false,
      move: ({ G, events, random }, hero, to) => {
        const who = G.heroes[hero];
        if (!who || !(near(who.at, to) || who.at === to)) return "INVALID_MOVE";
        who.at = to;
        const tile = G.tiles[to];
        if (!tile.shown) {
          tile.shown = true;
          tile.seen = [true, true];
          if (tile.kind === 7) G.treasures += 1;
          if (tile.kind < 4) G.monsters.push({ id: tile.id, at: to, power: tile.power });
        }
        for (const monster of G.monsters) {
          if (monster.at === to && random.D6() <= monster.power) who.health = Math.max(0, who.health - 1);
        }
        afterwards(G, events, `hero ${hero} goes to ${to}`);
      },
    },
    lurk: {
      client: false,
      move: ({ G, events, playerID }, cell) => {
        const tile = G.tiles[cell];
        if (!tile) return "INVALID_MOVE";
        tile.seen[playerID] = true;
        if (tile.shown && G.pile.length) {
          const next = G.pile.pop();
          G.tiles[cell] = { ...next, cell, shown: false, seen: [playerID === "0", playerID === "1"] };
          G.monsters = G.monsters.filter((monster) => monster.at !== cell);
        }
        afterwards(G, events, `tile ${cell} is looked at`);
      },
    },
  },
};

const server = Server({ games: [dungeon], origins: [Origins.LOCALHOST] });
server.run({ port: 0, lobbyConfig: { apiPort: undefined } }).then(({ appServer }) => {
  console.log(appServer.address().port);
});
