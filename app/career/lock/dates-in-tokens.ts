import { plain, type Amount } from "./amount";
import type { Token } from "./tokens";
import { MONTHS } from "./vocabulary/units";

/** A year as a word of its own. */
export const IS_YEAR = /^(?:19[5-9]|20[0-4])\d$/;

const JOINS_MONTHS = /^(?:-|to|a|au|bis|and|y|et|und|al)$/;

const ORDINALS = new Map(
  [
    /^(?:q1|1st|first|premier|primer|ersten?)$/,
    /^(?:q2|2nd|second|deuxieme|segundo|zweiten?)$/,
    /^(?:q3|3rd|third|troisieme|tercer|dritten?)$/,
    /^(?:q4|4th|fourth|last|quatrieme|cuarto|vierten?)$/,
  ].map((form, at) => [form, at + 1]),
);

/** The month before a year, "March 2021", or its quarter, "Q2 2024", "the second quarter of 2024". */
export function partOfYear(tokens: Token[], at: number): Pick<Amount, "month" | "quarter"> {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const quarterAt = before.findIndex((word) => /^(?:quarter|trimestre|quartal)$/.test(word));
  const ordinal = before.at(quarterAt > 0 ? quarterAt - 1 : -1);
  const [, quarter] = [...ORDINALS].find(([form]) => form.test(ordinal ?? "")) ?? [];
  if (quarter !== undefined) return { quarter };
  const name = before.findLast((word) => MONTHS.has(word));
  const month = MONTHS.get(name ?? "") ?? (before.at(-1) === "/" ? Number(before.at(-2)) : 0);
  return month >= 1 && month <= 12 ? { month } : {};
}

const BEFORE_A_MONTH = new Set(
  "in im en since seit depuis desde until from by of a to and on for before after during next this last early mid late de d".split(
    " ",
  ),
);

/** The month of "in March" or "12 March" that no year follows; in "March to August 2023" it has the year of the second. */
export function monthAlone(tokens: Token[], at: number): Amount | undefined {
  const word = (step: number) => tokens[at + step]?.text ?? "";
  const month = MONTHS.get(word(0));
  if (month === undefined || [1, 2].some((step) => IS_YEAR.test(word(step)))) return undefined;
  if (JOINS_MONTHS.test(word(1)) && MONTHS.has(word(2)) && IS_YEAR.test(word(3)))
    return { ...plain(word(3), at, Number(word(3))), kind: "date", month };
  const isDate = (BEFORE_A_MONTH.has(word(-1)) || /^\d+$/.test(word(-1))) && word(0).length > 3;
  return isDate ? { ...plain(word(0), at, month), kind: "month", month } : undefined;
}
