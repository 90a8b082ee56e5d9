import { language, t } from "../../core/lang";

const whole = { style: "percent", maximumFractionDigits: 0, signDisplay: "negative" } as const;
const signed = { signDisplay: "exceptZero", maximumFractionDigits: 0 } as const;

/** A chance from 0 to 1, as players say it. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(language.value, whole).format(chance);
}

/** A change of a chance, in points with a sign. */
export function points(change: number): string {
  const value = Math.round(100 * change);
  const text = new Intl.NumberFormat(language.value, signed).format(value);
  return t("review-points", { points: text, count: Math.abs(value) });
}
