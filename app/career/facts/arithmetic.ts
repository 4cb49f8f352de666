import { wordRun } from "~/career/nlp/fold";
import type { ReadLine } from "./prepare";
import type { Quantity } from "./quantity";

/** What follows from the figures of one line: "by three hours" from "5 hrs to 2 hrs", "five weeks in all" from "2 wks …, 3 wks …". */
export function followsFromLine(
  quantity: Quantity,
  text: string,
  cited: ReadLine[],
  told: Quantity[],
): boolean {
  // A longer text is no sentence, and reading it anew for each figure would take for ever.
  if (quantity.about === "over" || quantity.value <= 0 || text.length > 700) return false;
  const lines = cited.filter((line) => !line.isFact);
  return lines.some(
    (line) =>
      isDifference(quantity, text, line) || isTotal(quantity, text, line, told) || isRatio(quantity, line),
  );
}

function isDifference(quantity: Quantity, text: string, line: ReadLine): boolean {
  if (
    !(TELLS_OF_CHANGE.test(line.run) || TWO_YEARS.test(line.run)) ||
    !(LESS.test(wordRun(text)) || quantity.lead === "by" || saysBefore(text, quantity.text, BY))
  )
    return false;
  return line.quantities.some((before, at) => {
    const after = line.quantities.slice(at + 1).find((other) => isLike(before, other));
    if (!after || !isExact(before) || !isExact(after)) return false;
    const change = Math.abs(before.value - after.value);
    if (quantity.kind === "percent" && before.kind !== "percent")
      return before.value > 0 && Math.abs((100 * change) / before.value - quantity.value) < 0.5;
    if (quantity.kind === "points") return before.kind === "percent" && isNear(change, quantity.value);
    return isLike(quantity, before) && quantity.kind !== "percent" && isNear(change, quantity.value);
  });
}

/** "Doubled", where the line goes from 48 to 96. */
function isRatio(quantity: Quantity, line: ReadLine): boolean {
  if (quantity.kind !== "times" || !TELLS_OF_CHANGE.test(line.run)) return false;
  return line.quantities.some((before, at) =>
    line.quantities
      .slice(at + 1)
      .some(
        (after) =>
          isLike(before, after) &&
          isExact(before) &&
          isExact(after) &&
          isNear(before.value * quantity.value, after.value),
      ),
  );
}

/** Said as a sum, with its parts beside it, or of a line that counts by years. */
function isTotal(quantity: Quantity, text: string, line: ReadLine, told: Quantity[]): boolean {
  if (!["duration", "money", "count"].includes(quantity.kind)) return false;
  const parts = line.quantities.filter((other) => isLike(quantity, other) && isExact(other));
  const namesParts = parts.every((part) =>
    told.some((one) => one !== quantity && isNear(one.value, part.value)),
  );
  if (
    !namesParts &&
    !IN_ALL.test(wordRun(text)) &&
    !(COUNTS_BY_YEAR.test(line.run) && quantity.kind !== "money")
  )
    return false;
  return (
    parts.length > 1 &&
    isNear(
      parts.reduce((sum, { value }) => sum + value, 0),
      quantity.value,
    )
  );
}

function isLike(a: Quantity, b: Quantity): boolean {
  if (a.kind !== b.kind || a.kind === "year" || a.kind === "ordinal" || a.kind === "clock") return false;
  return (
    a.unit === b.unit &&
    (a.things.length === 0 || b.things.length === 0 || a.things.some((thing) => b.things.includes(thing)))
  );
}

function isExact({ about, range }: Quantity): boolean {
  return about === "" && range === "";
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), 1);
}

/** True when one of these words stands straight before the figure, in digits or in words. */
function saysBefore(text: string, figure: string, words: RegExp): boolean {
  const run = wordRun(text);
  return !/^\d/.test(figure)
    ? words.test(run)
    : words.test(run.slice(0, Math.max(0, run.indexOf(` ${figure} `))) + " ") || !run.includes(` ${figure} `);
}

const TELLS_OF_CHANGE =
  / (?:from|to|de|a|von|auf|brought|cut|reduc\w*|rais\w*|grew|lower\w*|fell|rose|increas\w*) /;
const COUNTS_BY_YEAR = / \d+ (?:\S+ )?in (?:19|20)\d\d (?:and )?\d+ (?:\S+ )?in (?:19|20)\d\d /;
const TWO_YEARS = / in (?:19|20)\d\d (?:\S+ ){1,4}in (?:19|20)\d\d /;
const LESS = / (?:less|fewer|shorter|faster|sooner|weniger|kurzer|schneller|fruher|menos|moins) /;
const BY = / (?:by|um|en|de|d) /;
const IN_ALL =
  / (?:total|totals|totalling|in all|altogether|combined|in sum|together|suma|sumando|en conjunto|totales|au total|en tout|insgesamt|zusammen|gesamt|so far|to date|bisher|hasta ahora|jusqu ici|jusqu a present) /;
