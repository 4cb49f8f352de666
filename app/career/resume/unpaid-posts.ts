import type { Entry } from "./entry";
import { CONGREGATION, LAY_OFFICE, UNPAID_POST } from "./vocabulary/unpaid";

/**
 * True for a post among paid ones that was held for nothing: "Kitchen coordinator (unpaid)", "Volunteer cook", "Choir mistress, Living Springs Assembly". Whoever
 * has no paid post has these as work.
 */
export function unpaidTest(posts: readonly Entry[], hasWork: boolean): (post: Entry) => boolean {
  const unpaid = new Set(posts.filter(isUnpaid));
  const isAnyPaid = hasWork || posts.some((post) => post.slots.has("title") && !unpaid.has(post));
  return (post) => isAnyPaid && unpaid.has(post);
}

function isUnpaid({ slots }: Entry): boolean {
  const [title = "", employer = ""] = [slots.get("title")?.text.trim(), slots.get("employer")?.text];
  return UNPAID_POST.test(title) || (LAY_OFFICE.test(title) && CONGREGATION.test(employer));
}
