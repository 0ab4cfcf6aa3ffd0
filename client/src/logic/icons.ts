// The icons of a game, fetched once and given to the drawing.
import { addIcons } from "../draw/shared";

const fetched = new Map<string, Promise<void>>();

/** Icons may come late: what was drawn without them shows them then. A failure is tried again at the next table. */
export function loadIcons(game: string): Promise<void> {
  const before = fetched.get(game);
  if (before) return before;
  const loading = fetch(`/icons/${encodeURIComponent(game)}.json`)
    .then((answer) => answer.json())
    .then((paths) => addIcons(paths as Record<string, string>))
    .catch(() => void fetched.delete(game));
  fetched.set(game, loading);
  return loading;
}
