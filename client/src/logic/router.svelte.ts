// Which page the address names, and going from one to another without loading anew.

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "how"; game: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "table"; id: string; seat: number | null }
  | { page: "replay"; id: string; seat: number | null; at: number | null }
  | { page: "nowhere" };

/** What an address names. */
export function routed(path: string, search = "", hash = ""): Route {
  const [room = "", name = "", ...further] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!room) return { page: "lobby" };
  if (further.length || !name) return { page: "nowhere" };
  if (room === "new") return { page: "new", game: name };
  if (room === "how") return { page: "how", game: name };
  if (room === "rules") return { page: "rules", game: name, rule: decodeURIComponent(hash.slice(1)) };
  if (room === "t") return { page: "table", id: name, seat: numbered(search, "seat") };
  if (room === "replay") return { page: "replay", id: name, seat: numbered(search, "seat"), at: numbered(search, "at") };
  return { page: "nowhere" };
}

/** A number in the question part of an address, null if it is none. */
function numbered(search: string, name: string): number | null {
  const found = new URLSearchParams(search).get(name);
  return found !== null && /^-?\d{1,6}$/.test(found) ? Number(found) : null;
}

const here = (): Route => routed(location.pathname, location.search, location.hash);
let route = $state.raw(here());

export const router = {
  get route(): Route {
    return route;
  },
};

addEventListener("popstate", () => (route = here()));

export function go(path: string): void {
  history.pushState(null, "", path);
  route = here();
  scrollTo(0, 0);
}

/** For links: an ordinary click stays within the page, any other does what the browser does. */
export function follow(event: MouseEvent): void {
  const link = (event.target as globalThis.Element | null)?.closest("a");
  const path = link?.getAttribute("href");
  const isOrdinary = !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented;
  if (!path?.startsWith("/") || path.startsWith("/api/") || !isOrdinary || link?.hasAttribute("download") || link?.target) return;
  event.preventDefault();
  go(path);
}
