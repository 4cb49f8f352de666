import type { DocumentLanguage, Sentence } from "../generated-document";
import { countWords } from "../writer/wording";
import type { Extra } from "./background";
import type { LetterPlan, ProofLine } from "./letter-plan";
import type { Holds, Item } from "./line-text";
import type { Phrases, Wordings } from "./phrases";

/** The lines that a letter tells, and `extras`: what fills a short letter. */
export type Parts = {
  lines: ProofLine[];
  extras: Set<Extra>;
  /** There is no room for papers that nobody asked for. */
  isFull?: true;
};
/** What a letter is put together with; `pick` chooses among wordings, the same for the same letter. */
export type Composing = {
  phrases: Phrases;
  language: DocumentLanguage;
  opening: string;
  request: string;
  pick: (key: string, wordings: Wordings) => string;
  holds: Holds;
};
/** A sentence before its paragraph is known. */
export type Part = Omit<Sentence, "paragraph">;

/** A lead and the items below it, each with a place of its own. */
export function asList(lead: string, items: Item[]): Part[][] {
  return items.length > 0 ? [[frame(lead)], asItems(items)] : [];
}

/** Items of one list. */
export function asItems(items: Item[]): Part[] {
  return items.map((item) => ({ ...asClaim(item), isListItem: true as const }));
}

export function asClaim({ text, sourceIds }: Item): Part {
  return { text, kind: "claim", sourceIds };
}

/** A sentence that claims nothing of the person. */
export function frame(text: string): Part {
  return { text, kind: "frame", sourceIds: [] };
}

/** The next step, and how the person can be reached. */
export function closing(
  { phone, email, attachments }: LetterPlan,
  { reach }: Phrases,
  { request, holds }: Pick<Composing, "request" | "holds">,
): Part {
  const sourceIds = [...(phone ? ["basics.phone"] : []), ...(email ? ["basics.email"] : [])];
  const end = { text: `${request}${reach(phone ?? "", email ?? "", attachments)}.`, sourceIds };
  return sourceIds.length > 0 && holds(end) ? asClaim(end) : frame(`${request}.`);
}

/** Paragraphs as the sentences of a letter; empty ones go. */
export function inParagraphs(paragraphs: Part[][]): Sentence[] {
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .flatMap((paragraph, number) => paragraph.map((part) => ({ ...part, paragraph: number })));
}

export function wordCount(sentences: Sentence[]): number {
  return sentences.reduce((sum, { text }) => sum + countWords(text), 0);
}
