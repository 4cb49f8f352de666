import { write } from "~/db/client.server";
import { setStaffRole } from "~/features/accounts/staff.server";
import { staffRoleOf, type StaffRole } from "~/features/accounts/permissions";
import { emitSessionsEnded } from "~/features/accounts/sessions.server";
import { Refusal } from "~/refusal";
import { recordAuditEvent, type Actor } from "./audit.server";
import { assertMayChange, getUser } from "./user-actions.server";

/**
 * Makes an account one of staff, gives it another role, or ("none") an account like all others again. Only an owner may; the last
 * owner stays one. Throws NOT_FOUND, OWNER_NEEDED, NOT_VERIFIED, LAST_ADMIN.
 */
export function changeStaffRole(
  actor: Actor,
  userId: string,
  wanted: StaffRole | "none",
  now = new Date(),
): void {
  write((tx) => {
    const user = getUser(userId, tx);
    assertMayChange(tx, actor, { ...user, role: "admin" });
    const before = staffRoleOf(user) ?? "none";
    if (before === wanted) return;
    if (wanted !== "none" && (!user.emailVerifiedAt || !user.isActive))
      throw new Refusal(
        "NOT_VERIFIED",
        "Only an active account with a verified address can be one of staff.",
        409,
      );
    setStaffRole(tx, userId, wanted, now);
    recordAuditEvent(
      tx,
      actor,
      "user.staff_role_set",
      `user:${userId}`,
      { before: { staffRole: before }, after: { staffRole: wanted } },
      now,
    );
  });
  emitSessionsEnded(userId); // sockets of the inbox are checked again; sessions go on
}
