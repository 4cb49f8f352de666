import { parsePeriod, type Period } from "../dates";
import type { DocumentText, Paragraph } from "./document-text";
import { isExamResults } from "./exam-results";
import { type Atom, type Cut, isDuration, isMobile, type Separator } from "./segment-atoms";
import { cut, whole } from "./segment-cuts";
import { detailKind, labelCells } from "./label-columns";
import { headsLines, labelKind } from "./segment-labels";
import { readTableHeads } from "./table-heads";
import type { Label } from "./tagger/labels";
import { createStyleReader, type TextStyle } from "./text-style";
import type { LabelKind } from "./vocabulary/vocabulary-types";
import { FORMER, NO_DATE } from "./vocabulary/no-names";

/** A stretch of a paragraph that may be one field. `from` and `to` are places in the paragraph's text. */
export type Segment = {
  paragraph: number;
  from: number;
  to: number;
  text: string;
  before: Separator;
  index: number;
  /** Number of segments of the paragraph. */
  count: number;
  style: TextStyle;
  /** The space above its paragraph, in points. */
  space: number;
  atom?: Atom;
  period?: Period;
  /** The kind of the label before it: "Position: …", or of the head of its column. */
  label?: LabelKind;
  /** What it is whatever stands around it. */
  fixed?: "label" | "other" | "dates" | "standing" | "email" | "phone" | "grade" | "line";
  /** What its words were taken for, where they were parted from others without a mark between them. */
  partOf?: Label;
  /** How likely its words make it each of the labels, where the page has no look. */
  likelihoods?: ReadonlyMap<Label, number>;
};

/** Five close pages. Strange text has as many in a few of its lines, and its reading may not cost more than 200 ms of processor time. */
export const maxSegments = 330;

/** Cuts every paragraph at its separators, up to `maxSegments`: what comes later is not tagged. Linear in the length of the text. */
export function segments(document: DocumentText, body: number): Segment[] {
  const all: Segment[] = [];
  let cellLabel: { kind: LabelKind; table: number; row: number } | undefined;
  const heads = readTableHeads(document, labelKind);
  const forms = labelCells(document);
  document.paragraphs.forEach((paragraph, place) => {
    if (all.length >= maxSegments) return;
    const styleAt = createStyleReader(paragraph, body);
    const { cell } = paragraph;
    const isLabel = forms.labels.has(place);
    const isNumber = heads.isNumber(place) || forms.numbers.has(place);
    const head = isLabel || heads.heads.has(place) ? "label" : isNumber ? "number" : undefined;
    const cuts = head ? [{ ...whole(paragraph.text), atom: head } as Cut] : cut(paragraph);
    const inherited =
      cell && cellLabel && cell.table === cellLabel.table && cell.row === cellLabel.row && cell.column > 0
        ? cellLabel.kind
        : heads.kindOf(paragraph);
    let label = inherited;
    cuts.forEach(({ from, to, before, atom, period }, index) => {
      const text = paragraph.text.slice(from, to);
      const kind = atom === "label" ? (isLabel ? detailKind(text) : labelKind(text)) : undefined;
      const isApart = before === "tab" || before === "bar" || (label === "dates" && before === "colon");
      const alone =
        atom === undefined && (isApart || label === "dates") && text.length < 20
          ? parsePeriod(text)
          : undefined;
      const present =
        label === "dates" && openEnd.test(text)
          ? { end: "present" as const }
          : label === "dates" || alone?.end === "present"
            ? alone
            : undefined;
      const known = period ?? present;
      all.push({
        paragraph: place,
        from,
        to,
        text,
        before,
        index,
        count: cuts.length,
        style: styleAt(from, to),
        space: paragraph.spaceBefore,
        ...(atom && { atom }),
        ...(present && { atom: "dates" as const }),
        ...(known && { period: known }),
        ...(head && { fixed: head === "label" ? ("label" as const) : ("other" as const) }),
        ...(present && { fixed: "dates" as const }),
        ...(atom === "standing" && { fixed: "standing" as const }),
        ...(atom === "email" && { fixed: "email" as const }),
        ...(atom === "phone" &&
          (label ?? "phone") === "phone" &&
          isMobile(text) && { fixed: "phone" as const }),
        // "Position: …" is a label in every place.
        ...(atom === "label" &&
          kind !== undefined &&
          (cuts.length > 1 || (headsLines(kind) && /:$/.test(text)) || isFormLabel(paragraph, text)) && {
            fixed: "label" as const,
          }),
        ...(atom === undefined && isExamResults(text) && { fixed: "grade" as const }),
        // How long a post lasted repeats what its dates tell.
        ...(atom === undefined && NO_DATE.test(text.trim()) && { fixed: "other" as const }),
        ...(before === "bracket" && FORMER.test(text) && { fixed: "other" as const }),
        ...(isDuration(text) && { fixed: "label" as const }),
        ...(atom !== "label" && (label === "about" || label === "reason") && { fixed: "line" as const }),
        ...(atom !== "label" && label === "unused" && { fixed: "other" as const }),
        ...(atom !== "label" && label && { label }),
      });
      if (atom === "label") label = kind ?? undefined;
      if (atom === "label" && (!head || isLabel) && cell && cuts.length === 1 && kind)
        cellLabel = { kind, table: cell.table, row: cell.row };
    });
  });
  return all;
}

/** "Main activities and responsibilities" alone in the first cell of a row. */
function isFormLabel({ cell }: Paragraph, text: string): boolean {
  return cell?.column === 0 && /\S\s+\S/.test(text);
}

/** Under a head such as "To" even "Date" alone is today. */
const openEnd = /^(?:to )?date$/i;
