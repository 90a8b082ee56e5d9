import type { Result, TicketData } from "../../net/schema";

/** One step of the final scoring. */
export type Step =
  | { what: "routes"; seat: number }
  | { what: "ticket"; seat: number; ticket: TicketData; done: boolean }
  | { what: "souvenirs" };

/** The final scoring, step by step: everybody's routes, then their tickets, then all souvenirs. */
export function scoringSteps(results: readonly Result[]): Step[] {
  const tickets = results.flatMap((result, seat) => [
    ...result.done.map((ticket): Step => ({ what: "ticket", seat, ticket, done: true })),
    ...result.missed.map((ticket): Step => ({ what: "ticket", seat, ticket, done: false })),
  ]);
  return [...results.map((_, seat): Step => ({ what: "routes", seat })), ...tickets, { what: "souvenirs" }];
}

/** The points of a seat after these steps. */
export function pointsAfter(results: readonly Result[], steps: readonly Step[], seat: number): number {
  const result = results[seat];
  if (!result) return 0;
  let points = 0;
  for (const step of steps) {
    if (step.what === "souvenirs") points += result.souvenirs;
    else if (step.seat !== seat) continue;
    else if (step.what === "routes") points += result.routes;
    else points += step.done ? step.ticket.points : -step.ticket.points;
  }
  return points;
}
