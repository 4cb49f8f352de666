import type { Demand } from "~/career/job-advert/job-advert";
import { stem } from "../nlp/stem";
import { type CandidateFact, meaningStems } from "./candidate-facts";
import { EVERY_PAPER } from "./every-paper";
import { conceptsOf } from "./synonyms";

/** How far facts answer a demand, from 0 to 1, the fact that does it best, and the alternative that it answers. */
export type Evidence = { strength: number; fact?: CandidateFact; part?: string };

/** The best evidence among the facts for what a demand names; of alternatives one is enough. */
export function evidenceFor({ text, kind }: Pick<Demand, "text" | "kind">, facts: CandidateFact[]): Evidence {
  const isPaper = kind === "certificate" || kind === "licence";
  let best: Evidence = { strength: 0 };
  for (const { part, wanted } of wantedOf(text, isPaper)) {
    const own = isPaper ? wanted.filter((concept) => !OF_EVERY_PAPER.has(concept)) : [];
    // "One of Power BI or Looker" is not answered by one sales girl, "A/B testing" not by a licence of class B.
    const telling = wanted.filter((concept) => concept.length > 1 && !COUNTS.has(concept));
    const levels = isPaper ? levelsIn(part) : [];
    // A paper is known by its name: "Current BLS certificate" asks for BLS.
    const named = own.length > 0 ? own : wanted;
    for (const fact of facts) {
      if (!levels.every((level) => levelsIn(fact.text).includes(level))) continue;
      if (isPaper && isBelow(part, fact.text)) continue;
      // "Exemption certificate" is answered by an exemption, not by any certificate.
      if (own.length > 0 && !own.some((concept) => fact.concepts.has(concept))) continue;
      if (telling.length > 0 && !telling.some((concept) => fact.concepts.has(concept))) continue;
      const strength = isPaper ? ofPaper(named, fact.concepts) : strengthOf(named, fact.concepts);
      if (strength > best.strength) best = { strength, fact, part };
    }
    // A duty is mostly spread over several lines of one job.
    if (kind === "duty" || wanted.length > 3) {
      for (const [fact, concepts] of entriesOf(facts)) {
        const strength = 0.8 * strengthOf(wanted, concepts);
        if (strength > best.strength) best = { strength, fact, part };
      }
    }
  }
  return best;
}

const COUNTS = new Set("one two three four five six seven eight nine ten".split(" ").map(stem));
const OF_EVERY_PAPER = new Set([...EVERY_PAPER].flatMap((word) => conceptsOf([stem(word)])));

const ONE_LEVEL = "(?:\\d|[ivx]+|[a-h])";
// "Level 1, 2", "class B and E", "Trade Test Grade I"
const LEVEL = new RegExp(
  `\\b(?:level|grade|class|stage|part|test|phase|category)s? (${ONE_LEVEL}(?:\\s*(?:,|and|&|/|to)\\s*${ONE_LEVEL})*)(?![\\p{L}\\d])`,
  "giu",
);
const ROMAN: Record<string, string> = { i: "1", ii: "2", iii: "3", iv: "4", v: "5" };

/** The levels that a paper is of, by their figures: "Trade Test Grade I" is of 1, "class B and E" of b and e. Another level is another paper. */
function levelsIn(text: string): string[] {
  return [...text.matchAll(LEVEL)].flatMap(([, levels = ""]) =>
    levels
      .toLowerCase()
      .split(/[\s,&/]+|and|to/)
      .filter((level) => level !== "")
      .map((level) => ROMAN[level] ?? level),
  );
}

/** Whether a member is wanted and somebody is not yet one: "Associate (student)". */
function isBelow(asked: string, held: string): boolean {
  return MEMBER.test(asked) && !BEGINNER.test(asked) && BEGINNER.test(held);
}
const MEMBER = /(?<!\p{L})(?:members?|membership|fellow|chartered)(?!\p{L})/iu;
const BEGINNER = /(?<!\p{L})(?:student|graduate|affiliate|probationary)(?: member)?(?!\p{L})/iu;

