import { foldText } from "../nlp/fold";
import type { Paragraph } from "./document-text";
import { type Field, groupByParagraph } from "./field";
import { partNameTitles } from "./name-titles";
import { isPost } from "./places";
import { emailPattern, phonePattern } from "./segment-atoms";
import { runsBetween } from "./text-style";
import { honorifics } from "./vocabulary/vocabulary";

const FEWEST_DIGITS = 9;
/** "Mme. Enanga Lyonga", "Dr. (Mrs) Obi": whoever follows. */
const NEXT = /^[\s.;,|)]*\s(?=(?:and\s)?\p{Lu}[\p{L}.'’-]*\s+\(?\p{Lu})/u;

/** "(please ask me first). Dr. Etim", "Obajana Depots; Mr. Musa": what ends a referee of whom nobody says how to reach them. */
const END = /(?:[;|]|[\p{Ll})]{2}\.)\s+(?=\p{Lu})/gu;
const isAddressed = (words: string) => honorifics.has(foldText(/^\(?(\p{L}+)/u.exec(words)?.[1] ?? ""));
const lastWord = (text: string) => /\(?\p{L}+\.?\)?$/u.exec(text)?.[0] ?? "";

/** "Mr. Ade, owner, 0803 …. Mme. Enanga, director, +237 …": several referees in one paragraph, of whom each ends with how to reach them. */
export function splitReferees(paragraph: Paragraph): Paragraph[] {
  const { text, runs } = paragraph;
  const cuts = [0];
  for (const { 0: way, index } of [...text.matchAll(phonePattern), ...text.matchAll(emailPattern)].sort(
    (one, other) => one.index - other.index,
  )) {
    const isWay = way.includes("@") || way.replace(/\D/gu, "").length >= FEWEST_DIGITS;
    const next = isWay ? NEXT.exec(text.slice(index + way.length)) : null;
    if (next) cuts.push(index + way.length + next[0].length);
  }
  for (const { 0: mark, index } of text.matchAll(END)) {
    const at = index + mark.length;
    if (isAddressed(text.slice(at)) && !isAddressed(lastWord(text.slice(0, at).trimEnd()))) cuts.push(at);
  }
  cuts.sort((one, other) => one - other);
  const starts = [...new Set(cuts)];
  return starts.map((from, at): Paragraph => {
    const own = text.slice(from, starts[at + 1]).trimEnd();
    return starts.length === 1
      ? paragraph
      : {
          ...paragraph,
          text: own,
          runs: runsBetween(runs, from, from + own.length),
          ...(at > 0 && { spaceBefore: 0 }),
        };
  });
}

/**
 * Where each line of the referees has a way to reach somebody, each is one of them, and begins with their name: whatever stands behind it there ("Sir Fubara,
 * FCNA") or in it.
 */
export function withRefereeLines(fields: readonly Field[]): Field[] {
  const lines = [...groupByParagraph(fields).values()];
  const whole = lines.filter((line) => isReached(line) && mayBeName(line[0]));
  if (whole.length < 2 || whole.length < lines.filter(isReached).length) return fields.flatMap(partAddressed);
  const first = new Set(whole.map(([name]) => name));
  return fields.flatMap((field) => (first.has(field) ? partName(field) : [field]));
}

/** "Rev. Fr. Cletus Obi, Caritas Owerri": who is addressed as a person is one, and the post or the employer stands behind the comma. */
function partAddressed(field: Field): Field[] {
  const [, name = "", rest = ""] = /^([^,]{5,60}),\s+([^,]{3,80})$/u.exec(field.text) ?? [];
  const isOne =
    /\p{L}\s+\p{L}/u.test(rest) &&
    field.label === "referee" &&
    mayBeName(field) &&
    field.probability("referee") < SURE;
  if (!isOne || partNameTitles(name).titles === undefined) return [field];
  const behind = isPost(rest) ? ("title" as const) : ("employer" as const);
  return [
    {
      ...field,
      text: name,
      opens: true,
      probability: (...labels) => (labels.includes("referee") ? SURE : 0),
    },
    { ...field, label: behind, text: rest, probability: (...labels) => (labels.includes(behind) ? SURE : 0) },
  ];
}

const isReached = (line: readonly Field[]) =>
  line.some(({ label }) => label === "phone" || label === "email");

function mayBeName(field: Field | undefined): field is Field {
  const isFirst = field?.segments[0]?.before === "start" && field.label !== "label";
  return (
    isFirst && /^(?:\p{Lu}[\p{L}\p{M}.'’-]*\.?\s+){1,}\(?\p{Lu}/u.test(field.text) && !/\d/u.test(field.text)
  );
}

/** "Dr. Obi – Head of Physiotherapy, FMC Umuahia": the name ends where the post begins. */
function partName(field: Field): Field[] {
  const [, name = field.text, post] = /^(.+?)\s+[–—-]\s+(.+)$/u.exec(field.text) ?? [];
  const sure: Field["probability"] = (...labels) => (labels.includes("referee") ? SURE : 0);
  const whole: Field = { ...field, label: "referee", opens: true, text: name, probability: sure };
  if (post === undefined || !isPost(post)) return [{ ...whole, text: field.text }];
  const [title = "", ...employer] = post.split(/,\s+/u);
  const behind = (label: "title" | "employer", text: string): Field => ({
    ...field,
    label,
    text,
    probability: (...labels) => (labels.includes(label) ? SURE : 0),
  });
  return [
    whole,
    behind("title", title),
    ...(employer.length > 0 ? [behind("employer", employer.join(", "))] : []),
  ];
}
const SURE = 0.9;
