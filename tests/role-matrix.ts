import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "../app/routes";

/**
 * Who gets what at every address: the statuses of a visitor, an unverified person, the owner of what the address names, another person, a
 * deactivated one and an admin, in this order; at addresses of staff also those of a support agent and an analyst. A method that is
 * not named answers 405 to everybody. Bodies are empty unless `body` says otherwise, so 400 means: was let in, and told what is
 * missing. What is another's is 404, never 403.
 */
export const ROLES = ["visitor", "unverified", "user", "other", "deactivated", "admin"] as const;
export const STAFF_ROLES = [...ROLES, "support", "analyst"] as const;
export type Role = (typeof STAFF_ROLES)[number];
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
const MEMBERS_CONFLICT = "401 403 409 409 401 409";
const MEMBERS_NOWHERE = "401 403 404 404 401 404";
const OWNER = "401 403 200 404 401 404";
const OWNER_FORM = "401 403 400 404 401 404";
const OWNER_NEEDS_ETAG = "401 403 428 404 401 404";
const OWNER_EMPTIES = "401 403 204 404 401 404";
const OWNER_WAITS = "401 403 202 404 401 404";
const OWNER_MOVES_ON = "401 403 303 404 401 404";

// Who of staff may go in, besides the admin, who is an owner.
const AREAS = {
  people: ["support"],
  support: ["support"],
  analytics: ["analyst"],
  money: [],
  settings: [],
  audit: [],
  staff: [],
  announcements: [],
  frame: ["support", "analyst"],
} satisfies Record<string, ("support" | "analyst")[]>;

function staff(area: keyof typeof AREAS, status: number): string {
  const inside: readonly string[] = AREAS[area];
  const others = ["support", "analyst"].map((role) => (inside.includes(role) ? status : 403));
  return ["401 403 403 403 401", status, ...others].join(" ");
}

const VISITORS = "200 303 303 303 200 303"; // the signed-in are sent to their dashboard
const VISITORS_FORM = "400 303 303 303 400 303";

const document = { content: "Dear Sir,\n\nI reconcile accounts.\n\nKind regards\nAda", version: "1" };

