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

const MAX_NAME_LENGTH = 120;

/**
 * A name as its owner writes it, in one line of Unicode NFC. A name may be one word. The same rule wherever a person gives a name;
 * `least` is the fewest characters and `error` the message below them.
 */
export function personName({ least, error }: { least: number; error: string }) {
  return z
    .string({ error })
    .transform(cleanName)
    .refine((name) => name.length >= least, error)
    .refine((name) => name.length <= MAX_NAME_LENGTH, `A name must be at most ${MAX_NAME_LENGTH} characters`)
    .refine((name) => !hasAddress(name), ADDRESS_IN_NAME_ERROR);
}

/** In one line of Unicode NFC, with a space between initials and the name after them: "A.B.Okafor" is "A.B. Okafor". */
export function cleanName(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replace(/(?<![\p{L}\p{M}\d-])(\p{L}\p{M}?)\.(?=\p{L}\p{M}?\p{L})/gu, "$1. ")
    .trim();
}
