import { assembleLetter, assembleResume, type Given, type Verdict } from "./compose";
import type {
  DocumentLanguage,
  DocumentType,
  DocumentLength,
  Tone,
  GeneratedLetter,
  GeneratedResume,
} from "./generated-document";
import type { JobAdvert } from "./job-advert/job-advert";
import { countLetterWords, printLetter } from "./letter";
import type { Letter } from "./letter.schema";
import { placeAnswers, suggestAnswer, wordTerm } from "./letter-answers";
import { openRequests, type OpenRequest } from "./letter-writer";
import { findLetterSources, findResumeSources, type LineSource } from "./line-sources";
import type { OpenDecision } from "./open-decision";
import { printProfile } from "./profile";
import type { Profile } from "./profile.schema";
import { writeLetter } from "./writer/letter";
import { writeResume } from "./writer/resume";
import { shortenLetter } from "./writer/shorten-letter";

export type Target = {
  jobTitle: string;
  companyName: string;
  companyLocation: string;
  language: DocumentLanguage;
  tone?: Tone;
  length?: DocumentLength;
  today: string;
  seed: string;
};
/** One document as text, with the sources of its lines. */
export type Draft = {
  type: DocumentType;
  title: string;
  content: string;
  /** The letter before sentences went out of it, where its advert allows fewer words than it has. */
  whole?: string;
  notes: string[];
  sources: LineSource[];
  /** What the advert wants the letter to say, and only the person can. `suggestion`: what their profile has for it. */
  questions: (Omit<OpenRequest, "stated"> & { suggestion: string })[];
};
/** Everything that a writer, ours or a model, writes from. */
export function givenOf(
  profile: Profile,
  advert: JobAdvert,
  { tone = "plain", length = "standard", language, today, seed, jobTitle, companyName }: Target,
): Given {
  return {
    profile,
    advert,
    language,
    today,
    seed,
    tone,
    length,
    targetTitle: jobTitle,
    company: companyName,
  };
}

/** The built-in writer writes one document, of the person's own lines and slots: nothing in it is to be checked. */
export function draft(type: DocumentType, profile: Profile, advert: JobAdvert, target: Target): Draft {
  return draftOf(type, givenOf(profile, advert, target));
}

/** The same from what is given, with the letter that was written before. */
export function draftOf(type: DocumentType, given: Given): Draft {
  return type === "cover_letter"
    ? letterDraft(given.own?.letter ?? writeLetter(given), given, [])
    : resumeDraft(writeResume(given), given, []);
}

/** One document of the sentences of a model that stand, and those that its owner has to settle. `isOwn`: the built-in writer's version stands. */
export function finishDraft({
  type,
  verdicts,
  skillOrder,
  given,
  notes,
}: {
  type: DocumentType;
  verdicts: Verdict[];
  skillOrder: string[];
  given: Given;
  notes: string[];
}): { draft: Draft; decisions: OpenDecision[]; isOwn: boolean } {
  if (type === "cover_letter") {
    const { written, decisions, isOwn } = assembleLetter(verdicts, given);
    return { draft: letterDraft(written, given, isOwn ? [] : notes), decisions, isOwn };
  }
  const { written, decisions, isOwn } = assembleResume(verdicts, skillOrder, given);
  return { draft: resumeDraft(written, given, isOwn ? [] : notes), decisions, isOwn };
}

function letterDraft(
  { letter, sentences, notes = [] }: Omit<GeneratedLetter, "type">,
  given: Given,
  more: string[],
): Draft {
  const requests = openRequests(given.advert, given.profile, sentences);
  const terms = requests.flatMap(({ topic, place, text, stated }) =>
    stated ? [{ topic, place, text, stated, paragraphs: wordTerm(stated, topic, given.language) }] : [],
  );
  const whole = placeAnswers(letter, terms);
  const sources = [
    ...findLetterSources(sentences, given),
    ...terms.flatMap((term) => sourcesOfTerm(term, given)),
  ];
  const fitting = fitToAdvert(whole, sources, given);
  return {
    type: "cover_letter",
    title: `Cover letter: ${given.targetTitle}, ${given.company}`,
    content: printLetter(fitting).trim(),
    ...(fitting !== whole && { whole: printLetter(whole).trim() }),
    notes: [
      ...notes,
      ...(sentences.some(({ sourceIds }) => sourceIds.some((id) => id.startsWith("personal.")))
        ? [PERSONAL_NOTE]
        : []),
      ...more,
    ],
    sources,
    questions: requests.flatMap(({ stated, ...request }) =>
      stated ? [] : [{ ...request, suggestion: suggestAnswer(request, given.profile) }],
    ),
  };
}

/** A term that the profile states is an answer to the advert: it stays where a letter is cut. */
function sourcesOfTerm(
  { text: asked, stated, paragraphs }: { text: string; stated: { id: string }; paragraphs: string[] },
  given: Given,
): LineSource[] {
  const sentences = paragraphs.map((text) => ({
    text,
    kind: "claim" as const,
    sourceIds: [stated.id],
    paragraph: 0,
  }));
  return findLetterSources(sentences, given).map((source) => ({ ...source, advertLines: [asked] }));
}

/** A letter with no more words than its advert allows, as far as whole sentences can go; the same one where it keeps to them. */
function fitToAdvert(letter: Letter, sources: LineSource[], given: Given): Letter {
  const most = given.advert.howToApply.letter?.words;
  const words = countLetterWords(letter);
  if (most === undefined || words <= most) return letter;
  const short = shortenLetter({ letter, sources, most, given });
  return short.words < words ? short.letter : letter;
}

const PERSONAL_NOTE =
  "Personal details of yours are in the letter, because the advert asks for them. Take out what you do not want to give.";

/** The questions of a letter as notes, where nobody can answer them. */
export function notesOfQuestions({ questions }: Pick<Draft, "questions">): string[] {
  return questions.map(
    ({ text }) =>
      `The advert wants the letter to say: “${text}”. Add it in your own words before you send it.`,
  );
}

function resumeDraft(
  { profile, sentences, notes }: Omit<GeneratedResume, "type">,
  given: Given,
  more: string[],
): Draft {
  return {
    type: "resume",
    title: `Resume: ${given.targetTitle}, ${given.company}`,
    content: printProfile(profile, given.language).trim(),
    notes: [...notes, ...more],
    sources: findResumeSources(profile, sentences, given),
    questions: [],
  };
}
