import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unpackArchive } from "~/features/backups/archive.server";
import { runs } from "../runs";
import { makeSupportUser } from "../support-client";
import { startServer, until, type TestServer } from "../test-server";

// A backup beside a server that is written to: the copy is whole, and holds what was answered before it began.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const COPIES = runs(2).numRuns;
const WRITERS = 4;

function backUp(): Promise<number | null> {
  const child = spawn(process.execPath, ["build/command.js", "backup"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: server.dataDir, LOG_LEVEL: "silent" },
    stdio: "ignore",
  });
  return new Promise((resolve) => child.once("exit", resolve));
}

test("copies under writes hold every message that was answered before, and nothing of them is broken", async () => {
  const answered: string[] = [];
  let isWriting = true;
  const write = async (writer: number) => {
    const { cookie } = makeSupportUser(server);
    for (let at = 0; isWriting; at += 1) {
      const message = `writer ${writer}, message ${at}`;
      const body = new FormData();
      body.set("message", message);
      const answer = await fetch(`${server.url}/api/support/message`, {
        method: "POST",
        body,
        headers: { cookie, origin: server.url, "x-forwarded-for": `10.9.${writer}.1` },
      });
      if (answer.ok) answered.push(message);
      else if (answer.status === 429) server.execute("delete from rate_limits");
      else throw new Error(`POST /api/support/message answered ${answer.status}`);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  const before: number[] = [];
  for (let copy = 0; copy < COPIES; copy += 1) {
    const seen = answered.length + 5;
    while (answered.length < seen) await new Promise((done) => setTimeout(done, 20));
    before.push(answered.length);
    expect(await backUp()).toBe(0);
  }
  isWriting = false;
  await Promise.all(writers);
  expect(answered.length).toBeGreaterThan(before.at(-1) ?? 0); // writing went on beside the copies
  const folder = join(server.dataDir, "backups");
  const copies = readdirSync(folder)
    .filter((name) => name.endsWith(".tar.gz"))
    .sort()
    .slice(-COPIES);
  expect(copies).toHaveLength(COPIES);
  for (const [at, name] of copies.entries()) {
    const unpacked = mkdtempSync(join(tmpdir(), "oya-unpacked-"));
    await unpackArchive(join(folder, name), unpacked);
    const database = new Database(join(unpacked, "oya.db"), { readonly: true });
    try {
      expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
      expect(database.pragma("foreign_key_check")).toEqual([]);
      const texts = new Set(
        database
          .prepare<[], { body: string }>("select body from support_messages")
          .all()
          .map(({ body }) => body),
      );
      expect(answered.slice(0, before[at]).filter((message) => !texts.has(message))).toEqual([]);
    } finally {
      database.close();
    }
  }
});

test("the copy that a server began ends with it, also by kill -9 while another machine does not answer", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const connected = once(silent, "connection");
  const folder = mkdtempSync(join(tmpdir(), "oya-backing-up-"));
  mkdirSync(join(folder, "backups"));
  // After a failure that is an hour old the next is due.
  writeFileSync(
    join(folder, "backups", "state.json"),
    JSON.stringify({ backup: { at: 0, problem: "The disk was full." } }),
  );
  const other = await startServer({
    DATA_DIR: folder,
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    BACKUP_S3_BUCKET: "backups",
    BACKUP_S3_REGION: "af-south-1",
    BACKUP_S3_KEY_ID: "AKIATEST",
    BACKUP_S3_SECRET: "s3-secret-of-the-test",
  });
  await connected;
  const isCopying = () => processesOf(folder).some((command) => command.includes("build/command.js"));
  expect(isCopying()).toBe(true);
  await other.stop("SIGKILL");
  await until(() => !isCopying());
  silent.close();
});

/** The command lines of the processes that work on a data directory. */
function processesOf(folder: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const environment = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
        return environment.includes(`DATA_DIR=${folder}`)
          ? [readFileSync(`/proc/${pid}/cmdline`, "utf8")]
          : [];
      } catch {
        return []; // it has ended meanwhile
      }
    });
}
