import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { fontFolder, readFonts } from "./fonts";
import { layOut } from "./lay-out";
import type { Printable } from "./sheet";
import { typstInput } from "./typst-sheet";
import { TYPST_TEMPLATE } from "./typst-template";

let warm: NodeCompiler | undefined;

/**
 * A resume or letter as a tagged A4 PDF (PDF/UA-1). The same document always gives the same bytes. Takes a few milliseconds; the
 * first call of a process also loads the compiler.
 */
export async function renderPdf(document: Printable): Promise<Uint8Array> {
  warm ??= NodeCompiler.create({ workspace: fontFolder(), fontArgs: [{ fontBlobs: readFonts() }] });
  const pdf = exportPdf(warm, typeset(warm, typstInput(layOut(document))));
  // Typst remembers what it laid out. People's documents are to leave memory again.
  warm.evictCache(4);
  return new Uint8Array(pdf);
}

/** Roomy, unless a slightly closer setting saves the page on which only a few lines would stand. */
function typeset(compiler: NodeCompiler, sheet: string): NodeTypstDocument {
  const roomy = compile(compiler, { sheet, density: "roomy" });
  if (roomy.numOfPages === 1) return roomy;
  const compact = compile(compiler, { sheet, density: "compact" });
  return compact.numOfPages < roomy.numOfPages ? compact : roomy;
}

function compile(compiler: NodeCompiler, inputs: Record<string, string>): NodeTypstDocument {
  const compiled = compiler.compile({ mainFileContent: TYPST_TEMPLATE, inputs });
  if (compiled.result === null) throw new Error(refusal(compiled.takeError()?.shortDiagnostics));
  return compiled.result;
}

function exportPdf(compiler: NodeCompiler, document: NodeTypstDocument): Buffer {
  try {
    return compiler.pdf(document, { pdfStandard: "ua-1" });
  } catch (error) {
    throw new Error(refusal(error));
  }
}

// A diagnosis quotes the document between backticks: what a person wrote does not belong into an error.
function refusal(diagnosis: unknown): string {
  return `Typst refused the document: ${String(diagnosis)
    .replace(/`[^`]*`/g, "…")
    .slice(0, 300)}`;
}
