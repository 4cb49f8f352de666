// The sheet as LaTeX and its heirs set it, by Typst.
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Layout, Look } from "../layout";
import type { Block, Part, Sheet, TextBlock } from "../expected-reading";

const NOTO = ["400Regular", "400Regular_Italic", "700Bold"];
let compiler: NodeCompiler | undefined;

export function makeTypst(sheet: Sheet, { look }: Layout): Uint8Array {
  compiler ??= NodeCompiler.create({
    fontArgs: [{ fontPaths: NOTO.map((style) => `node_modules/@expo-google-fonts/noto-sans/${style}`) }],
  });
  const compiled = compiler.compile({ mainFileContent: source(sheet, look) });
  if (compiled.result === null) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  const pdf = new Uint8Array(compiler.pdf(compiled.result));
  compiler.evictCache(4);
  return pdf;
}

function source(sheet: Sheet, look: Look): string {
  const foot = look.pageFoot
    ? `context align(center, text(size: 8pt)[${look.pageFoot
        .split(/(\{\w+\})/)
        .filter(Boolean)
        .map((piece) => feet(sheet.name)[piece] ?? quoted(piece))
        .join("")}])`
    : "none";
  return `#set page(paper: "a4", margin: 2cm, footer: ${foot})
#set text(font: (${JSON.stringify(look.font)}, "Noto Sans"), size: ${look.size}pt, lang: "en")
#set par(justify: ${look.isJustified === true}, leading: ${0.55 * look.gap.height}em, spacing: ${look.gap.line + 5}pt)
#set list(spacing: ${look.gap.line + 5}pt)
${bodyOf(sheet, look)}`;
}

function feet(name: string): Record<string, string> {
  return {
    "{name}": quoted(name),
    "{page}": "#counter(page).display()",
    "{pages}": "#counter(page).final().first()",
  };
}

function bodyOf(sheet: Sheet, look: Look): string {
  const top = blocks([...sheet.top, ...sheet.pageHead], look);
  if (look.shape === "sideLeft")
    return `#grid(columns: (${look.side}fr, ${100 - look.side}fr), gutter: 16pt, [${parts(sheet.side, look)}], [${top}${parts(sheet.main, look)}])`;
  return `${top}${parts([...sheet.main, ...sheet.side], look)}`;
}

function parts(list: Part[], look: Look): string {
  return list.map(({ heading, blocks: inner }) => `${block(heading, look)}${blocks(inner, look)}`).join("");
}

function blocks(list: Block[], look: Look): string {
  return list.map((one) => block(one, look)).join("");
}

function block(one: Block, look: Look): string {
  if (one.role === "table") {
    const cells = one.rows.flat().map((cell) => `[${blocks(cell, look)}]`);
    return `#table(columns: (${one.widths.map((width) => `${width}fr`).join(", ")}), stroke: ${one.border ? "0.5pt" : "none"}, ${cells.join(", ")})\n`;
  }
  const inner = spans(one);
  const { name, heading, gap, size } = look;
  const colour = (color?: string) =>
    color ? `, fill: rgb("${color.startsWith("#") ? color : `#${color}`}")` : "";
  const headed = (text: string) => `#align(${name.align})[#text(${text})[${inner}]]\n\n`;
  switch (one.role) {
    case "name":
      return headed(`size: ${name.size}pt, weight: "${name.bold ? "bold" : "regular"}"${colour(name.color)}`);
    case "title":
    case "headline":
      return headed(`size: ${size + 1}pt`);
    case "contact":
      return headed(`size: ${size}pt`);
    case "heading": {
      const rule = heading.rule ? "\n#v(-6pt)#line(length: 100%, stroke: 0.5pt)" : "";
      return `#v(${gap.heading}pt, weak: true)#block(sticky: true)[#text(size: ${heading.size}pt, weight: "${heading.bold ? "bold" : "regular"}"${colour(heading.color)})[${inner}]${rule}]\n\n`;
    }
    case "bullet":
      return `#list([${inner}])\n\n`;
    case "entry":
      return `#v(${gap.entry}pt, weak: true)#block(sticky: true)[${inner}]\n\n`;
    default:
      return `${inner}\n\n`;
  }
}

function spans({ spans: list }: TextBlock): string {
  return list
    .map(({ text, bold, italic }) => {
      const inner = text
        .split("\t")
        .map((piece) => (piece ? quoted(piece) : ""))
        .join("#h(1fr)");
      const slanted = italic ? `#emph[${inner}]` : inner;
      return bold ? `#strong[${slanted}]` : slanted;
    })
    .join("");
}

// As a string in code, so that no sign of the text means anything to Typst. The ";" ends the code.
function quoted(text: string): string {
  return `#${JSON.stringify(text)};`;
}
