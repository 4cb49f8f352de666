import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { consents, settings } from "~/db/schema";
import { MARKETING_CONSENT, TRANSFER_CONSENT, type Recipient } from "./consent-text";

/**
 * Records that the person agreed to marketing mail: what they read, by version and hash, and when. For a box that was not ticked by
 * us. Does nothing while an earlier consent to the same words stands.
 */
export function recordConsent(tx: Tx, userId: string, userAgent: string, now = new Date()): void {
  const { version, text } = MARKETING_CONSENT;
  const textHash = hashOf(text);
  const standing = tx.select().from(consents).where(live(userId, "marketing")).get();
  if (standing?.textHash === textHash) return;
  if (standing) withdrawConsent(tx, userId, now);
  tx.insert(consents)
    .values({
      id: newId(),
      userId,
      purpose: "marketing",
      version,
      textHash,
      givenAt: now,
      userAgent: userAgent.slice(0, 200),
    })
    .run();
  showInSettings(tx, userId, true, now);
}

/** Ends the consent; the row stays as the record of when it held. */
export function withdrawConsent(tx: Tx, userId: string, now = new Date()): void {
  tx.update(consents).set({ withdrawnAt: now }).where(live(userId, "marketing")).run();
  showInSettings(tx, userId, false, now);
}

/** Whether marketing mail may be sent to this person now. */
export function hasConsent(reader: Pick<Tx, "select">, userId: string): boolean {
  return (
    reader.select({ id: consents.id }).from(consents).where(live(userId, "marketing")).get() !== undefined
  );
}

/**
 * Records that the person lets us send the text of their resume to exactly these providers in these countries. For a box that was not
 * ticked by us. An earlier consent to others ends; the same one stands.
 */
export function recordTransferConsent(
  tx: Tx,
  userId: string,
  recipients: Recipient[],
  userAgent: string,
  now = new Date(),
): void {
  if (recipients.length === 0 || hasTransferConsent(tx, userId, recipients)) return;
  const scope = scopeOf(recipients);
  tx.update(consents).set({ withdrawnAt: now }).where(live(userId, "ai_transfer")).run();
  const textHash = hashOf(TRANSFER_CONSENT.text(recipients));
  tx.insert(consents)
    .values({
      id: newId(),
      userId,
      purpose: "ai_transfer",
      scope,
      version: TRANSFER_CONSENT.version,
      textHash,
      givenAt: now,
      userAgent: userAgent.slice(0, 200),
    })
    .run();
}

/** Whether the text may be sent to these providers: a consent stands that names each of them with its country. */
export function hasTransferConsent(
  reader: Pick<Tx, "select">,
  userId: string,
  recipients: Recipient[],
): boolean {
  const standing = reader
    .select({ scope: consents.scope })
    .from(consents)
    .where(live(userId, "ai_transfer"))
    .get();
  const named = standing?.scope.split(" ") ?? [];
  return recipients.length > 0 && recipients.every((recipient) => named.includes(scopeOf([recipient])));
}

/** Whether any consent to a transfer stands, to whomever. */
export function standsTransferConsent(reader: Pick<Tx, "select">, userId: string): boolean {
  return (
    reader.select({ id: consents.id }).from(consents).where(live(userId, "ai_transfer")).get() !== undefined
  );
}

/** Ends the consent to any transfer; the row stays as the record of when it held. */
export function withdrawTransferConsent(userId: string, now = new Date()): void {
  write((tx) => tx.update(consents).set({ withdrawnAt: now }).where(live(userId, "ai_transfer")).run());
}

function showInSettings(tx: Tx, userId: string, marketingEmails: boolean, now: Date) {
  const change = { marketingEmails, updatedAt: now };
  tx.insert(settings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: settings.userId, set: change })
    .run();
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

// Who and where, in one order, so that a fallback that moves up is no new question.
function scopeOf(recipients: Recipient[]): string {
  return recipients
    .map(({ slug, country }) => `${slug}:${country}`)
    .toSorted()
    .join(" ");
}

function live(userId: string, purpose: "marketing" | "ai_transfer") {
  return and(eq(consents.userId, userId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));
}
