import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Visitor, type TestServer } from "../test-server";
import { startCluster, type Cluster } from "./cluster";

const FOLLOWS_WITHIN_MS = 5000;
const LOOKS_EVERY_MS = 2;

const clusters: Cluster[] = [];

/**
 * A cluster that looks like one server, for tests that know no cluster: whoever asks, asks the replica, and what a test writes into the
 * database or reads there is the primary's and has come to the replica.
 */
export async function startOnReplica(environment: Record<string, string>): Promise<TestServer> {
  const cluster = await startCluster(environment, { isDirect: true });
  const { primary, replica, litefs, folder } = cluster;
  clusters.push(cluster);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const clock = new Int32Array(new SharedArrayBuffer(4));
  const position = (mount: string) => readFileSync(join(mount, "oya.db-pos"), "latin1");
  const follow = () => {
    for (let waitedMs = 0; waitedMs < FOLLOWS_WITHIN_MS; waitedMs += LOOKS_EVERY_MS) {
      if (position(litefs.primary.mount) === position(litefs.replica.mount)) return;
      Atomics.wait(clock, 0, 0, LOOKS_EVERY_MS);
    }
  };
  const house: TestServer = {
    ...primary,
    url: replica.url,
    output: () => `${primary.output()}\n${replica.output()}`,
    get pid() {
      return primary.pid;
    },
    async start(more) {
      for (const one of [primary, replica]) if (!one.isRunning()) await one.start(more);
      return house;
    },
    async stop(signal) {
      for (const one of [replica, primary]) await one.stop(signal);
    },
    follow,
    query<Row>(sql: string, ...values: unknown[]) {
      const rows = primary.query<Row>(sql, ...values);
      follow();
      return rows;
    },
    execute(sql, ...values) {
      const result = primary.execute(sql, ...values);
      follow();
      return result;
    },
    visitor: () => new Visitor(replica.url),
  };
  return house;
}

/** After each file: a replica that tried to write fails the file that made it. */
export function checkReplicas() {
  for (const { replica } of clusters) {
    const tried = /^.*SQLITE_READONLY.*$/m.exec(replica.output())?.[0];
    if (tried) throw new Error(`a replica tried to write: ${tried}`);
  }
}
