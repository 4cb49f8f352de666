import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "../app/routes";

/**
 * Who gets what at every address: the statuses of a visitor, an unverified person, the owner of what the address names, another person, a
 * deactivated one and an admin, in this order. A method that is not named answers 405 to everybody. Bodies are empty unless `body`
 * says otherwise, so 400 means: was let in, and told what is missing. What is another's is 404, never 403.
 */
export const ROLES = ["visitor", "unverified", "user", "other", "deactivated", "admin"] as const;
export type Role = (typeof ROLES)[number];
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Row = Partial<Record<Method, string>> & { query?: string; body?: Record<string, string> };

//              visitor unverified user other deactivated admin
export const NO_SUCH = 405; // to everybody
const EVERYBODY = "200 200 200 200 200 200";
const ANY_FORM = "400 400 400 400 400 400";
const ANY_MOVES_ON = "303 303 303 303 303 303";
const NOWHERE = "404 404 404 404 404 404";
const MEMBERS = "401 403 200 200 401 200";
const MEMBERS_FORM = "401 403 400 400 401 400";
const MEMBERS_MOVE_ON = "401 403 303 303 401 303";
const MEMBERS_NO_SUCH = "401 403 405 405 401 405"; // an API path guards itself before it looks at the method
const MEMBERS_CONFLICT = "401 403 409 409 401 409";
const MEMBERS_NOWHERE = "401 403 404 404 401 404";
const OWNER = "401 403 200 404 401 404";
const OWNER_MOVES_ON = "401 403 303 404 401 404";
const STAFF = "401 403 403 403 401 200";
const STAFF_FORM = "401 403 403 403 401 400";
const STAFF_MOVES_ON = "401 403 403 403 401 303";
const STAFF_NOWHERE = "401 403 403 403 401 404"; // asked for with an id that names none
const VISITORS = "200 303 303 303 200 303"; // the signed-in are sent to their dashboard
const VISITORS_FORM = "400 303 303 303 400 303";

const document = { content: "Dear Sir,\n\nI reconcile accounts.\n\nKind regards\nAda", version: "1" };

