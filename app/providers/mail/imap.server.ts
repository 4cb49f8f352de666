import type { ImapFlow } from "imapflow";
import type { Attachment } from "postal-mime";
import { seconds } from "~/time";

/** A mail as it stands in a mailbox, parsed. Header names are in lower case. */
export type MailboxMail = {
  messageId: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  headers: Record<string, string>;
  pictures: { name: string; bytes: Uint8Array }[];
  /** How many other files it has. */
  leftOut: number;
};
type Receiver = (mail: MailboxMail, readWhole: () => Promise<MailboxMail>) => Promise<void>;

const MAX_MAILS = 50;
// Sender, recipient and text stand at the beginning; files come after them.
const BEGINNING_BYTES = 256 * 1024;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_TEXT_LENGTH = 100_000;
// Of signatures: logos and signs of networks.
const MIN_INLINE_BYTES = 20 * 1024;
// Where the address that a mail was sent to stands, besides To: aliases and forwarding move it there.
const RECIPIENT_HEADERS = ["delivered-to", "x-original-to", "envelope-to"];

/**
 * Gives the beginning of each unread mail of a mailbox (`imaps://user:password@host:993/INBOX`) to `receive`, with a function that
 * reads all of it, and marks it as read afterwards. If `receive` throws, that mail stays unread. Of a mail above 10 MB only the
 * text is read. Returns how many were received.
 */
export async function readMailbox(url: string, receive: Receiver): Promise<number> {
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

async function receiveUnread(client: ImapFlow, receive: Receiver): Promise<number> {
  const found = await client.search({ seen: false }, { uid: true });
  let received = 0;
  for (const uid of (found || []).slice(0, MAX_MAILS)) {
    const source = { maxLength: BEGINNING_BYTES };
    const message = await client.fetchOne(String(uid), { size: true, source }, { uid: true });
    if (!message || !message.source) continue;
    const size = message.size ?? message.source.length;
    const beginning = await parseMail(message.source, size <= BEGINNING_BYTES);
    await receive(beginning, () =>
      size <= BEGINNING_BYTES || size > MAX_BYTES
        ? Promise.resolve(beginning)
        : readWholeMail(client, uid, beginning),
    );
    received += 1;
    await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
  }
  return received;
}

async function readWholeMail(client: ImapFlow, uid: number, beginning: MailboxMail): Promise<MailboxMail> {
  const message = await client.fetchOne(String(uid), { source: true }, { uid: true });
  return message && message.source ? parseMail(message.source, true) : beginning;
}

/** Parses the source of a mail. Of a part of one, the last file is cut, so that none is taken. */
async function parseMail(source: Uint8Array, isWhole: boolean): Promise<MailboxMail> {
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(source);
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  const listed = (mail.to ?? []).flatMap(({ address }) => address ?? []);
  return {
    messageId: mail.messageId ?? "",
    from: mail.from?.address ?? "",
    to: [...listed, ...RECIPIENT_HEADERS.flatMap((name) => headers[name] ?? [])],
    subject: mail.subject ?? "",
    text: (mail.text ?? stripMarkup(mail.html ?? "")).slice(0, MAX_TEXT_LENGTH),
    headers,
    ...(isWhole
      ? sortFiles(mail.attachments)
      : { pictures: [], leftOut: Math.max(1, mail.attachments.length) }),
  };
}

function sortFiles(attachments: Attachment[]): Pick<MailboxMail, "pictures" | "leftOut"> {
  const files = attachments
    .map(({ filename, mimeType, disposition, content }) => ({
      name: filename ?? "picture",
      isPicture: mimeType.startsWith("image/"),
      isInline: disposition !== "attachment",
      bytes: typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content),
    }))
    .filter(({ isPicture, isInline, bytes }) => !isPicture || !isInline || bytes.length >= MIN_INLINE_BYTES);
  const pictures = files.filter(({ isPicture }) => isPicture);
  return { pictures, leftOut: files.length - pictures.length };
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
