import { z } from "zod";
import { parseNaira } from "~/money";
import { fromLagosDay } from "~/time";

const naira = z
  .string({ error: "Enter a price in naira." })
  .trim()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, "Enter an amount in naira, such as 2500 or 2500.50.")
  .transform(parseNaira);
const count = (what: string) =>
  z.coerce
    .number({ error: `Enter how many ${what}.` })
    .int("Enter a whole number.")
    .min(0)
    .max(1_000);
const checkbox = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");
const MAX_FEATURES = 8;

// A day of a form, from midnight in Lagos on.
const lagosDay = z.iso.date("Enter a day, such as 2027-01-31.").transform(fromLagosDay);

/** A new version of a plan or pack. An empty day means now. */
export const OfferVersionForm = z.object({
  name: z.string({ error: "Enter a name." }).trim().min(2).max(40, "Use at most 40 characters."),
  price: naira,
  coverLetters: count("cover letters"),
  resumes: count("resumes"),
  isUnlimited: checkbox,
  features: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    )
    .pipe(
      z
        .array(z.string().max(60, "Use at most 60 characters a line."))
        .max(MAX_FEATURES, `Use at most ${MAX_FEATURES} lines.`),
    ),
  position: z.coerce.number({ error: "Enter a number." }).int().min(0).max(99),
  isVisible: checkbox,
  isOnSale: checkbox,
  isPopular: checkbox,
  effectiveOn: lagosDay.optional(),
  reason: z
    .string({ error: "Give a reason for the record." })
    .trim()
    .min(3, "Give a reason for the record.")
    .max(150),
});
export type OfferVersionValues = z.output<typeof OfferVersionForm>;

/** Credits given by staff, with the reason that the person reads too. */
export const CreditGift = z
  .object({
    coverLetters: count("cover letters").max(100, "Give at most 100 at once."),
    resumes: count("resumes").max(100, "Give at most 100 at once."),
    reason: z
      .string({ error: "Give a reason. The person reads it in their credit history." })
      .trim()
      .min(3, "Give a reason. The person reads it in their credit history.")
      .max(100),
  })
  .refine(({ coverLetters, resumes }) => coverLetters + resumes > 0, {
    path: ["coverLetters"],
    error: "Give at least one credit.",
  });
