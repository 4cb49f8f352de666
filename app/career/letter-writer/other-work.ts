import { lowerFirst } from "../writer/casing";
import { countWords } from "../writer/wording";
import type { LetterPlan, ProofLine } from "./letter-plan";

type Item = { text: string; sourceIds: string[] };

// Longer sentences are hard to read aloud.
const MAX_WORDS = 30;

/**
 * Further lines as English sentences, the newest post first and at most two lines in one: "At Bukuru Mills I received
 * and issued goods with waybills, and kept the ledger." Lines that do not begin with a sure verb, and those of a
 * project, stand in the resume only.
 */
export function writeOtherWork(lines: ProofLine[], { post }: Pick<LetterPlan, "post">): Item[] {
  const usable = lines.filter(({ tense, sourceIds: [id = ""] }) => tense && HAS_EMPLOYER.test(id));
  const isPresent = ({ tense, place }: ProofLine) =>
    tense === "present" && post?.endDate === "present" && place === post.employer;
  const groups = new Map<string, ProofLine[]>();
  for (const line of usable.toSorted(
    (a, b) => (a.age ?? 0) - (b.age ?? 0) || Number(isPresent(b)) - Number(isPresent(a)),
  )) {
    const key = isPresent(line) ? "" : `${line.tense ?? ""} ${line.place ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const start =
      !first || isPresent(first) ? "In my present post I" : first.place ? `At ${first.place} I` : "I";
    return sentencesOf(group, start);
  });
}

const HAS_EMPLOYER = /^(?:work|siwes|nysc|volunteer)\b/;

function sentencesOf([first, second, ...others]: ProofLine[], start: string): Item[] {
  if (!first) return [];
  const one = deedOf(first);
  const two = second && deedOf(second);
  const joined = two && `${start} ${one}${/,| and /.test(`${one} ${two}`) ? "," : ""} and ${two}.`;
  const isOne = joined !== undefined && countWords(joined) <= MAX_WORDS && !/[;:]/.test(joined);
  if (second && isOne)
    return [
      { text: joined, sourceIds: [...first.sourceIds, ...second.sourceIds] },
      ...sentencesOf(others, next(start)),
    ];
  return [
    { text: `${start} ${one}.`, sourceIds: first.sourceIds },
    ...sentencesOf(second ? [second, ...others] : [], next(start)),
  ];
}

/** A second sentence about one post does not name it again. */
function next(start: string): string {
  return start === "I" ? start : "There I also";
}

function deedOf({ text }: ProofLine): string {
  return lowerFirst(text.replace(/[\s.;,]+$/u, ""));
}
