import { matchesIn } from "~/pattern";
import { anyOf, inOrder } from "./patterns";
/** Parts of a line that end with a full stop, exclamation mark, question mark or semicolon, with their positions. */
export function splitSentences(line: string): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = [];
  let start = 0;
  for (const found of matchesIn(line, SENTENCE_END)) {
    const end = found.index + found[0].length;
    if (found[0] === "." && !endsSentence(line, found.index)) continue;
    // "(no essay please!) state": behind the bracket the sentence goes on.
    if (/^\)\s+\p{Ll}/u.test(line.slice(end, end + 4))) continue;
    if (found[0] === "?" && IN_LINK.test(line.slice(0, found.index))) continue;
    if (found[0].endsWith("|") && isOneText(line.slice(0, found.index), line.slice(end))) continue;
    add(start, end);
    start = end;
  }
  add(start, line.length);
  return parts;

  function add(from: number, to: number) {
    if (to - from > MAX_SENTENCE) {
      const blank = line.lastIndexOf(" ", from + MAX_SENTENCE);
      const middle = blank > from ? blank : from + MAX_SENTENCE;
      add(from, middle);
      add(middle, to);
      return;
    }
    const raw = line.slice(from, to);
    const text = raw.trim();
    if (/[\p{L}\p{N}]/u.test(text)) parts.push({ text, start: from + raw.indexOf(text) });
  }
}

// A longer "sentence" is a list without stops; cut so that no step has to look at all of it again and again.
const MAX_SENTENCE = 1000;

// A full stop without a blank after it ends a sentence only where the next word begins with one capital.
const SENTENCE_END =
  /[.!?](?=["')]?(?:\s|$))|[!?](?=\p{L})|(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll}{2})|;|\s\|(?=\s)/gu;

// "https://lab.example/jobs?id=7"
const IN_LINK = /(?:https?:\/\/|www\.|[\p{L}\d]\.[\p{L}]{2,10}\/)[^\s]{0,200}$/u;

/** "NE2026 | your name", "“Clerk | Aba”": a bar within a quote, or before what an applicant fills in, parts nothing. */
function isOneText(before: string, after: string): boolean {
  const isQuoted = /["“„«][^"”»]{0,90}$/u.test(before) && /^[^"“„«]{0,90}["”»]/u.test(after);
  return isQuoted || FILLED_IN.test(after);
}
const FILLED_IN = inOrder(
  [
    /^ [[{(]?(?:(?:your|ur|full|first|last) )*/u,
    /(?:names?|surname|years? of exp\p{L}*|notice period|phone number|expected salary)(?!\p{L})(?! ?:)/u,
  ],
  "iu",
);

function endsSentence(line: string, at: number): boolean {
  const word = /[\p{L}.&']{1,15}$/u.exec(line.slice(Math.max(0, at - 15), at))?.[0] ?? "";
  if (line.slice(at + 1).trim() === "") return true;
  // "Send it to jobs@oak.org. Address …": the address ends like a short form.
  if (/(?:@|https?:|www\.)\S{1,80}$/u.test(line.slice(Math.max(0, at - 90), at)))
    return /^\s+["'(]?\p{Lu}/u.test(line.slice(at + 1, at + 5));
  // "2 yrs. 150k": after a unit a number begins something new.
  if (/^(?:yrs?|hrs?)$/i.test(word) && /^ (?:\d|₦|\p{Lu})/u.test(line.slice(at + 1))) return true;
  if (ABBREVIATIONS.has(word.toLowerCase().replace(/^.*\./, ""))) return false;
  if (/(?<!\d)\d{1,2}$/.test(line.slice(Math.max(0, at - 3), at)))
    return !/^ (?:jan|f[eé]b|m[aä]r|a[pv]r|ma[iy]|ju[nil]|a[uo][gu]|sep|o[ck]t|nov|d[eé][cz])/i.test(
      line.slice(at + 1),
    );
  const isDotted = /^(?:\p{L}{1,5}\.)+\p{L}{1,3}$/u.test(word) || /^\p{Lu}$/u.test(word);
  if (isDotted) return STARTERS.test(line.slice(at + 1));
  return true;
}

// After "B.Sc." or an initial only these words begin a new sentence.
const STARTERS = inOrder(
  [
    /^["')]?\s+/u,
    anyOf(
      [
        /The|Must|Candidates?|Applicants?|Send|Salary|We|You|Minimum|Only|Interested|Qualified|Age/u,
        /Apply|Kindly|Please|Experience|Ability|Deadline|Closing|All|This|Knowledge|Not|No|At least/u,
        /Good|Evidence|Membership|Possession|Proficiency|Proof|They|Both/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "u",
);

const ABBREVIATIONS = new Set(
  "ltd nig ind inc etc mr mrs ms dr prof engr barr alh rev fr st no nos vs e.g eg i.e ie b.sc sc ed eng tech rd ave str approx ref tel min max dept govt yrs yr hrs asst incl esp pref exp qual cert op opp p.o vol est co corp jr sr m.a b.a ca bzw ggf z.b mind inkl hd capt surv arc pharm evang vet snr jnr mon tue tues wed thu thur thurs fri sat sun".split(
    " ",
  ),
);
