import { z } from "zod";
import {
  CodeEntry,
  MagicLink,
  MailRequest,
  PasswordResetCall,
  Registration,
  SignIn,
  Verification,
} from "~/features/accounts/account.schema";
import { PasswordChange } from "~/features/accounts/change-password.schema";
import { ProfileChange } from "~/features/accounts/profile.schema";
import { SettingsChange } from "~/features/accounts/settings.schema";
import { LANGUAGES, TIMEZONES } from "~/features/accounts/settings-options";
import { FactorCode } from "~/features/two-step/two-step.schema";
import { PLAN_IDS } from "~/db/schema/values";
import { count, message, moment, operations } from "./operation";

const CurrentUser = z.strictObject({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  profileImageUrl: z.string().nullable(),
  linkedinProfile: z.string().nullable(),
  role: z.enum(["user", "admin"]),
  emailVerified: z.boolean(),
  isActive: z.boolean(),
  onboardingCompleted: z.boolean(),
  subscriptionPlan: z.enum(PLAN_IDS),
  subscriptionStatus: z.enum(["active", "inactive"]),
  subscriptionExpiresAt: moment.nullable(),
  quotaBalance: z.strictObject({
    coverLettersRemaining: count.nullable(),
    resumesRemaining: count.nullable(),
  }),
  totalGenerated: z.strictObject({ coverLettersGenerated: count, resumesGenerated: count }),
  isUnlimitedActive: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
});

const Settings = z.strictObject({
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  marketingEmails: z.boolean(),
  darkMode: z.boolean().nullable().describe("null follows the device"),
  language: z.enum(LANGUAGES.map(({ value }) => value)),
  timezone: z.enum(TIMEZONES.map(({ value }) => value)),
  twoFactorAuth: z.boolean(),
});

const SignedIn = z.strictObject({ message, token: z.string(), user: CurrentUser });
const Sent = z.strictObject({ message });
const Done = z.strictObject({ success: z.literal(true), message });
const Onboarding = z.strictObject({ success: z.literal(true), onboardingCompleted: z.boolean() });

const changePassword = {
  summary: "Change the password",
  who: "user",
  body: PasswordChange,
  answers: { 200: Done },
  errors: {
    400: ["COMMON_PASSWORD", "NO_PASSWORD", "WRONG_PASSWORD"],
    409: ["WRONG_PASSWORD"],
    503: ["BUSY"],
  },
  limit: "passwordPerUser",
} as const;

