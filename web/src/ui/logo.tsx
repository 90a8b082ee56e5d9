import type { JSX } from "preact";

/** The logo: a cable car on its way up a hill. */
export function Logo({ size = 40 }: { size?: number }): JSX.Element {
  return (
    <svg class="logo" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path d="M0 48V43L48 24V48Z" fill="var(--bay)" />
      <path d="M0 43 48 24" stroke="var(--brass-bright)" stroke-width="2" />
      <g transform="translate(23 31.5) rotate(-21.6)">
        <Car />
      </g>
    </svg>
  );
}

/** The car itself, 34 wide, standing on 0. */
export function Car(): JSX.Element {
  return (
    <g>
      <circle cx="-9" cy="-1.5" r="2.6" fill="var(--ink)" />
      <circle cx="9" cy="-1.5" r="2.6" fill="var(--ink)" />
      <path d="M-17-5H17L15.5-2H-15.5Z" fill="var(--brass-bright)" />
      <path d="M-15-5V-10H15V-5Z" fill="var(--red-fill)" />
      <path d="M-15-7.4H15" stroke="var(--brass-bright)" stroke-width=".9" />
      <path
        d="M-15-10V-19M-8-10V-19M-1-10V-19M6-10V-19M10.500-10V-19M15-10V-19"
        stroke="var(--red-fill)"
        stroke-width="1.5"
      />
      <path d="M-8-17.800H6V-10H-8Z" fill="#fbe7b2" />
      <path d="M-3.300-18V-10M1.400-18V-10M-8-18V-10M6-18V-10" stroke="var(--red-fill)" stroke-width="1.3" />
      <path d="M-17-19Q-16-21-12-21H12Q16-21 17-19Z" fill="var(--red-fill)" />
      <path d="M-9-21Q-8-23.500-5-23.500H5Q8-23.500 9-21Z" fill="var(--brass-bright)" />
    </g>
  );
}
