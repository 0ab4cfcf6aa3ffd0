// Who sits where on a new table: sensible seats for a game, so that two clicks are enough.
import type { GameInfo, NewSeat, NewTable } from "../wire";

/** One's own seat, and the strongest bot that answers at once on every other seat that must be taken. */
export function usualSeats(game: GameInfo, count = game.least): NewSeat[] {
  const bot = game.bots.filter((one) => !one.searches).at(-1)?.id;
  return Array.from({ length: count }, (_, index): NewSeat => {
    if (index === 0) return { kind: "me" };
    return bot ? { kind: "bot", bot } : { kind: "me" };
  });
}

/** The table that the big button lays: a newcomer's first game, alone where one can be alone, else against bots. */
export function usualTable(game: GameInfo): NewTable {
  return { game: game.id, seats: usualSeats(game), options: game.first };
}

/** These seats for another number of players: those that stay stay. */
export function reseated(game: GameInfo, seats: readonly NewSeat[], count: number): NewSeat[] {
  return [...seats.slice(0, count), ...usualSeats(game, Math.max(count, 1)).slice(seats.length)];
}
