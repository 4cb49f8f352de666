import { BULLET_SIGNS } from "../bullet-signs";
import type { DocumentText, Paragraph } from "./document-text";
import { type Field, groupByParagraph } from "./field";
import { withLinesAt } from "./line-ranges";
import type { Placed } from "./rails";
import { runsBetween } from "./text-style";
import { verbs } from "./vocabulary/vocabulary";

/** Splits a paragraph of a list that lost its marks where the next item plainly begins: a verb in a capital letter behind small letters. */
export function splitLines(paragraph: Paragraph, usesOneSentence: boolean): Paragraph[] {
  const { text, box, indent, listLevel } = paragraph;
  const size = paragraph.runs[0]?.size ?? 10;
  if (!box || box.height < size * 2 || (indent < 8 && listLevel === undefined) || /\t/.test(text))
    return [paragraph];
  const cuts = [0];
  for (const match of text.matchAll(
    /(?<=\s\p{Ll}[\p{Ll}’'-]*|[\d%)]|(?<stop>\.))\s(?=(?<verb>\p{Lu}\p{Ll}+)\s)/gu,
  )) {
    const { stop, verb = "" } = match.groups ?? {};
    const from = cuts.at(-1) ?? 0;
    const isVerb = verbs.has(verb.toLowerCase()) || /\p{Ll}{2}ed$/u.test(verb);
    const isLong =
      text.slice(from, match.index).split(" ").length >= 4 &&
      text.slice(match.index + 1).split(" ").length >= 3;
    if (isVerb && isLong && (stop === undefined || usesOneSentence)) cuts.push(match.index + 1);
  }
  return cuts.map((from, at): Paragraph => {
    const to = cuts[at + 1] ?? text.length;
    return at === 0 && cuts.length === 1
      ? paragraph
      : {
          ...paragraph,
          text: text.slice(from, to).trimEnd(),
          runs: runsBetween(paragraph.runs, from, to),
          ...(at > 0 && { spaceBefore: 0 }),
        };
  });
}

/** "…, 2013 Registered Midwife (RM), …": papers whose years part them. */
export function splitPapers(paragraph: Paragraph): Paragraph[] {
  const { text, box } = paragraph;
  if (!box || (text.match(/(?:19|20)\d{2}/g) ?? []).length < 1) return [paragraph];
  const cuts = [
    0,
    ...[...text.matchAll(/(?<=[,(]\s?(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}\)?)\s(?=\p{Lu}\p{L})/gu)].map(
      ({ index }) => index + 1,
    ),
  ];
  return cuts.map((from, at): Paragraph => {
    const to = cuts[at + 1] ?? text.length;
    return cuts.length === 1
      ? paragraph
      : { ...paragraph, text: text.slice(from, to).trimEnd(), runs: runsBetween(paragraph.runs, from, to) };
  });
}

/** "CIPM (stage 2, in progress); HSE Level 1, 2, 3; Red Cross": semicolons outside brackets part papers, commas do not. */
export function splitAtSemicolons(paragraph: Paragraph): Paragraph[] {
  const { text } = paragraph;
  const cuts = [0];
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[()]|;\s+(?=[\p{Lu}\d])/gu)) {
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0) cuts.push(index + sign.length);
  }
  if (cuts.length < 2) return [paragraph];
  return cuts.map((from, at) => {
    const to = cuts[at + 1] ?? text.length;
    const part = text.slice(from, to).replace(/;\s*$/, "");
    return {
      ...paragraph,
      text: part,
      runs: runsBetween(paragraph.runs, from, from + part.length),
      ...(at > 0 && { spaceBefore: 0 }),
    };
  });
}

/** "ACA, ICAN (2016) | ACTI, CITN (2018)": parts between bars that each end in a year are entries of their own. */
export function splitDatedParts(paragraph: Paragraph): Paragraph[] {
  const parts = paragraph.text.split(/\s+[|•]\s+/);
  if (parts.length < 2 || !parts.every((part) => /\p{L}{2}.*(?:19|20)\d{2}\)?$/u.test(part)))
    return [paragraph];
  let from = 0;
  return parts.map((text): Paragraph => {
    from = paragraph.text.indexOf(text, from);
    return { ...paragraph, text, runs: runsBetween(paragraph.runs, from, from + text.length) };
  });
}

