/**
 * Kilobytes over the wire and requests of a page, first and, warm, by a link when the browser has the style sheet and scripts. Measured, with a
 * little room; they never rise without a written reason (docs/decisions/0198-warm-pages.md and 0481).
 */
export type Budget = { html: number; js: number; cold: number; requests: number; warm: number };

const SIGN_IN: Budget = { html: 7, js: 4, cold: 15, requests: 3, warm: 4 };
const LEGAL: Budget = { html: 10, js: 0, cold: 14, requests: 2, warm: 6 };
const PLAIN: Budget = { html: 7, js: 1, cold: 11, requests: 2, warm: 3 };
const OWN: Budget = { html: 8, js: 7, cold: 18, requests: 4, warm: 4 };
const GENERATE: Budget = { html: 9, js: 8, cold: 20, requests: 4, warm: 4 };

export const BUDGETS: Record<string, Budget> = {
  // With its style sheet one round trip: what TCP sends before it hears that anything arrived.
  "/": { html: 14, js: 0, cold: 16, requests: 2, warm: 7 },
  "/login": SIGN_IN,
  "/register": SIGN_IN,
  "/verify-email": SIGN_IN,
  "/forgot-password": SIGN_IN,
  "/privacy-policy": LEGAL,
  "/terms-of-service": LEGAL,
  "/developers": { html: 14, js: 0, cold: 16, requests: 2, warm: 9 },
  "/developers/{area}": { html: 12, js: 0, cold: 14, requests: 2, warm: 7 },
  "/reset-password": SIGN_IN,
  "/magic-link": SIGN_IN,
  "/magic-link-error": PLAIN,
  "/login/passkey": SIGN_IN,
  "/auth/callback?error=access_denied": SIGN_IN,
  "/invite/{code}": PLAIN,
  "/pay-for/{token}": PLAIN,
  "/unsubscribe": PLAIN,
  "/offline": PLAIN,
  "/delete-account/closed": PLAIN,
  "/dashboard": OWN,
  "/generate": GENERATE,
  // With small pictures of both papers, kept by the browser (docs/decisions/0480-a-page-for-each-state-of-an-application.md).
  "/applications/{application}": { ...GENERATE, js: 9, cold: 34, requests: 6 },
  "/applications": OWN,
  "/career": OWN,
  "/career/questions": OWN,
  "/documents": OWN,
  // With a picture of its first page, kept by the browser.
  "/edit/{letter}": { html: 9, js: 8, cold: 33, requests: 5, warm: 4 },
  "/profile": OWN,
  "/settings": OWN,
  "/change-password": OWN,
  "/subscription": OWN,
  "/payment/jjc": OWN,
};

/**
 * Kilobytes of a second visit of somebody who has used the site for some months (factories/grown-account.ts): an advert of 4,000
 * characters, five jobs, twelve applications. An application shows two whole papers, 2.4 KB of it, and
 * both as they print.
 */
export const GROWN_WARM: Record<string, number> = {
  "/dashboard": 4,
  "/generate": 4,
  "/applications/{application}": 5.6,
  "/applications/{application}/more/send": 4,
  "/applications/{application}/more/fit": 4,
  "/applications/{application}/more/advert": 4,
  "/applications": 4,
  "/career": 4,
  "/career/questions": 4,
  "/documents": 4,
  "/edit/{letter}": 4,
  "/edit/{resume}": 4.1,
  "/subscription": 4,
};

/** Kilobytes of a newcomer's whole way without scripts, from / to both papers, without the files: a provider writes for 40 s. */
export const NEWCOMER_KB = 70;

/** Aims on "Slow 3G" with a processor six times slower: seconds to the first and the largest paint, milliseconds until a tap is answered. */
export function paintAims(page: string): { first: number; lcp: number; cls: number; tap: number } {
  const isPlain = OPEN_PAGES.includes(page);
  const isHeavy = page.startsWith("/generate") || page.startsWith("/edit");
  const first = isPlain ? 2 : 2.2;
  return {
    first,
    lcp: isPlain && page !== "/" ? 2.8 : 3,
    cls: 0.05,
    tap: isPlain ? 100 : isHeavy ? 200 : 150,
  };
}

/** The pages that a visitor sees; all others are a person's own. */
export const OPEN_PAGES = [
  "/",
  "/login",
  "/register",
  "/verify-email",
  "/forgot-password",
  "/privacy-policy",
  "/terms-of-service",
  "/developers",
  "/developers/{area}",
  "/reset-password",
  "/magic-link",
  "/magic-link-error",
  "/login/passkey",
  "/auth/callback?error=access_denied",
  "/invite/{code}",
  "/pay-for/{token}",
  "/unsubscribe",
  "/offline",
  "/delete-account/closed",
];
