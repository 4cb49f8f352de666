import { foldText } from "../nlp/fold";
import type { LockContext } from "./facts";

const CONTACT =
  /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|(?:https?:\/\/|www\.)\S+|\+?\d[\d ()-]{8,}\d/gu;

/** A contact in a text that is not the person's own. */
export function strangeContact(text: string, profile: LockContext["profile"]): string | undefined {
  const own = contactsOf(profile);
  return text.match(CONTACT)?.find((one) => !own.has(contactKey(one)));
}

/** A text without the person's own contacts: the digits of a phone number are no figures. */
export function withoutContacts(text: string, profile: LockContext["profile"]): string {
  if (!/[@\d]/u.test(text)) return text;
  const own = contactsOf(profile);
  return text.replace(CONTACT, (one) => (own.has(contactKey(one)) ? "" : one));
}

function contactsOf({ basics }: LockContext["profile"]): Set<string> {
  return new Set([basics.email, basics.phone, ...basics.links].map((one) => contactKey(one ?? "")));
}

/** One spelling of a contact: the last ten digits of a phone number, an address without its protocol. */
function contactKey(contact: string): string {
  if (/^[\d+ ().-]+$/.test(contact)) return contact.replace(/\D/g, "").slice(-10);
  return foldText(contact)
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[/.,]+$/, "");
}