export const MATRIX: Record<string, Row> = {
  "public/landing.tsx": { GET: EVERYBODY },
  "public/privacy-policy.tsx": { GET: EVERYBODY, POST: ANY_FORM }, // a complaint
  "public/terms-of-service.tsx": { GET: EVERYBODY },
  "public/developers.tsx": { GET: EVERYBODY },
  "public/developers-area.tsx": { GET: NOWHERE }, // no area has the id of a document
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
  "account/api-keys.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "account/api-key-revoke.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_NOWHERE },
  "webhooks/list.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "webhooks/webhook.tsx": { GET: OWNER, POST: OWNER_FORM },
  "webhooks/command.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_NOWHERE }, // no such command
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
  "documents/questions.tsx": { GET: OWNER, POST: OWNER_MOVES_ON }, // nothing is asked
  "share/receive.tsx": { GET: MEMBERS, POST: ANY_MOVES_ON },
  "share/file.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_NOWHERE }, // nobody shared anything
  "generate/new.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "generate/job.ts": { GET: OWNER_MOVES_ON },
  "applications/list.tsx": { GET: MEMBERS },
  "applications/application.tsx": { GET: OWNER },
  "applications/events.ts": { GET: OWNER },
  "applications/early-edit.ts": { GET: MEMBERS_MOVE_ON, POST: OWNER_MOVES_ON },
  "applications/state.ts": { GET: MEMBERS_MOVE_ON, POST: OWNER_MOVES_ON, body: { state: "sent" } },
  "applications/archive.ts": { GET: MEMBERS_MOVE_ON, POST: OWNER_MOVES_ON },
  "documents/wordings.tsx": { GET: OWNER, POST: MEMBERS_FORM },
  "documents/shorten.ts": { GET: MEMBERS_MOVE_ON, POST: OWNER_MOVES_ON },
  "documents/rewrite.ts": {
    GET: MEMBERS_MOVE_ON,
    POST: "401 403 409 404 401 404", // no provider is set up
    body: { version: "1", paragraph: "0" },
  },
  "applications/delete.tsx": { GET: OWNER, POST: OWNER_MOVES_ON },
  "applications/remakes.ts": { GET: MEMBERS_MOVE_ON, POST: OWNER_MOVES_ON },
  "career/profile.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "career/confirm.ts": { GET: MEMBERS_MOVE_ON, POST: OWNER_MOVES_ON },
  "career/import.tsx": { GET: MEMBERS, POST: "401 403 415 415 401 415" },
  "career/questions.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "career/source.tsx": { GET: MEMBERS_NOWHERE, POST: MEMBERS_NOWHERE }, // no source has the id of a document
  "career/delete.tsx": { GET: MEMBERS, POST: OWNER_MOVES_ON }, // for good: below here nobody has a profile
  "career/summary.tsx": { GET: OWNER },
  "career/json-resume.ts": { GET: MEMBERS_NOWHERE },
  "career/version-restore.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_MOVE_ON },
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
    POST: MEMBERS_NOWHERE, // a letter has no such line
    body: { line: "work.0.highlights.9" },
  },
  "documents/edit.tsx": { GET: OWNER, POST: OWNER_MOVES_ON, body: document },
  "documents/versions.tsx": { GET: OWNER },
  "documents/more.tsx": { GET: OWNER },
  "applications/more.tsx": { GET: OWNER, POST: OWNER_MOVES_ON },
  "documents/version.tsx": { GET: MEMBERS_NOWHERE, POST: MEMBERS_NOWHERE }, // "x" is no version
  "billing/subscription.tsx": { GET: MEMBERS },
  "billing/cancel.tsx": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_CONFLICT }, // on trial there is nothing to cancel
  "billing/resume.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_MOVE_ON },
  "billing/payment.tsx": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_FORM }, // "x" is no plan: back to the plans
  "billing/transfer.tsx": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_MOVE_ON }, // "x" is no plan: back to the plans
  "billing/ussd.tsx": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_MOVE_ON },
  "billing/balance-return.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_CONFLICT }, // nobody has a balance
  "billing/pay-requests.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "billing/seat.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "public/pay-for.tsx": { GET: NOWHERE, POST: NOWHERE }, // the signature in the address is the guard
  "institution/list.tsx": { GET: MEMBERS, POST: MEMBERS_NOWHERE }, // nobody is invited
  "institution/institution.tsx": { GET: MEMBERS_NOWHERE, POST: MEMBERS_NOWHERE }, // nobody is a member
  "institution/members.tsx": { GET: MEMBERS_NOWHERE, POST: MEMBERS_NOWHERE },
  "institution/seats-csv.ts": { GET: MEMBERS_NOWHERE },
  "institution/replace-seat.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_NOWHERE },
  "institution/cancel-invoice.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_NOWHERE },
  "institution/invoice-file.ts": { GET: MEMBERS_NOWHERE },
  "billing/invite.tsx": { GET: MEMBERS, POST: MEMBERS_MOVE_ON }, // an empty form asks for a link
  "public/invitation.tsx": { GET: NOWHERE }, // nobody has this code
  "billing/receipt.ts": { GET: "401 403 200 404 401 200" }, // staff, too, may read every receipt
  "billing/payment-return.tsx": { GET: ANY_FORM, POST: ANY_FORM }, // the reference is the guard, and all it says is which payment to ask Paystack about

  "admin/layout.tsx": { GET: staff("frame", 200) },
  "admin/llm-providers.tsx": { GET: staff("settings", 200) },
  "admin/ai-settings.tsx": { GET: staff("settings", 200), POST: staff("settings", 400) },
  "admin/provider.tsx": { GET: staff("settings", 404), POST: staff("settings", 404) },
  "admin/provider-command.ts": { GET: staff("settings", 303), POST: staff("settings", 404) },
  "admin/remove-key.tsx": { GET: staff("settings", 404), POST: staff("settings", 404) },
  "admin/active-provider.ts": { GET: staff("settings", 303), POST: staff("settings", 303) },
  "admin/failover-test.ts": { GET: staff("settings", 303), POST: staff("settings", 303) }, // no provider is active here: it says so and asks nobody
  "admin/judge.tsx": { GET: staff("settings", 200), POST: staff("settings", 400) },
  "admin/judge-command.ts": { GET: staff("settings", 303), POST: staff("settings", 404) },
  "admin/prompts.tsx": { GET: staff("settings", 200), POST: staff("settings", 400) },
  "admin/prompt-activate.ts": { GET: staff("settings", 303), POST: staff("settings", 400) },
  "admin/users.tsx": { GET: staff("people", 200) },
  "admin/user.tsx": { GET: staff("people", 404) }, // no person has the id of a document
  "admin/user-credits.tsx": { GET: staff("money", 404), POST: staff("money", 404) },
  "admin/balances.tsx": { GET: staff("money", 200), POST: staff("money", 404) }, // nothing to send back
  "admin/institutions.tsx": { GET: staff("money", 200), POST: staff("money", 400) },
  "admin/institution.tsx": { GET: staff("money", 404), POST: staff("money", 404) },
  "admin/announcements.tsx": { GET: staff("announcements", 200), POST: staff("announcements", 400) },
  "admin/announcement.tsx": { GET: staff("announcements", 404), POST: staff("announcements", 404) },
  "admin/receipts.tsx": { GET: staff("money", 200), POST: staff("money", 400) },
  "admin/plans.tsx": { GET: staff("money", 200), POST: staff("money", 404) }, // no version to withdraw
  "admin/plan.tsx": { GET: staff("money", 404), POST: staff("money", 400) }, // no plan has the id of a document
  "admin/codes.tsx": { GET: staff("money", 200), POST: staff("money", 400) },
  "admin/user-role.tsx": { GET: staff("staff", 404), POST: staff("staff", 404) },
  "admin/user-delete.tsx": { GET: staff("staff", 404), POST: staff("staff", 404) },
  "admin/user-documents.tsx": { GET: staff("people", 404), POST: staff("people", 404) },
  "admin/user-document-access.tsx": { GET: staff("people", 404) },
  "admin/digest.tsx": { GET: staff("staff", 200), POST: staff("staff", 303) },
  "admin/list-csv.ts": { GET: staff("staff", 404), POST: staff("staff", 404) }, // no list has this name
  "admin/audit.tsx": { GET: staff("audit", 200) },
  "admin/user-command.ts": { GET: staff("people", 303), POST: staff("people", 404) },
  "admin/analytics.tsx": { GET: staff("analytics", 200) },
  "admin/analytics-panel.tsx": { GET: staff("analytics", 404) }, // no panel has the id of a document
  "admin/analytics-csv.ts": { GET: staff("analytics", 404) },
  "admin/monitoring.tsx": { GET: staff("analytics", 200) },
  "admin/calls-csv.ts": { GET: staff("analytics", 200) },
  "admin/payments.tsx": { GET: staff("money", 200), POST: staff("money", 303) },
  "admin/payment.tsx": { GET: staff("money", 404), POST: staff("money", 404) }, // no payment is named "x"
  "admin/payment-refund.tsx": { GET: staff("money", 404), POST: staff("money", 400) },
  "admin/payment-apply.tsx": { GET: staff("money", 404), POST: staff("money", 404) },

  "admin/alerts.tsx": { GET: staff("settings", 200) },
  "admin/complaints.tsx": { GET: staff("support", 200) },
  "admin/complaint.tsx": { GET: staff("support", 404), POST: staff("support", 404) }, // no complaint has the id of a document
  "admin/support.tsx": { GET: staff("support", 200) },
  "admin/support-replies.tsx": { GET: staff("support", 200), POST: staff("support", 400) },
  "admin/support-thread.tsx": { GET: staff("support", 200), POST: staff("support", 400) },
  "admin/support-presence.ts": { GET: staff("support", 303), POST: staff("support", 303) },
  "admin/support-command.ts": { GET: staff("support", 303), POST: staff("support", 404) },

  "support/chat.tsx": { GET: MEMBERS, POST: MEMBERS_FORM },
  "support/seen.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_MOVE_ON },
  "support/copy.ts": { GET: MEMBERS_MOVE_ON, POST: MEMBERS_MOVE_ON },
  "support/image.ts": { GET: "401 403 200 404 401 200 200 404" }, // its two sides: whose thread it is, and agents

  "api/healthz.ts": { GET: EVERYBODY },
  "api/readyz.ts": { GET: EVERYBODY },
  "api/metrics.ts": { GET: "401 401 401 401 401 401" }, // through a proxy and without the token
  "api/not-found.ts": { GET: NOWHERE, POST: NOWHERE, PUT: NOWHERE, PATCH: NOWHERE, DELETE: NOWHERE },
  "api/login-redirect.ts": { GET: "302 302 302 302 302 302" },
  "api/uploads.ts": { POST: "401 403 412 412 401 412" }, // not said to be tus
  "api/upload.ts": {
    PATCH: "401 403 404 404 401 404",
    DELETE: "401 403 404 404 401 404",
  }, // no upload has the id of a document
  "api/advert-read.ts": { POST: MEMBERS_FORM },
  "api/decision.ts": {
    POST: MEMBERS_NOWHERE,
    body: { answer: "own" },
  }, // no decision has the id of a document
  "api/career.ts": { GET: MEMBERS_NOWHERE, PUT: MEMBERS_FORM },
  "api/career-import.ts": { POST: "401 403 415 415 401 415" },
  "api/career-versions.ts": { GET: MEMBERS_NOWHERE },
  "api/career-version-restore.ts": { POST: MEMBERS_NOWHERE },
  "api/auth-user.ts": { GET: MEMBERS },
  "api/auth-login.ts": { POST: ANY_FORM },
  "api/auth-logout.ts": { POST: EVERYBODY },
  "api/auth-second-step.ts": { POST: ANY_FORM },
  "api/auth-step-up.ts": { POST: MEMBERS_FORM },
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

  "api/profile.ts": { GET: MEMBERS, PATCH: MEMBERS },
  "api/profile-photo.ts": { POST: "401 403 415 415 401 415" },
  "api/settings.ts": { GET: MEMBERS, PATCH: MEMBERS },
  "api/complete-onboarding.ts": { POST: MEMBERS },
  "api/reset-onboarding.ts": { POST: MEMBERS },
  "api/change-password.ts": { POST: MEMBERS_FORM, PUT: MEMBERS_FORM, PATCH: MEMBERS_FORM },
  "api/notifications-status.ts": { GET: MEMBERS },
  "api/notifications-test-email.ts": { POST: MEMBERS },
  "api/subscription-cancel.ts": { POST: MEMBERS_CONFLICT },
  "api/user-export.ts": { GET: MEMBERS },

  "api/admin-provider-status.ts": { GET: staff("settings", 200) },
  "api/admin-llm-providers.ts": { GET: staff("settings", 200), POST: staff("settings", 400) },
  "api/admin-llm-provider.ts": { PUT: staff("settings", 404) },
  "api/admin-llm-provider-activate.ts": { POST: staff("settings", 404) },
  "api/admin-set-active-provider.ts": { POST: staff("settings", 400) },
  "api/admin-test-ai-connection.ts": { POST: staff("settings", 400) },
  "api/admin-refresh-provider.ts": { POST: staff("settings", 200) },
  "api/admin-prompts.ts": { GET: staff("settings", 200), POST: staff("settings", 400) },
  "api/admin-prompt-activate.ts": { POST: staff("settings", 400) },
  "api/admin-test-prompt.ts": { POST: staff("settings", 400) },
  "api/admin-stats.ts": { GET: staff("analytics", 200) },
  "api/admin-analytics.ts": { GET: staff("analytics", 200) },
  "api/admin-users.ts": { GET: staff("people", 200) },
  "api/admin-user.ts": { DELETE: staff("staff", 404) },
  "api/admin-user-plan.ts": { PATCH: staff("money", 400) },
  "api/admin-user-status.ts": { PATCH: staff("people", 400) },
  "api/admin-user-reset-usage.ts": { POST: staff("money", 404) },
  "api/plans.ts": { GET: EVERYBODY },
  "api/payment-initialize.ts": { POST: MEMBERS_FORM },
  "api/payment-verify.ts": { GET: "401 403 404 404 401 404" },
  "api/payment-webhook.ts": { POST: "401 401 401 401 401 401" }, // not signed by Paystack
  "api/referral.ts": { GET: MEMBERS, POST: MEMBERS },
  "api/referral-accept.ts": { POST: MEMBERS_FORM },
  "api/subscription-renew.ts": { POST: MEMBERS_FORM }, // on the trial there is nothing to renew
  "api/support-status.ts": { GET: MEMBERS },
  "api/support-messages.ts": { GET: MEMBERS },
  "api/support-message.ts": { POST: MEMBERS_FORM },
  "api/support-seen.ts": { POST: MEMBERS, body: { upTo: "0" } },
  "api/support-unread.ts": { GET: MEMBERS },
  "api/support-typing.ts": { POST: MEMBERS },
  "api/admin-support-unread.ts": { GET: staff("support", 200) },
  "api/admin-support-typing.ts": { POST: staff("support", 200) },
  "api/support-inbound.ts": { POST: "503 503 503 503 503 503" }, // not set up here; the signature is the guard
  "api/document-count.ts": { GET: EVERYBODY },
  "api/openapi.ts": { GET: EVERYBODY },
  "api/admin-support-presence.ts": { POST: staff("support", 200) },
  "api/admin-support-messages.ts": { GET: staff("support", 200) },
  "api/admin-support-message.ts": { POST: staff("support", 400) },
  "api/admin-support-seen.ts": { POST: staff("support", 200), body: { upTo: "0" } },

  "api/generate.ts": { POST: MEMBERS_FORM },
  "api/generation.ts": { GET: OWNER },
  "api/applications.ts": { GET: MEMBERS },
  "api/application.ts": { GET: OWNER, PATCH: OWNER, DELETE: OWNER },
  "api/application-file.ts": { GET: OWNER },
  "api/documents.ts": { GET: MEMBERS },
  "api/document.ts": {
    GET: OWNER,
    PUT: OWNER,
    DELETE: OWNER,
    body: { content: document.content },
  },
  "api/document-versions.ts": { GET: OWNER },
  "api/document-version-restore.ts": { POST: MEMBERS_NOWHERE }, // "x" is no version
  "api/document-lines.ts": { POST: MEMBERS_NOWHERE, body: { line: "work.0.highlights.9" } }, // a letter has no such line
  "api/document-download.ts": { GET: OWNER, query: "?format=pdf" },
  "api/document-pdf.ts": { GET: OWNER, POST: OWNER },
  "api/document-picture.ts": { GET: OWNER },
  "api/document-preview.ts": { GET: OWNER },

  "api/v1/applications.ts": { GET: MEMBERS },
  "api/v1/application.ts": { GET: OWNER, PATCH: OWNER, DELETE: OWNER_EMPTIES },
  "api/v1/documents.ts": { GET: MEMBERS },
  "api/v1/document.ts": {
    GET: OWNER,
    PATCH: OWNER_NEEDS_ETAG,
    DELETE: OWNER_EMPTIES,
    body: { content: document.content },
  },
  "api/v1/document-file.ts": { GET: OWNER, query: "?format=pdf" },
  "api/v1/profile.ts": { GET: MEMBERS_NOWHERE, PUT: MEMBERS_FORM },
  "api/v1/advert-read.ts": { POST: MEMBERS_FORM },
  "api/v1/generations.ts": { GET: MEMBERS, POST: MEMBERS_FORM },
  "api/v1/generation.ts": { GET: OWNER },
  "api/v1/credits.ts": { GET: MEMBERS },
  "api/v1/credit-movements.ts": { GET: MEMBERS },
  "api/v1/events.ts": { GET: MEMBERS },
  "api/v1/event.ts": { GET: OWNER },
  "api/v1/webhook-endpoints.ts": { GET: MEMBERS, POST: MEMBERS_FORM },
  "api/v1/webhook-endpoint.ts": { GET: OWNER, PATCH: OWNER, DELETE: OWNER_EMPTIES },
  "api/v1/webhook-secrets.ts": { POST: "401 403 201 404 401 404" },
  "api/v1/webhook-tests.ts": { POST: OWNER_WAITS },
  "api/v1/webhook-deliveries.ts": { GET: OWNER },
  "api/v1/webhook-replays.ts": { POST: OWNER_WAITS },
};

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
