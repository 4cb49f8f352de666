import { maxParagraphs, type DocumentText, type Paragraph } from "./document-text";
import { headingSection } from "./headings";
import { joinCutLines } from "./text-joins";
import { readTextLines, type TextLine } from "./text-lines";
import type { Section } from "./vocabulary/vocabulary-types";

const size = 11; // points: text alone has one size, and any will do
const emptyLine = 12;

/** Text without layout (pasted, typed, or read by a reader that knows no more) as a document: a line, or what was cut into lines, is a paragraph. */
export function documentFromText(text: string): DocumentText {
  const lines = splitHeadings(joinCutLines(readTextLines(text.normalize("NFC"))));
  const paragraphs = lines.slice(0, maxParagraphs).map((line, at): Paragraph => ({
    text: line.runs.map((run) => run.text).join(""),
    runs: line.runs.map((run) => ({ ...run, italic: false, size })),
    page: 1,
    column: 0,
    indent: 0,
    spaceBefore: at === 0 ? 0 : line.emptyBefore * emptyLine,
    ...(line.isRuled && { ruleBelow: true }),
    ...(line.isItem && { listLevel: 0 }),
    ...(line.isPageNumber && { zone: "foot" as const }),
  }));
  return { paragraphs, hidden: [], pages: 1 };
}

// Sections that people write behind their heading on one line. Others of these words are rather labels inside a section.
const inline: ReadonlySet<Section> = new Set([
  "summary",
  "skills",
  "languages",
  "nysc",
  "siwes",
  "certificates",
  "awards",
  "education",
  "referees",
  "custom",
]);

/** "SKILLS: Sewing, Cutting": a heading and what stands behind it, where it begins a block of its own or is set apart by capitals. */
function splitHeadings(lines: readonly TextLine[]): TextLine[] {
  let before: TextLine | undefined;
  let isInline = false;
  return lines.flatMap((line) => {
    const over = before;
    const wasInline = isInline;
    before = line;
    isInline = false;
    const [, head = "", rest = ""] = /^([\p{L}][^:\t]{2,40}):[\s]+(.+)$/u.exec(textOf(line)) ?? [];
    const section = rest === "" || line.isItem ? undefined : headingSection(head);
    if (!over || section === undefined || !inline.has(section)) return [line];
    const isRaised = head === head.toUpperCase() && /\p{Ll}{3}/u.test(textOf(over) + rest);
    const isApart = line.emptyBefore > 0 && headingSection(textOf(over)) === undefined;
    if (!isApart && !isRaised && !wasInline) return [line];
    isInline = true;
    return [
      { ...line, runs: [{ text: head, bold: line.runs[0]?.bold ?? false }], isRuled: false },
      { ...line, runs: [{ text: rest, bold: false }], emptyBefore: 0 },
    ];
  });
}

function textOf({ runs }: TextLine): string {
  return runs.map(({ text }) => text).join("");
}
