import { foldText } from "../nlp/fold";
import type { Draft } from "./draft";
import type { Entry } from "./entry";
import type { Field } from "./field";

const FEWEST = 2;
const AS_POST = /^as (?:an? |the )?(?<post>\p{L}[\p{L} ()/&,.'-]{2,60}?)\s*:\s*(?=\S)/iu;

/**
 * Lines that say as what each thing was done ("AS BURSAR: collection of fees", "AS DEPUTY DIRECTOR: …") go to the post of that name, with those that follow
 * them: many list their posts first and what they did in all of them below. Where fewer than two posts are named so, nothing moves.
 */
export function giveDutiesByPost(draft: Draft, entries: readonly Entry[]): void {
  for (const entry of entries) {
    const named = entry.lines.map((line) => postNamed(entries, AS_POST.exec(line.text)?.groups?.post));
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

/** The post with this title, or the latest that begins with it or holds it among several: "ACCOUNTANT II / ACCOUNTANT I" for "accountant". */
function postNamed(entries: readonly Entry[], post: string | undefined): Entry | undefined {
  if (post === undefined) return undefined;
  const name = foldText(post);
  const titles = entries.map(({ slots }) => foldText(slots.get("title")?.text ?? ""));
  const find = (isOf: (title: string) => boolean) => entries[titles.findLastIndex(isOf)];
  return (
    find((title) => title === name) ??
    find((title) => title.startsWith(`${name} `) || title.startsWith(`${name},`)) ??
    find((title) => title.split(/,| \/ | then /).some((part) => part.trim().endsWith(name)))
  );
}

function withoutLead(draft: Draft, line: Field): Field {
  const lead = AS_POST.exec(line.text)?.[0] ?? "";
  draft.useRewritten(line.paragraph, lead);
  return { ...line, text: line.text.slice(lead.length) };
}
