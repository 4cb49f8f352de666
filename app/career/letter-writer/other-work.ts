import { capitalFirst } from "../writer/casing";
import { countWords } from "../writer/wording";
import {
  bareText,
  clauseAfter,
  deedOf,
  entryOf,
  isAtPresentPost,
  isDoneAtWork,
  isSpoken,
  startOf,
  afterStart,
  type Holds,
  type Item,
} from "./line-text";
import type { LetterPlan, ProofLine } from "./letter-plan";
import type { Deeds } from "./phrases";

// Longer sentences are hard to read aloud.
const MAX_WORDS = 32;
const MAX_DEEDS = 3;

/**
 * Further lines as sentences, the newest post first and up to three lines in one: "As Store Keeper at Bukuru Mills I
 * received goods with waybills, kept the ledger, and counted stock." `followsPost`: the sentence before was about the
 * plan's post. `placeBefore`: the place that it has named. Lines that are no sentences, and those of a project, stand in the resume only.
 */
export function writeOtherWork(
  lines: ProofLine[],
  {
    post,
    followsPost = false,
    placeBefore = post?.employer,
    holds = () => true,
  }: Pick<LetterPlan, "post"> & { followsPost?: boolean; placeBefore?: string | undefined; holds?: Holds },
  deeds: Deeds,
): Item[] {
  const groups = new Map<string, ProofLine[]>();
  for (const line of lines.filter(isSentenceLine).toSorted((a, b) => (a.age ?? 0) - (b.age ?? 0))) {
    const key = isAtPresentPost(line, post) ? "" : entryOf(line.sourceIds[0] ?? "");
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  let named = placeBefore;
  return [...groups.values()].flatMap((group) => {
    const { items, first } = firstHeld(
      group.toSorted(deedsFirst),
      (some, isDated) => groupSentences(some, { post, deeds, followsPost, named, isDated }),
      holds,
    );
    if (items.length > 0) named = first?.place;
    return items;
  });
}

/**
 * The sentences of a group whose first one holds, as what follows speaks of the place that it names. Years that do not hold with a line are left out
 * before the line is.
 */
function firstHeld(
  lines: ProofLine[],
  sentences: (lines: ProofLine[], isDated: boolean) => Item[],
  holds: Holds,
): { items: Item[]; first: ProofLine | undefined } {
  const [first, ...others] = lines;
  if (!first) return { items: [], first };
  for (const isDated of [true, false]) {
    const items = sentences(lines, isDated);
    if (items[0] && holds(items[0])) return { items: items.filter(holds), first };
  }
  return firstHeld(others, sentences, holds);
}

/** The sentences about the lines of one post, the first of which says whose they are. */
function groupSentences(lines: ProofLine[], { post, deeds, followsPost, named, isDated }: Grouping): Item[] {
  // The start belongs to the line that it stands before.
  const [first] = lines;
  if (!first) return [];
  const isOfPost = first.sourceIds[0]?.startsWith(`${post?.sourceIds[0] ?? ""}.`) ?? false;
  const isNamed = followsPost && post?.endDate !== "present" && isOfPost;
  // The employer alone tells which post it is where the letter opens with it.
  const isWithTitle = post === undefined || !isOfPost;
  const own = isNamed
    ? deeds.inThatPostToo
    : startOf(first, post, { deeds, isWithTitle, isDated, ...(named && { placeBefore: named }) });
  // "There" is the place just named, and no place of a post that has no name.
  const isPlaced = isNamed || first.place !== undefined || !IS_OF_POST.test(first.sourceIds[0] ?? "");
  const start = !isPlaced && own === deeds.plain && named !== undefined ? deeds.elsewhere : own;
  // What a section of its own tells was done at no place that the letter names.
  const isThere = isNamed || first.place !== undefined;
  const [opening, ...others] = sentencesOf(lines, [
    start,
    isThere && start !== deeds.there ? deeds.there : deeds.also,
    deeds.also,
  ]);
  if (!opening) return [];
  const isWithYears = first.years !== undefined && start.includes(first.years);
  // The years stand at the post, and at no line of it.
  const dated = { ...opening, sourceIds: [...opening.sourceIds, entryOf(first.sourceIds[0] ?? "")] };
  return [isWithYears ? dated : opening, ...others];
}

type Grouping = {
  post: LetterPlan["post"] | undefined;
  deeds: Deeds;
  followsPost: boolean;
  named: string | undefined;
  isDated: boolean;
};

const IS_OF_POST = /^(?:work|siwes|volunteer)\./;

/**
 * Further lines of the post that the sentence before has named: "There I also kept the ledger and counted stock." `followsDuty`: that sentence has
 * said what the work includes; `followsPost`: it has named the post and nothing else.
 */
export function writeMoreOfPost(
  lines: ProofLine[],
  deeds: Deeds,
  { followsDuty = false, followsPost = false }: { followsDuty?: boolean; followsPost?: boolean } = {},
): Item[] {
  const also = (line: ProofLine) =>
    line.duty === undefined
      ? line
      : { ...line, text: line.text.replace(/(?= includes? | included )/u, " also") };
  const own = followsDuty ? lines.map(also) : lines;
  return sentencesOf(own.toSorted(deedsFirst), [followsPost ? deeds.inThatPost : deeds.also, deeds.plain]);
}

/** Whether a line can be a sentence of its own among others. */
export function isSentenceLine(line: ProofLine): boolean {
  const [id = ""] = line.sourceIds;
  return isSpoken(line) && (isDoneAtWork(line) || /^(?:custom|awards|skills)\./.test(id));
}

/** What the person does, then what they did, then what happened. */
function deedsFirst(a: ProofLine, b: ProofLine): number {
  const place = ({ tense }: ProofLine) => (tense === "present" ? 0 : tense === "past" ? 1 : 2);
  return place(a) - place(b);
}

/** `starts`: of the first sentence, of the second, and of every further one. */
function sentencesOf(lines: ProofLine[], starts: string[]): Item[] {
  const [first, ...others] = lines;
  const [start = "", ...nextStarts] = starts;
  if (!first) return [];
  const next = nextStarts.length > 0 ? nextStarts : starts;
  if (first.duty !== undefined) {
    const count = joinableDuties(lines);
    const some = lines.slice(0, count);
    const isNamed = next === starts || /^(?:There|I)\b/.test(start);
    const whole = { ...first, text: joinDuties(some) };
    return [
      {
        text: isNamed ? `${capitalFirst(bareText(whole))}.` : clauseAfter(whole, start),
        sourceIds: [...new Set(some.flatMap(({ sourceIds }) => sourceIds))],
      },
      ...sentencesOf(lines.slice(count), isNamed ? starts : next),
    ];
  }
  if (first.isClause) {
    // The post is named already where another sentence stood before.
    const isNamed = next === starts || /^(?:There|I)\b/.test(start);
    const text = isNamed ? `${capitalFirst(bareText(first))}.` : clauseAfter(first, start);
    return [{ text, sourceIds: first.sourceIds }, ...sentencesOf(others, isNamed ? starts : next)];
  }
  const together = joinable(lines, start);
  const ids = lines.slice(0, together).flatMap(({ sourceIds }) => sourceIds);
  return [
    { text: joinDeeds(lines.slice(0, together), start), sourceIds: [...new Set(ids)] },
    ...sentencesOf(lines.slice(together), next),
  ];
}

/** How many duties one sentence can name. */
function joinableDuties(lines: ProofLine[]): number {
  for (let count = Math.min(MAX_DEEDS, lines.length); count > 1; count -= 1) {
    const some = lines.slice(0, count);
    if (some.every(({ duty }) => duty !== undefined) && countWords(joinDuties(some)) <= MAX_WORDS)
      return count;
  }
  return 1;
}

/** "my duties include dispensing of drugs, keeping of stock and counselling of patients". */
function joinDuties(lines: ProofLine[]): string {
  const [first, ...others] = lines;
  const duties = others.map(({ duty = "" }) => duty.replace(/[\s.;,]+$/u, ""));
  const last = duties.pop();
  const all = [bareText(first ?? { text: "", sourceIds: [] }), ...duties];
  if (last === undefined) return all.join("");
  return [...all, last].some((duty) => /,| and /.test(duty))
    ? `${all.join("; ")}; and ${last}`
    : `${all.join(", ")} and ${last}`;
}

/** How many of the first lines one sentence can hold. */
function joinable(lines: ProofLine[], start: string): number {
  for (let count = Math.min(MAX_DEEDS, lines.length); count > 1; count -= 1) {
    const some = lines.slice(0, count);
    // Of deeds with commas in them nobody sees where the next begins.
    // Lines of a section of the person's own may be of several posts.
    const isAlike = some.every(
      ({ tense, isClause, text, sourceIds: [id = ""] }) =>
        tense === lines[0]?.tense &&
        !isClause &&
        !text.includes(", ") &&
        !/^(?:custom|skills|summary)\./.test(id),
    );
    const joined = joinDeeds(some, start);
    if (isAlike && countWords(joined) <= MAX_WORDS && !/[;:]/.test(joined)) return count;
  }
  return 1;
}

function joinDeeds(lines: ProofLine[], start: string): string {
  const deeds = lines.map(deedOf);
  const last = deeds.at(-1) ?? "";
  if (deeds.length === 1) return `${afterStart(start, last)}.`;
  const comma = deeds.length > 2 || deeds.some((deed) => /,| and /.test(deed)) ? "," : "";
  return `${afterStart(start, deeds.slice(0, -1).join(", "))}${comma} and ${last}.`;
}
