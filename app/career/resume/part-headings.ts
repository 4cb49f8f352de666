import { foldText } from "../nlp/fold";
import { numbering } from "./headings";
import {
  dutyWords,
  partFiller,
  partLeads,
  postsInGeneral,
  severalPosts,
  successWords,
} from "./vocabulary/part-headings";

/** A line that heads a part of what is told of a post: "Duties and responsibilities as Senior Lecturer". */
export type PartHeading = {
  kind: "duties" | "successes";
  /** The post or employer that it names. */
  of?: string;
  /** "in present post". */
  isOfPresent?: boolean;
  /** "in the above posts": it is of several. */
  isOfSeveral: boolean;
};

const longest = 90;
const mostWordsOfName = 8;

/** What a line heads that is made of the words for duties and the like, and what it says whose they are. */
export function partHeading(text: string): PartHeading | undefined {
  if (text.length > longest || /[@|\t;]|\.\s*$/.test(text)) return undefined;
  const written = text.replace(numbering, "").replace(/[\s:–—-]+$/, "");
  const [outside = "", inside] = written.split(BRACKET_AT_END);
  const words = outside.split(/[\s/&,]+/).filter((word) => word !== "");
  let kind: PartHeading["kind"] | undefined;
  for (let at = 0; at < words.length; at++) {
    const found = nounAt(words, at);
    const word = foldText(words[at] ?? "");
    if (found) {
      if (kind !== "duties") kind = found.kind;
      at += found.count - 1;
    } else if (partFiller.has(foldText(words.slice(at, at + 2).join(" ")))) at += 1;
    else if (kind && partLeads.has(word)) return withName(kind, words.slice(at + 1));
    else if (!partFiller.has(word)) return undefined;
  }
  if (!kind || inside === undefined) return kind && { kind, isOfSeveral: false };
  // "Schedule of duties (as Director)", "Duties (Basic Education Board, 2009 – 2016)".
  const [lead = "", ...name] = inside.replace(YEARS_AT_END, "").split(/\s+/);
  return withName(kind, partLeads.has(foldText(lead)) ? name : [lead, ...name]);
}
const BRACKET_AT_END = /\s*\(([^()]+)\)$/u;
const YEARS_AT_END = /,?\s*(?:19|20)\d{2}(?:\s*(?:[–—-]|to)\s*(?:(?:19|20)\d{2}|date|present))?$/iu;

/** The longest phrase for duties or successes that begins at a word. */
function nounAt(
  words: readonly string[],
  at: number,
): { kind: PartHeading["kind"]; count: number } | undefined {
  for (const count of [3, 2, 1]) {
    const phrase = foldText(words.slice(at, at + count).join(" "));
    if (at + count > words.length) continue;
    if (dutyWords.has(phrase)) return { kind: "duties", count };
    if (successWords.has(phrase)) return { kind: "successes", count };
  }
  return undefined;
}

function withName(kind: PartHeading["kind"], behind: readonly string[]): PartHeading | undefined {
  if (behind.length === 0 || behind.length > mostWordsOfName) return undefined;
  const name = behind.join(" ");
  const folded = foldText(name);
  if (postsInGeneral.test(folded)) {
    const isOfPresent = /\b(?:present|current)\b/.test(folded);
    return { kind, isOfPresent, isOfSeveral: !isOfPresent && severalPosts.test(folded) };
  }
  // "Functions at which I cooked" is no heading.
  if (behind.some((word) => /^(?:i|we|which|that|who)$/i.test(word)) || !/\p{L}/u.test(name))
    return undefined;
  return { kind, of: name.replace(/^(?:an?|the)\s+/i, ""), isOfSeveral: false };
}
