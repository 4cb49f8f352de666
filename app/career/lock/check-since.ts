import { wordRun } from "../nlp/fold";
import type { LockContext } from "./facts";
import { wordsForPlace } from "./places";
import type { LockReason } from "./reasons";

/** "Since 2013 I have worked at A", where the post of that year ended and A was left for a time, or for good. In English. */
export function checkSince(text: string, context: LockContext): LockReason[] {
  if (context.language !== "en") return [];
  return text.split(/[,;:.]\s/u).flatMap((part) => checkPart(part, text, context));
}

function checkPart(part: string, text: string, { places, profile, today }: LockContext): LockReason[] {
  const run = wordRun(part);
  const [, since] = SINCE.exec(run) ?? [];
  if (since === undefined || !HAVE.test(run) || FIRST.test(run)) return [];
  const namedIn = (words: string) =>
    places.filter((place) => place.entry.startsWith("work.") && wordsForPlace(words, place) !== undefined);
  const names = namedIn(text);
  const name = namedIn(part)[0]?.run;
  if (name === undefined || names.some((place) => place.run !== name)) return [];
  const posts = names.map(({ entry }) => profile.work[Number(entry.split(".")[1])]);
  const terms = posts
    .map((post) => ({
      from: post?.startDate ?? "",
      to: post?.endDate === "present" ? today : (post?.endDate ?? ""),
    }))
    .filter(({ from }) => from >= since)
    .toSorted((a, b) => a.from.localeCompare(b.from));
  if (!terms[0]?.from.startsWith(since) || terms.some(({ to }) => to === "")) return [];
  const end = terms.reduce((reached, { from, to }) => {
    const isNext = reached === "" || monthOf(from) - monthOf(reached) <= PAUSE;
    return isNext && to > reached ? to : reached;
  }, "");
  return monthOf(today) - monthOf(end) > PAUSE ? [{ kind: "tenure", words: `since ${since}` }] : [];
}
const SINCE = / since (?:\p{L}{3,9} )?((?:19|20)\d{2}) /u;
const HAVE = / (?:have|ve) (?:\p{L}+ ){0,2}?(?:been|worked|served|led|run|managed|taught|stayed|belonged) /u;
// "Since 2009, when I began at A".
const FIRST = / (?:when|starting|start|started|beginning|began|first|then|joined|joining) /u;

// A bare year may mean any of its months.
const PAUSE = 12;

function monthOf(date: string): number {
  return 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7) || 1);
}
