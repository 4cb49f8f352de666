import { ownLetterOf, type Given, type OwnLetter } from "./compose";
import { draftOf, type Draft } from "./draft";
import type { DocumentType } from "./generated-document";

/** What the built-in writer makes for one request. `own` is there where a provider is asked, too; `problems`: what failed, with its stack. */
export type OwnDocuments = {
  drafts: Partial<Record<DocumentType, Draft>>;
  own?: OwnLetter;
  problems: string[];
};

/** Writes the documents of one request, the letter from one plan. A bug in one document does not take the other with it. */
export function writeOwnDocuments({
  types,
  given,
  isForProvider,
}: {
  types: DocumentType[];
  given: Given;
  isForProvider: boolean;
}): OwnDocuments {
  const made: OwnDocuments = { drafts: {}, problems: [] };
  const attempt = (make: () => void) => {
    try {
      make();
    } catch (error) {
      made.problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  };
  attempt(() => {
    if (isForProvider || types.includes("cover_letter")) made.own = ownLetterOf(given);
  });
  for (const type of types) {
    if (type === "cover_letter" && !made.own) continue; // counted above
    attempt(() => (made.drafts[type] = draftOf(type, { ...given, ...(made.own && { own: made.own }) })));
  }
  return made;
}
