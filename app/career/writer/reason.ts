import type { Advert } from "~/career/advert.schema"
import { leadingVerb } from "~/career/advert/verbs"
import { stems } from "~/career/rank"
import { lowerFirst } from "./casing"
import { conjugate } from "./clause"
import { listed, sentenceOf } from "./wording"
import type { Draft, Pick } from "./role-sentences"

const MOST_WORDS = 10 // an advert's words are never copied for twelve words in a row

/** Why this post: one duty, one fact of the employer or the terms asked for, in one sentence; undefined when the advert gives none. */
export function reasonSentence(advert: Advert, own: { text: string; terms: string[]; rules: string[] }, pick: Pick): { draft: Draft; usesTerms: boolean } | undefined {
  const duty = bestDuty(advert, own.text)
  if (duty) {
    const text = pick("reason", [
      `What drew me to the advert is the work itself: ${duty}`,
      `Your advert puts ${duty} among the main duties, and that is the work I am looking for`,
      `The duty in your advert that made me apply is ${duty}`,
      `${duty} is the part of the advert that made me apply`,
    ])
    return { draft: address(text), usesTerms: false }
  }
  const about = aboutPhrase(advert)
  if (about) return { draft: address(`Your advert describes ${advert.company} as ${about}, and that is the kind of place where I want to work`), usesTerms: false }
  const asked = [own.terms, own.rules, askedNames(advert)].find((names) => names.length > 0) ?? []
  if (asked.length > 0) return { draft: address(pick("asked", [`Your advert asks for ${listed(asked)}`, `In your advert you ask for ${listed(asked)}`])), usesTerms: own.terms.length > 0 }
  if (advert.location) return { draft: address(`The post is in ${advert.location}`), usesTerms: false }
  return undefined
}

// Nothing the person has matches: the advert's own first asks still say which post this letter answers.
function askedNames(advert: Advert): string[] {
  return advert.terms.filter(({ kind }) => kind === "skill").slice(0, 2).map(({ options }) => listed(options.slice(0, 2), "or"))
}

function address(text: string): Draft {
  return { text: sentenceOf(text), kind: "address", sourceIds: [] }
}

function bestDuty(advert: Advert, material: string): string | undefined {
  const own = new Set(stems(material))
  const phrases = advert.duties.flatMap((duty, index) => {
    const phrase = dutyPhrase(duty)
    return phrase ? [{ phrase, index, shared: stems(phrase).filter((stem) => own.has(stem)).length }] : []
  })
  return phrases.toSorted((a, b) => b.shared - a.shared || a.index - b.index)[0]?.phrase
}

/** A duty as a thing: "Prepare monthly accounts and submit them …" → "preparing monthly accounts". */
export function dutyPhrase(duty: string): string | undefined {
  const bare = duty
    .replace(/^(?:the|an?) [\p{L}&/ ]{3,40}? (?:will|shall|is expected to) (?:be responsible for |be in charge of )?/iu, "")
    .replace(/^(?:you|he|she|they|the person)(?:'ll| will| shall) (?:also )?(?:be responsible for |be in charge of )?/i, "")
    .replace(/^(?:to be |be )?(?:responsible for|in charge of) /i, "")
    .replace(/^to /i, "")
    .replace(/ & /g, " and ")
    .trim()
  if (/[@₦]|https?:|\b(?:apply|cv)\b/i.test(bare)) return undefined
  const short = cutAtJoint(bare.replace(/ (?:that|which)? ?(?:you|they|he|she)\b.*$/i, ""))
  const found = short && leadingVerb(short)
  if (!short || !found || /\b(?:you|your|we|our|us)\b/i.test(short)) return undefined
  if (found.form === "gerund") return / of /.test(short.split(" ").slice(0, 3).join(" ")) ? `the ${lowerFirst(short)}` : lowerFirst(short)
  return found.form === "base" ? conjugate(short, found.verb, "base", "gerund") : undefined
}

function cutAtJoint(text: string): string | undefined {
  const words = text.replace(/[.;:,]+$/, "").split(" ")
  if (words.length <= MOST_WORDS) return words.length >= 3 && !/[:(]/.test(text) ? words.join(" ") : undefined
  for (let length = MOST_WORDS; length >= 3; length -= 1) {
    const next = words[length] ?? ""
    const head = words.slice(0, length).join(" ")
    const isJoint = /[,;]$/.test(head) || /^(?:and|or|to|by|for|with|from|including|in|on|at|within|through|using|across|that|which|as|while)$/i.test(next)
    const dangles = /\b(?:and|or|the|an?|of|to|with|for|in|on|by)$/i.test(head)
    if (isJoint && !dangles && !/[(]/.test(head)) return head.replace(/[,;]$/, "")
  }
  return undefined
}

function aboutPhrase(advert: Advert): string | undefined {
  for (const sentence of advert.about) {
    const thing = /\b(?:is|are) (an? .+)$/.exec(sentence)?.[1]
    const short = thing && cutAtJoint(thing)
    if (short && advert.company && /^an? [\p{Ll}\d]/u.test(short)) return short
  }
  return undefined
}
