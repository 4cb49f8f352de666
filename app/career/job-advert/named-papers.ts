import { anyOf, patternOf, phrasePattern, sourceOf } from "./patterns";
import { nouns as PAPER_NOUNS } from "./vocabulary/paper-nouns.json";
import { PAPERS } from "./vocabulary/papers";

/**
 * Papers that no list knows by name, by the company they keep: what is joined to a known paper, or follows a verb
 * of sending, and ends in a noun for a paper ("CV + a two-paragraph note", "attach your essay").
 */
export function namedPapers(text: string): string[] {
  return text.split(/[\n;]|[.!?](?=\s|$)/u).flatMap((clause) => {
    const own = clause.slice(0, MAX_CLAUSE);
    const cue = listCue(own);
    if (cue === undefined) return [];
    return own
      .slice(Math.max(0, cue - BEFORE_CUE))
      .replace(
        SHARED_NOUN,
        (_, one: string, two: string, noun: string) => `${one.toLowerCase()} ${noun} and ${two} ${noun}`,
      )
      .split(JOINTS)
      .flatMap((item) => nameIn(item) ?? []);
  });
}

const MAX_CLAUSE = 400;
/** So many characters of a list may stand before the paper or the verb that shows that it is one. */
const BEFORE_CUE = 70;
const JOINTS = /,|\+|&|(?<!\p{L})(?:and|with|plus|et|und|sowie|ou|or)(?!\p{L})|[():–]/iu;

/** "technical and financial proposals" are two papers. */
const SHARED_NOUN = /(?<!\p{L})(\p{L}+) (?:and|&) (\p{L}+) (proposals|reports|plans|statements)(?!\p{L})/giu;

const SENDS = patternOf(
  String.raw`(?<!\p{L})${sourceOf("send, whatsapp, forward, drop, e-?mail, mail, record, dm, inbox, apply, attach\\p{L}*, enclos\\p{L}+, bring, upload, add, include, submit, joindre, beifügen")}(?!\p{L})`,
  "iu",
);

/** Where a clause shows that it lists papers: at a verb of sending or at a paper that is known. */
function listCue(clause: string): number | undefined {
  const cues = [SENDS, ...PAPERS.map(({ pattern }) => pattern)].flatMap(
    (pattern) => pattern.exec(clause)?.index ?? [],
  );
  return cues.length > 0 ? Math.min(...cues) : undefined;
}

const NOUN = phrasePattern(
  PAPER_NOUNS.flatMap(({ forms }) => forms),
  "giu",
);
const NAME_BY_FORM = new Map(PAPER_NOUNS.flatMap(({ name, forms }) => forms.map((form) => [form, name])));

// Words before the noun that say how the paper shall be, not which one it is.
const BEFORE = String.raw`(?:send|whatsapp|forward|drop|e-?mail|mail|record|dm|inbox|attach|enclosing|enclose|bring|upload|add|include|submit|ur|your|the|their|an?)`;
const STATE = String.raw`(?:\d+|one|two|three|short|brief|clear|valid|current|recent|signed|completed|filled|scanned|old|international|[\p{L}\d]+-\p{L}+)`;
const QUALIFIERS = patternOf(
  String.raw`^(?:.*(?<!\p{L})${BEFORE}(?!\p{L}))?\s*(?:(?:${STATE}|(?:copy|copies|photocopy|photocopies|picture|pictures|photo|scan|snap|pic) of) )*`,
  "iu",
);

/** The paper that an item of a list names: its noun and at most two words before it. */
function nameIn(item: string): string | undefined {
  const text = item.trim();
  if (text === "" || PAPERS.some(({ pattern }) => pattern.test(text))) return undefined;
  const links = LINKS.exec(text)?.groups?.links;
  if (links)
    return links
      .trim()
      .replace(/^(?:an?|your|ur|the) /iu, "")
      .toLowerCase();
  NOUN.lastIndex = 0;
  const found = NOUN.exec(text);
  if (!found) return undefined;
  // "Report to the site by 7am" sends people, not papers.
  if (REPORTS.test(text)) return undefined;
  const noun = NAME_BY_FORM.get(found[0].toLowerCase()) ?? found[0].toLowerCase();
  if (KNOWN_NAMES.has(noun) || noun === "SSCE") return noun;
  if (NEEDS_NAME.has(noun) && found.index === 0) return undefined;
  const words = text.slice(0, found.index).replace(QUALIFIERS, "").trim().split(" ").filter(Boolean);
  if (words.length > 2 || words.some((word) => NO_NAME.test(word))) return undefined;
  return [...words, noun].join(" ");
}

const REPORTS = /^(?:then |and |please |kindly )?report(?: (?:to|at|by|on|for|in|immediately)(?!\p{L})|$)/iu;
/** Nouns that alone name no paper: "report", "card". */
const NEEDS_NAME = new Set(["report", "card", "sheet", "log", "lesson", "story", "link", "statement"]);

/** "links to two apps", "a link to a bug report you are proud of": what the link shows says which paper it stands for. */
const LINKS = patternOf(
  String.raw`(?<!(?:reel|portfolio|video|drive|work|code|profile) )(?<links>links? to (?!${sourceOf("apply, register, fill, complete, upload, submit, begin, start, follow, join, our, the form, this, code, your code, a repository, application")}(?!\p{L}))(?:(?!${sourceOf("you, u, ur, that, which, we, at, via, to, on, by, before, not")}(?!\p{L}))[\p{L}\d'’-]+ ?){1,5})`,
  "iu",
);
const KNOWN_NAMES = new Set(PAPERS.map(({ name }) => name));
const NO_NAME = anyOf(
  [
    /^(?:is|are|be|must|should|will|to|in|as|of|for|on|no|not|without|if|any|by|at|job|post)$|[@:/]/u,
    // "(Google Drive link)" says where the portfolio is.
    /^(?:google|drive|dropbox|behance)$/u,
    // What opens an account is no paper to apply with.
    /^(?:atm|visa|debit|credit|bank|sim|recharge|gate|gift)$/u,
  ],
  "iu",
);
