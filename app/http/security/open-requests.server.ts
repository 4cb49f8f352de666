import type { Request, Response } from "express";
import { createBodyWatch } from "./body-watch.server";
import { OPERATOR_PATHS, SAFE_METHODS, type RejectedRequest } from "./request-check.server";
import { REQUEST_LIMITS } from "./server-limits";

const bodies = createBodyWatch(REQUEST_LIMITS);
const openByAddress = new Map<string, number>();
let open = 0;

/** Counts an open request until its answer is sent. Returns a refusal when the server, or this address, has too many. */
export function admitRequest(
  request: Request,
  response: Response,
  address: string,
): RejectedRequest | undefined {
  const ofAddress = (openByAddress.get(address) ?? 0) + 1;
  open += 1;
  openByAddress.set(address, ofAddress);
  response.on("close", () => {
    open -= 1;
    const left = (openByAddress.get(address) ?? 1) - 1;
    if (left > 0) openByAddress.set(address, left);
    else openByAddress.delete(address);
  });
  if (!SAFE_METHODS.has(request.method)) bodies.watch(request);
  const isWithin = open <= REQUEST_LIMITS.openRequests && ofAddress <= REQUEST_LIMITS.openPerAddress;
  if (isWithin || OPERATOR_PATHS.has(request.path)) return undefined;
  response.setHeader("Retry-After", "30").setHeader("Connection", "close");
  return {
    status: 503,
    code: "BUSY",
    text: "Many people are here right now. Go back: what you typed is still there. Try again in half a minute.",
  };
}
