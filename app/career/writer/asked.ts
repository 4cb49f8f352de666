import type { Advert } from "~/career/advert.schema"
import { checkEligibility } from "~/career/advert/eligibility"
import { matchTerms } from "~/career/advert/match"
import { isManner, mentionsIn } from "~/career/advert/mentions"
import { isBlank, type Profile } from "~/career/profile.schema"
import { stems } from "~/career/rank"
import { calmName } from "./casing"
import type { Evidence } from "./evidence"
import type { Draft, Pick } from "./role-sentences"
import { countOf, listed, sentenceOf, withArticle } from "./wording"

/** Terms of the advert that the letter's own evidence or the skills list shows; manners are left to the interview. */
export function termsToName(profile: Profile, advert: Advert, chosen: { evidence: Evidence[] }[]): { inStories: string[]; fromSkills: string[] } {
  const inTitle = new Set(stems(advert.title))
  const shown = new Set(chosen.flatMap(({ evidence }) => evidence.flatMap(({ names }) => [...names])))
  const listedNames = new Set(profile.skills.flatMap(({ keywords }) => keywords.filter((keyword) => !isBlank(keyword)).flatMap((keyword) => mentionsIn(keyword).map(({ name }) => name))))
  const options = matchTerms(profile, advert)
    .have.filter(({ kind }) => kind === "skill")
    .flatMap((term) => term.options.filter((option) => !isManner(option) && !stems(option).every((stem) => inTitle.has(stem))))
  const inStories = options.filter((option) => shown.has(option)).slice(0, 3)
  const fromSkills = options.filter((option) => !shown.has(option) && listedNames.has(option)).slice(0, 3)
  return { inStories, fromSkills }
}

/** Rules of the advert that the person meets, as things an advert asks for. */
export function metRules(profile: Profile, advert: Advert, today: string): string[] {
  return checkEligibility(profile, advert, today).flatMap(({ rule, state }) => {
    if (state !== "met") return []
    if (rule.kind === "years") return [`at least ${countOf(rule.atLeast, "year")} of experience`]
    return rule.kind === "licence" && /^[a-z]/.test(rule.name) ? [withArticle(rule.name)] : []
  })
}

/** What the advert names and only the person's list of skills shows. */
export function skillsSentence(profile: Profile, names: string[], pick: Pick): Draft {
  const own = names.map((name) => ownWording(profile, name))
  const words = listed(own.map(({ text: word }) => word))
  const text = pick("skills", [`From the list in your advert, my skills also include ${words}`, `Among the skills your advert names, I also have ${words}`, `My skills also include ${words} from the list in your advert`])
  return { text: sentenceOf(text), kind: "claim", sourceIds: [...new Set(own.map(({ id }) => id))] }
}

// The person's own wording carries what the advert's does not: "Power BI (basic)".
function ownWording(profile: Profile, name: string): { text: string; id: string } {
  for (const [at, group] of profile.skills.entries()) {
    const keyword = group.keywords.find((candidate) => mentionsIn(candidate).some((mention) => mention.name === name))
    if (keyword) return { text: insideSentence(keyword), id: `skills.${at}` }
  }
  return { text: name, id: "skills.0" }
}

/** A keyword as it stands in a sentence: known common skills lose their capital, names keep theirs. */
function insideSentence(keyword: string): string {
  const calm = calmName(keyword)
  const [first] = mentionsIn(calm)
  return first?.start === 0 && /^\p{Ll}/u.test(first.name) && /^\p{Lu}\p{Ll}/u.test(calm) ? calm.charAt(0).toLowerCase() + calm.slice(1) : calm
}

/** Three skills of a person whose bullets alone make a thin letter. */
export function generalSkills(profile: Profile, chosen: { evidence: Evidence[] }[], pick: Pick): Draft | undefined {
  const isThin = chosen.reduce((sum, { evidence }) => sum + evidence.length, 0) < 4
  const group = profile.skills.findIndex(({ keywords }) => keywords.some((keyword) => !isBlank(keyword)))
  const keywords = profile.skills[group]?.keywords.filter((keyword) => !isBlank(keyword)).slice(0, 3).map(insideSentence) ?? []
  if (!isThin || keywords.length === 0) return undefined
  return { text: sentenceOf(pick("general skills", [`My skills include ${listed(keywords)}`, `Among my skills are ${listed(keywords)}`])), kind: "claim", sourceIds: [`skills.${group}`] }
}
