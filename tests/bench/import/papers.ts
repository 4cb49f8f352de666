// Comparing certificates whose issuer, date and standing the truth gives in one text, by their parts.
import { holdsAll } from "./marks";
import type { ReadCertificate } from "./reader";
import type { TrueCertificate } from "./truth";
import { isAlike, likeness, missingWords, wordsOf } from "./words";

const MONTHS =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)$/;
const CONNECTING = new Set(["in", "of", "at", "and", "the", "to", "for", "a", "by", "from", "with"]);
const UNFINISHED = new Set(["in_view", "in_progress", "part_passed", "deferred", "discontinued"]);

export const isUnfinished = (standing: string) => UNFINISHED.has(standing);

/** How far a paper that was read, with everything beside its name, says what the truth says. */
export function certificateLikeness({ name }: TrueCertificate, read: ReadCertificate): number {
  if (holdsAll(read.name, name)) return 1;
  const named = `${read.name} ${read.issuer ?? ""}`;
  return Math.max(likeness(name, read.name), likeness(name, named), likeness(name, textOf(read)));
}

/** True when name, issuer and date say what the truth says; what the truth does not tell may stand beside the name. */
export function isCertificate({ name, hasDetails }: TrueCertificate, read: ReadCertificate): boolean {
  if (!hasDetails) return isAlike(name, read.name) || holdsAll(read.name, name);
  const truth = plainWords(name);
  const own = plainWords(textOf(read));
  const years = truth.filter((word) => /^(?:19|20)\d{2}$/.test(word));
  const missing = missingWords(truth, own);
  const isNamed = missingWords(plainWords(read.name), truth).length * 5 <= plainWords(read.name).length;
  return isNamed && missing.length * 5 <= truth.length && missingWords(years, own).length === 0;
}

/** True where the words of a standing that was read stand in the truth of a paper that is held: "3 of 4 modules", "expired 2021". */
export function tellsStanding(
  { name, standing, hasDetails }: TrueCertificate,
  { status = "" }: ReadCertificate,
) {
  return standing === "completed" && hasDetails === true && status !== "" && holdsAll(name, status);
}

function textOf({ name, issuer = "", date = "", status = "" }: ReadCertificate): string {
  return `${name} ${issuer} ${status} ${date.slice(0, 4)}`;
}

function plainWords(text: string): string[] {
  return wordsOf(text).filter((word) => !CONNECTING.has(word) && !MONTHS.test(word));
}
