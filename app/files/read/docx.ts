import { openDocx } from "./docx-package";
import { readDocxStyles } from "./docx-styles";
import { walkDocx } from "./docx-walk";
import { CannotRead } from "./outcome";
import { footerLines, headerLines } from "./page-edges";
import { tidyText } from "./tidy";

/** The text of a Word file (DOCX) in reading order. Throws CannotRead. */
export async function readDocx(bytes: Uint8Array): Promise<{ text: string; hiddenText: boolean }> {
  const { document, parts, hasPictures } = await openDocx(bytes);
  const partsNamed = (name: RegExp) => [...parts].filter(([part]) => name.test(part)).map(([, xml]) => xml);
  const styles = readDocxStyles(partsNamed(/styles\.xml$/i)[0], partsNamed(/numbering\.xml$/i)[0]);
  const body = walkDocx(document, styles);
  // Word keeps one part each for the first, the even and the other pages.
  const edge = (name: RegExp) =>
    partsNamed(name)
      .map((xml) => walkDocx(xml, styles).text)
      .join("\n");
  const headers = headerLines(edge(/header\d*\.xml$/i), body.text);
  const footers = footerLines(edge(/footer\d*\.xml$/i), body.text);
  const text = tidyText([...headers, body.text, ...footers].join("\n"));
  if (!/[\p{L}\p{N}]/u.test(text)) throw new CannotRead(hasPictures ? "scanned" : "no_text");
  return { text, hiddenText: body.hiddenText };
}
