import type { DocumentLanguage } from "~/career/generated-document";
import { followsFromLine } from "./arithmetic";
import { checkToolYears, isSpan, isTenure, isYearsOfExperience, swappedYears } from "./check-years";
import { isHourOf } from "./clocks";
import { languageOf } from "~/career/nlp/language";
import { plainText, wordRun } from "~/career/nlp/fold";
import { replaceNumberWords } from "./number-words-read";
import type { Facts, ReadLine } from "./prepare";
import { readQuantities } from "./quantities";
import type { Quantity } from "./quantity";
import { namedEnds } from "./ranges";
import { TIME_UNITS, WORKER_STEMS } from "./units";
import type { Violation } from "./violation";

/** Every quantity of a text against those of the cited lines. `allowed` holds the advert's too, where it may be quoted. */
export function checkQuantities(
  text: string,
  cited: ReadLine[],
  facts: Facts,
  allowed: Quantity[],
): Violation[] {
  const language = languageOf(text, facts.context.language);
  const { quantities } = readQuantities(text, language, facts.ownNames);
  const sameLanguage =
    cited.every((line) => line.language === language) &&
    (allowed.length === 0 || facts.advert.language === language);
  const near = [
    ...cited.flatMap((line) => (line.isFact && tellsOwnYears(text, cited) ? [] : line.quantities)),
    ...allowed,
  ];
  const swapped = swappedYears(text, cited, language);
  if (swapped) return [swapped];
  const overfull = overfullShare(text, cited, language);
  if (overfull) return [overfull];
  const ends = namedEnds(wordRun(text));
  const isChange = quantities.some(({ lead }) => lead === "from");
  return quantities.flatMap((read) => {
    // "From 1 to 5 kVA" may stand for a range "1 to 5 kVA"; "to 40 women" may not.
    const end = ends.get(read.text);
    const ranged = end ? { ...read, range: end } : read;
    const quantity = isChange && read.lead === "to" ? { ...ranged, range: "high" as const } : ranged;
    const violation =
      checkToolYears(quantity, text, cited, isSameAmount) ??
      checkOne(quantity, near, cited, facts, sameLanguage, text, quantities);
    return violation ? [violation] : [];
  });
}

/** "27 of 20 months": a part is no greater than its whole. */
function overfullShare(text: string, cited: ReadLine[], language: DocumentLanguage): Violation | null {
  const share = SHARE.exec(replaceNumberWords(plainText(text), language));
  const [found, part, whole] = share ?? [];
  if (!found || Number(part) <= Number(whole) || cited.some((line) => line.text.includes(found))) return null;
  return { code: "unit_changed", found, explain: "A part cannot be more than the whole." };
}
const SHARE =
  /(?<![\d.,])(\d{1,4})(?: \p{L}+ (?:out of|sur)| (?:of|out of|of the|de|de los|de las|sur|von|der|von den)) (\d{1,3})(?![\d.,])(?! ?%)/u;

function checkOne(
  quantity: Quantity,
  near: Quantity[],
  cited: ReadLine[],
  facts: Facts,
  sameLanguage: boolean,
  text: string,
  told: Quantity[],
): Violation | null {
  const equal = near.filter((other) => isSameAmount(quantity, other));
  if (equal.length > 0) {
    const objections = equal.map((other) => objection(quantity, other, sameLanguage));
    return objections.includes(null) ? null : (objections[0] ?? null);
  }
  if (quantity.kind === "vague") {
    const enough = near.some(
      (other) => (other.kind === "count" || other.kind === "money") && other.value >= quantity.value,
    );
    return enough ? null : unknown(quantity);
  }
  if (followsFromLine(quantity, text, cited, told)) return null;
  if (
    isYearsOfExperience(quantity, cited, facts, text) ||
    isTenure(quantity, cited, facts, text) ||
    isSpan(quantity, cited)
  )
    return null;
  const looksEqual = near.some(
    (other) =>
      digitsOf(other.text) === digitsOf(quantity.text) ||
      (other.value === quantity.value && other.kind !== quantity.kind),
  );
  if (looksEqual)
    return {
      code: "unit_changed",
      found: quantity.text,
      explain: `Your lines say ${digitsOf(quantity.text)} of something else.`,
    };
  const elsewhere = facts.all.some((line) => line.quantities.some((other) => isSameAmount(quantity, other)));
  if (elsewhere)
    return {
      code: "number_moved",
      found: quantity.text,
      explain: `${quantity.text} stands in your resume, but in another place.`,
    };
  return unknown(quantity);
}

function unknown(quantity: Quantity): Violation {
  return {
    code: "number_unknown",
    found: quantity.text,
    explain: `${quantity.text} is not in the lines this is drawn from.`,
  };
}

