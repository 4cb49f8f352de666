import { index, prefix, route, type RouteConfig } from "@remix-run/route-config"

// Every address of the web and its file. Pages first, then /api.
export default [
  index("routes/public/landing.tsx"),

  route("login", "routes/auth/login.tsx"),
  route("register", "routes/auth/register.tsx"),
  route("verify-email", "routes/auth/verify-email.tsx"),
  route("forgot-password", "routes/auth/forgot-password.tsx"),
  route("reset-password", "routes/auth/reset-password.tsx"),
  route("magic-link", "routes/auth/magic-link.tsx"),
  route("magic-link-error", "routes/auth/magic-link-error.tsx"),
  route("auth/google", "routes/auth/google.ts"),
  route("auth/callback", "routes/auth/callback.tsx"),
  route("logout", "routes/auth/logout.ts"),

  route("dashboard", "routes/account/dashboard.tsx"),

  route("generate", "routes/generate/new.tsx"),
  route("generate/:job", "routes/generate/job.tsx"),
  route("generate/:job/events", "routes/generate/events.ts"),

  route("documents", "routes/documents/list.tsx"),
  route("documents/:id/delete", "routes/documents/delete.tsx"),
  route("edit/:id", "routes/documents/edit.tsx"),

  route("subscription", "routes/billing/subscription.tsx"),

  route("dev/outbox", "routes/public/outbox.tsx"),
  route("dev/outbox/:mail", "routes/public/outbox-mail.ts"),
  route("healthz", "routes/api/healthz.ts"),

  ...prefix("api", [
    route("generate", "routes/api/generate.ts"),
    route("generate/:job", "routes/api/generation.ts"),
    route("documents", "routes/api/documents.ts"),
    route("documents/:id", "routes/api/document.ts"),
    route("documents/:id/download", "routes/api/document-download.ts"),
    route("documents/:id/generate-html-pdf", "routes/api/document-pdf.ts"),
    route("documents/:id/html-preview", "routes/api/document-preview.ts"),
    route("*", "routes/api/not-found.ts"),
  ]),

  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig
    route("profile", "routes/api/profile.ts"),
    route("profile/photo", "routes/api/profile-photo.ts"),
    route("settings", "routes/api/settings.ts"),
    route("complete-onboarding", "routes/api/complete-onboarding.ts"),
    route("reset-onboarding", "routes/api/reset-onboarding.ts"),
    route("auth/change-password", "routes/api/change-password.ts"),
    route("notifications/test-email", "routes/api/notifications-test-email.ts"),
    route("notifications/status", "routes/api/notifications-status.ts"),
    route("auth/user", "routes/api/auth-user.ts"),
    route("auth/logout", "routes/api/auth-logout.ts"),
    route("auth/login", "routes/api/auth-login.ts"),
    route("auth/send-otp", "routes/api/auth-send-otp.ts"),
    route("auth/verify-otp", "routes/api/auth-verify-otp.ts"),
    route("auth/send-magic-link", "routes/api/auth-send-magic-link.ts"),
    route("auth/verify-magic-link", "routes/api/auth-verify-magic-link.ts"),
    route("auth/google", "routes/api/auth-google.ts"),
    route("auth/:provider/callback", "routes/api/auth-callback.ts"),
    route("auth/register", "routes/api/auth-register.ts"),
    route("auth/forgot-password", "routes/api/auth-forgot-password.ts"),
    route("auth/reset-password", "routes/api/auth-reset-password.ts"),
    route("auth/validate-reset-token", "routes/api/auth-validate-reset-token.ts"),
    route("auth/verify-email", "routes/api/auth-verify-email.ts"),
    route("auth/resend-verification", "routes/api/auth-resend-verification.ts"),
    route("user/export", "routes/api/user-export.ts"),
