import type { Entry, Slot } from "./entry";
import { isEngagement } from "./engagements";
import { isOrganisation } from "./places";

/**
 * "Legal Aid / State Ministry of Justice" below "National Youth Service Corps": where the employer is the service, the body in the place of the post is where it
 * was served, and what stands beside it is the post.
 */
export function setPlaceOfService({ slots, notes }: Entry): void {
  const [title, service] = [slots.get("title"), slots.get("employer")];
  if (!title || !service || !isEngagement(service.text)) return;
  const parts = title.text.split(/\s+[/|–—-]\s+|,\s+/u);
  const at = parts.findIndex((part) => isOrganisation(part));
  const [body] = parts.splice(at, 1);
  if (at < 0 || body === undefined || parts.length > 1) return;
  const withText = (slot: Slot, text: string): Slot => ({ ...slot, text, field: { ...slot.field, text } });
  const [post] = parts;
  slots.set("employer", withText(title, body));
  if (post === undefined) slots.set("title", service);
  else {
    slots.set("title", withText(title, post));
    notes.push(service.field);
  }
}
