import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openLine } from "./line";
import { freePort, startServer, Visitor } from "../test-server";
import { clearLeftMounts, MOUNTS, startLitefs } from "./litefs";

/** What every node of a cluster has alike. */
export const clusterSecrets = () => ({
  SESSION_SECRET: randomBytes(32).toString("base64url"),
  ENCRYPTION_KEY: randomBytes(32).toString("base64"),
  CLUSTER_SECRET: randomBytes(32).toString("base64url"),
});

/**
 * A primary and a replica, each with a LiteFS and a server of its own. The two LiteFS and the two servers speak over lines that can be
 * held or cut. `primaryFolder`: where the primary's LiteFS stores, if that is another disk.
 */
export async function startCluster(
  environment: Record<string, string> = {},
  { retention, primaryFolder }: { retention?: string; primaryFolder?: string } = {},
) {
  clearLeftMounts();
  const secrets = clusterSecrets();
  const folder = mkdtempSync(MOUNTS);
  const [serverPort, litefsPort, replicaPort] = [await freePort(), await freePort(), await freePort()];
  const stream = await openLine(litefsPort);
  const requests = await openLine(serverPort);
  const litefs = {
    primary: await startLitefs({
      folder: join(primaryFolder ?? folder, "primary"),
      port: litefsPort,
      primary: stream.url,
      isPrimary: true,
      retention,
    }),
    replica: await startLitefs({
      folder: join(folder, "replica"),
      port: replicaPort,
      primary: stream.url,
      isPrimary: false,
      retention,
    }),
  };
  const settings = (name: "primary" | "replica") => ({
    ...secrets,
    PRIMARY_URL: requests.url,
    DATA_DIR: join(folder, `${name}-files`),
    LITEFS_DIR: litefs[name].mount,
    LITEFS_HTTP: litefs[name].address,
    ...environment,
  });
  const primary = await startServer({
    TRUST_PROXY: "none",
    ...settings("primary"),
    PORT: String(serverPort),
  });
  const replica = await startServer(settings("replica"));
  return {
    folder,
    litefs,
    primary,
    replica,
    /** Between the two LiteFS. */
    stream,
    /** From the replica's server to the primary's. */
    requests,
    /** Somebody who is near the replica. */
    visitor: () => new Visitor(replica.url),
    async end() {
      for (const server of [replica, primary]) await server.stop("SIGKILL");
      for (const node of [litefs.replica, litefs.primary]) await node.end();
      for (const line of [stream, requests]) await line.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
