import { cleanLine } from "~/career/profile.schema";
import { sentenceOf } from "~/career/writer/wording";
import type { DocumentType, Sentence } from "~/career/generated-document";
import { LetterAnswer, ParagraphAnswer, ResumeAnswer } from "./answer.schema";
import type { Printer } from "./slots";

/** One worded sentence or bullet and where it belongs. */
export type Piece = Sentence & { place: "body" | "summary" | "bullet" };
/** What a model worded for one document, with private details back in their places; nothing of it is checked yet. */
export type Wording = { pieces: Piece[]; skillOrder: string[] };

const MOST_PIECES = 80;
const MOST_SOURCES = 6;

/** A parsed answer as wording. Throws ZodError when the answer is not of the document's schema. */
export function readWording(document: DocumentType, answer: unknown, printer: Printer): Wording {
  if (document === "cover_letter")
    return {
      pieces: LetterAnswer.parse(answer)
        .sentences.flatMap((sentence) => bodyPiece(sentence, printer))
        .toSorted((a, b) => a.paragraph - b.paragraph)
        .slice(0, MOST_PIECES),
      skillOrder: [],
    };
  const { summary, bullets, skillOrder } = ResumeAnswer.parse(answer);
  return {
    pieces: [
      ...summary.flatMap((line) => linePiece("summary", line, printer)),
      ...bullets.flatMap((line) => linePiece("bullet", line, printer)),
    ].slice(0, MOST_PIECES),
    skillOrder: skillOrder.map((skill) => printer.print(skill).text),
  };
}

/** The same for one paragraph of a letter. */
export function readParagraph(answer: unknown, printer: Printer): Wording {
  const { sentences } = ParagraphAnswer.parse(answer);
  const pieces = sentences.flatMap((sentence) => bodyPiece({ ...sentence, paragraph: 0 }, printer));
  return { pieces: pieces.slice(0, MOST_PIECES), skillOrder: [] };
}

/** A line as it will stand: printed, one line, a bullet without its mark. */
export function tidyText(
  place: Piece["place"],
  text: string,
  { print }: Printer,
): { text: string; entries: string[] } {
  const printed = print(text);
  return { ...printed, text: tidy(place, cleanLine(printed.text)) };
}

function tidy(place: Piece["place"], line: string): string {
  if (line === "") return "";
  return place === "bullet"
    ? line.replace(/^[-–—•*·▪]+\s*/u, "").replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : sentenceOf(line);
}

function bodyPiece(
  { text, paragraph, sourceIds }: LetterAnswer["sentences"][number],
  printer: Printer,
): Piece[] {
  const printed = tidyText("body", text, printer);
  if (printed.text === "") return [];
  return [
    {
      text: printed.text,
      kind: kindOf(printed.text, sourceIds, printer),
      paragraph: Math.min(Math.max(paragraph, 0), 5),
      sourceIds: printer.sources(sourceIds, printed.entries).slice(0, MOST_SOURCES),
      place: "body",
    },
  ];
}

function linePiece(
  place: "summary" | "bullet",
  { text, sourceIds }: ResumeAnswer["bullets"][number],
  printer: Printer,
): Piece[] {
  const printed = tidyText(place, text, printer);
  const sources = place === "bullet" ? [...new Set(sourceIds)] : printer.sources(sourceIds, printed.entries);
  return printed.text === ""
    ? []
    : [
        {
          text: printed.text,
          kind: "claim",
          paragraph: 0,
          sourceIds: sources.slice(0, place === "bullet" ? 2 : MOST_SOURCES),
          place,
        },
      ];
}

function kindOf(text: string, sourceIds: string[], { isAboutPost }: Printer): Sentence["kind"] {
  if (isAboutPost(text)) return "address";
  return sourceIds.length === 0 ? "frame" : "claim";
}
