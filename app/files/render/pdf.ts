import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { chooseFit, type Fit } from "./design";
import { getFontFolder, readFonts } from "./fonts";
import { layoutDocument } from "./lay-out";
import type { RenderableDocument } from "./layout";
import { breaksFor, type ItemPlace } from "./page-breaks";
import { toTypstInput, type TypstPart } from "./typst-input";
import { TYPST_TEMPLATE } from "./typst-template";

let mainCompiler: NodeCompiler | undefined;

/** A PDF with the number of its pages, how close it is set, and whether that is at most what was asked for. */
export type RenderedPdf = { bytes: Uint8Array; pages: number; fit: Fit; doesFit: boolean };

/**
 * Renders a resume or letter as a tagged A4 PDF (PDF/UA-1). The same document always gives the same bytes.
 * Takes a few milliseconds; the first call of a process also loads the compiler, and a document with letters of another
 * font loads that font.
 */
export async function renderPdf(document: RenderableDocument): Promise<Uint8Array> {
  return (await typesetPdf(document)).bytes;
}

/** The same, with what came of fitting it on the pages that were asked for. */
export async function typesetPdf(document: RenderableDocument): Promise<RenderedPdf> {
  return withTypesetter(document, (compiler, set) => ({
    ...set,
    bytes: new Uint8Array(exportPdf(compiler, set.result)),
  }));
}

/** How close a document is set to fit on its pages. */
export async function measureFit(document: RenderableDocument): Promise<Fit> {
  return withTypesetter(document, (_compiler, { fit }) => fit);
}

/** All pages below each other as an SVG. */
export async function typesetSvg(document: RenderableDocument): Promise<string> {
  return withTypesetter(document, (compiler, { result }) => compiler.plainSvg(result));
}

/**
 * Several documents as one tagged PDF, each from a new page on and set as in its own file. Title, author and language
 * are those of the first.
 */
export async function mergePdf(documents: RenderableDocument[]): Promise<Uint8Array> {
  const inputs = documents.map((document) => ({ document, ...toTypstInput(layoutDocument(document)) }));
  const compiler = compilerFor([...new Set(inputs.flatMap(({ families }) => families))]);
  return evicting(compiler, () => {
    const parts = inputs.map(({ document, sheet }) => {
      const set = fitPages(compiler, document, sheet);
      return { sheet: set.sheet, fit: set.fit };
    });
    return new Uint8Array(exportPdf(compiler, compile(compiler, parts)));
  });
}

/** The PDF of another template with its texts as data; `families` are the fonts beside the main one. */
export function compileFile(
  families: string[],
  template: string,
  inputs: Record<string, string>,
): Uint8Array {
  const compiler = compilerFor(families);
  return evicting(
    compiler,
    () => new Uint8Array(exportPdf(compiler, compileTemplate(compiler, template, inputs))),
  );
}

type Typeset = ReturnType<typeof chooseFit<NodeTypstDocument>> & { sheet: TypstPart };

function withTypesetter<T>(
  document: RenderableDocument,
  use: (compiler: NodeCompiler, set: Typeset) => T,
): T {
  const { sheet, families } = toTypstInput(layoutDocument(document));
  const compiler = compilerFor(families);
  return evicting(compiler, () => use(compiler, fitPages(compiler, document, sheet)));
}

function fitPages(compiler: NodeCompiler, document: RenderableDocument, sheet: TypstPart): Typeset {
  const wanted = document.type === "cover_letter" ? 1 : (document.pages ?? 2);
  const set = chooseFit(wanted, (fit) => {
    const result = compile(compiler, [{ sheet, fit }]);
    return { pages: result.numOfPages, result };
  });
  return document.type === "resume" && set.pages > 1
    ? breakWell(compiler, { ...set, sheet })
    : { ...set, sheet };
}

/** The same with its pages broken where no bullet stands alone, unless that takes a page more. */
function breakWell(compiler: NodeCompiler, set: Typeset): Typeset {
  const { fit, pages } = set;
  const blocks = set.sheet.blocks.map((block, index) => ({ ...block, index }));
  const asking = compile(compiler, [{ sheet: { ...set.sheet, blocks, "asks-pages": true }, fit }]);
  const items = compiler.query(asking, { selector: "<item>" }) as { value: ItemPlace }[];
  const breaks = breaksFor(
    blocks,
    items.map(({ value }) => value),
  );
  if (breaks.size === 0) return set;
  const sheet = {
    ...set.sheet,
    blocks: set.sheet.blocks.map((block, at) => {
      const on = breaks.get(at);
      return on === undefined ? block : { ...block, break: on };
    }),
  };
  const result = compile(compiler, [{ sheet, fit }]);
  return result.numOfPages === pages ? { ...set, sheet, result } : set;
}

// Typst caches its layouts. The documents of users must leave memory.
function evicting<T>(compiler: NodeCompiler, work: () => T): T {
  try {
    return work();
  } finally {
    compiler.evictCache(4);
  }
}

function compilerFor(families: string[]): NodeCompiler {
  return families.length === 0 ? (mainCompiler ??= makeCompiler([])) : makeCompiler(families);
}

function makeCompiler(families: string[]): NodeCompiler {
  return NodeCompiler.create({ workspace: getFontFolder(), fontArgs: [{ fontBlobs: readFonts(families) }] });
}

function compile(compiler: NodeCompiler, parts: { sheet: object; fit: Fit }[]): NodeTypstDocument {
  return compileTemplate(compiler, TYPST_TEMPLATE, { parts: JSON.stringify(parts) });
}

function compileTemplate(
  compiler: NodeCompiler,
  mainFileContent: string,
  inputs: Record<string, string>,
): NodeTypstDocument {
  const compiled = compiler.compile({ mainFileContent, inputs });
  if (compiled.result === null) throw new Error(toTypstError(compiled.takeError()?.shortDiagnostics));
  return compiled.result;
}

function exportPdf(compiler: NodeCompiler, document: NodeTypstDocument): Buffer {
  try {
    return compiler.pdf(document, { pdfStandard: "ua-1" });
  } catch (error) {
    throw new Error(toTypstError(error));
  }
}

// A diagnosis quotes the document between backticks. The text of a user must not be in an error.
function toTypstError(diagnosis: unknown): string {
  return `Typst refused the document: ${String(diagnosis)
    .replace(/`[^`]*`/g, "…")
    .slice(0, 300)}`;
}
