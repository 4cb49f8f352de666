import type { Letter } from "~/career/letter.schema";
import { toPrintableText } from "./characters";
import { bullets } from "./resume-blocks";
import { toContactRuns, toRuns } from "./runs";
import type { Block, LetterForm, Run } from "./layout";

/** A letter from top to bottom: sender, date, recipient, salutation, subject, paragraphs, closing, signature. */
export function layoutLetter(letter: Letter, form: LetterForm = "business"): Block[] {
  const recipient = letter.recipient.map((line) => toRuns(line)).filter(isPresent);
  return [
    ...(form === "formal" ? layoutAddress(letter) : layoutHead(letter)),
    ...block("date", letter.date),
    ...(recipient.length === 0 ? [] : [{ kind: "address" as const, lines: recipient }]),
    ...block("salutation", letter.salutation),
    ...block("subject", letter.subject),
    ...letter.paragraphs.flatMap((paragraph, at, all) => {
      if (typeof paragraph !== "string") return bullets(paragraph.items);
      // What leads to a list is its head: a post, or "My record in short:".
      const isHead = paragraph.endsWith(":") && typeof all[at + 1] === "object";
      return block(isHead ? "listHead" : "paragraph", paragraph);
    }),
    ...block("closing", letter.closing),
    ...block("signature", letter.signature),
  ];
}

function layoutHead(letter: Letter): Block[] {
  const name = toPrintableText(letter.sender.name ?? "");
  const contact = listContacts(letter).map(toContactRuns).filter(isPresent);
  return [
    ...(name === "" ? [] : [{ kind: "name" as const, text: name }]),
    ...(contact.length === 0 ? [] : [{ kind: "contact" as const, items: contact }]),
  ];
}

function layoutAddress({ sender }: Letter): Block[] {
  const lines = [toRuns(sender.name), ...sender.lines.map(toContactRuns)].filter(isPresent);
  return lines.length === 0 ? [] : [{ kind: "address", lines }];
}

/** The contact details of a letter, one each, in the order of the resume: phone, address for mail, place, links. */
export function listContacts({ sender }: Letter): string[] {
  const details = sender.lines.flatMap((line) => line.split(/\s+[|·•]\s+/));
  return details
    .map((text) => ({ text, rank: CONTACT_ORDER.indexOf(contactKind(toContactRuns(text))) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ text }) => text);
}

const CONTACT_ORDER = ["tel:", "mailto:", "place", "link"];

function contactKind([first]: Run[]): string {
  if (first?.href === undefined) return "place";
  return CONTACT_ORDER.find((scheme) => first.href?.startsWith(scheme)) ?? "link";
}

function block(
  kind: "date" | "salutation" | "subject" | "paragraph" | "listHead" | "closing" | "signature",
  text: string | undefined,
): Block[] {
  const runs = toRuns(text);
  return runs.length === 0 ? [] : [{ kind, runs }];
}

function isPresent(runs: Run[]): boolean {
  return runs.length > 0;
}
