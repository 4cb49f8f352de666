import {
  maxParagraphs,
  type DocumentText,
  type Paragraph,
  type TextRun,
} from "~/career/resume/document-text";
import { maxTextLength } from "./limits";
import { bulletAtStart, foldCharacters, joinSpacedLetters, privateBullet, privateUse } from "./tidy";

/** Where a paragraph stands and how it is set: everything but its words. */
export type Place = Omit<Paragraph, "text" | "runs">;

/** A paragraph of tidy runs: NFC, single spaces, no leading bullet sign; null when nothing but punctuation is left. */
export function makeParagraph(rough: TextRun[], place: Place): Paragraph | null {
  const runs = tidyRuns(rough);
  const bullet = takeBullet(runs);
  const spaced = runs.map((run) => run.text).join("");
  const [first] = runs;
  if (!first || !/[^\s\p{P}]/u.test(spaced)) return null;
  const text = joinSpacedLetters(spaced).normalize("NFC");
  for (const run of runs) run.text = run.text.replace(/ {2,}/g, " ");
  return {
    ...place,
    text,
    runs: runs.map((run) => run.text).join("") === text ? runs : [{ ...first, text }],
    ...(bullet && place.listLevel === undefined ? { listLevel: 0 } : {}),
  };
}

function tidyRuns(rough: TextRun[]): TextRun[] {
  const runs: TextRun[] = [];
  for (const run of rough) {
    let text = foldCharacters(run.text)
      .replace(/\n/g, " ")
      .replace(privateBullet, "•")
      .replace(privateUse, " ")
      .replace(/[ \t]*\t[ \t]*/g, "\t");
    const before = runs.at(-1);
    const marks = /^\p{M}+/u.exec(text)?.[0];
    if (before && marks) {
      before.text = (before.text + marks).normalize("NFC");
      text = text.slice(marks.length);
    }
    if (!before || /[ \t]$/.test(before.text)) text = text.replace(/^ +/, "");
    if (before && text.startsWith("\t")) before.text = before.text.replace(/ +$/, "");
    if (before && before.text.endsWith("\t")) text = text.replace(/^[ \t]+/, "");
    if (text === "") continue;
    if (before && isSameLook(before, run)) before.text = (before.text + text).normalize("NFC");
    else runs.push({ ...run, text });
  }
  trimEnds(runs);
  return runs;
}

function trimEnds(runs: TextRun[]): void {
  for (let run = runs[0]; run; run = runs[0]) {
    run.text = run.text.trimStart();
    if (run.text !== "") break;
    runs.shift();
  }
  for (let run = runs.at(-1); run; run = runs.at(-1)) {
    run.text = run.text.trimEnd();
    if (run.text !== "") break;
    runs.pop();
  }
}

export const isSameLook = (one: TextRun, other: TextRun) =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.caps === other.caps &&
  Math.abs(one.size - other.size) < 0.05;

/** Removes a bullet sign from the runs; whether there was one. */
function takeBullet(runs: TextRun[]): boolean {
  const text = runs.map((run) => run.text).join("");
  let length = bulletAtStart.exec(text)?.[0].length ?? 0;
  if (length === 0) return false;
  for (let run = runs[0]; run && length > 0; run = runs[0]) {
    const taken = Math.min(length, run.text.length);
    run.text = run.text.slice(taken);
    length -= taken;
    if (run.text !== "") break;
    runs.shift();
  }
  trimEnds(runs);
  return true;
}

const mostHidden = 200;

/** Cuts a document to what may be handed on: 60,000 characters in 4,000 paragraphs, and 200 pieces of hidden text. */
export function boundDocument(document: DocumentText): DocumentText {
  const paragraphs: Paragraph[] = [];
  let length = 0;
  for (const paragraph of document.paragraphs.slice(0, maxParagraphs)) {
    const room = maxTextLength - length;
    if (paragraph.text.length > room) {
      if (paragraphs.length === 0) paragraphs.push(cut(paragraph, room));
      break;
    }
    length += paragraph.text.length + 1;
    paragraphs.push(paragraph);
  }
  const hidden = document.hidden.slice(0, mostHidden).map((text) => text.slice(0, 500));
  return { paragraphs, hidden, pages: document.pages };
}

function cut(paragraph: Paragraph, length: number): Paragraph {
  const text = paragraph.text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
  const [first] = paragraph.runs;
  return { ...paragraph, text, runs: first ? [{ ...first, text }] : [] };
}
