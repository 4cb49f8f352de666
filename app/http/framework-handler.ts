import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from "express";
import { AT_ONCE, compressPage, encodingFor } from "./responses/page-compression";
import { pageOf } from "./responses/page-response";

type Settings = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  getLoadContext: (request: ExpressRequest, response: ExpressResponse) => AppLoadContext;
  mode: "development" | "production";
};

/**
 * Has the framework answer requests of Express. A page is sent in the one piece that it is: the framework's adapter ends an answer without a body, and
 * in that moment the page goes out.
 */
export function handleWith({ build, getLoadContext, mode }: Settings): RequestHandler {
  const pages = new WeakMap<AppLoadContext, Buffer>();
  const contexts = new WeakMap<ExpressResponse, AppLoadContext>();
  const handle = createRequestHandler({
    build:
      typeof build === "function" ? async () => holdPages(await build(), pages) : holdPages(build, pages),
    getLoadContext: (incoming, outgoing) => {
      const context = getLoadContext(incoming, outgoing);
      contexts.set(outgoing, context);
      return context;
    },
    mode,
  });
  return (incoming, outgoing, next) => {
    const end = outgoing.end.bind(outgoing);
    outgoing.end = ((...rest: Parameters<typeof end>) => {
      outgoing.end = end;
      const context = contexts.get(outgoing);
      const page = context && pages.get(context);
      if (!context || page === undefined) return end(...rest);
      pages.delete(context); // the response, and what hangs on it, lives until the connection's next request
      sendPage(page, context.compressedPage, incoming, outgoing);
      return outgoing;
    }) as typeof outgoing.end;
    return handle(incoming, outgoing, next);
  };
}

/** The build whose pages are held by the context of their request. */
function holdPages(build: ServerBuild, pages: WeakMap<AppLoadContext, Buffer>): ServerBuild {
  const render = build.entry.module.default;
  const module: ServerBuild["entry"]["module"] = {
    ...build.entry.module,
    default: async (...about) => {
      const answer = await render(...about);
      const page = pageOf(answer);
      if (page !== undefined) pages.set(about[4], page);
      return answer;
    },
  };
  return { ...build, entry: { ...build.entry, module } };
}

function sendPage(
  page: Buffer,
  compressed: AppLoadContext["compressedPage"],
  incoming: ExpressRequest,
  outgoing: ExpressResponse,
): void {
  outgoing.vary("Accept-Encoding");
  const encoding = page.length <= AT_ONCE ? encodingFor(incoming) : undefined;
  if (!encoding) return void outgoing.end(page);
  const body = compressed?.get(encoding) ?? compressPage(page, encoding);
  outgoing.setHeader("Content-Encoding", encoding);
  outgoing.setHeader("Content-Length", body.length);
  outgoing.end(body);
}
