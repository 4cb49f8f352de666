// The last step of npm run build, after Remix: bundles each program that Node runs with the packages it needs, because finding and reading
// thousands of small files is most of a start. `node build-programs.mjs reader` bundles only the reader.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { build } from "esbuild";
import { leanFramework } from "./build-framework.mjs";

// Native, or read from their own folder when they run; vite is for development only.
const STAY_PACKAGES = [
  "better-sqlite3",
  "@node-rs/argon2",
  "sharp",
  "@myriaddreamin/typst-ts-node-compiler",
  "@firecrawl/pdf-inspector",
  "pdfjs-dist",
  "pdf-parse",
  // In CommonJS and imported on demand by name: from a bundle such an import has a default only.
  "undici",
  "@zxcvbn-ts/language-common",
  "vite",
];

/** Imported on demand by their default, so they may be in CommonJS. */
const ONLY_DEFAULT = ["mammoth", "word-extractor", "yauzl"];

const IN_PRODUCTION = {
  "process.env.NODE_ENV": '"production"',
  "import.meta.env.PROD": "true",
  "import.meta.env.DEV": "false",
};

// Modules in CommonJS ask for Node's own by `require`, which a module of the bundle has not.
const REQUIRE = `import{createRequire as bundleRequire}from"node:module";const require=bundleRequire(import.meta.url);`;

/** Entry points by the name of their file in build/. */
const PROGRAMS = {
  // Two entries, because server.ts imports the other by its path, also in development. What both use is bundled once.
  server: { server: "server.ts", "server/index": "build/server/remix.js" },
  reader: { reader: "app/files/read/child.ts" },
  "render-worker": { "render-worker": "app/files/render/render-worker.ts" },
  "career-worker": { "career-worker": "app/files/career/career-worker.ts" },
  command: { command: "app/command.server.ts" },
  oya: { oya: "client/oya.ts" },
  "integrity-worker": { "integrity-worker": "app/db/integrity-worker.mjs" },
};

async function bundle(name) {
  const { outputFiles, metafile } = await build({
    entryPoints: Object.entries(PROGRAMS[name]).map(([out, source]) => ({ in: source, out })),
    outdir: "build",
    chunkNames: `parts/${name}/[name]-[hash]`,
    write: false,
    metafile: true,
    bundle: true,
    splitting: true, // what is imported on demand is read on demand
    format: "esm",
    platform: "node",
    target: "node20",
    external: STAY_PACKAGES,
    plugins: [leanFramework({ isServer: name === "server" })],
    define: IN_PRODUCTION,
    banner: { js: REQUIRE },
    // Names stay, for the log; comments and spaces go.
    minifySyntax: true,
    minifyWhitespace: true,
    // Node prints the whole line on which a program ended: of a bundle on one line that were megabytes for each try to start.
    lineLimit: 160,
    legalComments: "none",
    // Makes tagged templates calls with plain strings, so that the characters of escape() can only be in patterns.
    supported: { "template-literal": false },
    logLevel: "warning",
  });
  for (const { entryPoint = "", exports } of Object.values(metafile.outputs))
    if (isPackage(entryPoint) && exports.join() === "default")
      throw new Error(`${entryPoint} is in CommonJS and imported on demand: name it in STAY_PACKAGES`);
  await rm(`build/parts/${name}`, { recursive: true, force: true });
  await Promise.all(
    outputFiles.map(async ({ path, text }) => {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, escape(text), { mode: text.startsWith("#!") ? 0o755 : 0o644 });
    }),
  );
}

function isPackage(path) {
  return (
    path.startsWith("node_modules/") && !ONLY_DEFAULT.some((name) => path.startsWith(`node_modules/${name}/`))
  );
}

// One character beyond Latin 1 makes Node keep the whole file in two bytes a character and read it more slowly. esbuild escapes them
// everywhere but in patterns.
function escape(text) {
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

const wanted = process.argv.slice(2);
await Promise.all((wanted.length > 0 ? wanted : Object.keys(PROGRAMS)).map(bundle));
if (wanted.length === 0) console.log("Built.");
