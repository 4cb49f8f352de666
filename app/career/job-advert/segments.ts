import { anyOf } from "~/pattern";
import type { TaggedToken, Tagger, TextRange } from "./job-advert";
import { overlaps, inOrder } from "./patterns";
import { HIRES, LANGUAGES, OPENS, TOOLS, TRAITS } from "./vocabulary/demand-words";

/** A part of a sentence that says one thing. */
export type Segment = TextRange & { text: string };

/** A stretch that belongs together, with the kind of demand that it makes. */
export type RuleRange = TextRange & { kind: string };

type Token = TaggedToken & TextRange;

/**
 * Cuts a sentence where a new statement begins: at commas, brackets and dashes, before "who" or "must", and at
 * an "and" that joins two statements. Ranges in `whole` (an age range, a list of places) are never cut.
 */
export function segmentsOf(sentence: string, whole: RuleRange[], tag: Tagger | undefined): Segment[] {
  const brackets = bracketsIn(sentence);
  // "(female, graduate, 22-30)" lists demands; other brackets only explain.
  const isList = (bracket: TextRange) =>
    sentence.slice(bracket.start, bracket.end).includes(",") && whole.some((rule) => isWithin(rule, bracket));
  const kept = [...whole, ...brackets.filter((bracket) => !isList(bracket))];
  const cuts = [...sentence.matchAll(CUTS)]
    .slice(0, MAX_CUTS)
    .filter(
      (found) =>
        !found[0].startsWith(" ") ||
        !/^\s(?:with|$)/i.test(found[0]) ||
        HIRES.test(lastClause(sentence, found.index)) ||
        startsOtherRule(found.index, whole),
    )
    .map((found) => ({ start: found.index, end: found.index + found[0].length }))
    .concat(
      brackets.filter(isList).flatMap(({ start, end }) => [
        { start, end: start + 1 },
        { start: end - 1, end },
      ]),
    )
    .toSorted((a, b) => a.start - b.start)
    .filter((cut) => !kept.some((range) => isWithin(cut, range)))
    .filter((cut) => !isContinuation(sentence.slice(cut.end, cut.end + 120)));
  const coarse = joinAlternatives(sentence, between(sentence, cuts), whole);
  const tokens = tag ? placedTokens(sentence, tag(sentence)) : [];
  return coarse.flatMap((segment) => splitAtJoints(segment, kept, whole, tokens));
}

// A sentence with more parts is no sentence; what follows would only cost time.
const MAX_CUTS = 60;

// No blank after a comma is common in chat messages; between digits it is part of a number.
const CUTS = anyOf(
  [
    /,(?!\d{3}(?!\d))\s*|\s[-–—|•]\s|\s(?=(?:who|must|should)\s)|\s(?=(?:and must|but must)\s)/u,
    /\swith(?=\s)|:\s/u,
  ],
  "giu",
);

/** "a degree with at least 3 years", "B.Sc with 2:1": a rule of another kind on each side. */
function startsOtherRule(at: number, rules: RuleRange[]): boolean {
  const next = rules.find(({ start }) => start > at && start < at + 20);
  const before = rules.findLast(({ end }) => end <= at && at - end < 40);
  return (
    next !== undefined && before !== undefined && next.kind !== before.kind && next.kind !== "certificate"
  );
}

/** The words since the last comma before a position. */
function lastClause(sentence: string, at: number): string {
  return (
    sentence
      .slice(Math.max(0, at - 200), at)
      .split(/[,;]/)
      .at(-1) ?? ""
  );
}

