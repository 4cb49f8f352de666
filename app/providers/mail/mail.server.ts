import { env } from "~/env.server";
import { openOutbox } from "./outbox.server";
import { connectSmtp } from "./smtp.server";

export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  stopUrl?: string;
  replyTo?: string;
};

/** Carries one mail to its recipient. Throws when the mail was not accepted; the queue tries again. */
export type MailProvider = { send(mail: Mail): Promise<void>; close(): void };

let provider: MailProvider | undefined;

/** SMTP when MAIL_URL is set, else the outbox folder in the data directory. */
export function mailProvider(): MailProvider {
  provider ??= env.MAIL_URL
    ? connectSmtp(env.MAIL_URL, env.MAIL_FROM)
    : openOutbox(env.DATA_DIR, env.MAIL_FROM);
  return provider;
}
