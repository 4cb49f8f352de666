import { Refusal } from "~/refusal";
import { requireBudget } from "~/work/budget.server";
import { currentCaller } from "~/work/caller.server";
import { plainErrorPage } from "./plain-error-page";

/**
 * The answer in place of a page for callers who have used their processor time (429); undefined for all others. The form of a
 * signed-in person comes back all the same, with what they typed.
 */
export function refuseWork({ method }: Pick<Request, "method">, headers: Headers): Response | undefined {
  if (method === "POST" && currentCaller()?.startsWith("person ")) return undefined;
  try {
    requireBudget();
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    headers.set("Retry-After", String(error.details.retryAfter));
    headers.set("Content-Type", "text/html; charset=utf-8");
    headers.set("Cache-Control", "no-store");
    return new Response(plainErrorPage(error.status, error.message), { status: error.status, headers });
  }
}