function bracketsIn(sentence: string): TextRange[] {
  return [...sentence.matchAll(/\([^()]*\)/g)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** "ICAN, or ACCA", "15 years, five of them in …": the part after the comma belongs to the part before it. */
function isContinuation(rest: string): boolean {
  return CONTINUES.test((rest.split(/[,;]/)[0] ?? "").trim());
}

const CONTINUES = inOrder(
  [
    /^/u,
    anyOf(
      [
        /or|etc|ou|oder|(?:very )?(?:good|great|fine|better)[.!;]?$/u,
        /[\p{L} &]{3,40} (?:inclusive|included)[.!]?$|five of|two of|three of|one of|of which|some of/u,
        /including|especially|hons|upper|lower/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

function between(sentence: string, cuts: TextRange[]): Segment[] {
  const parts: Segment[] = [];
  let from = 0;
  for (const cut of [...cuts, { start: sentence.length, end: sentence.length }]) {
    const part = trimmed(sentence, from, cut.start);
    if (part) parts.push(part);
    from = Math.max(from, cut.end);
  }
  return parts;
}

/** "one of Hausa, Igbo or Yoruba" is one demand: a list of short items whose last has an "or". */
function joinAlternatives(sentence: string, parts: Segment[], rules: RuleRange[]): Segment[] {
  const joined: Segment[] = [];
  for (const part of parts) {
    const isLast = /^(?:\S+ ){1,3}or \S+(?: \S+){0,2}$/i.test(part.text) && !OPENS.test(part.text);
    let from = joined.length - 1;
    while (isLast && from > 0 && joined.length - from < 6 && isShortItem(joined[from], rules)) from -= 1;
    const first = joined[from];
    const hasOwnRule = rules.some((rule) => overlaps(rule, part));
    if (
      isLast &&
      first &&
      !hasOwnRule &&
      part.start - first.end < 80 &&
      !rules.some((rule) => overlaps(rule, first) && rule.kind !== "certificate")
    ) {
      joined.splice(from, joined.length - from, {
        text: sentence.slice(first.start, part.end),
        start: first.start,
        end: part.end,
      });
    } else joined.push(part);
  }
  return joined;
}

function isShortItem(part: Segment | undefined, rules: RuleRange[]): boolean {
  return (
    part !== undefined && part.text.split(" ").length <= 2 && !rules.some((rule) => overlaps(rule, part))
  );
}

/** The part of a text between two positions, without blanks and loose punctuation at its ends. */
export function trimmed(sentence: string, from: number, to: number): Segment | undefined {
  let start = from;
  let end = to;
  while (start < end && /[\s,;:.!?*&"'–—-]/.test(sentence.charAt(start))) start += 1;
  while (end > start && /[\s,;:.!?*&"–—-]/.test(sentence.charAt(end - 1))) end -= 1;
  const text = sentence.slice(start, end);
  return /[\p{L}\p{N}]/u.test(text) ? { text, start, end } : undefined;
}

const JOINT = /\s(?:and|&|plus|as well as|but|et|und)\s/giu;

function splitAtJoints(segment: Segment, kept: TextRange[], rules: RuleRange[], tokens: Token[]): Segment[] {
  const joints = [...segment.text.matchAll(JOINT)].map((found) => ({
    start: segment.start + found.index,
    end: segment.start + found.index + found[0].length,
  }));
  const cuts = joints.filter(
    (joint) =>
      !kept.some((range) => isWithin(joint, range)) && joinsStatements(segment, joint, rules, tokens),
  );
  if (cuts.length === 0) return [segment];
  return between(
    segment.text,
    cuts.map(({ start, end }) => ({ start: start - segment.start, end: end - segment.start })),
  ).map((part) => ({ text: part.text, start: part.start + segment.start, end: part.end + segment.start }));
}

function isWithin(inner: TextRange, outer: TextRange): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

function joinsStatements(segment: Segment, joint: TextRange, rules: RuleRange[], tokens: Token[]): boolean {
  const left = { start: segment.start, end: joint.start };
  const right = { start: joint.end, end: segment.end };
  const rest = segment.text.slice(joint.end - segment.start);
  if (OPENS.test(rest) && !GENERAL_NOUN.test(rest)) return true;
  const kindsIn = (range: TextRange) => rules.filter((one) => overlaps(one, range)).map(({ kind }) => kind);
  const leftKinds = kindsIn(left);
  const rightKinds = kindsIn(right);
  if (leftKinds.length > 0 && rightKinds.length > 0)
    return rightKinds.some((kind) => !leftKinds.includes(kind));
  if (sharesHead(tokens, left, right)) return false;
  if (joinsTools(segment.text.slice(0, joint.start - segment.start), rest)) return true;
  if (
    joinsNames(
      segment.text.slice(0, joint.start - segment.start),
      rest,
      tokens.filter((token) => token.start >= joint.end && token.end <= segment.end),
    )
  )
    return true;
  const next = tokens.find((token) => token.start >= joint.end);
  if (!next || next.pos !== "VERB" || next.start > joint.end + 1) return isSecondObject(rest);
  // A verb after the joint starts a statement only where one led the part before it.
  return (
    (tokens.some(
      (token) =>
        token.start >= left.start &&
        token.end <= left.end &&
        token.pos === "VERB" &&
        !/ing$/i.test(token.text),
    ) &&
      !/ing$|ed$/i.test(next.text)) ||
    (/ed$|t$/i.test(next.text) &&
      tokens.some(
        (token) => token.start >= left.start && token.end <= left.start + 14 && /ed$/.test(token.text),
      ))
  );
}

/** "written and spoken English", "speak and write English": what stands before the joint lacks its noun. */
function sharesHead(tokens: Token[], left: TextRange, right: TextRange): boolean {
  const last = tokens.findLast(
    ({ start, end, pos }) => start >= left.start && end <= left.end && pos !== "PUNCT",
  );
  const own = tokens.filter(({ start, end }) => start >= left.start && end <= left.end);
  const others = tokens.filter(({ start, end }) => start >= right.start && end <= right.end);
  const isNoun = ({ pos }: Token) => pos === "NOUN" || pos === "PROPN";
  return (
    last !== undefined &&
    !own.some(isNoun) &&
    SHARES.has(last.pos) &&
    others.length > 1 &&
    others.some(isNoun)
  );
}
const SHARES = new Set(["ADJ", "VERB", "ADP"]);

/** "use Excel and POS": two tools side by side, whatever leads to them. */
function joinsTools(before: string, after: string): boolean {
  const [left, right] = [before.split(" ").slice(-2).join(" "), after.trim()];
  return right.split(" ").length <= 3 && TOOLS.test(right) && TOOLS.test(left) && !TRAITS.test(right);
}

const GENERAL_NOUN = inOrder(
  [
    /^/,
    anyOf([/experience|knowledge|skills?|ability|abilities|background|exposure|certification|understanding/]),
    /(?:[.,;]|$| (?:is|are|will|required|needed|preferred|compulsory))/,
  ],
  "i",
);

/** "Git and Figma", "Hausa and English": two names side by side; "FIRS and LIRS audit" shares its last word. */
function joinsNames(before: string, after: string, right: Token[]): boolean {
  const left = before.replace(LEAD_NOUN, "");
  if (LANGUAGES.test(left.split(" ").at(-1) ?? "") && LANGUAGES.test(after.split(" ")[0] ?? "")) return true;
  const [one, other] = [left.split(" ").length, after.split(" ").length];
  if (one !== other || one > 3 || HAS_PREPOSITION.test(left) || HAS_PREPOSITION.test(after)) return false;
  const isQuality =
    right.length > 0 && right.every(({ pos }) => pos === "ADJ" || pos === "ADV" || pos === "VERB");
  return !isQuality && !TRAITS.test(left) && !TRAITS.test(after);
}

const LEAD_NOUN = inOrder(
  [
    /^(?:(?:good|strong|sound|working|basic|proven|solid|practical|excellent) )*/,
    anyOf([
      /knowledge|experience|understanding|use|command|proficiency|maîtrise|connaissance|erfahrung|strong|good/,
      /skilled|proficient|conversant|versed|competent|experienced|familiar|fluent|fluency|skills?/,
    ]),
    / (?:of|in|with|de|mit|on) /,
  ],
  "i",
);
const HAS_PREPOSITION =
  /(?<!\p{L})(?:of|in|with|for|to|at|on|from|by|your|own|de|du|en|mit|für|im)(?!\p{L})/iu;

/** "Maîtrise de Sage et du SYSCOHADA": the second object has a preposition of its own. */
function isSecondObject(rest: string): boolean {
  return /^(?:de la|du|des|de l')\s?\p{L}/iu.test(rest);
}

/** Tokens with their positions; a token that the sentence does not hold as it stands is left out. */
function placedTokens(sentence: string, tokens: TaggedToken[]): Token[] {
  let from = 0;
  return tokens.flatMap((token) => {
    const start = sentence.indexOf(token.text, from);
    if (start < 0 || start > from + 20) return [];
    from = start + token.text.length;
    return [{ ...token, start, end: from }];
  });
}
