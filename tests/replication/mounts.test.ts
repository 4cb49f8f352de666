import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { freePort, until } from "../test-server";
import { findLitefs, startLitefs } from "./litefs";
import { MOUNTS } from "./mounts";

describe.skipIf(!findLitefs())("a LiteFS that hangs", () => {
  test("holds up neither the test nor its clean-up, and whoever waits for it gets an error", async () => {
    const [folder, port] = [mkdtempSync(MOUNTS), await freePort()];
    const node = await startLitefs({
      folder: join(folder, "node"),
      port,
      primary: `http://127.0.0.1:${port}`,
      isPrimary: true,
    });
    node.signal("SIGSTOP");
    expect(await node.position()).toBe("");
    const waiting = spawn("ls", [join(node.mount, "any")], { stdio: "ignore" });
    await until(() => readFileSync(`/proc/${waiting.pid}/wchan`, "utf8").includes("request_wait_answer"));
    await node.end();
    await until(() => waiting.exitCode !== null);
    expect(waiting.exitCode).not.toBe(0);
    expect(readFileSync("/proc/mounts", "utf8")).not.toContain(node.mount);
    expect(existsSync(join(folder, "node"))).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
