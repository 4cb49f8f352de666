import { createHash } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { consents, userSettings } from "~/db/schema";
import { MARKETING_CONSENT, TRANSFER_CONSENT, type TransferRecipient } from "./consent-texts";

/**
 * Records the consent to marketing mail: text by version and hash, and the time. Only for a box that the user
 * ticked. Does nothing while a consent to the same text is active.
 */
export function recordMarketingConsent(tx: Tx, userId: string, userAgent: string, now = new Date()): void {
  const { version, text } = MARKETING_CONSENT;
  const textHash = hashText(text);
  const active = tx.select().from(consents).where(isActiveConsent(userId, "marketing")).get();
  if (active?.textHash === textHash) return;
  if (active) withdrawMarketingConsent(tx, userId, now);
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
  syncMarketingSetting(tx, userId, true, now);
}

/** Ends the consent. The row stays as a record of the time when it was active. */
export function withdrawMarketingConsent(tx: Tx, userId: string, now = new Date()): void {
  tx.update(consents).set({ withdrawnAt: now }).where(isActiveConsent(userId, "marketing")).run();
  syncMarketingSetting(tx, userId, false, now);
}

/** Whether marketing mail may be sent to this user now. */
export function hasMarketingConsent(reader: Pick<Tx, "select">, userId: string): boolean {
  return (
    reader.select({ id: consents.id }).from(consents).where(isActiveConsent(userId, "marketing")).get() !==
    undefined
  );
}

/** Who of these people may get marketing mail now. */
export function filterConsenting(userIds: string[]): string[] {
  return db
    .selectDistinct({ userId: consents.userId })
    .from(consents)
    .where(
      and(inArray(consents.userId, userIds), eq(consents.purpose, "marketing"), isNull(consents.withdrawnAt)),
    )
    .all()
    .map(({ userId }) => userId);
}

/**
 * Records that the user allows exactly these providers in these countries to receive the resume text. Only
 * for a box that the user ticked. A consent to other providers ends; the same consent stays.
 */
export function recordTransferConsent(
  tx: Tx,
  userId: string,
  recipients: TransferRecipient[],
  userAgent: string,
  now = new Date(),
): void {
  if (recipients.length === 0 || hasTransferConsent(tx, userId, recipients)) return;
  const scope = formatScope(recipients);
  tx.update(consents).set({ withdrawnAt: now }).where(isActiveConsent(userId, "ai_transfer")).run();
  const textHash = hashText(TRANSFER_CONSENT.text(recipients));
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

/**
 * Whether the text may be sent to these providers: an active consent to today's text names each of them with its
 * country. A consent to an earlier text was for less.
 */
export function hasTransferConsent(
  reader: Pick<Tx, "select">,
  userId: string,
  recipients: TransferRecipient[],
): boolean {
  const active = reader
    .select({ scope: consents.scope })
    .from(consents)
    .where(and(isActiveConsent(userId, "ai_transfer"), eq(consents.version, TRANSFER_CONSENT.version)))
    .get();
  const consented = active?.scope.split(" ") ?? [];
  return (
    recipients.length > 0 && recipients.every((recipient) => consented.includes(formatScope([recipient])))
  );
}

/** Whether any consent to a transfer is active. */
export function hasAnyTransferConsent(reader: Pick<Tx, "select">, userId: string): boolean {
  return (
    reader.select({ id: consents.id }).from(consents).where(isActiveConsent(userId, "ai_transfer")).get() !==
    undefined
  );
}

/** Ends the consent to any transfer. The row stays as a record of the time when it was active. */
export function withdrawTransferConsent(userId: string, now = new Date()): void {
  write((tx) =>
    tx.update(consents).set({ withdrawnAt: now }).where(isActiveConsent(userId, "ai_transfer")).run(),
  );
}

function syncMarketingSetting(tx: Tx, userId: string, marketingEmails: boolean, now: Date) {
  const change = { marketingEmails, updatedAt: now };
  tx.insert(userSettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: userSettings.userId, set: change })
    .run();
}

function hashText(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

// Provider and country in a fixed order, so that a new failover order needs no new consent.
function formatScope(recipients: TransferRecipient[]): string {
  return recipients
    .map(({ slug, country }) => `${slug}:${country}`)
    .toSorted()
    .join(" ");
}

function isActiveConsent(userId: string, purpose: "marketing" | "ai_transfer") {
  return and(eq(consents.userId, userId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));
}
