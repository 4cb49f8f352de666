import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express from "express";
import serveCompressed from "express-static-gzip";
import type { boot } from "./app/entry.server";
import { listRoutePatterns } from "./app/features/metrics/route-patterns";
import { PAGE_BROTLI, PAGE_GZIP } from "./app/http/responses/page-compression";
import { SERVER_LIMITS } from "./app/http/security/server-limits";
import { withErrorScreens } from "./app/http/error-screens";
import { handleWith } from "./app/http/framework-handler";
import { beginningsOf, buildForSegments, namedBeginnings } from "./app/http/routes-by-beginning";

// One process and one http.Server for pages, API, sockets and background work. app/boot.server.ts starts the
// rest. It comes from the build, because an import here would create a second copy of every module.
const app = express();
const http = Object.assign(createServer(SERVER_LIMITS, app), SERVER_LIMITS);

const vite = process.argv.includes("--dev")
  ? await import("vite").then(({ createServer }) =>
      createServer({ server: { middlewareMode: true, hmr: { server: http } } }),
    )
  : undefined;
const loadBuild = async (): Promise<ServerBuild> =>
  vite
    ? withErrorScreens((await vite.ssrLoadModule("virtual:remix/server-build")) as unknown as ServerBuild)
    : withErrorScreens((await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild);

const build = await loadBuild();
const runtime = await (build.entry.module as unknown as { boot: typeof boot }).boot(
  http,
  listRoutePatterns(build.routes),
);

app.disable("x-powered-by");
app.set("etag", false);
app.use(runtime.middleware);
if (vite) {
  app.use(vite.middlewares);
} else {
  const files = {
    enableBrotli: true,
    orderPreference: ["br", "gz"] as ("br" | "gz")[],
    index: false as const,
  };
  app.use(
    "/assets",
    serveCompressed("build/client/assets", { ...files, serveStatic: { immutable: true, maxAge: "1y" } }),
  );
  app.use("/assets", (_request, response) => void response.status(404).type("text").send("Not found"));
  const serveFile = serveCompressed("build/client", {
    ...files,
    serveStatic: { maxAge: "1h", dotfiles: "ignore" },
  });
  const names = new Set(readdirSync("build/client").map((name) => `/${name}`));
  // By name, because to look for a file costs each page more than its place in memory does.
  app.use((request, response, next) =>
    names.has(request.path) ? serveFile(request, response, next) : next(),
  );
}
app.use(
  compression({
    ...PAGE_GZIP,
    brotli: PAGE_BROTLI,
    filter: (_request, response) =>
      /text\/html|json|x-script|javascript|text\/plain/.test(String(response.getHeader("Content-Type"))),
  }),
);
app.use(runtime.answerCachedPage);
const handlerOf = (served: ServerBuild | (() => Promise<ServerBuild>)) =>
  handleWith({
    build: served,
    getLoadContext: runtime.getLoadContext,
    mode: vite ? "development" : "production",
  });
const handleAny = handlerOf(vite ? loadBuild : build);
const handlers = new Map(
  (vite ? [] : [...namedBeginnings(build)]).map((beginning) => {
    let handle: ReturnType<typeof handlerOf> | undefined;
    return [beginning, () => (handle ??= handlerOf(buildForSegments(build, beginning)))];
  }),
);
app.all("*", (request, response, next) => {
  const beginning = beginningsOf(request.path).find((one) => handlers.has(one));
  const handle = (beginning !== undefined && handlers.get(beginning)?.()) || handleAny;
  return handle(request, response, next);
});
app.use(runtime.errorHandler);

http.listen(runtime.port, runtime.host, () => runtime.onListening(http.address()));
