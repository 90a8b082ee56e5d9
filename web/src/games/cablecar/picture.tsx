import type { JSX } from "preact";
import type { Thing } from "../../core/rich";
import { Sign } from "../../ui/sign";
import { TILE } from "./geometry";
import { planOf } from "./tile";
import "./picture.css";

const SIZE = 24; // in pixels: the tracks can still be followed

/** A tile or a company in a text: a small picture. Tiles are named only for screen readers, and when pointed at. */
export function Picture({ kind, value, words }: Thing): JSX.Element {
  if (kind === "company")
    return (
      <>
        <Sign colour={value} size={15} /> {words}
      </>
    );
  const [tile = "", turned = "0"] = value.split(" ");
  return (
    <span class="cc-small" title={words}>
      <svg width={SIZE} height={SIZE} viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true" focusable="false">
        <g transform={`rotate(${turned} ${TILE / 2} ${TILE / 2})`}>
          <rect class="cc-small-ground" x="2" y="2" width={TILE - 4} height={TILE - 4} rx="10" />
          {planOf(tile, 0).tracks.map((track) => (
            <g key={track}>
              <path class="cc-small-edge" d={track} />
              <path class="cc-small-track" d={track} />
            </g>
          ))}
        </g>
      </svg>
      <span class="unseen">{words}</span>
    </span>
  );
}
