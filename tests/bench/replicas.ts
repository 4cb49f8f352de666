import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { clusterSecrets, endAll } from "../replication/cluster";
import { startLitefs } from "../replication/litefs";
import { clearLeftMounts, MOUNTS } from "../replication/mounts";
import { freePort, startServer } from "../test-server";

const REPLICAS = 2;
const CONNECTIONS = 20; // to each node
const WARM_UP = 500; // answers
const SECONDS = 6;
const PATHS = ["/login", "/?anew"]; // the second is rendered anew each time

export type ReplicaThroughput = { path: string; replicas: number; perNode: number[]; failed: number };

/** Answers a second of a primary with 0, 1 and 2 replicas, all nodes and the client on this machine, with connections to every node. */
export async function measureReplicas(): Promise<ReplicaThroughput[]> {
  clearLeftMounts();
  const folder = mkdtempSync(MOUNTS);
  const ends: (() => Promise<unknown>)[] = [];
  const secrets = clusterSecrets();
  const [litefsPort, serverPort] = [await freePort(), await freePort()];
  const startNode = async (at: number) => {
    const litefs = await startLitefs({
      folder: join(folder, `${at}`),
      port: at === 0 ? litefsPort : await freePort(),
      primary: `http://127.0.0.1:${litefsPort}`,
      isPrimary: at === 0,
    });
    ends.push(() => litefs.end());
    const server = await startServer({
      ...secrets,
      LOG_LEVEL: "error",
      PRIMARY_URL: `http://127.0.0.1:${serverPort}`,
      DATA_DIR: join(folder, `files-${at}`),
      LITEFS_DIR: litefs.mount,
      LITEFS_HTTP: litefs.address,
      ...(at === 0 && { PORT: String(serverPort) }),
    });
    ends.push(() => server.stop("SIGKILL"));
    return server.url;
  };
  try {
    const nodes = [await startNode(0)];
    const results: ReplicaThroughput[] = [];
    for (let replicas = 0; replicas <= REPLICAS; replicas += 1) {
      if (replicas > 0) nodes.push(await startNode(replicas));
      for (const path of PATHS) results.push({ path, replicas, ...(await load(nodes, path)) });
    }
    return results;
  } finally {
    await endAll(ends.toReversed());
    rmSync(folder, { recursive: true, force: true });
  }
}

async function load(nodes: string[], path: string) {
  const run = (url: string, length: { amount: number } | { duration: number }) =>
    autocannon({
      url: `${url}${path}`,
      connections: CONNECTIONS,
      headers: { "accept-encoding": "gzip" },
      ...length,
    });
  for (const url of nodes) await run(url, { amount: WARM_UP });
  const all = await Promise.all(nodes.map((url) => run(url, { duration: SECONDS })));
  return {
    perNode: all.map(({ requests }) => requests.average),
    failed: all.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0),
  };
}
