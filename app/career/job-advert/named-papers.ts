import { PAPER_NOUNS, PAPERS } from "./vocabulary/papers";
import { anyOf, patternOf, phrasePattern } from "./patterns";

/**
 * Papers that no list knows by name, by the company they keep: what is joined to a known paper, or follows a verb
 * of sending, and ends in a noun for a paper ("CV + a two-paragraph note", "attach your essay").
 */
export function namedPapers(text: string): string[] {
  return text.split(/[\n;]|[.!?](?=\s|$)/u).flatMap((clause) => {
    if (!isList(clause)) return [];
    return clause
      .slice(0, MAX_CLAUSE)
      .split(JOINTS)
      .flatMap((item) => nameIn(item) ?? []);
  });
}

const MAX_CLAUSE = 400;
const JOINTS = /,|\+|&|(?<!\p{L})(?:and|with|plus|et|und|sowie|ou|or)(?!\p{L})|[():–]/iu;

const SENDS =
  /(?<!\p{L})(?:send|attach\p{L}*|enclos\p{L}+|bring|upload|add|include|submit|joindre|beifügen)(?!\p{L})/iu;

function isList(clause: string): boolean {
  return SENDS.test(clause) || PAPERS.some(({ pattern }) => pattern.test(clause));
}

const NOUN = phrasePattern(
  PAPER_NOUNS.flatMap(({ forms }) => forms),
  "giu",
);
const NAME_BY_FORM = new Map(PAPER_NOUNS.flatMap(({ name, forms }) => forms.map((form) => [form, name])));

// Words before the noun that say how the paper shall be, not which one it is.
const BEFORE = String.raw`(?:send|attach|enclosing|enclose|bring|upload|add|include|submit|ur|your|the|their|an?)`;
const STATE = String.raw`(?:\d+|one|two|three|short|brief|clear|valid|current|recent|signed|completed|filled|scanned|\p{L}+-\p{L}+)`;
const QUALIFIERS = patternOf(
  String.raw`^(?:.*(?<!\p{L})${BEFORE}(?!\p{L}))?\s*(?:(?:${STATE}|copy of|copies of) )*`,
  "iu",
);

/** The paper that an item of a list names: its noun and at most two words before it. */
function nameIn(item: string): string | undefined {
  const text = item.trim();
  if (text === "" || PAPERS.some(({ pattern }) => pattern.test(text))) return undefined;
  NOUN.lastIndex = 0;
  const found = NOUN.exec(text);
  if (!found) return undefined;
  // "Report to the site by 7am" sends people, not papers.
  if (REPORTS.test(text)) return undefined;
  const noun = NAME_BY_FORM.get(found[0].toLowerCase()) ?? found[0].toLowerCase();
  if (KNOWN_NAMES.has(noun)) return noun;
  const words = text.slice(0, found.index).replace(QUALIFIERS, "").trim().split(" ").filter(Boolean);
  if (words.length > 2 || words.some((word) => NO_NAME.test(word))) return undefined;
  return [...words, noun].join(" ");
}

const REPORTS = /^report (?:to|at|by|on|for|in|immediately)(?!\p{L})/iu;
const KNOWN_NAMES = new Set(PAPERS.map(({ name }) => name));
const NO_NAME = anyOf(
  [
    /^(?:is|are|be|must|should|will|to|in|as|of|for|on|no|not|without|if|any|by|at|job|post)$|[@:/]/u,
    // "(Google Drive link)" says where the portfolio is.
    /^(?:google|drive|dropbox|behance)$/u,
  ],
  "iu",
);
