import type { DocumentLanguage, DocumentType } from "../generated-document";
import type { HowToApply } from "../job-advert/job-advert";
import type { Letter } from "../letter.schema";
import type { Applicant } from "./applicant";
import { fillSlots, slotKey, type AskedSlot, type Known } from "./fill-slots";
import { bareSubject } from "./formal-letter";
import { SEND_PHRASES } from "./phrases";
import { writeChatMessage, writeMailBody } from "./short-letter";

export type SendKitInput = {
  /** The letter that was made; undefined where there is only a resume. */
  letter?: Letter | undefined;
  person: Applicant;
  language: DocumentLanguage;
  title: string;
  howToApply: HowToApply;
  /** The papers that there are. */
  papers: DocumentType[];
};

/** What a person needs to send an application. Texts that do not apply are empty. */
export type SendKit = {
  /** The mail address of the advert. */
  to: string;
  /** The link of the advert, as it stands there. */
  url: string;
  phone: string;
  subject: string;
  /** What is still to be filled into the subject: "shift". */
  blanks: string[];
  /** All that only the person can fill into the subject or the name of the file. */
  slots: KitSlot[];
  body: string;
  whatsapp: string;
  /** The name, without ending, that the advert asks for its file. */
  fileName: string;
  /** One file for all papers is asked for (true), or one each (false). */
  oneFile: boolean | undefined;
  /** Papers that the advert asks for and that only the person has. */
  ownPapers: string[];
};

/** `place`: where the advert wants it. */
export type KitSlot = AskedSlot & { place: "subject" | "file name" };

const MAX_MAIL_WORDS = 150;
const MAX_CHAT_WORDS = 70;

/** Builds the send kit from what was made. No sentence about the person is new: each is one of the letter. */
export function buildSendKit({ letter, person, language, title, howToApply, papers }: SendKitInput): SendKit {
  const known: Known = { ...person, title };
  const { text: subject, blanks, asked } = subjectOf({ letter, howToApply, title, known });
  const fileName = fillSlots(howToApply.fileName ?? "", known);
  const attached = attachedText(papers, language);
  const { resumeAttached, letterToo } = SEND_PHRASES[language];
  return {
    to: howToApply.email ?? "",
    url: howToApply.url ?? "",
    phone: howToApply.phone ?? "",
    subject,
    blanks,
    slots: slotsOf(asked, fileName.asked),
    body: letter
      ? writeMailBody(letter, {
          most: MAX_MAIL_WORDS,
          attached: (end) => (resumeAttached.test(end) ? letterToo : attached),
        })
      : attached,
    whatsapp: letter
      ? writeChatMessage(letter, { most: MAX_CHAT_WORDS, attached: () => attached })
      : attached,
    fileName: fileName.blanks.length > 0 ? "" : toFileStem(fileName.text),
    oneFile: howToApply.oneFile,
    ownPapers: howToApply.attachments.filter((name) => !MADE_PAPERS.has(name)),
  };
}

const MADE_PAPERS = new Set(["resume", "cover letter", "application letter"]);

function subjectOf({
  letter,
  howToApply: { subject, reference },
  title,
  known,
}: Pick<SendKitInput, "letter" | "howToApply" | "title"> & { known: Known }) {
  if (subject) return fillSlots(subject, known);
  const matter = bareSubject(letter?.subject ?? title);
  const parts = [matter, reference && !matter.includes(reference) ? reference : "", known.name];
  return { text: parts.filter(Boolean).join(" – "), blanks: [], asked: [] };
}

/** What the subject and the name of the file ask for, each once. */
function slotsOf(inSubject: AskedSlot[], inFileName: AskedSlot[]): KitSlot[] {
  const all = [
    ...inSubject.map((slot) => ({ ...slot, place: "subject" as const })),
    ...inFileName.map((slot) => ({ ...slot, place: "file name" as const })),
  ];
  return all.filter(({ name }, at) => all.findIndex((other) => slotKey(other.name) === slotKey(name)) === at);
}

function attachedText(papers: DocumentType[], language: DocumentLanguage): string {
  const { attached } = SEND_PHRASES[language];
  const [first] = papers;
  if (first === undefined) return "";
  return papers.length > 1 ? attached.both : attached[first];
}

/** A name for a file without its ending, without signs that file systems refuse. */
function toFileStem(name: string): string {
  const stem = name
    .replace(/\.(?:pdf|docx?)$/i, "")
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, "-")
    .replace(/^[\s.-]+|[\s.-]+$/g, "");
  return [...stem].slice(0, 100).join("");
}
