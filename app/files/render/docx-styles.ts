import { AlignmentType, BorderStyle, LevelFormat } from "docx";
import type { IStylesOptions } from "docx";
import { LANGUAGE_TAGS } from "./layout";
import type { Layout } from "./layout";

export const COLOURS = {
  ink: "191712",
  soft: "4D483D",
  faint: "8F8877",
  hair: "CFC8B8",
  mark: "FFF0C2",
} as const;

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
export function docxStyles(layout: Layout): IStylesOptions {
  const letter = layout.type === "cover_letter";
  const size = letter ? 21 : 20;
  const line = letter ? 300 : 276;
  return {
    default: {
      document: {
        // Arial has ₦, ẹ, ọ, ṣ and the tone marks on all systems with Word, and a substitute of equal width
        // elsewhere.
        run: { font: FONT, size, color: COLOURS.ink, language: { value: LANGUAGE_TAGS[layout.language] } },
        paragraph: { spacing: { after: letter ? 160 : 60, line }, alignment: AlignmentType.LEFT },
      },
      title: {
        run: { size: letter ? 34 : 46, bold: true, color: COLOURS.ink, font: FONT },
        paragraph: { spacing: { before: 0, after: 40, line: 260 }, keepNext: true },
      },
      heading1: {
        run: { size: letter ? 21 : 18, bold: true, color: COLOURS.ink, font: FONT, characterSpacing: 6 },
        paragraph: {
          spacing: { before: 260, after: 110, line: 260 },
          keepNext: true,
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 3, color: COLOURS.hair } },
        },
      },
      // Only the title is bold; the rest of its line (a class of degree) is not.
      heading2: {
        run: { size, bold: false, color: COLOURS.ink, font: FONT },
        paragraph: { spacing: { before: 140, after: 0, line }, keepNext: true },
      },
      listParagraph: { run: { size, color: COLOURS.ink }, paragraph: { spacing: { after: 30, line } } },
      hyperlink: { run: { color: COLOURS.ink, underline: {} } },
    },
    paragraphStyles: [
      style("Subtitle", "Subtitle", { size: 22, color: COLOURS.soft }, { spacing: { after: 40 } }),
      style("Contact", "Contact", { size: 18 }, { spacing: { after: letter ? 360 : 200 } }),
      style("EntryDetail", "Entry Detail", {}, { spacing: { after: 60, line } }),
      style("AddressLine", "Address Line", {}, { spacing: { after: 0, line } }),
      style("Address", "Address", {}, { spacing: { after: 280, line } }),
      style("Salutation", "Salutation", {}, { spacing: { after: 180, line }, keepNext: true }),
      style("Subject", "Subject", { bold: true }, { spacing: { after: 180, line }, keepNext: true }),
      style("Closing", "Closing", {}, { spacing: { before: 240, after: 560, line }, keepNext: true }),
      style("Signature", "Signature", {}, { spacing: { after: 0, line } }),
    ],
  };
}

const FONT = "Arial";

type ParagraphStyle = NonNullable<IStylesOptions["paragraphStyles"]>[number];

function style(
  id: string,
  name: string,
  run: ParagraphStyle["run"],
  paragraph: ParagraphStyle["paragraph"],
): ParagraphStyle {
  return { id, name, basedOn: "Normal", quickFormat: true, run, paragraph };
}
