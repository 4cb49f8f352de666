import { vitePlugin as remix } from "@remix-run/dev";
import { readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { compression, defineAlgorithm } from "vite-plugin-compression2";
import { constants } from "node:zlib";
import { lateModels } from "./build-models";
import { buildScripts, buildStyles, type BuiltFile } from "./build-scripts";

const ASSETS = "build/client/assets";

// Replaces Remix's client scripts, which no page loads, with our page scripts and style sheet: React runs only on the server.
// Remix cannot skip its client build, so closeBundle deletes its output.
const pageFiles = (built: BuiltFile[]): Plugin => ({
  name: "page-files",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  buildStart() {
    for (const { fileName, text } of built) this.emitFile({ type: "asset", fileName, source: text });
  },
  closeBundle() {
    const ours = built.flatMap(({ fileName }) => ["", ".gz", ".br"].map((end) => basename(fileName) + end));
    for (const file of readdirSync(ASSETS)) if (!ours.includes(file)) rmSync(join(ASSETS, file));
  },
});

export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => {
  const { files, names } = command === "build" ? await buildScripts() : { files: [], names: {} };
  const styles = command === "build" ? await buildStyles() : undefined;
  return {
    define: {
      BUILT_SCRIPTS: JSON.stringify(names),
      BUILT_STYLES: JSON.stringify(styles && `/${styles.fileName}`),
    },
    resolve: {
      alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) },
      dedupe: ["react", "react-dom"],
    },
    logLevel: command === "build" ? "warn" : "info",
    build: {
      target: isSsrBuild ? "node20" : "es2020", // the server awaits its role before it opens the database
      sourcemap: false,
      assetsInlineLimit: 0,
      // The output of Remix's client build is deleted (see pageFiles), so it is not minified.
      ...(!isSsrBuild && { minify: false }),
      rollupOptions: {
        // What only a part imports is no import of the parts that import it: it would come, and be warned of, without being used.
        ...(isSsrBuild && { output: { hoistTransitiveImports: false } }),
        onwarn(warning, warn) {
          // Routes without a page are empty in the client build, and zod warns about annotations in comments.
          const isHarmless =
            (warning.code === "EMPTY_BUNDLE" && !isSsrBuild) ||
            (warning.code === "INVALID_ANNOTATION" && warning.id?.includes("/node_modules/zod/"));
          if (!isHarmless) warn(warning);
        },
      },
    },
    server: { allowedHosts: true },
    plugins: [
      lateModels(),
      remix({
        ignoredRouteFiles: ["**/*"], // app/routes.ts lists every URL
        serverBuildFile: "remix.js", // build-programs.mjs makes server/index.js of it
        future: {
          v3_fetcherPersist: true,
          v3_relativeSplatPath: true,
          v3_throwAbortReason: true,
          v3_singleFetch: true,
          v3_lazyRouteDiscovery: true,
          v3_routeConfig: true,
        },
      }),
      pageFiles(styles ? [...files, styles] : files),
      compression({
        algorithms: [
          defineAlgorithm("gzip", { level: 9 }),
          defineAlgorithm("brotliCompress", { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        ],
        include: /^([^/]+\.(js|css|svg|json|txt|webmanifest)|assets\/[a-z-]+-[A-Z0-9]{8}\.(js|css))$/,
        exclude: /^remix\.js$/, // the server's code
      }),
    ],
  };
});
