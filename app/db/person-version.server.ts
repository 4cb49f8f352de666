import { countProbes } from "./app-settings.server";
import { ownDataChanges, sqlite } from "./client.server";
import { isReplica, openPosition } from "./replication.server";
import { followShownTransactions } from "./shown-transactions";

/**
 * Changes with every write of this process to what belongs to this person or to nobody, and with every write of others; on a replica
 * with every transaction of the primary but its probe.
 */
export function getPersonDataVersion(userId: string): string {
  return `${ownDataChanges.versionOf(userId)} ${readOthersVersion()}`;
}

const dataVersion = sqlite.prepare<[], number>("pragma data_version").pluck();
const readDataVersion = () => dataVersion.get() ?? 0;
const readOthersVersion = isReplica
  ? followShownTransactions({
      dataVersion: readDataVersion,
      position: openPosition().read,
      probes: countProbes(sqlite),
    })
  : readDataVersion;
