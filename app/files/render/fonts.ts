import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";

/** The two weights of Noto Sans for all documents, from the npm package. System fonts are never used. */
export function readFonts(): Buffer[] {
  return [readFileSync(regularPath()), readFileSync(semiBoldPath())];
}

/** An empty folder: the only one that the typesetter can open. */
export function getFontFolder(): string {
  return dirname(regularPath());
}

let coveredCodePoints: Set<number> | undefined;

/** Whether the PDF font has a glyph for a character. Both weights cover the same characters. */
export function hasGlyph(character: string): boolean {
  coveredCodePoints ??= readCoverage(readFileSync(regularPath()));
  return coveredCodePoints.has(character.codePointAt(0) ?? 0);
}

// Resolved from here, so that it also works when this file is bundled and the package is not.
const resolve = createRequire(import.meta.url).resolve;
const regularPath = () => resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf");
const semiBoldPath = () => resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf");

/** The code points in a TrueType file's "cmap" table (format 12: groups of start, end, first glyph). */
function readCoverage(font: Buffer): Set<number> {
  const cmap = tableOffset(font, "cmap");
  const covered = new Set<number>();
  for (let record = 0; record < font.readUInt16BE(cmap + 2); record++) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + record * 8 + 4);
    if (font.readUInt16BE(subtable) !== 12) continue;
    for (let group = 0; group < font.readUInt32BE(subtable + 12); group++) {
      const at = subtable + 16 + group * 12;
      for (let code = font.readUInt32BE(at); code <= font.readUInt32BE(at + 4); code++) covered.add(code);
    }
  }
  if (covered.size === 0) throw new Error("The font has no character table of format 12.");
  return covered;
}

function tableOffset(font: Buffer, tag: string): number {
  for (let table = 0; table < font.readUInt16BE(4); table++) {
    const at = 12 + table * 16;
    if (font.toString("latin1", at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`The font has no ${tag} table.`);
}
