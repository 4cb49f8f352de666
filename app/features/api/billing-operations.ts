import { z } from "zod";
import { moment, operations } from "./operation";

const Checkout = z.strictObject({
  data: z.strictObject({ authorization_url: z.string(), reference: z.string() }),
});

/** Payments and the plan. */
export const billingOperations = operations({
  "POST /api/payment/initialize": {
    summary: "Start to pay for a plan; answers where to pay",
    who: "user",
    scope: "account",
    // A plan that is not a string is treated as not on sale.
    body: z.object({ planId: z.string().max(40).catch("") }),
    answers: { 200: Checkout },
    errors: {
      400: ["PLAN_UNAVAILABLE"],
      409: ["RENEW_TOO_EARLY"],
      502: ["PAYMENT_ERROR"],
      503: ["PAYMENTS_CLOSED"],
    },
    limit: "payPerUser",
  },
  "GET /api/payment/verify/{reference}": {
    summary: "The state of a payment; success is true once the plan was given",
    who: "user",
    scope: "account",
    answers: {
      200: z.strictObject({
        success: z.boolean(),
        status: z.enum(["pending", "failed", "applied", "mismatch", "reversed", "expired"]),
        plan: z.string(),
        message: z.string(),
      }),
    },
    errors: { 404: ["NOT_FOUND"] },
  },
  "POST /api/payment/webhook": {
    summary: "Messages of Paystack",
    who: "sender",
    sends: "signed",
    answers: { 200: z.strictObject({ received: z.literal(true) }) },
    errors: { 401: ["BAD_SIGNATURE"], 503: ["PAYMENTS_CLOSED"] },
    isInternal: true,
  },
  "POST /api/subscription/renew": {
    summary: "Pay for the next 30 days of the plan",
    who: "user",
    scope: "account",
    answers: { 200: Checkout },
    errors: {
      400: ["PLAN_UNAVAILABLE"],
      403: ["FOREIGN_ORIGIN"],
      409: ["RENEW_TOO_EARLY"],
      502: ["PAYMENT_ERROR"],
      503: ["PAYMENTS_CLOSED"],
    },
    limit: "payPerUser",
  },
  "POST /api/subscription/cancel": {
    summary: "Let the plan end with the time that is paid",
    who: "user",
    scope: "account",
    answers: {
      200: z.strictObject({
        success: z.literal(true),
        cancelAtPeriodEnd: z.literal(true),
        subscriptionExpiresAt: moment,
      }),
    },
    errors: { 403: ["FOREIGN_ORIGIN"], 409: ["NOTHING_TO_CANCEL"] },
    limit: "settingsPerUser",
  },
});
