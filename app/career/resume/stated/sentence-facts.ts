import { findPeriods, type FoundPeriod, type Period } from "~/career/dates";
import { normalizeValue } from "../draft";
import { hasTitle } from "../narrative-posts";
import { nameLead, titleBehind, titleLead } from "../vocabulary/stated";
import { stretchesOf } from "../words/stretches";

type Stretch = { from: number; to: number; text: string };
/** A name in a sentence that tells of a post. */
export type Name = Stretch & { kind: "employer" | "title" | "place"; sure: number };
/** A time in it. */
export type Time = Stretch & { kind: "period"; period: Period; isRange: boolean };
export type SentenceFact = Name | Time;

/** How sure the words must be. */
const LIKELY = 0.5;
const MOST_WORDS = 9;

const kinds = new Map([
  ["employer", "employer"],
  ["school", "employer"],
  ["title", "title"],
  ["place", "place"],
] as const);

/** The employers, posts, places and times of a sentence, in order; none where it tells of a study. */
export function sentenceFacts(sentence: string): SentenceFact[] {
  const { stretches } = stretchesOf(sentence, {
    section: "work",
    isList: false,
    inCell: false,
    isAllCaps: false,
  });
  if (stretches.some(({ label, confidence }) => label === "degree" && confidence >= LIKELY)) return [];
  const periods = periodsOf(sentence);
  const isTime = (from: number, to: number) => periods.some((one) => one.from < to && from < one.to);
  const facts = stretches.flatMap(({ from, to, label, confidence }): Name[] => {
    const kind = kinds.get(label as "employer");
    if (!kind || confidence < LIKELY) return [];
    const written = sentence.slice(from, to);
    const lead = (kind === "title" ? titleLead : nameLead).exec(written)?.[0] ?? "";
    const bracket = closing(written, sentence.slice(to));
    const text = normalizeValue(written.slice(lead.length) + bracket);
    const start = from + lead.length;
    // "I was in charge of 18 guards".
    if (kind === "employer" && /^(?:in )?charge\b/i.test(text)) return [];
    if (text === "" || isTime(start, to) || text.split(/\s+/).length > MOST_WORDS) return [];
    return [{ kind, from: start, to: to + bracket.length, text, sure: confidence }];
  });
  const names = withTitles(sentence, facts).filter((fact) => !isLeft(sentence, fact, facts));
  return [...names, ...periods].sort((a, b) => a.from - b.from);
}

/** Titles that the words before them tell where the model saw none. */
function withTitles(sentence: string, names: readonly Name[]): Name[] {
  const found = [...sentence.matchAll(titleBehind)].flatMap((match): Name[] => {
    const text = match.groups?.["title"] ?? "";
    const from = match.index + match[0].length - text.length;
    const to = from + text.length;
    const isKnown = names.some((name) => name.from < to && from < name.to);
    return isKnown || !hasTitle(text) ? [] : [{ kind: "title", from, to, text, sure: 0.8 }];
  });
  return [...names, ...found];
}

/** "From Dala Foods I moved to Ajima Farms": where somebody came from was stated before. */
function isLeft(sentence: string, { kind, from, to }: Name, names: readonly Name[]): boolean {
  return (
    kind === "employer" &&
    /(?:^|\s)from\s+(?:the\s+)?$/i.test(sentence.slice(0, from)) &&
    names.some((other) => other.kind === "employer" && other.from > to)
  );
}

/** The bracket that a stretch lost at its end. */
function closing(text: string, behind: string): string {
  return text.includes("(") && !text.includes(")") && behind.startsWith(")") ? ")" : "";
}

/** The times of a sentence; "between 2010 and 2012" is one. */
function periodsOf(sentence: string): Time[] {
  const found: Time[] = [];
  for (const one of findPeriods(sentence)) {
    const last = found.at(-1);
    const isPair =
      last !== undefined &&
      !last.isRange &&
      isSingle(one) &&
      /^\s+and\s+$/i.test(sentence.slice(last.to, one.index)) &&
      /\bbetween\s+$/i.test(sentence.slice(0, last.from));
    if (isPair) {
      last.period = { start: last.period.end, end: one.end };
      last.isRange = true;
      last.to = one.index + one.length;
      last.text = sentence.slice(last.from, last.to);
    } else
      found.push({
        kind: "period",
        period: { ...(one.start && { start: one.start }), ...(one.end && { end: one.end }) },
        isRange: one.start !== undefined,
        from: one.index,
        to: one.index + one.length,
        text: sentence.slice(one.index, one.index + one.length),
      });
  }
  return found;
}

const isSingle = ({ start, end }: FoundPeriod) =>
  start === undefined && end !== undefined && end !== "present";
