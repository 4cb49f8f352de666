import { randomInt } from "node:crypto";
import { and, count, desc, eq, gt, isNotNull, lte, ne } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { referralCodes, referrals } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { queueNotification } from "~/features/accounts/notifications.server";
import { giveCredits, revokeCredits } from "~/features/billing/subscription.server";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { days, hours } from "~/time";

export type Referral = typeof referrals.$inferSelect;
type RefusalReason = NonNullable<Referral["refusal"]>;
type DbReader = Pick<Tx, "select">;

/** What each of the two gets: one application. */
const REWARD = { coverLetters: 1, resumes: 1 };
/** How many friends one person is thanked for in 30 days. More is a business, or a ring. */
export const MAX_REWARDS = 20;
const REWARD_WINDOW_MS = days(30);
/** How long two acts at one address belong together. Phones of one network share addresses, so no longer. */
const ADDRESS_WINDOW_MS = hours(24);
/** How many friends may accept at one address within the window: a household, a hostel room. */
const MAX_FRIENDS_AT_ADDRESS = 2;
const NETWORK_KEPT_MS = days(30);
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"; // nothing that looks like something else
const CODE_LENGTH = 8;
const MAX_CHAIN = 20;

/** Where an act comes from: a keyed hash of its network address, and whether the inviter signed in on this browser. */
export type Origin = { networkHash: string };

/** The person's invitation code, made at the first request. */
export function openInvitations(userId: string, { networkHash }: Origin, now = new Date()): string {
  return write((tx) => {
    const seen = { networkHash, networkAt: now };
    const known = tx.select().from(referralCodes).where(eq(referralCodes.userId, userId)).get();
    if (known) {
      tx.update(referralCodes).set(seen).where(eq(referralCodes.userId, userId)).run();
      return known.code;
    }
    const code = newCode(tx);
    tx.insert(referralCodes)
      .values({ userId, createdAt: now, code, ...seen })
      .run();
    return code;
  });
}

/** The person's code, if they have one, and what came of their invitations; no name of a friend. */
export function getInvitations(userId: string, reader: DbReader = db) {
  const code = reader
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.userId, userId))
    .get()?.code;
  const invited = reader
    .select({ createdAt: referrals.createdAt, status: referrals.status })
    .from(referrals)
    .where(eq(referrals.referrerId, userId))
    .orderBy(desc(referrals.createdAt))
    .limit(100)
    .all();
  const own = reader.select().from(referrals).where(eq(referrals.userId, userId)).get();
  return {
    code: code ?? null,
    invited,
    acceptedAt: own?.createdAt ?? null,
    acceptedStatus: own?.status ?? null,
  };
}

/** Who invites with this code: the first name only. Throws NOT_FOUND (404). */
export function findInviter(
  code: string,
  reader: DbReader = db,
): { userId: string; email: string; firstName: string } {
  const owner = reader
    .select({ userId: referralCodes.userId })
    .from(referralCodes)
    .where(eq(referralCodes.code, code.trim().toUpperCase()))
    .get();
  const inviter = owner && findAccount(owner.userId, reader);
  if (!inviter?.isActive) throw new Refusal("NOT_FOUND", "We do not know this invitation.", 404);
  return { userId: inviter.id, email: inviter.email, firstName: inviter.firstName || "A friend" };
}

/**
 * Accepts an invitation, once, before the first payment. One that cannot count is stored as refused, with its reason for
 * staff. Throws NOT_FOUND (404), OWN_INVITATION, ALREADY_INVITED, ALREADY_PAID and INVITATION_REFUSED (409).
 */
export function acceptInvitation(
  userId: string,
  code: string,
  { networkHash, isSameBrowser, hasPaid }: Origin & { isSameBrowser: boolean; hasPaid: boolean },
  now = new Date(),
): void {
  const refusal = write((tx) => {
    const { userId: referrerId } = findInviter(code, tx);
    if (referrerId === userId)
      throw new Refusal("OWN_INVITATION", "This is your own code. Send it to a friend.", 409);
    if (tx.select().from(referrals).where(eq(referrals.userId, userId)).get())
      throw new Refusal("ALREADY_INVITED", "You have accepted an invitation before.", 409);
    if (hasPaid)
      throw new Refusal("ALREADY_PAID", "An invitation counts only before the first payment.", 409);
    const refusal = isSameBrowser ? "device" : findRefusal(tx, { userId, referrerId, networkHash }, now);
    tx.insert(referrals)
      .values({
        id: newId(),
        createdAt: now,
        userId,
        referrerId,
        networkHash,
        ...(refusal && { status: "refused", refusal, decidedAt: now }),
      })
      .run();
    log.info({ event: "referral.accepted", userId, refusal });
    return refusal;
  });
  if (refusal)
    throw new Refusal(
      "INVITATION_REFUSED",
      "This invitation cannot count, because both accounts seem to belong to one person. If that is wrong, write to us.",
      409,
    );
}

/**
 * Thanks both, when the first payment of a friend arrived; in the transaction of that payment. `isSamePayer`: whether one of
 * these, the inviter and the other friends, paid from the same card or bank account.
 */
