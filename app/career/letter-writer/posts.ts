import { formatLongYearMonth } from "../dates";
import type { DocumentLanguage } from "../generated-document";
import type { Profile } from "../profile.schema";
import { calmPlace, calmPost, withoutNote } from "../writer/casing";
import { rolesOf } from "../writer/roles";
import type { PlannedPost, ProofLine } from "./letter-plan";
import type { PostSlots } from "./phrases";

/** The posts and other work of a profile that a head can name, the newest first, with titles and employers as a letter prints them. */
export function listPosts(profile: Profile): PlannedPost[] {
  return rolesOf(profile)
    .map(({ id, kind, title, place, startDate, endDate }) => ({
      position: title ? calmPost(withoutNote(title)) : kind === "nysc" ? "NYSC" : "",
      ...(place && { employer: calmPlace(withoutNote(place)) }),
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
      sourceIds: [id],
    }))
    .filter(isNamed);
}

/** The post that a line belongs to; undefined for the lines of a summary, a section of the person's own, a list, and of a post that nothing names. */
export function postOf(
  { sourceIds: [id = ""] }: ProofLine,
  posts: readonly PlannedPost[],
): PlannedPost | undefined {
  return posts.find((post) => id.startsWith(`${post.sourceIds[0] ?? "-"}.`));
}

/** Whether a head can stand over lines: "August 2012 to November 2016" says not where, "Director" neither where nor when. */
function isNamed({ position, employer, startDate, endDate }: PlannedPost): boolean {
  return employer !== undefined || (position !== "" && (startDate ?? endDate) !== undefined);
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
