import type { Entry, Slot } from "./entry";
import { isEngagement } from "./engagements";
import { isOrganisationPart } from "./organisation-parts";
import { isOrganisation } from "./places";

/**
 * Where the employer of a post is the youth service, the body that is named beside it is where it was served: in the place of the post ("Legal Aid / State
 * Ministry of Justice" below "National Youth Service Corps"), as its place ("Area Veterinary Office, Gusau"), or behind its name ("N.Y.S.C. Federal Road Safety
 * Corps"). The service is the post where there is no other one.
 */
export function setPlaceOfService(entry: Entry): void {
  const { slots, notes } = entry;
  partServiceName(entry);
  const [title, service, place] = [slots.get("title"), slots.get("employer"), slots.get("place")];
  if (!service || !isEngagement(service.text)) return;
  if (!title) {
    const [body = "", ...town] = place?.text.split(/,\s+/u) ?? [];
    if (!place || !(isOrganisation(body) || isOrganisationPart(body) || OFFICE.test(body))) return;
    slots.set("title", service);
    slots.set("employer", withText(place, body));
    if (town.length > 0) slots.set("place", withText(place, town.join(", ")));
    else slots.delete("place");
    return;
  }
  const parts = title.text.split(/\s+[/|–—-]\s+|,\s+/u);
  const at = parts.findIndex((part) => isOrganisation(part));
  const [body] = parts.splice(at, 1);
  if (at < 0 || body === undefined || parts.length > 1) return;
  const [post] = parts;
  slots.set("employer", withText(title, body));
  if (post === undefined) slots.set("title", service);
  else {
    slots.set("title", withText(title, post));
    notes.push(service.field);
  }
}

/** "N.Y.S.C. Federal Road Safety Corps": the service and, behind it, where it was served. */
function partServiceName({ slots, notes }: Entry): void {
  const written = slots.get("employer");
  const [, name = "", body = ""] = SERVICE_AND_BODY.exec(written?.text ?? "") ?? [];
  if (!written || name === "" || !isOrganisation(body)) return;
  slots.set("employer", withText(written, body));
  const service = withText(written, name);
  if (slots.has("title")) notes.push(service.field);
  else slots.set("title", service);
}
const SERVICE_AND_BODY =
  /^(n\.?y\.?s\.?c\.?|national youth service corps?(?: \(nysc\))?)\s*[,:–-]?\s+(\p{L}.{4,})$/iu;
const OFFICE = /(?<!\p{L})(?:office|secretariat|headquarters|hqtrs|command|station)$/iu;

const withText = (slot: Slot, text: string): Slot => ({ ...slot, text, field: { ...slot.field, text } });
