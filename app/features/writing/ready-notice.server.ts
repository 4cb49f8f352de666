import type { Tx } from "~/db/client.server";
import { queueNotification } from "~/features/accounts/notifications.server";
import { seconds } from "~/time";
import type { Generation } from "./generation-row.server";

// The page cannot say that it was looked at, for GET never writes. Who waited less than this still sits before it; who waited longer has
// probably closed it.
const PATIENCE = seconds(60);

/** Queues the mail "your documents are ready" when the work took longer than a minute and the person wants such mails. */
export function tellWhenSlow(
  tx: Tx,
  { applicationId, userId, createdAt, jobTitle, companyName }: Generation,
  finishedAt: Date,
): void {
  if (finishedAt.getTime() - createdAt.getTime() <= PATIENCE) return;
  queueNotification(tx, userId, {
    subject: `Your documents are ready: ${jobTitle}, ${companyName}`,
    lines: [
      `Your documents for the post of ${jobTitle} at ${companyName} are ready to read, edit and download.`,
    ],
    action: { label: "See my documents", path: `/applications/${applicationId}` },
  });
}
