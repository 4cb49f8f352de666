import { matchesIn } from "~/pattern";
import { anyOf, inOrder, patternOf, sourceOf } from "./patterns";
import { SUBJECT_CLAUSES } from "./vocabulary/subject-clauses";

/** The words that a clause gives for the subject line, as they stand. */
export function askedSubject(text: string, clauses = SUBJECT_CLAUSES): string | undefined {
  const plain = text
    .replace(OF_A_MAIL, " ")
    .replace(EXAMPLE, "")
    .replace(STUDIED, "field ")
    .replace(FIRST_THEN, " then ");
  for (const { words, isBehind } of clauses) {
    const found = words.exec(plain);
    if (!found) continue;
    const asked = isBehind
      ? behind(plain.slice(found.index + found[0].length))
      : before(plain.slice(Math.max(0, found.index - 160), found.index));
    if (asked && !FOR_SOMEBODY.test(asked) && !ONLY_ASKS.test(asked)) return asked;
  }
  return undefined;
}

/** "FW: Our client is hiring": the head of a mail that was sent on. */
export const OF_A_MAIL = /^(?:fwd?|re|tr|wg|aw) ?:/iu;

/** A subject that is taught or known is no line of a mail. */
const STUDIED = patternOf(
  String.raw`(?<!\p{L})subjects? (?=${sourceOf("areas?, matters?, teachers?, experts?, knowledge, specialists?, content, combinations?, taught, offered")}(?!\p{L}))`,
  "giu",
);
/** "Write KP/7 first, then your name" */
const FIRST_THEN = / first, (?:and )?(?:then|followed by) /giu;

/** The verbs that lead to the wanted text when it stands before the word "subject". */
const GIVES = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /with|using|uses?|stating|state(?! of \p{Ll})|indicating|indicate|quoting|quote/u,
        /put|putting|bearing|includ(?:e|es|ing)/u,
        /having|have|wearing|insert(?:ing)?|write|writing|type|add|mention(?:ing)?|carry(?:ing)?|make|making|let/u,
        /rappele[rz]|indique[rz]|mentionne[rz]|précise[rz]|giv(?:e|ing)|specify(?:ing)?|show(?:ing)?|only|avec|mit/u,
      ],
      "u",
    ),
    / (?:only )?(?!(?:using|with|stating|indicating|quoting|your cv|a cv|cv)(?!\p{L}))/u,
  ],
  "giu",
);

/** "(e.g. Internal Audit Officer - Chika Bello)", ", like this: WH-2611 Rakiya Danladi": somebody else's subject line. */
export const EXAMPLE = inOrder(
  [
    anyOf(
      [
        /\s?\((?:e\.?g\.?|for example|for instance|like|such as|example:?|i\.e\.)[^)]{0,80}\)/u,
        inOrder(
          [
            /,? [–-]? ?(?:e\.?g\.?,?|for example,?|for instance,?|like this:?|– like|- like|example:)/u,
            /(?: [^.;\n]|[^.;\s]){0,90}/u,
          ],
          "u",
        ),
      ],
      "u",
    ),
  ],
  "giu",
);

// "Put in the subject EA/7": the verb stands before it, and what is asked behind.
const ONLY_ASKS =
  /^(?:please |kindly )?(?:put|write|state|use|type|indicate|insert|enter|give|of [\p{L}]+)$/iu;
