import type { Letter, LetterParagraph } from "~/career/letter.schema";
import { countLetterWords, letterSentences } from "~/career/letter";
import { worthOfSentence, type LetterPlan } from "~/career/letter-writer";
import { findProfileText, findSentence, type LineSource } from "~/career/line-sources";
import type { Profile } from "~/career/profile.schema";
import { planOf, type LetterAsked } from "./letter";

/** A sentence of a paragraph or an item of a list, by its places. `worth`: undefined for what stays. */
type Unit = { at: number; index: number; isItem: boolean; text: string; worth: number | undefined };

/**
 * A letter with at most so many words, from which whole sentences went: first what says least about the advert, in the order in which the writer
 * itself leaves lines out. A paragraph is cut at its end alone, so that what refers to the sentence before it stays right. The first sentence, the closing, and
 * what its owner typed or answered stay, so that it may remain longer. `sources` are those stored with the letter.
 */
export function shortenLetter({
  letter,
  sources,
  most,
  given,
}: {
  letter: Letter;
  sources: LineSource[];
  most: number;
  given: LetterAsked;
}): { letter: Letter; words: number } {
  const plan = planOf(given);
  const { profile } = given;
  const units = unitsOf(letter, (text) => worthOfText(text, { sources, plan, profile }));
  let gone: Unit[] = [];
  const fits = (left: Unit[]) => countLetterWords(withoutUnits(letter, units, left)) <= most;
  while (!fits(gone)) {
    const least = leastOf(units.filter((unit) => mayGo(unit, units, gone)));
    if (!least) break;
    gone = [...gone, least];
  }
  // What is long went whole: something shorter that went before it may have room again.
  for (const unit of gone.toSorted((one, other) => (other.worth ?? 0) - (one.worth ?? 0))) {
    const rest = gone.filter((one) => one !== unit);
    if (mayReturn(unit, rest) && fits(rest)) gone = rest;
  }
  const short = withoutUnits(letter, units, gone);
  return { letter: short, words: countLetterWords(short) };
}

function unitsOf({ paragraphs }: Letter, worthOf: (text: string) => number | undefined): Unit[] {
  return paragraphs.flatMap((paragraph, at) => {
    const isItem = typeof paragraph !== "string";
    const texts = isItem ? paragraph.items : letterSentences(paragraph);
    return texts.map((text, index) => {
      const isFrame =
        at === paragraphs.length - 1 || (at === 0 && index === 0) || (!isItem && /:$/.test(text));
      return { at, index, isItem, text, worth: isFrame ? undefined : worthOf(text) };
    });
  });
}

function leastOf(units: Unit[]): Unit | undefined {
  return units.toSorted((one, other) => (one.worth ?? 0) - (other.worth ?? 0)).at(0);
}

function mayGo(unit: Unit, units: Unit[], gone: Unit[]): boolean {
  if (unit.worth === undefined || gone.includes(unit)) return false;
  return (
    unit.isItem || !units.some((one) => one.at === unit.at && one.index > unit.index && !gone.includes(one))
  );
}

function mayReturn(unit: Unit, gone: Unit[]): boolean {
  return unit.isItem || !gone.some(({ at, index }) => at === unit.at && index < unit.index);
}

function withoutUnits(letter: Letter, units: Unit[], gone: Unit[]): Letter {
  const paragraphs = letter.paragraphs.map((paragraph, at): LetterParagraph => {
    if (!gone.some((unit) => unit.at === at)) return paragraph;
    const texts = units.filter((unit) => unit.at === at && !gone.includes(unit)).map(({ text }) => text);
    return typeof paragraph === "string" ? texts.join(" ") : { items: texts };
  });
  const isEmpty = (one: LetterParagraph | undefined) =>
    one === "" || (typeof one === "object" && one.items.length === 0);
  // A lead without a list leads to nothing.
  const isLone = (one: LetterParagraph, at: number) =>
    typeof one === "string" && one.endsWith(":") && isEmpty(paragraphs[at + 1]);
  return { ...letter, paragraphs: paragraphs.filter((one, at) => !isEmpty(one) && !isLone(one, at)) };
}

/** Undefined where no line of the profile is its source, or an answer to the advert: its owner wrote it. */
function worthOfText(
  text: string,
  { sources, plan, profile }: { sources: LineSource[]; plan: LetterPlan; profile: Profile },
): number | undefined {
  const own = sources.filter((source) => findSentence(source.text, text) >= 0);
  const isWritten = own.length > 0 && own.every(({ advertLines }) => advertLines.length === 0);
  const lines = new Set(own.flatMap(({ profileLines }) => profileLines));
  if (!isWritten || lines.size === 0) return undefined;
  const isFrom = (ids: string[]) =>
    ids.some((id) => findProfileText(id, text, profile).some((line) => lines.has(line)));
  return worthOfSentence(isFrom, plan);
}
