import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import type { Request, Response } from "express";
import { encodingFor, type Encoding } from "./page-compression";

/** A page as it was rendered once, to be sent again. */
export type StoredPage = {
  page: string;
  /** The nonce that the page was rendered with, if it has one: each answer gets its own. */
  nonce: string | undefined;
  headers: [string, string][];
  etag: string | null;
  madeAt: number;
  compressed: Map<Encoding, Buffer>;
};

/** What is stored of a page; undefined when its answer sets a cookie, because that is for one answer alone. */
export function storePage(
  page: string,
  headers: Headers,
  { nonce }: AppLoadContext,
  before?: StoredPage,
): StoredPage | undefined {
  if (headers.has("Set-Cookie")) return undefined;
  return {
    page,
    nonce: page.includes(nonce) ? nonce : undefined,
    headers: [...headers],
    etag: headers.get("ETag"),
    madeAt: Date.now(),
    compressed: before?.page === page ? before.compressed : new Map(),
  };
}

/** Sends a stored page: with a nonce of this answer, or compressed as it was once, or as 304 to who has it. */
export function sendStoredPage(
  stored: StoredPage,
  { nonce }: AppLoadContext,
  request: Request,
  response: Response,
): void {
  for (const [name, value] of stored.headers) response.setHeader(name, value);
  response.setHeader("Age", Math.max(0, Math.floor((Date.now() - stored.madeAt) / 1000))); // a page made anew has none
  if (stored.nonce !== undefined) return void response.end(stored.page.replaceAll(stored.nonce, nonce));
  if (stored.etag !== null && request.headers["if-none-match"] === stored.etag)
    return void response.status(304).end();
  response.vary("Accept-Encoding");
  const encoding = encodingFor(request);
  if (!encoding) return void response.end(stored.page);
  const body = compressedOf(stored, encoding);
  response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.end(body);
}

// Once for each text, so it may take its time.
function compressedOf({ page, compressed }: StoredPage, encoding: Encoding): Buffer {
  const made = compressed.get(encoding);
  if (made) return made;
  const body =
    encoding === "br"
      ? brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipSync(page, { level: 9 });
  compressed.set(encoding, body);
  return body;
}
