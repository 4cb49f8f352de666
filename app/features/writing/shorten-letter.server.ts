import { countLetterWords, parseLetter, printLetter } from "~/career/letter";
import { write } from "~/db/client.server";
import { checkFiles } from "~/features/documents/document-files.server";
import { getDocument, replaceDocumentText, type Document } from "~/features/documents/documents.server";
import { readLineSources } from "~/features/documents/line-sources";
import { runCareerTask } from "~/files/career/career-process.server";
import { Refusal } from "~/refusal";
import { againIfOvertaken } from "./again-if-overtaken";
import { findStoredFindings } from "./findings-view.server";
import { findLetterAsked } from "./letter-asked.server";

/** How many words a letter has now, and how many its advert allows. */
export type LetterLength = { words: number; most: number };

/**
 * Shortens one of the person's letters to the words that its advert allows, or as far as whole sentences of the writer can go, as a new version. Costs no
 * credit. Throws NOT_FOUND (404), CANNOT_SHORTEN (422) where nothing can go or the advert sets no limit, and what runCareerTask throws.
 */
export function shortenLetter(userId: string, documentId: string): Promise<LetterLength> {
  return againIfOvertaken(async () => {
    const document = getDocument(userId, documentId);
    const content = await shortenedText(userId, document);
    const files = await checkFiles({ ...document, content });
    const text = { content, sources: readLineSources(document.sources) };
    const saved = write((tx) => replaceDocumentText(tx, userId, document, text, files));
    return lengthOf(userId, saved);
  });
}

/** The text of a letter, shortened as far as it can be. Throws as shortenLetter does. */
export async function shortenedText(userId: string, document: Document): Promise<string> {
  const most = findStoredFindings(userId, document.id)?.advert.howToApply.letter?.words;
  const given = findLetterAsked(userId, document);
  const letter = parseLetter(document.content);
  if (most === undefined || !given || countLetterWords(letter) <= most) throw cannotShorten();
  const sources = readLineSources(document.sources);
  const short = await runCareerTask("shortenLetter", { letter, sources, most, given });
  if (short.words === countLetterWords(letter)) throw cannotShorten();
  return printLetter(short.letter).trim();
}

/** How long one of the person's letters is, beside what its advert allows: without a limit as long as it is. */
export function lengthOf(userId: string, { id, content }: Pick<Document, "id" | "content">): LetterLength {
  const words = countLetterWords(parseLetter(content));
  return { words, most: findStoredFindings(userId, id)?.advert.howToApply.letter?.words ?? words };
}

function cannotShorten(): Refusal {
  return new Refusal(
    "CANNOT_SHORTEN",
    "Nothing more can go by itself: what is left is your own, or what a letter needs. Cut it in the text.",
    422,
  );
}
