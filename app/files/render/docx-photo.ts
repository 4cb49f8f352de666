import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from "docx";
import { PHOTO_SIDE, type Block, type Layout } from "./layout";

const POINTS_PER_MM = 72 / 25.4;
const PIXELS_PER_MM = 96 / 25.4;
const EMU_PER_MM = 36_000;
const GUTTER = 5; // millimetres
const CLEARANCE = 5; // points between the photo and the line below

/** The photo in the upper right corner of the first page, with its words beside it: no text box, and no line of text more. */
export function photoRun({ jpeg, label }: NonNullable<Layout["photo"]>): ImageRun {
  const side = Math.round(PHOTO_SIDE * PIXELS_PER_MM);
  return new ImageRun({
    type: "jpg",
    data: Buffer.from(jpeg, "base64"),
    transformation: { width: side, height: side },
    // A number of its own, or a counter of the process would stand in the file.
    altText: { id: "1", name: "Photo", title: "", description: label },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.MARGIN, align: VerticalPositionAlign.TOP },
      wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.BOTH_SIDES },
      margins: { left: GUTTER * EMU_PER_MM },
    },
  });
}

/** How many points the photo is higher than name, headline and contacts, which are set beside it. At least 0. */
export function roomBesidePhoto({ blocks, typography }: Layout): number {
  const heights = blocks.map((block) => headHeight(block, typography.name.size));
  return Math.max(
    0,
    Math.round(PHOTO_SIDE * POINTS_PER_MM + CLEARANCE - heights.reduce((sum, one) => sum + one, 0)),
  );
}

/** The letters of a line of contacts beside a photo. */
export const CONTACT_CHARACTERS_BESIDE_PHOTO = 70;

// Rather too little than too much: a line that is higher than thought pushes the rule down, and never into the photo.
function headHeight(block: Block, nameSize: number): number {
  const rows = (letters: number, most: number) => Math.max(1, Math.ceil(letters / most));
  switch (block.kind) {
    case "name":
      return rows(block.text.length, Math.floor(550 / nameSize)) * nameSize * 1.1;
    case "headline":
      return rows(block.runs.map(({ text }) => text).join("").length, 62) * 13;
    case "contact":
      return (
        rows(
          block.items.flat().reduce((sum, { text }) => sum + text.length + 3, 0),
          66,
        ) * 11
      );
    default:
      return 0;
  }
}
