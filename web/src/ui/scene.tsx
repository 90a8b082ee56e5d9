import type { JSX } from "preact";
import { Car } from "./logo";
import "./scene.css";

/** The picture on the home page: the city on its hills, the bridge, and fog. */
export function Scene(): JSX.Element {
  return (
    <svg
      class="sc"
      viewBox="0 0 1200 320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle class="sc-sun" cx="1062" cy="120" r="36" />
      <path class="sc-far" d="M0 214Q130 150 300 196T620 190T900 186T1200 172V320H0Z" />
      <Bridge />
      <g class="sc-fog sc-fog-1">
        <ellipse cx="180" cy="214" rx="260" ry="24" />
        <ellipse cx="520" cy="222" rx="240" ry="20" />
        <ellipse cx="1010" cy="196" rx="280" ry="22" />
      </g>
      <path class="sc-mid" d="M0 262Q150 214 330 246T640 230Q800 176 1010 206T1200 190V320H0Z" />
      <Houses />
      <g class="sc-fog sc-fog-2">
        <ellipse cx="330" cy="268" rx="330" ry="26" />
        <ellipse cx="820" cy="262" rx="240" ry="20" />
      </g>
      <path class="sc-near" d="M0 320V306L1200 176V320Z" />
      <path class="sc-rail" d="M0 306 1200 176" />
      <path class="sc-slot" d="M0 312 1200 182" />
      <g transform="translate(440 258.500) rotate(-6.200) scale(2.100)">
        <g class="sc-car">
          <Car />
        </g>
      </g>
      <g class="sc-fog sc-fog-3">
        <ellipse cx="130" cy="316" rx="330" ry="22" />
        <ellipse cx="1110" cy="312" rx="300" ry="30" />
      </g>
    </svg>
  );
}

function Bridge(): JSX.Element {
  return (
    <g class="sc-bridge" transform="translate(-80 50) scale(.86)">
      <path d="M90 196H430" stroke-width="4" />
      <path d="M118 218V78M134 218V78M118 92H134M118 122H134M118 152H134" stroke-width="4" />
      <path d="M318 214V96M332 214V96M318 108H332M318 134H332M318 160H332" stroke-width="3.500" />
      <path d="M0 150Q70 150 126 80Q210 268 325 98Q370 172 430 190" fill="none" stroke-width="2" />
      <path
        d="M20 147V196M45 140V196M70 128V196M95 108V196M155 124V196M180 158V196M205 178V196M230 183V196M255 174V196M280 153V196M303 126V196M350 132V196M375 158V196M400 176V196"
        stroke-width="1"
      />
    </g>
  );
}

const LADIES = ["#a9bfae", "#d9b48a", "#b9a7c4", "#c78f86", "#94b1bf", "#d8cba6"];

function Houses(): JSX.Element {
  return (
    <g class="sc-houses">
      {LADIES.map((paint, n) => (
        <g key={paint} transform={`translate(${940 + n * 41} ${190 - n * 4.4})`}>
          <path d="M0 46V-10L20-32 40-10V46Z" fill={paint} />
          <path d="M-2-9 20-34 42-9" fill="none" stroke="var(--sheet)" stroke-width="3" />
          <path
            d="M6 0h9v13H6zM25 0h9v13h-9zM16-18h8v9h-8zM6 22h12v12H6zM26 20h8v24h-8z"
            fill="#33434d"
            opacity=".55"
          />
          <path d="M0 17H40" stroke="var(--sheet)" stroke-width="2" />
        </g>
      ))}
    </g>
  );
}
