import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { MailProvider } from "./mail";
import { toMailMessage } from "./smtp.server";

/** The default without SMTP: each mail becomes an .eml file for any mail program. */
export function createOutbox(dataDir: string, from: string): MailProvider {
  const folder = join(dataDir, "outbox");
  mkdirSync(folder, { recursive: true });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" }, { from });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMailMessage(mail));
      const file = join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}

/**
 * The raw text of one mail in the outbox, or undefined. `id` comes from the address bar, so it must contain
 * no path.
 */
export function readOutboxMail(dataDir: string, id: string): string | undefined {
  if (!/^[\w-]{22}$/.test(id)) return undefined;
  const folder = join(dataDir, "outbox");
  const name = `${id}.eml`;
  return readdirSync(folder).includes(name) ? readFileSync(join(folder, name), "utf8") : undefined;
}

/** The ids of the mails in the outbox, also of unfinished ones after a crash. */
export function listOutboxMails(dataDir: string): string[] {
  const folder = join(dataDir, "outbox");
  if (!existsSync(folder)) return [];
  return [
    ...new Set(readdirSync(folder).flatMap((name) => /^([\w-]{22})\.eml(\.part)?$/.exec(name)?.[1] ?? [])),
  ];
}

/** Deletes one mail of the outbox. */
export function deleteOutboxMail(dataDir: string, id: string): void {
  for (const ending of [".eml", ".eml.part"])
    rmSync(join(dataDir, "outbox", `${id}${ending}`), { force: true });
}
