import { barred } from "./runs";
import type { Block, Run, Sheet } from "./sheet";

/** A sheet as plain lines in reading order, without bullet signs and empty lines: the text that every file must carry. */
export function linesOf(sheet: Sheet): string[] {
  return sheet.blocks.flatMap(blockLines);
}

/** The lines of one block; each bullet is a line. */
export function blockLines(block: Block): string[] {
  switch (block.kind) {
    case "name":
    case "heading":
      return [block.text];
    case "contact":
      return [textOf(barred(block.items))];
    case "bullets":
      return block.items.map(textOf);
    case "address":
      return block.lines.map(textOf);
    case "entry":
      return [block.title, block.detail].filter((runs) => runs.length > 0).map(textOf);
    default:
      return [textOf(block.runs)];
  }
}

function textOf(runs: Run[]): string {
  return runs.map((run) => run.text).join("");
}
