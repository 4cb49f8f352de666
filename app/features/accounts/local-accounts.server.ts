import { eq } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { users } from "~/db/schema";
import { recordRegistration } from "~/features/analytics-events/events.server";
import { hashPassword } from "./passwords.server";
import { markVerified } from "./verification.server";

export type DemoAccount = { email: string; password: string; role: "user" | "admin"; fullName: string };

/** The accounts of a fresh local installation. Live mode never creates them. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  { email: "ada@demo.example", password: "Oya-let-us-go-2026!", role: "user", fullName: "Adaeze Okafor" },
  {
    email: "admin@demo.example",
    password: "Oya-who-runs-this-2026!",
    role: "admin",
    fullName: "Tunde Balogun",
  },
];

/** Creates the missing demo accounts, verified and with a fresh trial. Local mode only. */
export async function seedDemoAccounts(): Promise<void> {
  for (const { email, password, role, fullName } of DEMO_ACCOUNTS) {
    if (db.select({ id: users.id }).from(users).where(eq(users.email, email)).get()) continue;
    const passwordHash = await hashPassword(password);
    const [firstName = "", ...otherNames] = fullName.split(" ");
    write((tx) => {
      const now = new Date();
      const user = {
        id: newId(),
        createdAt: now,
        updatedAt: now,
        email,
        firstName,
        lastName: otherNames.join(" "),
        passwordHash,
        role,
        onboardingCompleted: true,
      };
      const stored = tx.insert(users).values(user).onConflictDoNothing().returning().get();
      if (!stored) return;
      recordRegistration(tx, stored.id, now);
      markVerified(tx, stored, now);
    });
  }
}

/** True when a demo account exists, so that live mode can refuse to start. */
export function hasDemoAccounts(): boolean {
  return DEMO_ACCOUNTS.some(({ email }) =>
    db.select({ id: users.id }).from(users).where(eq(users.email, email)).get(),
  );
}
