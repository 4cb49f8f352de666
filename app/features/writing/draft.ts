import type { JobAdvert } from "~/career/job-advert/job-advert";
import type { Fit } from "~/career/matching/fit";
import type { Given } from "~/career/compose";
import { checkResume, prepareFacts, type Facts, type Reverted } from "~/career/facts";
import { printLetter } from "~/career/letter";
import { emptyProfile, parseProfile, printProfile } from "~/career/profile";
import type { Profile } from "~/career/profile.schema";
import { scoreForm } from "~/career/score";
import { findLetterSources, findResumeSources, type LineSource } from "~/career/line-sources";
import { writeLetter } from "~/career/writer/letter";
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
};
/** What the fact gate made of the lines of one document: how many stood at once, after a repair, or not at all, and what for. */
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

export function factsOf(
  document: DocumentType,
  { profile, advert, today, language, targetTitle, company }: Given,
): Facts {
  return prepareFacts({
    profile,
    advert,
    today,
    language,
    targetTitle,
    company,
    document,
  });
}

/**
 * The built-in writer writes one document. A letter is made of the person's own lines and slots, so nothing is left to
 * check; of a resume the fact gate decides line by line, and what it turns back is named in the notes.
 */
export function draft(
  type: DocumentType,
  profile: Profile,
  advert: JobAdvert,
  target: Target,
): Draft & { checked: Checked } {
  const given = givenOf(profile, advert, target);
  if (type === "cover_letter") {
    const written = writeLetter(given);
    return { ...letterDraft(written, given, []), checked: countsOf(written.sentences.length, []) };
  }
  const written = writeResume(given);
  const { profile: checked, kept, reverted } = checkResume(written, profile, factsOf(type, given));
  return {
    ...resumeDraft({ ...written, profile: checked }, given, turnedBack(type, reverted.length)),
    checked: countsOf(kept, reverted),
  };
}

export function letterDraft(
  { letter, sentences, notes = [] }: Omit<GeneratedLetter, "type">,
  given: Given,
  more: string[],
): Draft {
  return {
    type: "cover_letter",
    title: `Cover letter: ${given.targetTitle}, ${given.company}`,
    content: printLetter(letter).trim(),
    notes: [...notes, ...more],
    sources: findLetterSources(sentences, given),
  };
}

export function resumeDraft(
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
  };
}

function countsOf(passed: number, reverted: Reverted[]): Checked {
  const codes: Record<string, number> = {};
  for (const { violations } of reverted)
    for (const code of new Set(violations.map((violation) => violation.code)))
      codes[code] = (codes[code] ?? 0) + 1;
  return { passed, repaired: 0, reverted: reverted.length, codes };
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

/** What did not stand, in words: never silently. */
export function turnedBack(type: DocumentType, lines: number): string[] {
  if (lines === 0) return [];
  if (type === "cover_letter")
    return [
      lines === 1
        ? "1 sentence was left out, because the draft changed a fact."
        : `${lines} sentences were left out, because the draft changed a fact.`,
    ];
  return [
    lines === 1
      ? "1 line was kept as you wrote it, because the draft changed a fact."
      : `${lines} lines were kept as you wrote them, because the draft changed a fact.`,
  ];
}
