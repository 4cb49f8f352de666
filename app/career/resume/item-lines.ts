import { foldText } from "../nlp/fold";
import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import { withLinesAt } from "./line-ranges";
import { labelKind } from "./segment-labels";
import { verbs } from "./vocabulary/vocabulary";

/**
 * "- Won best ward award 2013" below a post with its time: an item of a list that says what was done, or what was won, is a line of that post, though
 * it ends in a year and names a post.
 */
export function withItemsAsLines({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  const groups = groupByParagraph(fields);
  const isItem = (place: number) => paragraphs[place]?.listLevel !== undefined;
  const hasHead = [...groups].some(([place, here]) => !isItem(place) && here.some(hasStart));
  if (!hasHead) return [...fields];
  return [...groups].flatMap(([place, here]) => {
    const text = paragraphs[place]?.text ?? "";
    const isPostLike = here.some(({ label }) => label === "title" || label === "employer");
    const isApart = here.some(hasStart) || here.some(isSureEmployer) || !isPostLike;
    const isDeed = isItem(place) && !isApart && namesDeed(text);
    // "CDS: Agro-Allied group secretary": what an item is about stands before its colon.
    const isLabelled = isItem(place) && hasOwnLabel(here);
    return isDeed || isLabelled ? withLinesAt(text, here, [{ from: 0, to: text.length }]) : here;
  });
}

/** A label that announces nothing known, with something behind it that has no time. */
function hasOwnLabel([first, ...others]: readonly Field[]): boolean {
  const isOwn =
    first?.label === "label" && first.segments[0]?.index === 0 && labelKind(first.text) === undefined;
  return isOwn && others.length > 0 && others.every(({ label }) => label !== "dates" && label !== "label");
}

const hasStart = ({ label, segments: [first] }: Field) =>
  label === "dates" && first?.period?.start !== undefined;
const isSureEmployer = (field: Field) => field.label === "employer" && field.probability("employer") >= 0.9;

function namesDeed(text: string): boolean {
  const words = foldText(text).split(/[^\p{L}'’-]+/u);
  const first = words.find((word) => word !== "") ?? "";
  // "I stay on every briefing and I was the safety rep".
  return OF_SELF.test(text) || verbs.has(first) || /^\p{L}{3,}ed$/u.test(first) || WON.test(text);
}
const OF_SELF = /^\W*(?:i|we)\s+\p{Ll}/iu;
/** "Nurse of the year", "Best dressed staff": what somebody was named, and no post. */
const WON = /(?<!\p{L})(?:of the (?:year|month|quarter|week)|awards?|prize|best)(?!\p{L})/iu;
