import type { Block } from "./blocks";
import type { DocumentText } from "./document-text";
import type { Draft } from "./draft";
import { type Grid, type GridCell, gridsOf } from "./grids";
import { readLanguageGrid } from "./grid-languages";
import { readProjectGrid } from "./grid-projects";
import { readResultGrid } from "./grid-results";
import { namesLanguage } from "./spoken";
import { examNames } from "./vocabulary/grades";

const linesOver = 6;

/** Reads the tables that say by their form or their heads what their rows are, and gives the paragraphs that they are made of. */
export function readGrids(
  draft: Draft,
  document: DocumentText,
  blocks: readonly Block[],
): ReadonlySet<number> {
  const sections = new Map<number, Block["section"]>();
  for (const { section, fields } of blocks)
    for (const { paragraph } of fields) if (!sections.has(paragraph)) sections.set(paragraph, section);
  const captionOf = (place: number) =>
    document.paragraphs
      .slice(Math.max(0, place - linesOver), place)
      .map(({ text }) => text)
      .reverse()
      .join("\n");
  const read = new Set<number>();
  for (const grid of gridsOf(document)) {
    const section = placesOf(grid)
      .map((place) => sections.get(place))
      .find((one) => one !== undefined);
    if (section === "referees") continue;
    const isRead =
      readLanguageGrid(draft, grid) ||
      (mayHoldResults(grid, section, captionOf) && readResultGrid(draft, grid, captionOf)) ||
      readProjectGrid(draft, grid, {
        isOfProjects: section === "projects",
        caption: lineOver(document, grid),
      });
    if (isRead) for (const place of placesOf(grid)) read.add(place);
  }
  for (const list of resultLists(document, read)) {
    const section = placesOf(list)
      .map((place) => sections.get(place))
      .find((one) => one !== undefined);
    if (!mayHoldResults(list, section, captionOf)) continue;
    if (readResultGrid(draft, list, captionOf)) for (const place of placesOf(list)) read.add(place);
  }
  return read;
}

/** The line right over a table. */
function lineOver({ paragraphs }: DocumentText, grid: Grid): string {
  const over = paragraphs[(placesOf(grid)[0] ?? 0) - 1];
  return over && !over.cell ? over.text : "";
}

const OF_SCHOOL: ReadonlySet<Block["section"] | undefined> = new Set<Block["section"] | undefined>([
  "education",
  "oLevels",
  "top",
  undefined,
]);

/** Where an examination is named, or among studies: "Graded paper A4" is a duty, and "Anglais : C1" a level of a language. */
function mayHoldResults(
  grid: Grid,
  section: Block["section"] | undefined,
  captionOf: (place: number) => string,
): boolean {
  const [first = 0] = placesOf(grid);
  if (examNames.test(captionOf(first))) return true;
  const names = grid.rows
    .flatMap((row) => row.map(({ text }) => text))
    .filter((text) => /\p{L}{3}/u.test(text));
  const spoken = names.filter((name) => namesLanguage(name)).length;
  return OF_SCHOOL.has(section) && spoken * 2 < names.length;
}

/** "English Language C6" over "Mathematics D7": lines below each other, each with a subject and its grade. */
function resultLists({ paragraphs }: DocumentText, read: ReadonlySet<number>): Grid[] {
  const lists: { rows: GridCell[][] }[] = [];
  let last = -1;
  paragraphs.forEach(({ text, cell }, place) => {
    const [, subject, grade] = cell || read.has(place) ? [] : (RESULT.exec(text.trim()) ?? []);
    if (subject === undefined || grade === undefined) return;
    const row = [subject, grade].map((part, column) => ({ column, text: part, paragraphs: [place] }));
    if (last === place - 1) lists.at(-1)?.rows.push(row);
    else lists.push({ rows: [row] });
    last = place;
  });
  return lists;
}

const RESULT = /^(\p{L}[\p{L} .,&/()'’-]{1,39}?)[ .:=–-]+([A-F][1-9])\.?$/u;

function placesOf({ rows }: Grid): number[] {
  return rows.flatMap((row) => row.flatMap(({ paragraphs }) => [...paragraphs]));
}
