import { z } from "zod";
import { DELIVERY_STATES, EVENT_TYPES, SWITCHED_OFF_REASONS } from "~/db/schema/values";
import { CHOSEN_EVENT_TYPES, EndpointChange, NewEndpoint } from "~/features/webhooks/webhook.schema";
import { count, moment, operations } from "./operation";
import { pageFields, pageOf } from "./page";

const Endpoint = z.strictObject({
  id: z.string(),
  url: z.string(),
  eventTypes: z.array(z.enum(CHOSEN_EVENT_TYPES)),
  isOn: z.boolean(),
  switchedOffBecause: z.enum(SWITCHED_OFF_REASONS).nullable(),
  failingSince: moment.nullable().describe("Nothing was delivered since then"),
  createdAt: moment,
  updatedAt: moment,
});
const EndpointWithSecret = Endpoint.extend({
  secret: z.string().describe("whsec_…, shown here only"),
});
const Delivery = z.strictObject({
  id: z.string(),
  eventId: z.string(),
  eventType: z.enum(EVENT_TYPES),
  state: z.enum(DELIVERY_STATES),
  tries: count,
  createdAt: moment,
  lastTriedAt: moment.nullable(),
  nextTryAt: moment.nullable(),
  status: z.number().int().nullable().describe("Of the last answer; null: none came"),
  answer: z.string().describe("Its beginning, or why none came"),
});

const reading = { who: "user", scope: "read", version: 1 } as const;
const changing = { who: "user", scope: "account", version: 1, limit: "webhookPerUser" } as const;
const NOT_FOUND = { 404: ["NOT_FOUND"] } as const;

/** Where a person's programs hear of events, and what was sent there. */
export const webhookOperations = operations({
  "GET /api/v1/webhook-endpoints": {
    ...reading,
    summary: "Where your programs hear of events; all of them, as you have at most 5",
    answers: { 200: pageOf(Endpoint) },
  },
  "POST /api/v1/webhook-endpoints": {
    ...changing,
    summary: "Send events to an https address of yours",
    isIdempotent: true,
    body: NewEndpoint,
    answers: { 201: EndpointWithSecret },
    errors: { 400: ["BAD_URL"], 409: ["URL_TAKEN", "TOO_MANY_ENDPOINTS"] },
  },
  "GET /api/v1/webhook-endpoints/{id}": {
    ...reading,
    summary: "One of them",
    answers: { 200: Endpoint },
    errors: NOT_FOUND,
  },
  "PATCH /api/v1/webhook-endpoints/{id}": {
    ...changing,
    summary: "Change its address or events, switch it off or on",
    match: "optional",
    body: EndpointChange,
    answers: { 200: Endpoint },
    errors: { ...NOT_FOUND, 400: ["BAD_URL"], 409: ["URL_TAKEN"] },
  },
  "DELETE /api/v1/webhook-endpoints/{id}": {
    ...changing,
    summary: "Delete it with its deliveries",
    match: "optional",
    answers: { 204: "empty" },
    errors: { ...NOT_FOUND, 403: ["FOREIGN_ORIGIN"] },
  },
  "POST /api/v1/webhook-endpoints/{id}/secrets": {
    ...changing,
    summary: "Make a new secret; the one before signs too for 24 hours",
    isIdempotent: true,
    answers: { 201: EndpointWithSecret },
    errors: { ...NOT_FOUND, 403: ["FOREIGN_ORIGIN"] },
  },
  "POST /api/v1/webhook-endpoints/{id}/tests": {
    ...changing,
    summary: "Send a webhook.test there",
    isIdempotent: true,
    answers: { 202: Endpoint },
    errors: { ...NOT_FOUND, 403: ["FOREIGN_ORIGIN"], 409: ["ENDPOINT_OFF"] },
  },
  "GET /api/v1/webhook-endpoints/{id}/deliveries": {
    ...reading,
    summary: "What was sent there in the last 30 days, newest first",
    query: z.object(pageFields),
    answers: { 200: pageOf(Delivery) },
    errors: NOT_FOUND,
  },
  "POST /api/v1/webhook-deliveries/{id}/replays": {
    ...changing,
    summary: "Send it again, with the same webhook-id",
    isIdempotent: true,
    answers: { 202: Delivery },
    errors: { ...NOT_FOUND, 403: ["FOREIGN_ORIGIN"], 409: ["ENDPOINT_OFF", "STILL_PENDING"] },
  },
});
