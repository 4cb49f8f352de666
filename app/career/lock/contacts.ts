import { foldText } from "../nlp/fold";
import type { LockContext } from "./facts";

const CONTACT =
  /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|(?:https?:\/\/|www\.)\S+|\+?\d[\d ()-]{8,}\d/gu;

/** A contact in a text that is not the person's own. */
export function strangeContact(text: string, profile: LockContext["profile"]): string | undefined {
  const own = contactsOf(profile);
  return text.match(CONTACT)?.find((one) => isContact(one) && !own.has(contactKey(one)));
}

/** Whether digits are a phone number: "2021 - 2024" and "12 000 000" are other figures, which the lock compares as such. */
function isContact(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return !IS_DIGITS.test(text) || digits >= LONG_NUMBER || (/^[+0(]/.test(text) && digits >= SHORT_NUMBER);
}
/** So many digits has a number with its code ("803 555 0100"), and the shortest one behind a zero ("01 773 5500"). */
const LONG_NUMBER = 10;
const SHORT_NUMBER = 9;
const IS_DIGITS = /^[\d+ ().-]+$/;

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
  if (IS_DIGITS.test(contact)) return contact.replace(/\D/g, "").slice(-10);
  return foldText(contact)
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[/.,]+$/, "");
}
