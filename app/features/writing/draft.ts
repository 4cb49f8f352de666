import type { JobAdvert } from "~/career/job-advert/job-advert";
import type { Fit } from "~/career/matching/fit";
import type { Verdict } from "~/career/compose";
import type { Draft } from "~/career/draft";
import { emptyProfile, parseProfile } from "~/career/profile";
import type { Profile } from "~/career/profile.schema";
import { scoreForm } from "~/career/score";
import { profileFromAnswers, type Answers } from "~/features/profile/answers";
import type { Findings } from "./findings.schema";

export type Source = {
  /** The person's profile, or what was read from the resume of this request. */
  profile?: Profile | undefined;
  answers: Answers | null;
  account: { name: string; email: string };
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

/** The verdicts on the sentences of one document in figures. */
export function countVerdicts(verdicts: Verdict[]): Checked {
  const many = (...states: Verdict["state"][]) =>
    verdicts.filter(({ state }) => states.includes(state)).length;
  const codes: Record<string, number> = {};
  for (const { why } of verdicts) if (why !== "") codes[why] = (codes[why] ?? 0) + 1;
  return { passed: many("held"), repaired: many("mended"), reverted: many("failed", "proposed"), codes };
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
