import { z } from "zod";
import { API_SCOPES } from "~/db/schema/values";

/** How long a key works, in days. */
export const KEY_LIFETIMES = [30, 90, 365] as const;

/** The form of a new API key. */
export const NewApiKey = z.object({
  name: z
    .string({ error: "Give the key a name" })
    .transform((text) => text.normalize("NFC").replace(/\s+/g, " ").trim())
    .refine((text) => text !== "", "Give the key a name")
    .refine((text) => [...text].length <= 60, "Keep the name under 60 characters"),
  scopes: z
    .union([z.enum(API_SCOPES).transform((one) => [one]), z.array(z.enum(API_SCOPES))], {
      error: "Choose from the list",
    })
    .optional()
    .transform((scopes = []) => API_SCOPES.filter((one) => scopes.includes(one)))
    .refine((scopes) => scopes.length > 0, "Tick at least one box"),
  days: z.coerce.number().pipe(z.literal(KEY_LIFETIMES, { error: "Choose one of the times" })),
});
export type NewApiKey = z.output<typeof NewApiKey>;
