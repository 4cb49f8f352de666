/** An item of a list by the block that it stands in, and the page on which it begins. */
export type ItemPlace = { block: number; item: number; page: number };
type Block = { kind: string; [field: string]: unknown };

/**
 * Where pages have to break so that none ends with the first bullet of a list alone or begins with the last: before the entry of the list (0), or before
 * an item of it, by the place of the block.
 */
export function breaksFor(blocks: readonly Block[], places: readonly ItemPlace[]): Map<number, number> {
  const breaks = new Map<number, number>();
  for (const [at, { kind }] of blocks.entries()) {
    const pages = places.filter(({ block }) => block === at).map(({ page }) => page);
    const next = pages.findIndex((page) => page !== pages[0]);
    if (kind !== "bullets" || next < 0) continue;
    const isLastAlone = next === pages.length - 1;
    if (next === 1) breaks.set(startOf(blocks, at), 0);
    else if (isLastAlone && pages.length >= FEWEST_TO_SHARE) breaks.set(at, next - 1);
  }
  return breaks;
}

/** Two on each page. */
const FEWEST_TO_SHARE = 4;

/** The block with which an entry begins: its heading, where it is the first one below it. */
function startOf(blocks: readonly Block[], list: number): number {
  let at = list;
  while (at > 0 && OF_ENTRY.has(blocks[at - 1]?.kind ?? "") && blocks[at]?.kind !== "entry") at -= 1;
  return blocks[at - 1]?.kind === "heading" ? at - 1 : at;
}
const OF_ENTRY = new Set(["entry", "paragraph"]);
