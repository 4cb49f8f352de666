import { DOCUMENT_LENGTHS } from "~/db/schema/values";
import { NO_LENGTH, NO_RESUME, NO_TONE, NOTHING_TO_MAKE, TONES } from "~/features/writing/generation.schema";
import { speaksOfPage } from "./page-words";

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

const CHANGED =
  "This was changed since you read it, so nothing was saved. Read it again, then make your change.";

// By the sentence, where a code has many, or only some calls of it come from a page.
const SENTENCES: Readonly<Record<string, string>> = {
  "This page does not exist.": "There is nothing with this id in this account.",
  [NOTHING_TO_MAKE]: "Set generateCoverLetter or optimizeResume to true, or both.",
  [NO_RESUME]: API_SENTENCES.NO_FILE ?? "",
  [NO_TONE]: `tone is one of ${TONES.join(", ")}.`,
  [NO_LENGTH]: `length is one of ${DOCUMENT_LENGTHS.join(", ")}.`,
  "Choose at least one event": "eventTypes names at least one event",
  "Choose a provider": "providerName is missing",
  "This link has been used or has expired. Sign in and ask for a new one.":
    "This token was used or has expired. Ask for a new one.",
  "This link is wrong or too old. Sign in and change it in your settings.":
    "This token is wrong or too old. Ask for a new one.",
  "This address was registered in another browser. Choose your own name and password to finish.":
    "This address was registered in another browser. Send the token with fullName, password and confirmPassword.",
  "Please select an image smaller than 5MB.": "The image has more than 5 MB.",
  "Please select an image file (JPG, PNG, GIF, etc.).": "The file is no JPG, PNG or WebP image.",
  "The address changes, so type the key again. A stored key is not sent to a new address.":
    "The address changes, so send apiKey too. A stored key is not sent to a new address.",
  "Somebody else has answered. Read that answer first. Your text is still here.":
    "Somebody else has answered, so nothing was sent. Read that answer first.",
  "Choose a model.": "model is missing.",
  "The entry of this line is not in your resume any more. Add the line in the editor.":
    "The entry of this line is not in the resume any more. Put the line into its content.",
  "This upload is no longer here. Choose the file again.":
    "This upload does not exist any more. Begin it again.",
  "This plan is not on sale. Choose another plan.":
    "This plan is not on sale. GET /api/plans lists those that are.",
  "Admins need two-step sign-in. Set it up at /two-step first.":
    "Admins need two-step sign-in, which a browser sets up.",
  "This sign-in has ended. Sign in again.":
    "This sign-in has ended. Begin it again with POST /api/auth/login.",
  "Prove first that it is you, on a page.":
    "Prove that it is you with POST /api/auth/step-up, then send this again within ten minutes.",
  "This document was changed somewhere else since you opened it. Both texts are below. Nothing is lost.":
    CHANGED,
  "Your profile was changed in another place since you opened it. Look at it again, then make your change.":
    CHANGED,
  "The password was changed a moment ago. Sign in with the new one.":
    "The password was changed a moment ago. Send the new one.",
};

// Where nothing else is known: a sentence that speaks of a page never reaches a program.
const PLAIN: Readonly<Record<string, string>> = {
  BAD_INPUT: "Something that was sent is not as this call has it.",
  NOT_FOUND: "There is nothing with this id in this account.",
};

/** The sentence of an error as a program of version 1 reads it. */
export function sentenceOfVersion1(code: string, message: string): string {
  return withoutPage(code, API_SENTENCES[code] ?? SENTENCES[message] ?? message);
}

/** The same at the older addresses, which keep the sentences that they have where these do not speak of a page. */
export function apiSentence(code: string, message: string): string {
  return speaksOfPage(message) ? sentenceOfVersion1(code, SENTENCES[message] ?? message) : message;
}

/** What is wrong with a field, as a program reads it. */
export function apiFieldSentence(message: string): string {
  return withoutPage("BAD_INPUT", SENTENCES[message] ?? message);
}

/** Whether a sentence has one for programs in its place. */
export function hasOwnSentence(message: string): boolean {
  return message in SENTENCES;
}

function withoutPage(code: string, sentence: string): string {
  return speaksOfPage(sentence) ? (PLAIN[code] ?? "The call was refused.") : sentence;
}
