// Who stands where at the end: winners first, then by score, else in the order of the seats.
import { type Seat, type TableState, fill } from "../wire";

export interface Standing {
  seat: number;
  name: string;
  isYours: boolean;
  won: boolean;
  gaveUp: boolean;
  /** In words, empty if the game has no scores. */
  score: string;
}

export function standings({ seats, yours, end }: TableState, drawn: readonly Seat[]): Standing[] {
  const { winners, scores } = end ?? fill("Ending", { verdict: "" });
  const names = seats.map((one) => (one.kind === "person" ? one.name : ""));
  const rank = (seat: number) => (winners.includes(seat) ? 0 : 1);
  return seats
    .map(({ index, name, conceded }): Standing => {
      const own = names[index];
      const isAlone = own && names.filter((one) => one === own).length === 1;
      return {
        seat: index,
        name: isAlone ? own : (drawn.find((one) => one.index === index)?.name ?? name),
        isYours: yours.includes(index),
        won: winners.includes(index),
        gaveUp: conceded,
        score: String(scores[index] ?? "").replace("-", "−"),
      };
    })
    .sort((a, b) => rank(a.seat) - rank(b.seat) || (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0));
}
