export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string;
  replyTo?: string;
  attachment?: MailAttachment;
};

/** A file that goes with a mail. */
export type MailAttachment = { fileName: string; contentType: string; bytes: Uint8Array };

/** Sends one mail. Throws when the server did not accept it; the queue tries again. */
export type MailProvider = { send(mail: Mail): Promise<void>; close(): void };
