import { findLeftOut } from "./characters";
import { listExpectedLines } from "./expected-lines";
import type { RenderableDocument } from "./layout";

const MOST_LINES = 5;

/**
 * What a file does not show of a document, with the line where it stands, as text for the user: emoji and icons, which
 * no file prints, and letters that no font of the PDF has. An empty list means that everything is shown.
 */
export function listLeftOut(document: RenderableDocument, format: "pdf" | "docx"): string[] {
  const lines = listExpectedLines(document).flatMap((line) => {
    const characters = findLeftOut(line, format);
    return characters.length === 0 ? [] : [`“${characters.slice(0, 12).join("")}” in “${excerpt(line)}”`];
  });
  const once = [...new Set(lines)];
  const rest = once.length - MOST_LINES;
  return [
    ...once.slice(0, MOST_LINES).map((line) => `This file cannot show ${line}.`),
    ...(rest > 0 ? [`Signs are missing in ${rest} more ${rest === 1 ? "line" : "lines"}.`] : []),
  ];
}

function excerpt(line: string): string {
  const letters = [...line];
  return letters.length <= 60 ? line : `${letters.slice(0, 60).join("")}…`;
}
