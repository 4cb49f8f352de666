import { isRightToLeft } from "./direction";
import { toPdfText } from "./characters";
import { findFontFamily, MAIN_FAMILY } from "./fonts";
import { LANGUAGE_TAGS, PHOTO_SIDE } from "./layout";
import { blockLines } from "./layout-lines";
import { splitWhole } from "./no-break";
import type { Block, Run, Layout } from "./layout";

/** One document as the template reads it. */
export type TypstPart = { blocks: TypstBlock[]; [field: string]: unknown };

/**
 * The input of the Typst template for one document: plain data, with every text cut into pieces that survive a copy from the PDF; and the fonts
 * that it needs beside the main one.
 */
export function toTypstInput(layout: Layout): { sheet: TypstPart; families: string[] } {
  const [lang, region] = LANGUAGE_TAGS[layout.language].split("-");
  // A heading without drawable letters would be empty, which the standard forbids.
  const drawn = layout.blocks.filter((block) => !("text" in block) || toPdfText(block.text).trim() !== "");
  const blocks = drawn.flatMap((block, position) => typstBlocks(block, drawn, position));
  const sections = drawn.some((block) => block.kind === "name") ? 2 : 1;
  const author = layout.author === undefined ? {} : { author: toPdfText(layout.author) };
  const sheet = {
    type: layout.type,
    title: toPdfText(layout.title).trim() || "Document",
    ...author,
    lang,
    region,
    sections,
    typography: layout.typography,
    blocks: layout.photo === undefined ? blocks : besidePhoto(blocks, layout.photo),
  };
  const families = new Set(
    drawn.flatMap(blockLines).flatMap((line) => stretches(toPdfText(line)).map(([, family]) => family)),
  );
  families.delete(MAIN_FAMILY);
  return { sheet, families: [...families] };
}

/** Name, headline and contacts with the photo beside them; all of it stands above the line that ends the head. */
function besidePhoto(blocks: TypstBlock[], { jpeg, label }: { jpeg: string; label: string }): TypstBlock[] {
  const end = blocks.findIndex(({ kind }) => kind === "rule");
  const many = Math.max(end, 0);
  const bytes = [...Buffer.from(jpeg, "base64")];
  const head = { kind: "head", blocks: blocks.slice(0, many), photo: { bytes, label, side: PHOTO_SIDE } };
  return [head, ...blocks.slice(many)];
}

type TypstBlock = { kind: string; [field: string]: unknown };

function typstBlocks(block: Block, all: Block[], position: number): TypstBlock[] {
  const next = all[position + 1];
  const endsHead = isHead(block) && !(next !== undefined && isHead(next));
  const lines = blockLines(block)
    .map(toPdfText)
    .filter((line) => /\p{L}/u.test(line));
  const isReversed = lines.length > 0 && lines.every(isRightToLeft);
  const drawn = { ...typstBlock(block, all[position - 1], next), ...(isReversed ? { rtl: true } : {}) };
  return endsHead ? [drawn, { kind: "rule" }] : [drawn];
}

function isHead({ kind }: Block): boolean {
  return kind === "name" || kind === "headline" || kind === "contact";
}

function typstBlock(block: Block, before: Block | undefined, next: Block | undefined): TypstBlock {
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
        lead: typstRuns(block.lead),
        dates: typstRuns(block.dates),
        detail: typstRuns(block.detail),
        follows,
        first: before?.kind === "heading",
      };
    }
    case "paragraph":
      return {
        kind: block.kind,
        runs: typstRuns(block.runs),
        ...(block.dates && { dates: typstRuns(block.dates) }),
      };
    default:
      return { kind: block.kind, runs: typstRuns(block.runs) };
  }
}

function typstRuns(runs: Run[]): object[] {
  return runs
    .flatMap(inWholes)
    .map(({ text, whole, ...style }) => ({ pieces: pieces(text), whole, ...style }));
}

/** Dates, addresses and numbers do not break over two lines, unless they are unusually long. */
function inWholes({ text, ...style }: Run): (Run & { whole: boolean })[] {
  if (style.soft === true || style.href !== undefined) return [{ text, ...style, whole: text.length <= 48 }];
  return splitWhole(text).map((part) => ({ ...part, ...style }));
}

/** A piece of text: its kind, its letters, and its font unless it is the main one. */
type Piece = [number, string] | [number, string, string];

/**
 * Plain text is one piece (kind 0). A combining mark goes with the letter after it (kinds 1 and 2 alternate,
 * so that neighbours stay separate). A mark alone has no width, and readers based on pdf.js would add a space
 * after it. Letters of another font are a piece of their own.
 */
function pieces(text: string): Piece[] {
  return stretches(breakable(toPdfText(text))).flatMap(([part, family]): Piece[] =>
    family === MAIN_FAMILY ? mainPieces(part) : [[0, part, family]],
  );
}

/** One line of text in pieces; the fonts that it needs beside the main one are added to `families`. */
export function toPieces(text: string, families: Set<string>): Piece[] {
  const cut = pieces(text);
  for (const [, , family] of cut) if (family !== undefined) families.add(family);
  return cut;
}

function mainPieces(text: string): Piece[] {
  const kinds = text
    .split(APART)
    .map((part, position): Piece => [position % 2 === 0 ? 0 : 1 + (((position - 1) / 2) % 2), part]);
  return kinds.filter(([, part]) => part !== "");
}

/** A text cut where the font changes, each part with its font. */
function stretches(text: string): [string, string][] {
  const parts: [string, string][] = [];
  for (const character of text) {
    const last = parts.at(-1);
    const family = findFontFamily(character) ?? MAIN_FAMILY;
    if (last?.[1] === family) last[0] += character;
    else parts.push([character, family]);
  }
  return parts;
}

// The last three are pairs with so much space in the font that readers see a space: "ť)", "ĄJ", "ĩĩ". A
// separate run has no kerning.
const APART = /([\u0300-\u036f][^\u0300-\u036f\s]?|(?<=[ďľť])[^\p{L}\s]|(?<=Ą)J|(?<=ĩ)ĩ)/u;

/** Words longer than a line may break every 24 characters, at a zero-width space. */
function breakable(text: string): string {
  return text.replace(/\S{49,}/g, (word) => word.replace(/(.{24})(?=[^\u0300-\u036f])/gu, "$1\u200b"));
}
