import { z } from "zod";
import { SOLD_IDS } from "~/db/schema/values";
import { parseNaira } from "~/money";
import { days, fromLagosDay } from "~/time";

const day = z.iso.date("Enter a day, such as 2027-01-31.");
const wholeNumber = (text: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,7}$/, text)
    .transform(Number);

/** The form of a new promo code: a share of the price or a sum, not both. */
export const PromoCodeForm = z
  .object({
    code: z
      .string({ error: "Enter a code." })
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{4,20}$/, "Use 4 to 20 letters and digits, without spaces."),
    percentOff: wholeNumber("Enter a whole number, such as 20.")
      .pipe(z.number().min(1).max(90, "At most 90 per cent."))
      .optional(),
    nairaOff: z
      .string()
      .trim()
      .regex(/^\d{1,7}(\.\d{1,2})?$/, "Enter an amount in naira, such as 2500.")
      .transform(parseNaira)
      .pipe(z.number().min(100, "At least ₦1."))
      .optional(),
    offers: z.array(z.enum(SOLD_IDS)).default([]),
    maxUses: wholeNumber("Enter a whole number.").pipe(z.number().min(1)).optional(),
    startsOn: day.transform(fromLagosDay).optional(),
    // the last day, included
    endsOn: day.transform((text) => new Date(fromLagosDay(text).getTime() + days(1))).optional(),
    reason: z
      .string({ error: "Give a reason for the record." })
      .trim()
      .min(3, "Give a reason for the record.")
      .max(150),
  })
  .refine(({ percentOff, nairaOff }) => (percentOff === undefined) !== (nairaOff === undefined), {
    path: ["percentOff"],
    error: "Enter a share or a sum, one of the two.",
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn < endsOn, {
    path: ["endsOn"],
    error: "The last day comes before the first.",
  })
  .transform(({ nairaOff, percentOff, maxUses, endsOn, ...rest }) => ({
    ...rest,
    percentOff: percentOff ?? null,
    koboOff: nairaOff ?? null,
    maxUses: maxUses ?? null,
    endsOn: endsOn ?? null,
  }));
export type PromoCodeValues = z.output<typeof PromoCodeForm>;
