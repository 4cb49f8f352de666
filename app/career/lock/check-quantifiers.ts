import { foldText, wordRun, wordsOf } from "../nlp/fold";
import { contentStems, stem, topicStems } from "../nlp/stem";
import { STOP_WORDS } from "../nlp/stop-words";
import { anyWord } from "./any-word";
import type { LockContext, LockFact } from "./facts";
import type { LockReason } from "./reasons";
import vocabulary from "./vocabulary/quantifiers.json";

/** How many of them: "only one" of what the line says never was, "no calf lost" of four, "all" of half. In English. */
export function checkQuantifiers(text: string, cited: LockFact[], { language }: LockContext): LockReason[] {
  if (language !== "en") return [];
  const deeds = cited.filter(({ isDeed }) => isDeed);
  const words = deeds
    .map((fact) => someOfNone(text, fact) ?? noneOfSome(text, fact) ?? withExcepted(text, fact))
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
    const things = denied.flatMap((clause) => thingsBehind(clause.split(NONE)[1] ?? ""));
    const isOfDenied = contentStems(own.slice(own.search(SOME))).some((word) => things.includes(word));
    if (isOfDenied && !DENIES.test(own)) return some;
  }
  return undefined;
}

/** What is denied: the one or two words of meaning right behind "no". */
function thingsBehind(text: string): string[] {
  const words = wordsOf(text);
  const from = words.findIndex((word) => !STOP_WORDS.has(word));
  const [first = "", second = ""] = from < 0 ? [] : words.slice(from);
  return topicStems(STOP_WORDS.has(second) ? [first] : [first, second]);
}

/** "I lost no calf" of "lost 4". */
function noneOfSome(text: string, fact: LockFact): string | undefined {
  if (NONE.test(foldText(fact.text))) return undefined;
  const line = thingsIn(fact.text);
  const counted = [...wordRun(fact.text).matchAll(COUNTED)].map(([, verb = "", things = ""]) => {
    const own = thingsIn(things);
    return { verb: stem(verb), things: own.length > 0 ? own : line };
  });
  for (const statement of text.split(/[,;:.]\s/u)) {
    const found = [...wordRun(statement).matchAll(NO_THING)].find(([, verb = "", things = ""]) =>
      counted.some(
        (one) =>
          one.verb === stem(verb) &&
          (things === "" || thingsIn(things).some((word) => one.things.includes(word))),
      ),
    );
    if (found) return found[0].trim();
  }
  return undefined;
}

/** "Calf" and "calves" are one thing. */
function thingsIn(text: string): string[] {
  return contentStems(text).map((word) => word.replace(/v$/u, "f"));
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
const COUNTED = /(?<= )(\p{L}{3,})(?: \d+)+(?= ((?:\p{L}+ ){0,3}))/gu;
// "No phone without a receipt" denies less than "no phone".
const LESS = "(?!(?:\\p{L}+ ){0,6}(?:without|that|but|until|unless|other|who|which|except) )";
const NO_THING = new RegExp(
  `(?<= )(\\p{L}{3,}) (?:none $|(?:no|none of the|not (?:a|one)|not a single|zero) ${LESS}((?:\\p{L}+ ){1,2}))`,
  "gu",
);
const EXCEPT =
  / (?:every|all|each|daily)(?: \p{L}+){0,2} (?:but|except|excluding|save)(?: for| on)? (\p{L}+) /u;
const INCLUDED = / (\p{L}+) (?:included|too|as well)(?= )| (?:including|even on|also on) (\p{L}+)(?= )/gu;
