import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Plugin } from "esbuild";

const SCRIPTS_FOLDER = "app/browser/pages";
const STYLE_SHEET = "app/ui/styles.css";

/** A file for browsers, named by the hash of what is in it. */
export type BuiltFile = { fileName: string; text: Uint8Array };

/**
 * Bundles each page script with its static imports into one file, so that each costs one request. A dynamic
 * import becomes its own file. File names contain the content hash, so that the client and server builds
 * agree.
 */
export async function buildScripts(): Promise<{ files: BuiltFile[]; names: Record<string, string> }> {
  const files = new Map<string, BuiltFile>();
  const names: Record<string, string> = {};

  const bundle = async (source: string): Promise<string> => {
    const { outputFiles } = await build({
      entryPoints: [source],
      bundle: true,
      format: "esm",
      target: "es2020",
      minify: true,
      write: false,
      outdir: "assets",
      entryNames: "[name]-[hash]",
      legalComments: "none",
      plugins: [splitDynamicImports],
    });
    const [file] = outputFiles;
    if (!file || outputFiles.length !== 1) throw new Error(`${source} must become one file`);
    const fileName = `assets/${basename(file.path)}`;
    files.set(fileName, { fileName, text: file.contents });
    return fileName;
  };

  const splitDynamicImports: Plugin = {
    name: "apart",
    setup({ onResolve, resolve }) {
      onResolve({ filter: /.*/ }, async ({ kind, path, resolveDir }) => {
        if (kind !== "dynamic-import") return undefined;
        const resolved = await resolve(path, { kind: "import-statement", resolveDir });
        if (resolved.errors.length > 0) return { errors: resolved.errors };
        return { path: `./${basename(await bundle(resolved.path))}`, external: true };
      });
    },
  };

  for (const file of readdirSync(SCRIPTS_FOLDER))
    names[basename(file, ".ts")] = `/${await bundle(join(SCRIPTS_FOLDER, file))}`;
  return { files: [...files.values()], names };
}

/** The style sheet as a file, which pages after the first one name. */
export async function buildStyles(): Promise<BuiltFile> {
  const { outputFiles } = await build({
    entryPoints: [STYLE_SHEET],
    minify: true,
    write: false,
    outdir: "assets",
    entryNames: "[name]-[hash]",
  });
  const [file] = outputFiles;
  if (!file) throw new Error("the style sheet was not built");
  return { fileName: `assets/${basename(file.path)}`, text: file.contents };
}
