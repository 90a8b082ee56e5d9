import type { JSX } from "preact";
import { number } from "../../core/lang";
import type { Thing } from "../../core/rich";
import { inkOn, paintOf, shapeOf } from "../../ui/sign";
import { SouvenirShape } from "./symbols";
import "./picture.css";

/** Cards or a souvenir in a text: a small picture. Cards are named only for screen readers, and when pointed at. */
export function Picture({ kind, value, words }: Thing): JSX.Element {
  if (kind === "souvenir")
    return (
      <>
        <svg
          class="tk-small"
          width="18"
          height="18"
          viewBox="-13 -13 26 26"
          aria-hidden="true"
          focusable="false"
        >
          <SouvenirShape symbol={value} />
        </svg>{" "}
        {words}
      </>
    );
  const [card = "", count] = value.split(" ");
  return (
    <span class="tk-small" title={words}>
      {count && <span aria-hidden="true">{number(Number(count))} × </span>}
      <svg width="16" height="22" viewBox="-12 -16.5 24 33" aria-hidden="true" focusable="false">
        <rect class="tk-small-card" x="-11" y="-15.5" width="22" height="31" rx="4.5" fill={paintOf(card)} />
        <path d={shapeOf(card)} fill={inkOn(card)} fill-rule="evenodd" transform="scale(.9)" />
      </svg>
      <span class="unseen">{words}</span>
    </span>
  );
}
