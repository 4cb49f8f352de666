import { toPdfText } from "./characters";
import { LANGUAGE_TAGS } from "./layout";
import type { Block, Run, Layout } from "./layout";

/** A sheet as the Typst template takes it: JSON, every text cut into pieces that survive being copied out of the PDF. */
export function toTypstInput(layout: Layout): string {
  const [lang, region] = LANGUAGE_TAGS[layout.language].split("-");
  // A heading without a letter that can be drawn would be an empty heading, which the standard forbids.
  const drawn = layout.blocks.filter((block) => !("text" in block) || toPdfText(block.text).trim() !== "");
  const blocks = drawn.flatMap((block, position) => typstBlocks(block, drawn, position));
  const sections = drawn.some((block) => block.kind === "name") ? 2 : 1;
  const author = layout.author === undefined ? {} : { author: toPdfText(layout.author) };
  return JSON.stringify({
    type: layout.type,
    title: toPdfText(layout.title).trim() || "Document",
    ...author,
    lang,
    region,
    sections,
    blocks,
  });
}

function typstBlocks(block: Block, all: Block[], position: number): object[] {
  const next = all[position + 1];
  const endsHead = isHead(block) && !(next !== undefined && isHead(next));
  const drawn = typstBlock(block, all[position - 1], next);
  return endsHead ? [drawn, { kind: "rule" }] : [drawn];
}

function isHead({ kind }: Block): boolean {
  return kind === "name" || kind === "headline" || kind === "contact";
}

function typstBlock(block: Block, before: Block | undefined, next: Block | undefined): object {
  switch (block.kind) {
    case "name":
    case "heading":
      return { kind: block.kind, pieces: pieces(block.text) };
    case "contact":
      return { kind: block.kind, items: block.items.map(typstRuns) };
    case "bullets":
      return { kind: block.kind, items: block.items.map(typstRuns) };
    case "address":
      return { kind: block.kind, lines: block.lines.map(typstRuns) };
    case "entry": {
      const follows = next?.kind === "bullets" || next?.kind === "paragraph";
      return {
        kind: block.kind,
        title: typstRuns(block.title),
        detail: typstRuns(block.detail),
        follows,
        first: before?.kind === "heading",
      };
    }
    default:
      return { kind: block.kind, runs: typstRuns(block.runs) };
  }
}

function typstRuns(runs: Run[]): object[] {
  return runs.map(({ text, ...style }) => ({
    pieces: pieces(text),
    whole: isWhole({ text, ...style }),
    ...style,
  }));
}

/** Dates, addresses and numbers do not break over two lines, unless they are longer than a phone or an address should be. */
function isWhole({ text, soft, href }: Run): boolean {
  return (soft === true || href !== undefined) && text.length <= 48;
}

/**
 * Plain text is one piece (kind 0). A combining mark goes with the letter after it (kinds 1 and 2 in turn, so that neighbours stay
 * apart): a mark alone has no width, and readers built on pdf.js would put a space behind it.
 */
function pieces(text: string): [number, string][] {
  const parts = breakable(toPdfText(text)).split(APART);
  const kinds = parts.map((part, position): [number, string] => [
    position % 2 === 0 ? 0 : 1 + (((position - 1) / 2) % 2),
    part,
  ]);
  return kinds.filter(([, part]) => part !== "");
}

// The last three are pairs that the font sets so far apart that readers see a space: "ť)", "ĄJ", "ĩĩ". A run of its own is not kerned.
const APART = /([\u0300-\u036f][^\u0300-\u036f\s]?|(?<=[ďľť])[^\p{L}\s]|(?<=Ą)J|(?<=ĩ)ĩ)/u;

/** Words too long for a line may break every 24 characters, at a zero-width space. */
function breakable(text: string): string {
  return text.replace(/\S{49,}/g, (word) => word.replace(/(.{24})(?=[^\u0300-\u036f])/gu, "$1\u200b"));
}
