import { DOCUMENT_LENGTHS } from "~/db/schema/values";
import { NO_LENGTH, NO_RESUME, NO_TONE, NOTHING_TO_MAKE, TONES } from "~/features/writing/generation.schema";

/** Sentences for programs by code, where those for people speak of a page: of its form, its buttons or what was typed. */
export const API_SENTENCES: Readonly<Record<string, string>> = {
  BUSY: "The server has too much to do. Nothing was charged. Send the call again in half a minute.",
  CANNOT_SAVE: "The server cannot save anything for a moment. Send the call again in a few seconds.",
  DAMAGED: "The file is damaged or incomplete. Nothing was charged. Send a whole file.",
  EMPTY_FILE: "The file has no bytes. Nothing was charged. base64 holds the content of the file.",
  ENCRYPTED: "The file is locked with a password. Nothing was charged. Send it without one.",
  NO_FILE: "There is no resume. Send resume, resumeText or uploadId, or store a profile first.",
  NO_TEXT: "The file has no text that can be read. Nothing was charged. Send another file, or resumeText.",
  NOT_JSON_RESUME: "The file is no JSON Resume. Nothing was charged.",
  OLD_WORD: "The file comes from a Word before 1997. Nothing was charged. Send it as DOCX or PDF.",
  SCANNED: "The file is a picture without text. Nothing was charged. Send another file, or resumeText.",
  TOO_COMPLEX: "The file is too complex to be read safely. Nothing was charged. Send resumeText.",
  TOO_FEW_PROOFS:
    "Fewer than two facts of the resume answer this advert, and a letter needs two. Nothing was charged. Add to the resume or the profile what the person has done; details.questions name what would count. Or leave generateCoverLetter out.",
  UPLOAD_GONE:
    "This uploadId does not exist, or is stored no longer. Nothing was charged. Send the resume itself.",
  WRONG_TYPE: "The file is no PDF, DOC or DOCX, or its name ends otherwise. Nothing was charged.",
};

// What is wrong with a field, where the form says what to press or choose.
const FIELD_SENTENCES: Readonly<Record<string, string>> = {
  [NOTHING_TO_MAKE]: "Set generateCoverLetter or optimizeResume to true, or both.",
  [NO_RESUME]: API_SENTENCES.NO_FILE ?? "",
  [NO_TONE]: `tone is one of ${TONES.join(", ")}.`,
  [NO_LENGTH]: `length is one of ${DOCUMENT_LENGTHS.join(", ")}.`,
};

/** A sentence of a form as a program reads it. */
export function sentenceForApi(message: string): string {
  return FIELD_SENTENCES[message] ?? message;
}