/** Sign-in and the person's account. */
export const accountOperations = operations({
  "GET /api/auth/user": {
    summary: "Who you are and what is left to use",
    who: "user",
    scope: "read",
    answers: { 200: z.strictObject({ user: CurrentUser }) },
  },
  "POST /api/auth/login": {
    summary: "Start a session with a password",
    who: "anyone",
    body: SignIn,
    answers: { 200: SignedIn.extend({ requiresVerification: z.literal(false) }) },
    errors: {
      401: ["WRONG_PASSWORD"],
      403: ["EMAIL_NOT_VERIFIED", "DEACTIVATED", "CLOSED", "SECOND_STEP_REQUIRED"],
      503: ["BUSY"],
    },
  },
  "POST /api/auth/second-step": {
    summary: "Finish a sign-in that answered SECOND_STEP_REQUIRED",
    who: "anyone",
    body: z.object({
      pendingToken: z
        .string({ error: "Send the pendingToken of the first step" })
        .max(100)
        .describe("Of the first step"),
      code: FactorCode.describe("Of the app, or a recovery code"),
    }),
    answers: { 200: SignedIn },
    errors: { 400: ["WRONG_CODE"], 401: ["SECOND_STEP_ENDED"] },
  },
  "POST /api/auth/step-up": {
    summary: "Prove that it is you; for ten minutes no call answers STEP_UP_REQUIRED",
    who: "user",
    body: z.object({
      proof: z
        .string({ error: "Send your password, or a code if two-step sign-in is on" })
        .min(1)
        .max(1024)
        .describe("The password, or a code if two-step sign-in is on"),
    }),
    answers: { 200: z.strictObject({ message }) },
    errors: { 400: ["WRONG_PASSWORD", "WRONG_CODE"], 401: ["INVALID_OTP"] },
  },
  "POST /api/auth/logout": {
    summary: "End the session",
    who: "anyone",
    answers: { 200: z.strictObject({ success: z.literal(true) }) },
    errors: { 403: ["FOREIGN_ORIGIN"] },
  },
  "POST /api/auth/register": {
    summary: "Open an account",
    who: "anyone",
    body: Registration,
    answers: { 201: z.strictObject({ message, requiresVerification: z.literal(true) }) },
    errors: { 400: ["COMMON_PASSWORD"], 503: ["BUSY"] },
    limit: "registerPerAddress",
  },
  "POST /api/auth/send-otp": {
    summary: "Mail a code to sign in with",
    who: "anyone",
    body: MailRequest,
    answers: { 200: Sent },
  },
  "POST /api/auth/verify-otp": {
    summary: "Start a session with a mailed code",
    who: "anyone",
    body: CodeEntry,
    answers: { 200: SignedIn },
    errors: { 401: ["INVALID_OTP"], 403: ["DEACTIVATED", "CLOSED", "SECOND_STEP_REQUIRED"] },
  },
  "POST /api/auth/send-magic-link": {
    summary: "Mail a link to sign in with",
    who: "anyone",
    body: MailRequest,
    answers: { 200: Sent },
  },
  "POST /api/auth/verify-magic-link": {
    summary: "Start a session with a mailed link",
    who: "anyone",
    body: MagicLink,
    answers: { 200: SignedIn },
    errors: { 400: ["BAD_LINK", "LINK_EXPIRED"], 403: ["DEACTIVATED", "CLOSED", "SECOND_STEP_REQUIRED"] },
  },
  "GET /api/auth/google": {
    summary: "Where to sign in with Google",
    who: "anyone",
    query: z.object({ next: z.string().optional() }),
    answers: { 200: z.strictObject({ authUrl: z.string() }) },
    errors: { 502: ["GOOGLE_UNREACHABLE"], 503: ["GOOGLE_NOT_SET_UP"] },
  },
  "POST /api/auth/{provider}/callback": {
    summary: "Start a session with what Google returned",
    who: "anyone",
    body: z.object({ code: z.string().max(2000).default(""), state: z.string().max(2000).default("") }),
    answers: { 200: SignedIn },
    errors: {
      400: ["GOOGLE_CODE_MISSING", "GOOGLE_FAILED"],
      403: ["DEACTIVATED", "CLOSED", "SECOND_STEP_REQUIRED", "GOOGLE_EMAIL_NOT_VERIFIED"],
      404: ["UNKNOWN_PROVIDER"],
      502: ["GOOGLE_UNREACHABLE"],
      503: ["GOOGLE_NOT_SET_UP"],
    },
  },
  "POST /api/auth/forgot-password": {
    summary: "Mail a link to choose a new password",
    who: "anyone",
    body: MailRequest,
    answers: { 200: Sent },
  },
  "POST /api/auth/reset-password": {
    summary: "Choose a new password with a mailed link",
    who: "anyone",
    body: PasswordResetCall,
    answers: { 200: Done },
    errors: { 400: ["BAD_TOKEN", "COMMON_PASSWORD"], 503: ["BUSY"] },
  },
  "GET /api/auth/validate-reset-token": {
    summary: "Whether a mailed link still works",
    who: "anyone",
    query: z.object({ token: z.string().max(200).default("").catch("") }),
    answers: { 200: z.strictObject({ valid: z.literal(true) }) },
    errors: { 400: ["BAD_TOKEN"] },
  },
  "POST /api/auth/verify-email": {
    summary: "Verify the address with a mailed link",
    who: "anyone",
    body: Verification,
    answers: { 200: Done },
    errors: {
      400: ["BAD_TOKEN", "COMMON_PASSWORD", "DETAILS_NEEDED"],
      503: ["BUSY"],
    },
  },
  "POST /api/auth/resend-verification": {
    summary: "Mail the verification link again",
    who: "anyone",
    body: MailRequest,
    answers: { 200: Sent },
  },
  "POST /api/auth/change-password": changePassword,
  "PUT /api/auth/change-password": changePassword,
  "PATCH /api/auth/change-password": changePassword,

  "GET /api/profile": {
    summary: "The account",
    who: "user",
    scope: "read",
    answers: { 200: CurrentUser },
  },
  "PATCH /api/profile": {
    summary: "Change name, LinkedIn or mail address",
    who: "user",
    scope: "account",
    body: ProfileChange,
    answers: { 200: CurrentUser.extend({ message, pendingEmail: z.string().nullable() }) },
    errors: { 400: ["PASSWORD_NEEDED", "WRONG_PASSWORD", "NO_PASSWORD", "NAMES_MISSING"], 503: ["BUSY"] },
    limit: "savePerUser",
  },
  "POST /api/profile/photo": {
    summary: "Change the photo",
    who: "user",
    scope: "account",
    body: z.object({ photo: z.file().describe("At most 5 MB; JPEG, PNG, WebP or GIF") }),
    sends: "multipart",
    answers: { 200: z.strictObject({ message, profileImageUrl: z.string() }) },
    errors: {
      400: ["NO_FILE", "INVALID_FILE_TYPE", "UNREADABLE_IMAGE"],
      413: ["FILE_TOO_LARGE"],
      503: ["BUSY"],
    },
  },
  "GET /api/settings": {
    summary: "The settings",
    who: "user",
    scope: "read",
    answers: { 200: Settings },
  },
  "PATCH /api/settings": {
    summary: "Change settings",
    who: "user",
    scope: "account",
    body: SettingsChange,
    answers: { 200: Settings },
    errors: { 400: ["TWO_STEP_BY_PAGE"] },
    limit: "settingsPerUser",
  },
  "POST /api/complete-onboarding": {
    summary: "Mark the welcome as done",
    who: "user",
    answers: { 200: Onboarding },
    errors: { 400: ["NAMES_MISSING"], 403: ["FOREIGN_ORIGIN"] },
    isInternal: true,
  },
  "POST /api/reset-onboarding": {
    summary: "Show the welcome again",
    who: "user",
    answers: { 200: Onboarding },
    errors: { 403: ["FOREIGN_ORIGIN"] },
    isInternal: true,
  },
  "GET /api/notifications/status": {
    summary: "Which notices are on",
    who: "user",
    scope: "read",
    answers: {
      200: Settings.pick({ emailNotifications: true, pushNotifications: true, marketingEmails: true }).extend(
        {
          email: z.string(),
        },
      ),
    },
  },
  "POST /api/notifications/test-email": {
    summary: "Send yourself a test mail",
    who: "user",
    scope: "account",
    answers: { 200: Done },
    errors: { 403: ["FOREIGN_ORIGIN"], 409: ["NOTICES_OFF"] },
  },
  "GET /api/user/export": {
    summary: "Everything stored about you, as a ZIP file",
    who: "user",
    needsProof: true,
    answers: { 200: { file: ["application/zip"] } },
    headers: { 200: ["Content-Disposition"] },
  },
});
