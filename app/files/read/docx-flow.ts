import type { Paragraph, TextRun } from "~/career/resume/document-text";
import type { ParagraphLook } from "./docx-look";
import type { DocxStyles } from "./docx-styles";
import { makeParagraph } from "./paragraph";

/** A paragraph of Word while it is read: its lines are parted by breaks within it. */
export type OpenParagraph = {
  style: string;
  look: ParagraphLook;
  lines: TextRun[][];
  boxes: Paragraph[];
  link?: string;
};

/** Where finished paragraphs go: the body, a cell or a text box. `after` is the space in points owed to the next. */
export type Flow = { paragraphs: Paragraph[]; after: number };

export const newFlow = (): Flow => ({ paragraphs: [], after: 0 });

const emptyLine = 12;

/** Ends a paragraph: each of its visual lines is handed on by itself, for many press Shift and Enter for a new paragraph. */
export function endParagraph(open: OpenParagraph, flow: Flow, styles: DocxStyles): void {
  const look = { ...styles.paragraphLook(open.style), ...defined(open.look) };
  const { mark, left: listLeft } = styles.level(look.numId ?? "", look.level ?? "0");
  const headingLevel = styles.headingLevel(open.style) || look.outline || 0;
  const isPoint = mark !== "none" && headingLevel === 0 && !(mark === "number" && isCapitals(open.lines));
  const indent = Math.max(0, (open.look.left ?? listLeft ?? look.left ?? 0) + Math.min(0, look.first ?? 0));
  let space = Math.max(look.before ?? 0, flow.after);
  const made = open.lines.flatMap((runs, index) => {
    const paragraph = makeParagraph(runs, {
      page: 1,
      column: 0,
      indent,
      spaceBefore: space,
      ...(look.align && look.align !== "left" ? { align: look.align } : {}),
      ...(isPoint && index === 0 ? { listLevel: Math.min(8, Number(look.level ?? 0) || 0) } : {}),
      ...(headingLevel > 0 ? { headingLevel } : {}),
      ...(open.link ? { link: open.link } : {}),
    });
    space = paragraph ? 0 : space + emptyLine;
    return paragraph ?? [];
  });
  const last = made.at(-1);
  if (last && look.hasRule) last.ruleBelow = true;
  flow.after = last ? (look.after ?? 0) : space + (look.after ?? 0);
  if (!last && open.boxes.length > 0) flow.after = look.after ?? 0;
  if (!last && look.hasRule) {
    const above = flow.paragraphs.at(-1);
    if (above) above.ruleBelow = true;
  }
  flow.paragraphs.push(...made, ...open.boxes);
}

/** A numbered line in capitals ("1. EDUCATION") is a section's heading, whatever its style is called. */
const isCapitals = (lines: TextRun[][]) =>
  /^[\P{Ll}]{1,40}$/u.test(
    lines
      .flat()
      .map((run) => run.text)
      .join(""),
  );

const defined = <T extends object>(look: T): Partial<T> =>
  Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined)) as Partial<T>;
