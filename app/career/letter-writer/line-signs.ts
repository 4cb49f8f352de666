import { alikeness, coverage, meaningOf } from "../nlp/relatedness";
import { countWords } from "../writer/wording";
import type { Role } from "../writer/roles";
import type { AnsweringLine } from "./choose-lines";
import { hasQuantity, SHOWS_CHANGE } from "./tellable-lines";

/** What the model knows of a line beside an advert, in this order; `npm run train:lines` trains a weight for each (docs/letter-lines.md). */
export const LINE_SIGNS = [
  "answer", // how well it answers the demand that it answers best
  "answerBesideOthers", // the same, less the mean of the person's lines
  "reach", // how much it speaks of all demands
  "musts", // how many musts it answers best
  "asked", // how much of the line the advert speaks of
  "askedBesideOthers",
  "alike", // the line and the advert as a whole
  "number",
  "change",
  "deed",
  "length",
  "lengthBesideOthers",
  "firstPerson",
  "later", // how many posts are newer
  "years", // since the post ended
  "inField", // of a post in the field of the advert
  "title", // how much of the advert's title the post's title says
  "alikePost", // the line and the title of its post
  "isService", // of the service year, a training, a project or unpaid work
  "isSummary",
  "isOwnSection",
  "lines", // how many lines there are
] as const;

/** The advert that lines are told for, and the person's posts. `fieldWork`: places in `work`; `today`: ISO date. */
export type LineContext = {
  title: string;
  subject: string;
  roles: Role[];
  fieldWork: readonly number[];
  today: string;
};

/** The signs of each line, in the order of LINE_SIGNS. */
export function lineSigns(
  lines: AnsweringLine[],
  { title, subject, roles, fieldWork, today }: LineContext,
): number[][] {
  const asked = { title: meaningOf(title), advert: meaningOf(subject) };
  const posts = roles.map((role) => ({ role, title: role.title ? meaningOf(role.title) : undefined }));
  const known = lines.map((one) => {
    const meaning = meaningOf(one.line.text);
    return {
      ...one,
      meaning,
      length: Math.log(1 + countWords(one.line.text)),
      asked: coverage(meaning, asked.advert),
    };
  });
  const mean = (of: (one: (typeof known)[number]) => number) =>
    known.reduce((sum, one) => sum + of(one), 0) / Math.max(1, known.length);
  const means = {
    answer: mean(({ answer }) => answer),
    asked: mean((one) => one.asked),
    length: mean(({ length }) => length),
  };
  return known.map(({ line, answer, reach, demands, meaning, length, asked: ofAdvert }) => {
    const { id, text } = line;
    const place = posts.findIndex(({ role }) => id.startsWith(`${role.id}.`));
    const post = posts[place];
    return [
      answer,
      answer - means.answer,
      Math.min(reach, MOST_REACH),
      Math.min(demands.filter(({ need }) => need === "must").length, MOST_MUSTS),
      ofAdvert,
      ofAdvert - means.asked,
      alikeness(meaning, asked.advert),
      Number(hasQuantity(text)),
      Number(SHOWS_CHANGE.test(text)),
      Number(line.isDeed === true),
      length,
      length - means.length,
      Number(IS_FIRST_PERSON.test(text)),
      Math.min(Math.max(place, 0), MOST_POSTS) / MOST_POSTS,
      post ? yearsSince(post.role, today) / MOST_YEARS : 0,
      Number(fieldWork.some((at) => id.startsWith(`work.${at}.`))),
      post?.title ? coverage(asked.title, post.title) : 0,
      post?.title ? alikeness(meaning, post.title) : 0,
      Number(post !== undefined && post.role.kind !== "work"),
      Number(id.startsWith("summary.")),
      Number(id.startsWith("custom.")),
      Math.log(1 + lines.length),
    ];
  });
}
const MOST_REACH = 3;
const MOST_MUSTS = 4;
const MOST_POSTS = 4;
const MOST_YEARS = 20;
const IS_FIRST_PERSON = /\b(?:I|me|my)\b/;

function yearsSince({ isCurrent, endDate }: Role, today: string): number {
  if (isCurrent || !endDate || endDate === "present") return 0;
  return Math.min(MOST_YEARS, Math.max(0, Number(today.slice(0, 4)) - Number(endDate.slice(0, 4))));
}
