import type { IncomingMessage, ServerResponse } from "node:http";
import { failure, type ApiResponse } from "./api-reply";
import type { CheckoutPage } from "./checkout";
import { stringifyBody } from "./serialize";

const BODY_LIMIT = 256 * 1024;

export function sendPage(response: ServerResponse, page: CheckoutPage): void {
  if ("redirect" in page) return void response.writeHead(302, { Location: page.redirect }).end();
  response
    .writeHead(page.status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" })
    .end(page.html);
}

export function sendJson(response: ServerResponse, status: ApiResponse["status"], body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(stringifyBody(body));
}

export function tooMany(response: ServerResponse, limit: number, resetSeconds: number): void {
  response
    .setHeader("x-ratelimit-limit", limit)
    .setHeader("x-ratelimit-remaining", 0)
    .setHeader("x-ratelimit-reset", resetSeconds);
  sendJson(
    response,
    429,
    failure(429, "Rate limit exceeded!", {
      code: "rate_limited",
      nextStep: "Wait a few minutes and try the API call again",
    }).body,
  );
}

export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
    if ((size += (chunk as Buffer).length) > BODY_LIMIT) throw new Error("too long");
  }
  return Buffer.concat(chunks).toString();
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}
