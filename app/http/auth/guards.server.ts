import { data } from "@remix-run/node";
import type { ApiScope } from "~/db/schema/values";
import { findKeyUser } from "~/features/accounts/api-keys.server";
import { isAllowed, staffHome, type Permission } from "~/features/accounts/permissions";
import { findSessionUser, type User } from "~/features/accounts/sessions.server";
import { isSecondFactorMissing } from "~/features/two-step/factors.server";
import { recordVisit } from "~/features/analytics-events/visits.server";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { refererPath } from "~/http/security/referer-path";
import type { PostedForm } from "~/ui/posted-fields";
import { nameCaller } from "~/work/caller.server";
import { isApiKey, readBearer } from "./bearer";
import { getCurrentUser, parseSessionToken } from "./session.server";
import { readTypedForm } from "./typed-form.server";

/** The data of a guard screen. The root error boundary renders it. `typed` is the form that came without a session. */
export type GuardScreen = {
  guard: "sign_in" | "verify" | "admin" | "second_factor";
  to: string;
  typed?: PostedForm;
};

/**
 * Returns the signed-in, active and verified user, or throws a guard screen (401, 403). First line of every
 * loader and action.
 */
export function requireUser(request: Request): User {
  const user = requireAccount(request);
  if (!user.emailVerifiedAt) throw guardResponse({ guard: "verify", to: "/verify-email" }, 403);
  return user;
}

/**
 * The person that requireUser lets in, for an answer before any loader: by the cookies alone, on a device of their own. Undefined for
 * everybody else, who then meet the guard itself.
 */
export function findAdmitted(cookies: string): User | undefined {
  const token = parseSessionToken(cookies);
  if (token === undefined || token.startsWith("shared:")) return undefined;
  const user = findSessionUser(token);
  if (!user?.isActive || !user.emailVerifiedAt) return undefined;
  nameCaller(user.id);
  recordActivity(user);
  return user;
}

/** Returns the signed-in, active user, verified or not. */
function requireAccount(request: Request): User {
  const user = getCurrentUser(request);
  if (!user || !user.isActive) throw guardResponse({ guard: "sign_in", to: signInPath(request) }, 401);
  recordActivity(user);
  return user;
}

/** Returns a member of staff who may do this, and who has a second factor where one is required. */
export function requireAdmin(request: Request, permission: Permission): User {
  const user = requireStaff(request);
  if (!isAllowed(user, permission))
    throw guardResponse({ guard: "admin", to: staffHome(user) ?? "/dashboard" }, 403);
  return user;
}

/** The same whatever they may do: for the frame around the pages of staff, which have guards of their own. */
export function requireStaff(request: Request): User {
  const user = requireUser(request);
  if (user.role !== "admin") throw guardResponse({ guard: "admin", to: "/dashboard" }, 403);
  if (isSecondFactorMissing(user)) throw guardResponse({ guard: "second_factor", to: "/two-step" }, 403);
  return user;
}

/**
 * The same rules for /api. Throws a Refusal, which the API handler sends as JSON. A key must have the scope; without one only a
 * session will do. A key never makes an admin.
 */
export function requireApiUser(request: Request, scope?: ApiScope): User {
  const secret = readBearer(request);
  const user = isApiKey(secret) ? requireKeyUser(secret, scope) : getCurrentUser(request);
  if (!user || !user.isActive) throw new Refusal("UNAUTHENTICATED", NOT_SIGNED_IN, 401);
  if ((request.headers.get(PAGE_USER_HEADER) ?? user.id) !== user.id)
    throw new Refusal("UNAUTHENTICATED", "Another account has signed in here meanwhile.", 401);
  if (!user.emailVerifiedAt)
    throw new Refusal("EMAIL_NOT_VERIFIED", "Please verify your email address to access this feature.", 403);
  // Automatic requests of an open page are not user activity.
  if (request.method !== "GET" || request.headers.has("authorization")) recordActivity(user);
  return user;
}

// Whose page it is that asks, where a page says so.
const PAGE_USER_HEADER = "x-oya-user";
const NOT_SIGNED_IN =
  "You need to be logged in. Send an API key as Authorization: Bearer oya_…; you make keys in Settings.";

function requireKeyUser(secret: string, scope: ApiScope | undefined): User {
  const found = findKeyUser(secret);
  if (!found)
    throw new Refusal("UNAUTHENTICATED", "This API key is not known, was revoked, or has ended.", 401);
  if (!scope)
    throw new Refusal("KEY_NOT_ALLOWED", "No API key may make this call. It needs a signed-in browser.", 403);
  if (!found.key.scopes.includes(scope))
    throw new Refusal(
      "SCOPE_MISSING",
      `This API key may not do that. It needs the scope ${scope}; make another key in Settings.`,
      403,
      { scope },
    );
  nameCaller(found.user.id);
  return { ...found.user, role: "user" };
}

/**
 * Returns a member of staff for /api: 401 without a session, 403 for other users, for a role that may not do this and without a
 * required second factor.
 */
export function requireApiAdmin(request: Request, permission: Permission): User {
  const user = requireApiUser(request);
  if (user.role !== "admin") {
    log.info({ event: "guard.refused", guard: "admin" });
    throw new Refusal(
      "NOT_ADMIN",
      "You don't have permission to access the admin panel. Only administrators can use this address.",
      403,
    );
  }
  if (isSecondFactorMissing(user)) {
    log.info({ event: "guard.refused", guard: "second_factor" });
    throw new Refusal(
      "SECOND_FACTOR_REQUIRED",
      "Admins need two-step sign-in. Set it up at /two-step first.",
      403,
    );
  }
  if (isAllowed(user, permission)) return user;
  log.info({ event: "guard.refused", guard: "role" });
  throw new Refusal("ROLE_NOT_ALLOWED", "Your role does not include this. Ask an owner of this site.", 403);
}

// In memory, so a GET writes nothing to the database. Admins do not count as active users.
function recordActivity({ id, role }: User) {
  if (role !== "admin") recordVisit(id);
}

function signInPath(request: Request): string {
  const url = new URL(request.url);
  const path = url.pathname.replace(/\.data$/, "");
  const next = request.method === "GET" ? `${path}${url.search}` : refererPath(request);
  return next && next !== "/" ? `/login?${new URLSearchParams({ next: next })}` : "/login";
}

/** What a guard threw, with what was typed into the form that it stopped, so that the screen gives it back. */
export async function withTypedForm(thrown: unknown, request: Request): Promise<unknown> {
  if (!isSignInScreen(thrown)) return thrown;
  const typed = await readTypedForm(request);
  return typed ? screenResponse({ ...thrown.data, typed }, 401) : thrown;
}

function isSignInScreen(thrown: unknown): thrown is { data: GuardScreen } {
  const body: unknown = typeof thrown === "object" && thrown !== null && "data" in thrown && thrown.data;
  return typeof body === "object" && body !== null && "guard" in body && body.guard === "sign_in";
}

function guardResponse(body: GuardScreen, status: number) {
  log.info({ event: "guard.refused", guard: body.guard });
  return screenResponse(body, status);
}

function screenResponse(body: GuardScreen, status: number) {
  return data(body, { status, headers: { "Cache-Control": "no-store" } });
}
