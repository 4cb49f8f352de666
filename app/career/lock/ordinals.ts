import { foldText } from "../nlp/fold";
import type { LockFact } from "./facts";
import type { LockReason } from "./reasons";

const WORDS = new Map(
  "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
    .split(" ")
    .map((word, at) => [word, at + 3]),
);
const RANKS = new Map([["first", 1], ["second", 2], ...WORDS]);
// "In my third year" is no rank.
const NO_TIME = "(?! (?:year|month|term|semester|week|quarter|decade)\\b)";
const IN_LINE = new RegExp(
  `\\b(?:(\\d{1,3})(?:st|nd|rd|th)|(${[...RANKS.keys()].join("|")}))\\b${NO_TIME}`,
  "gu",
);
const IN_SENTENCE = new RegExp(
  `\\b(?:the|my|our|its) (${[...WORDS.keys()].join("|")})\\b(?! of (?:the|my|our|them|all|those))${NO_TIME}`,
  "gu",
);
const PLACE = new RegExp(
  `\\b(?:came|come|ranked|placed|finished|was placed) (${[...RANKS.keys()].join("|")})\\b`,
  "gu",
);

/** "First mate" of second mate, "the fourth floor" of the third. */
function ofOtherThing(folded: string, cited: LockFact[]): string | undefined {
  const known = new Map<string, Set<number | undefined>>();
  for (const { text } of cited.filter(({ isDeed }) => isDeed))
    for (const [, digits, word = "", thing = ""] of foldText(text).matchAll(WITH_THING)) {
      const ranks = known.get(thing) ?? new Set();
      known.set(thing, ranks.add(digits ? Number(digits) : RANKS.get(word)));
    }
  const stated = [...folded.matchAll(WITH_THING)];
  const isOwn = ([, digits, word = "", thing = ""]: string[]) =>
    known.get(thing)?.has(digits ? Number(digits) : RANKS.get(word)) !== false;
  // "The second floor, one below the third": the line's own rank is there too.
  const found = stated.find(
    (one) => !isOwn(one) && !stated.some((other) => other[3] === one[3] && isOwn(other)),
  );
  return found?.[0];
}
const WITH_THING = new RegExp(
  `(?<!\\b(?:an?|any|every|each|no) )\\b(?:(\\d{1,3})(?:st|nd|rd|th)|(${[...RANKS.keys()].join("|")}))${NO_TIME} (\\p{L}{4,})`,
  "gu",
);

/** The place of a thing in its order, "the ninth of the month", where the lines have other places. */
export function checkOrdinals(text: string, cited: LockFact[]): LockReason[] {
  const folded = foldText(text);
  const stated = [...folded.matchAll(IN_SENTENCE), ...folded.matchAll(PLACE)].map(([, word = ""]) => word);
  const other = ofOtherThing(folded, cited);
  if (other !== undefined) return [{ kind: "number", words: other }];
  if (stated.length === 0) return [];
  const lines = cited.filter(({ isDeed }) => isDeed);
  const known = lines.flatMap((fact) =>
    [...foldText(fact.text).matchAll(IN_LINE)].map(([, digits, word = ""]) =>
      digits ? Number(digits) : RANKS.get(word),
    ),
  );
  if (known.length === 0) return [];
  const numbers = new Set([...known, ...lines.flatMap(({ amounts }) => amounts.map(({ value }) => value))]);
  const strange = stated.find((word) => !numbers.has(RANKS.get(word)));
  return strange === undefined ? [] : [{ kind: "number", words: strange }];
}
