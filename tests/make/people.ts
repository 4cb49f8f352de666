import { db, write } from "~/db/client.server"
import { newId } from "~/db/id"
import { creditLedger, users } from "~/db/schema"
import { days } from "~/time"

/** A verified person in the middle of a trial with these credits. */
export function makeUser({ coverLetters = 2, resumes = 1, trialEndsAt = new Date(Date.now() + days(7)), email = `${newId()}@example.com` } = {}) {
  const now = new Date()
  const user = { id: newId(), createdAt: now, updatedAt: now, email, firstName: "Ngozi", lastName: "Eze", emailVerifiedAt: now, trialEndsAt }
  write((tx) => {
    tx.insert(users).values(user).run()
    for (const [kind, amount] of [["cover_letter", coverLetters], ["resume", resumes]] as const) {
      tx.insert(creditLedger).values({ id: newId(), createdAt: now, userId: user.id, kind, event: "granted", amount, key: `granted:test:${user.id}:${kind}` }).run()
    }
  })
  return user
}

export function ledgerOf(userId: string) {
  return db.select().from(creditLedger).all().filter((row) => row.userId === userId && row.event !== "granted")
}
