import { z } from "zod";

/** The most calls to one provider at a time. How many there are now: concurrency-limit.ts. */
export const MAX_CONCURRENCY = 50;

const optionalText = (max: number) =>
  z.string().trim().max(max, `Keep this under ${max} characters`).default("");

/**
 * A key as typed or pasted. The masked form (dots and four characters) means: do not change the stored key.
 */
const ApiKey = z
  .string()
  .trim()
  .max(500, "That is too long for an API key")
  .refine(
    (key) => isMask(key) || !/\s/.test(key),
    "An API key has no spaces in it. Copy it again, without the words around it",
  )
  .refine(
    (key) => isMask(key) || /^[\x21-\x7e\s]*$/.test(key),
    "An API key has only plain letters, digits and signs. Copy it again",
  )
  .transform((key) => (isMask(key) ? "" : key))
  .default("");

const WebAddress = z
  .string()
  .trim()
  .max(500)
  .refine(
    (address) => address === "" || /^https:\/\/[^\s]+$/.test(address),
    "Give the whole address, beginning with https://",
  )
  .default("");

/** The full form of a provider. Empty text means not given. Amounts in US dollars, whole or decimal. */
export const ProviderForm = z.object({
  apiKey: ApiKey,
  model: optionalText(200),
  otherModel: optionalText(200), // takes priority over the list
  baseUrl: optionalText(500),
  fallbackRank: z.coerce.number().int().min(1).max(3).optional(),
  maxConcurrency: z.coerce
    .number({ error: "Give a number from 1 to 50" })
    .int("Give a whole number")
    .min(1, "Give a number from 1 to 50")
    .max(50, "Give a number from 1 to 50")
    .default(MAX_CONCURRENCY),
  dailyCapUsd: z.coerce
    .number({ error: "Give an amount in US dollars, such as 5 or 2.50" })
    .min(0, "Give an amount in US dollars, such as 5 or 2.50")
    .max(100_000, "That is above 100,000 US dollars")
    .optional(),
  legalEntity: optionalText(200),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .refine(
      (code) => code === "" || /^[A-Z]{2}$/.test(code),
      "Give the country as two letters, such as US or FR",
    )
    .default(""),
  mechanism: optionalText(1000),
  terms: optionalText(1000),
  agreementUrl: WebAddress,
  checkedOn: z
    .string()
    .trim()
    .refine((day) => day === "" || /^\d{4}-\d{2}-\d{2}$/.test(day), "Give the day as year-month-day")
    .refine(
      (day) => day === "" || new Date(`${day}T00:00:00Z`).getTime() <= Date.now(),
      "That day has not come yet",
    )
    .default(""),
});
export type ProviderInput = z.output<typeof ProviderForm>;

/** The body of the API that saves a provider: key and model. */
export const ProviderBody = z.object({ apiKey: ApiKey, model: optionalText(200) });

export const NewProviderBody = ProviderBody.extend({
  name: z.string({ error: "Name the provider" }).trim().min(1, "Name the provider").max(60),
  isActive: z.boolean().default(false),
});

export const ActiveProviderBody = z.object({
  providerName: z.string({ error: "Choose a provider" }).trim().min(1, "Choose a provider").max(60),
});

export const ConnectionBody = z.object({
  provider: z.string({ error: "Name the provider" }).trim().min(1, "Name the provider").max(60),
  apiKey: ApiKey,
  model: optionalText(200),
});

function isMask(key: string): boolean {
  return /^[•*·]/.test(key);
}
