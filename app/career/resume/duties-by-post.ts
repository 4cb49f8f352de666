import { foldText } from "../nlp/fold";
import type { Draft } from "./draft";
import type { Entry } from "./entry";
import type { Field } from "./field";
import { isOrganisation } from "./places";

const FEWEST = 2;
const AS_POST =
  /^(?:(?:schedule of |my )?(?:duties|responsibilities|functions) )?as (?:an? |the )?(?<post>\p{L}[\p{L} ()/&,.'-]{2,60}?)\s*:\s*(?=\S)/iu;
const AT_EMPLOYER =
  /^(?:(?:[Ww]hile|[Ww]hen) )?(?:[Aa]t|[Ww]ith) (?:the )?(?<employer>\p{Lu}[\p{L}\d&'’.-]+(?: \p{Lu}[\p{L}\d&'’.-]+){0,4}?)(?<mark>\s*:\s*|,? (?=I |we |my ))(?=\S)/u;

/**
 * Lines that say as what, or where, each thing was done ("AS BURSAR: collection of fees", "At Kolo Farms I kept the stores") go to the post of that name, or of
 * that employer, with those that follow them: many list their posts first and what they did in all of them below. Where fewer than two are named so, nothing
 * moves.
 */
export function giveDutiesByPost(draft: Draft, entries: readonly Entry[]): void {
  for (const entry of entries) {
    const named = entry.lines.map((line) => ownerOf(entries, line));
    if (new Set(named.filter((one) => one !== undefined)).size < FEWEST) continue;
    const lines = entry.lines;
    entry.lines = [];
    let owner = entry;
    for (const [at, line] of lines.entries()) {
      owner = named[at] ?? owner;
      owner.lines.push(named[at] ? withoutLead(draft, line) : line);
    }
  }
}

function ownerOf(entries: readonly Entry[], { text }: Field): Entry | undefined {
  const post = AS_POST.exec(text)?.groups?.post;
  if (post !== undefined) return entries[postNamed(titlesOf(entries), post)];
  const employer = AT_EMPLOYER.exec(text)?.groups?.employer;
  return employer === undefined ? undefined : entries.find((entry) => isAt(entry, employer));
}

/** "Kolo" and "Kolo Farms" name "Kolo Farms Ltd, Jos". "Hospital" names none. */
function isAt({ slots }: Entry, employer: string): boolean {
  const [name, short] = [foldText(slots.get("employer")?.text ?? ""), foldText(employer)];
  const isKind = !short.includes(" ") && isOrganisation(employer);
  return !isKind && (name === short || name.startsWith(`${short} `) || name.startsWith(`${short},`));
}

/** The titles of posts, in order. */
export const titlesOf = (entries: readonly Entry[]): string[] =>
  entries.map(({ slots }) => slots.get("title")?.text ?? "");

/** Where the post with this title is, or the latest that begins with it or holds it among several: "ACCOUNTANT II / ACCOUNTANT I" for "accountant". Else -1. */
export function postNamed(titles: readonly string[], post: string): number {
  const name = foldText(post);
  const folded = titles.map(foldText);
  const found = [
    folded.lastIndexOf(name),
    folded.findLastIndex((title) => title.startsWith(`${name} `) || title.startsWith(`${name},`)),
    folded.findLastIndex((title) => title.split(/,| \/ | then /).some((part) => part.trim().endsWith(name))),
  ];
  return found.find((at) => at >= 0) ?? -1;
}

/** "As bursar:" and "At Kolo:" only lead to what was done; "At Kolo I kept the stores" is the whole sentence. */
function withoutLead(draft: Draft, line: Field): Field {
  const found = AS_POST.exec(line.text) ?? AT_EMPLOYER.exec(line.text);
  const mark = found?.groups?.mark ?? ":";
  const lead = mark.includes(":") ? (found?.[0] ?? "") : "";
  if (lead !== "") draft.useRewritten(line.paragraph, lead);
  return { ...line, text: line.text.slice(lead.length) };
}
