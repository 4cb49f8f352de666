import { and, asc, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { users } from "~/db/schema";
import { PERMISSIONS, type Permission } from "./permissions";
import type { User } from "./sessions.server";

type Reader = Pick<Tx, "select">;

/** An account by its id, or undefined. Other features use this and never read the table. */
export function findAccount(userId: string, reader: Reader = db): User | undefined {
  return reader.select().from(users).where(eq(users.id, userId)).get();
}

/** An account by its address, compared in lower case. */
export function findAccountByEmail(email: string, reader: Reader = db): User | undefined {
  return reader.select().from(users).where(eq(users.email, email.toLowerCase())).get();
}

/** The active staff who may do this, by first name. */
export function listActiveStaff(permission: Permission, reader: Reader = db): User[] {
  const isActiveStaff = and(
    eq(users.role, "admin"),
    eq(users.isActive, true),
    inArray(users.staffRole, [...PERMISSIONS[permission]]),
  );
  return reader.select().from(users).where(isActiveStaff).orderBy(asc(users.firstName)).all();
}

/** The next accounts that may get mail, by id: verified, active and not closed. */
export function listMailableAfter(after: string, limit: number): string[] {
  const isMailable = and(
    gt(users.id, after),
    isNotNull(users.emailVerifiedAt),
    eq(users.isActive, true),
    isNull(users.deletionRequestedAt),
  );
  return db
    .select({ id: users.id })
    .from(users)
    .where(isMailable)
    .orderBy(asc(users.id))
    .limit(limit)
    .all()
    .map(({ id }) => id);
}
