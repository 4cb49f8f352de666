import { DOCUMENT_LENGTHS } from "~/db/schema/values";
import { NO_LENGTH, NO_RESUME, NO_TONE, NOTHING_TO_MAKE, TONES } from "~/features/writing/generation.schema";

/** Sentences for programs by code, where those for people speak of a page: of its form, its buttons or what was typed. */
export const API_SENTENCES: Readonly<Record<string, string>> = {
  ADVERT_TOO_COMPLEX:
    "The advert could not be read. Nothing was charged. Leave out of jobDescription what is not about the job.",
  BEING_MADE: "The documents of this application are being made. Delete it when they are ready.",
  BUSY: "The server has too much to do. Nothing was charged. Send the call again in half a minute.",
  CANNOT_SAVE: "The server cannot save anything for a moment. Send the call again in a few seconds.",
  DAMAGED: "The file is damaged or incomplete. Nothing was charged. Send a whole file.",
  EMAIL_NOT_VERIFIED: "The email address of this account is not confirmed yet. The link is in its mail.",
  EMPTY: "content is empty. Send a text, or delete the document.",
  EMPTY_FILE: "The file has no bytes. Nothing was charged. base64 holds the content of the file.",
  ENDPOINT_OFF: "This webhook is off. Set isOn to true, then send the call again.",
  ENCRYPTED: "The file is locked with a password. Nothing was charged. Send it without one.",
  NO_FILE: "There is no resume. Send resume, resumeText or uploadId, or store a profile first.",
  NO_PROFILE: "This account has no career profile yet. PUT /api/v1/profile makes one.",
  NO_TEXT: "The file has no text that can be read. Nothing was charged. Send another file, or resumeText.",
  NOT_JSON_RESUME: "The file is no JSON Resume. Nothing was charged.",
  OLD_WORD: "The file comes from a Word before 1997. Nothing was charged. Send it as DOCX or PDF.",
  QUOTA_EXHAUSTED: "This account has no credit left for what is asked. Nothing was made.",
  SCANNED: "The file is a picture without text. Nothing was charged. Send another file, or resumeText.",
  STATE_CONFLICT: "The application cannot go to this state from the one that it has. Read it again.",
  SUBSCRIPTION_EXPIRED: "The plan of this account has ended. What is left of its credits stays.",
  SUBSCRIPTION_REQUIRED: "The free trial of this account has no credit left. It needs a plan or a pack.",
  TOO_COMPLEX: "The file is too complex to be read safely. Nothing was charged. Send resumeText.",
  TOO_FEW_PROOFS:
    "Fewer than two facts of the resume answer this advert, and a letter needs two. Nothing was charged. Add to the resume or the profile what the person has done; details.questions name what would count. Or leave generateCoverLetter out.",
  TOO_LARGE: "The body is larger than this call takes, or the file has more than 10 MB. Nothing was charged.",
  TOO_LONG: "content is too long. A document has at most 60,000 characters.",
  TRIAL_EXPIRED: "The free trial of this account has ended. It needs a plan or a pack.",
  UNKNOWN_SLOT: "The advert does not ask for this. The application names the slots that it has.",
  UPLOAD_GONE:
    "This uploadId does not exist, or is stored no longer. Nothing was charged. Send the resume itself.",
  WRONG_TYPE: "The file is no PDF, DOC or DOCX, or its name ends otherwise. Nothing was charged.",
};

// Of codes with many sentences, those that say what to press or choose, or speak of a page.
const SENTENCES: Readonly<Record<string, string>> = {
  "This page does not exist.": "There is nothing with this id in this account.",
  [NOTHING_TO_MAKE]: "Set generateCoverLetter or optimizeResume to true, or both.",
  [NO_RESUME]: API_SENTENCES.NO_FILE ?? "",
  [NO_TONE]: `tone is one of ${TONES.join(", ")}.`,
  [NO_LENGTH]: `length is one of ${DOCUMENT_LENGTHS.join(", ")}.`,
};

/** A sentence for people as a program reads it. */
export function sentenceForApi(message: string): string {
  return SENTENCES[message] ?? message;
}
