import { countProbes } from "./app-settings.server";
import { ownDataChanges, sqlite } from "./client.server";
import { oncePerTask } from "./once-per-task";
import { isReplica, openPosition } from "./replication.server";
import { followShownTransactions } from "./shown-transactions";

/**
 * Changes with every write of this process to what belongs to this person or to nobody, and with every write of others; on a replica
 * with every transaction of the primary but its probe.
 */
export function getPersonDataVersion(userId: string): string {
  return `${ownDataChanges.versionOf(userId)} ${readOthersVersion()}`;
}

const MAX_REMEMBERED = 1000;

/**
 * Remembers what a read returns of one person until something of theirs or of nobody in particular is written, so that a busy site does
 * not ask again for each page. For little that every page needs, of tables that such a version follows (data-changes.server.ts). Callers
 * may not change what they get.
 */
export function untilPersonWrites<Value>(read: (userId: string) => Value): (userId: string) => Value {
  const remembered = new Map<string, { version: string; value: Value }>();
  return (userId) => {
    if (sqlite.inTransaction) return read(userId); // it may be rolled back
    const version = getPersonDataVersion(userId);
    const known = remembered.get(userId);
    if (known?.version === version) return known.value;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    const value = read(userId);
    remembered.set(userId, { version, value });
    return value;
  };
}

const dataVersion = sqlite.prepare<[], number>("pragma data_version").pluck();
const readDataVersion = () => dataVersion.get() ?? 0;
const readOthersVersion = oncePerTask<string | number>(
  isReplica
    ? followShownTransactions({
        dataVersion: readDataVersion,
        position: openPosition().read,
        probes: countProbes(sqlite),
      })
    : readDataVersion,
);
