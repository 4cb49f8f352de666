import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { startServer, until, type TestServer } from "./test-server";

/** What a file may do with a server that is not its own: it can neither end it nor choose its settings. */
export type SharedServer = Omit<TestServer, "start" | "stop" | "ended" | "pid" | "isRunning">;

// Modules are kept from file to file (isolate: false), so this is one server for each process of the run.
let shared: TestServer | undefined;
let printedBefore = 0;

/**
 * A server that the files of one process use one after the other, because a start costs more than most tests and a warm server
 * answers faster. Each file finds the database as after the first start and reads only what was printed since. A file that asks
 * for settings, restarts, changes files of the data directory or looks at what the server remembers starts its own.
 */
export async function shareServer(): Promise<SharedServer> {
  if (!shared?.isRunning()) shared = await startServer();
  else await restoreDatabase(shared, join(process.env.TEMPLATE_DATA ?? "", "oya.db"));
  const server = shared;
  printedBefore = server.output().length;
  return { ...server, output: () => server.output().slice(printedBefore) };
}

/** After each file: a server that died or tried to reach the outside must fail the file that did it. */
export function checkSharedServer() {
  const printed = shared?.output().slice(printedBefore) ?? "";
  if (shared && !shared.isRunning()) throw new Error(`the shared server has ended: ${printed.slice(-2000)}`);
  const reached = /no egress: \S+/.exec(printed)?.[0];
  if (reached) throw new Error(`the server tried to reach the outside: ${reached}`);
}

/**
 * Keeps the database as it is now. The function it returns brings it back, so that tests that begin with the same documents need not
 * have them made again.
 */
export async function keepDatabase(server: SharedServer): Promise<() => Promise<void>> {
  await untilIdle(server);
  const kept = join(server.dataDir, "kept.db");
  await copyDatabase(server.databaseFile, kept);
  return () => restoreDatabase(server, kept);
}

// The server keeps the file open and sees it as if another process had written. Nothing may still be at work.
async function restoreDatabase(server: SharedServer, from: string) {
  await untilIdle(server);
  await copyDatabase(from, server.databaseFile);
  server.follow();
}

async function untilIdle(server: SharedServer) {
  const due = "select 1 from jobs where status = 'running' or (status = 'queued' and run_at <= ?)";
  await until(() => server.query(due, Date.now()).length === 0);
}

async function copyDatabase(from: string, to: string) {
  const isLitefs = process.env.ON_REPLICA && existsSync(to);
  const file = isLitefs ? copyAsLongAs(to, from) : from;
  const source = new Database(file, { readonly: true });
  try {
    await source.backup(to);
  } finally {
    source.close();
    if (file !== from) rmSync(dirname(file), { recursive: true });
  }
}

/**
 * A copy of a database that is not shorter than another one. A database of LiteFS must never get shorter: the commit ends in a panic
 * of LiteFS that keeps the write lock for ever (superfly/litefs #445).
 */
function copyAsLongAs(other: string, from: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "oya-long-")), "oya.db");
  copyFileSync(from, file);
  const copy = new Database(file);
  const pagesOf = (database: Database.Database) => Number(database.pragma("page_count", { simple: true }));
  const beside = new Database(other, { readonly: true });
  const missing = pagesOf(beside) - pagesOf(copy);
  beside.close();
  if (missing > 0) {
    copy.exec("create table filler (bytes blob)");
    copy
      .prepare("insert into filler values (zeroblob(?))")
      .run(missing * Number(copy.pragma("page_size", { simple: true })));
    copy.exec("drop table filler"); // its pages stay in the file
  }
  copy.close();
  return file;
}