/** What a demand names, each alternative with its concepts. `isPaper`: a slash inside its name parts two words of it ("lead implementer/auditor"). */
export function wantedOf(text: string, isPaper = false): { part: string; wanted: string[] }[] {
  return (isPaper ? eachWord(text) : [text])
    .flatMap(alternativesOf)
    .map((part) => ({ part, wanted: conceptsOf(meaningStems(part)) }))
    .filter(({ wanted }) => wanted.length > 0);
}

/** Half the name of a paper is the name of another: "child safeguarding" is no work with children. */
function ofPaper(named: string[], had: Set<string>): number {
  const share = shareOf(named, had);
  return share === 0.5 ? NEARLY : gradeOf(share);
}
const NEARLY = 0.4;

/** "Valid work/residence permit" → "Valid work permit" and "Valid residence permit". */
function eachWord(text: string): string[] {
  const [both, one, other] = /(?<!\p{L})(\p{Ll}+)\s?\/\s?(\p{Ll}+)(?!\p{L})/u.exec(text) ?? [];
  return both === undefined ? [text] : [one, other].map((word) => text.replace(both, word ?? ""));
}

/** How far something with these concepts answers what is wanted, from 0 to 1. */
export function strengthOf(wanted: string[], had: Set<string>): number {
  return gradeOf(shareOf(wanted, had));
}

/** "Tekla, Orion or ETABS" → its three names; without an "or" the whole text. */
function alternativesOf(text: string): string[] {
  const bare = text.replace(/\([^()]*\)/g, " ");
  const named = namesInBrackets(text);
  const choice = ONE_OF.exec(bare)?.groups?.list ?? bare;
  if (choice === bare && !/(?<!\p{L})(?:or|ou|oder)(?!\p{L})|\p{L}\s?\/\s?\p{L}/iu.test(bare))
    return [text, ...named];
  return [text, ...named, ...choice.split(/,|\/|(?<!\p{L})(?:or|ou|oder)(?!\p{L})/iu)];
}

/** "at least one of Tiv, Idoma and Hausa" */
const ONE_OF = /(?<!\p{L})(?:one|any) of (?:the following:? ?)?(?<list>[^.;]+,[^.;]+)/iu;

/** "managing a website (WordPress)", "teach coding (Python, Scratch)": tools in brackets say what is meant, and one of them answers. */
function namesInBrackets(text: string): string[] {
  return [...text.matchAll(/\(([^()]{2,60})\)/gu)].flatMap(([, inside = ""]) => {
    const names = inside
      .replace(/^(?:e\.?g\.?|such as|like|i\.?e\.?|preferably)[,:]? /iu, "")
      .split(/,|\/| or | and /);
    return names.every((name) => NAME_OF_TOOL.test(name.trim())) ? names.map((name) => name.trim()) : [];
  });
}
const NAME_OF_TOOL = /^\p{Lu}[\p{L}\d.+#-]{2,}(?: \p{Lu}[\p{L}\d.+#-]*){0,2}$/u;

function shareOf(wanted: string[], had: Set<string>): number {
  return wanted.filter((concept) => had.has(concept)).length / wanted.length;
}

function gradeOf(share: number): number {
  if (share >= 0.75) return 1;
  if (share >= 0.5) return 0.75;
  return share >= 0.33 ? NEARLY : 0;
}

function entriesOf(facts: CandidateFact[]): [CandidateFact, Set<string>][] {
  const entries = new Map<number, [CandidateFact, Set<string>]>();
  for (const fact of facts) {
    if (fact.entry === undefined) continue;
    const known = entries.get(fact.entry);
    if (known) for (const concept of fact.concepts) known[1].add(concept);
    else entries.set(fact.entry, [fact, new Set(fact.concepts)]);
  }
  return [...entries.values()];
}
