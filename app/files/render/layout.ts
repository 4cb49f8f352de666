import type { Letter } from "~/career/letter.schema";
import type { Profile } from "~/career/profile.schema";
import type { DocumentLanguage } from "~/career/generated-document";

/** What can become a file. `title` goes into the file's properties: "Adaeze Okafor – Resume". */
export type RenderableDocument =
  | { type: "resume"; profile: Profile; language: DocumentLanguage; title: string }
  | { type: "cover_letter"; letter: Letter; language: DocumentLanguage; title: string };

/**
 * A piece of a line. `soft` is for dates, `bar` for the " | " between details, `blank` for what the person still has to fill in:
 * "____ (your phone)".
 */
export type Run = {
  text: string;
  strong?: boolean;
  soft?: boolean;
  bar?: boolean;
  blank?: boolean;
  href?: string;
};

/** One paragraph or list of a document, in reading order. PDF, DOCX, HTML and plain text all draw these and nothing else. */
export type Block =
  | { kind: "name"; text: string }
  | { kind: "headline"; runs: Run[] }
  | { kind: "contact"; items: Run[][] }
  | { kind: "heading"; text: string }
  | { kind: "entry"; title: Run[]; detail: Run[] }
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "bullets"; items: Run[][] }
  | { kind: "date"; runs: Run[] }
  | { kind: "address"; lines: Run[][] }
  | { kind: "salutation"; runs: Run[] }
  | { kind: "subject"; runs: Run[] }
  | { kind: "closing"; runs: Run[] }
  | { kind: "signature"; runs: Run[] };

export type Layout = {
  type: RenderableDocument["type"];
  title: string;
  author?: string;
  language: DocumentLanguage;
  blocks: Block[];
};

/** A document's language as files name it. */
export const LANGUAGE_TAGS: Record<DocumentLanguage, string> = {
  en: "en-GB",
  es: "es-ES",
  fr: "fr-FR",
  de: "de-DE",
};
