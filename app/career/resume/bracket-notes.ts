import { findPeriods } from "../dates";
import type { DocumentText } from "./document-text";
import { isEngagement } from "./engagements";
import { groupByParagraph, type Field } from "./field";
import { type Range, withLinesAt } from "./line-ranges";
import { isOrganisation, isPlace, isPost, isState } from "./places";

/**
 * "Seljo Bottling Co (MAN diesel, 10 tyres), 2013 to 2017": what stands in brackets behind a post or its employer and is counted there tells of
 * the work: a line of the post, and no part of its name.
 */
export function withBracketNotes({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  return [...groupByParagraph(fields)].flatMap(([place, here]) => {
    const text = paragraphs[place]?.text ?? "";
    const isHead = here.some(({ label }) => label === "employer" || label === "title");
    if (!isHead || text.length > LONGEST || !text.includes("(")) return here;
    return notesIn(text).reduce<Field[]>(
      (left, note) => behindTime(withLinesAt(text, left, [note]), note),
      [...here],
    );
  });
}

/** The note behind the time of its post, which stands behind it on the line: the head is whole before its lines. */
function behindTime(fields: readonly Field[], { from }: Range): Field[] {
  const at = fields.findIndex(({ segments: [first] }) => first?.from === from);
  const time = fields.findIndex(({ label }, place) => place > at && label === "dates");
  const between = fields.slice(at + 1, time);
  const note = fields[at];
  if (!note || time < 0 || between.some(({ label }) => label === "line")) return [...fields];
  return [...fields.slice(0, at), ...fields.slice(at + 1, time + 1), note, ...fields.slice(time + 1)];
}

/** What is longer is no head of a post, and may not hold the reader. */
const LONGEST = 700;

function notesIn(text: string): Range[] {
  return [...text.matchAll(BRACKET)].flatMap(({ 0: whole, 1: inside = "", index }): Range[] => {
    const isKnown =
      isPost(inside) || isOrganisation(inside) || isEngagement(inside) || findPeriods(inside).length > 0;
    const isOfPlaces = inside.split(/,\s*/).some((part) => isPlace(part) || isState(part));
    if (isKnown || isOfPlaces || !COUNTED.test(inside) || OF_TIME.test(inside)) return [];
    const from = index + whole.indexOf("(") + 1;
    return [{ from, to: from + inside.length }];
  });
}
const BRACKET = /(?<=[\p{L}\p{N}.])\s{0,3}\(([^()]{5,80})\)/gu;
/** "6 months": how long it lasted says nothing of the work. */
const OF_TIME = /\d ?-?(?:months?|mths?|weeks?|wks?|years?|yrs?|days?|hours?|hrs?)(?!\p{L})/iu;
/** "20 rooms", "33,000 litres", "MAN diesel, 10 tyres". */
const COUNTED = /(?:^|[\s,])\d{1,3}(?:[,.]\d{3})* ?[\p{Ll}]{3,}/u;
