import type { Paragraph } from "~/career/resume/document-text";
import { endParagraph, newFlow, type Flow, type OpenParagraph } from "./docx-flow";
import { isOn, readParagraphProperty, readRunProperty, type RunLook } from "./docx-look";
import type { DocxStyles } from "./docx-styles";
import { layOutTable } from "./table";
import type { Cell } from "./table-rows";
import { maxTextLength } from "./limits";
import { walkXml } from "./xml";

type Table = { rows: Cell[][]; row: Cell[] };
type Run = { look: RunLook; style: string };

/** What a part is read with: styles, the addresses of its links by id, and a counter of tables. */
export type Context = { styles: DocxStyles; links: Map<string, string>; tables: { number: number } };

/** The paragraphs of one part of a Word file (body, header or footer). Deleted and moved-away words are left out, hidden ones listed. */
export function walkDocx(
  xml: string,
  { styles, links, tables: count }: Context,
): { paragraphs: Paragraph[]; hidden: string[] } {
  const body = newFlow();
  const flows: Flow[] = [body];
  const paragraphs: OpenParagraph[] = [];
  const tables: Table[] = [];
  const fallbacks: number[] = [];
  const hidden: string[] = [];
  const targets: ("run" | "paragraph" | "none")[] = [];
  let run: Run | undefined;
  let skipped = 0;
  let inText = false;
  let isPlaceholder = false;
  let length = 0;
  // White words are only unseen on white ground: behind a picture, a shape or a coloured page they may be plain to see.
  const mayHaveGround = /<w:background\b|behindDoc="1"|<v:background\b/.test(xml);

  const write = (text: string) => {
    const paragraph = paragraphs.at(-1);
    if (!paragraph || length > 4 * maxTextLength) return;
    const look = {
      ...styles.runLook(paragraph.style),
      ...(run?.style ? styles.runLook(run.style) : {}),
      ...run?.look,
    };
    const isShaded =
      look.isShaded || (paragraph.look.isShaded ?? styles.paragraphLook(paragraph.style).isShaded);
    const isOnWhite = !mayHaveGround && flows.length === 1 && !isShaded;
    if (look.isHidden || (look.size ?? 10) <= 1 || (look.isWhite && isOnWhite)) {
      if (text.trim()) hidden.push(text.trim());
      return;
    }
    length += text.length;
    const { bold = false, italic = false, size = 10, caps } = look;
    paragraph.lines.at(-1)?.push({ text, bold, italic, size, ...(caps ? { caps } : {}) });
  };
  const breakLine = () => void paragraphs.at(-1)?.lines.push([]);

  const open = (name: string, attributes: Record<string, string>): void => {
    const paragraph = paragraphs.at(-1);
    // A second drawing of the same box for older programs; and the prompt of a form field that nobody filled.
    const isSecond = name === "mc:Fallback" && length > (fallbacks.at(-1) ?? length);
    if (skipped > 0 || removed.has(name) || isSecond || (isPlaceholder && name === "w:sdtContent")) {
      skipped++;
      return;
    }
    if (name === "w:sdt") isPlaceholder = false;
    if (name === "w:showingPlcHdr") isPlaceholder = isOn(attributes["w:val"]);
    const target = targets.at(-1);
    const kind = properties[name];
    if (kind !== undefined) targets.push(kind === "run" && !run ? "none" : kind);
    else if (target === "run" && run) {
      if (name === "w:rStyle") run.style = attributes["w:val"] ?? "";
      else readRunProperty(run.look, name, attributes);
    } else if (target === "paragraph" && paragraph) {
      if (name === "w:pStyle") paragraph.style = attributes["w:val"] ?? "";
      else readParagraphProperty(paragraph.look, name, attributes);
    } else if (target !== undefined) return;
    else if (name === "w:p") paragraphs.push({ style: "", look: {}, lines: [[]], boxes: [] });
    else if (name === "w:r") run = { look: {}, style: "" };
    else if (name === "w:t") inText = true;
    else if (name === "w:tbl") tables.push({ rows: [], row: [] });
    else if (name === "w:tr") tables.at(-1)?.row.splice(0);
    else if (name === "w:tc" || name === "w:txbxContent") flows.push(newFlow());
    else if (name === "mc:AlternateContent") fallbacks.push(length);
    else if (name === "w:hyperlink" && paragraph) paragraph.link ??= links.get(attributes["r:id"] ?? "");
    else if (run && spoken[name] !== undefined) write(spoken[name] ?? "");
    else if (run && (name === "w:br" || name === "w:cr")) breakLine();
    else if (run && name === "w:sym") write(symbolOf(attributes["w:char"]));
  };

  const close = (name: string): void => {
    if (skipped > 0) {
      skipped--;
      return;
    }
    if (name === "w:sdt") isPlaceholder = false;
    if (properties[name] !== undefined) targets.pop();
    const flow = flows.at(-1) ?? body;
    if (name === "w:t") inText = false;
    else if (name === "w:r") run = undefined;
    else if (name === "w:p") {
      const ended = paragraphs.pop();
      if (ended) endParagraph(ended, flow, styles);
    } else if (name === "w:tc")
      tables.at(-1)?.row.push(flows.length > 1 ? (flows.pop()?.paragraphs ?? []) : []);
    else if (name === "w:tr") {
      const table = tables.at(-1);
      table?.rows.push([...table.row]);
    } else if (name === "w:tbl") {
      const table = tables.pop();
      if (table) flow.paragraphs.push(...layOutTable(table.rows, count.number++));
      flow.after = 0;
    } else if (name === "w:txbxContent") {
      const box = flows.length > 1 ? flows.pop() : undefined;
      if (box)
        paragraphs
          .at(-1)
          ?.boxes.push(...box.paragraphs.map((paragraph) => ({ ...paragraph, zone: "textbox" as const })));
      run = undefined;
    } else if (name === "mc:AlternateContent") fallbacks.pop();
  };

  // Depth is counted by the skipping: every open tag inside a skipped one opens and closes there too.
  walkXml(xml, { open, close, text: (text) => (inText && skipped === 0 ? write(text) : undefined) });
  return { paragraphs: body.paragraphs, hidden };
}

const properties: Record<string, "run" | "paragraph" | "none" | undefined> = {
  "w:rPr": "run",
  "w:pPr": "paragraph",
  "w:sdtPr": "none",
  "w:tblPr": "none",
  "w:trPr": "none",
  "w:tcPr": "none",
  "w:sectPr": "none",
};

const removed = new Set([
  "w:moveFrom",
  "w:rPrChange",
  "w:pPrChange",
  "w:sectPrChange",
  "w:del",
  "w:instrText",
  "w:delText",
]);

const spoken: Record<string, string> = {
  "w:tab": "\t",
  "w:ptab": "\t",
  "w:noBreakHyphen": "-",
};

function symbolOf(code: string | undefined): string {
  const point = parseInt(code ?? "", 16);
  return point > 0x20 && point <= 0xffff
    ? String.fromCharCode(point < 0xf000 && point < 0x100 ? point + 0xf000 : point)
    : "";
}
