import { findPeriods, type Period } from "../dates";
import { foldText } from "../nlp/fold";
import type { Block } from "./blocks";
import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import type { Label } from "./tagger/labels";
import { ARMS, HEADS_ARMS } from "./vocabulary/holders";

/**
 * "MILITARY SERVICE (2001 – 2021)" over postings without an employer: the heading is the line of the service, where it, or the rest of the resume ("Former rank:
 * Sergeant, Nigerian Army"), names one and no other. `isNamed`: the heading has the name.
 */
export function withServiceOver(
  { paragraphs }: Pick<DocumentText, "paragraphs">,
  { heading = "", section, fields }: Block,
): { fields: Field[]; service?: { name: string; paragraph: number; isNamed: boolean } } {
  const [first] = fields;
  if (section !== "work" || !first || !HEADS_ARMS.test(heading)) return { fields: [...fields] };
  const isHeading = ({ text }: DocumentText["paragraphs"][number]) => foldText(text) === foldText(heading);
  const paragraph = paragraphs.slice(0, first.paragraph + 1).findLastIndex(isHeading);
  const period = findPeriods(heading)[0] ?? wholeTimeOf(fields);
  const own = namesIn([heading]);
  const names = own.length > 0 ? own : namesIn(paragraphs.map(({ text }) => text));
  const [name] = names;
  const isHeaded = namesIn([paragraphs[first.paragraph]?.text ?? ""]).length > 0;
  if (
    paragraph < 0 ||
    !period?.start ||
    !period.end ||
    !name ||
    names.length > 1 ||
    isHeaded ||
    !arePostings(fields)
  )
    return { fields: [...fields] };
  const head = [fieldOf(first, paragraph, "employer", name), timeOf(first, paragraph, period)];
  return { fields: [...head, ...fields], service: { name, paragraph, isNamed: own.length > 0 } };
}

/** Each line with a time says what somebody was: then the line over them holds them all. */
function arePostings(fields: readonly Field[]): boolean {
  const lines = [...groupByParagraph(fields).values()].filter((line) =>
    line.some(({ label }) => label === "dates"),
  );
  return lines.length > 1 && lines.every((line) => line.some(({ label }) => label === "title"));
}

/** The services that some texts name, each once. */
function namesIn(texts: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const text of texts)
    for (const [name] of text.slice(0, LONGEST).matchAll(ARMS)) {
      const key = foldText(name).replace(/^nigeria /u, "nigerian ");
      // Rather not in capitals, where it stands otherwise, too.
      if (!/\p{Ll}/u.test(names.get(key) ?? "")) names.set(key, name);
    }
  return [...names.values()];
}
const LONGEST = 500;

/** From the beginning of the first post to the end of the last one. */
function wholeTimeOf(fields: readonly Field[]): Period | undefined {
  const times = fields.flatMap(({ segments: [segment] }) => segment?.period ?? []);
  const starts = times.flatMap(({ start }) => start ?? []).sort();
  const ends = times.flatMap(({ end }) => end ?? []).sort();
  return starts[0] && ends[0] ? { start: starts[0], end: ends.at(-1) } : undefined;
}

function fieldOf({ segments }: Field, paragraph: number, label: Label, text: string): Field {
  const [segment] = segments;
  const place = { paragraph, from: 0, to: 0, text, before: "start" as const, index: 0, count: 2 };
  return {
    label,
    text,
    paragraph,
    segments: segment ? [{ ...segment, ...place, period: undefined, atom: undefined }] : [],
    probability: (...labels) => (labels.includes(label) ? 0.9 : 0),
  };
}

function timeOf(first: Field, paragraph: number, period: Period): Field {
  const field = fieldOf(first, paragraph, "dates", "");
  const segments = field.segments.map((one) => ({
    ...one,
    index: 1,
    before: "bracket" as const,
    period,
    atom: "dates" as const,
  }));
  return { ...field, segments };
}
