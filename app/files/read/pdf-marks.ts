import type { PDFOperatorList } from "pdfjs-dist/types/src/display/api";
import { isDotShaped } from "./pdf-drawing";
import type { Mark } from "./pdf-page";

type Words = { transform: unknown[]; width: number; height: number };
/** What lies on a page besides its words: pictures by place where it is known, else whether the file has any at all. */
export type Pictures = { places: Mark[] | null; hasAny: boolean };
type Marks = {
  dots: Mark[];
  rules: Mark[];
  /** Whether nobody would see this text: white on white, fully transparent, or drawn without ink and without shapes under it. */
  isHidden: (index: number, item: Words) => boolean;
};

// pdf.js, src/shared/util.js, OPS: numbers of the drawing orders, stable since 2017.
const ops = {
  setGState: 9,
  save: 10,
  restore: 11,
  transform: 12,
  setTextRenderingMode: 38,
  showText: 44,
  setFillColorN: 55,
  setFillRGBColor: 59,
  shadingFill: 62,
  paintFormXObjectBegin: 74,
  paintFormXObjectEnd: 75,
  constructPath: 91,
  setFillTransparent: 93,
} as const;
const fills = new Set([22, 23, 24, 25, 26, 27]);
const strokes = new Set([20, 21]);
const maxMarks = 5000;

type Matrix = [number, number, number, number, number, number];
type Pen = { matrix: Matrix; isWhite: boolean; isClear: boolean; mode: number };

/** Reads from a page's drawing orders what the text alone does not tell: unseen ink, drawn bullets, table rules. */
export function readMarks(list: PDFOperatorList, texts: string[], pictures: Pictures): Marks {
  const dots: Mark[] = [];
  const rules: Mark[] = [];
  const whiteDots: Mark[] = [];
  const backgrounds: Mark[] = [];
  const inked: Mark[] = [];
  const glyphs: { text: string; ink: "seen" | "white" | "none" }[] = [];
  let pen: Pen = { matrix: [1, 0, 0, 1, 0, 0], isWhite: false, isClear: false, mode: 0 };
  const stack: Pen[] = [];
  let isShaded = false;
  for (let at = 0; at < list.fnArray.length; at++) {
    const order = list.fnArray[at];
    const args = (list.argsArray[at] ?? []) as unknown[];
    if (order === ops.save) stack.push({ ...pen });
    else if (order === ops.restore || order === ops.paintFormXObjectEnd) pen = stack.pop() ?? pen;
    else if (order === ops.transform) pen = { ...pen, matrix: multiply(pen.matrix, toMatrix(args)) };
    else if (order === ops.paintFormXObjectBegin) {
      stack.push({ ...pen });
      pen = { ...pen, matrix: multiply(pen.matrix, toMatrix(Array.isArray(args[0]) ? args[0] : [])) };
    } else if (order === ops.setFillRGBColor) pen = { ...pen, isWhite: isWhite(args[0]) };
    else if (order === ops.setFillColorN || order === ops.setFillTransparent)
      pen = { ...pen, isWhite: false };
    else if (order === ops.setGState) pen = { ...pen, isClear: clearness(args[0]) ?? pen.isClear };
    else if (order === ops.setTextRenderingMode) pen = { ...pen, mode: Number(args[0]) };
    else if (order === ops.shadingFill) isShaded = true;
    else if (order === ops.showText) glyphs.push({ text: glyphText(args[0]), ink: inkOf(pen) });
    else if (order === ops.constructPath) {
      const area = areaOf(args[2], pen.matrix);
      const kind = Number(args[0]);
      if (area && dots.length + rules.length + backgrounds.length < maxMarks) {
        const width = area.right - area.left;
        const height = area.bottom - area.top;
        if ((fills.has(kind) || strokes.has(kind)) && width > 30 && height < 3) rules.push(area);
        else if (fills.has(kind) && isDotShaped(area)) (pen.isWhite ? whiteDots : dots).push(area);
        else if (fills.has(kind) && !pen.isWhite) backgrounds.push(area);
        if (fills.has(kind) && !pen.isWhite && !pen.isClear) inked.push(area);
      }
    }
  }
  const inks = inkOfTexts(texts, glyphs);
  const wholePageUnseen = inks !== null && inks.every((ink) => ink === "none" || ink === null);
  const isOnGround = (x: number, y: number) => backgrounds.some((area) => holds(area, x, y));
  dots.push(...whiteDots.filter((dot) => isOnGround(dot.left, dot.top)));
  return {
    dots,
    rules,
    isHidden(index, { transform, width, height }) {
      const ink = inks?.[index];
      const x = Number(transform[4]);
      const y = Number(transform[5]);
      // A picture may lie behind white words, and unseen words over a picture are a scan that was read by machine: both are kept.
      const isOnPicture = pictures.places?.some((area) => holds(area, x, y)) ?? pictures.hasAny;
      if (!ink || ink === "seen" || isOnPicture || isShaded) return false;
      if (ink === "none")
        return !wholePageUnseen && !isDrawn({ left: x, right: x + width, top: y, bottom: y + height }, inked);
      return !isOnGround(x, y);
    },
  };
}

