import { and, asc, eq } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { users } from "~/db/schema";
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

/** All active admins, by first name. */
export function listActiveAdmins(reader: Reader = db): User[] {
  return reader.select().from(users).where(isActiveAdmin).orderBy(asc(users.firstName)).all();
}

const isActiveAdmin = and(eq(users.role, "admin"), eq(users.isActive, true));
