import type Database from "better-sqlite3";

/**
 * What the program itself keeps, and figures that are worked out again: no page that is stored for a person may read it
 * (tests/stored-pages.test.ts). Each of them is written often, and would end the stored pages of all.
 */
export const SHOWN_ON_NO_STORED_PAGE: ReadonlySet<string> = new Set([
  "ai_breakers",
  "ai_calls",
  "alerts",
  "analytics_events",
  "coverage_periods",
  "daily_metrics",
  "decisions",
  "document_versions",
  "fact_checks",
  "generation_parts",
  "inbound_mails",
  "invalidated_days",
  "jobs",
  "letter_questions",
  "paystack_events",
  "plan_periods",
  "rate_limits",
]);

/** Rows that are the program's own in a table that is not: the probe of every five seconds (write-probe.server.ts) would end all pages. */
const OWN_ROWS: Partial<Record<string, (row: "new" | "old") => string>> = {
  app_settings: (row) => `${row}.key GLOB 'operations.*'`,
};

const MAX_PEOPLE = 10_000;

type Table = { name: string; columns: string[]; toUsers: string[] };

/**
 * Follows what this connection writes, by triggers that live as long as it does: nothing is stored, no write has to name what it
 * changes, and none can be forgotten. The version of a person changes with each row that belongs to them, and with each row that
 * belongs to nobody in particular.
 */
export function followChanges(sqlite: Database.Database): { versionOf(userId: string): string } {
  let latest = 0;
  let ofAll = 0;
  const ofPeople = new Map<string, number>();
  sqlite.function("data_changed", (userId: unknown) => {
    latest += 1;
    if (typeof userId === "string" && ofPeople.size < MAX_PEOPLE) ofPeople.set(userId, latest);
    else {
      ofAll = latest;
      ofPeople.clear();
    }
    return null;
  });
  for (const table of listTables(sqlite)) for (const trigger of triggersOf(table)) sqlite.exec(trigger);
  return { versionOf: (userId) => `${Math.max(ofAll, ofPeople.get(userId) ?? 0)}` };
}

// A table without `user_id` may name a person too, such as who made an offer, and is still shown to others.
function triggersOf({ name, columns, toUsers }: Table): string[] {
  if (SHOWN_ON_NO_STORED_PAGE.has(name)) return [];
  const owners = columns.includes("user_id")
    ? ["user_id", ...toUsers.filter((one) => one !== "user_id")]
    : [];
  const changed = (row: "new" | "old") => {
    // All pages show whether support is there, which is whether there is staff.
    if (name === "users") return `SELECT data_changed(iif(${row}.role = 'admin', NULL, ${row}.id));`;
    return owners.length === 0
      ? "SELECT data_changed(NULL);"
      : owners.map((column) => `SELECT data_changed(${row}."${column}");`).join(" ");
  };
  const followed = (row: "new" | "old") => {
    const own = OWN_ROWS[name]?.(row);
    return own === undefined ? "" : `WHEN NOT ${own}`;
  };
  return [
    ["INSERT", followed("new"), changed("new")],
    ["UPDATE", followed("new"), `${changed("old")} ${changed("new")}`],
    ["DELETE", followed("old"), changed("old")],
  ].map(
    ([event, condition, body]) =>
      `CREATE TEMP TRIGGER "${name} ${event}" AFTER ${event} ON main."${name}" ${condition} BEGIN ${body} END`,
  );
}

/** The tables of the schema; not those of the search index, which SQLite lets nobody watch and which only staff reads. */
function listTables(sqlite: Database.Database): Table[] {
  const tables = sqlite
    .prepare<[], string>(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'",
    )
    .pluck()
    .all();
  return tables.map((name) => ({
    name,
    columns: sqlite.prepare<[string], string>("select name from pragma_table_info(?)").pluck().all(name),
    toUsers: sqlite
      .prepare<[string], string>(`select "from" from pragma_foreign_key_list(?) where "table" = 'users'`)
      .pluck()
      .all(name),
  }));
}
