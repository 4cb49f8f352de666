import { formatLongDay } from "../dates";
import type { DocumentLanguage } from "../generated-document";
import type { Letter } from "../letter.schema";
import { LETTER_FRAMES } from "../writer/letter-frames";
import type { Applicant } from "./applicant";
import { SEND_PHRASES } from "./phrases";
import { contactsOf } from "./short-letter";

export type FollowUpInput = {
  /** The letter that went; undefined where there is only a resume. */
  letter?: Letter | undefined;
  person: Pick<Applicant, "name" | "phone">;
  language: DocumentLanguage;
  title: string;
  company: string;
  /** The day on which the application went: "2026-11-30". */
  sentOn: string;
  /** The subject under which it went. */
  subject: string;
};

/** The mail, and the same for a chat, that asks how an application stands; in the language of its papers, greeting whom they greet. */
export function writeFollowUp({ letter, person, language, title, company, sentOn, subject }: FollowUpInput): {
  subject: string;
  body: string;
  whatsapp: string;
} {
  const frame = LETTER_FRAMES[language];
  const { asks, asksSubject } = SEND_PHRASES[language];
  const salutation = letter?.salutation ?? frame.salutation.plain;
  const text = asks({ title, company, day: formatLongDay(sentOn, language) });
  const name = letter?.signature ?? person.name;
  const contacts = letter ? contactsOf(letter) : [person.phone];
  const lines = (parts: string[]) => parts.filter(Boolean).join("\n");
  return {
    subject: asksSubject(subject),
    body: [salutation, text, lines([letter?.closing ?? frame.closing.plain, name, ...contacts])].join("\n\n"),
    whatsapp: [salutation, text, lines([name])].filter(Boolean).join("\n\n"),
  };
}
