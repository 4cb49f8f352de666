import { z } from "zod";
import { PLAN_IDS } from "~/db/schema/values";
import { fromLagosDay } from "~/time";

/** The form of a mail to many people: news for those who agreed to them, or changed terms for everybody. */
export const AnnouncementForm = z
  .object({
    kind: z.enum(["news", "terms"], { error: "Choose what it is." }),
    subject: z
      .string({ error: "Enter a subject." })
      .trim()
      .min(3, "Enter a subject.")
      .max(120, "Use at most 120 characters."),
    body: z
      .string({ error: "Enter the text." })
      .trim()
      .min(10, "Enter the text.")
      .max(5_000, "Use at most 5,000 characters."),
    plan: z.enum(PLAN_IDS).optional(),
    paid: z.enum(["yes", "no"]).optional(),
    effectiveOn: z.iso.date("Enter a day, such as 2027-01-31.").transform(fromLagosDay).optional(),
  })
  .refine(({ kind, effectiveOn }) => kind === "news" || effectiveOn !== undefined, {
    path: ["effectiveOn"],
    error: "Enter the day from which the new terms hold.",
  })
  .transform(({ kind, plan, paid, effectiveOn, ...text }) => ({
    ...text,
    kind,
    effectiveAt: kind === "terms" ? (effectiveOn ?? null) : null,
    // New terms concern everybody.
    audience: kind === "news" ? { plan, hasPaid: paid && paid === "yes" } : {},
  }));
export type NewAnnouncement = z.output<typeof AnnouncementForm>;
