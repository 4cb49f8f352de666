import type { Mark } from "./pdf-page";

type Matrix = [number, number, number, number, number, number];
type Point = [number, number];
type Line = { from: Point; to: Point };

/** The thickest border of a table in points, and the shortest drawn line that may be one. */
const thickest = 3;
const shortest = 4;
const maxShapes = 5000;
const maxDepth = 200;
const maxPoints = 2000;

const paintsStroke: ReadonlySet<string> = new Set(["S", "s", "B", "B*", "b", "b*"]);
const paintsFill: ReadonlySet<string> = new Set(["f", "F", "f*", "B", "B*", "b", "b*"]);

/** What a page draws besides its words: thin straight lines, upright and level, and small filled shapes that may be bullets. */
export type Shapes = { rules: Mark[]; dots: Mark[]; grounds: Ground[] };
/** An area that is filled before the first word, in order: what is painted on it stands out from it or not. */
export type Ground = Mark & { isDark: boolean };

/**
 * The lines and dots that a page's content draws, in points from the corner of the sheet at the bottom left: `top` is the lower
 * number, as on a page that was turned over.
 */
export function drawnShapes(content: Buffer): Shapes {
  const rules: Mark[] = [];
  const dots: Mark[] = [];
  const grounds: Ground[] = [];
  let isBeforeWords = true;
  let isDark = true;
  let clip: Mark | null = null;
  let clips = false;
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let lineWidth = 1;
  const stack: { matrix: Matrix; lineWidth: number; isDark: boolean; clip: Mark | null }[] = [];
  let path: Line[][] = [];
  let points = 0;
  const at = (x = 0, y = 0): Point => [
    matrix[0] * x + matrix[2] * y + matrix[4],
    matrix[1] * x + matrix[3] * y + matrix[5],
  ];
  let current: Point = [0, 0];
  let start: Point = [0, 0];
  const lineTo = (to: Point) => {
    if (points++ < maxPoints) path.at(-1)?.push({ from: current, to });
    current = to;
  };
  const moveTo = (to: Point) => {
    if (points++ < maxPoints) path.push([]);
    [current, start] = [to, to];
  };
  const draw = (operator: string, [a, b, c, d, e, f]: readonly number[]) => {
    if (operator === "q" && stack.length < maxDepth) stack.push({ matrix, lineWidth, isDark, clip });
    else if (operator === "Q")
      ({ matrix, lineWidth, isDark, clip } = stack.pop() ?? { matrix, lineWidth, isDark, clip });
    else if (operator === "BT") isBeforeWords = false;
    else if (inks.has(operator)) isDark = isDarkInk(operator, [a, b, c, d]);
    else if (operator === "W" || operator === "W*") clips = true;
    else if (operator === "cm") matrix = multiply(matrix, [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0]);
    else if (operator === "w") lineWidth = a ?? 1;
    else if (operator === "m") moveTo(at(a, b));
    else if (operator === "l") lineTo(at(a, b));
    else if (operator === "h") lineTo(start);
    else if (operator === "c") lineTo(at(e, f));
    else if (operator === "v" || operator === "y") lineTo(at(c, d));
    else if (operator === "re") {
      const [x = 0, y = 0, width = 0, height = 0] = [a, b, c, d];
      moveTo(at(x, y));
      for (const corner of [at(x + width, y), at(x + width, y + height), at(x, y + height)]) lineTo(corner);
      lineTo(start);
    } else if (operator === "n" || paintsStroke.has(operator) || paintsFill.has(operator)) {
      if (operator === "s" || operator.startsWith("b")) lineTo(start);
      const ink = lineWidth * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
      if (paintsFill.has(operator)) {
        for (const part of path) rules.push(...thin(areaOf(part)));
        const area = path.length > 0 ? around(path.flat()) : null;
        if (area && isDotShaped(area)) dots.push(area);
        const ground = isBeforeWords && area && inside(area, clip);
        if (ground)
          grounds.push({ ...ground, isDark: isDark && path.every((part) => areaOf(part) !== null) });
      }
      if (paintsStroke.has(operator) && ink < thickest)
        for (const line of path.flat()) rules.push(...thin(areaOf([line])));
      if (clips && path.length > 0) clip = inside(around(path.flat()), clip) ?? nowhere;
      clips = false;
      [path, points] = [[], 0];
    }
  };
  forEachOrder(content, (operator, numbers) => {
    draw(operator, numbers);
    return rules.length + dots.length + grounds.length < maxShapes;
  });
  return { rules, dots, grounds };
}

const inks: ReadonlySet<string> = new Set(["g", "rg", "k", "sc", "scn"]);

