import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { GuardScreen } from "~/http/auth/guards.server";
import { Refusal } from "~/refusal";
import { errorResponse } from "./api-handler.server";

const GUARDS: Record<GuardScreen["guard"], [code: string, message: string]> = {
  sign_in: ["UNAUTHENTICATED", "You need to be logged in."],
  verify: ["EMAIL_NOT_VERIFIED", "Please verify your email address to access this feature."],
  admin: ["NOT_ADMIN", "You don't have permission to do this."],
  second_factor: ["SECOND_FACTOR_REQUIRED", "Admins need two-step sign-in. Set it up at /two-step first."],
};

/** What an address without a page threw, as the API says it: for who asks for no HTML. */
export function answerWithoutPage(thrown: unknown, args: LoaderFunctionArgs | ActionFunctionArgs): Response {
  return errorResponse(refusalOf(thrown) ?? thrown, args);
}

// A page's handler has made the data of a screen of it.
function refusalOf(thrown: unknown): Refusal | undefined {
  if (typeof thrown !== "object" || thrown === null || !("data" in thrown)) return undefined;
  const screen = (thrown.data ?? {}) as Screen;
  const status = ("init" in thrown && (thrown.init as ResponseInit | null)?.status) || 500;
  if (screen.refusal) return new Refusal(screen.refusal.code, screen.refusal.message, status);
  if (screen.guard) return new Refusal(...GUARDS[screen.guard], status);
  if (screen.stepUp) return new Refusal("STEP_UP_REQUIRED", "Prove first that it is you, on a page.", status);
  return status < 500 ? new Refusal(NAMES[status] ?? "REFUSED", "This did not work.", status) : undefined;
}
const NAMES: Record<number, string> = { 404: "NOT_FOUND", 405: "METHOD_NOT_ALLOWED" };
type Screen = {
  refusal?: { code: string; message: string };
  guard?: GuardScreen["guard"];
  stepUp?: object;
};
