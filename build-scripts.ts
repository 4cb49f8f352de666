import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Plugin } from "esbuild";

const SCRIPTS_FOLDER = "app/browser/pages";
const STYLE_SHEET = "app/ui/styles.css";

export type BuiltScript = { fileName: string; text: Uint8Array };

/**
 * Bundles each page script with its static imports into one file, so that each costs one request, and the style sheet ("styles"). A
 * dynamic import becomes its own file. File names contain the content hash, so that the client and server builds
 * agree.
 */
export async function buildScripts(): Promise<{ files: BuiltScript[]; names: Record<string, string> }> {
  const files = new Map<string, BuiltScript>();
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
  names.styles = `/${await bundle(STYLE_SHEET)}`;
  return { files: [...files.values()], names };
}
