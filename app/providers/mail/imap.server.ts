import type { ImapFlow } from "imapflow";
import { seconds } from "~/time";

/** A mail as it stands in a mailbox, parsed. Header names are in lower case. */
export type MailboxMail = {
  messageId: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  headers: Record<string, string>;
};

const MAX_MAILS = 50;
const MAX_BYTES = 256 * 1024;
// Where the address that a mail was sent to stands, besides To: aliases and forwarding move it there.
const RECIPIENT_HEADERS = ["delivered-to", "x-original-to", "envelope-to"];

/**
 * Gives each unread mail of a mailbox (`imaps://user:password@host:993/INBOX`) to `receive`, and marks it as read afterwards. If
 * `receive` throws, that mail stays unread. Mails above 256 KB are marked and left. Returns how many were received.
 */
export async function readMailbox(url: string, receive: (mail: MailboxMail) => void): Promise<number> {
  const { ImapFlow } = await import("imapflow"); // few installations need it
  const address = new URL(url);
  const client = new ImapFlow({
    host: address.hostname,
    port: Number(address.port) || (address.protocol === "imaps:" ? 993 : 143),
    secure: address.protocol === "imaps:",
    auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
    logger: false,
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(30),
  });
  // Without a listener a connection that breaks later would end the process; each command also rejects.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.mailboxOpen(decodeURIComponent(address.pathname.slice(1)) || "INBOX");
    return await receiveUnread(client, receive);
  } finally {
    await client.logout().catch(() => client.close());
  }
}

async function receiveUnread(client: ImapFlow, receive: (mail: MailboxMail) => void): Promise<number> {
  const found = await client.search({ seen: false }, { uid: true });
  let received = 0;
  for (const uid of (found || []).slice(0, MAX_MAILS)) {
    const size = (await client.fetchOne(String(uid), { size: true }, { uid: true })) || undefined;
    if ((size?.size ?? 0) <= MAX_BYTES) {
      const message = await client.fetchOne(String(uid), { source: true }, { uid: true });
      if (!message || !message.source) continue;
      receive(await parseMail(message.source));
      received += 1;
    }
    await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
  }
  return received;
}

/** Parses the source of a mail. */
async function parseMail(source: Uint8Array): Promise<MailboxMail> {
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(source);
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  const listed = (mail.to ?? []).flatMap(({ address }) => address ?? []);
  return {
    messageId: mail.messageId ?? "",
    from: mail.from?.address ?? "",
    to: [...listed, ...RECIPIENT_HEADERS.flatMap((name) => headers[name] ?? [])],
    subject: mail.subject ?? "",
    text: mail.text ?? stripMarkup(mail.html ?? ""),
    headers,
  };
}

// For the few mails that have no text of their own. It is shown as text, never as markup.
function stripMarkup(html: string): string {
  return html
    .replace(/<(style|script|head)\b[^]*?<\/\1>/gi, "")
    .replace(/<(br|\/p|\/div|\/li)\b[^>]*>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
