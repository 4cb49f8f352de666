import type { Sentence } from "../generated-document";
import { writeBackground, writeStudies } from "./background";
import { writeEarlier } from "./earlier-posts";
import { bestFact } from "./best-fact";
import { asClaim, asList, closing, inParagraphs, type Composing, type Parts } from "./letter-parts";
import type { LetterPlan, ProofLine } from "./letter-plan";
import type { Item } from "./line-text";
import { printItem } from "./list-items";
import { listed, type Topic } from "./phrases";
import { postOf } from "./posts";
import { recordItems } from "./record";
import { isTerm } from "./terms";
import { applying, studiesLeft, whoOneIs, type WhoOneIs } from "./who-one-is";
import { asItemsOf, writeWork } from "./work-lists";

/**
 * A letter: the post that is applied for and who the person is; the posts that speak most for them, each as a head with their own lines below, and
 * their lines of no such post, the one first that the letter needs most; the record in short; the background; the closing.
 */
export function composeLetter(whole: LetterPlan, parts: Parts, composing: Composing): Sentence[] {
  const { phrases, language, opening, pick, holds, request } = composing;
  const isEnglish = language === "en";
  const who: WhoOneIs = isEnglish ? whoOneIs(whole, holds) : { named: [], areYearsNamed: false };
  const isNamed = ({ sourceIds }: Item) => sourceIds.some((id) => who.named.includes(id));
  const plan = {
    ...whole,
    askedPapers: whole.askedPapers.filter((paper) => !isNamed(paper)),
    ...(parts.isFull && { otherPapers: [] }),
  };
  const best = isEnglish ? bestFact(parts.lines, plan, holds) : undefined;
  const others = parts.lines.flatMap((line) => (line === best?.line ? best.left : [line]));
  const isOfTerms = ({ text }: ProofLine) => isTerm(text);
  const terms = asItemsOf(others.filter(isOfTerms), plan, composing);
  const work = others.filter((line) => !isOfTerms(line));
  const heads = new Set(work.flatMap((line) => postOf(line, plan.posts)?.sourceIds[0] ?? []));
  const arePostsShown =
    heads.size >= ENOUGH_HEADS || plan.experience?.parts.every(({ id }) => heads.has(id)) === true;
  const { items, topics } = recordOf(plan, {
    language,
    phrases,
    holds,
    who,
    terms,
    arePostsShown,
    extras: parts.extras,
    opensWithStudy: plan.post === undefined,
  });
  const answered = new Set<Topic>([
    ...topics,
    ...(who.areYearsNamed || arePostsShown ? (["years"] as const) : []),
  ]);
  const studies = isEnglish ? studiesLeft(plan, who) : plan.studies;
  return inParagraphs([
    [
      ...applying(opening, who, holds),
      ...(who.paper ? [asClaim(who.paper)] : []),
      ...(best ? [asClaim(best.sentence)] : []),
      // Who has held no post opens with the study.
      ...(plan.post ? [] : writeStudies(plan, phrases, holds)).map(asClaim),
    ],
    ...writeWork(work, plan, composing),
    ...asList(pick("record", phrases.record), items.map(printItem)),
    [
      ...writeEarlier(plan, parts, {
        phrases,
        language,
        holds,
        record: items.map(({ text }) => text).join(" "),
      }),
      ...writeBackground({ ...plan, studies }, { phrases, holds, extras: parts.extras, answered }),
      ...(isEnglish ? awardsOf(plan).filter(holds) : []),
    ].map(asClaim),
    plan.reason && holds(plan.reason) ? [asClaim(plan.reason)] : [],
    (isEnglish ? plan.readiness : []).filter(holds).map(asClaim),
    [closing(plan, phrases, { request, holds })],
  ]);
}

/** Two posts with their dates say enough. */
const ENOUGH_HEADS = 2;

/** The record (recordItems). One thing alone is no list where a sentence can say it. */
function recordOf(
  plan: LetterPlan,
  answering: Parameters<typeof recordItems>[1],
): ReturnType<typeof recordItems> {
  const { items, topics } = recordItems(plan, answering);
  const isList =
    items.length > 1 || (answering.terms ?? []).length > 0 || topics.some((topic) => ONLY_LISTED.has(topic));
  return isList ? { items, topics } : { items: [], topics: [] };
}
/** What no sentence of the background says. */
const ONLY_LISTED: ReadonlySet<Topic> = new Set(["credits", "age", "origin", "detail"]);

/** "My awards include Teacher of the Year (2023)." */
function awardsOf({ awards }: LetterPlan): Item[] {
  if (awards.length === 0) return [];
  const names = awards.map(({ text }) => text.replace(/[\s.;,]+$/u, ""));
  return [
    {
      text: `My awards include ${listed(names, "and")}.`,
      sourceIds: awards.flatMap(({ sourceIds }) => sourceIds),
    },
  ];
}
