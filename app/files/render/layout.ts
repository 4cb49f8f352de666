import type { Typography } from "./design";
import type { Letter } from "~/career/letter.schema";
import type { Profile } from "~/career/profile.schema";
import type { Design, DocumentLanguage, PageLimit } from "~/career/generated-document";

/** A business letter has the sender's details on a line under the name; a formal one, in lines above the date. */
export type LetterForm = "business" | "formal";

/**
 * What can be rendered. `title` goes into the file properties: "Adaeze Okafor – Resume". Without a design it is the plain
 * one; without `pages` a resume may have two. A letter always has one.
 */
export type RenderableDocument = { language: DocumentLanguage; title: string; design?: Design } &
  // In its own order it keeps its sections as they stand in the profile, whatever the design says.
  (
    | { type: "resume"; profile: Profile; pages?: PageLimit; isOwnOrder?: boolean; photo?: Photo }
    | { type: "cover_letter"; letter: Letter; pages?: PageLimit; form?: LetterForm }
  );

/** A square JPEG as base64, for those whose employers ask for a photo. It stands beside name and contacts and changes no text. */
export type Photo = string;

/** The side of a printed photo in millimetres. */
export const PHOTO_SIDE = 27;
/** The width that it takes from the head, with the space beside it. */
export const PHOTO_ROOM = PHOTO_SIDE + 6;

/**
 * A part of a line. `slanted` marks a post or degree, `soft` dates, `bar` the " | " between details, `blank` a placeholder: "____ (your
 * phone)".
 */
export type Run = {
  text: string;
  strong?: boolean;
  slanted?: boolean;
  soft?: boolean;
  bar?: boolean;
  blank?: boolean;
  href?: string;
};

/**
 * One paragraph or list of a document, in reading order. PDF, DOCX, HTML and plain text draw only these. An entry is the
 * employer or school with its dates at the right edge, and the post or degree under it.
 */
export type Block =
  | { kind: "name"; text: string }
  | { kind: "headline"; runs: Run[] }
  | { kind: "contact"; items: Run[][] }
  | { kind: "heading"; text: string }
  | { kind: "entry"; lead: Run[]; dates: Run[]; detail: Run[] }
  | { kind: "paragraph"; runs: Run[]; dates?: Run[] }
  // What a list stands under, in a letter: "Store Keeper, Bukuru Mills, since March 2021:". It stays with its list.
  | { kind: "listHead"; runs: Run[] }
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
  typography: Typography;
  blocks: Block[];
  photo?: { jpeg: Photo; label: string };
};

/** The language of a document as a BCP 47 tag. */
export const LANGUAGE_TAGS: Record<DocumentLanguage, string> = {
  en: "en-GB",
  es: "es-ES",
  fr: "fr-FR",
  de: "de-DE",
};
