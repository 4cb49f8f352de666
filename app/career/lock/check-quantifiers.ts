import { foldText, wordRun } from "../nlp/fold";
import { contentStems, stem, topicStems } from "../nlp/stem";
import { anyWord } from "./any-word";
import type { LockContext, LockFact } from "./facts";
import type { LockReason } from "./reasons";
import { tokensOf } from "./tokens";
import vocabulary from "./vocabulary/quantifiers.json";

/** How many of them: "only one" of what the line says never was, "no calf lost" of four, "all" of half. In English. */
export function checkQuantifiers(text: string, cited: LockFact[], { language }: LockContext): LockReason[] {
  if (language !== "en") return [];
  const deeds = cited.filter(({ isDeed }) => isDeed);
  const words = deeds
    .map(
      (fact) =>
        someOfNone(text, fact) ?? noneOfSome(text, fact) ?? allOfPart(text, fact) ?? withExcepted(text, fact),
    )
    .find((one) => one !== undefined);
  return words === undefined ? [] : [{ kind: "negation", words }];
}

/** "Only one patient died" of "no death", "failed one of three" of "passed each time". */
function someOfNone(text: string, fact: LockFact): string | undefined {
  const line = foldText(fact.text);
  const denied = line.split(/[,;:.]\s/u).filter((clause) => NONE.test(clause));
  const always = line.split(/[,;:.]\s/u).some((clause) => ALWAYS.test(clause)) && !FAILS.test(line);
  if ((denied.length === 0 && !always) || SOME.test(line)) return undefined;
  for (const statement of statementsOf(text)) {
    const some = SOME.exec(statement)?.[0];
    if (some === undefined) continue;
    if (always && denied.length === 0) {
      const isOfLine = contentStems(statement).some((word) => contentStems(line).includes(word));
      if (FAILS.test(statement) && isOfLine) return some;
      continue;
    }
    // "Absent without leave" denies nothing of its own.
    const own = statement.replaceAll(WITHOUT, (all, thing: string) =>
      line.includes(`without ${thing}`) ? " " : all,
    );
    const things = denied.flatMap((clause) => contentStems(clause.slice(clause.search(NONE))));
    const isOfDenied = contentStems(statement).some((word) => things.includes(word));
    if (isOfDenied && !DENIES.test(own)) return some;
  }
  return undefined;
}

/** "I lost no calf" of "lost 4". */
function noneOfSome(text: string, fact: LockFact): string | undefined {
  if (NONE.test(foldText(fact.text))) return undefined;
  const counted = [...wordRun(fact.text).matchAll(COUNTED)].map(([, verb = ""]) => stem(verb));
  const found = [...wordRun(text).matchAll(NO_THING)].find(([, verb = ""]) => counted.includes(stem(verb)));
  return found?.[0].trim();
}

/** "All of them" of "half of them". */
function allOfPart(text: string, fact: LockFact): string | undefined {
  const part = PART.exec(wordRun(fact.text));
  const run = tokensOf(text, "en")
    .map((token) => token.text)
    .join(" ");
  return part && !PART.test(run) && !run.includes(` ${/\d+/.exec(part[0])?.[0] ?? part[0]} `)
    ? ALL.exec(run)?.[0].trim()
    : undefined;
}

/** "Every day, Mondays included" of "every day but Monday". */
function withExcepted(text: string, fact: LockFact): string | undefined {
  const [, excepted = ""] = EXCEPT.exec(wordRun(fact.text)) ?? [];
  if (excepted === "") return undefined;
  const run = wordRun(text);
  const included = [...run.matchAll(INCLUDED)].find(([, before = "", after = ""]) =>
    topicStems([before, after]).includes(stem(excepted)),
  );
  return included?.[0].trim();
}

function statementsOf(text: string): string[] {
  return foldText(text).split(/[;:.]\s|, but /u);
}

const NONE = anyWord(vocabulary.none);
const DENIES = anyWord(vocabulary.denies);
const ALWAYS = anyWord(vocabulary.always);
const SOME = anyWord(vocabulary.some);
const FAILS = anyWord(vocabulary.fails);
const WITHOUT = /\bwithout (\p{L}+)/gu;
const COUNTED = /(?<= )(\p{L}{3,}) \d/gu;
const NO_THING = /(?<= )(\p{L}{3,}) (?:no|none|not (?:a|one)|not a single|zero)(?= (?!but ))/gu;
const PART = anyWord(vocabulary.part);
const ALL = anyWord(vocabulary.all);
const EXCEPT =
  / (?:every|all|each|daily)(?: \p{L}+){0,2} (?:but|except|excluding|save)(?: for| on)? (\p{L}+) /u;
const INCLUDED = / (\p{L}+) (?:included|too|as well)(?= )| (?:including|even on|also on) (\p{L}+)(?= )/gu;
