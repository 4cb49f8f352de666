import { countWords } from "../writer/wording";
import type { PlannedPost, ProofLine } from "./letter-plan";
import { afterStart, deedOf, entryOf, isOfPost, lineItem, startOf, type Holds, type Item } from "./line-text";
import type { Deeds, Phrases } from "./phrases";

/** What is read at a glance. */
const MOST_DEEDS = 3;
const MOST_WORDS = 45;

/**
 * The items of a list, each of one line; deeds of one post other than the letter's own are one item, which names the post once: "At Bukuru Mills I led
 * seven drivers; kept the fuel register; and trained 12 riders." What does not hold together stands apart.
 */
export function listItems(
  lines: ProofLine[],
  { post, phrases, holds }: { post: PlannedPost | undefined; phrases: Phrases; holds: Holds },
): Item[] {
  const { deeds } = phrases;
  const single = (line: ProofLine) => [lineItem(line, post, phrases)].filter(holds);
  if (!deeds) return lines.flatMap(single);
  const used = new Set<ProofLine>();
  return lines.flatMap((line) => {
    if (used.has(line)) return [];
    const group = lines
      .filter((other) => !used.has(other) && isOfOneItem(line, other, post))
      .slice(0, MOST_DEEDS);
    const joined =
      joinedItem(group, { post, deeds, holds }) ?? joinedItem(group.slice(0, -1), { post, deeds, holds });
    for (const one of joined?.lines ?? [line]) used.add(one);
    return joined ? [joined.item] : single(line);
  });
}

function isOfOneItem(line: ProofLine, other: ProofLine, post: PlannedPost | undefined): boolean {
  if (line === other) return true;
  const isSame = entryOf(line.sourceIds[0] ?? "") === entryOf(other.sourceIds[0] ?? "");
  return (
    isSame && !isOfPost(line, post) && isPlainDeed(line) && isPlainDeed(other) && line.tense === other.tense
  );
}

function isPlainDeed({ text, tense, duty, isClause }: ProofLine): boolean {
  return tense !== undefined && duty === undefined && isClause !== true && !/[;:]/.test(text);
}

function joinedItem(
  group: ProofLine[],
  { post, deeds, holds }: { post: PlannedPost | undefined; deeds: Deeds; holds: Holds },
): { item: Item; lines: ProofLine[] } | undefined {
  const [first, ...others] = group;
  if (!first || others.length === 0) return undefined;
  const all = group.map(deedOf);
  const mark = all.length > 2 ? ";" : ",";
  const list = `${all.slice(0, -1).join(`${mark} `)}${mark} ${deeds.and} ${all.at(-1) ?? ""}`;
  const item = {
    text: `${afterStart(startOf(first, post, { deeds }), list)}.`,
    sourceIds: group.flatMap(({ sourceIds }) => sourceIds),
  };
  return countWords(item.text) <= MOST_WORDS && holds(item) ? { item, lines: group } : undefined;
}
