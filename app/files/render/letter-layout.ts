import type { Letter } from "~/career/letter.schema";
import { toPrintableText } from "./characters";
import { bullets } from "./resume-blocks";
import { toContactRuns, toRuns } from "./runs";
import type { Block, Run } from "./layout";

/** A business letter from top to bottom: sender, date, recipient, salutation, subject, paragraphs, closing, signature. */
export function layoutLetter(letter: Letter): Block[] {
  const name = toPrintableText(letter.sender.name ?? "");
  const contact = letter.sender.lines.map(toContactRuns).filter(isPresent);
  const recipient = letter.recipient.map((line) => toRuns(line)).filter(isPresent);
  return [
    ...(name === "" ? [] : [{ kind: "name" as const, text: name }]),
    ...(contact.length === 0 ? [] : [{ kind: "contact" as const, items: contact }]),
    ...block("date", letter.date),
    ...(recipient.length === 0 ? [] : [{ kind: "address" as const, lines: recipient }]),
    ...block("salutation", letter.salutation),
    ...block("subject", letter.subject),
    ...letter.paragraphs.flatMap((paragraph) =>
      typeof paragraph === "string" ? block("paragraph", paragraph) : bullets(paragraph.items),
    ),
    ...block("closing", letter.closing),
    ...block("signature", letter.signature),
  ];
}

function block(
  kind: "date" | "salutation" | "subject" | "paragraph" | "closing" | "signature",
  text: string | undefined,
): Block[] {
  const runs = toRuns(text);
  return runs.length === 0 ? [] : [{ kind, runs }];
}

function isPresent(runs: Run[]): boolean {
  return runs.length > 0;
}
