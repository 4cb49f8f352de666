import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import Database from "better-sqlite3";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startS3 } from "./doubles/s3";

const s3 = await startS3();
Object.assign(process.env, s3.environment, { BACKUP_HOURS: "off" });
const { env } = await import("~/env.server");
const { sqlite } = await import("~/db/client.server");
const { lockDataDir } = await import("~/db/server-lock.server");
const { makeBackup } = await import("~/features/backups/make-backup.server");
const { restoreBackup } = await import("~/features/backups/restore.server");
const { runDrill } = await import("~/features/backups/drill.server");
const { readBackupState } = await import("~/features/backups/backup-state.server");
const { formatDrill, formatRestored } = await import("~/features/backups/report-text");
afterAll(() => s3.close());

const inData = (...path: string[]) => join(env.DATA_DIR, ...path);
const archives = () => readdirSync(inData("backups")).filter((name) => name.endsWith(".tar.gz"));
const leftovers = () =>
  [...readdirSync(inData("backups")), ...readdirSync(env.DATA_DIR)].filter((name) =>
    /^\.(making|drill|restoring)/.test(name),
  );
const countAudits = () => Number(sqlite.prepare("select count(*) from audit_log").pluck().get());
const addAudit = () =>
  sqlite
    .prepare("insert into audit_log (id, created_at, action, subject) values (?, 0, 'x', 'y')")
    .run(crypto.randomUUID());
// A restore happens while nobody has the database open, so it is read from the file.
function auditsInFile(): number {
  const database = new Database(inData("oya.db"), { readonly: true });
  try {
    return Number(database.prepare("select count(*) from audit_log").pluck().get());
  } finally {
    database.close();
  }
}

beforeEach(() => {
  s3.setDown(false);
  for (const folder of ["outbox", "secrets", "uploads-open"]) mkdirSync(inData(folder), { recursive: true });
  writeFileSync(inData("site.json"), '{"company":"First"}');
  writeFileSync(inData("outbox", "mail.eml"), "Subject: Hello");
  writeFileSync(inData("secrets", "session-secret"), "a secret");
  writeFileSync(inData("uploads-open", "half"), "half a resume");
});

test("an archive holds everything that must survive, and a restore brings it back and puts the present aside", async () => {
  addAudit();
  const saved = countAudits();
  const archive = await makeBackup(new Date("2026-11-20T01:00:00Z"));
  addAudit();
  writeFileSync(inData("site.json"), '{"company":"Second"}');
  const restored = await restoreBackup(archive, new Date("2026-11-21T08:00:00Z"));
  expect(auditsInFile()).toBe(saved);
  expect(readFileSync(inData("site.json"), "utf8")).toContain("First");
  expect(readFileSync(inData("outbox", "mail.eml"), "utf8")).toBe("Subject: Hello");
  expect(readFileSync(inData("uploads-open", "half"), "utf8")).toBe("half a resume");
  expect(readFileSync(join(restored.aside, "site.json"), "utf8")).toContain("Second");
  expect(existsSync(join(restored.aside, "oya.db"))).toBe(true);
  expect(formatRestored(restored)).toContain("saved at 2026-11-20T01:00:00.000Z by version");
  expect(leftovers()).toEqual([]);
});

test("the archive is copied to the storage server, superseded ones are deleted in both places, other objects stay", async () => {
  s3.objects.set("oya/somebody-elses.txt", Buffer.from("stays"));
  for (const day of ["01", "02", "03"]) await makeBackup(new Date(`2026-10-${day}T01:00:00Z`));
  await makeBackup(new Date("2026-11-22T01:00:00Z"));
  const names = archives();
  expect(names.filter((name) => name.includes("2026-10"))).toEqual([]);
  const off = [...s3.objects.keys()];
  expect(off.filter((name) => name.includes("oya/oya-")).map((name) => name.slice(4))).toEqual(names);
  expect(off).toContain("oya/somebody-elses.txt");
  const name = names.at(-1) ?? "";
  expect(s3.objects.get(`oya/${name}`)?.equals(readFileSync(inData("backups", name)))).toBe(true);
});

test("while the storage server fails the backup stays here, the command fails and says why, and the state has it", async () => {
  s3.setDown(true);
  await expect(makeBackup(new Date("2026-11-22T03:00:00Z"))).rejects.toThrow("answered 503 SlowDown");
  expect(archives().at(-1)).toContain("2026-11-22T03");
  expect(readBackupState().backup?.problem).toBeUndefined();
  expect(readBackupState().offSite?.problem).toContain("503");
});

test.each(["latest", "s3"])("of %s the last archive before a moment is restored", async (source) => {
  for (const hour of ["07", "13"]) {
    writeFileSync(inData("site.json"), `{"company":"At ${hour}"}`);
    await makeBackup(new Date(`2026-11-21T${hour}:00:00Z`));
  }
  const restoreBefore = (moment: string) => restoreBackup(source, new Date(), new Date(moment));
  expect((await restoreBefore("2026-11-21T12:59:59Z")).createdAt?.toISOString()).toBe(
    "2026-11-21T07:00:00.000Z",
  );
  expect(readFileSync(inData("site.json"), "utf8")).toContain("At 07");
  expect((await restoreBefore("2026-11-21T13:00:01Z")).createdAt?.toISOString()).toContain("T13:00");
  await expect(restoreBefore("2020-01-01T00:00:00Z")).rejects.toThrow("no backup from before 2020");
  await expect(restoreBackup("s3:oya-x.tar.gz", new Date(), new Date())).rejects.toThrow(
    "latest and s3 only",
  );
});

