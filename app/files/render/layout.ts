import type { Letter } from "~/career/letter.schema";
import type { Profile } from "~/career/profile.schema";
import type { DocumentLanguage } from "~/career/generated-document";

/** What can be rendered. `title` goes into the file properties: "Adaeze Okafor – Resume". */
export type RenderableDocument =
  | { type: "resume"; profile: Profile; language: DocumentLanguage; title: string }
  | { type: "cover_letter"; letter: Letter; language: DocumentLanguage; title: string };

/**
 * A part of a line. `soft` marks dates, `bar` the " | " between details, `blank` a placeholder: "____ (your
 * phone)".
 */
export type Run = {
  text: string;
  strong?: boolean;
  soft?: boolean;
  bar?: boolean;
  blank?: boolean;
  href?: string;
};

/** One paragraph or list of a document, in reading order. PDF, DOCX, HTML and plain text draw only these. */
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

/** The language of a document as a BCP 47 tag. */
export const LANGUAGE_TAGS: Record<DocumentLanguage, string> = {
  en: "en-GB",
  es: "es-ES",
  fr: "fr-FR",
  de: "de-DE",
};
