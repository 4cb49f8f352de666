import { renderDocx } from "./docx";
import { listLeftOut } from "./left-out";
import type { RenderOutput, RenderTask } from "./render-worker-reply";
import { mergePdf, typesetPdf, type RenderedPdf } from "./pdf";
import { renderPicture, renderSmallPicture } from "./picture";
import { readBack, readBackMerged } from "./read-back";
import type { RenderableDocument } from "./layout";

/** Makes what a task asks for. Only "check" and "merged" read the files back; all but "merged" make files of the first document. */
export async function runRenderTask(
  task: RenderTask,
  document: RenderableDocument,
  ...further: RenderableDocument[]
): Promise<RenderOutput[]> {
  if (task === "merged") return [await renderMerged([document, ...further])];
  if (task === "check") return renderPdfAndDocx(document);
  const bytes = await RENDERERS[task](document);
  return [{ format: task, bytes, problems: [], notes: [] }];
}

const RENDERERS = {
  pdf: async (document: RenderableDocument) => (await typesetPdf(document)).bytes,
  docx: renderDocx,
  png: renderPicture,
  "small-png": renderSmallPicture,
};

async function renderMerged(documents: [RenderableDocument, ...RenderableDocument[]]): Promise<RenderOutput> {
  const bytes = await mergePdf(documents);
  const { problems } = await readBackMerged(bytes, documents);
  return { format: "pdf", bytes, problems, notes: [] };
}

async function renderPdfAndDocx(document: RenderableDocument): Promise<RenderOutput[]> {
  const pdf = await typesetPdf(document);
  return [
    await checkOutput("pdf", pdf.bytes, document, fitNotes(document, pdf)),
    await checkOutput("docx", await renderDocx(document), document, []),
  ];
}

async function checkOutput(
  format: "pdf" | "docx",
  bytes: Uint8Array,
  document: RenderableDocument,
  notes: string[],
): Promise<RenderOutput> {
  const { problems } = await readBack(bytes, format, document);
  return { format, bytes, problems, notes: [...listLeftOut(document, format), ...notes] };
}

function fitNotes(
  { type, pages: wanted = 2 }: RenderableDocument,
  { pages, doesFit }: RenderedPdf,
): string[] {
  if (doesFit) return [];
  if (type === "cover_letter")
    return [
      `This letter does not fit on one page, even in small letters. It has ${pages} pages. Shorten it.`,
    ];
  const [limit, advice] =
    wanted === 1 ? ["one page", "Shorten it, or choose two pages."] : ["two pages", "Shorten it."];
  return [`This resume does not fit on ${limit}, even in small letters. It has ${pages} pages. ${advice}`];
}
