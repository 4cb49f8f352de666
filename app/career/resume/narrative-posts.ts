import { findPeriods, type FoundPeriod } from "../dates";
import { foldText } from "../nlp/fold";
import { type Draft, normalizeValue } from "./draft";
import { claim, type Clause, hasMore, without, withoutPeriod } from "./narrative-clauses";
import { isOrganisation } from "./places";
import {
  beginning,
  deedClause,
  employerClause,
  ownBusinessClause,
  ownWorkClause,
  stayClause,
  workClauses,
} from "./vocabulary/narrative";
import { titles } from "./vocabulary/vocabulary";
import { isPlaces } from "./word-classes";

/** "I was there till 2021", "I left in 2021": how long the last post lasted. */
export function readStay(draft: Draft, { paragraph, text }: Clause): boolean {
  const post = draft.profile.work.at(-1);
  if (!post || (post.endDate && post.startDate) || !stayClause.test(text)) return false;
  const [period] = findPeriods(text.replace(/\b(?:till|until|up to|to)\s+(?=(?:19|20)\d{2})/i, "in "));
  const isNow = /\b(?:till|until|to)\s+(?:now|date|today|present)\b/i.test(text);
  const end = isNow ? "present" : period?.end;
  if (end === undefined) return false;
  // A single year was taken for the end until the real one is told.
  if (!post.startDate && post.endDate && post.endDate !== "present") post.startDate = post.endDate;
  post.endDate = end;
  draft.useRewritten(paragraph, text);
  return true;
}

/** ", since March 2023" behind a post that has no dates yet. */
export function readPeriod(draft: Draft, { paragraph, text }: Clause): boolean {
  const post = draft.profile.work.at(-1);
  const [period, rest] = withoutPeriod(text);
  if (!post || !period || post.startDate || post.endDate || hasMore(rest)) return false;
  Object.assign(post, {
    ...(period.start && { startDate: period.start }),
    ...(period.end && { endDate: period.end }),
  });
  draft.useRewritten(paragraph, text);
  return true;
}

/** "I worked with Okey Best Plaza as sales girl from 2017 to 2018". */
export function readPost(draft: Draft, { paragraph, text }: Clause): boolean {
  const [period, rest] = withoutPeriod(text);
  const words = rest.replace(/\s*\([^()]*\)/g, "");
  const found = workClauses
    .map((pattern) => pattern.exec(words)?.groups)
    .find((groups) => groups !== undefined);
  const own = found || !period ? undefined : ownWorkClause.exec(words)?.groups;
  const position = normalizeValue((found ?? (isWork(own?.title) ? own : undefined))?.title ?? "");
  const { name, location } = employerAndPlace(normalizeValue(found?.employer ?? ""));
  if (position === "")
    return (
      readOwnBusiness(draft, { paragraph, text }, period, words) ||
      readEmployer(draft, { paragraph, text }, period, employerClause.exec(words))
    );
  if (position.split(" ").length > 8 || name.split(" ").length > 9) return false;
  if (found && !period && !hasTitle(position) && !isOrganisation(name)) return false;
  if (/\b(?:experience|years?)\b/i.test(name)) return false;
  if (found && !period && isPlaces(foldText(name).split(/[\s,]+/)))
    return readTrade(draft, { paragraph, text }, position, name);
  const { work } = draft.profile;
  const path = `work.${work.length}`;
  const isService = /\bnysc\b/i.test(text) && !/nysc/i.test(position);
  work.push({
    position: isService ? `${position} (NYSC)` : position,
    ...(name !== "" && { name }),
    ...(location && { location }),
    ...datesOf(period, text),
    highlights: hasMore(without(words, [position, name, location ?? ""])) ? [text] : [],
  });
  claim(draft, { paragraph, text }, path, name === "" ? ["position"] : ["position", "name"]);
  return true;
}

