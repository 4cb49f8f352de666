import type { Advert } from "~/career/advert.schema"
import { checkEligibility } from "~/career/advert/eligibility"
import { checkLetter, checkResume, prepareFacts } from "~/career/facts"
import { printLetter } from "~/career/letter"
import { parseProfile, parseResume, printProfile } from "~/career/profile"
import type { Profile } from "~/career/profile.schema"
import { matchScore } from "~/career/score"
import { matchTerms } from "~/career/advert/match"
import { writeLetter } from "~/career/writer/letter"
import { writeResume } from "~/career/writer/resume"
import type { DocumentLanguage, DocumentType } from "~/career/written"
import { profileFromAnswers, type Answers } from "./answers"

export type Source = { resumeText: string; answers: Answers | null; account: { name: string; email: string } }
export type Target = { jobTitle: string; companyName: string; companyLocation: string; language: DocumentLanguage; today: string; seed: string }
export type Draft = { type: DocumentType; title: string; content: string; notes: string[] }
export type Findings = {
  score: { before: number; after: number | null; version: string; parts: { name: string; weight: number; got: number; why: string }[] }
  have: string[]
  unsaid: string[]
  missing: string[]
  eligibility: { state: "met" | "unmet" | "unknown"; text: string }[]
  howToApply: { email?: string; url?: string; subject?: string; format?: string; deadline?: string }
}

/** The person's own material as a profile: from the uploaded text, from the form, or only what the account knows. */
export function profileOf({ resumeText, answers, account }: Source): Profile {
  if (answers) return profileFromAnswers(answers, account)
  const profile = parseResume(resumeText)
  const { basics } = profile
  // Name and address of the account are the person's own words, too; they fill only what the resume leaves open.
  return { ...profile, basics: { ...basics, name: basics.name ?? (account.name || undefined), email: basics.email ?? account.email } }
}

/** Writes one document and lets the fact gate decide line by line; what it turns back is named in the notes. */
export function draft(type: DocumentType, profile: Profile, advert: Advert, target: Target): Draft {
  const { today, language, seed, jobTitle, companyName } = target
  const facts = prepareFacts({ profile, advert, today, language, targetTitle: jobTitle, company: companyName, document: type })
  const post = `${jobTitle}, ${companyName}`
  if (type === "cover_letter") {
    const written = writeLetter({ profile, advert, today, language, seed })
    const checked = checkLetter(written, facts)
    return { type, title: `Cover letter: ${post}`, content: printLetter(checked.letter).trim(), notes: [...turnedBack(checked.reverted.length)] }
  }
  const written = writeResume({ profile, advert, today, language })
  const checked = checkResume(written, profile, facts)
  return { type, title: `Resume: ${post}`, content: printProfile(checked.profile, language).trim(), notes: [...written.notes, ...turnedBack(checked.reverted.length)] }
}

/** What the person should know beside the documents: the match in figures, what is asked for, what looks odd in the advert. */
export function findingsOf(profile: Profile, advert: Advert, target: Target): Findings {
  const before = matchScore(profile, advert)
  const terms = matchTerms(profile, advert)
  const names = (list: { options: string[] }[]) => list.map(({ options }) => options.join(" or "))
  return {
    score: { before: before.total, after: null, version: before.version, parts: before.parts },
    have: names(terms.have),
    unsaid: names(terms.unsaid),
    missing: names(terms.missing),
    eligibility: checkEligibility(profile, advert, target.today).map(({ state, text }) => ({ state, text })),
    howToApply: advert.howToApply,
  }
}

/** The findings with the score of the resume that is delivered, read from its own text; without one nothing is claimed. */
export function scoreDelivered(findings: Findings, resume: Draft | undefined, advert: Advert): Findings {
  if (!resume) return findings
  const { total, parts } = matchScore(parseProfile(resume.content), advert)
  return { ...findings, score: { ...findings.score, after: total, parts } }
}

function turnedBack(lines: number): string[] {
  if (lines === 0) return []
  return [lines === 1 ? "1 line was kept as you wrote it, because the draft changed a fact." : `${lines} lines were kept as you wrote them, because the draft changed a fact.`]
}
