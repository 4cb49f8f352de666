import { namedPapers } from "./named-papers";
import { ownNamedPapers } from "./own-named-papers";
import { withoutUnsent } from "./sent-papers";
import {
  IN_BODY,
  NO_ATTACHMENTS,
  NOT_AS_ATTACHMENT,
  NOT_NEEDED,
  NOT_WANTED,
  PAPERS,
} from "./vocabulary/papers";

const LINKED = /https?:|www\.|\.gle|bit\.ly|(?<!\p{L})(?:click|links?|portal|online)(?!\p{L})/iu;

/** "Paste your CV in the body of the mail": such a sentence names no paper to attach, those around it may. */
function withoutPasted(text: string): string {
  return text
    .split(/\n|(?<=[.!?])(?=\s|$)/u)
    .map((sentence) => (NOT_AS_ATTACHMENT.test(sentence) ? "" : besidePasted(sentence)))
    .join("\n");
}

/** What a sentence names beside what the body of the mail holds: "CV and a note (in the body of the mail)", "send CV, in the body of the mail state your age". */
function besidePasted(sentence: string): string {
  const found = IN_BODY.exec(sentence);
  if (found === null || !PAPERS.some(({ pattern }) => pattern.test(sentence))) return sentence;
  const before = sentence.slice(0, found.index);
  if (OPENS_CLAUSE.test(before)) return before;
  const bracket = before.lastIndexOf("(");
  if (bracket <= before.lastIndexOf(")")) return "";
  const joint = LAST_JOINT.exec(before.slice(0, bracket))?.index ?? 0;
  const close = sentence.indexOf(")", found.index);
  return sentence.slice(0, joint) + (close < 0 ? "" : sentence.slice(close + 1));
}
const OPENS_CLAUSE = /[,;] ?(?:and |also |then )?$/iu;
const LAST_JOINT = /(?:,| and| \+| &) (?!.*(?:,| and| \+| &) )/u;

const OWN_COVER_LETTER = /(?<!\p{L})(?:cover(?:ing)? (?:letter|note)|motivation|statement)s?(?!\p{L})/iu;

/** The papers to send, by the names of PAPERS. */
export function papersIn(given: string): string[] {
  if (NO_ATTACHMENTS.test(given)) return [];
  const whole = withoutUnsent(withoutPasted(given));
  const own = ownNamedPapers(whole).filter(
    ({ index }) => !NOT_WANTED.test(whole.slice(Math.max(0, index - 24), index)),
  );
  // What has a name of its own is no certificate in general.
  const text = own.reduce(
    (left, { index, length }) => left.slice(0, index) + "_".repeat(length) + left.slice(index + length),
    whole,
  );
  const wanted = PAPERS.filter(({ name, pattern }) => {
    const found = pattern.exec(text);
    if (found === null) return false;
    // A form behind a link is filled in there and goes with no mail.
    if (
      name === "application form" &&
      LINKED.test(text.slice(Math.max(0, found.index - 80), found.index + 80))
    )
      return false;
    const before = text.slice(Math.max(0, found.index - 24), found.index);
    return !NOT_WANTED.test(before) && !NOT_NEEDED.test(text.slice(found.index + found[0].length));
  }).map(({ name }) => name);
  const isOther = (name: string) =>
    !(name === "photograph" && wanted.includes("passport photograph")) &&
    // "The letter should be addressed to …" speaks of the application letter again.
    !(name === "cover letter" && wanted.includes("application letter") && !OWN_COVER_LETTER.test(text));
  const known = wanted.filter(isOther);
  return [...new Set([...known, ...own.map(({ name }) => name), ...namedPapers(text)])];
}
