import { render } from "preact";
import { App } from "./app";
import { keepLanguage } from "./core/lang";
import { begin } from "./core/me";
import { followLinks } from "./core/router";
import { keepSettings } from "./core/settings";
import "./style/tokens.css";
import "./style/base.css";

keepSettings();
followLinks();
void Promise.all([keepLanguage(), begin()]).then(() => {
  const root = document.getElementById("app");
  if (root) render(<App />, root);
  document.getElementById("first")?.remove();
});
