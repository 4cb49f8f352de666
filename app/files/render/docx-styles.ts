import { AlignmentType, BorderStyle, LevelFormat, LineRuleType } from "docx";
import type { IParagraphOptions, IStylesOptions } from "docx";
import type { Fit, Typography } from "./design";
import { LANGUAGE_TAGS } from "./layout";
import type { Layout } from "./layout";

export const COLOURS = {
  ink: "191712",
  soft: "4D483D",
  faint: "8F8877",
  hair: "CFC8B8",
  mark: "FFF0C2",
} as const;

export const TWIPS_PER_MM = 56.7;

/** Points between the paragraphs of a letter. */
export const LETTER_PARAGRAPH_GAP = 8;

/** The bullet list that all lists of a document use. */
export const BULLETS = {
  reference: "bullets",
  levels: [
    {
      level: 0,
      format: LevelFormat.BULLET,
      text: "•",
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: { left: 240, hanging: 200 } } },
    },
  ],
};

/**
 * Named styles, so that a user can restyle the file in Word and a reader can separate headings from text.
 * Sizes in half points, spacing in twentieths of a point.
 */
export function docxStyles({ type, language, typography }: Layout, fit: Fit): IStylesOptions {
  const letter = type === "cover_letter";
  const gap = (points: number) => Math.round(points * 20 * fit.gap);
  const size = halfPoints(fit.size);
  const line = proportional(Math.round((letter ? 288 : 264) * fit.leading));
  const alignment = typography.name.align === "center" ? AlignmentType.CENTER : AlignmentType.LEFT;
  return {
    default: {
      document: {
        // Arial has ₦, ẹ, ọ, ṣ and the tone marks on all systems with Word, and a substitute of equal width
        // elsewhere.
        run: { font: FONT, size, color: COLOURS.ink, language: { value: LANGUAGE_TAGS[language] } },
        paragraph: {
          spacing: { after: gap(letter ? LETTER_PARAGRAPH_GAP : 3), ...line },
          alignment: AlignmentType.LEFT,
        },
      },
      title: {
        run: { size: halfPoints(typography.name.size), bold: true, color: COLOURS.ink, font: FONT },
        paragraph: {
          spacing: { before: 0, after: 40, ...proportional(260) },
          keepNext: true,
          alignment,
        },
      },
      heading1: {
        run: {
          size: halfPoints(typography.heading.size),
          bold: true,
          color: typography.heading.colour,
          font: FONT,
          characterSpacing: 6,
        },
        paragraph: {
          spacing: {
            before: gap(13),
            after: gap(typography.heading.isUnderlined ? 5 : 3),
            ...proportional(260),
          },
          keepNext: true,
          ...(typography.heading.isUnderlined ? { border: { bottom: HAIRLINE } } : {}),
        },
      },
      // Only the employer or school is bold; the place and the dates are not.
      heading2: {
        run: { size, bold: false, color: COLOURS.ink, font: FONT },
        paragraph: { spacing: { before: gap(7), after: 0, ...line }, keepNext: true },
      },
      listParagraph: {
        run: { size, color: COLOURS.ink },
        paragraph: { spacing: { after: gap(1.5), ...line } },
      },
      hyperlink: { run: { color: COLOURS.ink, underline: {} } },
    },
    paragraphStyles: [
      style("Subtitle", "Subtitle", { size: 23, color: COLOURS.soft }, { spacing: { after: 40 }, alignment }),
      style(
        "Contact",
        "Contact",
        { size: 19 },
        { spacing: { after: letter ? gap(18) : gap(10) }, alignment },
      ),
      style("EntryDetail", "Entry Detail", {}, { spacing: { after: gap(3), ...line } }),
      style("AddressLine", "Address Line", {}, { spacing: { after: 0, ...line } }),
      style("Address", "Address", {}, { spacing: { after: gap(14), ...line } }),
      style("Salutation", "Salutation", {}, { spacing: { after: gap(9), ...line }, keepNext: true }),
      style("Subject", "Subject", { bold: true }, { spacing: { after: gap(6), ...line }, keepNext: true }),
      style(
        "ListHead",
        "List Head",
        { bold: true },
        { spacing: { before: gap(3), after: gap(2.5), ...line }, keepNext: true },
      ),
      style(
        "Closing",
        "Closing",
        {},
        { spacing: { before: gap(12), after: gap(28), ...line }, keepNext: true },
      ),
      style("Signature", "Signature", {}, { spacing: { after: 0, ...line } }),
    ],
  };
}

/** The line under name and contacts, with `room` points more above it. */
export function headRule(typography: Typography, room = 0): Pick<IParagraphOptions, "border"> {
  const rule = RULES[typography.rule](typography.heading.colour);
  return { border: { bottom: { ...rule, space: Math.min(rule.space + Math.round(room), MAX_SPACE) } } };
}

const MAX_SPACE = 31; // points, of Word

// Border sizes are eighths of a point: that of each of two lines, which have the same between them. As thick as in the PDF.
const RULES = {
  double: () => ({ style: BorderStyle.DOUBLE, size: 6, space: 5, color: COLOURS.ink }),
  thin: (color: string) => ({ style: BorderStyle.SINGLE, size: 6, space: 5, color }),
  thick: (color: string) => ({ style: BorderStyle.SINGLE, size: 18, space: 5, color }),
};
const HAIRLINE = { style: BorderStyle.SINGLE, size: 4, space: 3, color: COLOURS.hair };

const FONT = "Arial";

// In 240ths of a line. LibreOffice takes a line without a rule for points.
const proportional = (line: number) => ({ line, lineRule: LineRuleType.AUTO });
const halfPoints = (points: number) => Math.round(points * 2);

type ParagraphStyle = NonNullable<IStylesOptions["paragraphStyles"]>[number];

function style(
  id: string,
  name: string,
  run: ParagraphStyle["run"],
  paragraph: ParagraphStyle["paragraph"],
): ParagraphStyle {
  return { id, name, basedOn: "Normal", quickFormat: true, run, paragraph };
}
