import { randomBytes } from "node:crypto"
import { and, eq, gt, isNotNull, isNull } from "drizzle-orm"
import { db, write, type Tx } from "~/db/client.server"
import { newId } from "~/db/id"
import { tokens, users } from "~/db/schema"
import { env } from "~/env.server"
import { grantTrial } from "~/features/billing/credits.server"
import { allowanceText, findPlan } from "~/features/billing/plans"
import { Refusal } from "~/refusal"
import { days, hours } from "~/time"
import { queueMail } from "./mail.server"
import { hashPassword, isCommonPassword, isPassword } from "./passwords.server"
import { hashToken, type User } from "./sessions.server"

const TRIAL = days(7)
const VERIFICATION = hours(24)

/**
 * Registers a person and sends the verification link. An address that already has an account gets a notice instead,
 * and the caller sees the same answer, so that nobody can ask who is registered. Throws COMMON_PASSWORD.
 */
export async function register({ fullName, email, password }: { fullName: string; email: string; password: string }): Promise<void> {
  if (await isCommonPassword(password, [fullName, email, env.SITE_NAME])) {
    throw new Refusal("COMMON_PASSWORD", "That password is easy to guess. Use a longer one that only you would think of.", 400)
  }
  const passwordHash = await hashPassword(password)
  const [firstName = "", ...rest] = fullName.split(" ")
  write((tx) => {
    const existing = tx.select().from(users).where(eq(users.email, email)).get()
    if (existing) return noticeExisting(tx, existing)
    const now = new Date()
    const user = { id: newId(), createdAt: now, updatedAt: now, email, firstName, lastName: rest.join(" "), passwordHash }
    tx.insert(users).values(user).run()
    sendVerification(tx, user)
  })
}

/**
 * Checks an address and a password. Refuses with one sentence for an unknown address and a wrong password;
 * `requiresVerification` when both are right but the address was never verified; DEACTIVATED when staff closed the account.
 */
export async function signIn({ email, password }: { email: string; password: string }): Promise<{ user: User; requiresVerification: boolean }> {
  const user = db.select().from(users).where(eq(users.email, email)).get()
  if (!(await isPassword(user?.passwordHash, password)) || !user) {
    throw new Refusal("WRONG_PASSWORD", "Email or password is not right. Check both and try again.", 401)
  }
  if (!user.isActive) throw new Refusal("DEACTIVATED", "This account is switched off. Write to support if you think this is a mistake.", 403)
  return { user, requiresVerification: !user.emailVerifiedAt }
}

/** Sends a new verification link when the address has an unverified account; says nothing about whether it has. */
export function resendVerification(email: string): void {
  write((tx) => {
    const user = tx.select().from(users).where(and(eq(users.email, email), isNull(users.emailVerifiedAt))).get()
    if (user) sendVerification(tx, user)
  })
}

/** Uses up a verification token: the address counts as verified and the free trial begins. Throws BAD_TOKEN. */
export function verifyEmail(token: string, now = new Date()): User {
  return write((tx) => {
    const hash = hashToken(token)
    const live = and(eq(tokens.tokenHash, hash), eq(tokens.purpose, "verify_email"), isNull(tokens.usedAt), gt(tokens.expiresAt, now))
    const used = tx.update(tokens).set({ usedAt: now }).where(live).returning({ userId: tokens.userId }).get()
    if (!used) throw new Refusal("BAD_TOKEN", "This verification link has been used or has expired. Ask for a new one.", 400)
    const user = tx.select().from(users).where(eq(users.id, used.userId)).get()
    if (!user) throw new Refusal("BAD_TOKEN", "This account does not exist any more.", 400)
    return markVerified(tx, user, now)
  })
}

/** Makes the verified account of this address an admin, or says that there is none. For the command line. */
export function makeAdmin(email: string): boolean {
  const verified = and(eq(users.email, email.trim().toLowerCase()), isNotNull(users.emailVerifiedAt))
  return db.update(users).set({ role: "admin", updatedAt: new Date() }).where(verified).run().changes === 1
}

