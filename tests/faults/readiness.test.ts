import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync, closeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { startServer, until, type TestServer } from "../test-server";

// A real full disk and a really damaged page: the server must say that it is not ready, and stay alive.

const cleanUps: (() => void)[] = [];
afterAll(() => {
  for (const cleanUp of cleanUps) cleanUp();
});

const newDataDir = () => mkdtempSync(join(tmpdir(), "oya-faults-"));
const copyTemplate = (dataDir: string) =>
  cpSync(process.env.TEMPLATE_DATA ?? "", dataDir, { recursive: true });

async function readiness(server: TestServer) {
  const response = await server.visitor().get("/readyz");
  const body = (await response.json()) as { checks: Record<string, string> };
  return {
    status: response.status,
    failing: Object.keys(body.checks).filter((name) => body.checks[name] !== "ok"),
  };
}

test("a full disk: not ready but alive, no half backup, and ready again when there is room", async () => {
  const dataDir = newDataDir();
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=32m", "tmpfs", dataDir]);
  cleanUps.push(() => execFileSync("umount", ["-l", dataDir]));
  copyTemplate(dataDir);
  const server = await startServer({ DATA_DIR: dataDir, MIN_FREE_DISK_MB: "1" });
  try {
    await until(async () => (await readiness(server)).status === 200);
    const ballast = join(dataDir, "ballast");
    fillDisk(ballast);
    await until(async () => (await readiness(server)).failing.includes("database"));
    expect(await readiness(server)).toMatchObject({
      status: 503,
      failing: expect.arrayContaining(["database", "disk"]) as unknown,
    });
    expect((await server.visitor().get("/healthz")).status).toBe(200);
    expect((await server.visitor().get("/login")).status).toBe(200);
    const backup = () =>
      execFileSync(process.execPath, ["build/command.js", "backup"], {
        env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, LOG_LEVEL: "silent" },
        stdio: "ignore",
      });
    expect(backup).toThrow();
    expect(readdirSync(join(dataDir, "backups")).filter((name) => /tar\.gz$|^\.making/.test(name))).toEqual(
      [],
    );
    rmSync(ballast);
    await until(async () => (await readiness(server)).failing.every((name) => name === "backup"));
  } finally {
    await server.stop();
  }
});

test("a damaged page: the server starts, serves what it can and is not ready", async () => {
  const dataDir = newDataDir();
  copyTemplate(dataDir);
  damagePage(join(dataDir, "oya.db"));
  const server = await startServer({ DATA_DIR: dataDir });
  try {
    await until(async () => (await readiness(server)).failing.includes("integrity"));
    expect((await readiness(server)).status).toBe(503);
  } finally {
    await server.stop();
  }
});

function fillDisk(file: string) {
  const descriptor = openSync(file, "w");
  try {
    for (let size = 1024 * 1024; size >= 512; size /= 2) {
      try {
        for (;;) writeSync(descriptor, Buffer.alloc(size));
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

// The first page of a table without parents, because a start checks every foreign key.
function damagePage(file: string) {
  const database = new Database(file);
  database.pragma("wal_checkpoint(TRUNCATE)");
  const page = Number(
    database.prepare("select rootpage from sqlite_master where name = 'paystack_events'").pluck().get(),
  );
  const size = Number(database.pragma("page_size", { simple: true }));
  database.close();
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
  closeSync(descriptor);
}
