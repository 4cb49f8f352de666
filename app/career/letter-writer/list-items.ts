import type { PlannedPost, ProofLine } from "./letter-plan";
import { capitalFirst } from "../writer/casing";
import { contentStems } from "../nlp/stem";
import { countWords } from "../writer/wording";
import {
  afterStart,
  bareText,
  deedOf,
  entryOf,
  isOfPost,
  labelled,
  lineItem,
  type Holds,
  type Item,
} from "./line-text";
import { labelsFor } from "./named-alternatives";
import type { Phrases } from "./phrases";
import { IS_LABELLED } from "./untellable-lines";

/** An item of the list; `at`: the place of the words of the advert before it among all that is asked. */
export type ListItem = Item & { at?: number };

/**
 * The items of a list behind what they answer in the advert's words: "Liaise with regulatory agencies: at Jofad I …". Lines that answer the same are
 * one item. Those with such a heading stand in the order of the advert, the others behind them; what was done in the post that the letter has named,
 * without a verb, under its title.
 */
export function listItems(
  lines: ProofLine[],
  { post, phrases, holds }: { post: PlannedPost | undefined; phrases: Phrases; holds: Holds },
): ListItem[] {
  const place = ({ label }: ProofLine) => label?.at ?? Number.MAX_SAFE_INTEGER;
  const sorted = lines.toSorted((a, b) => place(a) - place(b));
  const title = phrases.deeds && post?.position;
  const underPost = sorted.filter((line) => title !== undefined && isUnderPost(line, post));
  // The last line that was printed behind a heading.
  let before: ProofLine | undefined;
  const items = sorted.flatMap((line): ListItem[] => {
    if (title && underPost.includes(line))
      return line === underPost[0] ? itemsUnder(title, underPost, holds) : [];
    const { label } = line;
    const whole = lineItem(line, post, phrases);
    const item = isBesideSame(line, before) ? (alsoItem(line, phrases) ?? whole) : whole;
    const answer = bareWithPlace(line, post) ?? item.text;
    // "Welder: 6G coded welder" says it twice.
    const stems = contentStems(line.text);
    const isEcho = label !== undefined && contentStems(label.text).every((stem) => stems.includes(stem));
    const named =
      label &&
      !isEcho &&
      labelsFor(label.text, line.text)
        .map((text) => ({ ...item, text: labelled(text, answer) }))
        .find(holds);
    if (!named) return [whole].filter(holds);
    before = line;
    return [{ ...named, at: label.at }];
  });
  return joinAnswers(items);
}

/** Whether the line before answers the same and is of the same post. */
function isBesideSame({ label, sourceIds: [id = ""] }: ProofLine, before: ProofLine | undefined): boolean {
  return (
    label !== undefined &&
    label.at === before?.label?.at &&
    entryOf(id) === entryOf(before.sourceIds[0] ?? "")
  );
}

/** "I also kept the register": the post is named already. */
function alsoItem(line: ProofLine, { deeds }: Phrases): Item | undefined {
  if (!deeds || line.tense === undefined || line.duty !== undefined) return undefined;
  return { text: `${afterStart(deeds.also, deedOf(line))}.`, sourceIds: line.sourceIds };
}

/** Answers to one demand, or to two in the same words, as one item, its words said once: "RAS design: I designed a 40 m3/h system. At Oron I ran the pumps." */
export function joinAnswers(items: ListItem[]): ListItem[] {
  return items.reduce<ListItem[]>((joined, item) => {
    const place =
      item.at === undefined
        ? -1
        : joined.findIndex(
            ({ at, text }) => at === item.at || (at !== undefined && labelIn(text) === labelIn(item.text)),
          );
    const before = joined[place];
    if (!before) return [...joined, item];
    const behind = capitalFirst(item.text.slice(item.text.indexOf(": ") + 2));
    const sourceIds = [...new Set([...before.sourceIds, ...item.sourceIds])];
    return joined.with(place, { ...before, text: `${before.text} ${behind}`, sourceIds });
  }, []);
}

/** "Basic computer" of "Basic computer: Excel". */
const labelIn = (text: string) => text.slice(0, text.indexOf(": "));

/** Whether a line of the named post is no sentence, and has no heading of its own. */
function isUnderPost(line: ProofLine, post: PlannedPost | undefined): boolean {
  const { label, tense, isClause, duty, text } = line;
  const isBare = label === undefined && tense === undefined && !isClause && duty === undefined;
  return isBare && isOfPost(line, post) && !IS_LABELLED.test(text) && !SPEAKS.test(text);
}
/** "Since 2020 auditors found no difference in my store" is a sentence. */
const SPEAKS = /\b(?:I|my|we|our)\b/u;

/** "As Control Officer: monthly counts at nine depots; report to the chairman every quarter." */
function itemsUnder(title: string, lines: ProofLine[], holds: Holds): Item[] {
  const under = (some: ProofLine[]): Item => ({
    text: `As ${title}: ${some.map(deedOf).join("; ")}.`,
    sourceIds: some.flatMap(({ sourceIds }) => sourceIds),
  });
  const together = under(lines);
  const isOne = countWords(together.text) <= MOST_WORDS && holds(together);
  return isOne ? [together] : lines.map((line) => under([line])).filter(holds);
}
const MOST_WORDS = 40;

/** Behind a heading a line without a verb, or a duty, has its place behind it: "Buffets for 700 staff (Al Wadi Catering)." */
function bareWithPlace(line: ProofLine, post: PlannedPost | undefined): string | undefined {
  const { tense, isClause, duty } = line;
  if (duty === undefined && (tense !== undefined || isClause)) return undefined;
  const own = capitalFirst(bareText({ ...line, text: duty ?? line.text }));
  const isPlaced = line.place !== undefined && !isOfPost(line, post) && !own.includes(line.place);
  if (!isPlaced) return `${own}.`;
  return /[()]/.test(own) ? `${own}, ${line.place ?? ""}.` : `${own} (${line.place ?? ""}).`;
}