/**
 * "University of Jos. Dissertation: Water points⇥2018 – 2020": what somebody wrote about stands below the head of the study, which keeps its time.
 */
export function splitThesis(paragraph: Paragraph): Paragraph[] {
  const { text, runs } = paragraph;
  const found = THESIS.exec(text);
  if (!found) return [paragraph];
  const [{ length }, from] = [found[0], found.index];
  const end = text.indexOf("\t", from + length);
  const to = end < 0 ? text.length : end;
  const head = {
    text: text.slice(0, from) + text.slice(to),
    runs: [...runsBetween(runs, 0, from), ...runsBetween(runs, to, text.length)],
  };
  const start = from + length - found[0].replace(/^[.;,]\s+/u, "").length;
  const thesis = { text: text.slice(start, to), runs: runsBetween(runs, start, to), spaceBefore: 0 };
  return [
    { ...paragraph, ...head },
    { ...paragraph, ...thesis },
  ];
}
const THESIS_LABEL =
  "(?:(?:final[- ]year|undergraduate|research|master['’]?s?)\\s+)?(?:projects?|dissertation|thesis|long essay)(?:\\s+(?:topic|title|work))?\\s*:\\s*(?=\\S)";
const THESIS = new RegExp(`(?<=\\p{L}{3}|\\))[.;,]\\s+${THESIS_LABEL}`, "iu");
const THESIS_LINE = new RegExp(`^${THESIS_LABEL}`, "iu");

/** "Dissertation: Water points": what somebody wrote about names no school and no study. */
export function withThesisLines({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const text = paragraphs[place]?.text ?? "";
    return THESIS_LINE.test(text) && !text.includes("\t")
      ? withLinesAt(text, here, [{ from: 0, to: text.length }])
      : here;
  });
}

/** "Girls sec sch Umuahia 2006-2012. waec: eng D7": behind the stop of a year a note goes on with something else. */
export function splitNotes(paragraph: Paragraph): Paragraph[] {
  const { text, runs } = paragraph;
  const stop = /(?<=(?:19|20)\d{2})\.\s+(?=(?:\p{Ll}|I\s)\S*\s+\S+\s+\S)/u.exec(text);
  if (!stop) return [paragraph];
  const from = stop.index + stop[0].length;
  return [
    { ...paragraph, text: text.slice(0, stop.index), runs: runsBetween(runs, 0, stop.index) },
    { ...paragraph, text: text.slice(from), runs: runsBetween(runs, from, text.length), spaceBefore: 0 },
  ];
}

/** True where nearly every item of the file's lists is one sentence with its stop. */
export function hasOneSentenceItems(placed: readonly Placed[]): boolean {
  const items = placed.filter(
    ({ paragraph: { box, indent, listLevel, text } }) =>
      box && (indent >= 8 || listLevel !== undefined) && text.split(" ").length > 4,
  );
  const stops = items.filter(({ paragraph }) => /\.$/.test(paragraph.text)).length;
  const many = items.filter(({ paragraph }) => /\p{Ll}\.\s\p{Lu}/u.test(paragraph.text)).length;
  return items.length >= 4 && stops > 0 && many <= Math.max(1, items.length * 0.2);
}

const mark = new RegExp(`\\s[${BULLET_SIGNS}]\\s+(?=\\p{Lu})`, "u");

/** "… Pattern Cutter • Cut patterns for … • Graded …": list items that came as one paragraph. */
export function splitItems(paragraph: Paragraph): Paragraph[] {
  const { text, box } = paragraph;
  if (!box || !mark.test(text)) return [paragraph];
  const [head = "", ...items] = text.split(mark);
  if (items.some((item) => item.split(" ").length < 4)) return [paragraph];
  const cut = (from: number, to: number) => runsBetween(paragraph.runs, from, to);
  let from = head.length;
  return [
    { ...paragraph, text: head, runs: cut(0, head.length) },
    ...items.map((item): Paragraph => {
      from = text.indexOf(item, from);
      return { ...paragraph, text: item, runs: cut(from, from + item.length), listLevel: 0, spaceBefore: 0 };
    }),
  ];
}
