import type { Letter } from "~/career/letter.schema";
import { printable } from "./characters";
import { contactRuns, runsOf } from "./runs";
import type { Block, Run } from "./sheet";

/** A business letter from top to bottom: sender, date, recipient, salutation, subject, paragraphs, closing, signature. */
export function layOutLetter(letter: Letter): Block[] {
  const name = printable(letter.sender.name ?? "");
  const contact = letter.sender.lines.map(contactRuns).filter(isPresent);
  const recipient = letter.recipient.map((line) => runsOf(line)).filter(isPresent);
  return [
    ...(name === "" ? [] : [{ kind: "name" as const, text: name }]),
    ...(contact.length === 0 ? [] : [{ kind: "contact" as const, items: contact }]),
    ...block("date", letter.date),
    ...(recipient.length === 0 ? [] : [{ kind: "address" as const, lines: recipient }]),
    ...block("salutation", letter.salutation),
    ...block("subject", letter.subject),
    ...letter.paragraphs.flatMap((text) => block("paragraph", text)),
    ...block("closing", letter.closing),
    ...block("signature", letter.signature),
  ];
}

function block(
  kind: "date" | "salutation" | "subject" | "paragraph" | "closing" | "signature",
  text: string | undefined,
): Block[] {
  const runs = runsOf(text);
  return runs.length === 0 ? [] : [{ kind, runs }];
}

function isPresent(runs: Run[]): boolean {
  return runs.length > 0;
}
