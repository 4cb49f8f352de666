// A text box as Word writes it: the drawing, and the older picture for programs that do not know it, with the same text in both.
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

export const boxMark = { open: "@@box-open@@", close: "@@box-close@@" };

const [WIDTH, HEIGHT] = [2_400_000, 2_600_000]; // English Metric Units

/** Puts the paragraphs between the two marks into a text box. */
export function insertTextBox(docx: Uint8Array): Uint8Array {
  const files = unzipSync(docx);
  const body = files["word/document.xml"];
  if (!body) throw new Error("The Word file has no document.xml");
  const mark = (text: string) => `<w:p\\b(?:(?!</w:p>).)*${text}(?:(?!</w:p>).)*</w:p>`;
  const marked = new RegExp(`${mark(boxMark.open)}(.*?)${mark(boxMark.close)}`, "s");
  const xml = strFromU8(body);
  if (!marked.test(xml)) throw new Error("The marks of the text box are missing");
  const boxed = xml.replace(marked, (_, inner: string) => box(inner));
  return zipSync({ ...files, "word/document.xml": strToU8(boxed) });
}

function box(inner: string): string {
  const content = `<w:txbxContent>${inner}</w:txbxContent>`;
  const drawing = `<w:drawing><wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="251659264" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="margin"><wp:align>right</wp:align></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="${WIDTH}" cy="${HEIGHT}"/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="1" name="Text Box 1"/><wp:cNvGraphicFramePr/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${WIDTH}" cy="${HEIGHT}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${content}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
  const picture = `<w:pict><v:shape type="#_x0000_t202" style="position:absolute;width:189pt;height:205pt;mso-position-horizontal:right"><v:textbox>${content}</v:textbox></v:shape></w:pict>`;
  return `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${picture}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
}
