import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtDemo } from "../built-demo";
import { LIVE_ENVIRONMENT } from "../live-environment";
import { testOnPrimary } from "../on-primary";
import { startServer, registerPerson, type TestServer } from "../test-server";

const DEMO_ACCOUNTS = 2;

let house: TestServer;
beforeAll(async () => {
  house = await startServer({ ADMIN_EMAILS: "Owner@Example.com, other@example.com" });
});
afterAll(() => house.stop());

const run = (dataDir: string, args: string[], more: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      ...more,
    },
  });
const command = ({ dataDir, environment }: TestServer, ...args: string[]) =>
  run(environment.DATA_DIR ?? dataDir, ["build/command.js", ...args], environment);
const demo = (dataDir: string, more?: Record<string, string>) =>
  run(dataDir, [builtDemo(), "--users", "5", "--files", "2"], more);

testOnPrimary(
  "a backup taken while the server runs brings everything back, and what was there before is kept",
  async () => {
    await registerPerson(house, "before@example.com");
    expect(command(house, "backup").stdout).toContain("Saved and checked");
    await registerPerson(house, "after@example.com");
    const refused = command(house, "restore", "latest");
    expect([refused.status, refused.stdout]).toEqual([1, expect.stringContaining("Stop it first")]);
    expect(command(house, "drill").stdout).toMatch(/can be restored[^]*\n {2}users: 3, 4\n/);
    await house.stop();
    expect(command(house, "restore", "latest").stdout).toContain("Restored oya-");
    await house.start();
    const emails = house.query<{ email: string }>("select email from users").map(({ email }) => email);
    expect(emails).toContain("before@example.com");
    expect(emails).not.toContain("after@example.com");
    expect(readdirSync(house.dataDir).filter((name) => name.startsWith("before-restore-"))).toHaveLength(1);
  },
);

test("a second server refuses the data directory of a running one, which goes on", async () => {
  const second = run(house.dataDir, ["build/server.js"], { PORT: "0" });
  expect([second.status, second.stderr]).toEqual([78, expect.stringContaining("another process uses")]);
  expect((await house.visitor().get("/healthz")).status).toBe(200);
});

test("the command line makes admins of verified accounts only", async () => {
  await registerPerson(house, "boss@example.com");
  await house.visitor().post("/register", {
    fullName: "Not Yet",
    email: "notyet@example.com",
    password: "Correct-Horse-7-Battery",
    confirmPassword: "Correct-Horse-7-Battery",
  });
  expect(command(house, "admin", "boss@example.com").status).toBe(0);
  expect(command(house, "admin", "notyet@example.com").status).toBe(1);
  expect(
    house
      .query<{ role: string }>(
        "select role from users where email in ('boss@example.com', 'notyet@example.com') order by email",
      )
      .map(({ role }) => role),
  ).toEqual(["admin", "user"]);
});

test("a configured address becomes an admin when it is verified, not before", async () => {
  await house.visitor().post("/register", {
    fullName: "The Owner",
    email: "owner@example.com",
    password: "Correct-Horse-7-Battery",
    confirmPassword: "Correct-Horse-7-Battery",
  });
  const role = () =>
    house.query<{ role: string }>("select role from users where email = 'owner@example.com'")[0]?.role;
  expect(role()).toBe("user");
  await registerPerson(house, "owner@example.com");
  expect(role()).toBe("admin");
});

testOnPrimary(
  "invented people fill an empty local folder, and neither live mode nor a folder with anybody in it",
  async () => {
    await house.stop();
    const people = house.query("select 1 from users").length;
    expect(people).toBeGreaterThan(DEMO_ACCOUNTS);
    const refused = demo(house.dataDir);
    expect([refused.status, refused.stdout]).toEqual([
      1,
      expect.stringContaining(`holds ${people - DEMO_ACCOUNTS} people already`),
    ]);
    expect(house.query("select 1 from users").length).toBe(people);
    const empty = mkdtempSync(join(tmpdir(), "oya-demo-"));
    expect(demo(empty, LIVE_ENVIRONMENT).stdout).toContain("this is live mode");
    expect(demo(empty).stdout).toMatch(/^7 people, \d+ documents, \d+ payments/);
  },
);
