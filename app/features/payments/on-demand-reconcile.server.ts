import { setTimeout as wait } from "node:timers/promises";
import { serializeError, log } from "~/log.server";
import { seconds } from "~/time";

const MAX_WAIT_MS = seconds(8);
type Settler = (reference: string) => Promise<unknown>;
let settler: Settler | undefined;

/** Registers the reconciler; undefined when it stops. */
export function registerReconciler(by: Settler | undefined): void {
  settler = by;
}

/**
 * Asks the reconciler of this process to check a payment now, and waits a short time for it. For reads, which
 * write nothing. Without a reconciler, on a replica, nothing happens.
 */
export async function reconcileNow(reference: string): Promise<void> {
  if (!settler) return;
  const settling = settler(reference).catch((error: unknown) =>
    log.warn({ event: "payment.verification_failed", reference, ...serializeError(error) }),
  );
  await Promise.race([settling, wait(MAX_WAIT_MS, undefined, { ref: false })]);
}
