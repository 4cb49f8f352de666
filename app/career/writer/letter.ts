import type { Advert } from "~/career/advert.schema"
import { advertReference } from "~/career/advert/how-to-apply"
import { isBlank, type Profile } from "~/career/profile.schema"
import type { DocumentLanguage, Sentence, WrittenLetter } from "~/career/written"
import { calmName } from "./casing"
import { englishBody } from "./letter-en"
import { LETTER_FRAMES } from "./letter-frames"
import { quotedBody } from "./letter-quoted"
import { keptLanguageNote } from "./quoted-phrases"

/**
 * Writes a cover letter from the person's own lines, without any model. `today` is an ISO date; the same `seed` gives the same letter,
 * another seed other phrasings. Every claim carries the ids of the lines it stands on; what the person did not give is left out.
 */
export function writeLetter(given: { profile: Profile; advert: Advert; today: string; language: DocumentLanguage; seed: string }): WrittenLetter {
  const { profile, advert, today, language } = given
  const frames = LETTER_FRAMES[language]
  const sentences = language === "en" ? englishBody(given) : quotedBody(profile, advert, language, given.seed)
  const { name, location, phone, email } = profile.basics
  const signature = name && !isBlank(name) ? calmName(name) : undefined
  const reference = advertReference(advert.lines)
  return {
    type: "cover_letter",
    letter: {
      sender: { ...(signature && { name: signature }), lines: [location, phone, email].filter((line): line is string => line !== undefined && !isBlank(line)) },
      date: printedDate(today, language),
      recipient: [frames.manager, advert.company, advert.location ?? ""].filter((line) => line !== ""),
      salutation: frames.salutation,
      subject: frames.subject(advert.title) + (reference ? ` (${frames.reference} ${reference})` : ""),
      paragraphs: paragraphsOf(sentences),
      closing: frames.closing,
      ...(signature && { signature }),
    },
    sentences,
    ...(language !== "en" && { notes: [keptLanguageNote(language)] }),
  }
}

function paragraphsOf(sentences: Sentence[]): string[] {
  const paragraphs: string[] = []
  for (const { text, paragraph } of sentences) paragraphs[paragraph] = paragraphs[paragraph] === undefined ? text : `${paragraphs[paragraph]} ${text}`
  return paragraphs
}

function printedDate(today: string, language: DocumentLanguage): string {
  const locale = { en: "en-GB", es: "es-ES", fr: "fr-FR", de: "de-DE" }[language]
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${today}T00:00:00Z`))
}
