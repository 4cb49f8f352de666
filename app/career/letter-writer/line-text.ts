import { capitalFirst, lowerFirst } from "../writer/casing";
import type { PlannedPost, ProofLine } from "./letter-plan";
import type { Deeds, Phrases } from "./phrases";
import { namesRole } from "./role-names";
import { verbOf } from "../writer/verbs";

export type Item = { text: string; sourceIds: string[] };
/** Whether a sentence says no more than the lines that it names; see the lock. */
export type Holds = (sentence: Item) => boolean;

export function isAtPresentPost({ sourceIds: [id = ""] }: ProofLine, post: PlannedPost | undefined): boolean {
  return post?.endDate === "present" && id.startsWith(`${post.sourceIds[0] ?? ""}.`);
}

/** The entry of a line by its id: "work.0" of "work.0.highlights.2". */
export function entryOf(id: string): string {
  return id.split(".").slice(0, 2).join(".");
}

/** Whether a line tells what was done at a place of work, in the service, as a volunteer or in all of a working life. */
export function isDoneAtWork({ sourceIds: [id = ""] }: ProofLine): boolean {
  return /^(?:work|siwes|nysc|volunteer|summary)\b/.test(id);
}

/** Whether a line is of the post that the letter opens with. */
export function isOfPost({ sourceIds: [id = ""] }: ProofLine, post: PlannedPost | undefined): boolean {
  return id.startsWith(`${post?.sourceIds[0] ?? "-"}.`);
}

export function deedOf(line: ProofLine): string {
  return lowerFirst(bareText(line));
}

/** A line that follows "I", or that has a subject of its own. */
export function isSpoken({ tense, isClause }: ProofLine): boolean {
  return tense !== undefined || isClause === true;
}

/**
 * What stands before a deed: its place, unless the line names it, and its post where that is asked for or tells two apart. `placeBefore`: the place that
 * the sentence before has named; `isDated`: the years of a post that has ended stand behind it.
 */
export function startOf(
  line: ProofLine,
  post: PlannedPost | undefined,
  {
    deeds,
    isWithTitle = false,
    isDated = false,
    placeBefore,
  }: { deeds: Deeds; isWithTitle?: boolean; isDated?: boolean; placeBefore?: string },
): string {
  const { text, place, sourceIds } = line;
  const title = isWithTitle || line.needsTitle ? line.title : undefined;
  const years = isDated ? line.years : undefined;
  if (isAtPresentPost(line, post)) return deeds.inPresentPost;
  if (place && text.toLowerCase().includes(place.toLowerCase())) return deeds.plain;
  if (place && sourceIds.some((id) => id.startsWith("projects."))) return deeds.inProject(place);
  if (sourceIds.some((id) => id.startsWith("nysc.")))
    return place !== undefined && place === placeBefore
      ? deeds.there
      : deeds.inService(isService(place) ? undefined : place);
  // "Industrial Trainee (SIWES)" is what somebody was.
  if (title && IS_TRAINING.test(title) && !namesRole(title.replace(/\s*\([^()]*\)/g, "")))
    return deeds.inTraining(place, title);
  if (place !== undefined && place === placeBefore) return title ? deeds.atSame(title, years) : deeds.there;
  return deeds.at(place, title, years);
}

// Nobody is "Industrial Training".
export const IS_TRAINING =
  /\b(?:training|siwes|internship|attachment|traineeship|apprenticeship|placement)\)?$/i;

/** A start and what follows it: "I also" and "was trained" are "I was also trained", "I also" and "have started" "I have also started". */
export function afterStart(start: string, deed: string): string {
  const [verb = "", ...rest] = deed.split(" ");
  // "I also had no accident": what somebody has is no part of another verb.
  const isState = /^(?:am|was)$/.test(verb) || (/^(?:have|had)$/.test(verb) && isParticiple(rest[0] ?? ""));
  if (!start.endsWith(" also") || !isState) return `${start} ${deed}`;
  return [start.replace(/ also$/, ""), verb, "also", ...rest].join(" ");
}

function isParticiple(word: string): boolean {
  return word === "been" || /^(?:past|participle)$/.test(verbOf(word)?.form ?? "");
}

// The scheme itself is no place of work.
function isService(place: string | undefined): boolean {
  return place === undefined || /youth service|nysc/i.test(place);
}

/** The place before a line that has a subject of its own: "At Bukuru Mills, sales rose". */
export function clauseAfter(line: ProofLine, start: string): string {
  const own = bareText(line);
  // "In that post I do all the bread. I supervise two cooks."
  if (/^I \p{Ll}/u.test(own) && / I$/.test(` ${start}`)) return `${start} ${own.slice("I ".length)}.`;
  const before = start.replace(/ I(?: also)?$/, "");
  // Nobody is "as a technician" who says "we".
  const place = /^we /i.test(own) ? capitalFirst(before.replace(/^As .*? (?=(?:at|for|in) )/u, "")) : before;
  if (place === "I" || place === "") return `${capitalFirst(own)}.`;
  return `${place.replace(/,$/u, "")}, ${lowerFirst(own)}.`;
}

/** A line as a sentence with its place. The post that the letter opens with needs none. */
export function lineItem(line: ProofLine, post: PlannedPost | undefined, phrases: Phrases): Item {
  const { place, tense, isClause, duty, sourceIds } = line;
  const { deeds } = phrases;
  const isNamed = isOfPost(line, post);
  if (isClause && deeds) {
    const start = isNamed ? deeds.plain : startOf(line, post, { deeds });
    return { text: clauseAfter(line, start), sourceIds };
  }
  if (tense && deeds) {
    const start = isNamed ? deeds.plain : startOf(line, post, { deeds });
    return { text: `${start} ${deedOf(line)}.`, sourceIds };
  }
  // In a letter of another language a sentence of the summary stands as it was written.
  const isOfSummary = sourceIds.some((id) => id.startsWith("summary."));
  const text = isOfSummary && tense ? `I ${deedOf(line)}` : (duty ?? bareText(line));
  const own = capitalFirst(text).replace(/[\s.;,]+$/u, "");
  const needsPlace = place !== undefined && !isNamed && !own.toLowerCase().includes(place.toLowerCase());
  return { text: needsPlace ? phrases.ownLine(place, own) : `${own}.`, sourceIds };
}

/** "Stock control: at Bukuru Mills I counted …": the server's own first word needs no capital behind a label. */
export function labelled(label: string, sentence: string): string {
  const isOwnStart = /^(?:At|As|In|During|For|Since|Before|My (?:work|duties)) /.test(sentence);
  return `${capitalFirst(label)}: ${isOwnStart ? lowerStart(sentence) : sentence}`;
}

// The server's own word: "At Bukuru Mills I".
function lowerStart(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A line without its full stop. */
export function bareText({ text }: ProofLine): string {
  return text.replace(/[\s.;,]+$/u, "");
}
