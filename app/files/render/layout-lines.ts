import { joinWithBars } from "./runs";
import type { Block, Run, Layout } from "./layout";

/**
 * A layout as plain lines in reading order, without bullet signs and empty lines: the text that every file
 * must contain.
 */
export function layoutLines(layout: Layout): string[] {
  return layout.blocks.flatMap(blockLines);
}

/** The lines of one block. Each bullet is a line. */
export function blockLines(block: Block): string[] {
  switch (block.kind) {
    case "name":
    case "heading":
      return [block.text];
    case "contact":
      return [joinText(joinWithBars(block.items))];
    case "bullets":
      return block.items.map(joinText);
    case "address":
      return block.lines.map(joinText);
    case "entry":
      return [joinWithBars([block.lead, block.dates]), block.detail]
        .filter((runs) => runs.length > 0)
        .map(joinText);
    case "paragraph":
      return [joinText(joinWithBars([block.runs, block.dates ?? []]))];
    default:
      return [joinText(block.runs)];
  }
}

function joinText(runs: Run[]): string {
  return runs.map((run) => run.text).join("");
}
