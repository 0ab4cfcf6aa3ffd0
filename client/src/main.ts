// The client begins here.
import { mount } from "svelte";
import "./draw/palette.css";
import "./style.css";
import App from "./App.svelte";
import { dress } from "./logic/preferences.svelte";

dress();
mount(App, { target: document.getElementById("app")! });
