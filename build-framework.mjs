import { readFile } from "node:fs/promises";

const NAMES_A_ROUTE = String.raw`/[?&](index|_routes)(=|&|$)/`;

/**
 * What the framework does on each page for its own program in the browser, which no page of ours loads: it writes all data once more
 * as a stream, and copies the request twice for each loader to take out names that only this program puts in.
 */
const CHANGES = {
  "server.js": [
    "serverHandoffStream: singleFetch.encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode),",
    "",
  ],
  "data.js": [
    "singleFetch ? stripRoutesParam(stripIndexParam(request))",
    `singleFetch ? request.method === "GET" && !${NAMES_A_ROUTE}.test(request.url) ? request : stripRoutesParam(stripIndexParam(request))`,
  ],
};
const TIMES = 2;

/** For esbuild. Fails when a new version of the framework has other words. */
export const leanFramework = {
  name: "lean-framework",
  setup(build) {
    build.onLoad({ filter: /@remix-run\/server-runtime\/dist\/(server|data)\.js$/ }, async ({ path }) => {
      const [before, after] = CHANGES[path.split("/").at(-1)];
      const parts = (await readFile(path, "utf8")).split(before);
      if (parts.length !== TIMES + 1) throw new Error(`${path} is not as build-framework.mjs knows it`);
      return { contents: parts.join(after), loader: "js" };
    });
  },
};
