// The server's pages may have been built anew while this one is open: what it has not fetched yet is gone then.

/** Whether the server now gives a page without this script; false if that cannot be found out. */
export async function isOld(script: string): Promise<boolean> {
  try {
    const now = await fetch("/", { cache: "no-store" });
    return now.ok && !(await now.text()).includes(script);
  } catch {
    return false;
  }
}

/** Begin anew with the newest page when a part of this one is missing; seats are kept by the cookie. */
export function renewWhenOld(): void {
  const script = document.querySelector("script[type=module][src]")?.getAttribute("src");
  if (script) addEventListener("vite:preloadError", () => void isOld(script).then((old) => old && location.reload()));
}
