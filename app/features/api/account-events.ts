import { z } from "zod";
import { DOCUMENT_TYPES, EVENT_TYPES, type EventType } from "~/db/schema/values";
import { APPLICATION_STATES } from "~/features/applications/states";
import { moment } from "./operation";

const generated = {
  summary: "The documents of an application were made, or those that could be",
  data: z.strictObject({
    applicationId: z.string(),
    generationId: z.string(),
    status: z.enum(["succeeded", "partly", "failed"]),
    documents: z.array(z.strictObject({ id: z.string().nullable(), type: z.enum(DOCUMENT_TYPES) })),
  }),
};

/** What happens in an account: when a program hears of it, and the ids and states that come with it. */
export const ACCOUNT_EVENTS = {
  "application.ready": generated,
  "application.failed": { ...generated, summary: "No document of an application could be made" },
  "application.state_changed": {
    summary: "An application was marked as sent, or got another state",
    data: z.strictObject({
      applicationId: z.string(),
      state: z.enum(APPLICATION_STATES),
      before: z.enum(APPLICATION_STATES),
    }),
  },
  "document.updated": {
    summary: "A document has a new text or file",
    data: z.strictObject({
      documentId: z.string(),
      applicationId: z.string(),
      type: z.enum(DOCUMENT_TYPES),
      version: z.number().int(),
    }),
  },
  "payment.settled": {
    summary: "A payment came and its plan or pack was given",
    data: z.strictObject({ reference: z.string(), offer: z.string(), amountKobo: z.number().int() }),
  },
  "webhook.test": {
    summary: "The owner of an endpoint asked for a test",
    data: z.strictObject({ endpointId: z.string() }),
  },
} as const satisfies Record<EventType, { summary: string; data: z.ZodType }>;

/** The body of a webhook's message. */
export const messageOf = (type: EventType) =>
  z.strictObject({ type: z.literal(type), timestamp: moment, data: ACCOUNT_EVENTS[type].data });

/** An event as a list of events has it. */
const eventOf = (type: EventType) =>
  messageOf(type).extend({ id: z.string().describe("The webhook-id of its messages") });

const [first, ...others] = EVENT_TYPES;
export const AccountEvent = z.discriminatedUnion("type", [eventOf(first), ...others.map(eventOf)]);
