import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { until } from "../test-server";
import { startCluster, type Cluster } from "./cluster";
import { findLitefs } from "./litefs";
import { makePerson, missing, sendMessage, startWriters } from "./people";

const MEGABYTE = 1024 * 1024;
const print = (text: string) => process.stdout.write(`replication: ${text}\n`);

describe.skipIf(!findLitefs())("when the disk of the primary is full", () => {
  let cluster: Cluster;
  let disk: ReturnType<typeof mountDisk>;
  beforeAll(async () => {
    disk = mountDisk();
    cluster = await startCluster({ SUPPORT_EMAIL: "help@oya.example" }, { primaryFolder: disk.folder });
  });
  afterAll(async () => {
    try {
      await cluster?.end();
    } finally {
      disk?.end();
    }
  });

  test("it is red or ends, acknowledges nothing that it cannot save, and goes on once there is room", async () => {
    const { primary, replica, litefs } = cluster;
    const readiness = async () => (await fetch(`${primary.url}/readyz`)).status;
    await until(async () => (await readiness()) === 200);
    const person = makePerson(primary, primary.url);
    const writers = startWriters(primary, primary.url);
    await until(() => writers.acknowledged.length > 3);
    disk.fill();
    // A transaction that LiteFS cannot store ends it, and its server with it. What does not even get so far is refused.
    const hasEnded = () => !litefs.primary.isRunning();
    await until(async () => hasEnded() || (await readiness().catch(() => 0)) === 503);
    await writers.stop();
    if (!hasEnded()) expect(await sendMessage(person)).toBe(false);
    expect((await fetch(`${replica.url}/login`)).status).toBe(200);
    print(`full disk: ${hasEnded() ? `LiteFS ended with ${litefs.primary.exitCode()}` : "readiness is 503"}`);

    disk.makeRoom();
    if (hasEnded()) {
      expect(litefs.primary.exitCode()).toBe(99);
      await primary.ended();
      await litefs.primary.start();
      await primary.start();
    }
    await until(async () => (await readiness()) === 200);
    const lost = missing(primary, writers.acknowledged);
    print(`full disk: ${lost.length} of ${writers.acknowledged.length} acknowledged writes lost`);
    expect(lost).toEqual([]);
    expect(primary.query("pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
    const more = startWriters(primary, replica.url);
    await until(() => more.acknowledged.length > 0);
    await more.stop();
    await until(() => missing(replica, [...writers.acknowledged, ...more.acknowledged]).length === 0);
  });
});

/** A disk of its own, in memory. */
function mountDisk(megabytes = 64) {
  const folder = mkdtempSync("/tmp/oya-litefs-disk-");
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  const rest = join(folder, "filler");
  return {
    folder,
    /** Leaves a few writes' room. */
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      const file = openSync(rest, "w");
      writeSync(file, Buffer.alloc(Math.max(0, bavail * bsize - MEGABYTE / 4)));
      closeSync(file);
    },
    makeRoom: () => rmSync(rest),
    end() {
      execFileSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
