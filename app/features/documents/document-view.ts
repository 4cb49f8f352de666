import { layoutDocument } from "~/files/render/lay-out";
import type { Block, RenderableDocument, Run } from "~/files/render/layout";

/** A document as blocks for a page: the same content and order as the files, as plain text. */
export type DocumentViewBlock =
  | { kind: "name" | "heading"; text: string }
  // `title` is strong, `rest` follows it; `dates` stand at the other end of the line, `detail` below.
  | { kind: "entry"; title: string; rest: string; dates: string; detail: string }
  | { kind: "lines" | "bullets"; lines: string[] };

/** The blocks of a document for a page. */
export function toDocumentView(printable: RenderableDocument): DocumentViewBlock[] {
  return layoutDocument(printable).blocks.map(toViewBlock);
}

function toViewBlock(block: Block): DocumentViewBlock {
  switch (block.kind) {
    case "name":
    case "heading":
      return { kind: block.kind, text: block.text };
    case "entry":
      return {
        kind: "entry",
        title: joinText(block.lead.filter(({ strong }) => strong)),
        rest: joinText(block.lead.filter(({ strong }) => !strong)),
        dates: joinText(block.dates),
        detail: joinText(block.detail),
      };
    case "subject":
      return { kind: "entry", title: joinText(block.runs), rest: "", dates: "", detail: "" };
    case "bullets":
      return { kind: "bullets", lines: block.items.map(joinText) };
    case "contact":
      return { kind: "lines", lines: [block.items.map(joinText).join(" · ")] };
    case "address":
      return { kind: "lines", lines: block.lines.map(joinText) };
    case "paragraph":
      return block.dates
        ? { kind: "entry", title: "", rest: joinText(block.runs), dates: joinText(block.dates), detail: "" }
        : { kind: "lines", lines: [joinText(block.runs)] };
    default:
      return { kind: "lines", lines: [joinText(block.runs)] };
  }
}

function joinText(runs: Run[]): string {
  return runs.map(({ text }) => text).join("");
}
