import type { AskedStatement, JobAdvert } from "../job-advert/job-advert";
import type { Sentence } from "../generated-document";
import { sourceLines } from "../source-lines";
import type { Profile } from "../profile.schema";
import { relatedLinesOf } from "./related-lines";
import { termOf, termsAskedIn } from "./terms";

/** Only the person knows it, whatever their resume says. */
const THEIRS: ReadonlySet<AskedStatement["kind"]> = new Set(["reason", "story", "referees"]);
/** Every application has it: the name stands in the letter, schools and posts in the resume. */
const ALWAYS_THERE: ReadonlySet<AskedStatement["kind"]> = new Set(["identity", "record"]);
/** A letter that holds a line as near as this answers what is asked. */
const NEAR_ENOUGH = 0.45;

/**
 * What the advert wants the letter to say and the letter (its `sentences`) does not, in the advert's own words: "why the field and not the office". Nothing
 * may be invented, so that the person is told of it and writes it.
 */
export function openRequests(
  { howToApply: { statements = [] } }: Pick<JobAdvert, "howToApply">,
  profile: Profile,
  sentences: Pick<Sentence, "sourceIds">[],
): string[] {
  if (statements.length === 0) return [];
  const cited = new Set(sentences.flatMap(({ sourceIds }) => sourceIds));
  const lines = sourceLines(profile)
    .filter(({ id }) => [...cited].some((one) => id === one || id.startsWith(`${one}.`)))
    .map(({ id, text }) => ({ id, text, concepts: new Set<string>() }));
  const related = relatedLinesOf(lines);
  const has = (pattern: RegExp) => [...cited].some((id) => pattern.test(id));
  const isAnswered = ({ kind, text }: AskedStatement): boolean => {
    if (THEIRS.has(kind)) return false;
    if (ALWAYS_THERE.has(kind)) return true;
    if (kind === "age") return has(/^personal\./);
    if (kind === "residence") return has(/^basics\.location/);
    if (kind === "years") return has(/^work\.\d+$/);
    const terms = termsAskedIn(text);
    if (terms.length > 0) return terms.every((term) => lines.some((line) => termOf(line.text) === term));
    return related(text).some(({ nearness }) => nearness >= NEAR_ENOUGH);
  };
  return [...new Set(statements.filter((one) => !isAnswered(one)).map(({ text }) => text))];
}
