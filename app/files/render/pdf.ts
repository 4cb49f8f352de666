import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { getFontFolder, readFonts } from "./fonts";
import { layoutDocument } from "./lay-out";
import type { RenderableDocument } from "./layout";
import { toTypstInput } from "./typst-input";
import { TYPST_TEMPLATE } from "./typst-template";

let mainCompiler: NodeCompiler | undefined;

/**
 * Renders a resume or letter as a tagged A4 PDF (PDF/UA-1). The same document always gives the same bytes.
 * Takes a few milliseconds; the first call of a process also loads the compiler, and a document with letters of another
 * font loads that font.
 */
export async function renderPdf(document: RenderableDocument): Promise<Uint8Array> {
  const { sheet, families } = toTypstInput(layoutDocument(document));
  const compiler = families.length === 0 ? (mainCompiler ??= makeCompiler([])) : makeCompiler(families);
  const pdf = exportPdf(compiler, typeset(compiler, sheet));
  // Typst caches its layouts. The documents of users must leave memory.
  compiler.evictCache(4);
  return new Uint8Array(pdf);
}

function makeCompiler(families: string[]): NodeCompiler {
  return NodeCompiler.create({ workspace: getFontFolder(), fontArgs: [{ fontBlobs: readFonts(families) }] });
}

/** Uses the wide layout, unless a slightly closer one saves a page with only a few lines. */
function typeset(compiler: NodeCompiler, sheet: string): NodeTypstDocument {
  const roomy = compile(compiler, { sheet, density: "roomy" });
  if (roomy.numOfPages === 1) return roomy;
  const compact = compile(compiler, { sheet, density: "compact" });
  return compact.numOfPages < roomy.numOfPages ? compact : roomy;
}

function compile(compiler: NodeCompiler, inputs: Record<string, string>): NodeTypstDocument {
  const compiled = compiler.compile({ mainFileContent: TYPST_TEMPLATE, inputs });
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
