import { z } from "zod";

const searchText = z.string().trim().max(200).catch("");

/** What staff looks at in the list of payments. Anything odd in the address shows everything. */
export const AdminPaymentsQuery = z.object({
  status: z
    .enum(["pending", "failed", "applied", "mismatch", "reversed", "expired"])
    .optional()
    .catch(undefined),
  search: searchText.default(""),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
});

/** What staff decided about one thing on the list. */
export const AlertDecision = z.object({
  alert: searchText.default(""),
  orphan: searchText.default(""),
  event: searchText.default(""),
  decision: searchText.default(""),
});

/** Money back. Empty amount: all that is left. */
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

/** The account that a stuck refund is sent to. */
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
