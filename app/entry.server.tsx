import { createHash } from "node:crypto";
import { setImmediate as afterOthers } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { NonceContext } from "~/ui/nonce";
import { PAGE_SIZE_PLACEHOLDER } from "~/ui/page-parts";
import { getLayoutData } from "~/http/layout-data.server";
import { PAGE_BROTLI } from "~/http/responses/page-compression";
import { READING } from "~/http/error-screens";
import { refuseWork } from "~/http/responses/refuse-work.server";
import { refuseUnsaved, showUnsaved } from "~/http/unsaved/refuse-unsaved.server";
import { serializeError, log } from "~/log.server";
import { chargeCaller } from "~/work/budget.server";
import { encodePage, hasInlineStyles, STYLE_HASH } from "~/http/responses/encode-page";
import { withPage } from "~/http/responses/page-response";

export { boot } from "./boot.server";
export { answerWithoutPage } from "~/http/api/answer-without-page.server";

/** No loader defers a part of its data, so no stream waits for one. Meanwhile it would hold the data of each answer. */
export const streamTimeout = 0;

// A page whose data was quickly there is made at once: what waits lives longer, and costs the garbage collector more than it does others.
const AT_ONCE_MS = 5;

// Loaders await all data, so the page is sent complete. Readers without scripts would not see a part that
// arrives later.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  if (context.isUnsaved) return showUnsaved(request, context);
  if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "30");
  if (status === 405 && !headers.has("Allow")) headers.set("Allow", READING); // a page without an action
  const refused = refuseWork(request, headers);
  if (refused) return refused;
  await addLayoutData(request, remix);
  if (performance.now() - context.receivedAt > AT_ONCE_MS) await afterOthers();
  const started = performance.now();
  const page = insertPageSize(
    `<!DOCTYPE html>${renderToStaticMarkup(
      <NonceContext.Provider value={context.nonce}>
        <RemixServer context={remix} url={request.url} nonce={context.nonce} />
      </NonceContext.Provider>,
    )}`,
  );
  chargeCaller(performance.now() - started);
  context.hasNoInlineStyles = !hasInlineStyles(page);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Sec-Fetch-Site"); // see hasStyles
  return conditionalResponse(
    isRefusedForm(request, status, remix) ? nameError(page) : page,
    request,
    status,
    headers,
    context,
  );
}

// The framework runs no loader of the root after an action that threw, and the screen would look as if nobody was signed in.
async function addLayoutData(
  request: Request,
  { staticHandlerContext: { errors, loaderData } }: EntryContext,
) {
  if (errors === null || loaderData.root) return;
  try {
    loaderData.root = await getLayoutData(request);
  } catch (error) {
    // The screen of an error can do without, and must show also when the database cannot be read.
    log.warn({ event: "page.layout_failed", ...serializeError(error) });
  }
}

/** A form came back with what is wrong; not a page that shows an error of its own. */
function isRefusedForm({ method }: Request, status: number, { staticHandlerContext }: EntryContext): boolean {
  return method === "POST" && status >= 400 && status < 500 && staticHandlerContext.errors === null;
}

/** The title is the first thing that a screen reader says of a page. */
function nameError(page: string): string {
  return page.replace("<title>", "<title>Error: ");
}

/** In data saver mode the page shows its own size: compressed as by the server, without headers. */
function insertPageSize(page: string): string {
  return page.includes(PAGE_SIZE_PLACEHOLDER)
    ? page.replace(
        PAGE_SIZE_PLACEHOLDER,
        `${(brotliCompressSync(encodePage(page), PAGE_BROTLI).length / 1024).toFixed(1)} KB`,
      )
    : page;
}

/** Answers 304 when the page is identical to the one in the browser's cache. */
function conditionalResponse(
  page: string,
  request: Request,
  status: number,
  headers: Headers,
  context: AppLoadContext,
): Response {
  // A cached page would run under the new answer's policy, and its scripts have a different nonce.
  const isCacheable = status === 200 && !headers.has("Set-Cookie") && !page.includes(context.nonce);
  const etag = isCacheable
    ? `W/"${createHash("sha256").update(page).update(STYLE_HASH).digest("base64url").slice(0, 22)}"`
    : undefined;
  if (etag) headers.set("ETag", etag);
  const encoded = encodePage(page);
  if (status === 200) context.cachePage?.(encoded, headers);
  return etag && request.headers.get("if-none-match") === etag
    ? new Response(null, { status: 304, headers })
    : withPage(encoded, { status, headers });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  // An answer below 500, such as 405, is the caller's mistake; the request's log line has it.
  if (refuseUnsaved(request.method, error)) return void (context.isUnsaved = true);
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ event: "page.failed", requestId: context.requestId, ...serializeError(error) });
}
