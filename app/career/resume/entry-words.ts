import { isOrganisation } from "./places";
import type { Label } from "./tagger/labels";

/** What stands beside what in a head. */
export const partners: Partial<Record<Label, Label>> = {
  employer: "title",
  title: "employer",
  school: "degree",
  degree: "school",
};

/** "Now with GIG Logistics as dispatch driver", "(Finance Dept.) - Account Clerk": what leads to a post, and the end of a bracket before it, are no part of it. */
export function withoutLead(title: string): string {
  return title
    .replace(/^[^()]{2,40}\)\s+[–—-]\s+(?=\p{L})/u, "")
    .replace(/^as (?:an? |the )?(?=\p{L})/iu, "");
}

/** "Office of the Head of Service" behind a post is where it was held. */
export function isOffice(text: string): boolean {
  return (
    /^(?:the )?(?:office|department|ministry|bureau|directorate|secretariat) of\b/i.test(text) ||
    isOrganisation(text)
  );
}
