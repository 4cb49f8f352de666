import { env } from "~/env.server";
import { hours } from "~/time";

const PAYSTACK_URL = "https://api.paystack.co";
const CHECKOUT_ORIGIN = "https://checkout.paystack.com";
const OLD_KEY_VALID_MS = hours(72);

export type PaystackAccount = {
  secretKey: string;
  mode: "test" | "live";
  baseUrl: () => string;
  checkoutOrigin: string;
  /** In memory and without money: a restart loses all payments. */
  isSandbox: boolean;
};

const startedAt = Date.now();
const [secretKey, oldKey] = env.PAYSTACK_SECRET_KEY?.split(",").map((key) => key.trim()) ?? [];
const configured: PaystackAccount | undefined = secretKey
  ? {
      secretKey,
      mode: secretKey.startsWith("sk_live_") ? "live" : "test",
      baseUrl: () => (env.PAYSTACK_BASE_URL ?? PAYSTACK_URL).replace(/\/+$/, ""),
      checkoutOrigin: env.PAYSTACK_BASE_URL ? new URL(env.PAYSTACK_BASE_URL).origin : CHECKOUT_ORIGIN,
      isSandbox: false,
    }
  : undefined;
let sandboxed: PaystackAccount | undefined;

/**
 * The Paystack account: the operator's, or in local mode the sandbox once it is open. Undefined: payments are
 * not set up.
 */
export function paystackAccount(): PaystackAccount | undefined {
  return configured ?? sandboxed;
}

/** The origin of the checkout. Undefined: payments are not set up. */
export function checkoutOrigin(): string | undefined {
  return paystackAccount()?.checkoutOrigin;
}

/**
 * The valid keys for signatures. The second of two keys, the old one, is valid for 72 hours after the start
 * of the process.
 */
export function signingKeys(now = Date.now()): string[] {
  if (!configured) return sandboxed ? [sandboxed.secretKey] : [];
  return oldKey && now < startedAt + OLD_KEY_VALID_MS
    ? [configured.secretKey, oldKey]
    : [configured.secretKey];
}

/** Local mode without a key uses the sandbox. Live mode never calls this. */
export function activateSandboxAccount(account: PaystackAccount): void {
  if (!env.isLocal || configured) throw new Error("the sandbox is for local mode without a key");
  sandboxed = account;
}