const holds = (area: Mark, x: number, y: number) =>
  x >= area.left - 1 && x <= area.right && y >= area.top - 1 && y <= area.bottom;

/** Whether letters are drawn as shapes where clear words lie, as some printers set bold: shapes of a line's height fill its width. */
function isDrawn(line: Mark, shapes: Mark[]): boolean {
  const height = Math.max(1, line.bottom - line.top);
  let covered = 0;
  for (const shape of shapes) {
    const isInLine =
      shape.bottom - shape.top < 1.8 * height &&
      shape.top > line.top - 0.5 * height &&
      shape.bottom < line.bottom + 0.5 * height;
    if (isInLine) covered += Math.max(0, Math.min(line.right, shape.right) - Math.max(line.left, shape.left));
  }
  return covered >= 0.25 * Math.max(1, line.right - line.left);
}

/** The ink of each text, found by walking both in drawing order; null when they do not run in step. */
function inkOfTexts(texts: string[], glyphs: { text: string; ink: "seen" | "white" | "none" }[]) {
  const drawn = glyphs.flatMap(({ text, ink }) => Array.from(text, (letter) => ({ letter, ink })));
  let next = 0;
  const inks: ("seen" | "white" | "none" | null)[] = [];
  for (const text of texts) {
    const letters = Array.from(bare(text));
    const first = drawn[next];
    for (const letter of letters) if (drawn[next++]?.letter !== letter) return null;
    inks.push(letters.length > 0 && first ? first.ink : null);
  }
  return inks;
}

function inkOf(pen: Pen): "seen" | "white" | "none" {
  if (pen.isClear || pen.mode === 3 || pen.mode === 7) return "none";
  return pen.isWhite ? "white" : "seen";
}

function glyphText(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return "";
  return bare(glyphs.map((glyph: unknown) => (isGlyph(glyph) ? glyph.unicode : "")).join(""));
}

const isGlyph = (glyph: unknown): glyph is { unicode: string } =>
  typeof glyph === "object" && glyph !== null && "unicode" in glyph && typeof glyph.unicode === "string";

const bare = (text: string) => text.normalize("NFKC").replace(/[\s\p{C}]/gu, "");

const isWhite = (colour: unknown) =>
  typeof colour === "string" && /^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/i.test(colour);

function clearness(state: unknown): boolean | undefined {
  if (!Array.isArray(state)) return undefined;
  const alpha: unknown = state.find((entry: unknown) => Array.isArray(entry) && entry[0] === "ca");
  return Array.isArray(alpha) ? Number(alpha[1]) < 0.05 : undefined;
}

function areaOf(box: unknown, matrix: Matrix): Mark | null {
  if (typeof box !== "object" || box === null) return null;
  const [left, top, right, bottom] = Object.values(box).map(Number);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null;
  const xs = [left, right].flatMap((x) =>
    [top, bottom].map((y) => matrix[0] * x + matrix[2] * y + matrix[4]),
  );
  const ys = [left, right].flatMap((x) =>
    [top, bottom].map((y) => matrix[1] * x + matrix[3] * y + matrix[5]),
  );
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function toMatrix(numbers: unknown[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Object.values(numbers).map(Number);
  return [a, b, c, d, e, f];
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}
