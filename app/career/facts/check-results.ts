import type { Part } from "./claims";
import { contentStems, sharesStem } from "~/career/nlp/stem";
import { languageOf } from "~/career/nlp/language";
import { plainText, wordRun } from "~/career/nlp/fold";
import type { Facts, ReadLine } from "./prepare";
import {
  ALL_IN_SOURCE,
  ALL_OF,
  CAUSE_OPENERS,
  DOWN_WORDS,
  HAS_CAUSE,
  HAS_RESULT,
  OUTCOMES,
  OVER_HOUSES,
  OVER_LANDS,
  RESULT_OPENERS,
  SPEAKS_OF_ALL,
  UP_WORDS,
  WHOLE_TIME,
} from "./result-words";
import type { Violation } from "./violation";

/** What a draft adds to make more of a line: a result, a cause, praise, a reach over the whole country, a fall told as a rise. */
export function checkResults(part: Part, said: string, cited: ReadLine[], facts: Facts): Violation[] {
  if (cited.length === 0) return [];
  const own = cited.filter((line) => !line.isFact);
  const source = cited.map((line) => line.run).join("|");
  const isForeign = cited.some((line) => line.language !== languageOf(part.text, facts.context.language));
  return [
    ...checkOutcomes(said, source),
    ...checkSpread(said, source, isForeign),
    ...(isForeign
      ? checkForeignTails(said, own)
      : [
          ...checkTail(RESULT_OPENERS, said, cited, "Your line does not give this result."),
          ...checkTail(CAUSE_OPENERS, said, cited, "Your line does not give this reason."),
          ...checkAddedClause(part.text, cited, facts),
        ]),
    ...checkDirection(said, source),
    ...checkGermanSuperlative(part.text, source),
  ];
}

function checkOutcomes(said: string, source: string): Violation[] {
  return OUTCOMES.flatMap(({ words, also }): Violation[] => {
    const found = words.exec(said)?.[0].trim();
    if (!found || words.test(source) || also?.test(source)) return [];
    return [{ code: "escalation", found, explain: `Your line does not say "${found}".` }];
  });
}

function checkSpread(said: string, source: string, isForeign: boolean): Violation[] {
  const lands = OVER_LANDS.exec(said)?.[0].trim();
  const houses = OVER_HOUSES.exec(said)?.[0].trim();
  const all = ALL_OF.exec(said)?.[0].trim();
  // "5 primary schools" are no branches.
  const isOtherHouse =
    !isForeign &&
    houses !== undefined &&
    !source.includes(` ${(houses.split(" ").at(-1) ?? "").slice(0, 5)}`);
  const spread =
    (lands && !OVER_LANDS.test(source) && lands) ||
    (houses && !OVER_HOUSES.test(source) && (!SPEAKS_OF_ALL.test(source) || isOtherHouse) && houses);
  if (spread) return [{ code: "escalation", found: spread, explain: `Your line does not say "${spread}".` }];
  const whole = WHOLE_TIME.exec(said)?.[0].trim();
  if (
    whole &&
    !WHOLE_TIME.test(source) &&
    !/ (\d{4}) 01 \1 12 /.test(source) &&
    !/ (?:always|since|throughout|from|to date|daily|yearly|annual\w*) /.test(source)
  )
    return [{ code: "escalation", found: whole, explain: `Your line does not say "${whole}".` }];
  return all && !ALL_IN_SOURCE.test(source)
    ? [{ code: "escalation", found: all, explain: "Your line does not say this of all of them." }]
    : [];
}

/** "…, improving customer satisfaction", "by renegotiating contracts": at least half of what is named must be in the cited lines. */
function checkTail(openers: RegExp, said: string, cited: ReadLine[], explain: string): Violation[] {
  const opener = openers.exec(said);
  if (!opener) return [];
  const stems = contentStems(said.slice(opener.index + opener[0].length - 1)).slice(0, 6);
  if (stems.length === 0 || (opener.index < 3 && openers === RESULT_OPENERS)) return [];
  const known = stems.filter((stem) => cited.some((line) => sharesStem(line.stems, stem)));
  if (known.length * 2 >= stems.length) return [];
  return [{ code: "escalation", found: said.slice(opener.index).trim(), explain }];
}

/** A clause hung on at the end (", which transformed …", ", building …") of which no word is the person's. What is meant for the company may stand. */
function checkAddedClause(text: string, cited: ReadLine[], facts: Facts): Violation[] {
  const tail = ADDED_CLAUSE.exec(plainText(text))?.[1];
  if (!tail || MEANT_FOR_YOU.test(wordRun(tail)) || /\d/.test(tail)) return [];
  const stems = contentStems(tail);
  if (
    stems.length < 2 ||
    stems.some((stem) => cited.some((line) => sharesStem(line.stems, stem)) || facts.advert.stems.has(stem))
  )
    return [];
  return [{ code: "escalation", found: tail, explain: "Your line says nothing of this." }];
}
const ADDED_CLAUSE =
  /,\s+(?:(?:and |thus |thereby )?((?:which|that|so that) [^,;]{4,160}|(?:\p{Ll}+ly )?\p{Ll}{2,}ing [^,;]{4,160}))$/u;
const MEANT_FOR_YOU =
  / (?:would|could|can|will|hope|like|want|wish|bring|you|your|apply|applying|join|now|looking|seeking) /;

/** A translated line shares no words, but a result or a cause needs a line that has one at all. */
function checkForeignTails(said: string, own: ReadLine[]): Violation[] {
  if (own.length === 0) return [];
  const result = RESULT_OPENERS.exec(said)?.[0].trim();
  if (result && !own.some((line) => HAS_RESULT.test(line.run)))
    return [{ code: "escalation", found: result, explain: "Your line does not give a result." }];
  const cause = CAUSE_OPENERS.exec(said)?.[0].trim();
  return cause && !own.some((line) => HAS_CAUSE.test(line.run))
    ? [{ code: "escalation", found: cause, explain: "Your line does not give a reason." }]
    : [];
}

/** "Der pünktlichste Fahrer": only the case tells a superlative from a noun. */
function checkGermanSuperlative(text: string, source: string): Violation[] {
  const found = GERMAN_SUPERLATIVE.exec(plainText(text))?.[0];
  return found && !/ (?:most|best|first|top|\w{3,}est|award) /.test(source)
    ? [{ code: "escalation", found, explain: `Your line does not say "${found}".` }]
    : [];
}
const GERMAN_SUPERLATIVE =
  /\b(?:der|die|das|den|zum|zur) (?!ersten?|letzten?|nachsten?|meisten?|funften?|sechsten?|siebsten?)\p{Ll}{4,}ste[rn]? (?:\p{Lu}|(?:der|des|von|im|in|aller|am|weit)\b)/u;

function checkDirection(said: string, source: string): Violation[] {
  const up = UP_WORDS.exec(said)?.[0].trim();
  const down = DOWN_WORDS.exec(said)?.[0].trim();
  const turned =
    (up && !UP_WORDS.test(source) && DOWN_WORDS.test(source) && up) ||
    (down && !DOWN_WORDS.test(source) && UP_WORDS.test(source) && down);
  return turned ? [{ code: "negation_changed", found: turned, explain: "Your line says the opposite." }] : [];
}
