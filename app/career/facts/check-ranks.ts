import { plainText, wordRun } from "~/career/nlp/fold";
import type { ReadLine } from "./prepare";
import { CLAIMED_RANK, OTHERS_POST, OTHERS_RANK, RANKS } from "./rank-words";
import { JUNIOR_WORDS } from "./status-words";
import { STOP_WORDS } from "~/career/nlp/stop-words";
import type { Violation } from "./violation";

/**
 * "As head of department, …": a rank claimed must be the title of a cited entry, or open one of its lines ("Acting head of …").
 * `run` is the sentence as its bare words.
 */
export function checkClaimedRank(run: string, text: string, cited: ReadLine[]): Violation[] {
  if (cited.length === 0) return [];
  const titles = cited.filter((line) => line.isFact).map((line) => wordRun(line.text.split(";")[0] ?? ""));
  // A sous chef is no chef: a smaller title gives no rank but itself.
  const held = [
    ...titles.filter((title) => !title.split(" ").some((word) => JUNIOR_WORDS.has(word))),
    ...cited
      .filter((line) => !line.isFact)
      .map((line) => (line.entry === "summary" ? line.run : opening(line.run))),
  ].join("|");
  return [...run.matchAll(CLAIMED_RANK), ...titlesInFront(text)].flatMap((match): Violation[] => {
    // "I am helping the lab manager" names somebody else.
    if (/^\S+ing /.test(match[1] ?? "")) return [];
    const claimed = ` ${(match[1] ?? "").split(BREAKS)[0] ?? ""} `;
    if (
      /^ (?:responsables?|verantwortliche?) /.test(claimed) &&
      !/^ (?:as|como|comme|en|als) /.test(match[0] ?? "")
    )
      return [];
    if (titles.some((title) => title.trim() !== "" && claimed.includes(title))) return [];
    const rank = RANKS.find(({ words }) => words.test(claimed) && !words.test(held));
    return rank
      ? [
          {
            code: "escalation",
            found: claimed.trim(),
            explain: `Your title there was not "${claimed.trim()}".`,
          },
        ]
      : [];
  });
}

/** "Superviseure du centre d'appels chez A, je répondais …": the title stands in front of the sentence, without an "as". */
function titlesInFront(text: string): string[][] {
  const front = TITLE_IN_FRONT.exec(plainText(text))?.[1];
  if (front === undefined) return [];
  const title = (wordRun(front).split(BREAKS)[0] ?? "").trim().split(" ");
  const isTitle =
    title.length <= 5 &&
    !title.some((word) => STOP_WORDS.has(word)) &&
    RANKS.some(
      ({ name, words }) =>
        name !== "senior" && [title[0], title.at(-1)].some((word) => words.test(` ${word} `)),
    );
  return isTitle ? [[front, `${title.join(" ")} `]] : [];
}
const TITLE_IN_FRONT = /^(\p{Lu}[^,.;:]{3,80}), (?:je |j'|I |yo |ich |[\p{Ll}]+(?:o|e|i|ia|aba) )/u;
const BREAKS = / (?:i|je|yo|ich|and|y|et|und|of|de|del|du|in|at|for|en|bei|im|who|that|to) /;

/** The first words of a line, where it says what somebody was: "Secretary to …", "Led …". */
function opening(run: string): string {
  return ` ${withoutOthers(run).trim().split(" ").slice(0, 4).join(" ")} `;
}

/** A word run without the ranks of other people: "together with the head chef" makes nobody a head chef. */
export function withoutOthers(run: string): string {
  return run.replace(OTHERS_RANK, "  ").replace(OTHERS_POST, "  ");
}
