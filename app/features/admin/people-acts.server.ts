import { db, write, type Tx } from "~/db/client.server";
import { setAccountActive } from "~/features/accounts/close-account.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { tellEnded, type User } from "~/features/accounts/sessions.server";
import { standingOf } from "~/features/billing/history.server";
import type { PlanId } from "~/features/billing/plans";
import { resetUsage, setPlanByAdmin } from "~/features/billing/subscription.server";
import { Refusal } from "~/refusal";
import { recordAct, type Actor } from "./audit.server";

/** Gives a plan for thirty days, or takes back what staff gave (`free_trial`). What was paid for stays, the higher plan first. Throws NOT_FOUND. */
export function changePlan(actor: Actor, userId: string, plan: PlanId, now = new Date()): void {
  write((tx) => {
    findUser(userId, tx);
    const before = billingFacts(tx, userId, now);
    setPlanByAdmin(tx, userId, plan, now);
    recordAct(
      tx,
      actor,
      "user.plan_set",
      `user:${userId}`,
      { before, after: { ...billingFacts(tx, userId, now), given: plan } },
      now,
    );
  });
}

/** Lifts the credits to what the person's plan grants. Throws NOT_FOUND. */
export function resetUsageOf(actor: Actor, userId: string, now = new Date()): void {
  write((tx) => {
    findUser(userId, tx);
    const before = billingFacts(tx, userId, now);
    resetUsage(tx, userId, now);
    recordAct(
      tx,
      actor,
      "user.usage_reset",
      `user:${userId}`,
      { before, after: billingFacts(tx, userId, now) },
      now,
    );
  });
}

/**
 * Switches an account off or on. Off: every session, code and link ends at once, the link that restores a closed account among them. On: a closed
 * account is open again and will not be erased. Throws NOT_FOUND, LAST_ADMIN.
 */
export function setActive(actor: Actor, userId: string, isActive: boolean, now = new Date()): void {
  write((tx) => {
    const user = findUser(userId, tx);
    const after = { isActive, ...setAccountActive(tx, user, isActive, now) };
    const before = { isActive: user.isActive, isClosed: user.deletionRequestedAt !== null };
    recordAct(
      tx,
      actor,
      isActive ? "user.activated" : "user.deactivated",
      `user:${userId}`,
      { before, after },
      now,
    );
  });
  if (!isActive) tellEnded(userId); // sockets end with the sessions
}

/** An account that must exist. Throws NOT_FOUND (404). */
export function findUser(userId: string, reader: Pick<Tx, "select"> = db): User {
  const user = findAccount(userId, reader);
  if (!user) throw new Refusal("NOT_FOUND", "There is no such user.", 404);
  return user;
}

function billingFacts(tx: Tx, userId: string, now: Date) {
  const { plan, status, expiresAt, balance } = standingOf(userId, now, tx);
  return { plan, status, expires: expiresAt?.toISOString() ?? null, ...balance };
}