function isSameAmount(a: Quantity, b: Quantity): boolean {
  if (a.kind === "count" && a.things.length === 0 && b.kind === "clock") return isHourOf(a.value, b);
  // "From twelve days to five": a bare number may stand for a duration or an amount named with its unit, never the other way round.
  if (a.kind === "count" && a.things.length === 0 && (b.kind === "duration" || b.kind === "money"))
    return b.value === a.value || digitsOf(b.text) === digitsOf(a.text);
  if (Math.abs(a.value - b.value) > 1e-9 * Math.max(Math.abs(a.value), 1)) return false;
  if (a.kind === b.kind) {
    if (a.kind === "money" || a.kind === "duration") return a.unit === b.unit;
    if (a.kind === "count")
      return (
        a.unit === b.unit ||
        a.things.length === 0 ||
        b.things.length === 0 ||
        (a.unit === "" && b.unit === "metre")
      ); // English meters are read, too
    return a.unit === "" || a.unit === b.unit || (a.kind === "ordinal" && b.unit === "");
  }
  const kinds = [a.kind, b.kind];
  if (kinds.includes("count") && kinds.includes("year"))
    return a.unit === "" && a.value >= 1950 && a.value < 2050;
  return false;
}

/** Why an equal amount is still not the same fact; null when it is. */
function objection(written: Quantity, source: Quantity, sameLanguage: boolean): Violation | null {
  if (!areSameThings(written, source, sameLanguage) || isScale(written, source)) {
    return {
      code: "unit_changed",
      found: written.text,
      explain: `Your line counts something else with ${source.text}.`,
    };
  }
  if (written.rate !== "" && source.rate !== "" && written.rate !== source.rate)
    return {
      code: "unit_changed",
      found: `${written.text} a ${written.rate}`,
      explain: `Your line says ${source.text} a ${source.rate}.`,
    };
  if (written.about === "over" && source.about !== "over" && source.range !== "low") {
    return {
      code: "number_unknown",
      found: `over ${written.text}`,
      explain: `Your line says ${source.text}, not more than that.`,
    };
  }
  if (
    written.about !== "under" &&
    written.about !== "about" &&
    (source.about === "under" || source.about === "about")
  ) {
    return {
      code: "number_unknown",
      found: written.text,
      explain: `Your line does not give ${source.text} as an exact figure.`,
    };
  }
  if (written.range === "" && source.range === "high" && written.about !== "under") {
    return {
      code: "number_unknown",
      found: written.text,
      explain: `${source.text} is the top of a range in your line.`,
    };
  }
  if (written.range !== "" && source.range !== "" && written.range !== source.range)
    return {
      code: "unit_changed",
      found: written.text,
      explain: `Your line has ${source.text} at the other end of the range.`,
    };
  if (written.lead !== "" && source.lead !== "" && written.lead !== source.lead && source.kind !== "year") {
    return {
      code: "unit_changed",
      found: `${written.lead} ${written.text}`,
      explain: `Your line says "${source.lead} ${source.text}".`,
    };
  }
  return null;
}

function areSameThings(written: Quantity, source: Quantity, sameLanguage: boolean): boolean {
  if (
    written.kind !== "count" ||
    source.kind !== "count" ||
    written.things.length === 0 ||
    source.things.length === 0
  )
    return true;
  if (isYear(written) && isYear(source)) return true;
  const [time, other] = [written, source].map(({ things }) => things.find((thing) => TIME_UNITS.has(thing)));
  if (time && other && periodOf(time) !== periodOf(other)) return false;
  if (
    written.things.some((thing) => source.things.some((other) => thing === other || shareRoot(thing, other)))
  )
    return true;
  if (isWorkers(written) && source.things.some((thing) => WORKER_STEMS.has(thing))) return true;
  if (isWorkers(source) && written.things.some((thing) => WORKER_STEMS.has(thing))) return true;
  if (sameLanguage) return false;
  // In another language only things that both have a common name can be told apart.
  return !(NAMED_THINGS.test(written.things[0] ?? "") && NAMED_THINGS.test(source.things[0] ?? ""));
}
const NAMED_THINGS =
  /^(?:learners|workers|clients|calls|places|schools|firms|reports|vehicles|sales|suppliers|bills|projects)$/;

function periodOf(word: string): string {
  const unit = TIME_UNITS.get(word);
  return unit ? `${unit.holds} ${unit.base}` : word;
}

/** The "5" of "4.12/5.00" counts nothing. */
function isScale(written: Quantity, source: Quantity): boolean {
  return (
    written.kind === "count" &&
    source.kind === "count" &&
    written.things.length > 0 &&
    source.things.length === 0 &&
    /[.,]\d{2}$/.test(source.text) &&
    !/[.,]/.test(written.text)
  );
}

function isYear(quantity: Quantity): boolean {
  return /^(?:19[89]|20[0-3])\d$/.test(quantity.text);
}

function shareRoot(a: string, b: string): boolean {
  return a.length >= 4 && b.length >= 4 && (a.startsWith(b) || b.startsWith(a));
}

function isWorkers(quantity: Quantity): boolean {
  return quantity.things.includes("workers");
}

function digitsOf(text: string): string {
  return text.replace(/[^\d.,]/g, "").replace(/[.,]$/, "");
}

/** Where the bullet itself names years, the years of the job around it may not take their place. */
function tellsOwnYears(text: string, cited: ReadLine[]): boolean {
  const own = cited.some(
    (line) => !line.isFact && line.quantities.some((quantity) => quantity.kind === "year"),
  );
  return own && !/ (?:since|from|between|until|desde|entre|depuis|seit|zwischen) /.test(wordRun(text));
}
