import type { JSX } from "preact";
import { t } from "../../core/lang";
import type { MapBoard } from "../../net/schema";
import { mapTitle } from "./names";
import { UNHEARD } from "./pieces";
import { FerryMark, SignOn } from "./symbols";

/** Makes a text narrower if there is less room for it than it takes. */
function squeezed(room: number) {
  return (text: SVGTextElement | null): void => {
    text?.removeAttribute("textLength");
    if (text && text.getComputedTextLength() > room) text.setAttribute("textLength", `${room}`);
  };
}

/** Title, compass and route values, in the corners that the board leaves free. */
export function Legend({ board }: { board: MapBoard }): JSX.Element {
  const { title_box: title, legend_box: box } = board;
  const lengths = Object.keys(board.points).map(Number);
  const middle = (title.left + title.right) / 2;
  const wide = box.right - box.left;
  const column = (wide - 104) / lengths.length;
  const at = (number: number): number => box.left + 96 + column * (number + 0.5);
  const about = {
    x: box.left + 60,
    lengthAdjust: "spacingAndGlyphs",
    ref: squeezed(wide - 60 - 14),
  } as const;
  const ferries = board.routes.some((route) => route.ferries > 0);
  return (
    <g class="tk-legend">
      <g {...UNHEARD}>
        <text class="tk-title" x={middle} y={title.bottom - 28}>
          {mapTitle(board.title)}
        </text>
        <path
          class="tk-title-line"
          d={`M${title.left + 20} ${title.bottom - 12}H${middle - 14}M${middle + 14} ${title.bottom - 12}H${title.right - 20}`}
        />
        <path class="tk-title-gem" d={`M${middle} ${title.bottom - 18}l6 6-6 6-6-6Z`} />
      </g>
      <rect
        class="tk-legend-box"
        x={box.left}
        y={box.top}
        width={wide}
        height={box.bottom - box.top}
        rx="10"
      />
      <rect
        class="tk-legend-rim"
        x={box.left + 4}
        y={box.top + 4}
        width={wide - 8}
        height={box.bottom - box.top - 8}
        rx="7"
      />
      <text x={box.left + 16} y={box.top + 32}>
        {t("tk-legend-spaces")}
      </text>
      <text x={box.left + 16} y={box.top + 58}>
        {t("tk-legend-points")}
      </text>
      {lengths.map((length, number) => (
        <g key={length} class="tk-legend-numbers">
          <text x={at(number)} y={box.top + 32}>
            {length}
          </text>
          <text class="tk-legend-points" x={at(number)} y={box.top + 58}>
            {board.points[length]}
          </text>
        </g>
      ))}
      <path class="tk-title-line" d={`M${box.left + 14} ${box.top + 70}H${box.right - 14}`} />
      {ferries && (
        <>
          <g transform={`translate(${box.left + 32} ${box.top + 91})`}>
            <FerryMark />
          </g>
          <text {...about} y={box.top + 97}>
            {t("tk-legend-ferry")}
          </text>
        </>
      )}
      <g transform={`translate(${box.left + 32} ${box.top + 118})`}>
        <rect class="tk-space" x="-17" y="-9" width="34" height="18" rx="4.5" fill="var(--grey)" />
        <SignOn colour="grey" scale={0.55} />
      </g>
      <text {...about} y={box.top + 124}>
        {t("tk-legend-grey")}
      </text>
      <g transform={`translate(${box.left + 32} ${box.top + 145})`}>
        <circle class="tk-dot red" r="10" />
        <circle class="tk-dot-ring" r="4.5" />
      </g>
      <text {...about} y={box.top + 151}>
        {t("tk-legend-souvenir")}
      </text>
    </g>
  );
}
