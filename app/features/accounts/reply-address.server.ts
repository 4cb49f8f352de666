import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { replyAddresses } from "~/db/schema";
import { env } from "~/env.server";

/**
 * Where answers to our mails go: the support address, for a person with the token of their thread in it. Undefined without
 * SUPPORT_EMAIL.
 */
export function getReplyAddress(tx: Tx, userId: string | undefined): string | undefined {
  if (!env.SUPPORT_EMAIL) return undefined;
  return userId ? addressWith(getReplyToken(tx, userId)) : env.SUPPORT_EMAIL;
}

/** "support+token@example.com". Undefined without SUPPORT_EMAIL. */
export function addressWith(token: string): string | undefined {
  return env.SUPPORT_EMAIL?.replace("@", `+${token}@`);
}

/** What a mail says about answers to it: a reply reaches us only where there is a support address. */
export function replyInvitation(): string {
  return env.SUPPORT_EMAIL ? "Reply to this email" : "Write to us on the support page";
}

/** Whose mails have this token in their address for answers. */
export function findUserByReplyToken(token: string): string | undefined {
  return db.select().from(replyAddresses).where(eq(replyAddresses.token, token)).get()?.userId;
}

function getReplyToken(tx: Tx, userId: string): string {
  const known = tx.select().from(replyAddresses).where(eq(replyAddresses.userId, userId)).get();
  if (known) return known.token;
  // The token is in the local part of an address, which mail servers may change to lower case.
  const token = randomBytes(16).toString("hex");
  tx.insert(replyAddresses).values({ userId, createdAt: new Date(), token }).run();
  return token;
}
