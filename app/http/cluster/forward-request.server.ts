import type { Request, Response } from "express";
import { log } from "~/log.server";
import { POSITION_HEADER, rememberPosition } from "./bearer-positions.server";
import { collectForm } from "~/http/unsaved/posted-form.server";
import { keptHeaders, openUpstream } from "./upstream.server";

/** `isSent`: the primary may have got the request, so nobody knows whether it was done. */
export type Unreachable = { isSent: boolean; body: () => Promise<Buffer | undefined> };

/**
 * Sends a request on to the primary and its answer back, both while they arrive. `onUnreachable` answers when no answer came; one
 * that breaks off breaks off here too.
 */
export function forwardRequest(
  request: Request,
  response: Response,
  clientAddress: string,
  onUnreachable: (why: Unreachable) => void,
): void {
  const upstream = openUpstream(request, clientAddress);
  const body = collectForm(request);
  let isSent = false;
  upstream.on("socket", (socket) => {
    if (socket.connecting) socket.once("connect", () => (isSent = true));
    else isSent = true;
  });
  upstream.on("response", (answer) => {
    response.status(answer.statusCode ?? 502);
    const { [POSITION_HEADER]: position, ...headers } = keptHeaders(answer);
    rememberPosition(request, position);
    for (const [name, values] of Object.entries(headers)) response.setHeader(name, values);
    response.flushHeaders();
    answer.pipe(response);
    answer.on("error", () => response.destroy());
  });
  upstream.on("error", (error: NodeJS.ErrnoException) => {
    request.unpipe(upstream);
    if (response.destroyed) return;
    log.warn({ event: "cluster.primary_unreachable", code: error.code, isSent });
    if (response.headersSent) response.destroy();
    else onUnreachable({ isSent, body });
  });
  response.on("close", () => upstream.destroy());
  if (hasBody(request)) request.pipe(upstream);
  else upstream.end();
}

// Without a length Node would announce pieces, which no form has.
function hasBody({ headers }: Request): boolean {
  return Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
}
