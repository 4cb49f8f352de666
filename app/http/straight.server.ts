import { createReadableStreamFromReadable, type ActionFunctionArgs } from "@remix-run/node";
import type { NextFunction, Request as Incoming, Response as Outgoing } from "express";
import { contextOf } from "./gate.server";

type Action = (args: ActionFunctionArgs) => Promise<Response>;

/**
 * Leads the posts to one address to their action without the router, which compares every request with all addresses: for a caller that may come
 * hundreds of times a second that costs more than the answer. Everything else goes the usual way.
 */
export function straight(path: string, action: Action) {
  return (incoming: Incoming, outgoing: Outgoing, next: NextFunction): void => {
    if (incoming.method !== "POST" || incoming.path !== path) return next();
    answer(incoming, outgoing, action).catch(next);
  };
}

async function answer(incoming: Incoming, outgoing: Outgoing, action: Action): Promise<void> {
  const headers = new Headers(
    Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  const body = createReadableStreamFromReadable(incoming);
  const request = new Request(new URL(incoming.originalUrl, "http://localhost"), {
    method: "POST",
    headers,
    body,
    duplex: "half",
  });
  const response = await action({ request, params: {}, context: contextOf(incoming, outgoing) });
  outgoing.status(response.status);
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  outgoing.end(await response.text());
}
