import { capitalFirst, calmPlace, calmPost, withoutNote } from "../writer/casing";
import type { DocumentLanguage } from "../generated-document";
import type { Profile } from "../profile.schema";
import { rolesOf } from "../writer/roles";
import { asClaim, type Part } from "./letter-parts";
import type { LetterPlan, PlannedPost, ProofLine } from "./letter-plan";
import type { Holds, Item } from "./line-text";
import { slotsOf } from "./opening";
import type { Phrases } from "./phrases";
import { withoutOf } from "./without-of";

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

/** The entry of a post that a line belongs to; undefined for the lines of a summary, a section of the person's own, a list. */
export function postOf({ sourceIds: [id = ""] }: ProofLine, posts: readonly PlannedPost[]): PlannedPost | undefined {
  return posts.find((post) => id.startsWith(`${post.sourceIds[0] ?? "-"}.`));
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
    const items = lines.filter((line) => postOf(line, posts) === post).map(asBullet).filter(holds);
    const heads = [post, { ...post, startDate: "", endDate: "" }].map((one) => ({
      text: phrases.postHead(slotsOf(one, language)),
      sourceIds: post.sourceIds,
    }));
    const head = heads.find(({ text, sourceIds }) => text !== ":" && holds({ text, sourceIds }));
    return items.length === 0 || !head
      ? []
      : [[asClaim(head)], items.map((item) => ({ ...asClaim(item), isListItem: true as const }))];
  });
}

/** A line as it stands below its post: as the person wrote it, tidied. */
function asBullet({ own, text, sourceIds }: ProofLine): Item {
  return { text: `${capitalFirst(withoutOf(own ?? text)).replace(/[\s.;,]+$/u, "")}.`, sourceIds };
}
