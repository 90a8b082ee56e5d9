// Guests need no name of their own: they get one that the city could have given them.
const PLACES = [
  "Alamo",
  "Barbary",
  "Castro",
  "Embarcadero",
  "Filbert",
  "Ghirardelli",
  "Haight",
  "Hyde",
  "Lombard",
  "Marina",
];
const MORE = [
  "Mission",
  "Nob Hill",
  "North Beach",
  "Ocean Beach",
  "Pier 39",
  "Potrero",
  "Powell",
  "Presidio",
  "Sunset",
  "Sutro",
];
const ANIMALS = [
  "Bison",
  "Coyote",
  "Egret",
  "Gull",
  "Heron",
  "Otter",
  "Parrot",
  "Pelican",
  "Raccoon",
  "Sea Lion",
];

/** A friendly name. */
export function randomName(random: () => number = Math.random): string {
  const pick = (from: string[]): string => from[Math.floor(random() * from.length)] as string;
  return `${pick([...PLACES, ...MORE])} ${pick(ANIMALS)}`;
}
