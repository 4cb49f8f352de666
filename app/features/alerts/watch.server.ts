import { log, serializeError } from "~/log.server";
import { mailAlerts } from "./alert-mails.server";
import { updateAlerts } from "./alerts.server";
import type { Cause } from "./cause";
import { postAlerts, postUnstored } from "./alert-posts.server";
import { watchPayments } from "./watch-payments.server";
import { watchBackups, watchErrors, watchReadiness, watchReplicas } from "./watch-system.server";
import { watchJobs, watchProviders, watchSupport } from "./watch-work.server";

// By the beginning of the kinds that each finds.
const WATCHERS: Record<string, (now: Date) => Cause[]> = {
  payment_: watchPayments,
  jobs_: watchJobs,
  provider_: watchProviders,
  support_: watchSupport,
  backup_: watchBackups,
  errors: watchErrors,
  replica_: watchReplicas,
  "": watchReadiness,
};

/** Looks for causes of trouble, opens and closes alerts, and announces them by mail and webhook. Called every minute. */
export function watchForTrouble(now: Date): void {
  const { causes, unknown } = findCauses(now);
  try {
    updateAlerts(causes, unknown, now);
    mailAlerts(now);
  } catch (error) {
    // Nothing can be stored, and so no mail be queued: the webhook must do.
    log.error({ event: "alerts.store_failed", ...serializeError(error) });
    return postUnstored(causes, now);
  }
  postAlerts(now);
}

/** What every watcher sees, and the kinds of those that failed. */
export function findCauses(now: Date): { causes: Cause[]; unknown: string[] } {
  const unknown: string[] = [];
  const causes = Object.entries(WATCHERS).flatMap(([kind, watch]) => {
    try {
      return watch(now);
    } catch (error) {
      log.error({ event: "alerts.watcher_failed", kind, ...serializeError(error) });
      unknown.push(kind);
      return [];
    }
  });
  return { causes, unknown };
}
