import { ExternalHyperlink, Paragraph, ShadingType, Tab, TextRun } from "docx";
import type { IParagraphOptions, ParagraphChild } from "docx";
import { isRightToLeft, splitByDirection } from "./direction";
import { COLOURS } from "./docx-styles";
import type { Run } from "./layout";

/** Goes to the next tab stop. */
export const TAB: Run = { text: "\t" };

/** A paragraph of a Word file in one of its named styles. */
export function paragraph(style: string, runs: Run[], options: IParagraphOptions = {}): Paragraph {
  const bidirectional = isRightToLeft(runs.map(({ text }) => text).join(""));
  const direction = bidirectional ? { bidirectional } : {};
  return new Paragraph({ ...options, ...direction, style, children: runs.flatMap(toChildren) });
}

function toChildren(run: Run): ParagraphChild[] {
  if (run === TAB) return [new TextRun({ children: [new Tab()] })];
  const children = splitByDirection(run.text).map((part) => textRun({ ...run, ...part }));
  return run.href === undefined ? children : [new ExternalHyperlink({ link: run.href, children })];
}

function textRun({
  text,
  strong,
  slanted,
  soft,
  bar,
  blank,
  isRightToLeft,
}: Run & { isRightToLeft: boolean }): TextRun {
  return new TextRun({
    text,
    ...(isRightToLeft ? { rightToLeft: true } : {}),
    ...(strong ? { bold: true } : {}),
    ...(slanted ? { italics: true } : {}),
    ...(soft ? { color: COLOURS.soft } : {}),
    ...(bar ? { color: COLOURS.faint } : {}),
    ...(blank ? { shading: { type: ShadingType.CLEAR, fill: COLOURS.mark, color: "auto" } } : {}),
  });
}
