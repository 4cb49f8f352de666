import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { consents, userSettings } from "~/db/schema";
import { MARKETING_CONSENT, TRANSFER_CONSENT, type TransferRecipient } from "./consent-texts";

/**
 * Records that the person agreed to marketing mail: what they read, by version and hash, and when. For a box that was not ticked by
 * us. Does nothing while an earlier consent to the same words stands.
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

/** Ends the consent; the row stays as the record of when it held. */
export function withdrawMarketingConsent(tx: Tx, userId: string, now = new Date()): void {
  tx.update(consents).set({ withdrawnAt: now }).where(isActiveConsent(userId, "marketing")).run();
  syncMarketingSetting(tx, userId, false, now);
}

/** Whether marketing mail may be sent to this person now. */
export function hasMarketingConsent(reader: Pick<Tx, "select">, userId: string): boolean {
  return (
    reader.select({ id: consents.id }).from(consents).where(isActiveConsent(userId, "marketing")).get() !==
    undefined
  );
}

/**
 * Records that the person lets us send the text of their resume to exactly these providers in these countries. For a box that was not
 * ticked by us. An earlier consent to others ends; the same one stands.
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

/** Whether the text may be sent to these providers: a consent stands that names each of them with its country. */
export function hasTransferConsent(
  reader: Pick<Tx, "select">,
  userId: string,
  recipients: TransferRecipient[],
): boolean {
  const active = reader
    .select({ scope: consents.scope })
    .from(consents)
    .where(isActiveConsent(userId, "ai_transfer"))
    .get();
  const consented = active?.scope.split(" ") ?? [];
  return (
    recipients.length > 0 && recipients.every((recipient) => consented.includes(formatScope([recipient])))
  );
}

/** Whether any consent to a transfer stands, to whomever. */
export function hasAnyTransferConsent(reader: Pick<Tx, "select">, userId: string): boolean {
  return (
    reader.select({ id: consents.id }).from(consents).where(isActiveConsent(userId, "ai_transfer")).get() !==
    undefined
  );
}

/** Ends the consent to any transfer; the row stays as the record of when it held. */
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

// Who and where, in one order, so that a fallback that moves up is no new question.
function formatScope(recipients: TransferRecipient[]): string {
  return recipients
    .map(({ slug, country }) => `${slug}:${country}`)
    .toSorted()
    .join(" ");
}

function isActiveConsent(userId: string, purpose: "marketing" | "ai_transfer") {
  return and(eq(consents.userId, userId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));
}
