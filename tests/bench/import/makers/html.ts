// The sheet as a page of HTML, to be printed by Chromium.
import type { Layout, Look } from "../layout";
import type { Block, Part, Sheet, TextBlock } from "../expected-reading";

export function makeHtml(sheet: Sheet, { look }: Layout): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(sheet.name)}</title><style>${styleOf(look)}</style></head><body>${bodyOf(sheet, look)}</body></html>`;
}

/** Chromium prints page heads and feet from templates of their own. */
export function pageEdge(template: string | undefined, name: string): string {
  const text = escape(template ?? "")
    .replace("{name}", escape(name))
    .replace("{page}", '<span class="pageNumber"></span>')
    .replace("{pages}", '<span class="totalPages"></span>');
  return `<div style="font-size:8pt;width:100%;text-align:center">${text}</div>`;
}

function styleOf({
  font,
  size,
  name,
  heading,
  gap,
  side,
  sideColor,
  isJustified,
  tab,
  dateColor,
}: Look): string {
  const rule = `1px solid ${css(heading.color) ?? "#000"}`;
  return `
body{margin:0;font-family:"${font}";font-size:${size}pt;line-height:${gap.height}}
p,ul,ol{margin:0 0 ${gap.line}pt 0}
ul,ol{padding-left:16pt} li{margin-bottom:${gap.line}pt}
.name{font-size:${name.size}pt;font-weight:${name.bold ? 700 : 400};color:${css(name.color) ?? "inherit"}}
.title{font-size:${size + 2}pt;font-weight:700}
.headline{font-size:${size + 1}pt}
.name,.title,.headline,.contact{text-align:${name.align}}
.heading{font-size:${heading.size}pt;font-weight:${heading.bold ? 700 : 400};margin-top:${gap.heading}pt;color:${css(heading.color) ?? "inherit"};
 text-align:${heading.align ?? "left"};break-after:avoid;${heading.italic ? "font-style:italic;" : ""}${heading.underline ? "text-decoration:underline;" : ""}
 ${heading.letterSpaced ? `letter-spacing:${heading.letterSpaced}pt;` : ""}${heading.shade ? `background:${heading.shade};padding:2pt 4pt;` : ""}
 ${heading.rule ? `border-bottom:${rule};` : ""}${heading.rule === "both" ? `border-top:${rule};` : ""}}
.entry{margin-top:${gap.entry}pt}
.typed{padding-left:10pt;text-indent:-8pt}
.line,.typed,li{text-align:${isJustified ? "justify" : "left"}}
.tabs{${tab === "right" ? "display:flex;justify-content:space-between;gap:8pt" : ""}}
.tabs span.first{${tab === "right" ? "" : `display:inline-block;width:${tab}pt`}}
${dateColor ? `.detail{color:${dateColor}}` : ""}
table{border-collapse:collapse;width:100%} td{vertical-align:top;padding:2pt 4pt} .bordered td{border:1px solid #000}
.columns{display:flex;gap:16pt;align-items:stretch}
.side{flex:0 0 ${side}%;box-sizing:border-box;${sideColor ? `background:${sideColor.back};color:${sideColor.text};padding:10pt;-webkit-print-color-adjust:exact;` : ""}}
${sideColor ? ".side .heading{color:inherit}" : ""}
.main{flex:1;min-width:0}
.rail{display:flex;gap:10pt;margin-top:${gap.heading}pt} .rail>.heading{flex:0 0 ${side}%;margin:0} .rail>div{flex:1}
.box{border:1px solid #555;padding:4pt;margin-top:6pt} .box .heading{margin-top:0}`;
}

function css(color: string | undefined): string | undefined {
  return color && (color.startsWith("#") ? color : `#${color}`);
}

function bodyOf(sheet: Sheet, look: Look): string {
  const top = blocks([...sheet.top, ...sheet.pageHead]);
  const [main, side] = [parts(sheet.main), parts(sheet.side)];
  switch (look.shape) {
    case "sideLeft":
      return `<div class="columns"><div class="side">${side}</div><div class="main">${top}${main}</div></div>`;
    case "sideRight":
      return `${top}<div class="columns"><div class="main">${main}</div><div class="side">${side}</div></div>`;
    case "rail":
      return `${top}${[...sheet.main, ...sheet.side].map((part) => `<div class="rail">${block(part.heading)}<div>${blocks(part.blocks)}</div></div>`).join("")}`;
    case "boxed":
      return `${top}${[...sheet.main, ...sheet.side].map((part) => `<div class="box">${parts([part])}</div>`).join("")}`;
    default:
      return `${top}${main}${side}`;
  }
}

function parts(list: Part[]): string {
  return list.map(({ heading, blocks: inner }) => `${block(heading)}${blocks(inner)}`).join("");
}

function blocks(list: Block[]): string {
  return list.map(block).join("").replaceAll("</ul><ul>", "").replaceAll("</ol><ol>", "");
}

function block(one: Block): string {
  if (one.role === "table") {
    const rows = one.rows.map(
      (row) =>
        `<tr>${row.map((cell, index) => `<td style="width:${one.widths[index] ?? 10}%">${blocks(cell)}</td>`).join("")}</tr>`,
    );
    return `<table class="${one.border ? "bordered" : "open"}">${rows.join("")}</table>`;
  }
  if (one.role === "bullet") return `<ul><li>${spans(one)}</li></ul>`;
  if (one.role === "numbered") return `<ol><li>${spans(one)}</li></ol>`;
  const pieces = spans(one).split("\t");
  if (pieces.length === 1) return `<p class="${one.role}">${pieces[0] ?? ""}</p>`;
  const inner = pieces.map(
    (piece, index) => `<span class="${index === 0 ? "first" : "next"}">${piece}</span>`,
  );
  return `<p class="${one.role} tabs">${inner.join("")}</p>`;
}

// A tab may stand inside a bold span, so that the span is closed before it and opened again.
function spans({ spans: list }: TextBlock): string {
  return list
    .flatMap(({ text, bold, italic }) =>
      text
        .split("\t")
        .map((piece) => {
          const inner = escape(piece);
          const slanted = italic ? `<i>${inner}</i>` : inner;
          return piece && bold ? `<b>${slanted}</b>` : slanted;
        })
        .join("\t"),
    )
    .join("");
}

function escape(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );
}
