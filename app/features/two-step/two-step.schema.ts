import { z } from "zod";

/** Six digits of an app or a recovery code, as typed: spaces and hyphens do not count. */
const typedCode = (problem: string) =>
  z
    .string({ error: problem })
    .max(100, problem)
    .transform((code) => code.replace(/[\s-]/g, "").toUpperCase())
    .pipe(z.string().min(1, problem));

const isAppCode = (code: string) => /^\d{6}$/.test(code);

/** A code of the app or a recovery code. */
export const FactorCode = typedCode("Enter the code")
  .refine(
    (code) => isAppCode(code) || /^(?:[2-9A-Z]{24}|[2-9A-Z]{16})$/.test(code),
    "The code of your app has 6 digits, a recovery code has 24 letters and digits, an older one 16",
  )
  .transform((code) => ({ kind: isAppCode(code) ? ("app" as const) : ("recovery" as const), code }));
export type FactorCode = z.output<typeof FactorCode>;

/** The form that confirms the set-up of an app. */
export const AppConfirmation = z.object({
  code: typedCode("Enter the 6 digits that your app shows").refine(
    isAppCode,
    "Enter the 6 digits that your app shows",
  ),
});

const MAX_PASSKEY_LENGTH = 20_000;
const encoded = z.string().max(MAX_PASSKEY_LENGTH);

/** A form field with JSON of the browser. What is in it counts only after its signature was verified. */
const fromJson = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string({ error: "Your browser sent no passkey. Try again." })
    .max(MAX_PASSKEY_LENGTH, "That is no passkey.")
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "That is no passkey." });
        return z.NEVER;
      }
    })
    .pipe(schema);

const Transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
const Credential = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
});

/** The browser's answer when it made a passkey (RegistrationResponseJSON of WebAuthn). */
export const NewPasskey = fromJson(
  Credential.extend({
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.array(Transport).max(10).optional().catch(undefined),
    }),
  }),
);
export type NewPasskey = z.output<typeof NewPasskey>;

/** The browser's answer when it used a passkey (AuthenticationResponseJSON of WebAuthn). */
export const UsedPasskey = fromJson(
  Credential.extend({
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded.optional(),
    }),
  }),
);
export type UsedPasskey = z.output<typeof UsedPasskey>;

/** The form that adds a passkey. Without a name it gets that of the browser. */
export const PasskeyForm = z.object({
  passkey: NewPasskey,
  name: z.string().trim().max(60, "Keep the name under 60 characters").default(""),
});
