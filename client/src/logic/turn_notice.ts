// Tells somebody whose page lies in another tab that the table waits for them: title, icon, a quiet tone.

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

/** Two soft notes; a browser that does not want to play them stays silent. */
export function chime(): void {
  try {
    sounding ??= new AudioContext();
    [523.25, 783.99].forEach((pitch, place) => note(sounding!, pitch, sounding!.currentTime + place * 0.14));
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
