import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import Database from "better-sqlite3";
import { importDatabase } from "~/db/litefs.server";
import { isClustered, isReplica } from "~/db/replication.server";
import { lockDataDir } from "~/db/server-lock.server";
import { env } from "~/env.server";
import { BackupError } from "./backup-error";
import { DATABASE_NAME } from "./manifest";
import { DATABASE } from "./places.server";
import { prepareRestore, type Prepared } from "./prepared-restore.server";

export type Restored = Prepared & { aside: string };

/**
 * Replaces the data of this server with a backup. Refuses while a server uses the data directory. The backup is checked
 * first; then what it replaces is moved into a folder `before-restore-…` beside it. In a cluster LiteFS takes the database over, and all
 * replicas follow. See prepareRestore for `source` and `before`. Throws BackupError, and then nothing has changed.
 */
export async function restoreBackup(source: string, now = new Date(), before?: Date): Promise<Restored> {
  if (isReplica)
    throw new BackupError("This is a replica. Restore on the primary, and it follows. Nothing was changed.");
  const unlock = lockDataDir();
  if (!unlock)
    throw new BackupError("A server is using this data directory. Stop it first: nothing was changed.");
  const work = mkdtempSync(join(env.DATA_DIR, ".restoring-"));
  try {
    const prepared = await prepareRestore(source, work, before);
    const aside = join(env.DATA_DIR, `before-restore-${now.toISOString().replace(/[:.]/g, "-")}`);
    await replaceAll(prepared, aside);
    return { ...prepared, aside };
  } catch (error) {
    if (error instanceof BackupError)
      throw new BackupError(`${error.message} Nothing was changed.`, { cause: error });
    throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
    unlock();
  }
}

// Renames only, so that a crash in between loses nothing: what is not in place any more lies in the folder beside it. The mount of LiteFS
// is no folder of files: what lies there is copied, and replaced last.
async function replaceAll({ folder, paths }: Prepared, aside: string) {
  const names = [...new Set(paths.map((path) => path.split("/")[0] ?? ""))].filter(
    (name) => !(isClustered && name === DATABASE_NAME),
  );
  mkdirSync(aside);
  const log = [`${DATABASE_NAME}-wal`, `${DATABASE_NAME}-shm`]; // belong to the old database
  const moved: [string, string][] = [];
  const move = (from: string, to: string) => {
    if (!existsSync(from)) return;
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
    moved.push([from, to]);
  };
  try {
    for (const name of [...names, ...log]) move(join(env.DATA_DIR, name), join(aside, name));
    for (const name of names) move(join(folder, name), join(env.DATA_DIR, name));
    if (isClustered) await replaceInLitefs(join(folder, DATABASE_NAME), aside);
  } catch (error) {
    for (const [from, to] of moved.toReversed()) renameSync(to, from);
    throw error;
  }
}

async function replaceInLitefs(file: string, aside: string) {
  // A copy has no log. With one as before, the next server changes nothing: LiteFS of a replica ends for good with a change from none to one.
  const database = new Database(file);
  database.pragma("journal_mode = WAL");
  database.close();
  for (const one of [DATABASE, `${DATABASE}-wal`])
    if (existsSync(one)) copyFileSync(one, join(aside, basename(one)));
  await importDatabase(env.LITEFS_HTTP, basename(DATABASE), file);
}
