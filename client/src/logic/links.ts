// Secret links are told once, to whoever made the table: this tab remembers them.
import type { Link } from "../wire";

const key = (table: string) => `flambeau.links.${table}`;

export function rememberedLinks(table: string): Link[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? "[]") as Link[];
  } catch {
    return [];
  }
}

/** Remember these; a newer link of a seat takes the place of the older one. */
export function rememberLinks(table: string, links: Link[]): Link[] {
  const all = [...rememberedLinks(table).filter((old) => !links.some((one) => one.seat === old.seat)), ...links];
  try {
    sessionStorage.setItem(key(table), JSON.stringify(all));
  } catch {
    // They are still shown; only a reload forgets them.
  }
  return all;
}
