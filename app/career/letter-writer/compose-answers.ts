import type { Sentence } from "../generated-document";
import { writeBackground, writeStudies } from "./background";
import { writeEarlier } from "./earlier-posts";
import { answersInEnglish, particularsInEnglish, type Answer } from "./english-answers";
import { asClaim, asList, closing, inParagraphs, type Composing, type Parts } from "./letter-parts";
import type { LetterPlan } from "./letter-plan";
import { entryOf, isOfPost, type Item } from "./line-text";
import { joinAnswers, listItems, printItem, type ListItem } from "./list-items";
import { writeStrongest } from "./opening";
import { writeMoreOfPost, writeOtherWork } from "./other-work";
import { listed, type Deeds, type Topic } from "./phrases";
import { placesOf } from "./places-of-lines";
import { applying, studiesLeft, whoOneIs } from "./who-one-is";

/** More than so many answers nobody reads; what else the person has is a line or two. */
const MOST_ANSWERS = 8;
/** So many deeds at no place that is named stand in prose, and so many more in the list. */
const MOST_AT_NO_PLACE = 3;
const MOST_POINTS = 4;

/**
 * An English letter: the post and who the person is, what they did in the post that speaks most for them and in others, a list of answers to what the advert
 * asks behind a few words of it, the background, the closing.
 */
export function composeAnswers(
  whole: LetterPlan,
  parts: Parts,
  deeds: Deeds,
  { phrases, language, opening, request, pick, holds }: Composing,
): Sentence[] {
  const plan = parts.isFull ? { ...whole, otherPapers: [] } : whole;
  const { post } = plan;
  const who = whoOneIs(plan, holds);
  const { inList, inProse } = placesOf(parts.listed, plan);
  const everybody = answersInEnglish(plan, { phrases, holds, who, extras: parts.extras });
  const lines = listItems(inList, { post, phrases, holds });
  const stated = particularsInEnglish(plan, { phrases, holds });
  // One answer alone is no list.
  const isList =
    inOrder(everybody, lines).length + stated.length > 1 ||
    stated.length > 0 ||
    lines.some((line) => !isAnswer(line));
  const answered = new Set<Topic>([
    ...(isList ? [...everybody, ...stated].map(({ topic }) => topic) : []),
    // The sentence about one post says since when.
    ...(who.areYearsNamed || isOnePost(plan) ? (["years"] as const) : []),
  ]);
  const entry = entryOf(parts.strongest?.sourceIds[0] ?? "");
  const isPostOpen = parts.strongest !== undefined && isOfPost(parts.strongest, post);
  const prose = [...(isList ? [] : inList), ...inProse, ...parts.further];
  // What else was done in the post just named follows there.
  const ofPost = prose.filter(({ sourceIds: [id = ""] }) => IS_OF_POST.test(id) && entryOf(id) === entry);
  const others = prose.filter((line) => !ofPost.includes(line));
  // What was done at no place that is named is a chain of "I also" in prose, and points in a list.
  const atNoPlace = isList ? others.filter((line) => line.place === undefined && !isOfPost(line, post)) : [];
  const asPoints = atNoPlace.slice(MOST_AT_NO_PLACE, MOST_AT_NO_PLACE + MOST_POINTS);
  const points = listItems(asPoints, { post, phrases, holds });
  const items: ListItem[] = [...inOrder(everybody, [...lines, ...points]), ...stated];
  const areAnswers = items.some(isAnswer);
  const elsewhere = others.filter((line) => !atNoPlace.slice(MOST_AT_NO_PLACE).includes(line));
  const first = writeStrongest(post, parts.strongest, { phrases, language, holds }).filter(holds);
  const placeBefore = parts.strongest?.place ?? post?.employer;
  return inParagraphs([
    [
      ...applying(opening, who, holds),
      // Who has held no post opens with the study.
      ...(post ? [] : writeStudies(plan, phrases, holds)).map(asClaim),
    ],
    [
      ...first,
      ...writeMoreOfPost(ofPost, deeds, {
        followsDuty: parts.strongest?.duty !== undefined,
        followsPost: !first.some(({ sourceIds }) => sourceIds.some((id) => id.startsWith(`${entry}.`))),
      }),
    ]
      .filter(holds)
      .map(asClaim),
    writeOtherWork(elsewhere, { post, placeBefore, followsPost: !isList && isPostOpen, holds }, deeds).map(
      asClaim,
    ),
    ...(isList
      ? asList(pick("proofs", areAnswers ? phrases.proofs : phrases.record), items.map(printItem))
      : []),
    [
      // The list has named the posts by their years.
      ...(answered.has("years") ? [] : writeEarlier(plan, parts, { phrases, language, holds })),
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

const isOnePost = ({ experience }: LetterPlan) =>
  experience !== undefined && experience.parts.length + experience.beside.length === 1;
const IS_OF_POST = /^(?:work|siwes|volunteer|nysc)\./;
const isAnswer = ({ at }: ListItem) => at !== undefined;

/** What decides who is read at all comes first: the qualification and the years; then the advert's own points in its order, other work, and what else the person has. */
function inOrder(everybody: Answer[], lines: ListItem[]): ListItem[] {
  const isDecisive = ({ topic }: Answer) => topic === "study" || topic === "credits" || topic === "years";
  const others = everybody.filter((one) => !isDecisive(one));
  const decisive = everybody.filter(isDecisive);
  const named = others.filter(isAnswer);
  // A paper that is asked for is never cut, work is.
  const room = Math.max(0, MOST_ANSWERS - decisive.length - named.length);
  const pointed = [...named, ...lines.filter(isAnswer).slice(0, room)];
  const isBeside = (one: ListItem) => !isAnswer(one);
  return [
    ...decisive,
    ...joinAnswers(pointed.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))),
    ...lines.filter(isBeside),
    ...others.filter(isBeside),
  ];
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
