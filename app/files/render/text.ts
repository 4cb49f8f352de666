import { blockLines } from "./layout-lines";
import { layoutDocument } from "./lay-out";
import type { Block, RenderableDocument } from "./layout";

/**
 * A resume or letter as plain text for job portals and e-mail: headings in capitals, "- " bullets, one empty
 * line between parts.
 */
export function renderText(document: RenderableDocument): string {
  const { type, blocks } = layoutDocument(document);
  return (
    blocks
      .map((block, position) => gapBefore(block, blocks[position - 1], type) + textLines(block).join("\n"))
      .join("\n") + "\n"
  );
}

function textLines(block: Block): string[] {
  return block.kind === "bullets" ? blockLines(block).map((line) => `- ${line}`) : blockLines(block);
}

const HEAD = ["name", "headline", "contact"];

function gapBefore(block: Block, before: Block | undefined, type: RenderableDocument["type"]): string {
  if (before === undefined || (HEAD.includes(before.kind) && HEAD.includes(block.kind))) return "";
  if (type === "cover_letter" || HEAD.includes(before.kind) || block.kind === "heading") return "\n";
  return block.kind === "entry" && before.kind !== "heading" ? "\n" : "";
}