export type DemoAccount = { email: string; password: string; role: "user" | "admin"; fullName: string }

/** The accounts a fresh local installation starts with. They are never made in live mode. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  { email: "ada@demo.example", password: "Oya-let-us-go-2026!", role: "user", fullName: "Adaeze Okafor" },
  { email: "admin@demo.example", password: "Oya-who-runs-this-2026!", role: "admin", fullName: "Tunde Balogun" },
]

/** Makes the missing demo accounts, verified and with a fresh trial. Local mode only. */
export async function seedDemoAccounts(): Promise<void> {
  for (const { email, password, role, fullName } of DEMO_ACCOUNTS) {
    if (db.select({ id: users.id }).from(users).where(eq(users.email, email)).get()) continue
    const passwordHash = await hashPassword(password)
    const [firstName = "", ...rest] = fullName.split(" ")
    write((tx) => {
      const now = new Date()
      const user = { id: newId(), createdAt: now, updatedAt: now, email, firstName, lastName: rest.join(" "), passwordHash, role }
      const stored = tx.insert(users).values(user).onConflictDoNothing().returning().get()
      if (stored) markVerified(tx, stored, now)
    })
  }
}

/** True when a demo account exists, so that live mode can refuse to start on it. */
export function hasDemoAccounts(): boolean {
  return DEMO_ACCOUNTS.some(({ email }) => db.select({ id: users.id }).from(users).where(eq(users.email, email)).get())
}

function markVerified(tx: Tx, user: User, now: Date): User {
  const first = !user.emailVerifiedAt && !user.trialEndsAt
  const role: User["role"] = env.ADMIN_EMAILS.includes(user.email) ? "admin" : user.role
  const verified = { emailVerifiedAt: now, updatedAt: now, role, trialEndsAt: first ? new Date(now.getTime() + TRIAL) : user.trialEndsAt }
  tx.update(users).set(verified).where(eq(users.id, user.id)).run()
  grantTrial(tx, user.id)
  return { ...user, ...verified }
}

function sendVerification(tx: Tx, user: { id: string; email: string; firstName: string }) {
  const token = randomBytes(32).toString("base64url")
  const now = new Date()
  // The newest link is the only one that works.
  tx.delete(tokens).where(and(eq(tokens.userId, user.id), eq(tokens.purpose, "verify_email"))).run()
  tx.insert(tokens)
    .values({ tokenHash: hashToken(token), createdAt: now, userId: user.id, purpose: "verify_email", expiresAt: new Date(now.getTime() + VERIFICATION) })
    .run()
  const query = new URLSearchParams({ token, email: user.email })
  queueMail(tx, { userId: user.id, email: user.email }, {
    subject: `Verify your email for ${env.SITE_NAME}`,
    greeting: `Hello ${user.firstName},`,
    lines: [
      `Welcome! Open the link below and press the button to verify your email. Your 7-day free trial starts then: ${trialAllowance()}, no card.`,
      "The link works for 24 hours. If you did not register, ignore this mail and nothing happens.",
    ],
    action: { label: "Verify my email", path: `/verify-email?${query}` },
  })
}

function trialAllowance(): string {
  const trial = findPlan("free_trial")
  return trial ? allowanceText(trial) : ""
}

function noticeExisting(tx: Tx, user: User) {
  if (!user.emailVerifiedAt) return sendVerification(tx, user)
  queueMail(tx, { userId: user.id, email: user.email }, {
    subject: `You already have an account at ${env.SITE_NAME}`,
    greeting: `Hello ${user.firstName},`,
    lines: ["Somebody, perhaps you, tried to register with this address. You already have an account, so nothing was changed.", "Sign in with your password. If it was not you, you need do nothing."],
    action: { label: "Sign in", path: "/login" },
  })
}
