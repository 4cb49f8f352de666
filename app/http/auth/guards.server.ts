import { data } from "@remix-run/node";
import type { User } from "~/features/accounts/sessions.server";
import { recordVisit } from "~/features/analytics-events/visits.server";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { getCurrentUser } from "./session.server";

/** What the guard screens show; the root's error boundary draws them. */
export type GuardScreen = { guard: "sign_in" | "verify" | "admin"; to: string };

/** The signed-in, active person with a verified address, or one of the guard screens (401, 403). First line of every loader and action. */
export function requireUser(request: Request): User {
  const user = requireAccount(request);
  if (!user.emailVerifiedAt) throw guardResponse({ guard: "verify", to: "/verify-email" }, 403);
  return user;
}

/** The signed-in, active person, verified or not. */
export function requireAccount(request: Request): User {
  const user = getCurrentUser(request);
  if (!user || !user.isActive) throw guardResponse({ guard: "sign_in", to: signInPath(request) }, 401);
  recordActivity(user);
  return user;
}

export function requireAdmin(request: Request): User {
  const user = requireUser(request);
  if (user.role !== "admin") throw guardResponse({ guard: "admin", to: "/dashboard" }, 403);
  return user;
}

/** The same rules for /api: a Refusal, which the JSON layer answers. */
export function requireApiUser(request: Request): User {
  const user = getCurrentUser(request);
  if (!user || !user.isActive) throw new Refusal("UNAUTHENTICATED", "You need to be logged in.", 401);
  if (!user.emailVerifiedAt)
    throw new Refusal("EMAIL_NOT_VERIFIED", "Please verify your email address to access this feature.", 403);
  // What an open page asks by itself is nobody's act.
  if (request.method !== "GET" || request.headers.has("authorization")) recordActivity(user);
  return user;
}

/** Staff only, for /api: 401 for nobody, 403 for everybody else. */
export function requireApiAdmin(request: Request): User {
  const user = requireApiUser(request);
  if (user.role === "admin") return user;
  log.info({ event: "guard.refused", guard: "admin" });
  throw new Refusal(
    "NOT_ADMIN",
    "You don't have permission to access the admin panel. Only administrators can use this address.",
    403,
  );
}

// In memory only, so a GET still writes nothing. Staff at work are not users of the product.
function recordActivity({ id, role }: User) {
  if (role !== "admin") recordVisit(id);
}

function signInPath(request: Request): string {
  const url = new URL(request.url);
  const path = url.pathname.replace(/\.data$/, "");
  const next = request.method === "GET" && path !== "/" ? `${path}${url.search}` : "";
  return next ? `/login?${new URLSearchParams({ next: next })}` : "/login";
}

function guardResponse(body: GuardScreen, status: number) {
  log.info({ event: "guard.refused", guard: body.guard });
  return data(body, { status, headers: { "Cache-Control": "no-store" } });
}
