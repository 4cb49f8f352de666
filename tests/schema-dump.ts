import type Database from "better-sqlite3";

type Row = { type: string; name: string; sql: string };

/**
 * The schema of a database as text that two ways to the same schema share: one block for each table, index, trigger and virtual table, sorted
 * by type and name. Of a table the columns and constraints are sorted too, because ALTER TABLE adds a column at the end; quotes and white space
 * do not count. The settings of the search index, which sqlite_master does not show, stand at the end.
 */
export function dumpSchema(sqlite: Database.Database): string {
  const shadows = sqlite
    .prepare("select name from pragma_table_list where schema = 'main' and type = 'shadow'")
    .pluck()
    .all();
  const rows = sqlite
    .prepare(
      "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' and name <> '__drizzle_migrations' order by type, name",
    )
    .all() as Row[];
  const blocks = rows.filter(({ name }) => !shadows.includes(name)).map(normalise);
  const settings = ["user_search_config", "user_parts_config"].map(
    (table) =>
      `${table}\n  ${sqlite.prepare(`select k || ' = ' || v from ${table} order by k`).pluck().all().join("\n  ")}`,
  );
  return [...blocks, ...settings].join("\n\n") + "\n";
}

function normalise({ type, name, sql }: Row): string {
  const text = sql
    .replace(/--[^\n]*/g, "")
    .replace(/[`"]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (type !== "table" || text.startsWith("CREATE VIRTUAL")) return text;
  const open = text.indexOf("(");
  const close = text.lastIndexOf(")");
  const parts = splitAtCommas(text.slice(open + 1, close)).sort();
  return `CREATE TABLE ${name}\n  ${parts.join("\n  ")}\n${text.slice(close + 1).trim() || "with rowid"}`;
}

/** The parts of a list, at commas that stand in no brackets and no quotes. */
function splitAtCommas(list: string): string[] {
  const parts = [""];
  let depth = 0;
  let isQuoted = false;
  for (const sign of list) {
    if (sign === "'") isQuoted = !isQuoted;
    if (!isQuoted && sign === "(") depth++;
    if (!isQuoted && sign === ")") depth--;
    if (sign === "," && depth === 0 && !isQuoted) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) =>
    part
      .trim()
      .replace(/\s*,\s*/g, ", ")
      .replace(/\(\s+/g, "("),
  );
}
