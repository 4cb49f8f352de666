import { isUnfinished } from "~/career/advert/match"
import { degreesIn } from "~/career/advert/degrees"
import { isBlank, type Education, type Profile } from "~/career/profile.schema"
import { calmName, lowerFirst } from "./casing"
import type { Draft, Pick } from "./role-sentences"
import { countOf, listed, sentenceOf, withArticle, withThe } from "./wording"

/** The person's highest schooling in one sentence, as finished or unfinished as it is. */
export function educationSentence(profile: Profile, today: string, pick: Pick): Draft | undefined {
  const best = bestEducation(profile)
  if (!best) return undefined
  const { one, at } = best
  const school = one.institution && !isBlank(one.institution) ? withThe(calmName(one.institution)) : undefined
  const area = one.area && !isBlank(one.area) ? calmName(one.area) : undefined
  const award = one.studyType && !isBlank(one.studyType) ? calmName(one.studyType) : undefined
  const score = one.score && !isBlank(one.score) ? calmName(one.score) : undefined
  const isOpen = isUnfinished(`${one.studyType ?? ""} ${one.score ?? ""}`) || one.endDate === "present" || (one.endDate ?? "") > today.slice(0, one.endDate?.length ?? 0)
  const from = school ? ` from ${school}` : ""
  const course = [award && withArticle(award), area && (award ? `in ${area}` : area)].filter(Boolean).join(" ")
  const text = () => {
    if (!course) return school && `I studied at ${school}`
    if (isOpen && isUnfinished(`${award ?? ""} ${score ?? ""}`)) return `My course is ${course.replace(/^an? /, "")}${score ? ` (${score})` : ""}${school ? ` at ${school}` : ""}`
    if (isOpen) return `I am studying for ${award ? course : `a qualification in ${course}`}${school ? ` at ${school}` : ""}`
    if (!award || !one.endDate) return `I studied ${area ?? `for ${course}`}${school ? ` at ${school}` : ""}${award && area ? ` (${award})` : ""}`
    const marked = `${course}${score ? ` (${score})` : ""}`
    return pick("education", [`I hold ${marked}${from}`, `My qualification is ${marked}${from}`, `On the academic side, I have ${marked}${from}`])
  }
  const sentence = text()
  return sentence ? { text: sentenceOf(sentence), kind: "claim", sourceIds: [`education.${at}`] } : undefined
}

export function bestEducation(profile: Profile): { one: Education; at: number } | undefined {
  const ranked = profile.education.map((one, at) => ({ one, at, rank: degreesIn(`${one.studyType ?? ""} `)[0]?.rank ?? (one.studyType ? 2 : 1.5) }))
  return ranked.toSorted((a, b) => b.rank - a.rank || (b.one.endDate ?? "").localeCompare(a.one.endDate ?? ""))[0]
}

/** Where the person stands with national service; employers must ask. */
export function nyscSentence(profile: Profile, isServiceTold: boolean, pick: Pick): Draft | undefined {
  const nysc = profile.nysc
  if (!nysc?.status) return undefined
  const place = nysc.ppa && !isBlank(nysc.ppa) && !isServiceTold ? ` at ${withThe(calmName(nysc.ppa))}` : ""
  const state = nysc.state && !isBlank(nysc.state) && !place ? ` in ${calmName(nysc.state)} State` : ""
  const year = nysc.endDate && nysc.endDate !== "present" ? ` in ${nysc.endDate.slice(0, 4)}` : ""
  const words = {
    discharged: pick("nysc", [year ? `My NYSC service${place || (isServiceTold ? "" : state)} was completed${year}` : `My NYSC service${place || (isServiceTold ? "" : state)} is complete`, `I completed my NYSC service${place || (isServiceTold ? "" : state)}${year}`]),
    serving: `I am serving with NYSC${place || state} at present`,
    exempted: "I am exempted from NYSC",
    excluded: "I have an NYSC exclusion letter",
    not_yet: undefined,
  }[nysc.status]
  return words ? { text: sentenceOf(words.replace(/ State State/, " State")), kind: "claim", sourceIds: ["nysc"] } : undefined
}

/** Up to three certificates, those the advert names first, each with its status word for word. */
export function certificateSentence(profile: Profile, asked: (text: string) => boolean, pick: Pick): Draft | undefined {
  const held = profile.certificates
    .map((one, at) => ({ ...one, at }))
    .filter(({ name, status }) => !isBlank(`${name} ${status ?? ""}`))
    .toSorted((a, b) => Number(asked(b.name)) - Number(asked(a.name)))
    .slice(0, 3)
  if (held.length === 0) return undefined
  const [first] = held
  if (held.length === 1 && first?.status && /^in (?:view|progress)$/i.test(first.status)) {
    return { text: sentenceOf(`My ${calmName(first.name)} qualification is ${first.status.toLowerCase()}`), kind: "claim", sourceIds: [`certificates.${first.at}`] }
  }
  if (held.length === 1 && first && !first.status && /licen[cs]e\b/i.test(first.name)) {
    return { text: sentenceOf(`My papers include ${withArticle(lowerFirst(first.name))}`), kind: "claim", sourceIds: [`certificates.${first.at}`] }
  }
  const names = listedByComma(held.map(({ name, status }) => (status ? `${calmName(name)} (${status})` : calmName(name))))
  const text = pick("certificates", [`My certificates include ${names}`, `For this work, my certificates are ${names}`, `Among my certificates ${held.length === 1 ? "is" : "are"} ${names}`])
  const only = profile.certificates.length === held.length ? text.replace("certificates include", held.length === 1 ? "certificate is" : "certificates are") : text
  return { text: sentenceOf(held.length === 1 ? only.replace("certificates are", "certificate is") : only), kind: "claim", sourceIds: held.map(({ at }) => `certificates.${at}`) }
}

// A name with a comma of its own needs a stronger mark between it and the next.
function listedByComma(names: string[]): string {
  return names.some((name) => name.includes(",")) && names.length > 1 ? `${names.slice(0, -1).join("; ")}; and ${names.at(-1) ?? ""}` : listed(names)
}

/** Years at work and the present or last post: the person in one line. */
export function standingSentence(profile: Profile, role: { id: string; title: string; place?: string | undefined; isCurrent: boolean }, years: number, pick: Pick): Draft {
  const at = role.place ? ` at ${withThe(calmName(role.place))}` : ""
  const title = calmName(role.title)
  const one = withArticle(title)
  const worked = countOf(years, "year")
  const ids = [...profile.work.map((_, n) => `work.${n}`)]
  const now = role.isCurrent
    ? pick("standing", [`I have ${worked} of work experience and am now ${one}${at}`, `My ${worked} of work experience include my present post as ${title}${at}`])
    : pick("standing", [`I have ${worked} of work experience, most recently as ${one}${at}`, `My ${worked} of work experience include my time as ${title}${at}`])
  const short = role.isCurrent ? pick("standing", [`I work as ${one}${at}`, `My present post is ${title}${at}`]) : pick("standing", [`I have worked as ${one}${at}`, `My most recent post was ${title}${at}`])
  const text = years >= 1 ? now.replace(/^My 1 year of work experience include/, "My 1 year of work experience includes") : short
  return { text: sentenceOf(text), kind: "claim", sourceIds: years >= 1 ? [...new Set([role.id, ...ids])] : [role.id] }
}
