import { formatLongYearMonth } from "../dates";
import type { DocumentLanguage } from "../generated-document";
import type { Profile } from "../profile.schema";
import { calmPlace, calmPost, withoutNote } from "../writer/casing";
import { rolesOf } from "../writer/roles";
import { asClaim, asItems, type Part } from "./letter-parts";
import type { LetterPlan, PlannedPost, ProofLine } from "./letter-plan";
import { lineItem, type Holds } from "./line-text";
import type { Phrases, PostSlots } from "./phrases";

/** Every post and other work of a profile, the newest first, with titles and employers as a letter prints them. */
export function listPosts(profile: Profile): PlannedPost[] {
  return rolesOf(profile).map(({ id, kind, title, place, startDate, endDate }) => ({
    position: title ? calmPost(withoutNote(title)) : kind === "nysc" ? "NYSC" : "",
    ...(place && { employer: calmPlace(withoutNote(place)) }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    sourceIds: [id],
  }));
}

/** The post that a line belongs to; undefined for the lines of a summary, a section of the person's own, a list, and of a post that nothing names. */
export function postOf(
  { sourceIds: [id = ""] }: ProofLine,
  posts: readonly PlannedPost[],
): PlannedPost | undefined {
  return posts.find((post) => id.startsWith(`${post.sourceIds[0] ?? "-"}.`));
}

/** Whether a head can stand over lines: "August 2012 to November 2016" says not where, "Director" neither where nor when. */
export function isNamed({ position, employer, startDate, endDate }: PlannedPost): boolean {
  return employer !== undefined || (position !== "" && (startDate ?? endDate) !== undefined);
}

/** Each post as its head and the lines of it below, as a list. A head that does not hold takes its lines with it. */
export function writePosts(
  lines: ProofLine[],
  { post: first, posts }: Pick<LetterPlan, "post" | "posts">,
  { phrases, language, holds }: { phrases: Phrases; language: DocumentLanguage; holds: Holds },
): Part[][] {
  const isFirst = ({ sourceIds: [id] }: PlannedPost) => id === first?.sourceIds[0];
  const ordered = [...posts.filter(isFirst), ...posts.filter((post) => !isFirst(post))];
  return ordered.flatMap((post) => {
    const items = lines
      .filter((line) => postOf(line, posts) === post)
      .map(lineItem)
      .filter(holds);
    const { position, employer, sourceIds } = post;
    // What does not hold with its dates may hold without them.
    const heads = [post, { position, ...(employer && { employer }), sourceIds }].map((one) => ({
      text: phrases.postHead(slotsOf(one, language)),
      sourceIds,
    }));
    const head = heads.find(holds);
    return items.length === 0 || !head ? [] : [[asClaim(head)], asItems(items)];
  });
}

/** A post as phrases take it, its dates as they are printed. */
export function slotsOf(
  { position, employer, startDate, endDate }: PlannedPost,
  language: DocumentLanguage,
): PostSlots {
  const isPresent = endDate === "present";
  const long = (date: string | undefined) => (date ? formatLongYearMonth(date, language) : "");
  return {
    position,
    employer: employer ?? "",
    from: long(startDate),
    to: isPresent ? "" : long(endDate),
    isPresent,
  };
}
