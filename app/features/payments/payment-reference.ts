import { randomBytes } from "node:crypto";

// base 32 without I, L, O, U: easy to read over the telephone
const REFERENCE_ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";

/** The format of our references. Paystack is never called for anything else. */
export const REFERENCE_PATTERN = /^CG-[A-HJ-KM-NP-TV-Z0-9]{20}$/;

/** "CG-" and 100 random bits. Paystack does not accept an underscore. */
export function newReference(): string {
  return `CG-${[...randomBytes(20)].map((byte) => REFERENCE_ALPHABET[byte % 32]).join("")}`;
}
