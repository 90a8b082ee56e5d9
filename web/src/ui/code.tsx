import type { JSX } from "preact";
import { encode } from "uqr";
import "./ui.css";

/** A QR code. Always dark on light, for cameras. */
export function Code({ text, label }: { text: string; label: string }): JSX.Element {
  const { size, data } = encode(text, { border: 2, ecc: "M" });
  let path = "";
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) path += `M${x} ${y}h1v1h-1z`;
    });
  });
  return (
    <svg
      class="ui-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fffdf6" />
      <path d={path} fill="#22303a" />
    </svg>
  );
}
