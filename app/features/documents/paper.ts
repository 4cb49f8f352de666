import { layOut } from "~/files/render/lay-out";
import type { Block, Printable, Run } from "~/files/render/sheet";

/** A document as the parts that a page draws: what the files show, in the same order, as plain text. */
export type PaperPart =
  | { kind: "name" | "heading"; text: string }
  | { kind: "entry"; title: string; detail: string }
  | { kind: "lines" | "bullets"; lines: string[] };

export function paperOf(printable: Printable): PaperPart[] {
  return layOut(printable).blocks.map(partOf);
}

function partOf(block: Block): PaperPart {
  switch (block.kind) {
    case "name":
    case "heading":
      return { kind: block.kind, text: block.text };
    case "entry":
      return { kind: "entry", title: textOf(block.title), detail: textOf(block.detail) };
    case "subject":
      return { kind: "entry", title: textOf(block.runs), detail: "" };
    case "bullets":
      return { kind: "bullets", lines: block.items.map(textOf) };
    case "contact":
      return { kind: "lines", lines: [block.items.map(textOf).join(" · ")] };
    case "address":
      return { kind: "lines", lines: block.lines.map(textOf) };
    default:
      return { kind: "lines", lines: [textOf(block.runs)] };
  }
}

function textOf(runs: Run[]): string {
  return runs.map(({ text }) => text).join("");
}
