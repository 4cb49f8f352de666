import type { AppLoadContext } from "@remix-run/node";
import { recordStorageFailure } from "~/features/operations/storage-failure.server";
import { withPage } from "~/http/responses/page-response";
import { SAFE_METHODS } from "~/http/security/request-check.server";
import { Refusal } from "~/refusal";
import { TRIES_AGAIN_AFTER, unsavedPage } from "./try-again-page.server";

/** The answer of the API to a change that the disk did not take; undefined for every other error. */
export function refuseUnsaved(method: string, error: unknown): Refusal | undefined {
  if (SAFE_METHODS.has(method) || !recordStorageFailure(error)) return undefined;
  return new Refusal("CANNOT_SAVE", "Our server cannot save anything for a moment. Try again.", 503, {
    retryAfter: TRIES_AGAIN_AFTER,
  });
}

/** The same as a page: what was typed comes back in place of the answer. */
export async function showUnsaved(
  request: Request,
  { nonce, postedForm }: AppLoadContext,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const contentType = request.headers.get("content-type") ?? undefined;
  const body = await postedForm?.();
  const page = unsavedPage({ path: pathname + search, nonce, contentType, body, isSent: false });
  return withPage(Buffer.from(page), {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": String(TRIES_AGAIN_AFTER),
    },
  });
}
