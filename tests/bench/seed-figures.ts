import Database from "better-sqlite3"

const PEOPLE = 100_000

/** Fills a database with a year of a large house: rows as the product would have written them, by SQL alone. Returns how many of what. */
export function seedFigures(file: string): Record<string, number> {
  const database = new Database(file)
  database.pragma("synchronous = OFF")
  const year = 365 * 86_400_000
  const from = Date.now() - year
  const run = (sql: string, ...values: unknown[]) => database.prepare(sql).run(...values)
  database.transaction(() => {
    series(PEOPLE, `insert into users (id, created_at, updated_at, email, first_name, last_name, email_verified_at) select 'figure-' || i, ${from} + i * (${year} / ${PEOPLE}), ${from}, 'figure-' || i || '@example.com', 'Person', 'Number' || i, iif(i % 10 or i < ${PEOPLE} * 0.985, ${from} + i * (${year} / ${PEOPLE}), null) from n`)
    const first = Number(database.prepare("select min(number) from directory join users on users.id = directory.user_id where users.id like 'figure-%'").pluck().get())
    run(`insert into events (at, number, type, key) select created_at, number, 'registered', 'registered:' || number from users join directory on directory.user_id = users.id where users.id like 'figure-%'`)
    const some = (many: number, type: string, columns: string, values: string) =>
      series(many, `insert into events (at, number, type, key, ${columns}) select ${from} + cast(i * (${year}.0 / ${many}) as integer), ${first} + abs(random()) % ${PEOPLE}, '${type}', '${type}:figure-' || i, ${values} from n`)
    some(300_000, "document", "about, plan", "iif(i % 3, 'cover_letter', 'resume'), 'jjc'")
    some(300_000, "generation", "value", "1")
    some(200_000, "ai_cost", "plan, value", "'jjc', 900 + i % 500")
    some(600_000, "session", "value", "0")
    some(500_000, "session_ended", "value", "i % 3600000")
    some(600_000, "active", "value", "0")
    some(30_000, "payment", "plan, value", "iif(i % 4, 'jjc', 'agba'), iif(i % 4, 1000000, 2000000)")
    some(300, "refund", "plan, value", "'jjc', 1000000")
    run("insert or ignore into cover_spans (number, starts_at, ends_at, plan, payment_id) select number, at, at + 2592000000, plan, substr(key, 9) from events where type = 'payment'")
    run("update directory set rules_version = 2")
  })()
  const count = (table: string) => Number(database.prepare(`select count(*) from ${table}`).pluck().get())
  const counts = { users: count("users"), events: count("events"), coverSpans: count("cover_spans"), staleDays: count("stale_days") }
  database.close()
  return counts

  function series(many: number, sql: string) {
    run(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many}) ${sql}`.replace(/^(with recursive .*?\)) (insert into .*?\)) (select)/s, "$2 $1 $3"))
  }
}
