import type { SlotFeatures } from "~/career/crf/slots";
import { foldText } from "~/career/nlp/fold";
import type { TextRange } from "../job-advert";
import type { Sentence } from "../sentence";
import { classesOf, type WordClass } from "../vocabulary/statement-words";
import { cuesOf } from "./features";
import { groupsOfUse } from "./groups-of-use";
import { type Clause, clauseAt, shapeOf, wordFeatures } from "./statement-word-features";
import { type Lead, leadBehind, NO_LEAD } from "./statement-lead";
import { tokensOf } from "./tokens";

/** A token of a sentence that may ask for something to be stated, in the text of the advert. */
export type AskedToken = TextRange & { sentence: number };
/** What is seen at one token: of its sentence, shared by all of its tokens, and of the token itself. */
export type SeenAsked = {
  /** 0 within a sentence, 1 to the next sentence of a line, 2 to the next line. */
  link: number;
  features: readonly [sentence: readonly string[], word: SlotFeatures];
};

const MAX_TOKENS = 1500;
const MOST_WORDS = 250;
const BEHIND = 8;

/** The tokens of all sentences from the first on that speaks of applying or of what is written, and what is seen at each. */
export function seenAsked(
  sentences: readonly Sentence[],
  applying: ReadonlySet<Sentence>,
): { seen: SeenAsked[]; tokens: AskedToken[] } {
  const seen: SeenAsked[] = [];
  const tokens: AskedToken[] = [];
  const first = sentences.findIndex((own) => applying.has(own) || WRITES.test(own.text));
  let lead = NO_LEAD;
  let opener: { lead: Lead; names: string[] } = { lead: NO_LEAD, names: [] };
  let lastApplying = -Infinity;
  let lastLine = -1;
  for (const [at, sentence] of sentences.entries()) {
    if (first < 0 || at < first - 1) continue;
    if (tokens.length > MAX_TOKENS) break;
    const { text, line, isBullet } = sentence;
    const own = tokensOf(text).slice(0, MOST_WORDS);
    const words = own.map((token) => foldText(token.text));
    const classes = words.map(classesOf);
    const pairs = words.map((word, index) => `${word} ${words[index + 1] ?? "$"}`);
    const shapes = own.map((token) => shapeOf(token.text));
    if (applying.has(sentence)) lastApplying = at;
    const isNear = at - lastApplying <= BEHIND;
    const before = sentences[at - 1];
    const goesOn = before?.line === line && /[;:]$/u.test(before.text);
    const isListed = isBullet || (before?.line === line - 1 && /:\s*$/u.test(before.text));
    const start = { ...(goesOn ? lead : isListed ? opener.lead : NO_LEAD), at: -1, isCarried: true };
    const names = isListed ? opener.names : [];
    // What has no word that asks, goes on with nothing and is no question asks nothing.
    if (!isListed && !goesOn && !text.endsWith("?") && !classes.some((all) => all.length > 0)) {
      lead = NO_LEAD;
      opener = { lead, names: openerNames(sentence, words, classes) };
      continue;
    }
    const ofSentence = [
      ...sentenceFeatures(sentence, { words, classes, isApplying: applying.has(sentence), isNear }),
      ...names,
      `goes-on=${goesOn}`,
      `start=${start.verb}/${start.isRefused}`,
      ...(before?.line === line ? neighbour(before.text) : ["same="]),
    ];
    lead = start;
    const lastRefusal = classes.findLastIndex((all) => all.includes("refusing"));
    let clause: Clause = { opens: 0, seen: [] };
    for (const index of own.keys()) {
      if (own[index - 1]?.clause !== own[index]?.clause) clause = clauseAt(index, own, words, classes);
      seen.push({
        link: index > 0 ? 0 : line === lastLine ? 1 : 2,
        features: [
          ofSentence,
          wordFeatures({
            index,
            own,
            words,
            pairs,
            shapes,
            classes,
            text,
            lead,
            clause,
            lastRefusal,
            isNear,
          }),
        ],
      });
      lead = leadBehind(lead, { word: words[index] ?? "", classes: classes[index] ?? [], index });
      const { start: from = 0, end = 0 } = own[index] ?? {};
      tokens.push({ start: sentence.start + from, end: sentence.start + end, sentence: at });
    }
    if (!isBullet) opener = { lead, names: openerNames(sentence, words, classes) };
    if (own.length > 0) lastLine = line;
  }
  return { seen, tokens };
}
const WRITES = /(?<!\p{L})(?:letters?|applications?|e?-?mails?|messages?|apply|applicants?|p\.?s)(?!\p{L})/iu;

function sentenceFeatures(
  { text, section, label, isBullet, isHeading }: Sentence,
  {
    words,
    classes,
    isApplying,
    isNear,
  }: { words: string[]; classes: (readonly WordClass[])[]; isApplying: boolean; isNear: boolean },
): string[] {
  const has = [...new Set(classes.flat())];
  const end = text.at(-1) ?? "";
  return [
    "1",
    `section=${section}`,
    `section=${section}/${isBullet}`,
    `applying=${isApplying}/${section}`,
    `applying=${isApplying}/${isNear}/${isBullet}`,
    `near=${isNear}`,
    `heading=${isHeading}`,
    `label=${label ?? ""}`,
    `end=${end}`,
    `end=${end}/${isNear}`,
    `first=${words[0] ?? ""}`,
    `first=${words[0] ?? ""} ${words[1] ?? ""}`,
    ...groupsOfUse("first", words[0]),
    ...cuesOf(text).map((cue) => `cue=${cue}`),
    ...has.flatMap((name) => [`has=${name}`, `has=${name}/${isNear}`]),
  ];
}

/** What the sentence before shows, on the same line. */
function neighbour(text: string): string[] {
  const classes = new Set(tokensOf(text.slice(-200)).flatMap((token) => classesOf(foldText(token.text))));
  return [`same-end=${text.at(-1) ?? ""}`, ...[...classes].map((name) => `same=${name}`)];
}

/** What the line shows that a list stands below. */
function openerNames(
  { text, isHeading }: Sentence,
  words: string[],
  classes: (readonly WordClass[])[],
): string[] {
  if (!isHeading && !/[:,–—-]$/u.test(text.trimEnd())) return [];
  return [
    "opened",
    ...new Set(classes.flat().map((name) => `open:${name}`)),
    ...new Set([...words.slice(0, 3), ...words.slice(-6)].map((word) => `open-word=${word}`)),
  ];
}
