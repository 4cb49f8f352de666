import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * A font of the PDF: its name for the typesetter, and its files beside the entry of an npm package. All its weights
 * cover the same characters.
 */
type Font = { family: string; from: string; files: string[] };

const MAIN: Font = {
  family: "Noto Sans",
  from: "@expo-google-fonts/noto-sans",
  files: [
    "400Regular/NotoSans_400Regular.ttf",
    "600SemiBold/NotoSans_600SemiBold.ttf",
    "400Regular_Italic/NotoSans_400Regular_Italic.ttf",
  ],
};

/** Fonts that are loaded only for a document with their characters. */
const ON_DEMAND: (Font & { characters: RegExp })[] = [
  {
    family: "Noto Naskh Arabic",
    from: "@embedpdf/fonts-arabic",
    files: ["../fonts/NotoNaskhArabic-Regular.ttf", "../fonts/NotoNaskhArabic-Bold.ttf"],
    characters: /(?!\p{M})[\p{Script_Extensions=Arabic}\ufb50-\ufdff\ufe70-\ufefc]/u,
  },
  {
    family: "Noto Sans S Chinese",
    from: "@embedpdf/fonts-sc",
    files: ["../fonts/NotoSansHans-Regular.otf"],
    characters: /[\p{Script_Extensions=Han}\p{Script=Hiragana}\p{Script=Katakana}\uff01-\uffe5]/u,
  },
  {
    family: "Noto Sans Symbols 2",
    from: "@expo-google-fonts/noto-sans-symbols-2",
    files: ["400Regular/NotoSansSymbols2_400Regular.ttf"],
    characters: /\p{S}/u,
  },
];

// The scripts of our four languages and of Nigeria's, Greek and Cyrillic. The main font has others, but readers
// disagree on their order.
const MAIN_SCRIPTS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\u0300-\u036f]/u;

/** The family that draws a character in the PDF; undefined when no font has it. */
export function findFontFamily(character: string): string | undefined {
  if (MAIN_SCRIPTS.test(character) && hasGlyph(MAIN, character)) return MAIN.family;
  return ON_DEMAND.find((font) => font.characters.test(character) && hasGlyph(font, character))?.family;
}

/** The font that draws all but the characters of the others. */
export const MAIN_FAMILY = MAIN.family;

/** The bytes of the main font and of the named others. System fonts are never used. */
export function readFonts(families: Iterable<string>): Buffer[] {
  const wanted = new Set(families);
  return [MAIN, ...ON_DEMAND.filter(({ family }) => wanted.has(family))]
    .flatMap(pathsOf)
    .map((path) => readFileSync(path));
}

/** An empty folder: the only one that the typesetter can open. */
export function getFontFolder(): string {
  return dirname(firstPath(MAIN));
}

// Resolved from here, so that it also works when this file is bundled and the packages are not.
const packages = createRequire(import.meta.url);
const pathsOf = ({ from, files }: Font) => files.map((file) => join(dirname(packages.resolve(from)), file));
const firstPath = (font: Font) => pathsOf(font)[0] ?? "";

const coverage = new Map<string, Set<number>>();

function hasGlyph(font: Font, character: string): boolean {
  const covered = coverage.get(font.family) ?? readCoverage(readFileSync(firstPath(font)));
  coverage.set(font.family, covered);
  return covered.has(character.codePointAt(0) ?? 0);
}

/** The code points in a font file's "cmap" tables of format 12 (groups of start, end, first glyph) and 4 (segments). */
function readCoverage(font: Buffer): Set<number> {
  const cmap = tableOffset(font, "cmap");
  const covered = new Set<number>();
  for (let record = 0; record < font.readUInt16BE(cmap + 2); record++) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + record * 8 + 4);
    for (const [start, end] of rangesOf(font, subtable))
      for (let code = start; code <= end; code++) covered.add(code);
  }
  if (covered.size === 0) throw new Error("The font has no character table of format 4 or 12.");
  return covered;
}

function rangesOf(font: Buffer, subtable: number): [number, number][] {
  const format = font.readUInt16BE(subtable);
  if (format === 12)
    return Array.from({ length: font.readUInt32BE(subtable + 12) }, (_, group) => {
      const at = subtable + 16 + group * 12;
      return [font.readUInt32BE(at), font.readUInt32BE(at + 4)];
    });
  if (format !== 4) return [];
  const segments = font.readUInt16BE(subtable + 6) / 2;
  const ranges = Array.from({ length: segments }, (_, segment): [number, number] => {
    const end = subtable + 14 + segment * 2;
    return [font.readUInt16BE(end + segments * 2 + 2), font.readUInt16BE(end)];
  });
  return ranges.filter(([start]) => start !== 0xffff);
}

function tableOffset(font: Buffer, tag: string): number {
  for (let table = 0; table < font.readUInt16BE(4); table++) {
    const at = 12 + table * 16;
    if (font.toString("latin1", at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`The font has no ${tag} table.`);
}
