import type { TextRange } from "./job-advert";
import { overlaps, patternOf } from "./patterns";
import type { RuledSentence } from "./tagger/features";
import { isWorkField } from "./title-field";
import type { DemandStretch } from "./untagged";
import { WISH } from "./vocabulary/demand-words";

/**
 * Stretches of demands that are parts of one list as one demand: "USAID, ECHO or FCDO" are alternatives, "Degree in Statistics, Demography, Development
 * Studies" is one degree; a bracket goes with what stands before it, and a word is never cut.
 */
export function joinedDemands(
  stretches: readonly DemandStretch[],
  sentences: readonly RuledSentence[],
  text: string,
): DemandStretch[] {
  const joined: DemandStretch[] = [];
  for (const own of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    const ruled = sentences[own.sentence];
    const bracket = last && ruled ? bracketBehind(last, own, { ruled, text }) : 0;
    if (last && bracket > 0) {
      last.end = Math.max(own.end, own.start + bracket);
      continue;
    }
    if (last && ruled && isOneList(last, own, { ruled, text })) {
      last.end = Math.max(last.end, own.end);
      continue;
    }
    joined.push(ruled ? { ...own, start: startOf(own, { ruled, text, after: last?.end ?? 0 }) } : { ...own });
  }
  return joined;
}

/** "handle drivers & union (PTD/NARTO)": short names in a bracket say which ones are meant, where they are no rule. The letters up to its end, or 0. */
function bracketBehind(
  last: DemandStretch,
  own: DemandStretch,
  { ruled, text }: { ruled: RuledSentence; text: string },
): number {
  const isBehind = last.sentence === own.sentence && text.slice(last.end, own.start) === " (";
  if (!isBehind || kindsIn(own, ruled).size > 0) return 0;
  return SHORT_NAMES.exec(text.slice(own.start, own.start + LONGEST_BRACKET))?.[0].length ?? 0;
}
const LONGEST_BRACKET = 50;
const SHORT_NAMES = /^\p{Lu}{2,8}(?:(?:\/|, | & | and )\p{Lu}{2,8}){0,4}\)/u;

/** The kinds of the rules that stand in a part of a sentence. */
function kindsIn(range: TextRange, { sentence, found }: RuledSentence): Set<string> {
  return new Set(
    found.flatMap((rule) => {
      const place = rule.demand ?? rule.rule;
      const own = place && { start: sentence.start + place.start, end: sentence.start + place.end };
      return own && overlaps(own, range) ? [rule.demand?.kind ?? rule.rule?.kind ?? ""] : [];
    }),
  );
}

function isOneList(
  last: DemandStretch,
  own: DemandStretch,
  { ruled, text }: { ruled: RuledSentence; text: string },
): boolean {
  if (last.sentence !== own.sentence || last.of !== own.of || text.slice(last.end, own.start) !== ", ")
    return false;
  const [before, words] = [text.slice(last.start, last.end), text.slice(own.start, own.end)];
  const [kinds, others] = [kindsIn(last, ruled), kindsIn(own, ruled)];
  if (others.size === 0 && kinds.has("degree")) return isField(words);
  const areAlike = kinds.size === others.size && [...kinds].every((kind) => others.has(kind));
  return areAlike && ENDS_IN_LED_NAME.test(before) && ARE_ALTERNATIVES.test(words);
}

const NAME = String.raw`\p{Lu}[\p{L}\d&+.'-]*(?:[ /]\p{Lu}[\p{L}\d&+.'-]*){0,2}`;
/** "ECHO or FCDO", "Sage, Xero or QuickBooks" */
const ARE_ALTERNATIVES = patternOf(`^(?:${NAME}, )*${NAME},? or ${NAME}$`, "u");
/** "experience with USAID/BHA": what leads to the first name leads to the others. */
const ENDS_IN_LED_NAME = patternOf(
  String.raw`(?<!\p{L})(?:with|of|from|either|in|as|by) (?:${NAME}, )*${NAME}$`,
  "u",
);

/** "Development studies", "Business Administration or related": what a degree is in. */
function isField(words: string): boolean {
  const bare = words.replace(/,? (?:or|and) (?:any )?(?:other )?(?:related|similar|relevant)\b.*$/iu, "");
  return (
    bare.split(" ").length <= MOST_WORDS &&
    /^\p{Lu}/u.test(bare) &&
    (OF_STUDY.test(bare) || isWorkField(bare))
  );
}
const MOST_WORDS = 5;
const OF_STUDY =
  /(?<!\p{L})(?:studies|sciences?|engineering|management|administration|economics|relations)$/iu;

/** Where a stretch begins when no word and no bracket is cut. */
function startOf(
  { start, end }: DemandStretch,
  { ruled: { sentence }, text, after }: { ruled: RuledSentence; text: string; after: number },
): number {
  const from = Math.max(sentence.start, after);
  const before = text.slice(from, start);
  const glued = /(?:[\p{L}\d]+[–-])+$/u.exec(before)?.[0].length ?? 0;
  if (glued > 0) return start - glued;
  const isListed = sentence.isBullet && sentence.section === "must" && !WISH.test(sentence.text);
  const isInBracket =
    /^[^()]{3,80} \([^()]*$/u.test(before) && /^[^()]*\)/u.test(text.slice(start, end + 80));
  if (isListed && from === sentence.start && isInBracket) return from;
  const lead = MEMBERSHIP.exec(before)?.[0].length ?? 0;
  return /^(?:body|council|institute|association)(?!\p{L})/iu.test(text.slice(start, end))
    ? start - lead
    : start;
}
/** "Membership of a recognised procurement " */
const MEMBERSHIP = patternOf(
  String.raw`(?<!\p{L})(?:[Mm]ember(?:ship)?|[Rr]egist(?:ration|ered)) (?:of|with) (?:(?:an?|the|any) )?(?:\p{L}+ ){0,3}$`,
  "u",
);
