import type { Model } from "~/career/crf/crf";
import { IN_WRITING, statedThings } from "./instructions";
import type { AskedStatement } from "./job-advert";
import { letterheadEnd } from "./letterhead";
import { overlaps, patternOf, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";
import { askedAt, isWholeSentence } from "./statement-asks";
import { placeIn, statementsOf } from "./statement-clause";
import { itemsIn } from "./statement-items";
import { kindOf } from "./statement-kind";
import { learnedStatements } from "./statement-learned";
import { particularIn } from "./statement-particulars";
import { listsAt } from "./statement-lists";
import { pointsNamed } from "./statement-points";
import { languagePart } from "./language-parts";
import { isOfHelp, reachesOf, UNWANTED } from "./statement-reach";
import { FACT_ITEM } from "./vocabulary/statement-kinds";
import { IN_SUBJECT, OF_REFERENCE, OTHER_MEDIUM, STATEMENT_END } from "./vocabulary/statement-limits";
import { STATING } from "./vocabulary/statement-verbs";

const MOST = 20;
/** So many, mostly the same again, are no advert's; what follows would only cost time. */
const ENOUGH = 3 * MOST;
const REACH = 60;

/** What the application shall say besides, in the order of the advert, each in its words and with the place where it shall stand. */
export function readStatements(
  sentences: readonly Sentence[],
  applying: ReadonlySet<Sentence>,
  model: Model,
): AskedStatement[] {
  const reaches = reachesOf(sentences, applying);
  const lists = sentences.flatMap((own, index) =>
    isOfHelp(own) ? [] : listsAt(index, sentences, { isApplying: applying.has(own) }),
  );
  const languages = sentences.flatMap((own, index) => {
    const part = reaches[index]?.mayAsk && !isOfHelp(own) ? languagePart(own) : undefined;
    return part && !lists.some(({ covers }) => overlaps(covers, part.covers)) ? [part] : [];
  });
  lists.push(...languages);
  const inLists = lists.map(({ covers }) => covers);
  const asked: AskedStatement[] = [];
  let covered = 0;
  let last: Sentence | undefined;
  for (const [index, sentence] of sentences.entries()) {
    if (asked.length >= ENOUGH) break;
    if (isOfHelp(sentence) || sentence.start < covered) continue;
    const { isApplying = false, mayAsk = false, isBeside = false } = reaches[index] ?? {};
    const found = askedAt(index, sentences, { mayAsk });
    covered = Math.max(covered, found.end);
    const isBehind = last?.line === sentence.line && sentences[index - 1] === last;
    if (isBehind && found.asked.length === 0) asked.push(...thingsIn(sentence));
    if (found.asked.length > 0) last = sentence;
    if (sentence.isHeading && !isWholeSentence(sentence.text)) {
      asked.push(...found.asked);
      continue;
    }
    const { text, start } = sentence;
    const listed = [
      ...(applying.has(sentence) ? factsIn(text) : []),
      ...(isApplying || isBeside ? passivesIn(text) : []),
    ].map((own) => ({ ...own, start: start + own.start, end: start + own.end }));
    const own = [...found.asked, ...listed.filter((fact) => !found.asked.some((one) => overlaps(one, fact)))];
    asked.push(
      ...own.map((one) => ({
        ...one,
        ...(one.kind === "points" && pointsNamed(one.text, sentence, sentences)),
      })),
    );
  }
  const single = asked.filter((one) => !inLists.some((range) => overlaps(one, range)));
  const all = [...single, ...lists.flatMap((list) => list.asked)];
  const learned = all.length >= ENOUGH ? [] : learnedStatements(sentences, applying, model);
  all.push(...learned.filter((one) => !all.some((other) => overlaps(one, other))));
  // "STATE PRIMARY HEALTH CARE BOARD (NORTHERN ZONE)" bids nobody state it.
  const letterhead = letterheadEnd(sentences);
  return distinct(all.filter(({ start }) => start >= letterhead).toSorted((a, b) => a.start - b.start));
}

/** "The letter must state your age. Names of two referees, one of them an employer.": without a verb of its own a sentence goes on with the list. */
function thingsIn({ text, start, isHeading, label }: Sentence): AskedStatement[] {
  const first = /^[^,.;:(]+(?:\([^()]*\)[^,.;:(]*)?/u.exec(text)?.[0].trim() ?? "";
  const isThing = FACT_ITEM.test(first) || particularIn(first) !== undefined || kindOf(first) === "referees";
  if (isHeading || label !== undefined || !isThing || HAS_VERB.test(first)) return [];
  const end = STATEMENT_END.exec(text)?.index ?? text.length;
  return statementsOf(itemsIn(text.slice(0, end), { isList: false }), start, { isStating: true });
}
const HAS_VERB = patternOf(
  String.raw`(?<!\p{L})${sourceOf("is, are, was, will, shall, must, should, can, may, would, has, have, apply, need, needed, required, send, come")}(?!\p{L})`,
  "iu",
);

/** "Age at last birthday and notice should be stated in the letter": the things stand before what shall be done with them. */
function passivesIn(text: string): AskedStatement[] {
  return statedThings(text).flatMap(({ start, end, done, behind }) => {
    // "Guarantor forms will be given to successful persons only."
    if (TO_CHOSEN.test(behind)) return [];
    const where = placeIn(behind);
    const items = itemsIn(text.slice(start, end), { isList: false });
    return statementsOf(items, start, { isStating: true })
      .filter(({ kind }) => kind !== "other" || ONLY_STATED.test(done) || IN_WRITING.test(behind))
      .map((own) => ({ ...own, ...(where && { where }) }));
  });
}

const TO_CHOSEN =
  /^ to (?:the |all |only )?(?:\p{L}+ )?(?:successful|selected|shortlisted|those|winners?)(?!\p{L})/iu;
const ONLY_STATED = patternOf(`^${STATING.done}$`, "iu");

/** "text your name, age and years of driving": facts in the list of what is to be sent. */
function factsIn(text: string): AskedStatement[] {
  if (
    !SENT.test(text) ||
    UNWANTED.test(text) ||
    IN_SUBJECT.test(text.slice(0, 40)) ||
    OF_REFERENCE.test(text.slice(0, 40))
  )
    return [];
  let start = 0;
  return text.split(JOINTS).flatMap((item): AskedStatement[] => {
    const from = start;
    start += item.length;
    const fact = FACT_ITEM.exec(item.trim())?.groups?.fact;
    const at = fact === undefined ? -1 : item.indexOf(fact);
    if (fact === undefined || at < 0 || isVerb(fact, text, from + at)) return [];
    const behind = /^[^.;]{0,60}?(?=[,.;]|$)/u.exec(text.slice(from + item.length))?.[0] ?? "";
    const before = text.slice(Math.max(0, from - REACH), from + at);
    const isLast = item.trimEnd().endsWith(fact);
    const isOfSubject =
      /(?<!\p{L})subject(?!\p{L})/iu.test(item) ||
      IN_SUBJECT.test(item.slice(item.indexOf(fact) + fact.length)) ||
      IS_SUBJECT.test(before) ||
      (isLast && (IN_SUBJECT.test(behind) || OF_REFERENCE.test(behind)));
    if (isOfSubject || OTHER_MEDIUM.test(before)) return [];
    return [{ kind: kindOf(fact), text: fact, start: from + at, end: from + at + fact.length }];
  });
}
/** "the subject shld be the POST, YOUR STATE AND …" */
const IS_SUBJECT =
  /(?<!\p{L})subject (?:(?:line|of (?:the|your) mail) )?(?:should|shld|shd|must|shall|is|to be)[^.;]*$/iu;
/** "Please state in your letter …": there it is what to do, and no place. */
function isVerb(fact: string, text: string, at: number): boolean {
  const isOrder = /(?:^|[.;:] |(?:please|kindly|pls|and|also) )$/iu.test(text.slice(0, at));
  return (
    fact.toLowerCase() === "state" && (isOrder || /^state (?:in|on|at|your|the) /iu.test(text.slice(at)))
  );
}
const JOINTS =
  /(,| (?:and|&|\+|plus|with|include|including|indicating) |[;:(]|(?: |^)(?:text|send|drop|whatsapp) )/iu;
const SENT = patternOf(
  String.raw`(?<!\p{L})${sourceOf("send, text, sms, drop, whats ?app, forward, submit, e-?mail, mail, apply, message, inbox, dm, cvs?, applications?, letters?")}(?!\p{L})`,
  "iu",
);

/** Each once, up to a number that nobody exceeds in earnest: of two that overlap or say the same the first. */
function distinct(statements: AskedStatement[]): AskedStatement[] {
  const known = new Set<string>();
  const kept: AskedStatement[] = [];
  let end = 0;
  for (const one of statements) {
    const text = one.text.toLowerCase();
    if (one.start >= end && !known.has(text)) kept.push(one);
    if (kept.length === MOST) break;
    known.add(text);
    end = Math.max(end, one.end);
  }
  return kept;
}
