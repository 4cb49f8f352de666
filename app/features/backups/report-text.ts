import type { DrillReport } from "./drill.server";
import type { Restored } from "./restore.server";

/** What a restore did, for the operator. */
export function formatRestored({ source, createdAt, appVersion, paths, database, aside }: Restored): string {
  return [
    `Restored ${source}${createdAt ? `, saved at ${createdAt.toISOString()} by version ${appVersion}` : ""}.`,
    `In place: ${[...new Set(paths.map((path) => path.split("/")[0]))].join(", ")}; ${database.tables.users ?? 0} accounts, ${database.tables.documents ?? 0} documents.`,
    `What was there before is in ${aside}`,
  ].join("\n");
}

/** What a drill found, table by table. */
export function formatDrill({ source, createdAt, rows }: DrillReport): string {
  return [
    `${source}${createdAt ? ` of ${createdAt.toISOString()}` : ""} can be restored: whole, and every table has the rows that it had.`,
    "Rows restored, and now in the live database:",
    ...rows.map(({ table, restored, live }) => `  ${table}: ${restored}, ${live}`),
  ].join("\n");
}
