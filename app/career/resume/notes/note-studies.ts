import { findPeriods, type FoundPeriod } from "~/career/dates";
import { normalizeValue } from "../draft";
import type { Field } from "../field";
import { isStudyMode } from "../paper-words";
import { isPlace, isState } from "../places";
import { isSchool } from "../row-kinds";
import { fieldOf } from "./note-fields";
import { startsAsStudy } from "./note-names";

const longest = 160;
const mostWordsOfSchool = 9;

type Study = { degree: string; school?: string; mode?: string; period?: FoundPeriod };

/**
 * A study that a clause tells without marks between its parts: "ND leather technology NILEST part time since 2025", "dip in hotel and catering Plateau Poly". Its words
 * tell what the tagger could not: `fields` that have a degree and a school stay as they are.
 */
export function withStudy(fields: readonly Field[], text: string): Field[] {
  const [first] = fields;
  const isWhole = ["degree", "school"].every((label) => fields.some((field) => field.label === label));
  const isPlain = !fields.some(({ label }) => label === "line");
  if (!first || isWhole) return [...fields];
  const from = first.segments[0]?.from ?? 0;
  const standing = fields.filter(({ label }) => label === "standing" || label === "grade");
  const stated = standing.reduce((rest, { text: words }) => rest.replace(words, " "), text.slice(from));
  const study = studyOf(stated);
  if (!study) return [...fields];
  if (study.school === undefined && (isPlain || fields.some(({ label }) => label === "school")))
    return [...fields];
  const found = [fieldOf(first, "degree", study.degree, 0)];
  if (study.school !== undefined) found.push(fieldOf(first, "school", study.school, 1));
  const { period } = study;
  const dates = fields.filter(({ label }) => label === "dates");
  const modes = study.mode === undefined ? [] : [fieldOf(first, "line", study.mode, 3)];
  if (period && dates.length === 0) {
    const field = fieldOf(first, "dates", stated.slice(period.index, period.index + period.length), 2);
    const [segment] = field.segments;
    if (segment) Object.assign(segment, { period, atom: "dates" });
    dates.push(field);
  }
  return [...found, ...dates, ...standing, ...modes];
}

/** The parts of a clause that begins with a degree, or has it behind its school. */
export function studyOf(text: string): Study | undefined {
  if (text.length > longest) return undefined;
  const [period] = findPeriods(text);
  const plain = period ? `${text.slice(0, period.index)},${text.slice(period.index + period.length)}` : text;
  const pieces = plain
    .split(/[,;:()]|\s[–—-]\s|\s(?:at|from)\s(?=\S)|\bsince\s*$/iu)
    .map((piece) =>
      normalizeValue(piece).replace(/^(?:in|of|at|from|since)\s+|\s+(?:in|of|at|from|since)$/giu, ""),
    )
    .filter((piece) => /\p{L}/u.test(piece));
  const modes = pieces.filter(isStudyMode);
  const own = pieces.filter((piece) => !modes.includes(piece));
  const at = own.findIndex(startsAsStudy);
  const written = own[at];
  if (written === undefined || own.length > 3) return undefined;
  const [bare, mode] = withoutMode(written);
  const words = bare.split(/\s+/);
  const start = schoolIn(words);
  const others = own.filter((_, place) => place !== at);
  const beside = others.find((piece) => isSchool(piece) || isShortName(piece));
  const school = start === undefined ? beside : words.slice(start).join(" ");
  if (school !== undefined && (school.split(" ").length > mostWordsOfSchool || startsAsStudy(school)))
    return undefined;
  const degree = words
    .slice(0, start)
    .join(" ")
    .replace(/\s+(?:i|we|but|then)(?:\s.*)?$/iu, "")
    .replace(/\s+(?:in|at|for|from)$/iu, "");
  const stated = mode ?? modes[0];
  return {
    degree,
    ...(school !== undefined && { school }),
    ...(stated !== undefined && { mode: stated }),
    ...(period && { period }),
  };
}

/** "ND part time Animal Health" → "ND Animal Health". */
function withoutMode(written: string): [string, string?] {
  const [found = ""] =
    /\s(?:part[- ]time|full[- ]time|weekend|evening|sandwich)(?=\s|$)/iu.exec(written) ?? [];
  return found === "" ? [written] : [normalizeValue(written.replace(found, "")), found.trim()];
}

/** "NILEST", "OAU": a school by its letters. */
const isShortName = (text: string) => /^\p{Lu}{3,8}(?: \p{L}+)?$/u.test(text) && !startsAsStudy(text);

/** Where the name of a school begins behind a subject: at the words in capitals or the places before its kind, or at letters. */
function schoolIn(words: readonly string[]): number | undefined {
  const kind = words.findIndex((word, at) => at > 0 && isSchool(word));
  const isSmall = words.slice(1).some((word) => /^\p{Ll}{4}/u.test(word));
  if (kind < 0) {
    const letters = words.findIndex((word, at) => at > 1 && isShortName(word) && !startsAsStudy(word));
    return letters < 0 || !isSmall ? undefined : letters;
  }
  let start = kind;
  const isOfName = (word: string) =>
    (isSmall && /^\p{Lu}/u.test(word)) ||
    isPlace(word) ||
    isState(word) ||
    /^(?:state|federal|govt|government|city)$/iu.test(word);
  while (start > 2 && isOfName(words[start - 1] ?? "")) start -= 1;
  return start === kind && start > 2 && kind === words.length - 1 ? start - 1 : start;
}
