// The gallery: every scene of client/gallery drawn on one page, to look at. For development only, never built in.
//
// gallery.html?scene=NAME&theme=dark|parchment|contrast&scene without a name lists them all.
import { mount } from "svelte";
import "./draw/palette.css";
import "./style.css";
import Gallery from "./Gallery.svelte";

const files = import.meta.glob("../gallery/*.json", { import: "default" });
const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "dark";

const names = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, "")).filter((name) => name !== "icons");
const name = asked.get("scene") ?? "";
const load = files[`../gallery/${name}.json`];
const scene = load ? await load() : null;
mount(Gallery, { target: document.getElementById("app")!, props: { names, name, scene } });