/** Whether white letters are seen on an ink. Of patterns and of inks by name nothing is known: they count as light. */
function isDarkInk(operator: string, parts: readonly (number | undefined)[]): boolean {
  const known = parts.filter((part) => part !== undefined);
  if (operator === "k" || known.length === 4) {
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = known;
    return black > 0.4 || cyan + magenta + yellow > 1.2;
  }
  return known.length > 0 && Math.max(...known) < 1.01 && lightness(known) < 0.7;
}

/** From 0 for black to 1 for white, as eyes weigh red, green and blue. */
function lightness(parts: readonly number[]): number {
  const [red = 0, green = red, blue = red] = parts;
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

const nowhere: Mark = { left: 0, right: 0, top: 0, bottom: 0 };

/** The part of an area that lies inside another one. */
function inside(area: Mark, clip: Mark | null): Mark | null {
  if (!clip) return area;
  const part = {
    left: Math.max(area.left, clip.left),
    right: Math.min(area.right, clip.right),
    top: Math.max(area.top, clip.top),
    bottom: Math.min(area.bottom, clip.bottom),
  };
  return part.left < part.right && part.top < part.bottom ? part : null;
}

/** Whether a filled area may be the bullet of a list. */
export function isDotShaped({ left, right, top, bottom }: Mark): boolean {
  const [width, height] = [right - left, bottom - top];
  return (
    width >= 1 && height >= 1 && width <= 7 && height <= 7 && width < 1.6 * height && height < 1.6 * width
  );
}

function thin(area: Mark | null): Mark[] {
  if (!area) return [];
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  return Math.min(width, height) < thickest && Math.max(width, height) >= shortest ? [area] : [];
}

/** The area that upright and level lines enclose; null where one of them leans. */
function areaOf(lines: readonly Line[]): Mark | null {
  return lines.length === 0 || lines.some(leans) ? null : around(lines);
}

function around(lines: readonly Line[]): Mark {
  const xs = lines.flatMap(({ from, to }) => [from[0], to[0]]);
  const ys = lines.flatMap(({ from, to }) => [from[1], to[1]]);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const leans = ({ from, to }: Line) => Math.abs(from[0] - to[0]) > 0.7 && Math.abs(from[1] - to[1]) > 0.7;

const blank = new Set([0, 9, 10, 12, 13, 32]);
const delimiter = new Set(Array.from("()<>[]{}/%", (sign) => sign.charCodeAt(0)));
const [open, close, less, greater, slash, percent, backslash] = [40, 41, 60, 62, 47, 37, 92];

/** Walks over the orders of a content stream with the numbers before each, until `onOrder` says no. Words that are shown are passed over. */
function forEachOrder(
  bytes: Buffer,
  onOrder: (operator: string, numbers: readonly number[]) => boolean,
): void {
  let numbers: number[] = [];
  let at = 0;
  const wordEnd = (from: number) => {
    let end = from;
    while (end < bytes.length && !blank.has(bytes[end] ?? 0) && !delimiter.has(bytes[end] ?? 0)) end++;
    return end;
  };
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte === open) at = stringEnd(bytes, at);
    else if (byte === less && bytes[at + 1] !== less) at = after(bytes, greater, at);
    else if (byte === percent) at = after(bytes, 10, at);
    else if (byte === slash) at = wordEnd(at + 1);
    else if (blank.has(byte) || delimiter.has(byte)) at++;
    else {
      const end = wordEnd(at);
      const word = bytes.toString("latin1", at, Math.min(end, at + 20));
      at = end;
      if (/^[-+.\d]/.test(word)) {
        if (numbers.length < 8) numbers.push(Number.parseFloat(word) || 0);
        continue;
      }
      if (word === "BI") at = after(bytes, "EI", at);
      if (!onOrder(word, numbers)) return;
      numbers = [];
    }
  }
}

function after(bytes: Buffer, sign: number | string, from: number): number {
  const found = bytes.indexOf(sign, from);
  return found === -1 ? bytes.length : found + (typeof sign === "string" ? sign.length : 1);
}

function stringEnd(bytes: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === backslash) at++;
    else if (byte === open) depth++;
    else if (byte === close && --depth === 0) return at + 1;
  }
  return bytes.length;
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    n[0] * m[0] + n[1] * m[2],
    n[0] * m[1] + n[1] * m[3],
    n[2] * m[0] + n[3] * m[2],
    n[2] * m[1] + n[3] * m[3],
    n[4] * m[0] + n[5] * m[2] + m[4],
    n[4] * m[1] + n[5] * m[3] + m[5],
  ];
}
