import { foldText } from "~/career/nlp/fold";
import type { Line } from "./clean-text";
import type { PostStretch, TextRange } from "./job-advert";
import { codeIn, type NamedPosts, numberedName, PostNames } from "./post-names";
import type { Section, Sentence } from "./sentence";
import { ASKS, INSTRUCTS } from "./vocabulary/demand-words";
import { FOR_ALL_POSTS, OF_ALL_POSTS } from "./vocabulary/post-words";

/** A sentence with the headings before it in its line. */
type Unit = TextRange & {
  text: string;
  line: number;
  isFirst: boolean;
  isApart: boolean;
  isBullet: boolean;
  section: Section;
  /** What it says as a heading, or before its colon. */
  heading?: string;
  named?: NamedPosts;
  endsForAll: boolean;
};
/** A unit that names posts, and so may open what is said of them. */
type Opening = { at: number; posts: number[]; isName: boolean };
/** Openings of other posts each, one after the other: a list of titles, or the parts that describe them. */
type Run = { openings: Opening[] };
/** What the parts of a run have in common. */
type Manner = { longest: number; hasGaps: boolean; heads: Set<string>; sections: Set<Section> };

/**
 * The parts of an advert that speak of some of its posts and not of all. A line that names posts opens what is said of them. What follows belongs to them, too,
 * up to the next line that names others or a line for all. Behind the last post of a run as much belongs to it as to its neighbours.
 */
export function postStretches(
  titles: readonly string[],
  lines: readonly Line[],
  sentences: readonly Sentence[],
): PostStretch[] {
  if (titles.length < 2) return [];
  const units = unitsOf(lines, sentences);
  nameUnits(units, titles, lines);
  const openings = openingsOf(units, titles.length);
  const owners: (number[] | undefined)[] = units.map(() => undefined);
  for (const run of runsOf(openings)) extend(run, openings, units, owners);
  for (const [at, unit] of units.entries()) {
    const aside = asideOf(unit, titles.length);
    owners[at] = aside && IS_FOR_SOME.test(unit.text) ? aside : (owners[at] ?? aside);
  }
  return joined(units, owners, titles);
}

/** "For Principal Physiotherapist, a Master's degree is compulsory" among what another post asks. */
const IS_FOR_SOME = /^for (?:the )?(?:\p{Lu}\p{L}+ ){0,4}\p{Lu}\p{L}+,/iu;

function unitsOf(lines: readonly Line[], sentences: readonly Sentence[]): Unit[] {
  const units: Unit[] = [];
  for (const [at, { start, end, text, line, isBullet, isHeading, section, label }] of sentences.entries()) {
    const before = sentences[at - 1];
    const last = units.at(-1);
    if (last && before?.isHeading && before.line === line) {
      last.text = `${last.text} ${text}`;
      last.end = end;
      last.isBullet = isBullet;
      continue;
    }
    const heading = isHeading ? foldText(text).replace(/[^\p{L}]+$/u, "") : label;
    units.push({
      start,
      end,
      text,
      line,
      isFirst: last?.line !== line,
      isApart: last?.line !== line && lines[line]?.isApart === true,
      isBullet,
      section,
      endsForAll: false,
      ...(heading && { heading }),
    });
  }
  for (const unit of units)
    unit.endsForAll =
      OF_ALL_POSTS.test(unit.text) ||
      (!unit.isBullet && INSTRUCTS.test(unit.text)) ||
      (!unit.isBullet && FOR_ALL_POSTS.test(unit.text)) ||
      (unit.section === "apply" && unit.heading !== undefined);
  return units;
}

/** First by titles; what stands with a title, a number or a code, then stands for it. */
function nameUnits(units: Unit[], titles: readonly string[], lines: readonly Line[]): void {
  const names = new PostNames(titles);
  for (const unit of units) {
    const numbered = numberedName(unit.text);
    const named = names.leading(numbered?.name ?? unit.text);
    const posts = named?.posts ?? [];
    // "(C) Principal Physiotherapist / Senior Physiotherapist": a mark stands for both grades of one name.
    const isOne = posts.length === 1 || (posts.length > 0 && names.areGrades(posts));
    if (!named?.isName || !isOne) continue;
    const mark = numbered?.mark ?? (unit.isFirst ? lines[unit.line]?.mark : undefined);
    const code = codeIn(unit.text);
    names.learn(posts, { ...(mark && { mark }), ...(code && { code }) });
  }
  if (units.filter(({ text }) => numberedName(text) !== undefined).length > 1) names.learnOrder();
  for (const unit of units) {
    const named = names.leading(unit.text) ?? names.leading(numberedName(unit.text)?.name ?? "");
    unit.named = named ?? (unit.isBullet ? undefined : names.trailing(unit.text));
  }
}

function openingsOf(units: Unit[], count: number): Opening[] {
  const openings: Opening[] = [];
  for (const [at, unit] of units.entries()) {
    const { named } = unit;
    if (!named || named.posts.length >= count || isList(named)) continue;
    const open = openings.at(-1);
    const opened = open && units[open.at];
    const hasLines = opened !== undefined && unit.line - opened.line > 1;
    const isOfOpen = open !== undefined && named.posts.every((post) => open.posts.includes(post));
    // "• Driver and cook report to the manager" among the duties of another post.
    const isInside =
      opened !== undefined && !opened.isBullet && unit.isBullet && hasLines && open?.isName === true;
    const isSpoken = !named.isName && hasLines && open?.isName === true && !unit.isApart;
    if (isOfOpen && hasLines && !named.isName && !unit.isApart) continue;
    if (isInside || isSpoken) continue;
    openings.push({ at, posts: named.posts, isName: named.isName });
  }
  return openings;
}

