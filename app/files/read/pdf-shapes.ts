import { drawnShapes, type Shapes } from "./pdf-drawing";
import type { PdfObjects } from "./pdf-objects";
import type { Mark } from "./pdf-page";

type PageObject = { contents: number[]; left: number; bottom: number };

const maxNodes = 500;

/**
 * The thin lines and dots drawn on each page, by its number from 1; `height` is that of the page as the reader counts it. Undefined on turned
 * pages and where the drawing cannot be unpacked.
 */
export function pageShapes(
  objects: PdfObjects,
  maxPages: number,
): (page: number, height: number) => Shapes | undefined {
  const pages = pageObjects(objects, maxPages);
  const known = new Map<number, Shapes | undefined>();
  const shapesOf = ({ contents }: PageObject): Shapes | undefined => {
    const parts = contents.flatMap((part) => objects.stream(part) ?? []);
    return parts.length > 0
      ? drawnShapes(Buffer.concat(parts.flatMap((part) => [part, Buffer.from("\n")])))
      : undefined;
  };
  return (number, height) => {
    const page = pages[number - 1];
    if (!page) return undefined;
    if (!known.has(number)) known.set(number, shapesOf(page));
    const shapes = known.get(number);
    const place = ({ left, right, top, bottom }: Mark): Mark => ({
      left: left - page.left,
      right: right - page.left,
      top: height - (bottom - page.bottom),
      bottom: height - (top - page.bottom),
    });
    return (
      shapes && {
        rules: shapes.rules.map(place),
        dots: shapes.dots.map(place),
        grounds: shapes.grounds.map((ground) => ({ ...ground, ...place(ground) })),
      }
    );
  };
}

/** The pages of a file in order, as its tree of pages names them. */
const pageObjects = (objects: PdfObjects, maxPages: number): (PageObject | null)[] =>
  pageLeaves(objects, maxPages).map(({ words, above }) => pageObject(words, above));

/** The number of each page, counted from 1, by that of its object. */
export const pageNumbers = (objects: PdfObjects, maxPages: number): Map<number, number> =>
  new Map(pageLeaves(objects, maxPages).map(({ node }, index) => [node, index + 1]));

function pageLeaves({ text, dictionary }: PdfObjects, maxPages: number) {
  const pages: { node: number; words: string; above: string }[] = [];
  const seen = new Set<number>();
  const visit = (node: number, inherited: string) => {
    if (seen.has(node) || seen.size > maxNodes || pages.length >= maxPages) return;
    seen.add(node);
    const words = dictionary(node);
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(words)?.[1];
    const above = `${words}\n${inherited}`;
    if (kids !== undefined) for (const kid of references(kids)) visit(kid, above);
    else pages.push({ node, words, above });
  };
  const root = Number(/\/Pages\s+(\d+)\s+\d+\s+R/.exec(text)?.[1] ?? -1);
  visit(root, "");
  return pages;
}

/** A page's own words come first in `above`, then those of the nodes over it. */
function pageObject(words: string, above: string): PageObject | null {
  const [, list, one] = /\/Contents\s*(?:\[([^\]]*)\]|(\d+\s+\d+\s+R))/.exec(words) ?? [];
  const turn = Number(/\/Rotate\s+(-?\d+)/.exec(above)?.[1] ?? 0);
  if (turn % 360 !== 0) return null;
  const box =
    /\/CropBox\s*\[\s*([-\d.]+)\s+([-\d.]+)/.exec(above) ??
    /\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)/.exec(above);
  return {
    contents: references(list ?? one ?? ""),
    left: Number(box?.[1] ?? 0),
    bottom: Number(box?.[2] ?? 0),
  };
}

function references(text: string): number[] {
  return [...text.matchAll(/(\d+)\s+\d+\s+R/g)].slice(0, maxNodes).map(([, number]) => Number(number));
}
