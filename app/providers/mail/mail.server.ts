import { env } from "~/env.server";
import type { MailProvider } from "./mail";
import { createOutbox } from "./outbox.server";
import { connectSmtp } from "./smtp.server";

let provider: MailProvider | undefined;

/** SMTP when MAIL_URL is set, else the outbox folder in the data directory. */
export function getMailProvider(): MailProvider {
  provider ??= env.MAIL_URL
    ? connectSmtp(env.MAIL_URL, env.MAIL_FROM, { requireTls: env.isLive })
    : createOutbox(env.DATA_DIR, env.MAIL_FROM);
  return provider;
}
