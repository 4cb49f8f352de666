import { bodySize, type DocumentText, type Paragraph } from "./document-text";
import { headingSection, joinSpaced } from "./headings";
import { withCountedHeads } from "./counted-heads";
import { joinCutLabels, withOwnColons } from "./cut-labels";
import { columnEdges, isCutField, isCutHeading } from "./cut-lines";
import { withPageMarks } from "./page-marks";
import { foldRails, type Placed } from "./rails";
import { splitReferees } from "./referee-lines";
import { partRefereeColumns } from "./referee-columns";
import { partSectionTables } from "./section-tables";
import { maxSegments } from "./segments";
import { splitHeadFromSentences } from "./entry-sentences";
import { withoutFormCells } from "./form-cells";
import { inlineHeadingParter } from "./inline-headings";
import { splitLabelledBars } from "./labelled-bars";
import { joinLabelsAbove, joinLabelsBeside, joinRowsOfLabels, withGapBehindLabel } from "./labels-above";
import { numberedHeadingParter } from "./numbered-headings";
import { isContinued, isStackedName, joined } from "./join-paragraphs";
import {
  hasOneSentenceItems,
  splitAtSemicolons,
  splitDatedParts,
  splitItems,
  splitLines,
  splitNotes,
  splitPapers,
  splitThesis,
} from "./part-paragraphs";
import { formHeading, railHeading, splitHeading } from "./rail-headings";
import { wholeDegreesOf } from "./spaced-degrees";
import { spacedNames } from "./spaced-names";
import { runsBetween } from "./text-style";
import { listParter } from "./typed-lists";
import type { Section } from "./vocabulary/vocabulary-types";
import { joinStackedTimes, joinWrappedTimes } from "./wrapped-times";

const lists: ReadonlySet<string> = new Set(["work", "siwes", "volunteer", "projects"]);

const papers: ReadonlySet<string> = new Set(["certificates", "awards"]);
const studies: ReadonlySet<string> = new Set(["education", "certificates"]);

/** A document whose broken lines are whole again, and for each of its paragraphs the first one of the file that it holds. */
export type Unwrapped = { document: DocumentText; origin: number[] };

/**
 * Joins lines that a PDF reader left apart: the second line of a list item, of a bracket or clause, or of a large name.
 * Word's paragraphs are whole by definition and stay as they are.
 */
export function unwrap(document: DocumentText): Unwrapped {
  const body = bodySize(document);
  const paragraphs: Paragraph[] = [];
  const origin: number[] = [];
  // Every paragraph has a segment at least: what stands behind so many is not tagged.
  const rows = joinRowsOfLabels(
    withoutFormCells(
      joinStackedTimes(joinWrappedTimes(foldRails(withPageMarks(document.paragraphs.slice(0, maxSegments))))),
    ),
  );
  const placed = withCountedHeads(
    partRefereeColumns(
      partSectionTables(
        withOwnColons(joinLabelsAbove(joinLabelsBeside(joinCutLabels(rows)).map(withGapBehindLabel))),
      ),
    ),
  );
  const [isInRail, isOfForm] = [railHeading(placed), formHeading()];
  const isHeading: typeof isInRail = (first, paragraph) =>
    [isInRail(first, paragraph), isOfForm(first, paragraph)].includes(true);
  const edges = columnEdges(placed);
  const open = new Map<number, Section>();
  const usesOneSentence = hasOneSentenceItems(placed);
  const splitBySection = (paragraph: Paragraph): Paragraph[] => {
    const section = open.get(paragraph.column);
    if (papers.has(section ?? ""))
      return splitPapers(paragraph).flatMap(splitAtSemicolons).flatMap(splitDatedParts);
    if (section === "referees") return splitReferees(paragraph);
    if (section === "education") return splitThesis(paragraph).flatMap(splitDatedParts).flatMap(splitNotes);
    return lists.has(section ?? "")
      ? splitHeadFromSentences(paragraph, section === "volunteer").flatMap((part) =>
          splitLines(part, usesOneSentence),
        )
      : [paragraph];
  };
  const isTyped = typedMark(placed);
  const joinName = spacedNames(
    placed.map(({ paragraph }) => paragraph),
    body,
  );
  const partList = listParter();
  const partNumbered = numberedHeadingParter(placed);
  const partInline = inlineHeadingParter(placed);
  let line: Paragraph | undefined;
  for (const { paragraph: found, place } of placed) {
    const whole = isTyped(wholeDegreesOf(withoutSpacing(joinName(found))));
    // What stands behind a heading on its line is of the section that it opens.
    const pieces = splitHeading(whole, isHeading).flatMap(splitLabelledBars).flatMap(partNumbered);
    const parts = pieces.flatMap((piece) => partInline(piece, open.get(piece.column)));
    for (const piece of parts)
      for (const paragraph of splitItems(piece)
        .flatMap((part) => (open.get(part.column) === "oLevels" ? [part] : partList(part)))
        .flatMap(splitBySection)) {
        const section = headingSection(paragraph.text);
        if (section) open.set(paragraph.column, section);
        const last = paragraphs.at(-1);
        const isEntry = studies.has(open.get(paragraph.column) ?? "") && !section;
        const isOne =
          last &&
          (isContinued(last, paragraph, body) ||
            (paragraphs.length === 1 && isStackedName(last, paragraph, place)) ||
            isCutHeading(last, paragraph, edges) ||
            (line && isEntry && isCutField(line, paragraph, edges)));
        line = paragraph;
        if (last && isOne) paragraphs[paragraphs.length - 1] = joined(last, paragraph);
        else {
          paragraphs.push(paragraph);
          origin.push(place);
        }
      }
  }
  document.paragraphs.slice(maxSegments).forEach((paragraph, at) => {
    paragraphs.push(paragraph);
    origin.push(maxSegments + at);
  });
  return { document: { ...document, paragraphs }, origin };
}

const letterMark = /^[o§q]\s+(?=\p{Lu}\p{L})/u;

/** A lone letter before many lines is the mark of a list that lost its font: "o Sold bread", "§ Kept the till". */
function typedMark(placed: readonly Placed[]): (paragraph: Paragraph) => Paragraph {
  const isUsed = placed.filter(({ paragraph }) => letterMark.test(paragraph.text)).length > 1;
  return (paragraph) => {
    const mark = isUsed ? letterMark.exec(paragraph.text)?.[0] : undefined;
    if (mark === undefined) return paragraph;
    const { text } = paragraph;
    return {
      ...paragraph,
      text: text.slice(mark.length),
      runs: runsBetween(paragraph.runs, mark.length, text.length),
      listLevel: 0,
    };
  };
}

/** "A D A   O B I" → "ADA OBI": letters set apart for their looks. */
function withoutSpacing(paragraph: Paragraph): Paragraph {
  const text = joinSpaced(paragraph.text);
  const [run] = paragraph.runs;
  const isSpaced = /^(?:[^\s\d]\s+){4,}[^\s\d]$/u.test(paragraph.text.trim());
  return isSpaced && run ? { ...paragraph, text, runs: [{ ...run, text }] } : paragraph;
}
