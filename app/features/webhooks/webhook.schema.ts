import { z } from "zod";
import { EVENT_TYPES } from "~/db/schema/values";

/** The events that an endpoint may ask for. A test is sent to any endpoint, when its owner wants one. */
export const CHOSEN_EVENT_TYPES = EVENT_TYPES.filter((type) => type !== "webhook.test");

const Url = z
  .string({ error: "Enter the address of your program" })
  .trim()
  .min(1, "Enter the address of your program")
  .max(500, "Keep the address under 500 characters");

const EventTypes = z
  .array(z.enum(CHOSEN_EVENT_TYPES), { error: `eventTypes is a list of ${CHOSEN_EVENT_TYPES.join(", ")}` })
  .min(1, "Choose at least one event")
  .transform((types) => CHOSEN_EVENT_TYPES.filter((type) => types.includes(type)));

/** A new endpoint, from a program. */
export const NewEndpoint = z.strictObject({ url: Url, eventTypes: EventTypes });
export type NewEndpoint = z.output<typeof NewEndpoint>;

/** What a program changes on an endpoint. */
export const EndpointChange = z.strictObject({
  url: Url.optional(),
  eventTypes: EventTypes.optional(),
  isOn: z.boolean({ error: "isOn is true or false" }).optional(),
});
export type EndpointChange = z.output<typeof EndpointChange>;

/** The form of the page: one ticked box is a string, more are a list. */
export const EndpointForm = z.object({
  url: Url,
  eventTypes: z
    .union([z.enum(CHOSEN_EVENT_TYPES).transform((one) => [one]), z.array(z.enum(CHOSEN_EVENT_TYPES))], {
      error: "Choose from the list",
    })
    .optional()
    .transform((types = []) => CHOSEN_EVENT_TYPES.filter((type) => types.includes(type)))
    .refine((types) => types.length > 0, "Tick at least one box"),
});
