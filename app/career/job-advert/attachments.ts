import { namedPapers } from "./named-papers";
import { ownNamedPapers } from "./own-named-papers";
import { withoutUnsent } from "./sent-papers";
import { IN_BODY, NO_ATTACHMENTS, NOT_NEEDED, NOT_WANTED, PAPERS } from "./vocabulary/papers";

const LINKED = /https?:|www\.|\.gle|bit\.ly|(?<!\p{L})(?:click|links?|portal|online)(?!\p{L})/iu;

/** "Paste your CV in the body of the mail"; a notice period that stands there leaves the papers attached. */
function isPasted(text: string): boolean {
  return text
    .split(/\n|[.!?](?=\s|$)/u)
    .some((sentence) => IN_BODY.test(sentence) && PAPERS.some(({ pattern }) => pattern.test(sentence)));
}

/** The papers to send, by the names of PAPERS. */
export function papersIn(given: string): string[] {
  if (NO_ATTACHMENTS.test(given) || isPasted(given)) return [];
  const whole = withoutUnsent(given);
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
  const known = wanted.filter((name) => !(name === "photograph" && wanted.includes("passport photograph")));
  return [...new Set([...known, ...own.map(({ name }) => name), ...namedPapers(text)])];
}
