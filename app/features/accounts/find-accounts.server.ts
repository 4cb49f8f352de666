import { and, asc, eq } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { users } from "~/db/schema";
import type { User } from "./sessions.server";

type Reader = Pick<Tx, "select">;

/** An account by its id; undefined when there is none. For other features: they never read the table. */
export function findAccount(userId: string, reader: Reader = db): User | undefined {
  return reader.select().from(users).where(eq(users.id, userId)).get();
}

/** An account by its address, which is compared in lower case. */
export function findAccountByEmail(email: string, reader: Reader = db): User | undefined {
  return reader.select().from(users).where(eq(users.email, email.toLowerCase())).get();
}

/** Everybody of staff whose account is active, by first name. */
export function listActiveAdmins(reader: Reader = db): User[] {
  return reader.select().from(users).where(isActiveAdmin).orderBy(asc(users.firstName)).all();
}

const isActiveAdmin = and(eq(users.role, "admin"), eq(users.isActive, true));
