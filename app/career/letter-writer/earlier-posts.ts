import type { DocumentLanguage } from "../generated-document";
import type { Parts } from "./letter-parts";
import type { LetterPlan } from "./letter-plan";
import { entryOf, type Holds, type Item } from "./line-text";
import { slotsOf } from "./posts";
import type { Phrases } from "./phrases";

const MOST = 3;

/** The posts of which no line is told, in a letter that has room for them. What the `record` names with its time is not told again. */
export function writeEarlier(
  { earlier }: LetterPlan,
  { lines, extras }: Parts,
  {
    phrases,
    language,
    holds,
    record,
  }: { phrases: Phrases; language: DocumentLanguage; holds: Holds; record: string },
): Item[] {
  if (!extras.has("earlier")) return [];
  const printed = lines.flatMap(({ sourceIds }) => sourceIds).map(entryOf);
  const isNamed = ({ position, from }: ReturnType<typeof slotsOf>) =>
    from !== "" && record.includes(`${position} `) && record.includes(from.slice(-4));
  const posts = earlier
    .filter(({ sourceIds }) => !sourceIds.some((id) => printed.includes(id)))
    .filter((post) => !isNamed(slotsOf(post, language)))
    .slice(0, MOST);
  if (posts.length === 0) return [];
  const text = phrases.earlier(posts.map((post) => slotsOf(post, language)));
  return [{ text, sourceIds: posts.flatMap(({ sourceIds }) => sourceIds) }].filter(holds);
}
