import { scoresAt, tag, type Tagged } from "~/career/crf/crf";
import { parsePeriod } from "~/career/dates";
import type { DocumentText } from "../document-text";
import type { Field } from "../field";
import type { Segment } from "../segments";
import { createStyleReader, readDocumentStyle } from "../text-style";
import type { Label } from "../tagger/labels";
import { begins, kindOf } from "../words/begin-labels";
import { noteLabels } from "./note-labels";
import { timeInClause } from "./note-times";
import { notePositions, type NoteWord, noteWordsOf } from "./note-words";
import { notesModel } from "./notes-model";

const kinds = noteLabels.map(kindOf);

type Stretch = { label: Label; words: NoteWord[]; sums: Map<Label, number> };

/** The fields of a note, in order: what each stretch of its words tells. Between them stand only marks. */
export function noteFields(document: DocumentText): Field[] {
  const words = noteWordsOf(document);
  const model = notesModel();
  const positions = notePositions(document, words);
  const stretches: Stretch[] = [];
  tag(model, positions, scoresAt(model, positions)).forEach((tagged, at) => {
    const word = words[at];
    if (!word) return;
    if (isTimeAlone(word, words[at + 1])) addTime(stretches, word);
    else addWord(stretches, word, tagged);
  });
  const { body } = readDocumentStyle(document);
  return stretches.map((stretch, at) => fieldOfStretch(document, stretch, { at, body }));
}

/** "Seljo Bottling Co. March 2013 to December 2017. I carried drinks": a time between two full stops is no part of what was done. */
function isTimeAlone({ atom, before, text, paragraph }: NoteWord, next: NoteWord | undefined): boolean {
  const isEnd = next?.paragraph !== paragraph || next.before === "stop";
  const isApart = isEnd && (before === "stop" || before === "start");
  const { start, end } = (atom === "dates" && isApart && parsePeriod(text)) || {};
  return start !== undefined && end !== undefined;
}

function addTime(stretches: Stretch[], word: NoteWord): void {
  stretches.push({ label: "dates", words: [word], sums: new Map([["dates", 1]]) });
}

function addWord(stretches: Stretch[], word: NoteWord, { label, probabilities }: Tagged): void {
  const kind = word.atom === "phone" || word.atom === "email" ? word.atom : kindOf(label);
  const last = stretches.at(-1);
  const isOfLine = last?.label === kind && last.words.at(-1)?.paragraph === word.paragraph;
  const goesOn = last !== undefined && isOfLine && !begins(label);
  const stretch = goesOn ? last : { label: kind, words: [], sums: new Map<Label, number>() };
  if (!goesOn) stretches.push(stretch);
  stretch.words.push(word);
  kinds.forEach((one, place) =>
    stretch.sums.set(one, (stretch.sums.get(one) ?? 0) + (probabilities[place] ?? 0)),
  );
}

function fieldOfStretch(
  { paragraphs }: DocumentText,
  { label: tagged, words, sums }: Stretch,
  { at, body }: { at: number; body: number },
): Field {
  const paragraph = words[0]?.paragraph ?? 0;
  const whole = paragraphs[paragraph];
  const from = words[0]?.from ?? 0;
  const isLandmark = tagged === "employer" && BESIDE.test(whole?.text.slice(0, from) ?? "");
  const label = isLandmark ? "place" : tagged;
  const to = withBracket(whole?.text ?? "", from, words.at(-1)?.to ?? 0);
  const text = whole?.text.slice(from, to) ?? "";
  const [before, after] = [whole?.text.slice(0, from) ?? "", whole?.text.slice(to) ?? ""];
  const period = label === "dates" ? timeInClause(text, before, after) : undefined;
  const segment: Segment = {
    paragraph,
    from,
    to,
    text,
    before: separators[words[0]?.before ?? "space"],
    index: at,
    count: 1,
    style: whole
      ? createStyleReader(whole, body)(from, to)
      : { bold: false, italic: false, size: 1, caps: false },
    space: whole?.spaceBefore ?? 0,
    partOf: label,
    ...(period && { period, atom: "dates" as const }),
  };
  // What the letters of a time tell is sure.
  const isAtom = label === "phone" || label === "email" || period !== undefined;
  return {
    label,
    text,
    paragraph,
    segments: [segment],
    ...(before.trim() === "" && after.trim() === "" && { isWholeLine: true }),
    probability: (...labels) =>
      isAtom || isLandmark
        ? Number(labels.includes(label))
        : labels.reduce((sum, one) => sum + (sums.get(one) ?? 0) / words.length, 0),
  };
}

/** "I live at Kuje. Behind Total filling station": a firm that only says where a house is. */
const BESIDE =
  /(?:^|[\s,(.])(?:behind|opposite|opp\.?|near|beside|adjacent(?: to)?|close to)\s+(?:the\s+)?$/iu;

const separators = { start: "start", comma: "comma", space: "join", stop: "join", mark: "join" } as const;

/** Where a stretch ends: a bracket that it opened ends in it. */
function withBracket(text: string, from: number, to: number): number {
  const inside = text.slice(from, to);
  const isOpen = (inside.match(/\(/g) ?? []).length > (inside.match(/\)/g) ?? []).length;
  return isOpen && text.charAt(to) === ")" ? to + 1 : to;
}
