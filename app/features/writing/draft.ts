import type { JobAdvert } from "~/career/job-advert/job-advert";
import type { Fit } from "~/career/matching/fit";
import { assembleLetter, assembleResume, type Given, type Verdict } from "~/career/compose";
import type { OpenDecision } from "~/career/open-decision";
import { printLetter } from "~/career/letter";
import { emptyProfile, parseProfile, printProfile } from "~/career/profile";
import type { Profile } from "~/career/profile.schema";
import { scoreForm } from "~/career/score";
import { findLetterSources, findResumeSources, type LineSource } from "~/career/line-sources";
import { openRequests, type OpenRequest } from "~/career/letter-writer";
import { placeAnswers, suggestAnswer, wordTerm } from "~/career/letter-answers";
import { prepareLetter, writeLetter } from "~/career/writer/letter";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { writeResume } from "~/career/writer/resume";
import type {
  DocumentLanguage,
  DocumentType,
  DocumentLength,
  Tone,
  GeneratedLetter,
  GeneratedResume,
} from "~/career/generated-document";
import { profileFromAnswers, type Answers } from "~/features/profile/answers";
import type { Findings } from "./findings.schema";

export type Source = {
  /** The person's profile, or what was read from the resume of this request. */
  profile?: Profile | undefined;
  answers: Answers | null;
  account: { name: string; email: string };
};
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
export type Draft = {
  type: DocumentType;
  title: string;
  content: string;
  notes: string[];
  sources: LineSource[];
  /** What the advert wants the letter to say, and only the person can. `suggestion`: what their profile has for it. */
  questions: (Omit<OpenRequest, "stated"> & { suggestion: string })[];
};
/** How many sentences of a model stood at once, after a mend, or not at all, and what for. */
export type Checked = { passed: number; repaired: number; reverted: number; codes: Record<string, number> };
/** The person's own material as a profile: from their profile or a resume, from the form, or only what the account knows. */
export function profileOf({ profile: known, answers, account }: Source): Profile {
  if (answers) return profileFromAnswers(answers, account);
  const profile = known ?? emptyProfile();
  const { basics } = profile;
  // Name and address of the account are the person's own words, too; they fill only what the resume leaves open.
  return {
    ...profile,
    basics: {
      ...basics,
      name: basics.name ?? (account.name || undefined),
      email: basics.email ?? account.email,
    },
  };
}

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
  const given = givenOf(profile, advert, target);
  return type === "cover_letter"
    ? letterDraft(writeLetter(given), given, [])
    : resumeDraft(writeResume(given), given, []);
}

/** The same, with other work of the process run between the steps of a letter. */
export async function draftInSteps(
  type: DocumentType,
  profile: Profile,
  advert: JobAdvert,
  target: Target,
): Promise<Draft> {
  if (type !== "cover_letter") return draft(type, profile, advert, target);
  const given = givenOf(profile, advert, target);
  const prepared = prepareLetter(given);
  await yieldToEventLoop();
  const written = writeLetter(given, prepared);
  await yieldToEventLoop();
  return letterDraft(written, given, []);
}

/** One document of the sentences of a model that stand, and those that its owner has to settle. `isOwn`: the built-in writer's version stands. */
export function finishDraft(
  type: DocumentType,
  verdicts: Verdict[],
  skillOrder: string[],
  given: Given,
  notes: string[],
): { draft: Draft; decisions: OpenDecision[]; isOwn: boolean } {
  if (type === "cover_letter") {
    const { written, decisions, isOwn } = assembleLetter(verdicts, given);
    return { draft: letterDraft(written, given, isOwn ? [] : notes), decisions, isOwn };
  }
  const { written, decisions, isOwn } = assembleResume(verdicts, skillOrder, given);
  return { draft: resumeDraft(written, given, isOwn ? [] : notes), decisions, isOwn };
}

/** The verdicts on the sentences of one document in figures. */
export function countVerdicts(verdicts: Verdict[]): Checked {
  const many = (...states: Verdict["state"][]) =>
    verdicts.filter(({ state }) => states.includes(state)).length;
  const codes: Record<string, number> = {};
  for (const { why } of verdicts) if (why !== "") codes[why] = (codes[why] ?? 0) + 1;
  return { passed: many("held"), repaired: many("mended"), reverted: many("failed", "proposed"), codes };
}

function letterDraft(
  { letter, sentences, notes = [] }: Omit<GeneratedLetter, "type">,
  given: Given,
  more: string[],
): Draft {
  const requests = openRequests(given.advert, given.profile, sentences);
  const terms = requests.flatMap(({ topic, place, stated }) =>
    stated ? [{ topic, place, stated, paragraphs: wordTerm(stated, topic, given.language) }] : [],
  );
  const statedSentences = terms.flatMap(({ stated, paragraphs }) =>
    paragraphs.map((text) => ({ text, kind: "claim" as const, sourceIds: [stated.id], paragraph: 0 })),
  );
  return {
    type: "cover_letter",
    title: `Cover letter: ${given.targetTitle}, ${given.company}`,
    content: printLetter(placeAnswers(letter, terms)).trim(),
    notes: [
      ...notes,
      ...(sentences.some(({ sourceIds }) => sourceIds.some((id) => id.startsWith("personal.")))
        ? [PERSONAL_NOTE]
        : []),
      ...more,
    ],
    sources: findLetterSources([...sentences, ...statedSentences], given),
    questions: requests.flatMap(({ stated, ...request }) =>
      stated ? [] : [{ ...request, suggestion: suggestAnswer(request.topic, given.profile) }],
    ),
  };
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

/** What the person should know beside the documents: what the advert asks, how far they fit, and the form of their resume. */
export function findingsOf(profile: Profile, { advert, fit }: { advert: JobAdvert; fit: Fit }): Findings {
  const { total, version, checks } = scoreForm(profile);
  return { advert, fit, form: { before: total, after: null, version, checks } };
}

/** The findings with the form of the resume that is delivered, read from its own text. */
export function findingsWithResume(findings: Findings, resume: Draft | undefined): Findings {
  if (!resume) return findings;
  const { total, checks } = scoreForm(parseProfile(resume.content));
  return { ...findings, form: { ...findings.form, after: total, checks } };
}
