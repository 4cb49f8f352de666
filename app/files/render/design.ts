import type { SectionKey } from "~/career/profile.schema";
import type { Design } from "~/career/generated-document";

/** The typography of the letter and the resume of a design, in PDF and Word. Sizes in points, margins in millimetres, colours in hexadecimal. */
export type Typography = {
  margin: { side: number; top: number; bottom: number };
  name: { size: number; align: "left" | "center" };
  /** The line under name and contacts. */
  rule: "double" | "thin" | "thick";
  /** Section headings: their colour, and whether a line runs under them. */
  heading: { size: number; colour: string; isUnderlined: boolean };
  /** Sections that come first, in this order; the others follow in the person's own. */
  first: readonly SectionKey[];
};

export const TYPOGRAPHY: Record<Design, Typography> = {
  plain: {
    margin: { side: 21, top: 17, bottom: 17 },
    name: { size: 22, align: "left" },
    rule: "double",
    heading: { size: 9.2, colour: "191712", isUnderlined: true },
    first: [],
  },
  graduate: {
    margin: { side: 20, top: 16, bottom: 16 },
    name: { size: 21, align: "center" },
    rule: "thin",
    heading: { size: 9.6, colour: "0B4F8A", isUnderlined: true },
    first: ["summary", "education", "nysc", "siwes"],
  },
  senior: {
    margin: { side: 23, top: 19, bottom: 18 },
    name: { size: 25, align: "left" },
    rule: "thick",
    heading: { size: 10.5, colour: "0B5A33", isUnderlined: false },
    first: ["summary", "work"],
  },
};

/**
 * The size of a name in points: that of the design where it fits on its line, smaller for a long one, and two lines for one that would be
 * small on one. `taken` is the width beside it that a photo needs, in millimetres.
 */
export function nameSize({ name, margin }: Typography, text: string, taken = 0): number {
  const room = (PAPER_WIDTH - 2 * margin.side - (name.align === "center" ? 2 : 1) * taken) * POINTS_PER_MM;
  const width = nameWidth(text);
  if (width === 0) return name.size;
  const onOneLine = room / width;
  // A line ends between two words, so two lines do not hold twice as much.
  const size = onOneLine >= SMALLEST_NAME ? onOneLine : Math.max(1.6 * onOneLine, SMALLEST_NAME);
  return Math.min(name.size, Math.floor(size * 2) / 2);
}

const PAPER_WIDTH = 210;
const POINTS_PER_MM = 2.835;
const SMALLEST_NAME = 17;

// In sizes of the letters: bold capitals, other letters and spaces of the fonts of PDF and Word are about so wide.
function nameWidth(text: string): number {
  const letters = [...text.normalize("NFC").replace(/\p{M}/gu, "")];
  const width = letters.map((letter) => (letter === " " ? 0.27 : /\p{Lu}/u.test(letter) ? 0.7 : 0.59));
  return width.reduce((sum, one) => sum + one, 0);
}

/**
 * How close the text is set: the size of letters in points, and the share of the usual space between lines, between
 * blocks, and at the edges.
 */
export type Fit = { size: number; leading: number; gap: number; edge: number };

/** From generous, which fills a page with a short text, to the closest that is still easy to read: 9.5 points. */
const FITS: readonly [Fit, Fit, Fit, ...Fit[]] = [
  { size: 11, leading: 1.12, gap: 1.4, edge: 1 },
  { size: 10.5, leading: 1.1, gap: 1.3, edge: 1 },
  { size: 10.5, leading: 1, gap: 1, edge: 1 },
  { size: 10.2, leading: 0.94, gap: 0.85, edge: 1 },
  { size: 9.9, leading: 0.9, gap: 0.75, edge: 0.92 },
  { size: 9.5, leading: 0.86, gap: 0.66, edge: 0.85 },
];
export const USUAL_FIT = FITS[2];
// As close as may be to save a page that was not asked for: all but the closest, for a second page with a few lines looks like a mistake.
const LIGHT_FITS = FITS.slice(0, 5);

/**
 * The widest setting that has at most `wanted` pages. A text that just runs over onto a second page is set a little closer;
 * one that needs it all the same is set so wide that the second page is worth turning to. `doesFit` is false when even the closest has
 * more; then it is set as for two pages, and what needs three in the usual way.
 */
export function chooseFit<T>(
  wanted: number,
  typeset: (fit: Fit) => { pages: number; result: T },
): { fit: Fit; pages: number; result: T; doesFit: boolean } {
  const tried = new Map<Fit, { pages: number; result: T }>();
  const find = (fits: readonly Fit[], most: number) => {
    for (const fit of fits) {
      const set = tried.get(fit) ?? typeset(fit);
      tried.set(fit, set);
      if (set.pages <= most) return { fit, ...set, doesFit: true };
    }
    return undefined;
  };
  const found = find(LIGHT_FITS, 1) ?? find(FITS, wanted);
  if (found) return found;
  const onTwo = find(FITS, 2); // more than asked for, but no third page where two are enough
  if (onTwo) return { ...onTwo, doesFit: false };
  return { fit: USUAL_FIT, ...(tried.get(USUAL_FIT) ?? typeset(USUAL_FIT)), doesFit: false };
}
