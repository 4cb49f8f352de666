import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import type { Request, Response } from "express";
import { AT_ONCE, compressPage, encodingFor, type Encoding } from "./page-compression";

/** A page as it was rendered once, to be sent again. */
export type StoredPage = {
  page: Buffer;
  /** What stands before, between and behind the nonces of a page that has any: each answer gets its own. */
  pieces: Buffer[] | undefined;
  headers: [string, string][];
  etag: string | null;
  madeAt: number;
  compressed: Map<Encoding, Buffer>;
};

/** What is stored of a page; undefined when its answer sets a cookie, because that is for one answer alone. */
export function storePage(
  page: Buffer,
  headers: Headers,
  { nonce }: AppLoadContext,
  before?: StoredPage,
): StoredPage | undefined {
  if (headers.has("Set-Cookie")) return undefined;
  const pieces = page.includes(nonce) ? splitAt(page, nonce) : undefined;
  const isAsBefore = before !== undefined && !pieces && before.page.equals(page);
  if (isAsBefore) compressFully(before); // it stays, and will be asked for
  return {
    page,
    pieces,
    headers: [...headers],
    etag: headers.get("ETag"),
    madeAt: Date.now(),
    compressed: isAsBefore ? before.compressed : new Map(),
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
  const page = stored.pieces ? withNonce(stored.pieces, nonce) : stored.page;
  if (!stored.pieces && stored.etag !== null && request.headers["if-none-match"] === stored.etag)
    return void response.status(304).end();
  response.vary("Accept-Encoding");
  const encoding = encodingFor(request);
  if (!encoding || (stored.pieces && page.length > AT_ONCE)) return void response.end(page);
  const body = stored.pieces ? compressPage(page, encoding) : compressedOf(stored, encoding);
  response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.end(body);
}

function splitAt(page: Buffer, mark: string): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, from)) {
    pieces.push(page.subarray(from, at));
    from = at + mark.length;
  }
  return [...pieces, page.subarray(from)];
}

function withNonce(pieces: readonly Buffer[], nonce: string): Buffer {
  const own = Buffer.from(nonce);
  return Buffer.concat(pieces.flatMap((piece, at) => (at === 0 ? [piece] : [own, piece])));
}

// Once for each text, so it may take its time; who asks first must not wait for more than some milliseconds of it.
function compressedOf(stored: StoredPage, encoding: Encoding): Buffer {
  const { page, compressed } = stored;
  const made = compressed.get(encoding);
  if (made) return made;
  const body = encoding === "br" ? brotliCompressSync(page, brotliOf(9)) : gzipSync(page, { level: 9 });
  compressed.set(encoding, body);
  if (encoding === "br") compressFully(stored);
  return body;
}

/** The best compression makes a page a tenth smaller and takes ten times as long: once for each text, on another thread. */
function compressFully({ page, compressed }: Pick<StoredPage, "page" | "compressed">): void {
  if (fully.has(compressed)) return;
  fully.add(compressed);
  brotliCompress(page, brotliOf(11), (error, body) => {
    if (!error) compressed.set("br", body);
  });
}
const fully = new WeakSet<StoredPage["compressed"]>();

// The window of a page, not that of a film: with the usual one the best compression takes 32 MB for a moment.
const brotliOf = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 17 },
});
