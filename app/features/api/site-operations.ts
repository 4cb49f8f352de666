import { z } from "zod";
import { count, operations } from "./operation";

const Health = z.strictObject({
  status: z.enum(["ok", "unavailable"]),
  db: z.enum(["ok", "unusable"]),
  role: z.enum(["primary", "replica"]),
  version: z.string(),
  queue: z.strictObject({ queued: count, running: count }),
});

const ReadinessState = z.enum(["ok", "not ok"]);
const Readiness = z.strictObject({
  status: z.enum(["ready", "degraded", "unavailable"]),
  checks: z.record(z.string(), ReadinessState),
  details: z
    .array(
      z.strictObject({ name: z.string(), state: z.enum(["ok", "warning", "failing"]), detail: z.string() }),
    )
    .optional(),
});

/** What anyone may ask. */
export const siteOperations = operations({
  "GET /api/openapi.json": {
    summary: "This documentation for programs, in OpenAPI 3.1",
    who: "anyone",
    answers: { 200: z.looseObject({ openapi: z.literal("3.1.0") }) },
  },
  "GET /api/stats/document-count": {
    summary: "How many documents were made here",
    who: "anyone",
    answers: { 200: z.strictObject({ count, baselineBoost: count }) },
  },
  "GET /api/login": {
    summary: "A link of older pages, to the sign-in page",
    who: "anyone",
    answers: { 302: "empty" },
    headers: { 302: ["Location"] },
    isInternal: true,
  },
  "GET /healthz": {
    summary: "Whether the server can work",
    who: "anyone",
    answers: { 200: Health, 503: Health },
    isInternal: true,
  },
  "GET /readyz": {
    summary: "Whether the server should get requests, part by part",
    who: "anyone",
    answers: { 200: Readiness, 503: Readiness },
    isInternal: true,
  },
  "GET /metrics": {
    summary: "Metrics in the text format of Prometheus, for the operator",
    who: "anyone",
    answers: { 200: { file: ["text/plain"] } },
    errors: { 401: ["UNAUTHENTICATED"] },
    isInternal: true,
  },
});
