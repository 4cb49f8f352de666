import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import { isPost } from "./places";
import type { Label } from "./tagger/labels";

/**
 * "laminator, later they make me chargehand" alone between the time of an employer and the list of what was done there: what somebody was, where nothing over
 * it says so, and its words, or the head of another post, do.
 */
export function withPostsOverItems(
  { paragraphs }: Pick<DocumentText, "paragraphs">,
  fields: readonly Field[],
): Field[] {
  const lines = [...groupByParagraph(fields)];
  const isItem = (place: number) => paragraphs[place]?.listLevel !== undefined;
  const isOnSpot = (at: number): boolean => {
    const [place = -1, here = []] = lines[at] ?? [];
    const [time, employer] = [lines[at - 1], lines[at - 2]?.[1] ?? []];
    const isAlone = !isItem(place) && isItem(place + 1) && new Set(here.map(({ label }) => label)).size === 1;
    const isBelowTime = time?.[0] === place - 1 && areAll(time[1], "dates");
    return isAlone && isBelowTime && employer[0]?.label === "employer" && !employer.some(isTitle);
  };
  const isUsual = lines.some(([, here], at) => areAll(here, "title") && isOnSpot(at));
  return lines.flatMap(([place, here], at) => {
    const [first] = here;
    const text = paragraphs[place]?.text.trim() ?? "";
    const isShort = text.split(/\s+/u).length <= MOST_WORDS;
    if (!first || !areAll(here, "line") || !isShort || !isOnSpot(at) || !(isUsual || isPost(text)))
      return here;
    // What came later is told in words of its own.
    const [post = "", ...later] = text.split(/,\s+/u);
    const title: Field = { ...first, label: "title", text: post, probability: asTitle };
    return later.length > 0 ? [title, { ...first, text }] : [title];
  });
}

const areAll = (fields: readonly Field[], label: Label) => fields.every((field) => field.label === label);
const isTitle = ({ label }: Field) => label === "title";
const asTitle: Field["probability"] = (...labels) => (labels.includes("title") ? 0.85 : 0);
const MOST_WORDS = 8;