/** "hair dressing", "petty trade": what somebody does for a living, not what somebody once did. */
function isWork(title = ""): boolean {
  return hasTitle(title) || /(?:ing|\b(?:work|business|trade|farm|shop|job)s?)$/i.test(title.trim());
}

/** "Since March 2016 I have my own shop, KENNY STITCHES, at Oke-Ilewo": a business of the person's own, if it has a name. */
function readOwnBusiness(
  draft: Draft,
  { paragraph, text }: Clause,
  period: FoundPeriod | undefined,
  words: string,
): boolean {
  const name = normalizeValue(ownBusinessClause.exec(words)?.groups?.["name"] ?? "");
  if (name === "" || !period) return false;
  const { work } = draft.profile;
  work.push({
    name,
    ...datesOf(period, text),
    highlights: hasMore(without(words, [name])) ? [text] : [],
  });
  claim(draft, { paragraph, text }, `work.${work.length - 1}`, ["name"]);
  return true;
}

/** "I am a tailor in Abeokuta": what the person is, and where. */
function readTrade(draft: Draft, { paragraph, text }: Clause, trade: string, place: string): boolean {
  const { basics } = draft.profile;
  if (basics.label) return false;
  basics.label = trade;
  draft.fact("basics.label", paragraph, 0.8);
  if (!basics.location) {
    basics.location = place;
    draft.fact("basics.location", paragraph, 0.8);
  }
  draft.useRewritten(paragraph, text);
  return true;
}

/** An employer with a period, without the post: its owner is asked for it. */
function readEmployer(
  draft: Draft,
  { paragraph, text }: Clause,
  period: FoundPeriod | undefined,
  found: RegExpExecArray | null,
): boolean {
  const words = found?.input ?? "";
  const { name, location } = employerAndPlace(normalizeValue(found?.groups?.["employer"] ?? ""));
  if (!period || name === "" || name.split(" ").length > 9) return false;
  const { work } = draft.profile;
  work.push({
    name,
    ...(location && { location }),
    ...datesOf(period, text),
    highlights: hasMore(without(words, [name, location ?? ""])) ? [text] : [],
  });
  claim(draft, { paragraph, text }, `work.${work.length - 1}`, ["name"]);
  return true;
}

/** "From 2009 to 2015 I drove a bus for Unity Motors", where it was no school. */
export function readDeed(draft: Draft, clause: Clause): boolean {
  const [period, words] = withoutPeriod(clause.text);
  return readEmployer(draft, clause, period, deedClause.exec(words));
}

/** "In 2015 I joined …" tells when a post began, not when it ended. */
function datesOf(
  period: FoundPeriod | undefined,
  text: string,
): { startDate?: FoundPeriod["start"]; endDate?: FoundPeriod["end"] } {
  if (!period) return {};
  const { start, end } = period;
  if (!start && end && end !== "present" && beginning.test(text)) return { startDate: end };
  return { ...(start && { startDate: start }), ...(end && { endDate: end }) };
}

/** "Julius Berger in Abuja", "Dan Kaduna Transport and learnt to drive there": the name alone, and a known place behind it. */
export function employerAndPlace(written: string): { name: string; location?: string } {
  const named = written
    .replace(/\s+(?:and|where|but|then|as)\s+\p{Ll}.*$/u, "")
    .replace(/^the (?=\p{Lu})/u, "")
    // "Benue Agricultural Authority, Otukpo zone": a part of the house.
    .replace(/,\s+[^,]+\s(?:zone|office|branch|area|unit|division|command)$/iu, "");
  const [, name = "", place = ""] = /^(.+?)(?:\s+(?:in|at)|,)\s+([^,]+(?:,[^,]+)?)$/u.exec(named) ?? [];
  return name !== "" && isPlaces(foldText(place).split(/[\s,]+/))
    ? { name, location: place }
    : { name: named };
}

/** True where a word names a post. */
export const hasTitle = (text: string) =>
  foldText(text)
    .split(/[\s/]+/)
    .some((word, at, all) => titles.has(word) || titles.has(`${word} ${all[at + 1]}`));
