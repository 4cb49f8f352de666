import { wordRun } from "../nlp/fold";
import type { LockContext } from "./facts";
import { wordsForPlace } from "./places";
import type { LockReason } from "./reasons";

/** "From A I moved to B", where B came first. */
export function checkMoves(text: string, { places, profile }: LockContext): LockReason[] {
  const run = wordRun(text);
  if (!MOVES.test(run)) return [];
  const named = places.flatMap((place) => {
    const words = wordsForPlace(text, place);
    const start = words === undefined ? undefined : startOf(place.entry, profile);
    return words !== undefined && start !== undefined ? [{ ...place, words: words.trim(), start }] : [];
  });
  const isBehind = (small: string, words: string) =>
    [small, `${small} the`].some((before) => run.includes(` ${before} ${words} `));
  const from = named.find(({ words }) => isBehind("from", words) || isBehind("left", words));
  const to = named.find(
    ({ entry, words }) => entry !== from?.entry && (isBehind("to", words) || isBehind("for", words)),
  );
  const isBackwards = from !== undefined && to !== undefined && to.start < from.start;
  return isBackwards ? [{ kind: "employer", words: to.name }] : [];
}
const MOVES = / (?:moved|went|came|changed|switched|transferred|left|crossed) /u;

function startOf(entry: string, { work, siwes, volunteer }: LockContext["profile"]): string | undefined {
  const [section, at] = entry.split(".");
  const jobs = { work, siwes, volunteer };
  return section === "work" || section === "siwes" || section === "volunteer"
    ? jobs[section][Number(at)]?.startDate
    : undefined;
}
