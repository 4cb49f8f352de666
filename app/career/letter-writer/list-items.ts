import type { PlannedPost, ProofLine } from "./letter-plan";
import { capitalFirst } from "../writer/casing";
import { bareText, isOfPost, labelled, lineItem, type Holds, type Item } from "./line-text";
import type { Phrases } from "./phrases";

/**
 * The items of a list, each of one line, behind what it answers in the advert's words: "Liaise with regulatory agencies: at Jofad I …". Those with such
 * a heading stand in the order of the advert, the others behind them.
 */
export function listItems(
  lines: ProofLine[],
  { post, phrases, holds }: { post: PlannedPost | undefined; phrases: Phrases; holds: Holds },
): Item[] {
  const place = ({ label }: ProofLine) => label?.at ?? Number.MAX_SAFE_INTEGER;
  return lines
    .toSorted((a, b) => place(a) - place(b))
    .flatMap((line) => {
      const item = lineItem(line, post, phrases);
      const { label } = line;
      const named = label && { ...item, text: labelled(label.text, bareWithPlace(line, post) ?? item.text) };
      return named && holds(named) ? [named] : [item].filter(holds);
    });
}

/** Behind a heading a line without a verb has its place behind it: "Buffets for 700 staff, Al Wadi Catering." */
function bareWithPlace(line: ProofLine, post: PlannedPost | undefined): string | undefined {
  if (line.tense !== undefined || line.isClause || line.duty !== undefined) return undefined;
  const own = capitalFirst(bareText(line));
  const isPlaced = line.place !== undefined && !isOfPost(line, post) && !own.includes(line.place);
  if (!isPlaced) return `${own}.`;
  return /[()]/.test(own) ? `${own}, ${line.place ?? ""}.` : `${own} (${line.place ?? ""}).`;
}
