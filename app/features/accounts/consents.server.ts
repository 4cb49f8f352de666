import { createHash } from "node:crypto"
import { and, eq, isNull } from "drizzle-orm"
import type { Tx } from "~/db/client.server"
import { newId } from "~/db/id"
import { consents, settings } from "~/db/schema"
import { MARKETING_CONSENT } from "./consent-text"

/**
 * Records that the person agreed to marketing mail: what they read, by version and hash, and when. For a box that was not ticked by
 * us. Does nothing while an earlier consent to the same words stands.
 */
export function recordConsent(tx: Tx, userId: string, userAgent: string, now = new Date()): void {
  const { version, text } = MARKETING_CONSENT
  const textHash = createHash("sha256").update(text).digest("base64url")
  const standing = tx.select().from(consents).where(live(userId)).get()
  if (standing?.textHash === textHash) return
  if (standing) withdrawConsent(tx, userId, now)
  tx.insert(consents).values({ id: newId(), userId, purpose: "marketing", version, textHash, givenAt: now, userAgent: userAgent.slice(0, 200) }).run()
  showInSettings(tx, userId, true, now)
}

/** Ends the consent; the row stays as the record of when it held. */
export function withdrawConsent(tx: Tx, userId: string, now = new Date()): void {
  tx.update(consents).set({ withdrawnAt: now }).where(live(userId)).run()
  showInSettings(tx, userId, false, now)
}

/** Whether marketing mail may be sent to this person now. */
export function hasConsent(reader: Pick<Tx, "select">, userId: string): boolean {
  return reader.select({ id: consents.id }).from(consents).where(live(userId)).get() !== undefined
}

function showInSettings(tx: Tx, userId: string, marketingEmails: boolean, now: Date) {
  const change = { marketingEmails, updatedAt: now }
  tx.insert(settings).values({ userId, ...change }).onConflictDoUpdate({ target: settings.userId, set: change }).run()
}

function live(userId: string) {
  return and(eq(consents.userId, userId), eq(consents.purpose, "marketing"), isNull(consents.withdrawnAt))
}
