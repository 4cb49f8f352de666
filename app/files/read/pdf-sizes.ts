import { inflateSync } from "node:zlib";

type Size = { width: number; height: number };

const maxStreams = 400;
const maxInflated = 8 * 1024 * 1024;

/**
 * What the file's own objects say outside the reach of the fast reader: their text (the drawing of the pages left out) and the
 * sizes of pages in points. `of` gives the smallest size that holds what was found on a page.
 */
export function pageSizes(file: Buffer): { text: string; of: (reach: Size) => Size } {
  const text = objectText(file);
  const sizes = [
    ...text.matchAll(/\/(?:Media|Crop)Box\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s*\]/g),
  ]
    .slice(0, 500)
    .map(([, left, bottom, right, top]) => ({
      width: Number(right) - Number(left),
      height: Number(top) - Number(bottom),
    }))
    .filter(({ width, height }) => width > 50 && height > 50)
    .sort((a, b) => a.width * a.height - b.width * b.height);
  const usual = sizes[0] ?? { width: 595, height: 842 };
  return {
    text,
    of(reach) {
      const holds = (size: Size) => reach.width <= size.width + 2 && reach.height <= size.height + 2;
      const turned = (size: Size) => ({ width: size.height, height: size.width });
      const isTurned = /\/Rotate\s+(?:90|270)\b/.test(text);
      return [...sizes, ...(isTurned ? sizes.map(turned) : [])].find(holds) ?? usual;
    },
  };
}

/** The plain objects of a PDF and those packed into object streams. */
function objectText(file: Buffer): string {
  const raw = file.toString("latin1");
  const texts = [raw];
  let inflated = 0;
  let streams = 0;
  for (const match of raw.matchAll(/\/ObjStm\b/g)) {
    const start = raw.indexOf("stream", match.index);
    if (start === -1 || streams++ > maxStreams || inflated > maxInflated) break;
    const from = start + 6 + (raw[start + 6] === "\r" ? 2 : 1);
    try {
      const text = inflateSync(file.subarray(from), { maxOutputLength: maxInflated }).toString("latin1");
      inflated += text.length;
      texts.push(text);
    } catch {
      continue; // locked or damaged: the readers say so
    }
  }
  return texts.join("\n");
}
