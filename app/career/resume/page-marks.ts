import type { Paragraph } from "./document-text";
import { namesPaper } from "./kind-of-paper";
import { OWNER_OF_PAPER, PAGE_MARK } from "./vocabulary/page-marks";

const LONGEST = 160;
const PARTS = /\t+| {3,}|\s*[|•·]\s*|\s+[–—-]\s+/u;
const PAGE = /^page\b/iu;

/**
 * What tells of the paper alone is the foot of a page, wherever a page has it: "Page 2 - Curriculum vitae of Ada Obi", "Updated: Nov. 2026", "Designed with a
 * free template". It is no fact, and no line goes on in it.
 */
export function withPageMarks(paragraphs: readonly Paragraph[]): Paragraph[] {
  const whole = new Set(paragraphs.slice(0, MOST_OF_HEAD).map(({ text }) => text.trim()));
  return paragraphs.map((paragraph, at) => {
    const isMark = (at > 0 && isPageMark(paragraph)) || isTitle(paragraph, whole);
    return isMark && !paragraph.zone ? { ...paragraph, zone: "foot" } : paragraph;
  });
}
const MOST_OF_HEAD = 12;

/** "Curriculum Vitae⇥Ada Obi", where "Ada Obi" has a line of its own below. */
function isTitle({ text }: Paragraph, lines: ReadonlySet<string>): boolean {
  const [paper = "", owner = "", ...others] = text.split(/\t+/u).map((part) => part.trim());
  return others.length === 0 && namesPaper(paper) && lines.has(owner);
}

function isPageMark({ text, listLevel, headingLevel }: Paragraph): boolean {
  if (text.length > LONGEST || listLevel !== undefined || headingLevel !== undefined) return false;
  if (isMark(text.trim())) return true;
  const parts = text.split(PARTS).map((part) => part.trim());
  const marks = parts.filter(isMark);
  const isNumbered = marks.some((part) => PAGE.test(part));
  return marks.length > 0 && parts.every((part) => isMark(part) || (isNumbered && OWNER_OF_PAPER.test(part)));
}

const isMark = (part: string) => PAGE_MARK.test(part);
