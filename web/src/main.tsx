import { render } from "preact";
import { App, loadPage } from "./app";
import { followLanguage } from "./core/lang";
import { followLayers } from "./core/layers";
import { startSession } from "./core/me";
import { followLinks } from "./core/router";
import { applySettings } from "./core/settings";
import "./style/tokens.css";
import "./style/base.css";

applySettings();
followLinks();
followLayers();
void Promise.all([loadPage(), followLanguage(), startSession()]).then(() => {
  const root = document.getElementById("app");
  if (root) render(<App />, root);
  document.getElementById("first")?.remove();
});
