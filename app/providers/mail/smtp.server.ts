import { createTransport } from "nodemailer";
import { seconds } from "~/time";
import type { Mail, MailProvider } from "./mail";

/** A pooled SMTP client for an smtp:// or smtps:// address. Server certificates are always verified. With
 * `requireTls` nothing is sent to a server that does not offer STARTTLS. */
export function connectSmtp(url: string, from: string, { requireTls = false } = {}): MailProvider {
  const transport = createTransport(
    {
      url,
      pool: true,
      requireTLS: requireTls,
      maxConnections: 2,
      connectionTimeout: seconds(10),
      greetingTimeout: seconds(10),
      socketTimeout: seconds(20),
    },
    { from },
  );
  return {
    async send(mail) {
      await transport.sendMail(toMailMessage(mail));
    },
    close: () => transport.close(),
  };
}

/** The Message-ID is the mail's own id, so that mail programs show a mail once when a crash sent it twice. */
export function toMailMessage(mail: Mail) {
  return {
    to: { name: "", address: mail.to },
    subject: mail.subject,
    replyTo: mail.replyTo,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachment && [
      {
        filename: mail.attachment.fileName,
        contentType: mail.attachment.contentType,
        content: Buffer.from(mail.attachment.bytes),
      },
    ],
    messageId: `<${mail.id}@oya-apply>`,
    // RFC 8058: the "unsubscribe" button of a mail program posts to this address.
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(mail.unsubscribeUrl && {
        "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
