import { count, desc, eq, notInArray } from "drizzle-orm"
import { db, sqlite, write } from "~/db/client.server"
import { directory, documents, payments, users } from "~/db/schema"
import { env } from "~/env.server"
import { DEMO_ACCOUNTS, seedDemoAccounts } from "~/features/accounts/accounts.server"
import { RULES_VERSION, writeSpans } from "~/features/billing/spans.server"
import { rollUpNext } from "~/features/events/roll-up.server"
import { Refusal } from "~/refusal"
import { eventsOf } from "./counting"
import type { Life } from "./life"
import { writePapers } from "./papers"
import { storeEvents, storeRows } from "./store.server"
import { inventYear } from "./year"

const AT_ONCE = 500

/**
 * Fills the database with a year of invented people that ends at `until`: the same people, acts and ids for the same seed and end. They have no passwords.
 * Throws LIVE_MODE (409), and NOT_EMPTY (409) when anybody is there but the two demo accounts.
 */
export async function fillDemo({ people, seed, until = new Date() }: { people: number; seed: string; until?: Date }, tell: (done: number) => void = () => undefined) {
  if (env.isLive) throw new Refusal("LIVE_MODE", "Invented people have no place beside real ones: this is live mode.", 409)
  refuseOthers()
  await seedDemoAccounts()
  const staffId = db.select({ id: users.id }).from(users).where(eq(users.role, "admin")).get()?.id ?? ""
  sqlite.pragma("cache_size = -200000")
  sqlite.pragma("wal_autocheckpoint = 25000") // pages of the indexes change again and again
  sqlite.pragma("synchronous = OFF") // nothing here is worth waiting for the disk: a fill that broke off is begun anew
  let done = 0
  for (const { rows, lives } of inventYear({ people, seed, until, staffId, papers: writePapers() }, AT_ONCE)) {
    write((tx) => {
      storeRows(rows)
      const numbers = numbersOf(lives)
      for (const life of lives) {
        storeEvents(eventsOf(life, numbers.get(life.user.id) ?? 0))
        if (life.events.length > 1) writeSpans(tx, life.user.id)
      }
    })
    tell((done += lives.length))
  }
  db.update(directory).set({ rulesVersion: RULES_VERSION }).run() // for whoever only had a trial, a new line says the same already
  while (rollUpNext(until)) continue
  sqlite.pragma("optimize")
  sqlite.pragma("synchronous = FULL")
  sqlite.pragma("wal_autocheckpoint = 1000")
  sqlite.pragma("wal_checkpoint(TRUNCATE)")
  return { people: countOf(users), documents: countOf(documents), payments: countOf(payments) }
}

function numbersOf(lives: Life[]): Map<string, number> {
  const lines = db.select({ userId: directory.userId, number: directory.number }).from(directory).orderBy(desc(directory.number)).limit(lives.length).all()
  return new Map(lines.map(({ userId, number }) => [userId, number]))
}

function refuseOthers(): void {
  const others = db.select({ many: count() }).from(users).where(notInArray(users.email, DEMO_ACCOUNTS.map(({ email }) => email))).get()?.many ?? 0
  if (others > 0) throw new Refusal("NOT_EMPTY", `This DATA_DIR holds ${others.toLocaleString("en-NG")} people already. Name an empty folder: DATA_DIR=./demo npm run demo`, 409)
}

function countOf(table: typeof users | typeof documents | typeof payments): number {
  return db.select({ many: count() }).from(table).get()?.many ?? 0
}
