import type { Tx } from "~/db/client.server";
import { billingNotifications } from "~/db/schema";
import { queueServiceMail, type ServiceMail } from "~/features/accounts/service-mail.server";

/**
 * Queues a mail about money, once for each `key`, however often it is called; none when the account is gone. Returns whether
 * this was the first time.
 */
export function queueBillingMail(
  tx: Tx,
  userId: string | null,
  key: string,
  mail: ServiceMail,
  now: Date,
): boolean {
  if (!userId) return false;
  const inserted = tx
    .insert(billingNotifications)
    .values({ key, createdAt: now, userId })
    .onConflictDoNothing()
    .run();
  if (inserted.changes === 0) return false;
  queueServiceMail(tx, userId, mail);
  return true;
}
