import { z } from "zod";

const searchText = z.string().trim().max(200).catch("");

/** The filter of the admin payment list. Invalid values in the address mean no filter. */
export const AdminPaymentsQuery = z.object({
  status: z
    .enum(["pending", "failed", "applied", "mismatch", "reversed", "expired"])
    .optional()
    .catch(undefined),
  search: searchText.default(""),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
});

/** The decision of staff about one alert. */
export const AlertDecision = z.object({
  alert: searchText.default(""),
  orphan: searchText.default(""),
  event: searchText.default(""),
  decision: searchText.default(""),
});

/** The refund form. Empty amount: everything that is left. */
export const RefundForm = z.object({
  naira: z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,2})?$/, "Enter an amount in naira, such as 2500 or 2500.50.")
    .optional(),
  reason: z
    .string({ error: "Give a reason for the record." })
    .trim()
    .min(3, "Give a reason for the record.")
    .max(150),
  endsAccess: z.literal("on").optional(),
  confirmed: z.literal("on", { error: "Tick the box to send the money back." }),
});

/** The bank account for a refund that needs attention. */
export const RefundAccountForm = z.object({
  refund: z.string().min(1),
  accountNumber: z
    .string()
    .trim()
    .regex(/^\d{10}$/, "An account number has 10 digits."),
  bankId: z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, "Enter Paystack's number for the bank."),
});
