import { layOutTable, type Cell } from "./docx-table";
import { isOn, type DocxStyles } from "./docx-styles";
import { maxTextLength } from "./limits";
import { walkXml } from "./xml";

type Paragraph = {
  text: string;
  style: string;
  numId: string;
  level: string;
  isShaded: boolean;
  boxes: string[];
};
type Run = { isHidden: boolean; isWhite: boolean; isShaded: boolean };
/** Where finished paragraphs go: the body, a cell or a text box. */
type Flow = { lines: string[]; hasList: boolean; hasHeading: boolean };
type Table = { rows: Cell[][]; row: Cell[] };

/** One part of a Word file (body, header or footer) as lines, without deleted, moved-away or hidden text. */
export function walkDocx(xml: string, styles: DocxStyles): { text: string; hiddenText: boolean } {
  const body = newFlow();
  const flows: Flow[] = [body];
  const paragraphs: Paragraph[] = [];
  const tables: Table[] = [];
  const fallbacks: number[] = [];
  let run: Run | undefined;
  let skipped = 0;
  let inText = false;
  let inProperties = 0;
  let isPlaceholder = false;
  let length = 0;
  let hiddenText = false;
  // White words are only unseen on white ground: behind a picture, a shape or a coloured page they may be plain to see.
  const mayHaveGround = /<w:background\b|behindDoc="1"|<v:background\b/.test(xml);

  const write = (text: string) => {
    const paragraph = paragraphs.at(-1);
    if (!paragraph || length > 4 * maxTextLength) return;
    const isOnWhite = !mayHaveGround && flows.length === 1 && !paragraph.isShaded && !run?.isShaded;
    if (run?.isHidden || (run?.isWhite && isOnWhite)) {
      if (text.trim()) hiddenText = true;
      return;
    }
    paragraph.text += text;
    length += text.length;
  };

  const open = (name: string, attributes: Record<string, string>): void => {
    const value = attributes["w:val"] ?? "";
    const paragraph = paragraphs.at(-1);
    // A second drawing of the same box for older programs; and the prompt of a form field that nobody filled.
    const isSecond = name === "mc:Fallback" && length > (fallbacks.at(-1) ?? length);
    if (skipped > 0 || removed.has(name) || isSecond || (isPlaceholder && name === "w:sdtContent")) {
      skipped++;
      return;
    }
    if (name === "w:sdt") isPlaceholder = false;
    if (name === "w:showingPlcHdr") isPlaceholder = isOn(attributes["w:val"]);
    if (properties.has(name)) inProperties++;
    if (name === "w:p")
      paragraphs.push({ text: "", style: "", numId: "", level: "0", isShaded: false, boxes: [] });
    else if (name === "w:r") run = { isHidden: false, isWhite: false, isShaded: false };
    else if (name === "w:t") inText = true;
    else if (name === "w:tbl") tables.push({ rows: [], row: [] });
    else if (name === "w:tr") tables.at(-1)?.row.splice(0);
    else if (name === "w:tc" || name === "w:txbxContent") flows.push(newFlow());
    else if (name === "mc:AlternateContent") fallbacks.push(length);
    else if (inProperties > 0) readProperty(name, value, attributes, paragraph, run, styles);
    else if (run && spoken[name] !== undefined) write(spoken[name] ?? "");
    else if (run && name === "w:br") write(attributes["w:type"] === "column" ? "\n\n" : "\n");
    else if (run && name === "w:sym") write(symbolOf(attributes["w:char"]));
  };

  const close = (name: string): void => {
    if (skipped > 0) {
      skipped--;
      return;
    }
    if (name === "w:sdt") isPlaceholder = false;
    if (properties.has(name)) inProperties--;
    if (name === "w:t") inText = false;
    else if (name === "w:r") run = undefined;
    else if (name === "w:p") endParagraph(paragraphs.pop(), flows.at(-1) ?? body, styles);
    else if (name === "w:tc")
      tables.at(-1)?.row.push(flows.length > 1 ? (flows.pop() ?? newFlow()) : newFlow());
    else if (name === "w:tr") {
      const table = tables.at(-1);
      table?.rows.push([...table.row]);
    } else if (name === "w:tbl") endTable(tables.pop(), flows.at(-1) ?? body);
    else if (name === "w:txbxContent") {
      const box = flows.length > 1 ? flows.pop() : undefined;
      if (box) paragraphs.at(-1)?.boxes.push(...box.lines);
      run = undefined;
    } else if (name === "mc:AlternateContent") fallbacks.pop();
  };

  // Depth is counted by the skipping: every open tag inside a skipped one opens and closes there too.
  walkXml(xml, { open, close, text: (text) => (inText && skipped === 0 ? write(text) : undefined) });
  return { text: body.lines.join("\n"), hiddenText };
}

const newFlow = (): Flow => ({ lines: [], hasList: false, hasHeading: false });

const properties = new Set(["w:pPr", "w:rPr", "w:sdtPr", "w:tblPr", "w:trPr", "w:tcPr", "w:sectPr"]);
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
  "w:cr": "\n",
  "w:noBreakHyphen": "-",
};

function readProperty(
  name: string,
  value: string,
  attributes: Record<string, string>,
  paragraph: Paragraph | undefined,
  run: Run | undefined,
  styles: DocxStyles,
): void {
  if (run) {
    if (name === "w:vanish" || name === "w:specVanish") run.isHidden = isOn(attributes["w:val"]);
    else if (name === "w:rStyle") run.isHidden ||= styles.isHidden(value);
    else if (name === "w:sz") run.isHidden ||= Number(value) > 0 && Number(value) <= 2;
    else if (name === "w:color") run.isWhite = /^f[0-9a-f]f[0-9a-f]f[0-9a-f]$/i.test(value);
    else if (name === "w:shd" || name === "w:highlight") run.isShaded = true;
  } else if (paragraph) {
    if (name === "w:pStyle") paragraph.style = value;
    else if (name === "w:numId") paragraph.numId = value;
    else if (name === "w:ilvl") paragraph.level = value;
    else if (name === "w:shd") paragraph.isShaded = true;
  }
}

function endParagraph(paragraph: Paragraph | undefined, flow: Flow, styles: DocxStyles): void {
  if (!paragraph) return;
  const text = styles.isHidden(paragraph.style) ? "" : paragraph.text;
  const isHeading = styles.isHeading(paragraph.style) && text.trim() !== "";
  const mark = styles.markOf(paragraph.numId || styles.listOf(paragraph.style), paragraph.level);
  // A numbered line in capitals ("1. EDUCATION") is a section's heading, whatever its style is called.
  const isPoint =
    text.trim() !== "" &&
    !isHeading &&
    (mark === "bullet" || (mark === "number" && !/^[\P{Ll}]{1,40}$/u.test(text)));
  if (isHeading && flow.lines.length > 0) flow.lines.push("");
  if (paragraph.boxes.length > 0 && text.trim() === "") flow.lines.push(...paragraph.boxes);
  else flow.lines.push(isPoint ? `- ${text}` : text, ...paragraph.boxes);
  flow.hasHeading ||= isHeading;
  flow.hasList ||= isPoint;
}

function endTable(table: Table | undefined, flow: Flow): void {
  if (!table) return;
  flow.lines.push(...layOutTable(table.rows));
  flow.hasHeading ||= table.rows.some((row) => row.some((cell) => cell.hasHeading));
}

function symbolOf(code: string | undefined): string {
  const point = parseInt(code ?? "", 16);
  return point > 0x20 && point <= 0xffff
    ? String.fromCharCode(point < 0xf000 && point < 0x100 ? point + 0xf000 : point)
    : "";
}
