import type { Mark, Piece } from "./pdf-page";

/** A level or upright line: `at` is its place across, `from` and `to` its ends along. */
type Line = { at: number; from: number; to: number };
/** A table that drawn lines enclose: the edges of its columns and rows, and which cell stands at each place of both. */
export type Grid = { xs: number[]; ys: number[]; cellAt: (row: number, column: number) => number };

const reach = 3;
const maxLines = 600;
const maxCells = 4000;

/** The tables that drawn lines enclose, the smallest first. A cell of several places has the number of its first one. */
export function findGrids(rules: readonly Mark[]): Grid[] {
  const level = joinLines(
    rules
      .filter(isLevel)
      .map(({ left, right, top, bottom }) => ({ at: (top + bottom) / 2, from: left, to: right })),
  );
  const upright = joinLines(
    rules
      .filter((rule) => !isLevel(rule))
      .map(({ left, right, top, bottom }) => ({ at: (left + right) / 2, from: top, to: bottom })),
  );
  if (level.length > maxLines || upright.length > maxLines) return [];
  return connected(level, upright)
    .flatMap((group) => toGrid(group.level, group.upright) ?? [])
    .sort((a, b) => areaOf(a) - areaOf(b));
}

const isLevel = ({ left, right, top, bottom }: Mark) => right - left >= bottom - top;

const areaOf = ({ xs, ys }: Grid) => ((xs.at(-1) ?? 0) - (xs[0] ?? 0)) * ((ys.at(-1) ?? 0) - (ys[0] ?? 0));

/** Lines that lie in one another's way are one: each cell may draw its own border. */
function joinLines(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines.sort((a, b) => a.at - b.at || a.from - b.from)) {
    const same = joined.findLast(
      (other) => line.at - other.at < reach && line.from <= other.to + reach && line.to >= other.from - reach,
    );
    if (!same) joined.push({ ...line });
    else [same.from, same.to] = [Math.min(same.from, line.from), Math.max(same.to, line.to)];
  }
  return joined;
}

/** The level and upright lines that touch each other. */
function connected(level: Line[], upright: Line[]): { level: Line[]; upright: Line[] }[] {
  const group = [...level, ...upright].map((_, index) => index);
  const rootOf = (index: number): number => {
    const over = group[index] ?? index;
    return over === index ? index : (group[index] = rootOf(over));
  };
  level.forEach((row, one) =>
    upright.forEach((column, other) => {
      if (touch(row, column)) group[rootOf(one)] = rootOf(level.length + other);
    }),
  );
  const groups = new Map<number, { level: Line[]; upright: Line[] }>();
  [...level, ...upright].forEach((line, index) => {
    const root = rootOf(index);
    const found = groups.get(root) ?? { level: [], upright: [] };
    found[index < level.length ? "level" : "upright"].push(line);
    groups.set(root, found);
  });
  return [...groups.values()];
}

const touch = (row: Line, column: Line) =>
  column.at > row.from - reach &&
  column.at < row.to + reach &&
  row.at > column.from - reach &&
  row.at < column.to + reach;

/** A grid has an upright line within it, or several, and rows; where the border at its sides is left out, the ends of the lines stand for it. */
function toGrid(level: Line[], upright: Line[]): Grid | null {
  const xs = edges([...upright.map(({ at }) => at), ...ends(level)]);
  const ys = edges([...level.map(({ at }) => at), ...ends(upright)]);
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  if (level.length < 2 || columns < 2 || rows < 2 || columns * rows > maxCells) return null;
  const cells = Array.from({ length: rows * columns }, (_, index) => index);
  const middle = (edge: number[], index: number) => ((edge[index] ?? 0) + (edge[index + 1] ?? 0)) / 2;
  const parts = (lines: Line[], at: number, along: number) =>
    lines.some((line) => Math.abs(line.at - at) < reach && line.from < along && line.to > along);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const place = row * columns + column;
      const left = cells[place - 1];
      const above = cells[place - columns];
      const isPartOfLeft = column > 0 && !parts(upright, xs[column] ?? 0, middle(ys, row));
      const isPartOfAbove = row > 0 && !parts(level, ys[row] ?? 0, middle(xs, column));
      if (isPartOfLeft && left !== undefined) cells[place] = left;
      else if (isPartOfAbove && above !== undefined) cells[place] = above;
    }
  return { xs, ys, cellAt: (row, column) => cells[row * columns + column] ?? -1 };
}

const ends = (lines: Line[]) =>
  lines.length === 0
    ? []
    : [Math.min(...lines.map(({ from }) => from)), Math.max(...lines.map(({ to }) => to))];

function edges(places: number[]): number[] {
  const found: number[] = [];
  for (const place of places.sort((a, b) => a - b))
    if (place - (found.at(-1) ?? -Infinity) > reach) found.push(place);
  return found;
}

/** The cell of a grid in which the middle of a piece of text lies, or -1. */
export function cellOf({ xs, ys, cellAt }: Grid, piece: Piece): number {
  const column = between(xs, piece.x + Math.min(piece.width, 4 * piece.size) / 2);
  const row = between(ys, piece.y - 0.3 * piece.size);
  return column === -1 || row === -1 ? -1 : cellAt(row, column);
}

const between = (edge: number[], place: number) =>
  edge.findIndex((from, index) => place >= from && place < (edge[index + 1] ?? -Infinity));
