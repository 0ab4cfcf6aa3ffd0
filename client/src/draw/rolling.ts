// Dice tumble through faces of their own and stop on the one that they show in the next scene.
//
// A scene says what a die shows, not what it could: the faces of a kind of dice are those that were seen of it so far.
// Dice with pips have them all from the start.

import type { Element as Die, Event, Zone } from "../wire";
import { later } from "./later";
import { toned } from "./ink";
import { haunt, overlay, pixels, run } from "./motion";

const TUMBLES = 5;
const PIPS = ["1", "2", "3", "4", "5", "6"];

interface Face {
  face: string;
  icon: string;
}

/** The faces that were seen, by the tone of the dice. */
const seen = new Map<string, Face[]>();

function diceOf(zones: readonly Zone[]): Map<string, Die> {
  return new Map(zones.flatMap((zone) => zone.elements).filter((one) => one.kind === "die").map((one) => [one.id, one]));
}

/** Remember what dice show, and tell the faces that dice like this one have. */
export function facesOf(die: Die, dice: Iterable<Die>): Face[] {
  for (const { tone, face, icon } of dice) {
    const known = seen.get(tone) ?? [];
    if ((face || icon) && !known.some((one) => one.face === face && one.icon === icon)) seen.set(tone, [...known, { face, icon }]);
  }
  const known = seen.get(die.tone) ?? [];
  const hasPips = !die.icon && PIPS.includes(die.face);
  return hasPips ? PIPS.map((face) => ({ face, icon: "" })) : known;
}

/** So many faces to tumble through, of which the last is the one that the die stops on. */
export function tumbles(die: Die, faces: readonly Face[], at: number): Face[] {
  const others = faces.filter((one) => one.face !== die.face || one.icon !== die.icon);
  const shown = Array.from({ length: TUMBLES - 1 }, (_, now) => others[(at * 3 + now) % others.length]);
  return [...shown.filter((one) => one !== undefined), { face: die.face, icon: die.icon }];
}

/** The named dice, else those that show something else after it; else all of them, for an event that only says who. */
export async function roll(event: Event, after: readonly Zone[], speed: number): Promise<void> {
  const dice = diceOf(after);
  const drawn = [...document.querySelectorAll<SVGGElement>('[data-id][data-kind="die"]')];
  if (!drawn.length && dice.size) return thrown([...dice.values()], speed);
  const named = drawn.filter((node) => event.elements.includes(node.dataset.id!));
  await Promise.all(
    (named.length ? named : drawn).map((node, at) => {
      const die = dice.get(node.dataset.id!);
      return die ? tumble(node, die, tumbles(die, facesOf(die, dice.values()), at), at, speed) : spin(node, at, speed);
    }),
  );
}

const THROWN = 46;

/** Dice that come to the table with this roll tumble over the board, in the order in which they will lie. */
async function thrown(dice: Die[], speed: number): Promise<void> {
  const board = (document.querySelector(".drawn.at-main") ?? document.body).getBoundingClientRect();
  const step = Math.min(THROWN * 1.25, board.width / (dice.length + 1));
  const left = board.x + (board.width - step * (dice.length - 1) - THROWN) / 2;
  const nodes = dice.map((die, at) => {
    const place = `translate(${left + at * step} ${board.y + board.height * 0.4})scale(${THROWN / 100})`;
    const ghost = haunt(overlay(), `<g transform="${place}"><g class="drawn ${toned(die.tone)}"><g class="look">${later.dice.cube(die)}</g></g></g>`);
    return ghost.querySelector<SVGGElement>(".drawn")!;
  });
  await Promise.all(nodes.map((node, at) => tumble(node, dice[at]!, tumbles(dice[at]!, facesOf(dice[at]!, dice), at), at, speed)));
}

async function tumble(node: SVGGElement, die: Die, faces: Face[], at: number, speed: number): Promise<void> {
  const body = bodyOf(node);
  const each = 1 / faces.length;
  for (const [now, { face, icon }] of faces.entries()) {
    const ghost = haunt(body, later.dice.cube(die) + later.dice.faceOf(die, face, icon));
    ghost.dataset.face = icon || face;
    const [from, to] = [now * each, (now + 1) * each];
    const comes = [{ opacity: 0 }, { opacity: 0, offset: from }, { opacity: 1, offset: from }];
    const goes = [{ opacity: 1, offset: to }, { opacity: 0, offset: to }, { opacity: 0 }];
    const isLast = now === faces.length - 1;
    void run(ghost, [...comes, ...(isLast ? [{ opacity: 1 }] : goes)], { ms: 600 + 60 * at, speed, hold: true, easing: "linear" });
  }
  await spin(node, at, speed);
}

async function spin(node: SVGGElement, at: number, speed: number): Promise<void> {
  const turns = at % 2 ? -360 : 360;
  const hop = -14 / pixels(node);
  await run(bodyOf(node), [{ rotate: "0deg", translate: "0 0" }, { rotate: `${turns * 0.6}deg`, translate: `0 ${hop}px` }, { rotate: `${turns}deg`, translate: "0 0" }], {
    ms: 600 + 60 * at, speed, easing: "ease-out",
  });
}

function bodyOf(node: Element): Element {
  return node.querySelector(":scope > .look") ?? node;
}
