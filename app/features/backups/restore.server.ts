import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isClustered } from "~/db/replication.server";
import { lockDataDir } from "~/db/server-lock.server";
import { env } from "~/env.server";
import { BackupError } from "./backup-error";
import { DATABASE_NAME } from "./manifest";
import { prepareRestore, type Prepared } from "./prepared-restore.server";

export type Restored = Prepared & { aside: string };

/**
 * Replaces the data of this server with a backup. Refuses while a server uses the data directory. The backup is checked
 * first; then what it replaces is moved into a folder `before-restore-…` beside it. See prepareRestore for `source` and `before`. Throws
 * BackupError, and then nothing has changed.
 */
export async function restoreBackup(source: string, now = new Date(), before?: Date): Promise<Restored> {
  if (isClustered)
    throw new BackupError(
      "With LiteFS a database is replaced by LiteFS: litefs import -name oya.db FILE, on the primary, while no server runs. Nothing was changed.",
    );
  const unlock = lockDataDir();
  if (!unlock)
    throw new BackupError("A server is using this data directory. Stop it first: nothing was changed.");
  const work = mkdtempSync(join(env.DATA_DIR, ".restoring-"));
  try {
    const prepared = await prepareRestore(source, work, before);
    const aside = join(env.DATA_DIR, `before-restore-${now.toISOString().replace(/[:.]/g, "-")}`);
    replaceAll(prepared, aside);
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

// Renames only, so that a crash in between loses nothing: what is not in place any more lies in the folder beside it.
function replaceAll({ folder, paths }: Prepared, aside: string) {
  const names = [...new Set(paths.map((path) => path.split("/")[0] ?? ""))];
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
  } catch (error) {
    for (const [from, to] of moved.toReversed()) renameSync(to, from);
    throw error;
  }
}
