import { Problem } from "../net/api";
import { has, t } from "./lang";

/** An error in the reader's language; in the server's words, if there is no message for it. */
export function explain(problem: unknown): string {
  if (!(problem instanceof Problem)) return t("problem-unexpected");
  const { reason = "", ...about } = problem.about;
  const seat = about.seat === undefined ? {} : { seat: Number(about.seat) + 1 }; // people count from 1
  const dashed = reason.replaceAll("_", "-");
  const id = [...(reason ? [`reason-${dashed}`] : []), `problem-${problem.code.replaceAll("_", "-")}`].find(
    has,
  );
  const seconds = about.seconds === undefined ? {} : { seconds: Math.ceil(Number(about.seconds)) };
  return id ? t(id, { ...about, ...seat, ...seconds }) : problem.message;
}
