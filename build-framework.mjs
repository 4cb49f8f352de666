import { readFile } from "node:fs/promises";

const NAMES_A_ROUTE = String.raw`/[?&](index|_routes)(=|&|$)/`;

const COMPILED_ONCE = `
const compiledPaths = new Map();
function compilePath(path, caseSensitive, end) {
  const key = [path, caseSensitive, end].join();
  if (!compiledPaths.has(key)) compiledPaths.set(key, compilePathAnew(path, caseSensitive, end));
  return compiledPaths.get(key);
}
function compilePathAnew(path, caseSensitive, end) {`;

/**
 * By file: words, what stands there instead, and how often.
 *
 * What the framework does on each page for its own program in the browser, which no page of ours loads: it writes all data once more
 * as a stream, and copies the request twice for each loader to take out names that only this program puts in.
 *
 * The router sorts its routes and compiles their patterns at each of the three times that a page is matched; both stay the same.
 *
 * React adds each of a thousand pieces to the text. Such a text is a chain of a thousand links, which the garbage collector follows again and
 * again while the page waits to be sent; joined at the end it is one.
 */
const CHANGES = {
  "server.js": [
    [
      "serverHandoffStream: singleFetch.encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode),",
      "",
      2,
    ],
  ],
  "data.js": [
    [
      "singleFetch ? stripRoutesParam(stripIndexParam(request))",
      `singleFetch ? request.method === "GET" && !${NAMES_A_ROUTE}.test(request.url) ? request : stripRoutesParam(stripIndexParam(request))`,
      2,
    ],
  ],
  "router.cjs.js": [
    ["function matchRoutesImpl(", "const rankedBranches = new WeakMap();\nfunction matchRoutesImpl(", 1],
    [
      "let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);",
      "let branches = rankedBranches.get(routes) ?? flattenRoutes(routes);\n  if (!rankedBranches.has(routes)) rankedBranches.set(routes, (rankRouteBranches(branches), branches));",
      1,
    ],
    ["function compilePath(path, caseSensitive, end) {", COMPILED_ONCE, 1],
  ],
  "react-dom-server-legacy.node.production.min.js": [
    ['function Vb(a,b,c,d){var f=!1,e=null,g="",', "function Vb(a,b,c,d){var f=!1,e=null,g=[],", 1],
    ["push:function(a){null!==a&&(g+=a);return!0}", "push:function(a){null!==a&&g.push(a);return!0}", 1],
    ['wrapped with startTransition.");return g}', 'wrapped with startTransition.");return g.join("")}', 1],
  ],
};
const FILES =
  /@remix-run\/(server-runtime\/dist\/(server|data)|router\/dist\/router\.cjs)\.js$|react-dom-server-legacy\.node\.production\.min\.js$/;

/**
 * For esbuild. Fails when a new version of the framework has other words and, in the program of the server, when one of the files is not
 * there any more, under its name.
 */
export const leanFramework = ({ isServer }) => ({
  name: "lean-framework",
  setup(build) {
    const changed = new Set();
    build.onLoad({ filter: FILES }, async ({ path }) => {
      const name = path.split("/").at(-1);
      let contents = await readFile(path, "utf8");
      for (const [before, after, times] of CHANGES[name]) {
        const parts = contents.split(before);
        if (parts.length !== times + 1) throw new Error(`${path} is not as build-framework.mjs knows it`);
        contents = parts.join(after);
      }
      changed.add(name);
      return { contents, loader: "js" };
    });
    build.onEnd(() => {
      const missed = Object.keys(CHANGES).filter((name) => !changed.has(name));
      if (isServer && missed.length > 0)
        throw new Error(`build-framework.mjs found no ${missed.join(", ")} in the server`);
    });
  },
});
