export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string;
  replyTo?: string;
};

/** Carries one mail to its recipient. Throws when the mail was not accepted; the queue tries again. */
export type MailProvider = { send(mail: Mail): Promise<void>; close(): void };
