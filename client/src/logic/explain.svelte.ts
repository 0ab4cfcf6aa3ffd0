// Explanations: the help of an element, why it cannot be chosen now, the sentence of a rule. Fetched when opened.
import { words } from "./preferences.svelte";
import type { Badge, Choice, Zone } from "../wire";
import { api } from "./api";
import type { Session } from "./session.svelte";

const MOST_PREVIEWS = 4;

export interface Explained {
  title: string;
  facts: string[];
  help: string;
  helpId: string;
}

/** What the table says of an element, an edge, a gauge or a zone; null if it is not there. */
export function described(zones: readonly Zone[], id: string): Explained | null {
  for (const zone of zones) {
    if (zone.id === id) return { title: zone.label, facts: told(zone.badges), help: zone.help, helpId: zone.help_id };
    const element = zone.elements.find((one) => one.id === id);
    if (element) {
      const facts = [...(element.text ? [element.text] : []), ...told(element.badges)];
      return { title: element.label, facts, help: element.help, helpId: element.help_id };
    }
    const gauge = zone.gauges.find((one) => one.id === id);
    if (gauge) return { title: gauge.label, facts: [`${gauge.value} / ${gauge.top}`], help: gauge.help, helpId: gauge.help_id };
    const edge = zone.edges.find((one) => one.id === id);
    if (edge) return { title: edge.label, facts: [], help: "", helpId: "" };
  }
  return null;
}

function told(badges: readonly Badge[]): string[] {
  return badges.map((badge) => badge.label).filter(Boolean);
}

/** What pointing at an element could come to: the choices left that touch it and change a number, if they are few. */
export function previewed(choices: readonly Choice[], remaining: readonly number[], id: string): string[] {
  const left = new Set(remaining);
  const told = choices.filter((choice) => choice.note && left.has(choice.index) && choice.elements.includes(id));
  return told.length > MOST_PREVIEWS ? [] : told.map((choice) => `${choice.label} → ${choice.note}`);
}

/** What is open beside the table: only one explanation at a time. */
export class Explainer {
  title = $state("");
  facts = $state.raw<string[]>([]);
  /** What the choices with it would change. */
  previews = $state.raw<string[]>([]);
  help = $state("");
  reason = $state("");
  rule = $state("");
  sentence = $state("");
  /** The id it explains; empty when nothing is open. */
  id = $state("");
  at = $state.raw<DOMRect | null>(null);
  /** Stays until it is closed, rather than until the pointer leaves. */
  stays = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  get isOpen(): boolean {
    return this.id !== "";
  }

  close(): void {
    clearTimeout(this.timer);
    this.id = "";
    this.stays = false;
  }

  /** The pointer rests on an element, or leaves it. */
  hover(id: string | null, at: DOMRect | null): void {
    clearTimeout(this.timer);
    if (id && id === this.id) return;
    // Later, not now: an element that vanishes is left while the page is being changed.
    this.timer = setTimeout(() => {
      if (this.stays) return;
      if (id && at) this.show(id, at, false);
      else this.id = "";
    }, id ? 350 : 0);
  }

  /** Help was asked for: with the reason why it cannot be chosen, if it cannot. */
  ask(id: string, at: DOMRect): void {
    this.show(id, at, true);
    const { session } = this;
    if (!this.id || session.isWatching || !session.rest?.prompt || [session.marks.legal, session.marks.picked, session.marks.implied].some((one) => one.has(id))) return;
    void api.whyNot(session.id, session.seat, id, session.picks, session.group).then(
      ({ text, rule, sentence }) => {
        if (this.id !== id) return;
        this.reason = text || words().possible;
        this.rule = rule;
        this.sentence = sentence;
      },
      () => undefined,
    );
  }

  /** The sentence of a rule. */
  async cite(rule: string, at: DOMRect): Promise<void> {
    const game = this.session.rest?.game ?? "";
    this.begin(`rule:${rule}`, at, true);
    this.title = words().rule(rule);
    this.rule = rule;
    const found = await api.rule(game, rule).catch(() => null);
    if (this.id === `rule:${rule}`) this.help = found?.text ?? words().noRule;
  }

  private show(id: string, at: DOMRect, stays: boolean): void {
    const found = described(this.session.zones, id);
    if (!found || !(found.title || found.help || found.helpId)) return;
    this.begin(id, at, stays);
    this.title = found.title;
    this.facts = found.facts;
    this.previews = previewed(this.session.choices, this.session.narrowed.remaining, id);
    this.help = found.help;
    if (!found.helpId) return;
    void api.help(this.session.id, this.session.seat, found.helpId).then(
      ({ text }) => {
        if (this.id === id) this.help = [found.help, text].filter(Boolean).join("\n");
      },
      () => undefined,
    );
  }

  private begin(id: string, at: DOMRect, stays: boolean): void {
    clearTimeout(this.timer);
    this.id = id;
    this.at = at;
    this.stays = stays;
    this.title = this.help = this.reason = this.rule = this.sentence = "";
    this.facts = [];
    this.previews = [];
  }
}
