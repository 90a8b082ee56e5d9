const PLAYERS = ["yellow", "blue", "orange", "green", "purple", "black"];
// In the company game those are companies, so players have others.
const SHAREHOLDERS = ["pink", "teal", "lime", "sky", "grey", "sand"];

/** The colour of a seat. */
export function seatColour(seat: number, company: boolean): string {
  return (company ? SHAREHOLDERS : PLAYERS)[seat] ?? "grey";
}
