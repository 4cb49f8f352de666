import { wordRun } from "./normalise"
import type { ReadLine } from "./prepare"
import { CLAIMED_RANK, OTHERS_RANK, RANKS } from "./rank-words"
import { JUNIOR_WORDS } from "./status-words"
import type { Violation } from "./violation"

/**
 * "As head of department, …": a rank claimed must be the title of a cited entry, or open one of its lines ("Acting head of …").
 * `run` is the sentence as its bare words.
 */
export function checkClaimedRank(run: string, cited: ReadLine[]): Violation[] {
  if (cited.length === 0) return []
  const titles = cited.filter((line) => line.isFact).map((line) => wordRun(line.text.split(";")[0] ?? ""))
  // A sous chef is no chef: a smaller title gives no rank but itself.
  const held = [...titles.filter((title) => !title.split(" ").some((word) => JUNIOR_WORDS.has(word))), ...cited.filter((line) => !line.isFact).map((line) => (line.entry === "summary" ? line.run : opening(line.run)))].join("|")
  return [...run.matchAll(CLAIMED_RANK)].flatMap((match): Violation[] => {
    const claimed = ` ${(match[1] ?? "").split(BREAKS)[0] ?? ""} `
    if (/^ (?:responsables?|verantwortliche?) /.test(claimed) && !/^ (?:as|como|comme|en|als) /.test(match[0])) return []
    if (titles.some((title) => title.trim() !== "" && claimed.includes(title))) return []
    const rank = RANKS.find(({ words }) => words.test(claimed) && !words.test(held))
    return rank ? [{ code: "escalation", found: claimed.trim(), explain: `Your title there was not "${claimed.trim()}".` }] : []
  })
}
const BREAKS = / (?:i|je|yo|ich|and|y|et|und|of|de|del|du|in|at|for|en|bei|im|who|that|to) /

/** The first words of a line, where it says what somebody was: "Secretary to …", "Led …". */
function opening(run: string): string {
  return ` ${withoutOthers(run).trim().split(" ").slice(0, 4).join(" ")} `
}

/** A word run without the ranks of other people: "together with the head chef" makes nobody a head chef. */
export function withoutOthers(run: string): string {
  return run.replace(OTHERS_RANK, "  ")
}
