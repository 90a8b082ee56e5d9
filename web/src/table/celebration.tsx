import type { JSX } from "preact";
import { Car } from "../ui/logo";
import { paintOf, shapeOf } from "../ui/sign";
import "./celebration.css";

const PAPERS = ["teal", "yellow", "pink", "blue", "red", "green", "orange", "purple"];
const MANY = 36;
const PENNANTS = 14;

/** A win: a decorated cable car reaches the top of its hill while paper signs fall. Without motion, it is a picture. */
export function Celebration({ colours }: { colours: readonly string[] }): JSX.Element {
  return (
    <svg class="tb-cheer" viewBox="0 0 480 110" aria-hidden="true" focusable="false">
      <path class="tb-cheer-hill" d="M0 110V104C150 100 240 78 330 66S440 62 480 62V110Z" />
      <path class="tb-cheer-rail" d="M0 104C150 100 240 78 330 66S440 62 480 62" />
      {Array.from({ length: PENNANTS }, (_, n) => {
        const x = 20 + n * 33;
        const y = 10 + 15 * Math.sin((Math.PI * ((n * 33) % 154)) / 154);
        return (
          <path
            key={n}
            d={`M${x - 7} ${y}H${x + 7}L${x} ${y + 14}Z`}
            fill={paintOf(PAPERS[n % PAPERS.length] as string)}
          />
        );
      })}
      <g transform="translate(352 65) rotate(-5) scale(1.500)">
        <g class="tb-cheer-car">
          <Car />
          {colours.slice(0, 3).map((colour, n, all) => (
            <g key={colour} transform={`translate(${(n - (all.length - 1) / 2) * 10} -27)`}>
              <path d="M0 4V-8" class="tb-cheer-pole" />
              <path
                d={shapeOf(colour)}
                fill={paintOf(colour)}
                fill-rule="evenodd"
                transform="translate(0 -11) scale(.5)"
              />
            </g>
          ))}
        </g>
      </g>
      {Array.from({ length: MANY }, (_, n) => {
        // spread evenly but without a visible pattern, the same every time
        const [across, down, size] = [(n * 0.7549) % 1, (n * 0.5698 + 0.13) % 1, (n * 0.618) % 1];
        const colour = PAPERS[n % PAPERS.length] as string;
        return (
          <g key={n} transform={`translate(${6 + across * 468} ${8 + down * 92})`}>
            <path
              class="tb-cheer-paper"
              style={{
                "--tb-wait": `${Math.round(across * 900 + size * 500)}ms`,
                "--tb-turn": `${n * 47}deg`,
              }}
              d={shapeOf(colour)}
              fill={paintOf(colour)}
              fill-rule="evenodd"
              transform={`rotate(${n * 47}) scale(${0.28 + 0.22 * size})`}
            />
          </g>
        );
      })}
    </svg>
  );
}
