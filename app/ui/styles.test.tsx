import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";

const folder = new URL("./", import.meta.url);
const sheet = readFileSync(new URL("styles.css", folder), "utf8");
const minified = transformSync(sheet, { loader: "css", minify: true }).code;

/** Classes that only routes use. */
const ROUTE_CLASSES = [
  "stack",
  "stack-wide",
  "stack-section", // vertical spacing: 16, 32, 64 px
  "row",
  "row-end",
  "apart", // horizontal: start, end, space between
  "split",
  "pair",
  "cards",
  "cards-4", // two columns from 1024 px; two if they fit; three or four from 800 px
  "hero",
  "big",
  "sticky",
  "plain", // hero and its title; a sticky bar; a list without marks
  "soft",
  "lead",
  "figure", // softer, larger, a prominent number
  "source",
  "source-file",
  "source-new",
  "source-profile", // generate form: shows the section of the chosen radio button
  "photo", // a large avatar
  "toasts", // the container of toasts
  "code", // an example to copy, of the programming interface
  "preview", // the picture of a document's first page
];

test("no component sets a style attribute, which the content policy forbids", () => {
  for (const { name, text } of sources()) expect(text, name).not.toMatch(/\bstyle=/);
});

test("the style sheet has a rule for every used class, and no unused rule", () => {
  const code = sources()
    .map(({ text }) => text.replace(/\/\*\*.*?\*\/|\/\/ [^\n]*/gs, ""))
    .join("\n");
  const rules = minified.replaceAll(/"[^"]*"/g, '""'); // an address has dots, too
  const ruled = [...new Set([...rules.matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name = ""]) => name))];
  expect(ruled.length).toBeGreaterThan(50);
  const isUsed = (name: string) =>
    ROUTE_CLASSES.includes(name) || new RegExp(`["'\` ]${name}["'\` ]`).test(code);
  expect(ruled.filter((name) => !isUsed(name))).toEqual([]);
  const set = [...code.matchAll(/className="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  expect([...set, ...ROUTE_CLASSES].filter((name) => !ruled.includes(name))).toEqual([]);
});

// 0.3 KB are the logo, which each page carried before.
test("the style sheet is small enough to be inline in every page", () => {
  expect(Buffer.byteLength(minified)).toBeLessThanOrEqual(16 * 1024);
  expect(brotliCompressSync(minified).byteLength).toBeLessThanOrEqual(3.8 * 1024);
});

test("the dark theme is the same by choice and by preference", () => {
  const [, byPreference, byChoice] = blocksOf(":root");
  expect(byPreference).toHaveProperty("ground");
  expect(byChoice).toEqual(byPreference);
});

const TEXT_PAIRS = [
  ["ink", "ground"],
  ["ink", "paper"],
  ["ink", "line"],
  ["ink-soft", "ground"],
  ["ink-soft", "paper"],
  ["ink-soft", "line"],
  ["link", "ground"],
  ["link", "paper"],
  ["go", "ground"],
  ["go", "paper"],
  ["care", "ground"],
  ["care", "paper"],
  ["stop", "ground"],
  ["stop", "paper"],
  ["paper", "stop"],
  ["ground", "ink"],
  ["on-danfo", "danfo"],
] as const;
const EDGE_PAIRS = [
  ["edge", "ground"],
  ["edge", "paper"],
  ["link", "ground"],
  ["link", "paper"],
  ["ink", "ground"],
  ["stop", "paper"],
  ["care", "paper"],
  ["go", "paper"],
] as const;

test.each(["light", "dark"])("every pair of colours that meets in %s passes WCAG AA", (theme) => {
  const colours = coloursOf(theme);
  const ratios = (pairs: typeof TEXT_PAIRS | typeof EDGE_PAIRS) =>
    pairs.map(([front, back]) => ({
      pair: `${front} on ${back}`,
      ratio: contrast(colours[front], colours[back]),
    }));
  expect(ratios(TEXT_PAIRS).filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  expect(ratios(EDGE_PAIRS).filter(({ ratio }) => ratio < 3)).toEqual([]);
});

function sources(): { name: string; text: string }[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"));
  return names.map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));
}

/** The custom properties of each rule with a selector that starts so, in sheet order. */
function blocksOf(selector: string): Record<string, string>[] {
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, head = ""]) =>
    head.trim().startsWith(selector),
  );
  return rules.map(([, , body = ""]) =>
    Object.fromEntries(
      [...body.matchAll(/--([a-z-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
    ),
  );
}

function coloursOf(theme: string): Record<string, string> {
  const [light = {}, dark = {}] = blocksOf(":root");
  return theme === "dark" ? { ...light, ...dark } : light;
}

function contrast(front = "", back = ""): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
function luminance(colour: string): number {
  const hex = colour.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
