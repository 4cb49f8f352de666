import { countWords } from "../writer/wording";
import { deedOf, isAtPresentPost, startOf, type Item } from "./line-text";
import type { LetterPlan, ProofLine } from "./letter-plan";
import type { Deeds } from "./phrases";

// Longer sentences are hard to read aloud.
const MAX_WORDS = 30;

/**
 * Further lines as sentences, the newest post first and at most two lines in one: "At Bukuru Mills I received
 * and issued goods with waybills, and kept the ledger." `followsPost`: the sentence before
 * was about the plan's post. Lines that do not begin with a sure verb, and those of a
 * project, stand in the resume only.
 */
export function writeOtherWork(
  lines: ProofLine[],
  { post, followsPost = false }: Pick<LetterPlan, "post"> & { followsPost?: boolean },
  deeds: Deeds,
): Item[] {
  const groups = new Map<string, ProofLine[]>();
  for (const line of lines.filter(isSentenceLine).toSorted((a, b) => (a.age ?? 0) - (b.age ?? 0))) {
    const key = isAtPresentPost(line, post) ? "" : `${line.title ?? ""} ${line.place ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const isOfPost = first.sourceIds[0]?.startsWith(`${post?.sourceIds[0] ?? ""}.`) ?? false;
    const isNamed = followsPost && post?.endDate !== "present" && isOfPost;
    const start = isNamed ? deeds.inThatPostToo : startOf(first, post, deeds);
    return sentencesOf(group.toSorted(presentFirst), start, deeds);
  });
}

/** Whether a line can be a sentence of its own among others. */
export function isSentenceLine({ tense, sourceIds: [id = ""] }: ProofLine): boolean {
  return tense !== undefined && HAS_EMPLOYER.test(id);
}

const HAS_EMPLOYER = /^(?:work|siwes|nysc|volunteer)\b/;

function presentFirst(a: ProofLine, b: ProofLine): number {
  return Number(b.tense === "present") - Number(a.tense === "present");
}

function sentencesOf([first, second, ...others]: ProofLine[], start: string, deeds: Deeds): Item[] {
  if (!first) return [];
  const one = deedOf(first);
  const two = second && second.tense === first.tense ? deedOf(second) : undefined;
  const joined = two && `${start} ${one}${/,| and /.test(`${one} ${two}`) ? "," : ""} ${deeds.and} ${two}.`;
  const isOne = joined !== undefined && countWords(joined) <= MAX_WORDS && !/[;:]/.test(joined);
  // A second sentence about one post does not name it again.
  const next = start === deeds.plain ? start : start === deeds.there ? deeds.also : deeds.there;
  if (second && isOne)
    return [
      { text: joined, sourceIds: [...first.sourceIds, ...second.sourceIds] },
      ...sentencesOf(others, next, deeds),
    ];
  return [
    { text: `${start} ${one}.`, sourceIds: first.sourceIds },
    ...sentencesOf(second ? [second, ...others] : [], next, deeds),
  ];
}
