import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openLine } from "./line";
import { freePort, startServer, until, Visitor } from "../test-server";
import { startLitefs } from "./litefs";
import { clearLeftMounts, MOUNTS } from "./mounts";

/** What every node of a cluster has alike. */
export const clusterSecrets = () => ({
  SESSION_SECRET: randomBytes(32).toString("base64url"),
  ENCRYPTION_KEY: randomBytes(32).toString("base64"),
  CLUSTER_SECRET: randomBytes(32).toString("base64url"),
});

/** Ends all at once, so that nothing that hangs spares the others, and throws what the first of them threw. */
export async function endAll(ends: (() => Promise<unknown> | void)[]) {
  const results = await Promise.allSettled(ends.map(async (end) => end()));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

// A child of a server that was killed may still write a backup for half a second, and what it makes meanwhile rmSync's own retries leave.
function isRemoved(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOTEMPTY") return false;
    throw error;
  }
}

/**
 * A primary and a replica, each with a LiteFS and a server of its own. The two LiteFS and the two servers speak over lines that can be
 * held or cut; `isDirect`: without them, because they stand still while the test process does. `primaryFolder`: where the primary's LiteFS
 * stores, if that is another disk.
 */
export async function startCluster(
  environment: Record<string, string> = {},
  {
    retention,
    primaryFolder,
    isDirect = false,
  }: { retention?: string; primaryFolder?: string; isDirect?: boolean } = {},
) {
  clearLeftMounts();
  const secrets = clusterSecrets();
  const folder = mkdtempSync(MOUNTS);
  const ends: (() => Promise<unknown>)[] = [];
  const end = async () => {
    await endAll(ends.toReversed()); // servers before what they stand on
    await until(() => isRemoved(folder));
  };
  const [serverPort, litefsPort, replicaPort] = [await freePort(), await freePort(), await freePort()];
  const replicaServerPort = await freePort();
  const openLineTo = async (port: number) => {
    const line = await openLine(port);
    ends.push(() => line.close());
    return line;
  };
  try {
    const stream = await openLineTo(litefsPort);
    const requests = await openLineTo(serverPort);
    const startNode = async (name: "primary" | "replica") => {
      const node = await startLitefs({
        folder: join((name === "primary" && primaryFolder) || folder, name),
        port: name === "primary" ? litefsPort : replicaPort,
        primary: isDirect ? `http://127.0.0.1:${litefsPort}` : stream.url,
        isPrimary: name === "primary",
        retention,
      });
      ends.push(() => node.end());
      return node;
    };
    const litefs = { primary: await startNode("primary"), replica: await startNode("replica") };
    const environmentOf = (name: "primary" | "replica") => ({
      ...secrets,
      // People know one address, whichever node answers.
      APP_URL: `http://127.0.0.1:${replicaServerPort}`,
      PORT: String(name === "primary" ? serverPort : replicaServerPort),
      PRIMARY_URL: isDirect ? `http://127.0.0.1:${serverPort}` : requests.url,
      DATA_DIR: join(folder, `${name}-files`),
      LITEFS_DIR: litefs[name].mount,
      LITEFS_HTTP: litefs[name].address,
      ...environment,
    });
    const startSide = async (name: "primary" | "replica", own: Record<string, string> = {}) => {
      const server = await startServer({
        ...own,
        ...environmentOf(name),
      });
      ends.push(() => server.stop("SIGKILL"));
      return server;
    };
    const primary = await startSide("primary", { TRUST_PROXY: "none" });
    const replica = await startSide("replica");
    return {
      folder,
      litefs,
      primary,
      replica,
      /** Between the two LiteFS. */
      stream,
      /** From the replica's server to the primary's. */
      requests,
      /** A command of the operator on one of the machines; what it prints. */
      command: (name: "primary" | "replica", ...words: string[]) =>
        new Promise<string>((resolve) => {
          const env = { PATH: process.env.PATH, NODE_ENV: "production" as const, ...environmentOf(name) };
          execFile(process.execPath, ["build/command.js", ...words], { env }, (_error, printed) =>
            resolve(printed),
          );
        }),
      /** Somebody who is near the replica. */
      visitor: () => new Visitor(replica.url),
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
