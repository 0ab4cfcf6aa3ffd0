// Tells somebody whose page lies in another tab that the table waits for them: title, icon, a quiet tone. And the few
// other sounds of a table, for those who like them: all are made of notes, none is a file.

import type { EventKind } from "../wire";

/** The page's title: the game, with a sign before it while somebody is waited for. */
export function titled(page: string, waiting: string): string {
  const name = page ? `${page} · Flambeau` : "Flambeau";
  return waiting ? `● ${waiting} ${name}` : name;
}

export function showTurn(page: string, waiting: string): void {
  document.title = titled(page, waiting);
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const address = waiting ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== address) icon.setAttribute("href", address);
}

let sounding: AudioContext | undefined;

/** The notes of the moments that have a sound: something won, a wound, a fall, the end. */
const MOMENTS: Partial<Record<EventKind, readonly number[]>> = {
  gain: [659.25, 987.77],
  damage: [155.56],
  remove: [220, 146.83, 98],
  end: [392, 523.25, 659.25, 783.99],
};

/** Two soft notes. */
export function chime(): void {
  sound([523.25, 783.99]);
}

/** The sound of an event, if it has one. */
export function resound(kind: EventKind): void {
  const notes = MOMENTS[kind];
  if (notes) sound(notes);
}

/** A browser that does not want to play them stays silent. */
function sound(pitches: readonly number[]): void {
  try {
    sounding ??= new AudioContext();
    pitches.forEach((pitch, place) => note(sounding!, pitch, sounding!.currentTime + place * 0.14));
  } catch {
    sounding = undefined;
  }
}

function note(audio: AudioContext, pitch: number, start: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.08, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0005, start + 0.5);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.55);
}
