import { findPeriods } from "../dates";
import { isDegree, startsWithDegree } from "./degrees";
import type { Paragraph } from "./document-text";
import { isGrade } from "./grades";
import { headingSection } from "./headings";
import { isOrganisation, isPlace } from "./places";
import { isCut, type Placed } from "./rails";
import { findStandings } from "./standing";
import { breadthOf } from "./text-breadth";

/** The left and right edges of the columns, by "page/column". */
type Edges = ReadonlyMap<string, { left: number; right: number }>;

/** The edges of each column of a page. */
export function columnEdges(placed: readonly Placed[]): Edges {
  const edges = new Map<string, { left: number; right: number }>();
  for (const { paragraph } of placed) {
    const { box, page, column, zone } = paragraph;
    if (!box || zone) continue;
    const had = edges.get(`${page}/${column}`);
    edges.set(`${page}/${column}`, {
      left: Math.min(had?.left ?? box.x, box.x),
      right: Math.max(had?.right ?? 0, box.x + box.width),
    });
  }
  return edges;
}

/** "ACADEMIC" over "QUALIFICATIONS": a heading that had no room for its next word in a narrow column. */
export function isCutHeading(first: Paragraph, second: Paragraph, edges: Edges): boolean {
  const edge = edges.get(`${first.page}/${first.column}`);
  const [run, other] = [first.runs.at(-1), second.runs[0]];
  if (!edge || !run?.bold || !other?.bold || run.size !== other.size || first.text.length > 40) return false;
  if (first.page !== second.page || first.column !== second.column || second.listLevel !== undefined)
    return false;
  return isCut(first, second, edge.right) && headingSection(`${first.text} ${second.text}`) !== undefined;
}

/** The widest column, in points, in which the lines of an entry are cut so often that a full line is likely to go on. */
const narrow = 230;

/**
 * A line of a school or paper in a narrow column that goes on in the next one: it is full, both are set alike, and what is said of the
 * two together does not say that the second begins anew.
 */
export function isCutField(first: Paragraph, second: Paragraph, edges: Edges): boolean {
  const edge = edges.get(`${first.page}/${first.column}`);
  if (!edge || !first.box || !second.box || first.page !== second.page || first.column !== second.column)
    return false;
  if (first.isClosed) return false;
  const [one, two] = [first.runs.at(-1), second.runs[0]];
  if (!one || !two || one.bold !== two.bold || one.size !== two.size) return false;
  if (edge.right - edge.left > narrow || second.listLevel !== undefined || second.spaceBefore > 3)
    return false;
  // What the reader of the file joined itself ends where it ends.
  if (first.box.height > 1.8 * one.size) return false;
  if (/\t/.test(first.text) || headingSection(first.text) !== undefined) return false;
  if (isIndented(first, second)) return false;
  const word = /^\S+/.exec(second.text)?.[0] ?? "";
  const scale = second.box.width / Math.max(1, breadthOf(second.text));
  const isFull =
    first.box.x + first.box.width + (breadthOf(word) + 0.5) * scale > edge.right - 0.2 * one.size;
  return isFull && !beginsAnew(first.text, second.text);
}

function isIndented(first: Paragraph, second: Paragraph): boolean {
  const indent = (second.box?.x ?? 0) - (first.box?.x ?? 0);
  return indent < -3 || (first.listLevel === undefined && indent > 3);
}

/** "HND Accountancy" over "Institute of Management": two things that are each whole, or a line that plainly begins something. */
function beginsAnew(first: string, second: string): boolean {
  if (/(?:[,&(/–-]|\s(?:of|and|for|in|the|with|to|by|from))$/.test(first) || /^(?:\p{Ll}|\()/u.test(second))
    return false;
  if (isGrade(`${first} ${second}`)) return false;
  if (startsWithDegree(second) || startsWithDate(second) || isGrade(second)) return true;
  if (findStandings(second).some(({ from }) => from === 0)) return true;
  if (/(?:19|20)\d{2}\)?$/.test(first) || isGrade(first)) return true;
  if (isPlace(second) || isPlace(first)) return true;
  const isWhole = second.includes(" ") && isOrganisation(second);
  return (isDegree(first) && isWhole) || (isOrganisation(first) && (isDegree(second) || isWhole));
}

const startsWithDate = (text: string) => findPeriods(text.slice(0, 40))[0]?.index === 0;
