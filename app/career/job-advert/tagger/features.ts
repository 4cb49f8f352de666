import type { SlotFeatures } from "~/career/crf/slots";
import { foldText, remembered } from "~/career/nlp/fold";
import { PLACES } from "../company-name";
import { type FoundRule, placeOf } from "../found-rule";
import { overlaps, phrasePattern } from "../patterns";
import type { Sentence } from "../sentence";
import { COMPANY_FORMS } from "../vocabulary/company-words";
import {
  ASKS,
  DUTY,
  HIRES,
  INSTRUCTS,
  INSTRUCTS_ANYWHERE,
  LANGUAGES,
  OFFERS,
  OPENS,
  PRESENTS,
  SPEAKS,
  STRICT,
  TOOLS,
  TRAITS,
  WISH,
  WISH_FIRST,
} from "../vocabulary/demand-words";
import { CERTIFICATES } from "../vocabulary/qualifications";
import { isTitleWord } from "../vocabulary/title-words";
import { groupsOfUse } from "./groups-of-use";
import { type Token, tokensOf } from "./tokens";

/** A sentence with the rules that its words make. */
export type RuledSentence = { sentence: Sentence; found: FoundRule[] };

/**
 * What is seen at one token: of its sentence, of the clause around it, and of the word and its neighbours. Tokens of one
 * sentence share the first list, those of one clause the second, so that they are weighed once.
 */
export type Seen = {
  /** 0 within a sentence, 1 to the next sentence of a line, 2 to the next line. */
  link: number;
  features: readonly [sentence: readonly string[], clause: readonly string[], word: SlotFeatures];
};

export const LINKS = 3;
/** Some 15,000 characters of prose, three times a long advert; what follows would only cost time. */
const MAX_TOKENS = 3000;

/** The tokens of an advert, with their sentences, and what is seen at each. */
export function seenIn(sentences: readonly RuledSentence[]): { seen: Seen[]; tokens: PlacedToken[] } {
  const seen: Seen[] = [];
  const tokens: PlacedToken[] = [];
  let lastLine = -1;
  let lastCues: readonly string[] = [];
  for (const [at, one] of sentences.entries()) {
    const { sentence } = one;
    const own = tokensOf(sentence.text);
    if (tokens.length + own.length > MAX_TOKENS) break;
    const cues = cuesOf(sentence.text);
    const ofSentence = [
      ...sentenceFeatures(one, own, cues),
      `place=${Math.floor((4 * at) / sentences.length)}`,
      ...lastCues.map((cue) => `ps:${cue}`),
    ];
    const clauses = clausesOf(sentence.text, own, cues);
    const words = own.map(({ text }) => foldText(text));
    const groups = own.map(({ text }) => groupsOf(text));
    const shapes = own.map(({ text }) => shapeOf(text));
    for (const [index, token] of own.entries()) {
      seen.push({
        link: index > 0 ? 0 : sentence.line === lastLine ? 1 : 2,
        features: [
          ofSentence,
          clauses[token.clause]?.features ?? [],
          wordFeatures({
            index,
            own,
            words,
            groups,
            shapes,
            found: one.found,
            clause: clauses[token.clause],
          }),
        ],
      });
      tokens.push({ start: sentence.start + token.start, end: sentence.start + token.end, sentence: at });
    }
    lastCues = cues;
    if (own.length > 0) lastLine = sentence.line;
  }
  return { seen, tokens };
}

/** A token in the text of the advert, with the number of its sentence. */
export type PlacedToken = { start: number; end: number; sentence: number };

const CUES: readonly (readonly [string, RegExp])[] = [
  ["asks", ASKS],
  ["wish", WISH],
  ["wish-first", WISH_FIRST],
  ["strict", STRICT],
  ["opens", OPENS],
  ["offers", OFFERS],
  ["instructs", INSTRUCTS],
  ["instructs-in", INSTRUCTS_ANYWHERE],
  ["presents", PRESENTS],
  ["duty", DUTY],
  ["hires", HIRES],
];

/** The names of the kinds of cues that a text holds. */
export const cuesOf: (text: string) => readonly string[] = remembered((text) =>
  CUES.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
);

/** The same of a clause: it holds none that its sentence, whose cues are given, does not hold, but those that stand at a beginning. */
function cuesOfClause(clause: string, ofSentence: readonly string[]): string[] {
  return CUES.filter(
    ([name, pattern]) => (ofSentence.includes(name) || AT_BEGINNINGS.has(name)) && pattern.test(clause),
  ).map(([name]) => name);
}
const AT_BEGINNINGS: ReadonlySet<string> = new Set(
  CUES.flatMap(([name, pattern]) => (pattern.source.includes("^") ? [name] : [])),
);

function sentenceFeatures(
  { sentence, found }: RuledSentence,
  own: Token[],
  cues: readonly string[],
): string[] {
  const { text, section, label, isBullet, isHeading, line } = sentence;
  return [
    "1",
    `section=${section}`,
    `section=${section}/${isBullet}`,
    `label=${label ?? ""}`,
    `labelled=${label !== undefined}`,
    `bullet=${isBullet}`,
    `heading=${isHeading}`,
    `length=${bucket(own.length)}`,
    `first-line=${line === 0}`,
    `end=${text.at(-1) ?? ""}`,
    ...cues.flatMap((cue) => [`s:${cue}`, `s:${cue}/${section}`]),
    ...new Set(found.map((one) => `s-rule=${kindOf(one)}`)),
  ];
}

/** What a clause is about shows in so many characters; a longer one is a text without commas. */
const MAX_CLAUSE = 240;

type Clause = { first: number; last: number; cues: string[]; features: string[] };

