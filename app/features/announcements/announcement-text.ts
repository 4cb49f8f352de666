import type { Audience } from "~/db/schema/values";
import type { Announcement } from "./announcements.server";

/** What an announcement is, as text for staff. */
export const KIND_LABELS: Record<Announcement["kind"], string> = {
  news: "News",
  terms: "New terms",
  price: "Changed price",
  price_withdrawn: "Withdrawn price",
};

export const STATE_LABELS: Record<Announcement["state"], string> = {
  draft: "Draft",
  sending: "Being sent",
  sent: "Sent",
  stopped: "Stopped",
};

/** To whom an announcement goes, as text for staff. `names`: of plans and packs by their ids. */
export function audienceText(
  kind: Announcement["kind"],
  { plan, hasPaid, customersOf, recipientsOf }: Audience,
  names: Map<string, string>,
): string {
  if (recipientsOf) return "everybody who was told of the change";
  if (customersOf) return `customers of ${names.get(`offer:${customersOf}`) ?? customersOf}`;
  if (kind !== "news") return "everybody";
  return [
    "people who agreed to Marketing Emails",
    plan && `on ${names.get(`offer:${plan}`) ?? plan}`,
    hasPaid !== undefined && (hasPaid ? "who have paid" : "who have never paid"),
  ]
    .filter(Boolean)
    .join(", ");
}
