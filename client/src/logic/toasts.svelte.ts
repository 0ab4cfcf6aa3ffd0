// Short sentences that appear and go by themselves: refusals with their reasons, notices of the server.
import { words } from "./preferences.svelte";
import { Refused } from "./api";

export interface Toast {
  number: number;
  text: string;
  detail: string;
  isTrouble: boolean;
}

const STAYS = 6000;
let last = 0;

let shown = $state.raw<Toast[]>([]);

/** Those to be seen now. */
export const toasts = (): Toast[] => shown;

export function toast(text: string, detail = "", isTrouble = false): void {
  if (shown.some((one) => one.text === text)) return;
  const number = ++last;
  shown = [...shown, { number, text, detail, isTrouble }];
  setTimeout(() => dismiss(number), STAYS + 40 * text.length);
}

export function dismiss(number: number): void {
  shown = shown.filter((one) => one.number !== number);
}

/** Do something that the server may refuse, and say why it did. Undefined if it was refused. */
export async function attempt<T>(doing: Promise<T>): Promise<T | undefined> {
  try {
    return await doing;
  } catch (refusal) {
    complain(refusal);
    return undefined;
  }
}

export function complain(refusal: unknown): void {
  if (!(refusal instanceof Refused)) throw refusal;
  const { status, reason, rule, reference } = refusal.problem;
  const w = words();
  const detail = reference ? w.reference(reference) : rule ? w.rule(rule) : "";
  toast(status === 0 ? w.unreachable : reason, detail, true);
}
