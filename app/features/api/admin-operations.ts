import { z } from "zod";
import { DOCUMENT_TYPES, PLAN_IDS } from "~/db/schema/values";
import { PlanChange, StatusChange, UserListQuery } from "~/features/admin/admin.schema";
import { PromptBody, PromptChoice, PromptTestBody } from "~/features/ai/prompts/prompt.schema";
import {
  ActiveProviderBody,
  ConnectionBody,
  NewProviderBody,
  ProviderBody,
} from "~/features/ai/providers/provider.schema";
import { count, message, moment, operations } from "./operation";

const Provider = z.strictObject({
  id: z.string(),
  name: z.string(),
  apiKey: z.string().describe("Masked"),
  model: z.string(),
  isActive: z.boolean(),
  updatedAt: moment,
});
const Prompt = z.strictObject({
  id: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  version: count,
  systemPrompt: z.string(),
  isActive: z.boolean(),
  createdAt: moment,
});
const UserRow = z.strictObject({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  role: z.enum(["user", "admin"]),
  isActive: z.boolean(),
  onboardingCompleted: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  emailVerified: z.boolean(),
  subscriptionPlan: z.enum(PLAN_IDS),
  subscriptionStatus: z.string(),
  subscriptionExpiresAt: moment.nullable(),
  quotaBalance: z.strictObject({
    coverLettersRemaining: count.nullable(),
    resumesRemaining: count.nullable(),
  }),
  totalGenerated: z.strictObject({ coverLettersGenerated: count, resumesGenerated: count }),
  isUnlimitedActive: z.boolean(),
});
const ChangedUser = z.strictObject({ message, user: UserRow });
const figure = z.number().nullable();
const Totals = { totalUsers: figure, activeSubscribers: figure, documentsGenerated: figure };

const PROVIDER_ERRORS = {
  400: [
    "NO_KEY",
    "NO_MODEL",
    "NO_ADDRESS",
    "BAD_ADDRESS",
    "KEY_NEEDED",
    "NO_TRANSFER_RECORD",
    "MODEL_RETIRED",
  ],
  404: ["NO_SUCH_PROVIDER"],
};
const PROMPT_ERRORS = {
  400: ["PROMPT_EMPTY", "PROMPT_TOO_LONG", "PROMPT_VARIABLE"],
  404: ["NO_SUCH_PROMPT"],
};
const USER_ERRORS = { 403: ["OWNER_NEEDED"], 404: ["NOT_FOUND"], 409: ["LAST_ADMIN"] };
const settings = { who: "admin", permission: "settings", isInternal: true } as const;
const analytics = { ...settings, permission: "analytics" } as const;
const people = { ...settings, permission: "people" } as const;
const money = { ...settings, permission: "money" } as const;
const FOREIGN = { 403: ["FOREIGN_ORIGIN"] };

