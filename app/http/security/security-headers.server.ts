import { OWN_ORIGIN } from "./request-check.server";
import type { Request, Response } from "express";
import onHeaders from "on-headers";
import { env } from "~/env.server";
import { paymentFormOrigin } from "~/features/payments/checkout.server";
import type { LoadContext } from "~/http/load-context.server";
import { STYLE_HASH } from "~/http/responses/encode-page";
import { parseSessionToken } from "~/http/auth/session.server";

/** Two years of https only. */
export const STRICT_TRANSPORT = "max-age=63072000; includeSubDomains";

// Set only if the response has no such header, so that a preview or a file can be stricter.
export function setHeaders(request: Request, response: Response, context: LoadContext) {
  const { nonce, requestId } = context;
  const forAll: Record<string, string> = {
    "X-Request-Id": requestId,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": cacheControl(request),
    ...(env.isLive && { "Strict-Transport-Security": STRICT_TRANSPORT }),
  };
  onHeaders(response, () => {
    // What a document may do. A redirect is none: browsers read nothing of it but its address.
    const isRedirect = response.statusCode >= 300 && response.statusCode < 400 && response.statusCode !== 304;
    const defaults = isRedirect
      ? forAll
      : { ...forAll, ...documentHeaders(nonce, context.hasNoInlineStyles) };
    for (const [name, value] of Object.entries(defaults))
      if (!response.hasHeader(name)) response.setHeader(name, value);
  });
}

function documentHeaders(nonce: string, hasNoInlineStyles = false): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(nonce, hasNoInlineStyles),
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  };
}

// Shared devices never store pages of a user. On own devices, two long forms are an exception: with no-store,
// the browser's Back button would lose the typed text.
function cacheControl(request: Request): string {
  const token = parseSessionToken(request.headers.cookie ?? "");
  const isLongForm = request.path === "/generate" || request.path.startsWith("/edit/");
  return token && (!isLongForm || token.startsWith("shared:")) ? "private, no-store" : "private, no-cache";
}

function contentSecurityPolicy(nonce: string, hasNoInlineStyles: boolean): string {
  const isDevelopment = import.meta.env?.DEV;
  const inlineStyles = isDevelopment
    ? " 'unsafe-inline'"
    : hasNoInlineStyles
      ? ""
      : ` 'sha256-${STYLE_HASH}'`;
  const payment = paymentFormOrigin();
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // The hash allows the one inline style sheet, on pages that have it. Vite's hot reload needs more in development.
    `style-src 'self'${inlineStyles}`,
    "img-src 'self' data: blob:",
    `connect-src 'self' ${OWN_ORIGIN.replace(/^http/, "ws")}${isDevelopment ? " ws:" : ""}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Chromium checks this list also for the redirect to the checkout after a POST.
    `form-action 'self'${payment && payment !== OWN_ORIGIN ? ` ${payment}` : ""}`,
  ].join("; ");
}
