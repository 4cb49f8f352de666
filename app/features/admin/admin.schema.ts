import { z } from "zod";
import { PLAN_IDS } from "~/db/schema/values";

/** What staff looks at in the list of users. Anything odd in the address shows everybody. */
export const UserListFilter = z.object({
  search: z.string().trim().max(200).catch("").default(""),
  plan: z.enum(PLAN_IDS).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
});

/** The same with the size of a page, for the API. "all" is no filter. */
export const UserListQuery = UserListFilter.extend({
  limit: z.coerce.number().int().min(1).max(100).catch(10).default(10),
});

/** A plan given by staff always counts as active; `status` may only say so. */
export const PlanChange = z.object({
  plan: z.enum(PLAN_IDS, { error: "Choose one of the plans: free_trial, jjc, agba or idan." }),
  status: z
    .literal("active", {
      error: "A given plan is always active. Leave out the status, or deactivate the account.",
    })
    .optional(),
});

export const StatusChange = z.object({ isActive: z.boolean({ error: "Enter true or false." }) });

/** Why somebody of staff reads a person's documents. */
export const DocumentAccessRequest = z.object({
  reason: z
    .string({ error: "Give a reason for the record." })
    .trim()
    .min(10, "Give a longer reason for the record.")
    .max(300),
});

/** What staff looks at in the log of acts. */
export const AuditLogFilter = z.object({
  act: z.string().trim().max(60).catch("").default(""),
  subject: z.string().trim().max(120).catch("").default(""),
  person: z.string().trim().max(200).catch("").default(""),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
});
