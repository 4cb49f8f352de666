import { execFileSync } from "node:child_process";
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerWithKey } from "../api-people";
import { startServer, until, type TestServer } from "../test-server";

const disk = { dataDir: "", ballast: "" };
let server: TestServer;
beforeAll(async () => {
  disk.dataDir = mkdtempSync(join(tmpdir(), "oya-full-"));
  disk.ballast = join(disk.dataDir, "ballast");
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=48m", "tmpfs", disk.dataDir]);
  cpSync(process.env.TEMPLATE_DATA ?? "", disk.dataDir, { recursive: true });
  server = await startServer({ DATA_DIR: disk.dataDir, MIN_FREE_DISK_MB: "1" });
});
afterAll(async () => {
  await server.stop();
  execFileSync("umount", ["-l", disk.dataDir]);
});

const readiness = async () => (await server.visitor().get("/readyz")).status;
const NOTE = "Seven years of tailoring in Abeokuta: gowns, uniforms & 40 choir robes a season. ".repeat(20);

test("what was typed comes back while the disk is full, and is saved once there is room", async () => {
  const { person, key } = await registerWithKey(server, "tailor@example.com");
  await until(async () => (await readiness()) === 200);
  expect((await person.post("/support", message())).status).toBe(303);
  fillDisk();

  const page = await person.post("/support", message());
  expect(page.status).toBe(503);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  const shown = await page.text();
  expect(shown).toContain("We could not save this yet");
  expect(shown).toContain('action="/support"');
  expect(shown).toContain(NOTE.trim().replaceAll("&", "&amp;"));
  expect(await readiness()).toBe(503);

  const register = await server.visitor().post("/register", {
    fullName: "Temitope Adekanmbi",
    email: "temitope@example.com",
    password: "A-long-Secret-of-hers-9",
    confirmPassword: "A-long-Secret-of-hers-9",
  });
  const registerPage = await register.text();
  expect([register.status, registerPage.includes("temitope@example.com")]).toEqual([503, true]);
  expect(registerPage).not.toContain("A-long-Secret-of-hers-9");

  const upload = new FormData();
  upload.set("resume", new File([Buffer.alloc(300_000, "a line of it ")], "resume.txt"));
  upload.set("jobDescription", `${NOTE} (advert)`);
  const generate = await person.post("/generate", upload);
  expect(generate.status).toBe(503);
  const generatePage = await generate.text();
  expect(generatePage).toContain("(advert)");
  expect(generatePage).toContain("Choose the file again");

  const call = await server.visitor().send("/api/v1/generations", {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      "idempotency-key": "a-full-disk-1",
    },
    body: JSON.stringify({
      jobTitle: "Tailor",
      companyName: "Ankara House",
      jobDescription: NOTE,
      resumeText: NOTE,
    }),
  });
  expect([call.status, await call.clone().text()]).toMatchObject([
    503,
    expect.stringContaining("CANNOT_SAVE"),
  ]);
  expect(Number(call.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await call.json()).toMatchObject({ error: { code: "CANNOT_SAVE", type: "api_error" } });
  const old = await person.post("/api/support/message", message());
  expect([old.status, await old.json()]).toMatchObject([503, { errorCode: "CANNOT_SAVE" }]);
  const copy = await person.post("/support/copy", {}); // an address without a page, asked by a program
  expect([copy.status, await copy.json()]).toMatchObject([503, { errorCode: "CANNOT_SAVE" }]);
  expect(Number(copy.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await server.visitor().get("/login")).status).toBe(200);
  expect(server.output().split("operations.write_failed")).toHaveLength(2);

  rmSync(disk.ballast);
  await until(async () => (await person.post("/support", message())).status === 303);
  await until(async () => (await readiness()) === 200);
  expect(server.query("pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
});

function message(): Record<string, string> {
  return { message: NOTE, clientMessageId: crypto.randomUUID() };
}

/** Leaves no room on the disk, and none in the log of the database, which takes changes where it was longer before. */
function fillDisk() {
  const descriptor = openSync(disk.ballast, "w");
  for (let size = 1024 * 1024; size >= 512; size /= 2)
    untilFull(() => writeSync(descriptor, Buffer.alloc(size)));
  closeSync(descriptor);
  let rows = 0;
  for (let size = 1024 * 1024; size >= 512; size /= 2)
    untilFull(() => {
      server.execute(
        "insert into app_settings (key, updated_at, value) values (?, 0, ?)",
        `full ${rows}`,
        JSON.stringify("x".repeat(size)),
      );
      rows += 1;
    });
}

function untilFull(write: () => void) {
  try {
    for (;;) write();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && /ENOSPC|SQLITE_FULL/.test(String(error.code))))
      throw error;
  }
}
