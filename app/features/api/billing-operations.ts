import { z } from "zod";
import { OFFER_IDS } from "~/db/schema/values";
import { count, moment, operations } from "./operation";

const Checkout = z.strictObject({
  data: z.strictObject({ authorization_url: z.string(), reference: z.string() }),
});

const limit = z.number().int().min(-1).describe("-1 means unlimited");
const Offer = z.strictObject({
  id: z.enum(OFFER_IDS),
  kind: z.enum(["plan", "pack"]),
  name: z.string(),
  displayName: z.string(),
  price: z.number().min(0).describe("In naira"),
  priceDisplay: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  limits: z.strictObject({ coverLetters: limit, resumes: limit, isUnlimited: z.boolean() }),
  days: count.nullable().describe("null never ends"),
  onSale: z.boolean(),
  popular: z.boolean(),
});

const status = z.enum(["accepted", "rewarded", "refused", "revoked"]);
const Invitations = z.strictObject({
  code: z.string().nullable(),
  link: z.string().nullable(),
  invited: z.array(z.strictObject({ acceptedAt: moment, status })),
  accepted: z.strictObject({ acceptedAt: moment, status }).nullable(),
});

/** Plans and packs, payments and invitations. */
export const billingOperations = operations({
  "GET /api/plans": {
    summary: "What is sold: plans and packs",
    who: "anyone",
    answers: { 200: z.strictObject({ plans: z.array(Offer), packs: z.array(Offer) }) },
  },
  "POST /api/payment/initialize": {
    summary: "Start to pay for a plan or a pack; answers where to pay",
    who: "user",
    scope: "account",
    // A plan that is not a string is treated as not on sale.
    body: z.object({
      planId: z.string().max(40).catch("").describe("The id of a plan or pack"),
      promoCode: z.string().max(40, "We do not know this code. Check its spelling.").default(""),
    }),
    answers: { 200: Checkout },
    errors: {
      400: [
        "PLAN_UNAVAILABLE",
        "CODE_UNKNOWN",
        "CODE_NOT_YET",
        "CODE_ENDED",
        "CODE_OTHER_OFFER",
        "CODE_USED",
        "CODE_USED_UP",
      ],
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
  "GET /api/referral": {
    summary: "Your invitation code and what came of it",
    who: "user",
    scope: "read",
    answers: { 200: Invitations },
  },
  "POST /api/referral": {
    summary: "Make the invitation code, once",
    who: "user",
    scope: "account",
    answers: { 200: Invitations },
    errors: { 403: ["FOREIGN_ORIGIN"] },
    limit: "invitationsPerUser",
  },
  "POST /api/referral/accept": {
    summary: "Accept an invitation, before the first payment",
    who: "user",
    scope: "account",
    body: z.object({
      code: z.string({ error: "Enter the code of the invitation." }).min(1).max(40),
    }),
    answers: { 200: z.strictObject({ success: z.literal(true) }) },
    errors: {
      404: ["NOT_FOUND"],
      409: ["OWN_INVITATION", "ALREADY_INVITED", "ALREADY_PAID", "INVITATION_REFUSED"],
    },
    limit: "invitationsPerUser",
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
