import { renderDocx } from "./docx";
import type { Made } from "./maker-reply";
import { renderPdf } from "./pdf";
import { readBack } from "./read-back";
import type { Printable } from "./sheet";

/** The PDF and the DOCX of a document, each read back. */
export async function makeBoth(document: Printable): Promise<Made[]> {
  return [
    await readAgain("pdf", await renderPdf(document), document),
    await readAgain("docx", await renderDocx(document), document),
  ];
}

async function readAgain(format: Made["format"], bytes: Uint8Array, document: Printable): Promise<Made> {
  const { problems } = await readBack(bytes, format, document);
  return { format, bytes, problems };
}
