import type { Demand, PostStretch, Rule, TextRange } from "./job-advert";

export type Asked = { demands: Demand[]; rules: Rule[] };

/** The posts that a part of the text speaks of; undefined where it is for all. */
export function ownersOf(range: TextRange, stretches: readonly PostStretch[]): string[] | undefined {
  return stretches.find(({ start, end }) => range.start >= start && range.end <= end)?.posts;
}

/**
 * What is asked with the posts that ask it, in the order of the text. `reduce` sees what some posts share apart from what others do: a paper that one asks again
 * is no repetition for another.
 */
export function eachByPosts(
  { demands, rules }: Asked,
  stretches: readonly PostStretch[],
  reduce: (part: Asked) => Asked,
): Asked {
  if (stretches.length === 0) return reduce({ demands, rules });
  const parts = new Map<string, Asked & { posts: string[] | undefined }>();
  const partOf = (range: TextRange) => {
    const posts = ownersOf(range, stretches);
    const key = posts?.join("\n") ?? "";
    const part = parts.get(key) ?? { posts, demands: [], rules: [] };
    parts.set(key, part);
    return part;
  };
  for (const demand of demands) partOf(demand).demands.push(demand);
  for (const rule of rules) partOf(rule).rules.push(rule);
  const owned = [...parts.values()].map(({ posts, ...part }) => {
    const kept = reduce(part);
    const withPosts = <Kind extends TextRange>(one: Kind) => ({ ...one, ...(posts && { posts }) });
    return { demands: kept.demands.map(withPosts), rules: kept.rules.map(withPosts) };
  });
  const inOrder = (one: TextRange, other: TextRange) => one.start - other.start;
  return {
    demands: owned.flatMap((part) => part.demands).toSorted(inOrder),
    rules: owned.flatMap((part) => part.rules).toSorted(inOrder),
  };
}
