import type { JobAdvert } from "~/career/job-advert";
import { advertReference } from "~/career/advert/how-to-apply";
import { isBlank, type Profile } from "~/career/profile.schema";
import type { Letter, LetterParagraph } from "~/career/letter.schema";
import type {
  DocumentLanguage,
  DocumentLength,
  Sentence,
  Tone,
  GeneratedLetter,
} from "~/career/generated-document";
import { evidenceFor, readMaterial } from "~/career/advert/match";
import { planLetter, writeBody, type LetterPlanInput } from "~/career/letter-writer";
import { languageOf } from "~/career/nlp/language";
import { calmName } from "./casing";
import { queryOf } from "./advert-query";
import { LETTER_FRAMES } from "./letter-frames";
import { keptLanguageNote } from "./kept-language-note";

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
  const { language, seed, tone = "plain", length = "standard" } = given;
  const sentences = writeBody(planLetter(planInput(given)), { language, tone, length, seed });
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

function paragraphsOf(sentences: Sentence[]): LetterParagraph[] {
  const numbers = [...new Set(sentences.map(({ paragraph }) => paragraph))];
  return numbers.map((number) => {
    const own = sentences.filter(({ paragraph }) => paragraph === number);
    const texts = own.map(({ text }) => text);
    return own.every(({ isListItem }) => isListItem) ? { items: texts } : texts.join(" ");
  });
}

// Each keyword a group of its own, so that a demand finds the skill and not the whole list.
function oneByOne({ skills }: Profile): Profile["skills"] {
  return skills.flatMap(({ keywords }) => keywords.map((keyword) => ({ keywords: [keyword] })));
}

// The demands as the advert's reader found them, with the person's lines that show each.
function planInput({ profile, advert, today }: LetterAsked): LetterPlanInput {
  const material = readMaterial({ ...profile, skills: oneByOne(profile) });
  const keywordIds = profile.skills.flatMap(({ keywords }, at) =>
    keywords.map((_keyword, n) => `skills.${at}.keywords.${n}`),
  );
  const wholeId = (id: string) => (id.startsWith("skills.") ? keywordIds[Number(id.slice(7))] : id) ?? id;
  return {
    profile,
    today,
    title: advert.title,
    company: advert.company,
    location: [
      advert.location ?? "",
      ...advert.knockOuts.flatMap((rule) => (rule.kind === "location" ? [rule.place] : [])),
    ].join(" "),
    advertLanguage: languageOf(advert.lines.join("\n"), "en"),
    demands: advert.terms.map((term) => ({
      text: term.options.join(" or "),
      need: term.need === "must" ? "must" : "wish",
      sourceIds: evidenceFor(term, material).map(({ id }) => wholeId(id)),
    })),
    subject: queryOf(advert),
  };
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
