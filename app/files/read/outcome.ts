import type { RefusalCode } from "./reply";

export type Refused = { ok: false; code: RefusalCode; message: string };

/** A "no" with the sentence the person reads. */
export function refuse(code: RefusalCode): Refused {
  return { ok: false, code, message: sentences[code] };
}

/** Thrown inside the reading process to end with a code. */
export class CannotRead extends Error {
  constructor(readonly code: RefusalCode) {
    super(code);
  }
}

const kept = "Your other answers are kept and nothing was charged.";

const sentences: Record<RefusalCode, string> = {
  too_large: "File size must be less than 10MB.",
  wrong_type: "Please upload PDF, DOC, or DOCX files only.",
  empty_file: `This file is empty. ${kept} Save your resume again, then upload the new file.`,
  scanned: `We could not read this file: its pages are pictures without text. ${kept} Upload a Word file or a PDF made from Word, or paste the text.`,
  encrypted: `This file is locked with a password. ${kept} Save a copy without the password, then upload that.`,
  no_text: `We could not read any words in this file. ${kept} Upload a Word file, or a PDF made from Word.`,
  damaged: `This file is damaged, or did not upload fully. ${kept} Open it, save it again, then upload the new copy.`,
  old_word: `This file comes from a very old Word, before 1997. ${kept} Open it in Word, save it as DOCX, then upload that.`,
  too_complex: `This file is too complex for us to read safely. ${kept} Copy its text into a new Word file, then upload that.`,
  not_json_resume: `This is not a resume in the form of JSON Resume. ${kept} Export it again as JSON Resume, or paste its text.`,
  busy: `Many people are uploading right now. ${kept} Please try again in a minute.`,
};