/** The clauses of a sentence, each with what is seen of it and of its neighbours. */
function clausesOf(text: string, tokens: Token[], ofSentence: readonly string[]): Clause[] {
  const ranges: { first: number; last: number; start: number; end: number }[] = [];
  for (const [index, token] of tokens.entries()) {
    const range = ranges[token.clause];
    if (range) [range.last, range.end] = [index, token.end];
    else ranges[token.clause] = { first: index, last: index, start: token.start, end: token.end };
  }
  const clauses = Array.from({ length: ranges.length }, (_, at): Clause => {
    const range = ranges[at] ?? { first: 0, last: 0, start: 0, end: 0 };
    const own = text
      .slice(range.start, Math.min(range.end, range.start + MAX_CLAUSE))
      .replace(/^[^\p{L}\p{N}₦$€£]+/u, "");
    const cues = cuesOfClause(own, ofSentence);
    const words = foldText(own).split(" ");
    return {
      first: range.first,
      last: range.last,
      cues,
      features: [
        ...cues.map((cue) => `c:${cue}`),
        ...GROUPS.filter(([, pattern]) => pattern.test(own)).map(([name]) => `c:${name}`),
        `c1=${words[0] ?? ""}`,
        ...groupsOfUse("c1", words[0]),
        ...groupsOfUse("c2", words[1]),
        ...groupsOfUse("cz", words.at(-1)),
        `c2=${words.slice(0, 2).join(" ")}`,
        `c-length=${bucket(words.length)}`,
        `c-at=${Math.min(at, 3)}`,
        `c-mark=${/^[^\p{L}\p{N}\s]/u.exec(text.slice(range.start))?.[0] ?? ""}`,
        `c-digit=${/\d/.test(own)}`,
      ],
    };
  });
  return clauses.map((clause, at) => ({
    ...clause,
    features: [
      ...clause.features,
      ...(clauses[at - 1]?.cues.map((cue) => `pc:${cue}`) ?? []),
      ...(clauses[at + 1]?.cues.map((cue) => `nc:${cue}`) ?? []),
    ],
  }));
}

function wordFeatures({
  index,
  own,
  words,
  groups,
  shapes,
  found,
  clause,
}: {
  index: number;
  own: Token[];
  words: string[];
  groups: (readonly string[])[];
  shapes: string[];
  found: FoundRule[];
  clause: Clause | undefined;
}): SlotFeatures {
  const token = own[index];
  if (!token) return [];
  const word = (distance: number) => words[index + distance] ?? (index + distance < 0 ? "^" : "$");
  const here = word(0);
  const rule = found.find(
    (one) => overlaps(placeOf(one), token) || (one.demand && overlaps(one.demand, token)),
  );
  const seen: string[] = [];
  for (const [slot, distance] of WORD_SLOTS) seen.push(slot, word(distance));
  for (const [slot, distance] of SHAPE_SLOTS) seen.push(slot, shapes[index + distance] ?? "");
  for (const [slot, distance] of GROUP_SLOTS)
    for (const name of groups[index + distance] ?? []) seen.push(slot, name);
  seen.push("end3=", here.slice(-3), "end2=", here.slice(-2), "end+1=", word(1).slice(-3));
  seen.push("at=", `${Math.min(index, 3)}`);
  seen.push("at-clause=", `${Math.min(index - (clause?.first ?? 0), 4)}`);
  seen.push("to-clause=", `${Math.min((clause?.last ?? 0) - index, 3)}`);
  seen.push("rule=", rule ? kindOf(rule) : "");
  if (rule) seen.push("rule=", `${kindOf(rule)}/${startsAt(rule, token)}`);
  return seen;
}

const slotsAt = (name: string, distances: readonly number[]) =>
  distances.map((distance) => [`${name}${distance}=`, distance] as const);
const WORD_SLOTS = slotsAt("w", [-3, -2, -1, 0, 1, 2]);
const SHAPE_SLOTS = slotsAt("shape", [-1, 0, 1]);
const GROUP_SLOTS = slotsAt("g", [-1, 0, 1]);

function kindOf({ rule, demand }: FoundRule): string {
  return demand?.kind ?? rule?.kind ?? "";
}

function startsAt(rule: FoundRule, token: Token): boolean {
  return (rule.demand ?? placeOf(rule)).start >= token.start;
}

/** Groups of words, known from the vocabularies. */
const GROUPS: readonly (readonly [string, RegExp])[] = [
  ["tool", TOOLS],
  ["trait", TRAITS],
  ["language", LANGUAGES],
  ["speaks", SPEAKS],
];
const CERTIFICATE = phrasePattern(CERTIFICATES, "iu");
const FORMS = new Set(COMPANY_FORMS.map((form) => form.toLowerCase()));

const groupsOf: (text: string) => readonly string[] = remembered((text) => {
  const folded = foldText(text);
  return [
    ...GROUPS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
    ...(isTitleWord(text) ? ["title"] : []),
    ...(PLACES.has(folded) ? ["place"] : []),
    ...(FORMS.has(folded) ? ["form"] : []),
    ...(CERTIFICATE.test(text) ? ["certificate"] : []),
    ...groupsOfUse("use", folded),
  ];
});

function bucket(count: number): number {
  return [2, 4, 8, 16].find((limit) => count <= limit) ?? 32;
}

function shapeOf(text: string): string {
  if (/^\p{Lu}+$/u.test(text)) return text.length === 1 ? "X" : "XX";
  if (/^\p{Lu}/u.test(text)) return /\p{Lu}/u.test(text.slice(1)) ? "XxX" : "Xx";
  if (/^\p{Ll}/u.test(text)) return "x";
  return /^\p{N}/u.test(text) ? `${Math.min(text.length, 5)}d` : text;
}
