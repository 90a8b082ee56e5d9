import { Problem } from "../net/api";
import { has, t } from "./lang";

/** An error in the reader's language; in the server's words, if there is no message for it. */
export function explain(problem: unknown): string {
  if (!(problem instanceof Problem)) return t("problem-unexpected");
  const { reason = "", ...about } = problem.about;
  const seat = typeof about.seat === "number" ? { seat: about.seat + 1 } : {}; // people count from 1
  const dashed = String(reason).replaceAll("_", "-");
  const id = [...(reason ? [`reason-${dashed}`] : []), `problem-${problem.code.replaceAll("_", "-")}`].find(
    has,
  );
  const seconds = typeof about.seconds === "number" ? { seconds: Math.ceil(about.seconds) } : {};
  const named = Object.fromEntries(Object.entries(about).filter(([, value]) => typeof value !== "object"));
  return id ? t(id, { ...(named as Record<string, string | number>), ...seat, ...seconds }) : problem.message;
}
