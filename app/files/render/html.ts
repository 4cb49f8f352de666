import { hasRightToLeft, isRightToLeft } from "./direction";
import { joinWithBars } from "./runs";
import { layoutDocument } from "./lay-out";
import { LANGUAGE_TAGS } from "./layout";
import type { Block, Layout, RenderableDocument, Run } from "./layout";
import { PREVIEW_CSS } from "./preview-css";

/**
 * A resume or letter as a standalone page for the preview: no script, no external resources, all text
 * escaped.
 */
export function renderHtml(document: RenderableDocument): string {
  const layout = layoutDocument(document);
  const html = (blocks: Block[]) => setDirection(blocks.map(blockHtml).join("\n"));
  const head = html(layout.blocks.filter(isHead));
  const body = html(layout.blocks.filter((block) => !isHead(block)));
  return [
    `<!doctype html>`,
    `<html lang="${LANGUAGE_TAGS[layout.language]}">`,
    `<head>`,
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex">`,
    `<title>${escape(layout.title)}</title>`,
    `<style>${PREVIEW_CSS}</style>`,
    `</head>`,
    `<body>`,
    `<main class="${layout.type === "resume" ? "resume" : "letter"}">`,
    ...(head === "" && !layout.photo ? [] : [`<header>\n${head}${photoHtml(layout)}\n</header>`]),
    body,
    `</main>`,
    `</body>`,
    `</html>`,
    ``,
  ].join("\n");
}

function photoHtml({ photo }: Layout): string {
  if (!photo) return "";
  return `\n<img src="data:image/jpeg;base64,${photo.jpeg}" alt="${escape(photo.label)}" width="102" height="102">`;
}

function isHead({ kind }: Block): boolean {
  return kind === "name" || kind === "headline" || kind === "contact";
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "name":
      return `<h1>${escape(block.text)}</h1>`;
    case "heading":
      return `<h2>${escape(block.text)}</h2>`;
    case "contact":
      return `<p class="contact">${runsHtml(joinWithBars(block.items))}</p>`;
    case "bullets":
      return `<ul>\n${block.items.map((item) => `<li>${runsHtml(item)}</li>`).join("\n")}\n</ul>`;
    case "address":
      return `<p class="address">${block.lines.map(runsHtml).join("<br>")}</p>`;
    case "entry":
      return entryHtml(block);
    case "paragraph":
      return block.dates
        ? entryHtml({ lead: block.runs, dates: block.dates, detail: [] })
        : `<p>${runsHtml(block.runs)}</p>`;
    default:
      return `<p class="${block.kind}">${runsHtml(block.runs)}</p>`;
  }
}

function entryHtml({
  lead,
  dates,
  detail,
}: Pick<Extract<Block, { kind: "entry" }>, "lead" | "dates" | "detail">): string {
  const when = dates.length === 0 ? "" : ` <span class="dates">${runsHtml(dates)}</span>`;
  const below = detail.length === 0 ? "" : `<span class="detail">${runsHtml(detail)}</span>`;
  return `<p class="entry"><span>${runsHtml(lead)}</span>${when}${below}</p>`;
}

/** A line of which most words are written from right to left is set so, as in the files. */
function setDirection(html: string): string {
  if (!hasRightToLeft(html)) return html;
  return html.replace(/^<(?:h\d|p|li)/gm, (tag, position: number) => {
    const [line = ""] = html.slice(position).split("\n", 1);
    return isRightToLeft(line.replaceAll(/<[^>]*>|&\w+;/g, " ")) ? `${tag} dir="rtl"` : tag;
  });
}

function runsHtml(runs: Run[]): string {
  return runs.map(runHtml).join("");
}

function runHtml({ text, strong, slanted, soft, bar, blank, href }: Run): string {
  if (bar) return `<i>${text}</i>`;
  const marked = blank ? `<mark>${escape(text)}</mark>` : escape(text);
  const toned = soft ? `<span class="soft">${marked}</span>` : marked;
  const slant = slanted ? `<em>${toned}</em>` : toned;
  const weighed = strong ? `<strong>${slant}</strong>` : slant;
  return href === undefined ? weighed : `<a href="${escape(href)}" rel="noreferrer">${weighed}</a>`;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");
}