test("a drill restores the newest archive from off the machine and compares every table", async () => {
  await makeBackup(new Date("2026-11-22T04:00:00Z"));
  const report = await runDrill();
  expect(s3.requests.at(-1)).toContain("GET oya/oya-2026-11-22T04");
  const tables = sqlite.prepare(
    "select count(*) from sqlite_master where type = 'table' and name not like 'sqlite%'",
  );
  expect(report.rows).toHaveLength(Number(tables.pluck().get()));
  expect(report.rows.find(({ table }) => table === "audit_log")?.restored).toBe(auditsInFile());
  expect(formatDrill(report)).toContain("  audit_log: ");
  expect(readBackupState().drill?.problem).toBeUndefined();
});

test("a drill with an archive that was changed at the storage server fails, and the state has it", async () => {
  await makeBackup(new Date("2026-11-22T05:00:00Z"));
  const name = `oya/${archives().at(-1)}`;
  const tar = gunzipSync(s3.objects.get(name) ?? "");
  tar.write("X", tar.indexOf("a secret"));
  s3.objects.set(name, gzipSync(tar));
  await expect(runDrill()).rejects.toThrow("secrets/session-secret is not as it was saved");
  expect(readBackupState().drill?.problem).toContain("damaged");
  expect(leftovers()).toEqual([]);
});

test("a restore refuses while a server has the data directory", async () => {
  const archive = await makeBackup(new Date("2026-11-22T06:00:00Z"));
  const unlock = lockDataDir();
  expect(lockDataDir()).toBeUndefined();
  await expect(restoreBackup(archive)).rejects.toThrow("A server is using this data directory");
  unlock?.();
  await expect(restoreBackup(archive)).resolves.toMatchObject({ source: archive });
});

/** A copied database after a change that a restore must not accept. */
function changedCopy(name: string, change: (database: Database.Database) => void): string {
  const file = inData(name);
  sqlite.prepare("vacuum into ?").run(file);
  const database = new Database(file);
  change(database);
  database.close();
  return file;
}

const BAD: [string, string, () => string | Promise<string>][] = [
  ["an empty file", "is empty", () => written("empty.db", "")],
  [
    "no backup at all",
    "is no SQLite database",
    () => written("letter.txt", "Dear operator, this is a letter."),
  ],
  ["a file that is not there", "does not exist", () => inData("nowhere.tar.gz")],
  [
    "a database of another program",
    "belongs to another program",
    () => {
      const database = new Database(inData("foreign.db"));
      database.exec("create table users (id text)");
      database.close();
      return inData("foreign.db");
    },
  ],
  [
    "a newer database",
    "comes from a newer version",
    () =>
      changedCopy("newer.db", (database) =>
        database.exec("insert into __drizzle_migrations (hash, created_at) values ('new', 9999999999999)"),
      ),
  ],
  [
    "a database of another release",
    "comes from another version",
    () =>
      changedCopy("other.db", (database) => database.exec("update __drizzle_migrations set hash = 'other'")),
  ],
  [
    "a database with rows without parents",
    "rows without their parents",
    () =>
      changedCopy("orphans.db", (database) => {
        database.pragma("foreign_keys = OFF");
        database.exec("insert into photos (id, created_at, user_id, bytes) values ('p', 0, 'nobody', x'00')");
      }),
  ],
  [
    "a database with a damaged page",
    "is damaged",
    () => {
      const file = changedCopy("damaged.db", () => undefined);
      return written("damaged.db", readFileSync(file).fill(0xff, 8192));
    },
  ],
  [
    "an archive that was cut",
    "cannot be read to its end",
    async () => {
      const archive = await makeBackup(new Date("2026-11-22T07:00:00Z"));
      truncateSync(archive, readFileSync(archive).length - 2000);
      return archive;
    },
  ],
  [
    "an archive with bytes after its end",
    "cannot be read to its end",
    async () => {
      const archive = await makeBackup(new Date("2026-11-22T08:00:00Z"));
      appendFileSync(archive, "more");
      return archive;
    },
  ],
  [
    "an archive of something else",
    "is no backup of this program",
    () => written("other.tar.gz", gzipSync(emptyTar())),
  ],
];

test.each(BAD)("a restore refuses %s and changes nothing", async (_what, problem, make) => {
  const source = await make();
  const before = auditsInFile();
  const names = readdirSync(env.DATA_DIR).sort();
  await expect(restoreBackup(source)).rejects.toThrow(problem);
  expect(auditsInFile()).toBe(before);
  expect(readdirSync(env.DATA_DIR).sort()).toEqual([...new Set([...names, "server.lock"])].sort());
});

function written(name: string, content: string | Uint8Array): string {
  writeFileSync(inData(name), content);
  return inData(name);
}

// One empty file named "x", as tar writes it.
function emptyTar(): Buffer {
  const tar = Buffer.alloc(1536);
  tar.write("x", 0);
  tar.write("0000644\0" + "0000000\0".repeat(2) + "00000000000\0".repeat(2) + "        0", 100);
  tar.write("ustar\0" + "00", 257);
  const sum = tar.subarray(0, 512).reduce((all, byte) => all + byte, 0);
  tar.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return tar;
}