export function rewardReferral(
  tx: Tx,
  payment: { id: string; userId: string },
  isSamePayer: (userIds: string[]) => boolean,
  now: Date,
): void {
  const referral = tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.userId, payment.userId), eq(referrals.status, "accepted")))
    .get();
  if (!referral) return;
  const { referrerId } = referral;
  const friends = tx
    .select({ id: referrals.userId })
    .from(referrals)
    .where(and(eq(referrals.referrerId, referrerId ?? ""), ne(referrals.id, referral.id)))
    .all();
  const decide = (values: Partial<Referral>) =>
    tx
      .update(referrals)
      .set({ ...values, paymentId: payment.id, decidedAt: now })
      .where(eq(referrals.id, referral.id))
      .run();
  const isOwn = referrerId && isSamePayer([referrerId, ...friends.map(({ id }) => id)]);
  const isOverLimit = referrerId && hasAllRewards(tx, referrerId, now);
  const refusal = (isOwn && "payer") || (isOverLimit && "limit") || null;
  if (refusal) {
    decide({ status: "refused", refusal });
    log.info({ event: "referral.refused", userId: payment.userId, refusal });
    return;
  }
  decide({ status: "rewarded" });
  giveCredits(
    tx,
    payment.userId,
    { ...REWARD, name: "Invited by a friend", key: `referral:${referral.id}:friend`, paymentId: payment.id },
    now,
  );
  mailThanks(tx, payment.userId, "You accepted a friend's invitation and paid for the first time.");
  if (referrerId && findAccount(referrerId, tx)?.isActive) {
    giveCredits(
      tx,
      referrerId,
      {
        ...REWARD,
        name: "You invited a friend",
        key: `referral:${referral.id}:inviter`,
        paymentId: payment.id,
      },
      now,
    );
    mailThanks(tx, referrerId, "A friend whom you invited has paid for the first time.");
  }
  log.info({ event: "referral.rewarded", userId: payment.userId });
}

// Nothing in it tells who the other one is.
function mailThanks(tx: Tx, userId: string, why: string): void {
  queueNotification(tx, userId, {
    subject: "Thank you: one application is yours",
    lines: [why, "So we gave you one cover letter and one resume. They need no plan and never expire."],
    action: { label: "Make an application", path: "/generate" },
  });
}

/** Takes back what was given for a payment whose money went back. What was used stays used. */
export function revokeReferral(tx: Tx, paymentId: string, now: Date): void {
  const referral = tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.paymentId, paymentId), eq(referrals.status, "rewarded")))
    .get();
  if (!referral) return;
  tx.update(referrals).set({ status: "revoked", decidedAt: now }).where(eq(referrals.id, referral.id)).run();
  // The friend's own credits end with the payment itself, which they are bound to.
  if (referral.referrerId)
    revokeCredits(tx, referral.referrerId, { paymentId, key: `referral:${referral.id}:inviter` }, now);
  log.info({ event: "referral.revoked", userId: referral.userId });
}

/** Deletes the hashes of addresses older than 30 days. Returns how many. */
export function deleteReferralAddresses(now = new Date()): number {
  const before = new Date(now.getTime() - NETWORK_KEPT_MS);
  return (
    db
      .update(referrals)
      .set({ networkHash: null })
      .where(and(isNotNull(referrals.networkHash), lte(referrals.createdAt, before)))
      .run().changes +
    db
      .update(referralCodes)
      .set({ networkHash: "" })
      .where(and(ne(referralCodes.networkHash, ""), lte(referralCodes.networkAt, before)))
      .run().changes
  );
}

type Claim = { userId: string; referrerId: string; networkHash: string };

function findRefusal(tx: Tx, { userId, referrerId, networkHash }: Claim, now: Date): RefusalReason | null {
  if (isInChain(tx, referrerId, userId)) return "ring";
  const since = new Date(now.getTime() - ADDRESS_WINDOW_MS);
  const atInviter = tx
    .select({ userId: referralCodes.userId })
    .from(referralCodes)
    .where(
      and(
        eq(referralCodes.userId, referrerId),
        eq(referralCodes.networkHash, networkHash),
        gt(referralCodes.networkAt, since),
      ),
    )
    .get();
  if (atInviter) return "address";
  const others = countReferrals(
    tx,
    and(
      eq(referrals.referrerId, referrerId),
      eq(referrals.networkHash, networkHash),
      gt(referrals.createdAt, since),
    ),
  );
  return others >= MAX_FRIENDS_AT_ADDRESS ? "address" : null;
}

function hasAllRewards(tx: Tx, referrerId: string, now: Date): boolean {
  const rewarded = countReferrals(
    tx,
    and(
      eq(referrals.referrerId, referrerId),
      eq(referrals.status, "rewarded"),
      gt(referrals.decidedAt, new Date(now.getTime() - REWARD_WINDOW_MS)),
    ),
  );
  return rewarded >= MAX_REWARDS;
}

// Whether `userId` invited the inviter, or whoever invited them.
function isInChain(tx: Tx, referrerId: string, userId: string): boolean {
  let current: string | null = referrerId;
  for (let step = 0; current !== null && step < MAX_CHAIN; step += 1) {
    if (current === userId) return true;
    const above: { referrerId: string | null } | undefined = tx
      .select({ referrerId: referrals.referrerId })
      .from(referrals)
      .where(eq(referrals.userId, current))
      .get();
    current = above?.referrerId ?? null;
  }
  return false;
}

function countReferrals(tx: Tx, condition: ReturnType<typeof and>): number {
  return tx.select({ many: count() }).from(referrals).where(condition).get()?.many ?? 0;
}

function newCode(tx: Tx): string {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
    if (!tx.select().from(referralCodes).where(eq(referralCodes.code, code)).get()) return code;
  }
}
