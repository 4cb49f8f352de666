import type { SlotFeatures } from "~/career/crf/slots";
import { particularIn } from "../statement-particulars";
import { FACT_ITEM } from "../vocabulary/statement-kinds";
import type { WordClass } from "../vocabulary/statement-words";
import { slotsOfUse } from "./groups-of-use";
import type { Lead } from "./statement-lead";
import type { Token } from "./tokens";

type Place = {
  index: number;
  own: Token[];
  words: string[];
  /** Each word with the next one. */
  pairs: string[];
  shapes: string[];
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
  pairs,
  shapes,
  classes,
  text,
  lead,
  clause,
  lastRefusal,
  isNear,
}: Place): SlotFeatures {
  const token = own[index];
  if (!token) return [];
  const word = (distance: number) => words[index + distance] ?? (index + distance < 0 ? "^" : "$");
  const distance = lead.isCarried ? "far" : Math.min(6, Math.floor((index - lead.at) / 2));
  const { verb, isRefused } = lead;
  const seen: string[] = [];
  for (const [slot, far] of WORD_SLOTS) seen.push(slot, word(far));
  for (const [slot, far] of PAIR_SLOTS)
    seen.push(slot, pairs[index + far] ?? `${word(far)} ${word(far + 1)}`);
  for (const [use, group, far] of GROUP_SLOTS) {
    seen.push(...slotsOfUse(use, word(far)));
    for (const name of classes[index + far] ?? []) seen.push(group, name);
  }
  seen.push("shape=", shapes[index] ?? "", "shape-1=", shapes[index - 1] ?? "");
  seen.push("end3=", word(0).slice(-3));
  for (const value of [verb, `${verb}/${distance}`, `${verb}/${isRefused}`, `${verb}/near=${isNear}`])
    seen.push("verb=", value);
  seen.push("verb-word=", lead.word);
  seen.push("refused=", `${isRefused}`);
  seen.push("refused-behind=", `${lastRefusal > index}`);
  seen.push("later=", `${lead.isLater}`);
  seen.push("firm=", `${lead.isOfFirm}/${verb}`);
  seen.push("refused=", `${isRefused}/near=${isNear}`);
  seen.push("at=", `${Math.min(index, 4)}`);
  seen.push("at-clause=", `${Math.min(index - clause.opens, 4)}`);
  seen.push(...clause.seen);
  if (isNear && beginsThing(index, own, words, classes)) seen.push(...thingFeatures(text, own, index));
  return seen;
}

const WORD_SLOTS = [-3, -2, -1, 0, 1, 2, 3].map((far) => [`w${far}=`, far] as const);
const PAIR_SLOTS = [-1, 0, -2].map((far) => [`ww${far}=`, far] as const);
const GROUP_SLOTS = [-2, -1, 0, 1].map((far) => [`g${far}~`, `c${far}=`, far] as const);

/** The place of the word that opens a clause, and what is seen of the clause. */
export type Clause = { opens: number; seen: string[] };

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
    seen: [
      ...["clause=", opening],
      ...["clause=", `${opening} ${words[opens + 1] ?? ""}`],
      ...slotsOfUse("clause~", opening),
      ...(classes[opens]?.flatMap((name) => ["clause-class=", name]) ?? []),
      ...["mark=", isMark(mark) ? mark : ""],
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
    ...(FACT_ITEM.test(thing) ? ["", "fact"] : []),
    ...(particularIn(thing) === undefined ? [] : ["", "particular"]),
  ];
}

/** How a word is written. */
export function shapeOf(text: string): string {
  if (/^\p{Lu}+$/u.test(text)) return "XX";
  if (/^\p{Lu}/u.test(text)) return "Xx";
  if (/^\p{Ll}/u.test(text)) return "x";
  return /^\p{N}/u.test(text) ? "d" : text;
}
