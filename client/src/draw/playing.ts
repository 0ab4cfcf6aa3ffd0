// An event is shown by code that is fetched with the first of them: nobody waits for it before the first question.

import type { Event, Zone } from "../wire";
import { isStill } from "./motion";

/** Play an event on the way to the scene after it; done when its motion is. A table whose motion cannot be fetched goes
 * on without. */
export async function playEvent(event: Event, speed: number, after: readonly Zone[] = []): Promise<void> {
  if (isStill(speed)) return;
  const fetched = await import("./play").catch(() => null);
  await fetched?.playEvent(event, speed, after);
}
