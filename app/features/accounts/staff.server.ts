import { eq } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { users } from "~/db/schema";
import { assertNotLastOwner } from "./close-account.server";
import type { StaffRole } from "./permissions";

/** Sets the role of a member of staff, or ends it, in the caller's transaction. Throws LAST_ADMIN (409). */
export function setStaffRole(tx: Tx, userId: string, wanted: StaffRole | "none", now: Date): void {
  if (wanted !== "owner") assertNotLastOwner(tx, userId);
  const role =
    wanted === "none"
      ? ({ role: "user", staffRole: "owner" } as const) // the column's default: it means nothing without the role
      : ({ role: "admin", staffRole: wanted } as const);
  tx.update(users)
    .set({ ...role, updatedAt: now })
    .where(eq(users.id, userId))
    .run();
}
