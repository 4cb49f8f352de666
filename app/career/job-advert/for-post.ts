import { foldText } from "~/career/nlp/fold";
import type { HowToApply, JobAdvert } from "./job-advert";
import { patternOf } from "./patterns";
import { codeIn } from "./post-names";
import { namedReference } from "./reference";
import { POST_LOCATION } from "./vocabulary/subject-fields";

/** Which of several posts the title names, also with a place of work behind it ("Senior Nurse - Labour Ward"), where it names one. */
export function chosenPost({ title, posts }: Pick<JobAdvert, "title" | "posts">): string | undefined {
  const named = foldText(title ?? "");
  const rest = (post: string) => (title ?? "").slice(post.length).trimStart();
  const isBegun = (post: string) => named.startsWith(`${foldText(post)} `) && OF_PLACE.test(rest(post));
  return posts.find((post) => foldText(post) === named) ?? posts.filter(isBegun).sort(longerFirst)[0];
}

/** "Senior Nurse - Labour Ward", "Driver (Abuja)", but a "Driver Mechanic" is no driver. */
const OF_PLACE = /^(?:[-–—,(|/@]|(?:at|in|for) )/iu;
const longerFirst = (one: string, other: string) => other.length - one.length;

/** An advert of several posts as the advert of the one that its title names; unchanged where it names none of them. */
export function forPost(advert: JobAdvert): JobAdvert {
  const { demands, rules } = advert;
  const chosen = chosenPost(advert);
  if (chosen === undefined) return advert;
  const isOfPost = ({ posts }: { posts?: string[] }) => posts === undefined || posts.includes(chosen);
  const lines = ownLines(chosen, advert);
  const location = lines && locationIn(lines);
  return {
    ...advert,
    ...(location !== undefined && { location }),
    demands: demands.filter(isOfPost),
    rules: rules.filter(isOfPost),
    howToApply: withLocation(withReference(advert.howToApply, referenceOf(chosen, advert, lines)), location),
  };
}

/** "Location: Asaba, Delta (Regional office)": where the lines of one post place it. */
function locationIn(lines: readonly string[]): string | undefined {
  const found = lines.map((line) => LOCATION.exec(line)?.groups?.place).find((place) => place !== undefined);
  return found?.trim();
}
const LOCATION = patternOf(
  String.raw`^(?:[^:]{0,40}[|.,;–-] )?(?:location|place of work|duty station|station|work ?place)\s?: ?(?<place>\p{Lu}[\p{L}' -]{2,30}(?:, \p{Lu}[\p{L}' -]{2,20})?)`,
  "iu",
);

/** The slot that stands for the place of whichever post is chosen. */
function withLocation(howToApply: HowToApply, location: string | undefined): HowToApply {
  const { subject } = howToApply;
  if (subject === undefined || location === undefined) return howToApply;
  return {
    ...howToApply,
    subject: subject.replace(`{${POST_LOCATION}}`, location.split(",")[0] ?? location),
  };
}

/** The code that stands with the post: below "B. SENIOR NURSE (Ref: CWC/02)" begins the next post with a code of its own. */
function referenceOf(
  chosen: string,
  { posts, text }: JobAdvert,
  lines: readonly string[] | undefined,
): string | undefined {
  if (lines === undefined) return undefined;
  return namedReference(lines.join("\n")) ?? codesOfPosts({ posts, text }).get(chosen);
}

/** The line with the title of a post, and those below it that are not of another; undefined where no line has it. */
function ownLines(chosen: string, { posts, text }: JobAdvert): string[] | undefined {
  const lines = text.split("\n");
  const own = foldText(chosen);
  // "Nurse" is a part of "Senior Nurse": of the titles in a line the longest is meant.
  const titles = posts.map(foldText).toSorted(longerFirst);
  const titleIn = (line: string) => titleOf(line, titles);
  const first = lines.findIndex((line) => titleIn(line) === own);
  if (first < 0) return undefined;
  const below = lines.slice(first + 1);
  const next = below.findIndex((line) => ![own, undefined].includes(titleIn(line)));
  const end = next < 0 ? below.findIndex((line) => APPLIES.test(line)) : next;
  return [lines[first] ?? "", ...below.slice(0, Math.max(0, end))];
}

const APPLIES = /^(?:how to apply|to apply|(?:method|mode) of application|application)(?!\p{L})/iu;

function titleOf(line: string, titles: string[]): string | undefined {
  const words = ` ${singular(foldText(line).replace(/[^\p{L}\d&/]+/gu, " "))} `;
  return titles.find((title) => words.includes(` ${singular(title)} `));
}

/** "12 truck drivers" has the title "Truck Driver". */
const singular = (words: string) => words.replace(/(?<=\p{L}{3})s(?!\p{L})/gu, "");

/** "BURSAR [GOC/05]": the code in the line of each post; empty where not every post has one of its own. */
function codesOfPosts({ posts, text }: Pick<JobAdvert, "posts" | "text">): Map<string, string> {
  const titles = posts.map(foldText).toSorted(longerFirst);
  const lines = text.split("\n");
  const codes = posts.flatMap((post) => {
    const code = codeIn(lines.find((line) => titleOf(line, titles) === foldText(post)) ?? "");
    return code === undefined ? [] : [[post, code] as const];
  });
  return new Set(codes.map(([, code]) => code)).size === posts.length ? new Map(codes) : new Map();
}

/** How to apply where no post was chosen: the code of one of them is none of the others'. */
export function howToApplyToAny(advert: JobAdvert): HowToApply {
  const { howToApply } = advert;
  const { reference, ...others } = howToApply;
  const isOfOne = advert.posts.length > 1 && [...codesOfPosts(advert).values()].includes(reference ?? "");
  if (!isOfOne || chosenPost(advert) !== undefined) return howToApply;
  return { ...others, ...(others.subject === reference && { subject: "{code of the post}" }) };
}

function withReference(howToApply: HowToApply, reference: string | undefined): HowToApply {
  if (reference === undefined) return howToApply;
  const { reference: stated, subject } = howToApply;
  const isSubject = subject !== undefined && subject === stated;
  return { ...howToApply, reference, ...(isSubject && { subject: reference }) };
}
