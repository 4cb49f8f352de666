import { setTimeout as wait } from "node:timers/promises";
import { errorFacts, log } from "~/log.server";
import { seconds } from "~/time";

const PATIENCE = seconds(8);
type Settler = (reference: string) => Promise<unknown>;
let settler: Settler | undefined;

/** The reconciler offers itself here; undefined when it stops. */
export function takeNudges(by: Settler | undefined): void {
  settler = by;
}

/**
 * Asks the reconciler of this process to look at a payment now and not in its own time, and waits a little for it. For reads: they write nothing
 * themselves, and where no reconciler runs, on a replica, nothing happens.
 */
export async function nudge(reference: string): Promise<void> {
  if (!settler) return;
  const looked = settler(reference).catch((error: unknown) =>
    log.warn({ event: "payment.not_asked", reference, ...errorFacts(error) }),
  );
  await Promise.race([looked, wait(PATIENCE, undefined, { ref: false })]);
}
