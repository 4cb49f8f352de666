import type { JobAdvert } from "~/career/job-advert";
import { mentionsIn } from "~/career/advert/mentions";
import { leadingVerb } from "~/career/advert/verbs";
import { stems } from "~/career/nlp/stem";
import { lowerFirst } from "./casing";
import { conjugate } from "./clause";
import { listed, sentenceOf } from "./wording";
import type { Draft, Pick } from "./role-sentences";

const MOST_WORDS = 10; // an advert's words are never copied for twelve words in a row

/** Why this post: one duty, one fact of the employer or the terms asked for, in one sentence; undefined when the advert gives none. */
export function reasonSentence(
  advert: JobAdvert,
  own: { text: string; terms: string[]; rules: string[] },
  pick: Pick,
): { draft: Draft; usesTerms: boolean } | undefined {
  const duty = bestDuty(advert, own.text);
  if (duty) {
    const near = [
      `Your advert puts ${duty.phrase} among the duties, and that is the work I am looking for`,
      `${duty.phrase} is the part of the advert that made me apply`,
      `The duty in your advert that made me apply is ${duty.phrase}`,
    ] as const;
    const far = [
      `Your advert puts ${duty.phrase} among the duties`,
      `Among the duties in your advert is ${duty.phrase}`,
      `The work in your advert includes ${duty.phrase}`,
    ] as const;
    return { draft: address(duty.isNear ? pick("reason", near) : pick("reason", far)), usesTerms: false };
  }
  const about = aboutPhrase(advert);
  if (about)
    return {
      draft: address(
        `Your advert describes ${advert.company} as ${about}, and that is the kind of place where I want to work`,
      ),
      usesTerms: false,
    };
  const asked = [own.terms, own.rules, askedNames(advert)].find((names) => names.length > 0) ?? [];
  if (asked.length > 0)
    return {
      draft: address(
        pick("asked", [
          `Your advert asks for ${listed(asked)}`,
          `In your advert you ask for ${listed(asked)}`,
        ]),
      ),
      usesTerms: own.terms.length > 0,
    };
  if (advert.location) return { draft: address(`The post is in ${advert.location}`), usesTerms: false };
  return undefined;
}

// Nothing the person has matches: the advert's own first asks still say which post this letter answers.
function askedNames(advert: JobAdvert): string[] {
  return advert.terms
    .filter(({ kind }) => kind === "skill")
    .slice(0, 2)
    .map(({ options }) => listed(options.slice(0, 2), "or"));
}

function address(text: string): Draft {
  return { text: sentenceOf(text), kind: "address", sourceIds: [] };
}

/** The duty nearest to the person's own material, and whether it is near at all. */
function bestDuty(advert: JobAdvert, material: string): { phrase: string; isNear: boolean } | undefined {
  const own = new Set(stems(material));
  const named = new Set(mentionsIn(material).map(({ name }) => name));
  const phrases = advert.duties.flatMap((duty, index) => {
    // A gerund may become the name of a skill that the advert does not use: "handle complaints" → "handling complaints".
    const words = new Set(mentionsIn(duty).map(({ name }) => name));
    return dutyPhrases(duty).flatMap((phrase) => {
      const names = mentionsIn(phrase).map(({ name }) => name);
      if (names.some((name) => !words.has(name))) return [];
      const all = stems(phrase);
      const shared = all.filter((stem) => own.has(stem)).length;
      const isNear = (shared >= 2 || shared >= 0.5 * all.length) && names.every((name) => named.has(name));
      return [{ phrase, index, isNear, rank: isNear ? shared : 0 }];
    });
  });
  return phrases.toSorted((a, b) => b.rank - a.rank || a.index - b.index)[0];
}

/** "reconciling accounts, preparing returns" are two duties; "keeping books and records" is one. */
function dutyPhrases(duty: string): string[] {
  const phrase = dutyPhrase(duty);
  const pieces = phrase?.split(/,\s+(?=\p{L}+ing\b)/u) ?? [];
  return pieces.filter((piece) => piece.split(" ").length >= 2).length === pieces.length
    ? pieces
    : [phrase ?? ""].filter((whole) => whole !== "");
}

/** A duty as a thing: "Prepare monthly accounts and submit them …" → "preparing monthly accounts". */
export function dutyPhrase(duty: string): string | undefined {
  const bare = duty
    .replace(
      /^(?:the|an?) [\p{L}&/ ]{3,40}? (?:will|shall|is expected to) (?:be responsible for |be in charge of )?/iu,
      "",
    )
    .replace(
      /^(?:you|he|she|they|the person)(?:'ll| will| shall) (?:also )?(?:be responsible for |be in charge of )?/i,
      "",
    )
    .replace(/^(?:to be |be )?(?:responsible for|in charge of) /i, "")
    .replace(/^to /i, "")
    .replace(/ & /g, " and ")
    .trim();
  if (/[@₦]|https?:|\b(?:apply|cv)\b/i.test(bare)) return undefined;
  const short = cutAtJoint(bare.replace(/ (?:that|which)? ?(?:you|they|he|she)\b.*$/i, ""));
  const found = short && leadingVerb(short);
  if (!short || !found || /\b(?:you|your|we|our|us)\b/i.test(short)) return undefined;
  if (found.form === "gerund")
    return / of /.test(short.split(" ").slice(0, 3).join(" "))
      ? `the ${lowerFirst(short)}`
      : lowerFirst(short);
  return found.form === "base" ? conjugate(short, found.verb, "base", "gerund") : undefined;
}

function cutAtJoint(text: string): string | undefined {
  const words = text.replace(/[.;:,]+$/, "").split(" ");
  if (words.length <= MOST_WORDS)
    return words.length >= 3 && !/[:(]/.test(text) ? words.join(" ") : undefined;
  for (let length = MOST_WORDS; length >= 3; length -= 1) {
    const next = words[length] ?? "";
    const head = words.slice(0, length).join(" ");
    const isJoint =
      /[,;]$/.test(head) ||
      /^(?:and|or|to|by|for|with|from|including|in|on|at|within|through|using|across|that|which|as|while)$/i.test(
        next,
      );
    const dangles = /\b(?:and|or|the|an?|of|to|with|for|in|on|by)$/i.test(head);
    if (isJoint && !dangles && !/[(]/.test(head)) return head.replace(/[,;]$/, "");
  }
  return undefined;
}

function aboutPhrase(advert: JobAdvert): string | undefined {
  for (const sentence of advert.about) {
    const thing = /\b(?:is|are) (an? .+)$/.exec(sentence)?.[1];
    const short = thing && cutAtJoint(thing);
    if (short && advert.company && /^an? [\p{Ll}\d]/u.test(short)) return short;
  }
  return undefined;
}
