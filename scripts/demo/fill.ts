import { count, desc, eq, notInArray, sql } from "drizzle-orm";
import { db, sqlite } from "~/db/client.server";
import { userSequence, documents, analyticsEvents, payments, users } from "~/db/schema";
import { env } from "~/env.server";
import { DEMO_ACCOUNTS, seedDemoAccounts } from "~/features/accounts/local-accounts.server";
import { coveragePeriodsOf, RULES_VERSION, planPeriodsOf } from "~/features/billing/stored-periods.server";
import { checkAgain } from "~/features/documents/document-style.server";
import { rollUpNextDay } from "~/features/analytics-events/roll-up.server";
import { Refusal } from "~/refusal";
import { inBulk } from "./bulk-insert";
import { eventsOf } from "./counted-events";
import type { SimulatedUser } from "./simulated-user";
import { writeApplications } from "./applications";
import type { Rows } from "./rows";
import { storeRows } from "./store-rows";
import { inventYear } from "./year";

const AT_ONCE = 500;

/**
 * Fills the database with a year of simulated users that ends at `until`. The same seed and end give the same
 * users, actions and ids. They have no passwords. The newest `files` documents get PDF and DOCX; for all
 * documents it would take hours. Throws LIVE_MODE (409), NOT_EMPTY (409) when other accounts than the two
 * demo accounts exist, and IN_USE (409).
 */
export async function fillDemo(
  {
    people,
    seed,
    until = new Date(),
    files = 0,
  }: { people: number; seed: string; until?: Date; files?: number },
  tell: (done: number) => void = () => undefined,
) {
  if (env.isLive)
    throw new Refusal("LIVE_MODE", "Invented people have no place beside real ones: this is live mode.", 409);
  refuseOthers();
  await seedDemoAccounts();
  const staffId = db.select({ id: users.id }).from(users).where(eq(users.role, "admin")).get()?.id ?? "";
  const before = Number(
    sqlite
      .prepare("select coalesce(max(seq), 0) from sqlite_sequence where name = 'user_sequence'")
      .pluck()
      .get(),
  );
  const fill = () => {
    let done = 0;
    for (const { rows, simulatedUsers } of inventYear(
      { people, seed, until, staffId, applications: writeApplications() },
      AT_ONCE,
    )) {
      simulatedUsers.forEach((simulated, place) =>
        addDerivedRows(simulated, before + done + place + 1, rows),
      );
      storeRows(rows);
      tell((done += simulatedUsers.length));
    }
  };
  inBulk(fill, () => settle(before, until));
  await makeNewestFiles(files);
  return {
    people: countOf(users),
    documents: countOf(documents),
    payments: countOf(payments),
    withFiles: Math.min(files, countOf(documents)),
  };
}

// The sequence number, the periods and the events of a user, as the triggers on users and features/billing
// write them.
function addDerivedRows(simulated: SimulatedUser, number: number, rows: Rows): void {
  rows.userSequence.push({ id: number, userId: simulated.user.id, rulesVersion: RULES_VERSION });
  rows.planPeriods.push(
    ...planPeriodsOf(simulated.events).map((span) => ({ userSequenceId: number, ...span })),
  );
  rows.coveragePeriods.push(
    ...coveragePeriodsOf(simulated.events).map((span) => ({ userSequenceId: number, ...span })),
  );
  rows.analyticsEvents.push(...eventsOf(simulated, number));
}

// What the triggers would have made of each row: the search index of users, and the metrics of each day.
function settle(before: number, until: Date): void {
  const words = sql`(select group_concat(word, ' ') from (select replace(plan, '_', '') as word from plan_periods where plan_periods.user_sequence_id = user_sequence.id group by plan order by min(starts_at)))`;
  db.run(
    sql`insert into user_search (rowid, name, email, plans) select ${userSequence.id}, name, email, ${words} from ${userSequence} join user_search_texts using (user_id) where ${userSequence.id} > ${before} order by ${userSequence.id}`,
  );
  db.run(
    sql`insert into user_parts (rowid, name, email) select ${userSequence.id}, name, email from ${userSequence} join user_search_texts using (user_id) where ${userSequence.id} > ${before} order by ${userSequence.id}`,
  );
  db.run(
    sql`insert or ignore into invalidated_days (day, type) select distinct day, type from ${analyticsEvents}`,
  );
  while (rollUpNextDay(until)) continue;
}

async function makeNewestFiles(many: number): Promise<void> {
  const newest = db.select().from(documents).orderBy(desc(documents.createdAt)).limit(many).all();
  await Promise.all(newest.map((document) => checkAgain(document)));
}

function refuseOthers(): void {
  const others =
    db
      .select({ many: count() })
      .from(users)
      .where(
        notInArray(
          users.email,
          DEMO_ACCOUNTS.map(({ email }) => email),
        ),
      )
      .get()?.many ?? 0;
  if (others > 0)
    throw new Refusal(
      "NOT_EMPTY",
      `This DATA_DIR holds ${others.toLocaleString("en-NG")} people already. Name an empty folder: DATA_DIR=./demo npm run demo`,
      409,
    );
}

function countOf(table: typeof users | typeof documents | typeof payments): number {
  return db.select({ many: count() }).from(table).get()?.many ?? 0;
}
