import type { Result, TicketData } from "../../net/schema";

/** One step of the final scoring. */
export type Step =
  | { what: "routes" }
  | { what: "ticket"; seat: number; ticket: TicketData; done: boolean }
  | { what: "souvenirs" }
  | { what: "total" };

/** The final scoring, step by step. */
export function scoringSteps(results: readonly Result[]): Step[] {
  const tickets = results.flatMap((result, seat) => [
    ...result.done.map((ticket): Step => ({ what: "ticket", seat, ticket, done: true })),
    ...result.missed.map((ticket): Step => ({ what: "ticket", seat, ticket, done: false })),
  ]);
  return [{ what: "routes" }, ...tickets, { what: "souvenirs" }, { what: "total" }];
}

/** The points of a seat after so many steps. */
export function pointsAfter(
  results: readonly Result[],
  steps: readonly Step[],
  told: number,
  seat: number,
): number {
  const result = results[seat];
  if (!result) return 0;
  let points = 0;
  for (const step of steps.slice(0, told)) {
    if (step.what === "routes") points += result.routes;
    else if (step.what === "souvenirs") points += result.souvenirs;
    else if (step.what === "ticket" && step.seat === seat)
      points += step.done ? step.ticket.points : -step.ticket.points;
  }
  return points;
}
