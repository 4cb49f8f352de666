import { env } from "~/env.server";
import { log, serializeError } from "~/log.server";
import { readMailbox } from "~/providers/mail/imap.server";
import { InboundMail } from "./inbound-mail.schema";
import { NO_FILES, readMailFiles } from "./mail-files.server";
import { isForThread, receiveMail } from "./inbound-mail.server";

let isCollecting = false;

/**
 * Takes in the unread mail of the support mailbox (SUPPORT_IMAP_URL): the other way than the webhook of a mail service. Does nothing
 * without it, or while the last round still runs. A mailbox that cannot be reached is logged; the next minute tries again.
 */
export async function collectMail(url = env.SUPPORT_IMAP_URL): Promise<void> {
  if (!url || isCollecting) return;
  isCollecting = true;
  try {
    const received = await readMailbox(url, async (mail, readWhole) => {
      const parsed = InboundMail.safeParse(mail);
      if (!parsed.success) return void log.warn({ event: "support.mail_unusable" }); // without a Message-ID it could come twice
      // Of a stranger's mail the beginning is enough.
      const files = isForThread(parsed.data) ? await readMailFiles(await readWhole()) : NO_FILES;
      receiveMail(parsed.data, new Date(), files);
    });
    if (received > 0) log.info({ event: "support.mail_collected", received });
  } catch (error) {
    log.error({ event: "support.mailbox_failed", ...serializeError(error) });
  } finally {
    isCollecting = false;
  }
}
