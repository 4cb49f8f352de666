import { capitalFirst, lowerFirst } from "../writer/casing";
import { conjugate } from "../writer/conjugate";
import { leadingVerb } from "../writer/verbs";
import { isDeed } from "./verb-in-line";
import type { VerbLine } from "./verb-line";
import { WHEN_OR_WHERE } from "./vocabulary/line-forms";

/**
 * A deed behind when or where it was done, without a subject, as a sentence: "As HOD Sciences, supervised 6 teachers" → "As HOD Sciences, I supervised 6
 * teachers". Undefined where no comma parts the two, or no verb begins the rest.
 */
export function asAdverbial(text: string, isCurrent: boolean): VerbLine | undefined {
  const { when = "", deed = "" } = BEFORE_DEED.exec(text)?.groups ?? {};
  const found = deed === "" ? undefined : leadingVerb(capitalFirst(deed));
  if (!found || !isDeed(found) || (found.form !== "past" && found.form !== "base")) return undefined;
  const isBase = found.form === "base" && !isCurrent;
  const written = isBase ? conjugate(deed, found.verb, "base", "past") : deed;
  return written === undefined ? undefined : { text: `${when}, I ${lowerFirst(written)}`, isClause: true };
}

const BEFORE_DEED = new RegExp(`^(?<when>(?:${WHEN_OR_WHERE}) [^,.;:]{2,60}), (?<deed>\\p{L}.*)$`, "u");

/** Whether a line begins with when or where something was, which is no thing that anything is said of: "During the lock down …". */
export function beginsWithTime(text: string): boolean {
  return BEGINS.test(text);
}
const BEGINS = new RegExp(`^(?:${WHEN_OR_WHERE}) `, "u");
