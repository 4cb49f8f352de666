import { index, prefix, route, type RouteConfig } from "@remix-run/route-config"

// Every address of the web and its file. Pages first, then /api.
export default [
  index("routes/public/landing.tsx"),

  route("login", "routes/auth/login.tsx"),
  route("register", "routes/auth/register.tsx"),
  route("verify-email", "routes/auth/verify-email.tsx"),
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
