import type { Tx } from "~/db/client.server";
import type { MailContent } from "~/providers/mail/compose";
import { findAccount } from "./find-accounts.server";
import { queueMail } from "./mail.server";

export type ServiceMail = Pick<MailContent, "subject" | "lines" | "action" | "attachment" | "footer">;

/**
 * Queues a mail about a person's account or money that is sent whatever their settings are; to nobody while the address is
 * not verified. Returns whether it did.
 */
export function queueServiceMail(tx: Tx, userId: string, content: ServiceMail): boolean {
  const user = findAccount(userId, tx);
  if (!user?.emailVerifiedAt) return false;
  queueMail(tx, { userId, email: user.email }, { greeting: `Hello ${user.firstName},`, ...content });
  return true;
}
