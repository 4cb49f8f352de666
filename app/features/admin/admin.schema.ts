import { z } from "zod";
import { PLAN_IDS, STAFF_ROLES } from "~/db/schema/values";
import { PLAN_ENDS, USER_STATUSES } from "./user-filters";

/** The filter of the admin user list. Invalid values in the address mean no filter. */
export const UserListFilter = z.object({
  search: z.string().trim().max(200).catch("").default(""),
  plan: z.enum(PLAN_IDS).optional().catch(undefined),
  status: z.enum(USER_STATUSES).optional().catch(undefined),
  ends: z.enum(PLAN_ENDS).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
});

/** The same with a page size, for the API. "all" is no filter. */
export const UserListQuery = UserListFilter.extend({
  limit: z.coerce.number().int().min(1).max(100).catch(10).default(10),
});

/** A plan given by staff is always active. `status` may only repeat that. */
export const PlanChange = z.object({
  plan: z.enum(PLAN_IDS, { error: "Choose one of the plans: free_trial, jjc, agba or idan." }),
  status: z
    .literal("active", {
      error: "A given plan is always active. Leave out the status, or deactivate the account.",
    })
    .optional(),
});

export const StatusChange = z.object({ isActive: z.boolean({ error: "Enter true or false." }) });

/** The role of a member of staff; "none": an account like all others. */
export const StaffRoleChange = z.object({
  staffRole: z.enum(["none", ...STAFF_ROLES], { error: "Choose one of the roles." }),
});

/** Why a staff member reads a user's documents. */
export const DocumentAccessRequest = z.object({
  reason: z
    .string({ error: "Give a reason for the record." })
    .trim()
    .min(10, "Give a longer reason for the record.")
    .max(300, "Use at most 300 characters."),
});

/** The filter of the audit log. */
export const AuditLogFilter = z.object({
  act: z.string().trim().max(60).catch("").default(""),
  subject: z.string().trim().max(120).catch("").default(""),
  person: z.string().trim().max(200).catch("").default(""),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
});
