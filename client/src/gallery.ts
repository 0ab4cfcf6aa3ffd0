// The gallery: any scene of client/gallery as a table of its own, to look at. For development only, never built in.
//
// gallery.html?scene=NAME&theme=dark|parchment|contrast; without a scene it lists them all.
import { mount } from "svelte";
import icons from "../../src/flambeau/table/icons.json";
import "./draw/palette.css";
import "./draw/parchment.css";
import "./draw/contrast.css";
import "./style.css";
import Gallery from "./Gallery.svelte";
import { equip } from "./draw/later";
import { addIcons } from "./draw/shared";
import { preferences } from "./logic/preferences.svelte";
import { whole } from "./logic/whole";
import { fill } from "./wire";
import { fetchWords } from "./words";

const files = import.meta.glob("../gallery/*.json", { import: "default" });
const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "dark";

const names = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, "")).filter((name) => name !== "index");
const name = asked.get("scene") ?? "";
const load = files[`../gallery/${name}.json`];
const scene = load ? ((await load()) as { rest: { language?: string } }) : null;
document.documentElement.lang = scene?.rest.language ?? "en";
addIcons(icons);
await fetchWords(preferences.language);
if (scene) {
  const { ground, rest } = fill("Scene", scene);
  await equip(whole(ground, rest));
}
mount(Gallery, { target: document.getElementById("app")!, props: { names, name, scene } });