// An envelope "marked “Attention: the Director”" names who reads it.
const FOR_SOMEBODY = /^["“„«']?\s?(?:attention|attn|att|for the attention)(?!\p{L})/iu;

const QUOTED = /["“„«”]\s?[^"“”„«»\n]{2,90}?\s?["”“»]|(?<=^|[\s:(])'[^'\n]{3,90}'(?=[\s.,;:)]|$)/gu;

/** What follows the words that ask: up to the end of its clause, where quotes keep their commas. */
export function behind(asked: string): string | undefined {
  const start = asked.length - asked.trimStart().length;
  let end = start;
  const text = asked.slice(0, 160);
  while (end < text.length) {
    QUOTED.lastIndex = end;
    const quoted = QUOTED.exec(text);
    if (quoted?.index === end) {
      end += quoted[0].length;
      // After a quote only "and …" or "- …" goes on.
      if (!GOES_ON.test(text.slice(end))) break;
      continue;
    }
    // "[NR-9] + your name": a bracket belongs to the text.
    const own = text.slice(end);
    const bracket = (BRACKET.exec(own) ?? NAMED_BRACKET.exec(own))?.[0];
    if (bracket) {
      end += bracket.length;
      continue;
    }
    const rest = text.slice(end);
    // "YEAR (2 or 4) / YOUR SURNAME": a bracket that was opened is closed.
    if (
      rest.startsWith(")") &&
      text.lastIndexOf("(", end) >= start &&
      !text.slice(text.lastIndexOf("(", end), end).includes(")")
    ) {
      end += 1;
      continue;
    }
    if (CLAUSE_END.test(rest) && !NEXT_PART.test(rest) && !isInitial(text.slice(start, end), rest)) break;
    end += 1;
  }
  const line = text.slice(start, end).trim();
  return /[\p{L}\p{N}]/u.test(line) && !/^(?:to|of|with|line|as)(?!\p{L})/iu.test(line) ? line : undefined;
}

/** "L.G.A. OF ORIGIN", "B.Sc. / name": behind initials a dot ends nothing where the field goes on. */
function isInitial(before: string, rest: string): boolean {
  return INITIALS.test(before.slice(-12)) && GOES_ON_BEHIND.test(rest);
}
const INITIALS = patternOf(String.raw`(?<![\p{L}.])(?:\p{L}\p{Ll}{0,2}\.){1,4}\p{L}\p{Ll}?$`, "u");
const GOES_ON_BEHIND = patternOf(String.raw`^\. ?(?:of (?=\p{L})|[/|–-])`, "iu");

// "(your name)": what the applicant fills in belongs to the text, too; anything else in round brackets explains it.
const FILLED_IN = sourceOf(
  "your, ur, full, first, the, preferred, current, name, surname, location, state, town, city, branch, position, post, job title, title, role, phone, age, qualification, years, number of, lga",
);
/** "ADMIN OFFICER (ABUJA)": a name in brackets is a part of the text. */
const NAMED_BRACKET = patternOf(String.raw`^\((?:\p{Lu}[\p{L}\d.&/-]{0,20}[ ,]{0,2}){1,3}\)`, "u");
const BRACKET = patternOf(
  String.raw`^(?:\[[^[\]\n]{1,40}\]|\{[^{}\n]{1,40}\}|<[^<>\n]{1,40}>|\(${FILLED_IN}(?!\p{L})[^()\n]{0,30}\))`,
  "iu",
);

const ANOTHER_WAY = patternOf(
  sourceOf("whatsapp, whats app, call, text, send, submit, drop, deliver, visit, hand"),
  "iu",
);

const CLAUSE_END = anyOf(
  [
    /^ (?:first(?![- ]?name)|(?:boldly |clearly )?(?:on|at) (?:the )?(?:top|envelope|back|left|right))(?!\p{L})/u,
    /^(?:[\n,;)\]]|[.!?](?=\s|$)| (?:on|not|no) (?:or|later) )/u,
    /^ (?:\(or |and in the (?:body|mail|message)(?!\p{L}))/u, // SALES - YOUR NAME (or OFFICE - YOUR NAME) and in the body …
    /^ and (?:put|add|state(?! of)|include|attach|send|indicate|mention|drop|submit|call|nothing|no )(?!\p{L})/u,
    // "with subject FLEET LEAD or WhatsApp 0803 …": another way to apply.
    inOrder([/^ or (?:by |via |on |through )?/u, ANOTHER_WAY, /(?!\p{L})/u], "u"),
    inOrder(
      [
        /^ (?:b4|by|before|not later than|on or before|latest) /u,
        /(?=\d|the \d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/u,
      ],
      "u",
    ),
  ],
  "iu",
);

// "Go, your name, your city": behind the comma another thing that the applicant fills in.
const NEXT_PART = inOrder(
  [
    /^, (?:and |then |followed by )?(?:(?:your|ur|the|full) )*/u,
    anyOf(
      [
        /number of|names?|surname|first name|city|state|town|location|phone/u,
        /position|post|job title|role|reference|beat/u,
        /year of|years of|current|preferred|local government|lga|licen[cs]e number|salary|code/u,
      ],
      "u",
    ),
    /(?!\p{L})(?! (?:will|should|must|is|are|to|your|ur)| ?[(:]|\s*$)/u,
  ],
  "iu",
);

const GOES_ON = inOrder(
  [
    /^ (?:and|\+|&|-|–|plus|followed by) (?:the |your |ur )?(?:full |job |preferred )?/,
    /(?:names?|surname|position|title|post|role|location|state|city|phone|year|["“„«])/,
  ],
  "i",
);

/** "Write the code on the top left of the envelope or as subject": where it stands is no part of it. */
const ON_ENVELOPE =
  /,? (?:boldly |clearly )?(?:on|at) (?:the )?(?:top|back|front|envelope|left|right)(?!\p{L}).*$/iu;

/** What stands before: the last quote, or the words since the verb that gives them. */
function before(text: string): string | undefined {
  const quote = matchesIn(text, QUOTED).at(-1);
  if (quote && text.slice(quote.index + quote[0].length).trim().length < 12) return quote[0];
  const verb = matchesIn(text, GIVES).at(-1);
  if (verb) {
    const asked = text
      .slice(verb.index + verb[0].length)
      .replace(ON_ENVELOPE, "")
      .trim();
    return /[@\n;]|\. /.test(asked) ? undefined : asked;
  }
  const alone =
    /(?:^|[.,;:] |\()([A-Z0-9][^.,;:@()\n]{2,60}|(?:the |your )?(?:job|position|post)[^.,;:@\n]{0,50})$/u;
  return alone.exec(text.trimEnd())?.[1];
}
