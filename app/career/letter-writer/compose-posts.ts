import type { Sentence } from "../generated-document";
import { writeBackground, writeStudies } from "./background";
import { answersInEnglish, particularsInEnglish } from "./english-answers";
import { asClaim, asList, closing, inParagraphs, type Composing, type Parts } from "./letter-parts";
import type { LetterPlan } from "./letter-plan";
import type { Item } from "./line-text";
import { listItems, printItem, type ListItem } from "./list-items";
import { writeEarlier } from "./earlier-posts";
import { writeOtherWork } from "./other-work";
import { listed, type Deeds, type Topic } from "./phrases";
import { postOf, writePosts } from "./post-sections";
import { placesOf } from "./places-of-lines";
import { inOrder, isAnswer } from "./order-answers";
import { applying, studiesLeft, whoOneIs } from "./who-one-is";

/**
 * An English letter: the post and who the person is, the posts that speak most for them with their own lines below, a list of answers to what the advert
 * asks behind a few words of it, the background, the closing.
 */
export function composePosts(
  whole: LetterPlan,
  parts: Parts,
  deeds: Deeds,
  { phrases, language, opening, request, pick, holds }: Composing,
): Sentence[] {
  const plan = parts.isFull ? { ...whole, otherPapers: [] } : whole;
  const { post, posts } = plan;
  const who = whoOneIs(plan, holds);
  const ofPosts = parts.listed.filter((line) => postOf(line, posts) !== undefined);
  const { inList, inProse } = placesOf(parts.listed.filter((line) => !ofPosts.includes(line)), plan);
  const areTold = new Set(ofPosts.map((line) => postOf(line, posts)?.sourceIds[0]));
  const areYearsShown = plan.experience?.parts.every(({ id }) => areTold.has(id)) === true;
  const everybody = answersInEnglish(plan, { phrases, holds, who, extras: parts.extras }).filter(
    ({ topic }) => topic !== "years" || !(who.areYearsNamed || areYearsShown),
  );
  const lines = listItems(inList, { post, phrases, holds });
  const stated = particularsInEnglish(plan, { phrases, holds });
  const items: ListItem[] = [...inOrder(everybody, lines), ...stated];
  const isList = items.length > 1 || stated.length > 0 || lines.some((line) => !isAnswer(line));
  const answered = new Set<Topic>([
    ...(isList ? [...everybody, ...stated].map(({ topic }) => topic) : []),
    ...(who.areYearsNamed || areYearsShown ? (["years"] as const) : []),
  ]);
  const prose = [...(isList ? [] : inList), ...inProse, ...parts.further];
  return inParagraphs([
    [
      ...applying(opening, who, holds),
      // Who has held no post opens with the study.
      ...(post ? [] : writeStudies(plan, phrases, holds)).map(asClaim),
    ],
    ...writePosts(ofPosts, plan, { phrases, language, holds }),
    writeOtherWork(prose, { post: undefined, holds }, deeds).map(asClaim),
    ...(isList
      ? asList(pick("proofs", items.some(isAnswer) ? phrases.proofs : phrases.record), items.map(printItem))
      : []),
    [
      ...writeEarlier(plan, parts, { phrases, language, holds }),
      ...writeBackground(
        { ...plan, studies: studiesLeft(plan, who) },
        { phrases, holds, extras: parts.extras, answered },
      ),
      ...awardsOf(plan).filter(holds),
    ].map(asClaim),
    plan.reason && holds(plan.reason) ? [asClaim(plan.reason)] : [],
    [closing(plan, phrases, { request, holds })],
  ]);
}

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
