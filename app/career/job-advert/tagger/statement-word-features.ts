import { particularIn } from "../statement-particulars";
import { FACT_ITEM } from "../vocabulary/statement-kinds";
import type { WordClass } from "../vocabulary/statement-words";
import { groupsOfUse } from "./groups-of-use";
import type { Lead } from "./statement-lead";
import type { Token } from "./tokens";

type Place = {
  index: number;
  own: Token[];
  words: string[];
  classes: (readonly WordClass[])[];
  text: string;
  lead: Lead;
  clause: Clause;
  lastRefusal: number;
  isNear: boolean;
};

/** What is seen at one token of a sentence that may ask for something. */
export function wordFeatures({
  index,
  own,
  words,
  classes,
  text,
  lead,
  clause,
  lastRefusal,
  isNear,
}: Place): string[] {
  const token = own[index];
  if (!token) return [];
  const word = (distance: number) => words[index + distance] ?? (index + distance < 0 ? "^" : "$");
  const distance = lead.isCarried ? "far" : Math.min(6, Math.floor((index - lead.at) / 2));
  return [
    ...[-3, -2, -1, 0, 1, 2, 3].map((far) => `w${far}=${word(far)}`),
    `ww-1=${word(-1)} ${word(0)}`,
    `ww0=${word(0)} ${word(1)}`,
    `ww-2=${word(-2)} ${word(-1)}`,
    ...[-2, -1, 0, 1].flatMap((far) => [
      ...groupsOfUse(`g${far}`, word(far)),
      ...(classes[index + far]?.map((name) => `c${far}=${name}`) ?? []),
    ]),
    `shape=${shapeOf(token.text)}`,
    `shape-1=${shapeOf(own[index - 1]?.text ?? "")}`,
    `end3=${word(0).slice(-3)}`,
    `verb=${lead.verb}`,
    `verb=${lead.verb}/${distance}`,
    `verb=${lead.verb}/${lead.isRefused}`,
    `verb=${lead.verb}/near=${isNear}`,
    `verb-word=${lead.word}`,
    `refused=${lead.isRefused}`,
    `refused-behind=${lastRefusal > index}`,
    `later=${lead.isLater}`,
    `firm=${lead.isOfFirm}/${lead.verb}`,
    `refused=${lead.isRefused}/near=${isNear}`,
    `at=${Math.min(index, 4)}`,
    `at-clause=${Math.min(index - clause.opens, 4)}`,
    ...clause.names,
    ...(isNear && beginsThing(index, own, words, classes) ? thingFeatures(text, own, index) : []),
  ];
}

/** The place of the word that opens a clause, and what is seen of the clause. */
export type Clause = { opens: number; names: string[] };

/** What opens the clause that begins at a token: the word behind the mark. */
export function clauseAt(
  first: number,
  own: readonly Token[],
  words: readonly string[],
  classes: readonly (readonly WordClass[])[],
): Clause {
  const mark = own[first]?.text ?? "";
  const opens = isMark(mark) && own[first + 1]?.clause === own[first]?.clause ? first + 1 : first;
  const opening = words[opens] ?? "";
  return {
    opens,
    names: [
      `clause=${opening}`,
      `clause=${opening} ${words[opens + 1] ?? ""}`,
      ...groupsOfUse("clause", opening),
      ...(classes[opens]?.map((name) => `clause-class=${name}`) ?? []),
      `mark=${isMark(mark) ? mark : ""}`,
    ],
  };
}
const isMark = (text: string) => /^[^\p{L}\p{N}]/u.test(text);

/** Whether a thing of a list may begin here. */
function beginsThing(
  index: number,
  own: readonly Token[],
  words: readonly string[],
  classes: readonly (readonly WordClass[])[],
): boolean {
  const last = index - 1;
  return (
    index === 0 ||
    isMark(own[last]?.text ?? "") ||
    (classes[last]?.length ?? 0) > 0 ||
    /^(?:and|or|plus|with|of|et)$/u.test(words[last] ?? "")
  );
}

function thingFeatures(text: string, own: readonly Token[], index: number): string[] {
  let last = index;
  while (
    own[last + 1]?.clause === own[index]?.clause &&
    !/^(?:and|or|plus)$/iu.test(own[last + 1]?.text ?? "and")
  )
    last += 1;
  const thing = text.slice(own[index]?.start, own[last]?.end);
  return [
    ...(FACT_ITEM.test(thing) ? ["fact"] : []),
    ...(particularIn(thing) === undefined ? [] : ["particular"]),
  ];
}

function shapeOf(text: string): string {
  if (/^\p{Lu}+$/u.test(text)) return "XX";
  if (/^\p{Lu}/u.test(text)) return "Xx";
  if (/^\p{Ll}/u.test(text)) return "x";
  return /^\p{N}/u.test(text) ? "d" : text;
}
