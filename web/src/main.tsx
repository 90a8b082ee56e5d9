import { render } from "preact";
import { App } from "./app";
import { followLanguage } from "./core/lang";
import { startSession } from "./core/me";
import { followLinks } from "./core/router";
import { applySettings } from "./core/settings";
import "./style/tokens.css";
import "./style/base.css";

applySettings();
followLinks();
void Promise.all([followLanguage(), startSession()]).then(() => {
  const root = document.getElementById("app");
  if (root) render(<App />, root);
  document.getElementById("first")?.remove();
});
