import {
  createReadableStreamFromReadable,
  createRequestHandler,
  writeReadableStreamToWritable,
  type AppLoadContext,
  type ServerBuild,
} from "@remix-run/node";
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from "express";
import { compressPage, encodingFor } from "./responses/page-compression";
import { pageOf } from "./responses/page-response";

type Settings = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  getLoadContext: (request: ExpressRequest, response: ExpressResponse) => AppLoadContext;
  mode: "development" | "production";
};

/** Has the framework answer requests of Express. A page is sent as the one text that it is. */
export function handleWith({ build, getLoadContext, mode }: Settings): RequestHandler {
  const handle = createRequestHandler(build, mode);
  return async (incoming, outgoing, next) => {
    try {
      const answer = await handle(requestOf(incoming, outgoing), getLoadContext(incoming, outgoing));
      await send(answer, incoming, outgoing);
    } catch (error) {
      next(error); // Express 4 does not wait for promises
    }
  };
}

function requestOf(incoming: ExpressRequest, outgoing: ExpressResponse): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const controller = new AbortController();
  // Nobody waits any more. After the whole answer it would end nothing.
  outgoing.on("close", () => {
    if (!outgoing.writableFinished) controller.abort();
  });
  const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
  return new Request(`${incoming.protocol}://${incoming.headers.host}${incoming.originalUrl}`, {
    method: incoming.method,
    headers,
    signal: controller.signal,
    ...(hasBody && { body: createReadableStreamFromReadable(incoming), duplex: "half" }),
  });
}

// A longer page holds the process for too long: then it is compressed piece by piece, elsewhere.
const AT_ONCE = 64 * 1024;

async function send(answer: Response, incoming: ExpressRequest, outgoing: ExpressResponse): Promise<void> {
  outgoing.statusMessage = answer.statusText;
  outgoing.status(answer.status);
  for (const [name, value] of answer.headers) outgoing.append(name, value);
  const page = pageOf(answer);
  if (page !== undefined) return sendPage(page, incoming, outgoing);
  if (answer.headers.get("Content-Type")?.startsWith("text/event-stream")) outgoing.flushHeaders();
  if (answer.body) await writeReadableStreamToWritable(answer.body, outgoing);
  else outgoing.end();
}

function sendPage(page: string, incoming: ExpressRequest, outgoing: ExpressResponse): void {
  outgoing.vary("Accept-Encoding");
  const encoding = page.length <= AT_ONCE ? encodingFor(incoming) : undefined;
  if (!encoding) return void outgoing.end(page);
  const body = compressPage(page, encoding);
  outgoing.setHeader("Content-Encoding", encoding);
  outgoing.setHeader("Content-Length", body.length);
  outgoing.end(body);
}
