/** Kilobytes over the wire and requests of a page: those of the low-bandwidth budget, which never rise without a written reason. */
export type Budget = { html: number; js: number; cold: number; requests: number; warm: number };

const SIGN_IN: Budget = { html: 10, js: 8, cold: 30, requests: 4, warm: 8 };
const LEGAL: Budget = { html: 14, js: 0, cold: 20, requests: 3, warm: 14 };
const OWN: Budget = { html: 12, js: 15, cold: 55, requests: 5, warm: 12 };
const GENERATE: Budget = { html: 14, js: 40, cold: 90, requests: 7, warm: 16 };
const PAY: Budget = { html: 14, js: 15, cold: 60, requests: 5, warm: 14 };

export const BUDGETS: Record<string, Budget> = {
  "/": { html: 14, js: 8, cold: 50, requests: 5, warm: 14 },
  "/login": SIGN_IN,
  "/register": SIGN_IN,
  "/verify-email": SIGN_IN,
  "/forgot-password": SIGN_IN,
  "/privacy-policy": LEGAL,
  "/terms-of-service": LEGAL,
  "/dashboard": { html: 14, js: 25, cold: 70, requests: 6, warm: 14 },
  "/generate": GENERATE,
  // A result shows two whole documents, so its page may weigh what a list or an editor may.
  "/applications/{application}": { ...GENERATE, html: 20, warm: 20 },
  "/applications": { html: 20, js: 25, cold: 80, requests: 6, warm: 20 },
  "/career": { html: 14, js: 15, cold: 55, requests: 5, warm: 14 },
  "/career/questions": { html: 14, js: 15, cold: 55, requests: 5, warm: 14 },
  "/documents": { html: 20, js: 25, cold: 80, requests: 6, warm: 20 },
  "/edit/{id}": { html: 20, js: 35, cold: 90, requests: 6, warm: 20 },
  "/profile": OWN,
  "/settings": OWN,
  "/change-password": OWN,
  "/subscription": PAY,
  "/payment/jjc": PAY,
};

/** Kilobytes of a newcomer's whole way without scripts, from / to both papers, without the files: a provider writes for 40 s. */
export const NEWCOMER_KB = 70;

/** Aims on "Slow 3G" with a processor six times slower: seconds to the largest paint, milliseconds until a tap is answered. */
export function paintAims(page: string): { lcp: number; cls: number; tap: number } {
  const isPlain = OPEN_PAGES.includes(page);
  const isHeavy = page.startsWith("/generate") || page.startsWith("/edit");
  return { lcp: isPlain && page !== "/" ? 2.8 : 3, cls: 0.05, tap: isPlain ? 100 : isHeavy ? 200 : 150 };
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
];
