import { createHash } from "node:crypto";
import { data } from "@remix-run/node";
import { z } from "zod";
import { decryptText, encryptText } from "~/db/encryption.server";
import { redeemCode } from "~/features/accounts/one-time-code.server";
import { verifyPassword } from "~/features/accounts/passwords.server";
import { findLastProof, recordProof, type User } from "~/features/accounts/sessions.server";
import { getFactors, hasSecondFactor } from "~/features/two-step/factors.server";
import { FactorCode, UsedPasskey } from "~/features/two-step/two-step.schema";
import { readFields } from "~/http/forms/read-body.server";
import { enforceRateLimit, resetRateLimit } from "~/http/security/rate-limit.server";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { hours, minutes } from "~/time";
import { readPendingSignIn } from "./pending-sign-in.server";
import { proveWithFactor } from "./second-step.server";
import { readSessionToken } from "./session.server";
import { requestSignInMail } from "./sign-in.server";
import type { RequestArgs } from "./try-limits.server";
import { STEP_UP_FIELDS, type StepUpScreen } from "./step-up-fields";

const PROOF_LIFETIME_MS = minutes(10);
const FORM_LIFETIME_MS = hours(1);

const InterruptedForm = z.object({
  path: z.string(),
  endsAt: z.number(),
  entries: z.array(z.tuple([z.string(), z.string()])),
});

/**
 * The fields of a form that only a person who proved themselves within ten minutes may send. Otherwise throws the screen
 * that asks for the proof (403): it contains the form, encrypted, and posts both to the same address, where the form then
 * goes on as if nothing had happened.
 */
export async function readProvenFields(args: RequestArgs, user: User): Promise<FormData> {
  const fields = await readFields(args.request);
  const interrupted = fields.get(STEP_UP_FIELDS.form);
  if (typeof interrupted !== "string") {
    if (hasRecentProof(args.request)) return fields;
    throw screenResponse(user, { form: encryptForm(args.request, user, fields) }, 403);
  }
  const original = decryptForm(args.request, user, interrupted);
  if (!original)
    throw new Refusal("STEP_UP_ENDED", "This took too long. Go back and send the form again.", 400);
  if (hasRecentProof(args.request)) return original;
  try {
    if (fields.has(STEP_UP_FIELDS.send)) {
      const cookie = await requestSignInMail(args, user.email);
      throw screenResponse(user, { form: interrupted, isSent: true }, 403, {
        "Set-Cookie": cookie,
      });
    }
    await proveIdentity(args, user, {
      proof: String(fields.get(STEP_UP_FIELDS.proof) ?? ""),
      passkey: String(fields.get(STEP_UP_FIELDS.passkey) ?? ""),
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isSent = wayOf(user) === "mail";
    throw await screenResponse(user, { form: interrupted, isSent, problem: error.message }, error.status);
  }
  return original;
}

/** The same for /api. Throws STEP_UP_REQUIRED (403); POST /api/auth/step-up takes the proof. */
export function requireRecentProof(request: Request): void {
  if (hasRecentProof(request)) return;
  throw new Refusal(
    "STEP_UP_REQUIRED",
    "Prove that it is you with POST /api/auth/step-up, then send this again within ten minutes.",
    403,
  );
}

/**
 * Proves a signed-in user anew: with a second factor, if there is one, otherwise with the password, otherwise with a code
 * by mail. Throws WRONG_CODE, WRONG_PASSWORD, PASSKEY_REFUSED, TOO_MANY.
 */
export async function proveIdentity(
  args: RequestArgs,
  user: User,
  { proof, passkey = "" }: { proof: string; passkey?: string },
): Promise<void> {
  const token = readSessionToken(args.request) ?? "";
  const session = createHash("sha256").update(token).digest("base64url");
  enforceRateLimit("authPerAddress", session); // signed in, so nobody else on the network counts
  enforceRateLimit("stepUpPerSession", session);
  const text = proof.slice(0, 1024);
  const way = wayOf(user);
  if (way === "factor" && passkey !== "")
    await proveWithFactor(args, user, { passkey: parseProof(UsedPasskey, passkey) }, "step-up");
  else if (way === "factor")
    await proveWithFactor(args, user, { code: parseProof(FactorCode, text) }, "step-up");
  else if (way === "mail")
    redeemCode(user.email, text.replace(/\s/g, ""), {
      browser: (await readPendingSignIn(args.request)).browser,
      isKnown: true, // the tries are limited above
    });
  else if (!(await verifyPassword(user.passwordHash, text)))
    throw new Refusal("WRONG_PASSWORD", "That is not your password. Try again.", 400);
  recordProof(token);
  resetRateLimit("stepUpPerSession", session);
  log.info({ event: "step_up.done", way });
}

function hasRecentProof(request: Request, now = Date.now()): boolean {
  const provedAt = findLastProof(readSessionToken(request) ?? "");
  return provedAt !== undefined && now - provedAt.getTime() <= PROOF_LIFETIME_MS;
}

function wayOf(user: User): StepUpScreen["stepUp"]["way"] {
  if (hasSecondFactor(user.id)) return "factor";
  return user.passwordHash === null ? "mail" : "password";
}

function parseProof<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new Refusal("WRONG_CODE", `${parsed.error.issues[0]?.message ?? "Enter the code"}.`, 400);
}

function screenResponse(
  user: User,
  { form, isSent = false, problem = "" }: { form: string; isSent?: boolean; problem?: string },
  status: number,
  headers: Record<string, string> = {},
) {
  const { app, passkeys } = getFactors(user.id);
  const stepUp = {
    form,
    way: wayOf(user),
    hasApp: app !== undefined,
    hasPasskeys: passkeys.length > 0,
    isSent,
    email: user.email,
    problem,
  };
  return data({ stepUp } satisfies StepUpScreen, {
    status,
    headers: { ...headers, "Cache-Control": "no-store" },
  });
}

// Encrypted, so that no typed secret stands in a page, and bound to the user and the address.
function encryptForm(request: Request, user: User, fields: FormData): string {
  const entries = [...fields].map(([name, value]): [string, string] => [name, String(value)]);
  const form = { path: pathOf(request), endsAt: Date.now() + FORM_LIFETIME_MS, entries };
  return encryptText(`form:${user.id}`, JSON.stringify(form satisfies z.infer<typeof InterruptedForm>));
}

function decryptForm(request: Request, user: User, encrypted: string): FormData | undefined {
  const text = decryptText(`form:${user.id}`, encrypted);
  const form = text === undefined ? undefined : InterruptedForm.parse(JSON.parse(text));
  if (!form || form.path !== pathOf(request) || form.endsAt < Date.now()) return undefined;
  const fields = new FormData();
  for (const [name, value] of form.entries) fields.append(name, value);
  return fields;
}

function pathOf(request: Request): string {
  return new URL(request.url).pathname.replace(/\.data$/, "");
}
