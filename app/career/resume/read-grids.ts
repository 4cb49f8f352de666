import type { Block } from "./blocks";
import type { DocumentText } from "./document-text";
import type { Draft } from "./draft";
import { type Grid, gridsOf } from "./grids";
import { readLanguageGrid } from "./grid-languages";
import { readProjectGrid } from "./grid-projects";
import { readResultGrid } from "./grid-results";

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
      readResultGrid(draft, grid, captionOf) ||
      readProjectGrid(draft, grid, section === "projects");
    if (isRead) for (const place of placesOf(grid)) read.add(place);
  }
  return read;
}

function placesOf({ rows }: Grid): number[] {
  return rows.flatMap((row) => row.flatMap(({ paragraphs }) => [...paragraphs]));
}
