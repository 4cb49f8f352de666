import { typesetSvg } from "./pdf";
import type { RenderableDocument } from "./layout";

const MAX_BYTES = 20 * 1024;
// A phone of 360 pixels shows it 328 wide, most with two points a pixel.
const WIDTHS = [640, 560, 480, 400];
// Shown as wide as a thumb: how full the page is, and in which design.
const SMALL_WIDTH = 320;
const A4_WIDTH_POINTS = 595.28;

/**
 * The first page of the PDF as a PNG of at most 20 KB: four shades of grey, as wide as fits, from 640 pixels down to 400.
 * A page so full that even the smallest is heavier is returned all the same.
 */
export async function renderPicture(document: RenderableDocument): Promise<Uint8Array> {
  const svg = await typesetFirstPage(document);
  let picture: Buffer = Buffer.alloc(0);
  for (const width of WIDTHS) {
    picture = await rasterize(svg, width);
    if (picture.length <= MAX_BYTES) break;
  }
  return new Uint8Array(picture);
}

/** The same, 320 pixels wide: 3 to 6 KB. */
export async function renderSmallPicture(document: RenderableDocument): Promise<Uint8Array> {
  return new Uint8Array(await rasterize(await typesetFirstPage(document), SMALL_WIDTH));
}

async function typesetFirstPage(document: RenderableDocument): Promise<Buffer> {
  return Buffer.from(firstPage(await typesetSvg(document)));
}

async function rasterize(svg: Buffer, width: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp"); // native and large, so it is loaded on demand
  sharp.cache(false);
  sharp.concurrency(1);
  const { data, info } = await sharp(svg, { density: (72 * width) / A4_WIDTH_POINTS, unlimited: true })
    .flatten({ background: "#ffffff" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(
    data.map((light) => SHADE_OF[light] ?? 0),
    { raw: { width: info.width, height: info.height, channels: 1 } },
  )
    .png({ palette: true, colours: SHADES.length, dither: 0, effort: 7, compressionLevel: 9 })
    .toBuffer();
}

// A quantizer that chooses shades itself makes white paper grey and black letters grey, as strokes are thinner than a point. From these
// limits on, thin letters are dark and hairlines stay.
const SHADES = [0, 96, 190, 255];
const SHADE_LIMITS = [100, 180, 242];
const SHADE_OF = Uint8Array.from(
  { length: 256 },
  (_, light) => SHADES[SHADE_LIMITS.filter((limit) => light >= limit).length] ?? 0,
);

/** The typesetter puts all pages below each other and paints the white of each over the first. */
function firstPage(svg: string): string {
  const [head = "", first = ""] = svg.split(PAGE_GROUND);
  const shared = svg.slice(svg.lastIndexOf("<defs"));
  const page = svg.split(PAGE_GROUND).length > 2 ? head + PAGE_GROUND + first + shared : svg;
  // A picture needs no links, whose addresses it does not escape.
  return page
    .replace(/<a [^>]*>/g, "<a>")
    .replace(
      /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
      'viewBox="0 0 595.276 841.89" width="595.276" height="841.89"',
    );
}

const PAGE_GROUND = '\n    <path class="typst-shape" fill="#ffffff"';
