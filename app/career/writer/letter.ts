import type { JobAdvert } from "~/career/job-advert";
import { advertReference } from "~/career/advert/how-to-apply";
import { isBlank, type Profile } from "~/career/profile.schema";
import type { Letter } from "~/career/letter.schema";
import type {
  DocumentLanguage,
  DocumentLength,
  Sentence,
  Tone,
  GeneratedLetter,
} from "~/career/generated-document";
import { calmName } from "./casing";
import { englishBody } from "./letter-en";
import { LETTER_FRAMES } from "./letter-frames";
import { quotedBody } from "./letter-quoted";
import { keptLanguageNote } from "./quoted-phrases";

/** Whose letter it is, for which advert, and how it should sound. `today` is an ISO date; `seed` chooses among phrasings. */
export type LetterAsked = {
  profile: Profile;
  advert: JobAdvert;
  today: string;
  language: DocumentLanguage;
  seed: string;
  tone?: Tone;
  length?: DocumentLength;
};

/**
 * Writes a cover letter from the person's own lines, without any model. The same `seed` gives the same letter, another seed other
 * phrasings. Every claim carries the ids of the lines it stands on; what the person did not give is left out.
 */
export function writeLetter(given: LetterAsked): GeneratedLetter {
  const { language } = given;
  const sentences = language === "en" ? englishBody(given) : quotedBody({ ...given, language });
  return {
    type: "cover_letter",
    letter: frameLetter(given, sentences),
    sentences,
    ...(language !== "en" && { notes: [keptLanguageNote(language)] }),
  };
}

/** A body of sentences in its letter: sender, date, recipient, salutation, subject and closing are made here, never worded by a model. */
export function frameLetter(
  { profile, advert, today, language, tone = "plain" }: LetterAsked,
  sentences: Sentence[],
): Letter {
  const frames = LETTER_FRAMES[language];
  const { name, location, phone, email } = profile.basics;
  const signature = name && !isBlank(name) ? calmName(name) : undefined;
  const reference = advertReference(advert.lines);
  return {
    sender: {
      ...(signature && { name: signature }),
      lines: [location, phone, email].filter((line): line is string => line !== undefined && !isBlank(line)),
    },
    date: printedDate(today, language),
    recipient: [frames.manager, advert.company, advert.location ?? ""].filter((line) => line !== ""),
    salutation: frames.salutation[tone],
    subject: frames.subject(advert.title) + (reference ? ` (${frames.reference} ${reference})` : ""),
    paragraphs: paragraphsOf(sentences),
    closing: frames.closing[tone],
    ...(signature && { signature }),
  };
}

function paragraphsOf(sentences: Sentence[]): string[] {
  const numbers = [...new Set(sentences.map(({ paragraph }) => paragraph))];
  return numbers.map((number) =>
    sentences
      .filter(({ paragraph }) => paragraph === number)
      .map(({ text }) => text)
      .join(" "),
  );
}

function printedDate(today: string, language: DocumentLanguage): string {
  const locale = { en: "en-GB", es: "es-ES", fr: "fr-FR", de: "de-DE" }[language];
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${today}T00:00:00Z`));
}
