import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { setAccountActive } from "~/features/accounts/close-account.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { isAllowed, staffRoleOf } from "~/features/accounts/permissions";
import { emitSessionsEnded, type User } from "~/features/accounts/sessions.server";
import { getSubscriptionState } from "~/features/billing/history.server";
import type { PlanId } from "~/features/billing/plans";
import { giveCredits, resetUsage, grantPlan } from "~/features/billing/subscription.server";
import { Refusal } from "~/refusal";
import { recordAuditEvent, type Actor } from "./audit.server";
import { mailAccountSwitched, mailCreditsGiven, mailPlanSet } from "./user-mails.server";

/**
 * Gives a plan for thirty days, or removes a plan that staff gave (`free_trial`). Paid time stays, the higher
 * plan first. Once for each `formKey`. Throws NOT_FOUND.
 */
export function changeUserPlan(
  actor: Actor,
  userId: string,
  plan: PlanId,
  now = new Date(),
  formKey = newId(),
): void {
  write((tx) => {
    getUser(userId, tx);
    const before = getBillingSnapshot(userId, now);
    if (!grantPlan(tx, userId, plan, now, `${formKey}:${userId}:${plan}`)) return;
    mailPlanSet(tx, userId, plan, now);
    recordAuditEvent(
      tx,
      actor,
      "user.plan_set",
      `user:${userId}`,
      { before, after: { ...getBillingSnapshot(userId, now), given: plan } },
      now,
    );
  });
}

/** Gives credits that need no plan and never end. Once for each `formKey` with the same gift. Throws NOT_FOUND. */
export function giveUserCredits(
  actor: Actor,
  userId: string,
  { reason, ...gift }: { coverLetters: number; resumes: number; reason: string },
  now = new Date(),
  formKey = newId(),
): void {
  const key = [formKey, userId, gift.coverLetters, gift.resumes, reason].join(":");
  write((tx) => {
    getUser(userId, tx);
    const before = getBillingSnapshot(userId, now);
    if (!giveCredits(tx, userId, { ...gift, name: `From our team: ${reason}`, key }, now)) return;
    mailCreditsGiven(tx, userId, { ...gift, reason });
    recordAuditEvent(
      tx,
      actor,
      "user.credits_given",
      `user:${userId}`,
      { before, after: { ...getBillingSnapshot(userId, now), reason } },
      now,
    );
  });
}

/** Raises the credits to the allowance of the user's plan. Throws NOT_FOUND. */
export function resetUserUsage(actor: Actor, userId: string, now = new Date()): void {
  write((tx) => {
    getUser(userId, tx);
    const before = getBillingSnapshot(userId, now);
    resetUsage(tx, userId, now);
    recordAuditEvent(
      tx,
      actor,
      "user.usage_reset",
      `user:${userId}`,
      { before, after: getBillingSnapshot(userId, now) },
      now,
    );
  });
}

/**
 * Activates or deactivates an account. Off: every session, code and link ends at once, also the link that
 * restores a closed account. On: a closed account is open again and is not erased. Throws NOT_FOUND,
 * OWNER_NEEDED, LAST_ADMIN.
 */
export function setUserActive(actor: Actor, userId: string, isActive: boolean, now = new Date()): void {
  write((tx) => {
    const user = getUser(userId, tx);
    assertMayChange(tx, actor, user);
    const after = { isActive, ...setAccountActive(tx, user, isActive, now) };
    const before = { isActive: user.isActive, isClosed: user.deletionRequestedAt !== null };
    if (user.isActive !== isActive) mailAccountSwitched(tx, userId, isActive);
    recordAuditEvent(
      tx,
      actor,
      isActive ? "user.activated" : "user.deactivated",
      `user:${userId}`,
      { before, after },
      now,
    );
  });
  if (!isActive) emitSessionsEnded(userId); // sockets end with the sessions
}

/** An account that must exist. Throws NOT_FOUND (404). */
export function getUser(userId: string, reader: Pick<Tx, "select"> = db): User {
  const user = findAccount(userId, reader);
  if (!user) throw new Refusal("NOT_FOUND", "There is no such user.", 404);
  return user;
}

/** Accounts of staff are changed by owners only. Throws OWNER_NEEDED (403). */
export function assertMayChange(reader: Pick<Tx, "select">, actor: Actor, user: User): void {
  const isOwner = isAllowed(getUser(actor.userId, reader), "staff");
  if (staffRoleOf(user) && !isOwner)
    throw new Refusal("OWNER_NEEDED", "This account is one of staff. Only an owner may do that.", 403);
}

function getBillingSnapshot(userId: string, now: Date) {
  const { plan, status, expiresAt, balance } = getSubscriptionState(userId, now);
  return { plan, status, expires: expiresAt?.toISOString() ?? null, ...balance };
}
