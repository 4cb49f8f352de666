import { z } from "zod";

/**
 * Whether a name could be an address or a phone number that a mail program turns into a link: "evil.example/prize", "x.com". A stranger
 * may type any name for anybody's address, and our mail greets with it.
 */
export function hasAddress(name: string): boolean {
  const text = name.normalize("NFKC").replaceAll("。", "."); // in hosts the same
  return /[/\\@:<>]|www\.|[\p{L}\p{M}\d-]\.\p{L}{2}/iu.test(text) || /(?:\d[ .()-]{0,3}){6}/.test(text);
}

const ADDRESS_IN_NAME_ERROR =
  "Enter a name, not an address or a phone number. Put a space after a full stop.";

const MIN_NAME_LENGTH = 2;
const MAX_NAME_LENGTH = 120;

export const NAME_MISSING_ERROR = "Please enter your name.";
const NAME_TOO_SHORT_ERROR = `Full name must be at least ${MIN_NAME_LENGTH} characters`;
const NAME_TOO_LONG_ERROR = `A name must be at most ${MAX_NAME_LENGTH} characters`;

/** A part of a name as its owner writes it, in one line of Unicode NFC. `error`: the message where nothing was given. */
const namePart = (error: string) =>
  z
    .string({ error })
    .transform(cleanName)
    .refine((name) => name.length <= MAX_NAME_LENGTH, NAME_TOO_LONG_ERROR)
    .refine((name) => !hasAddress(name), ADDRESS_IN_NAME_ERROR);

/** A whole name in one field. The same rule wherever a person gives theirs: one word is a name, one letter is none. */
export const FullName = namePart(NAME_TOO_SHORT_ERROR).refine(
  (name) => name.length >= MIN_NAME_LENGTH,
  NAME_TOO_SHORT_ERROR,
);

/** The same name in two fields, of which the second may be "". `findNameError` has the rule for both together. */
export const FirstName = namePart(NAME_MISSING_ERROR).refine((name) => name !== "", NAME_MISSING_ERROR);
export const LastName = namePart(NAME_MISSING_ERROR);

/** What is wrong with the length of a name of two fields. */
export function findNameError({ firstName, lastName }: { firstName: string; lastName: string }) {
  if (firstName.trim() === "") return NAME_MISSING_ERROR;
  const { length } = `${firstName} ${lastName}`.trim();
  if (length < MIN_NAME_LENGTH) return NAME_TOO_SHORT_ERROR;
  return length > MAX_NAME_LENGTH ? NAME_TOO_LONG_ERROR : undefined;
}

/** In one line of Unicode NFC, with a space between initials and the name after them: "A.B.Okafor" is "A.B. Okafor". */
export function cleanName(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replace(/(?<![\p{L}\p{M}\d-])(\p{L}\p{M}?)\.(?=\p{L}\p{M}?\p{L})/gu, "$1. ")
    .trim();
}
