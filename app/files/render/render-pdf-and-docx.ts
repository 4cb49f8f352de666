import { renderDocx } from "./docx";
import { listLeftOut } from "./left-out";
import type { RenderOutput } from "./render-worker-reply";
import { renderPdf } from "./pdf";
import { readBack } from "./read-back";
import type { RenderableDocument } from "./layout";

/** Renders the PDF and the DOCX of a document, each with its read-back. */
export async function renderPdfAndDocx(document: RenderableDocument): Promise<RenderOutput[]> {
  return [
    await verifyOutput("pdf", await renderPdf(document), document),
    await verifyOutput("docx", await renderDocx(document), document),
  ];
}

async function verifyOutput(
  format: RenderOutput["format"],
  bytes: Uint8Array,
  document: RenderableDocument,
): Promise<RenderOutput> {
  const { problems } = await readBack(bytes, format, document);
  return { format, bytes, problems, leftOut: listLeftOut(document, format) };
}
