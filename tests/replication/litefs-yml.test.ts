import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { freePort, until } from "../test-server";
import { findLitefs } from "./litefs";
import { MOUNTS, unmount } from "./mounts";

const LIMIT_MS = 120_000;

describe.skipIf(!findLitefs())("litefs.yml", () => {
  test("starts the server, and ends it first", async () => {
    const folder = mkdtempSync(MOUNTS);
    const [mount, files] = [join(folder, "mnt"), join(folder, "files")];
    for (const one of [mount, files]) mkdirSync(one);
    const [port, litefsPort] = [await freePort(), await freePort()];
    const litefs = spawn(
      "setpriv",
      ["--pdeathsig", "KILL", findLitefs() ?? "", "mount", "-config", "litefs.yml"],
      {
        stdio: ["ignore", "pipe", "pipe"],
        env: {
          PATH: process.env.PATH,
          LITEFS_DIR: mount,
          LITEFS_DATA: join(folder, "data"),
          LITEFS_ADDR: `127.0.0.1:${litefsPort}`,
          LITEFS_PRIMARY: `http://127.0.0.1:${litefsPort}`,
          LITEFS_ROLE: "primary",
          LITEFS_HTTP: `http://127.0.0.1:${litefsPort}`,
          SERVER_COMMAND: `${process.execPath} --max-old-space-size=256 build/server.js`,
          NODE_ENV: "production",
          PORT: String(port),
          DATA_DIR: files,
          PRIMARY_URL: `http://127.0.0.1:${port}`,
          ...Object.fromEntries(
            ["SESSION_SECRET", "CLUSTER_SECRET", "ENCRYPTION_KEY"].map((name) => [
              name,
              randomBytes(32).toString("base64"),
            ]),
          ),
        },
      },
    );
    let output = "";
    for (const stream of [litefs.stdout, litefs.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const ask = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        (answer) => answer.json(),
        () => undefined,
      );
    const hasEnded = () => litefs.exitCode !== null || litefs.signalCode !== null;
    try {
      let health: unknown;
      await until(async () => hasEnded() || (health = await ask()) !== undefined, LIMIT_MS);
      expect(health).toMatchObject({ status: "ok", role: "primary" });
      litefs.kill("SIGTERM");
      await until(hasEnded, LIMIT_MS);
      expect([litefs.exitCode, output.includes('"server.stopping"')]).toEqual([0, true]);
      expect(readFileSync("/proc/mounts", "utf8")).not.toContain(mount);
    } finally {
      if (!hasEnded()) litefs.kill("SIGKILL");
      unmount(mount);
      rmSync(folder, { recursive: true });
    }
  });
});