/** "Drivers, cooks, cleaners", "Teachers: English, Maths": names and nothing said of them are a list of what is offered. */
function isList({ posts, isName, rest, namesOthers }: NamedPosts): boolean {
  return isName && ((posts.length > 1 && namesOthers) || (posts.length > 2 && !/^\s*[:–-]/u.test(rest)));
}

function runsOf(openings: Opening[]): Run[] {
  const runs: Run[] = [];
  let seen = new Set<number>();
  for (const opening of openings) {
    const run = runs.at(-1);
    if (run && opening.posts.every((post) => !seen.has(post))) run.openings.push(opening);
    else {
      runs.push({ openings: [opening] });
      seen = new Set();
    }
    for (const post of opening.posts) seen.add(post);
  }
  return runs;
}

function extend({ openings }: Run, all: Opening[], units: Unit[], owners: (number[] | undefined)[]): void {
  const manner: Manner = { longest: 0, hasGaps: false, heads: new Set(), sections: new Set() };
  for (const opening of openings) {
    const next = all[all.indexOf(opening) + 1]?.at ?? units.length;
    const isLast = opening === openings.at(-1);
    const behind = units.slice(opening.at + 1, next);
    const end = isLast
      ? endOfLast(opening, behind, { units, manner, isAlone: openings.length === 1 })
      : endOfMiddle(opening, behind, { units, next: units[next] });
    const own = behind.slice(0, end);
    owners.fill(opening.posts, opening.at, opening.at + 1 + end);
    if (!isLast)
      learn(
        manner,
        own.filter(({ line }) => line !== units[opening.at]?.line),
      );
  }
}

function learn(manner: Manner, own: Unit[]): void {
  manner.longest = Math.max(manner.longest, new Set(own.map(({ line }) => line)).size);
  manner.hasGaps ||= own.some(({ isApart }) => isApart);
  for (const { heading, section, text } of own) {
    if (heading) manner.sections.add(section);
    manner.heads.add(heading ?? foldText(text));
  }
}

/** Between two posts all is of the first, up to a line for all. */
function endOfMiddle(
  opening: Opening,
  behind: Unit[],
  { units, next }: { units: Unit[]; next: Unit | undefined },
): number {
  const { line } = units[opening.at] as Unit;
  const end = behind.findIndex(
    (unit, at) =>
      unit.endsForAll ||
      (unit.line !== line && !opening.isName && unit.isApart) ||
      (at === behind.length - 1 && headsNext(unit, next)),
  );
  return end < 0 ? behind.length : end;
}

/** "TRACK DIRECTORATE", apart from what stands above it and at once before the next post: the head of a group of posts. */
function headsNext({ isApart, text }: Unit, next: Unit | undefined): boolean {
  return isApart && next?.isApart === false && text.split(" ").length <= MAX_HEAD && !/[.;,]/.test(text);
}
const MAX_HEAD = 6;

/** How much of what follows the last post of a run is like what its neighbours have. */
function endOfLast(
  opening: Opening,
  behind: Unit[],
  { units, manner, isAlone }: { units: Unit[]; manner: Manner; isAlone: boolean },
): number {
  const own = units[opening.at] as Unit;
  const isBare = isAlone ? !isHead(own.named) : manner.longest === 0;
  let count = 0;
  let line = own.line;
  for (const [at, unit] of behind.entries()) {
    if (unit.endsForAll) return at;
    if (unit.line === own.line) continue;
    if (isBare) return at;
    if (unit.line !== line) count += 1;
    line = unit.line;
    const isLike =
      manner.heads.has(unit.heading ?? foldText(unit.text)) ||
      (unit.heading !== undefined && manner.sections.has(unit.section));
    if (isLike) continue;
    if (unit.isApart && !isAlone && !manner.hasGaps) return at;
    if (unit.heading !== undefined && !(isAlone && OF_POSTS.has(unit.section))) return at;
    if (!isAlone && count > manner.longest && !unit.isBullet) return at;
  }
  return behind.length;
}

/** A name and hardly more, or "The driver must have:": what is said of the post stands below. */
function isHead(named: NamedPosts | undefined): boolean {
  if (!named || named.rest.split(" ").length > MAX_HEAD) return false;
  return (named.isName && !ASKS.test(named.rest)) || /:\s*$/u.test(named.rest);
}
const OF_POSTS = new Set<Section>(["duties", "must", "wish"]);

/** A line among those for all that speaks of some posts. */
function asideOf({ named }: Unit, count: number): number[] | undefined {
  return named && named.posts.length < count && !isList(named) ? named.posts : undefined;
}

function joined(units: Unit[], owners: (number[] | undefined)[], titles: readonly string[]): PostStretch[] {
  const stretches: PostStretch[] = [];
  let before = "";
  for (const [at, { start, end }] of units.entries()) {
    const own = owners[at];
    const key = own?.join(" ") ?? "";
    const last = stretches.at(-1);
    if (own && key === before && last) last.end = end;
    else if (own) stretches.push({ start, end, posts: own.map((post) => titles[post] ?? "") });
    before = key;
  }
  return stretches;
}
