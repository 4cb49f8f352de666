import type { Paragraph } from "./document-text";
import { labelKind } from "./segment-labels";
import { runsBetween } from "./text-style";
import type { LabelKind } from "./vocabulary/vocabulary-types";

const FEWEST = 3;
const BAR = /\s*[|•·]\s*(?=(?<label>\p{L}[^|•·:\t]{1,38}):\s)/gu;
const FIRST = /^\s*(?<label>\p{L}[^|•·:\t]{1,38}):\s/u;
const ofPerson: ReadonlySet<LabelKind> = new Set([
  "name",
  "place",
  "phone",
  "email",
  "link",
  "personal",
  "language",
]);

/** "Date of birth: 11/05/1990 | Nationality: … | Phone: … | Email: …": each detail of such a row is a line of its own, however many they are. */
export function splitLabelledBars(paragraph: Paragraph): Paragraph[] {
  const { text, runs, cell } = paragraph;
  const first = FIRST.exec(text)?.groups?.label;
  if (first === undefined || cell) return [paragraph];
  const bars = [...text.matchAll(BAR)];
  const labels = [first, ...bars.map(({ groups }) => groups?.label ?? "")];
  const known = labels.filter((label) => ofPerson.has(labelKind(label) ?? "lines"));
  if (known.length < FEWEST || known.length < labels.length - 1) return [paragraph];
  const starts = [0, ...bars.map(({ 0: bar, index }) => index + bar.length)];
  return starts.map((from, at): Paragraph => {
    const to = bars[at]?.index ?? text.length;
    const own = text.slice(from, to).replace(/[\s|•·]+$/u, "");
    return {
      ...paragraph,
      text: own,
      runs: runsBetween(runs, from, from + own.length),
      ...(at > 0 && { spaceBefore: 0 }),
    };
  });
}