export const MATRIX: Record<string, Row> = {
  "public/landing.tsx": { GET: EVERYBODY },
  "public/privacy-policy.tsx": { GET: EVERYBODY, POST: ANY_FORM }, // a complaint
  "public/terms-of-service.tsx": { GET: EVERYBODY },
  "public/developers.tsx": { GET: EVERYBODY },
  "public/sitemap.ts": { GET: EVERYBODY },
  "public/robots.ts": { GET: EVERYBODY },
  "public/offline.tsx": { GET: EVERYBODY },
  "public/data-saver.ts": { GET: ANY_MOVES_ON, POST: ANY_MOVES_ON },
  "public/not-found.tsx": { GET: NOWHERE, POST: NOWHERE },
  "public/unsubscribe.tsx": { GET: EVERYBODY, POST: ANY_FORM },
  "public/outbox.tsx": { GET: EVERYBODY }, // local mode only
  "public/components.tsx": { GET: EVERYBODY }, // local mode only
  "public/outbox-mail.ts": { GET: EVERYBODY },

  "auth/login.tsx": { GET: VISITORS, POST: VISITORS_FORM },
  "auth/second-step.tsx": { GET: ANY_MOVES_ON, POST: ANY_MOVES_ON }, // no sign-in waits for its second step
  "auth/passkey.tsx": { GET: EVERYBODY, POST: ANY_FORM },
  "auth/passkey-options.ts": { GET: NOWHERE }, // asked for with a purpose that is none
  "auth/register.tsx": { GET: VISITORS, POST: VISITORS_FORM },
  "auth/verify-email.tsx": { GET: EVERYBODY, POST: ANY_FORM },
  "auth/forgot-password.tsx": { GET: EVERYBODY, POST: ANY_FORM },
  "auth/reset-password.tsx": { GET: EVERYBODY, POST: ANY_FORM },
  "auth/magic-link.tsx": { GET: EVERYBODY, POST: ANY_FORM },
  "auth/magic-link-error.tsx": { GET: EVERYBODY },
  "auth/google.ts": { GET: ANY_MOVES_ON }, // not set up here: back to the sign-in page, which says so
  "auth/callback.tsx": { GET: EVERYBODY, POST: ANY_FORM },
  "auth/logout.ts": { GET: ANY_MOVES_ON, POST: ANY_MOVES_ON },

  "account/dashboard.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "account/profile.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "account/photo.tsx": { GET: MEMBERS, POST: MEMBERS_MOVE_ON },
  "account/photo-file.ts": { GET: OWNER },
  "account/confirm-email.tsx": { GET: EVERYBODY, POST: ANY_FORM }, // the token in the mail is the guard
  "account/settings.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "account/sessions.tsx": { GET: MEMBERS, POST: MEMBERS_MOVE_ON },
  "account/change-password.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "account/export.tsx": { GET: MEMBERS, POST: MEMBERS_MOVE_ON },
  "two-step/overview.tsx": { GET: MEMBERS },
  "two-step/app.tsx": { GET: MEMBERS, POST: MEMBERS_MOVE_ON },
  "two-step/app-remove.tsx": { GET: MEMBERS_NOWHERE, POST: MEMBERS_NOWHERE }, // nobody has an app
  "two-step/passkeys.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "two-step/passkey-remove.tsx": { GET: MEMBERS_NOWHERE, POST: MEMBERS_NOWHERE },
  "two-step/recovery-codes.tsx": { GET: MEMBERS, POST: MEMBERS_CONFLICT }, // there is nothing to recover
  "two-step/recovery-codes-file.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_MOVE_ON },
  "two-step/browsers.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_MOVE_ON },
  "account/delete-account.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "account/delete-account-confirm.tsx": { GET: EVERYBODY, POST: ANY_FORM }, // the token in the mail is the guard
  "account/delete-account-closed.tsx": { GET: EVERYBODY, POST: ANY_FORM },
  "account/delete-account-download.ts": { GET: ANY_MOVES_ON, POST: ANY_MOVES_ON },

  "documents/decide.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_NOWHERE, body: { answer: "own" } }, // no decision has the id of a document
  "share/receive.tsx": { GET: MEMBERS, POST: ANY_MOVES_ON },
  "share/file.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_NOWHERE }, // nobody shared anything
  "generate/new.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "generate/job.ts": { GET: OWNER_MOVES_ON },
  "applications/list.tsx": { GET: MEMBERS },
  "applications/application.tsx": { GET: OWNER, POST: OWNER_MOVES_ON },
  "applications/events.ts": { GET: OWNER },
  "applications/early-edit.ts": { GET: MEMBERS_MOVE_ON, POST: OWNER_MOVES_ON },
  "applications/state.ts": { GET: MEMBERS_MOVE_ON, POST: OWNER_MOVES_ON, body: { state: "sent" } },
  "applications/archive.ts": { GET: MEMBERS_MOVE_ON, POST: OWNER_MOVES_ON },
  "documents/wordings.tsx": { GET: OWNER, POST: MEMBERS_FORM },
  "applications/delete.tsx": { GET: OWNER, POST: OWNER_MOVES_ON },
  "applications/remakes.ts": { GET: MEMBERS_MOVE_ON, POST: OWNER_MOVES_ON },
  "career/profile.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "career/confirm.ts": { GET: MEMBERS_MOVE_ON, POST: OWNER_MOVES_ON },
  "career/import.tsx": { GET: MEMBERS, POST: "401 403 415 415 401 415" },
  "career/questions.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "career/source.tsx": { GET: MEMBERS_NOWHERE, POST: MEMBERS_NOWHERE }, // no source has the id of a document
  "career/delete.tsx": { GET: MEMBERS, POST: OWNER_MOVES_ON }, // for good: below here nobody has a profile
  "career/json-resume.ts": { GET: MEMBERS_NOWHERE },
  "career/version-restore.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_NOWHERE },
  "career/entry.tsx": { GET: MEMBERS_NOWHERE, POST: MEMBERS_NOWHERE }, // no section has the id of a document
  "career/entry-command.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_NOWHERE },
  "documents/list.tsx": { GET: MEMBERS },
  "documents/design.ts": {
    GET: MEMBERS_MOVE_ON,
    POST: OWNER_MOVES_ON,
    body: { design: "senior", pages: "1" },
  },
  "documents/delete.tsx": { GET: OWNER, POST: OWNER_MOVES_ON },
  "documents/restore-line.ts": {
    GET: MEMBERS_MOVE_ON,
    POST: OWNER_MOVES_ON,
    body: { line: "work.0.highlights.9" },
  },
  "documents/edit.tsx": { GET: OWNER, POST: OWNER_MOVES_ON, body: document },
  "documents/versions.tsx": { GET: OWNER },
  "documents/version.tsx": { GET: MEMBERS_NOWHERE, POST: MEMBERS_NOWHERE }, // "x" is no version
  "billing/subscription.tsx": { GET: MEMBERS },
  "billing/cancel.tsx": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_CONFLICT }, // on trial there is nothing to cancel
  "billing/resume.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_MOVE_ON },
  "billing/payment.tsx": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_FORM }, // "x" is no plan: back to the plans
  "billing/invite.tsx": { GET: MEMBERS, POST: MEMBERS_MOVE_ON }, // an empty form asks for a link
  "public/invitation.tsx": { GET: NOWHERE }, // nobody has this code
  "billing/payment-return.tsx": { GET: ANY_FORM, POST: ANY_FORM }, // the reference is the guard, and all it says is which payment to ask Paystack about

  "admin/layout.tsx": { GET: STAFF },
  "admin/llm-providers.tsx": { GET: STAFF },
  "admin/ai-settings.tsx": { GET: STAFF, POST: STAFF_FORM },
  "admin/provider.tsx": { GET: STAFF_NOWHERE, POST: STAFF_NOWHERE },
  "admin/provider-command.ts": { GET: STAFF_MOVES_ON, POST: STAFF_NOWHERE },
  "admin/remove-key.tsx": { GET: STAFF_NOWHERE, POST: STAFF_NOWHERE },
  "admin/active-provider.ts": { GET: STAFF_MOVES_ON, POST: STAFF_MOVES_ON },
  "admin/failover-test.ts": { GET: STAFF_MOVES_ON, POST: STAFF_MOVES_ON }, // no provider is active here: it says so and asks nobody
  "admin/judge.tsx": { GET: STAFF, POST: STAFF_FORM },
  "admin/judge-command.ts": { GET: STAFF_MOVES_ON, POST: STAFF_NOWHERE },
  "admin/prompts.tsx": { GET: STAFF, POST: STAFF_FORM },
  "admin/prompt-activate.ts": { GET: STAFF_MOVES_ON, POST: STAFF_FORM },
  "admin/users.tsx": { GET: STAFF },
  "admin/user.tsx": { GET: STAFF_NOWHERE }, // no person has the id of a document
  "admin/user-credits.tsx": { GET: STAFF_NOWHERE, POST: STAFF_NOWHERE },
  "admin/plans.tsx": { GET: STAFF, POST: STAFF_NOWHERE }, // no version to withdraw
  "admin/plan.tsx": { GET: STAFF_NOWHERE, POST: STAFF_FORM }, // no plan has the id of a document
  "admin/codes.tsx": { GET: STAFF, POST: STAFF_FORM },
  "admin/user-delete.tsx": { GET: STAFF_NOWHERE, POST: STAFF_NOWHERE },
  "admin/user-documents.tsx": { GET: STAFF_NOWHERE, POST: STAFF_NOWHERE },
  "admin/user-document-access.tsx": { GET: STAFF_NOWHERE },
  "admin/audit.tsx": { GET: STAFF },
  "admin/user-command.ts": { GET: STAFF_MOVES_ON, POST: STAFF_NOWHERE },
  "admin/analytics.tsx": { GET: STAFF },
  "admin/analytics-panel.tsx": { GET: STAFF_NOWHERE }, // no panel has the id of a document
  "admin/analytics-csv.ts": { GET: STAFF_NOWHERE },
  "admin/monitoring.tsx": { GET: STAFF },
  "admin/calls-csv.ts": { GET: STAFF },
  "admin/payments.tsx": { GET: STAFF, POST: "401 403 403 403 401 303" },
  "admin/payment.tsx": { GET: STAFF_NOWHERE, POST: STAFF_NOWHERE }, // no payment is named "x"
  "admin/payment-refund.tsx": { GET: STAFF_NOWHERE, POST: "401 403 403 403 401 400" },
  "admin/payment-apply.tsx": { GET: STAFF_NOWHERE, POST: STAFF_NOWHERE },

  "admin/complaints.tsx": { GET: STAFF },
  "admin/complaint.tsx": { GET: STAFF_NOWHERE, POST: STAFF_NOWHERE }, // no complaint has the id of a document
  "admin/support.tsx": { GET: STAFF },
  "admin/support-replies.tsx": { GET: STAFF, POST: STAFF_FORM },
  "admin/support-thread.tsx": { GET: STAFF, POST: STAFF_FORM },
  "admin/support-presence.ts": { GET: STAFF_MOVES_ON, POST: STAFF_MOVES_ON },
  "admin/support-command.ts": { GET: STAFF_MOVES_ON, POST: STAFF_NOWHERE },

  "support/chat.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "support/seen.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_MOVE_ON },
  "support/image.ts": { GET: "401 403 200 404 401 200" }, // its two sides: whose thread it is, and staff

  "api/healthz.ts": { GET: EVERYBODY },
  "api/not-found.ts": { GET: NOWHERE, POST: NOWHERE, PUT: NOWHERE, PATCH: NOWHERE, DELETE: NOWHERE },
  "api/login-redirect.ts": { GET: "302 302 302 302 302 302" },
  "api/uploads.ts": { POST: "401 403 412 412 401 412", ...shut("GET", "PUT", "PATCH", "DELETE") }, // not said to be tus
  "api/upload.ts": {
    PATCH: "401 403 404 404 401 404",
    DELETE: "401 403 404 404 401 404",
    ...shut("GET", "POST", "PUT"),
  }, // no upload has the id of a document
  "api/advert-read.ts": { POST: MEMBERS_FORM, ...shut("PUT", "PATCH", "DELETE") },
  "api/decision.ts": {
    POST: MEMBERS_NOWHERE,
    ...shut("PUT", "PATCH", "DELETE"),
    body: { answer: "own" },
  }, // no decision has the id of a document
  "api/career.ts": { GET: MEMBERS_NOWHERE, PUT: MEMBERS_FORM, ...shut("POST", "PATCH", "DELETE") },
  "api/career-import.ts": { POST: "401 403 415 415 401 415", ...shut("PUT", "PATCH", "DELETE") },
  "api/career-versions.ts": { GET: MEMBERS_NOWHERE },
  "api/career-version-restore.ts": { POST: MEMBERS_NOWHERE, ...shut("PUT", "PATCH", "DELETE") },
  "api/auth-user.ts": { GET: MEMBERS },
  "api/auth-login.ts": { POST: ANY_FORM },
  "api/auth-logout.ts": { POST: EVERYBODY },
  "api/auth-second-step.ts": { POST: ANY_FORM },
  "api/auth-step-up.ts": { POST: MEMBERS_FORM, ...shut("PUT", "PATCH", "DELETE") },
  "api/auth-register.ts": { POST: ANY_FORM },
  "api/auth-send-otp.ts": { POST: ANY_FORM },
  "api/auth-verify-otp.ts": { POST: ANY_FORM },
  "api/auth-send-magic-link.ts": { POST: ANY_FORM },
  "api/auth-verify-magic-link.ts": { POST: ANY_FORM },
  "api/auth-google.ts": { GET: "503 503 503 503 503 503" }, // not set up here
  "api/auth-callback.ts": { POST: ANY_FORM },
  "api/auth-forgot-password.ts": { POST: ANY_FORM },
  "api/auth-reset-password.ts": { POST: ANY_FORM },
  "api/auth-validate-reset-token.ts": { GET: ANY_FORM },
  "api/auth-verify-email.ts": { POST: ANY_FORM },
  "api/auth-resend-verification.ts": { POST: ANY_FORM },

  "api/profile.ts": { GET: MEMBERS, PATCH: MEMBERS, ...shut("POST", "PUT", "DELETE") },
  "api/profile-photo.ts": { POST: "401 403 415 415 401 415", ...shut("PUT", "PATCH", "DELETE") },
  "api/settings.ts": { GET: MEMBERS, PATCH: MEMBERS, ...shut("POST", "PUT", "DELETE") },
  "api/complete-onboarding.ts": { POST: MEMBERS, ...shut("PUT", "PATCH", "DELETE") },
  "api/reset-onboarding.ts": { POST: MEMBERS, ...shut("PUT", "PATCH", "DELETE") },
  "api/change-password.ts": { POST: MEMBERS_FORM, PUT: MEMBERS_FORM, PATCH: MEMBERS_FORM, ...shut("DELETE") },
  "api/notifications-status.ts": { GET: MEMBERS },
  "api/notifications-test-email.ts": { POST: MEMBERS, ...shut("PUT", "PATCH", "DELETE") },
  "api/subscription-cancel.ts": { POST: MEMBERS_CONFLICT, ...shut("PUT", "PATCH", "DELETE") },
  "api/user-export.ts": { GET: MEMBERS },

  "api/admin-provider-status.ts": { GET: STAFF },
  "api/admin-llm-providers.ts": { GET: STAFF, POST: STAFF_FORM, ...staffShut("PUT", "PATCH", "DELETE") },
  "api/admin-llm-provider.ts": { PUT: STAFF_NOWHERE, ...staffShut("POST", "PATCH", "DELETE") },
  "api/admin-llm-provider-activate.ts": { POST: STAFF_NOWHERE, ...staffShut("PUT", "PATCH", "DELETE") },
  "api/admin-set-active-provider.ts": { POST: STAFF_FORM, ...staffShut("PUT", "PATCH", "DELETE") },
  "api/admin-test-ai-connection.ts": { POST: STAFF_FORM, ...staffShut("PUT", "PATCH", "DELETE") },
  "api/admin-refresh-provider.ts": { POST: STAFF, ...staffShut("PUT", "PATCH", "DELETE") },
  "api/admin-prompts.ts": { GET: STAFF, POST: STAFF_FORM, ...staffShut("PUT", "PATCH", "DELETE") },
  "api/admin-prompt-activate.ts": { POST: STAFF_FORM, ...staffShut("PUT", "PATCH", "DELETE") },
  "api/admin-test-prompt.ts": { POST: STAFF_FORM, ...staffShut("PUT", "PATCH", "DELETE") },
  "api/admin-stats.ts": { GET: STAFF, ...staffShut("POST", "PUT", "PATCH", "DELETE") },
  "api/admin-analytics.ts": { GET: STAFF, ...staffShut("POST", "PUT", "PATCH", "DELETE") },
  "api/admin-users.ts": { GET: STAFF, ...staffShut("POST", "PUT", "PATCH", "DELETE") },
  "api/admin-user.ts": { DELETE: STAFF_NOWHERE, ...staffShut("POST", "PUT", "PATCH") },
  "api/admin-user-plan.ts": { PATCH: STAFF_NOWHERE, ...staffShut("POST", "PUT", "DELETE") },
  "api/admin-user-status.ts": { PATCH: STAFF_NOWHERE, ...staffShut("POST", "PUT", "DELETE") },
  "api/admin-user-reset-usage.ts": { POST: STAFF_NOWHERE, ...staffShut("PUT", "PATCH", "DELETE") },
  "api/plans.ts": { GET: EVERYBODY },
  "api/payment-initialize.ts": { POST: MEMBERS_FORM, ...shut("PUT", "PATCH", "DELETE") },
  "api/payment-verify.ts": { GET: "401 403 404 404 401 404" },
  "api/payment-webhook.ts": { POST: "401 401 401 401 401 401" }, // not signed by Paystack
  "api/referral.ts": { GET: MEMBERS, POST: MEMBERS, ...shut("PUT", "PATCH", "DELETE") },
  "api/referral-accept.ts": { POST: MEMBERS_FORM, ...shut("PUT", "PATCH", "DELETE") },
  "api/subscription-renew.ts": { POST: MEMBERS_FORM, ...shut("PUT", "PATCH", "DELETE") }, // on the trial there is nothing to renew
  "api/support-status.ts": { GET: MEMBERS },
  "api/support-messages.ts": { GET: MEMBERS },
  "api/support-message.ts": { POST: MEMBERS_FORM, ...shut("PUT", "PATCH", "DELETE") },
  "api/support-seen.ts": { POST: MEMBERS, ...shut("PUT", "PATCH", "DELETE"), body: { upTo: "0" } },
  "api/support-inbound.ts": { POST: "503 503 503 503 503 503" }, // not set up here; the signature is the guard
  "api/document-count.ts": { GET: EVERYBODY },
  "api/admin-support-presence.ts": { POST: STAFF, ...staffShut("PUT", "PATCH", "DELETE") },
  "api/admin-support-messages.ts": { GET: STAFF },
  "api/admin-support-message.ts": { POST: STAFF_FORM, ...staffShut("PUT", "PATCH", "DELETE") },
  "api/admin-support-seen.ts": { POST: STAFF, ...staffShut("PUT", "PATCH", "DELETE"), body: { upTo: "0" } },

  "api/generate.ts": { POST: MEMBERS_FORM, ...shut("PUT", "PATCH", "DELETE") },
  "api/generation.ts": { GET: OWNER },
  "api/applications.ts": { GET: MEMBERS },
  "api/application.ts": { GET: OWNER, PATCH: OWNER, DELETE: OWNER, ...shut("POST", "PUT") },
  "api/application-file.ts": { GET: OWNER },
  "api/documents.ts": { GET: MEMBERS },
  "api/document.ts": {
    GET: OWNER,
    PUT: OWNER,
    DELETE: OWNER,
    ...shut("POST", "PATCH"),
    body: { content: document.content },
  },
  "api/document-versions.ts": { GET: OWNER },
  "api/document-version-restore.ts": { POST: MEMBERS_NOWHERE, ...shut("PUT", "PATCH", "DELETE") }, // "x" is no version
  "api/document-lines.ts": {
    POST: OWNER,
    ...shut("PUT", "PATCH", "DELETE"),
    body: { line: "work.0.highlights.9" },
  },
  "api/document-download.ts": { GET: OWNER, query: "?format=pdf" },
  "api/document-pdf.ts": { GET: OWNER, POST: OWNER, ...shut("PUT", "PATCH", "DELETE") },
  "api/document-picture.ts": { GET: OWNER },
  "api/document-preview.ts": { GET: OWNER },
};

function shut(...methods: Method[]): Row {
  return Object.fromEntries(methods.map((method) => [method, MEMBERS_NO_SUCH]));
}

function staffShut(...methods: Method[]): Row {
  return Object.fromEntries(methods.map((method) => [method, "401 403 403 403 401 405"]));
}

export type Address = {
  path: string;
  file: string;
  isApi: boolean;
  /** It frames other pages and has no address of its own: it is asked for at that of its first page. */ isFrame: boolean;
};

/** Every address of the product with its file, as app/routes.ts has it. */
export async function allAddresses(): Promise<Address[]> {
  return flat(await routes, "");
}

function flat(entries: RouteConfigEntry[], parent: string): Address[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const full = `${parent}/${path ?? ""}`.replace(/\/+/g, "/");
    const isFrame = path === undefined && children.length > 0;
    const shown = isFrame ? `${full}/${children[0]?.path ?? ""}`.replace(/\/+/g, "/") : full;
    return [
      { path: shown, file: file.replace("routes/", ""), isApi: full.startsWith("/api/"), isFrame },
      ...flat(children, full),
    ];
  });
}
