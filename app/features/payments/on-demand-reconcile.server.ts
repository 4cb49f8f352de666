import { setTimeout as wait } from "node:timers/promises";
import { serializeError, log } from "~/log.server";
import { seconds } from "~/time";

const MAX_WAIT_MS = seconds(8);
type Settler = (reference: string) => Promise<unknown>;
let settler: Settler | undefined;

/** The reconciler offers itself here; undefined when it stops. */
export function registerReconciler(by: Settler | undefined): void {
  settler = by;
}

/**
 * Asks the reconciler of this process to look at a payment now and not in its own time, and waits a little for it. For reads: they write nothing
 * themselves, and where no reconciler runs, on a replica, nothing happens.
 */
export async function reconcileNow(reference: string): Promise<void> {
  if (!settler) return;
  const settling = settler(reference).catch((error: unknown) =>
    log.warn({ event: "payment.verification_failed", reference, ...serializeError(error) }),
  );
  await Promise.race([settling, wait(MAX_WAIT_MS, undefined, { ref: false })]);
}