/** The console of staff. No key may call it. */
export const adminOperations = operations({
  "GET /api/admin/provider-status": {
    ...settings,
    summary: "Who writes now, and warnings",
    answers: {
      200: z.strictObject({
        current: z.strictObject({
          activeProvider: z.string().nullable(),
          source: z.enum(["database", "fallback"]),
          isInitialized: z.boolean(),
          availableProviders: z.array(z.string()),
        }),
        database: z.strictObject({
          activeProvider: z.string().nullable(),
          hasConfiguredProvider: z.boolean(),
        }),
        warnings: z.strictObject({
          usingFallback: z.boolean(),
          mismatchDetected: z.boolean(),
          noProviderConfigured: z.boolean(),
          messages: z.array(z.string()),
        }),
      }),
    },
  },
  "GET /api/admin/llm-providers": {
    ...settings,
    summary: "The AI providers",
    answers: { 200: z.array(Provider) },
  },
  "POST /api/admin/llm-providers": {
    ...settings,
    needsProof: true,
    summary: "Set up an AI provider",
    body: NewProviderBody,
    answers: { 201: Provider },
    errors: PROVIDER_ERRORS,
  },
  "PUT /api/admin/llm-providers/{id}": {
    ...settings,
    needsProof: true,
    summary: "Change an AI provider",
    body: ProviderBody,
    answers: { 200: Provider },
    errors: PROVIDER_ERRORS,
  },
  "POST /api/admin/llm-providers/{id}/activate": {
    ...settings,
    summary: "Let an AI provider write",
    answers: { 200: Provider },
    errors: { ...PROVIDER_ERRORS, ...FOREIGN },
  },
  "POST /api/admin/set-active-provider": {
    ...settings,
    summary: "Let an AI provider write, by its name",
    body: ActiveProviderBody,
    answers: { 200: z.strictObject({ message }) },
    errors: PROVIDER_ERRORS,
  },
  "POST /api/admin/test-ai-connection": {
    ...settings,
    summary: "Try a key and a model",
    body: ConnectionBody,
    answers: { 200: z.strictObject({ connected: z.boolean(), message: z.string(), step: z.string() }) },
    errors: PROVIDER_ERRORS,
    limit: "connectionTestPerAdmin",
  },
  "POST /api/admin/refresh-provider": {
    ...settings,
    summary: "Which provider is in use",
    answers: { 200: z.strictObject({ message }) },
    errors: FOREIGN,
  },
  "GET /api/admin/prompts": {
    ...settings,
    summary: "The prompts and their versions",
    answers: { 200: z.array(Prompt) },
  },
  "POST /api/admin/prompts": {
    ...settings,
    summary: "Save a prompt as a new version",
    body: PromptBody,
    answers: { 201: Prompt },
    errors: PROMPT_ERRORS,
  },
  "POST /api/admin/prompts/{id}/activate": {
    ...settings,
    summary: "Use a version of a prompt",
    body: PromptChoice,
    answers: { 200: Prompt },
    errors: PROMPT_ERRORS,
  },
  "POST /api/admin/test-prompt": {
    ...settings,
    summary: "Try a prompt with sample data",
    body: PromptTestBody,
    answers: { 200: z.strictObject({ output: z.string(), writer: z.string() }) },
    errors: { ...PROMPT_ERRORS, 409: ["TEST_FAILED"], 502: ["TEST_FAILED"] },
    limit: "promptTestPerAdmin",
  },
  "GET /api/admin/stats": {
    ...analytics,
    summary: "The four figures of the console",
    answers: { 200: z.strictObject({ ...Totals, monthlyRevenue: figure, updatedAt: moment }) },
  },
  "GET /api/admin/analytics": {
    ...analytics,
    summary: "The figures of Analytics; money in naira, rates in per cent, null without enough data",
    answers: {
      200: z.strictObject({
        ...Totals,
        planDistribution: z.array(z.strictObject({ plan: z.string(), count })),
        recentActivity: z.array(z.strictObject({ type: z.string(), message: z.string(), timestamp: moment })),
        monthlyRevenue: z.array(
          z.strictObject({
            month: z.string(),
            revenue: figure,
            transactions: z.number(),
            breakdown: z.record(z.string(), figure),
          }),
        ),
        userGrowth: z.array(z.strictObject({ date: z.string(), users: z.number() })),
        userEngagement: z.array(
          z.strictObject({ date: z.string(), activeUsers: z.number(), totalSessions: z.number() }),
        ),
        documentTrends: z.array(
          z.strictObject({ date: z.string(), coverLetters: z.number(), resumes: z.number() }),
        ),
        documentStats: z.array(z.strictObject({ type: z.string(), count: z.number() })),
        performanceMetrics: z.strictObject({
          retentionRate: figure,
          avgDocumentsPerUser: figure,
          avgSessionDuration: figure,
          peakUsageHours: z.array(z.strictObject({ hour: z.number(), usage: z.number() })),
        }),
        conversionMetrics: z.strictObject({
          conversionRate: figure,
          freeToJjc: figure,
          jjcToAgba: figure,
          agbaToIdan: figure,
          customerLifetimeValue: figure,
          averageRevenuePerUser: figure,
          totalRecognizedRevenue: figure,
          churnRate: figure,
          revenueByPlan: z.array(
            z.strictObject({
              planId: z.string(),
              revenue: figure,
              transactions: z.number(),
              averageOrderValue: figure,
            }),
          ),
        }),
      }),
    },
  },
  "GET /api/admin/users": {
    ...people,
    summary: "The accounts",
    query: UserListQuery,
    answers: { 200: z.strictObject({ users: z.array(UserRow), totalPages: count }) },
  },
  "DELETE /api/admin/users/{id}": {
    ...settings,
    permission: "staff",
    needsProof: true,
    summary: "Delete an account",
    answers: { 200: z.strictObject({ message }) },
    errors: { ...USER_ERRORS, 403: ["OWNER_NEEDED", "FOREIGN_ORIGIN"] },
  },
  "PATCH /api/admin/users/{id}/plan": {
    ...money,
    summary: "Give an account a plan",
    body: PlanChange,
    answers: { 200: ChangedUser },
    errors: USER_ERRORS,
  },
  "PATCH /api/admin/users/{id}/status": {
    ...people,
    summary: "Deactivate an account, or let it in again",
    body: StatusChange,
    answers: { 200: ChangedUser },
    errors: USER_ERRORS,
  },
  "POST /api/admin/users/{id}/reset-usage": {
    ...money,
    summary: "Give an account its credits again",
    answers: { 200: ChangedUser },
    errors: { ...USER_ERRORS, 403: ["OWNER_NEEDED", "FOREIGN_ORIGIN"] },
  },
});
