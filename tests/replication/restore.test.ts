import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { until } from "../test-server";
import { startCluster, type Cluster } from "./cluster";
import { atOnePosition, findLitefs } from "./litefs";
import { makePerson, missing, sendMessage } from "./people";

describe.skipIf(!findLitefs())("a backup of a cluster", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster({ SUPPORT_EMAIL: "help@oya.example" });
  });
  afterAll(() => cluster?.end());

  test("is restored on the primary, the replica follows, and what was there before lies aside", async () => {
    const { primary, replica, litefs, command } = cluster;
    const person = makePerson(primary, replica.url);
    const [before, after] = [crypto.randomUUID(), crypto.randomUUID()];
    // A replica that has just begun may not have found its primary yet; it says so, and the phone asks again.
    await until(() => sendMessage(person, before));
    writeFileSync(join(primary.dataDir, "site.json"), '{"company":"Then"}');
    expect(await command("primary", "backup")).toContain("Saved and checked");
    expect(await sendMessage(person, after)).toBe(true);
    writeFileSync(join(primary.dataDir, "site.json"), '{"company":"Now"}');

    expect(await command("primary", "restore", "latest")).toContain("Stop it first");
    expect(await command("replica", "restore", "latest")).toContain("Restore on the primary");
    expect(missing(primary, [before, after])).toEqual([]);
    await primary.stop();
    expect(await command("primary", "restore", "latest")).toMatch(
      /^Restored oya-.*\nIn place: oya.db, site.json/,
    );
    await primary.start();

    const messages = [before, after];
    expect(missing(primary, messages)).toEqual([after]);
    await until(() => atOnePosition(litefs));
    await until(() => missing(replica, messages).join() === after);
    for (const server of [primary, replica]) {
      expect(server.isRunning()).toBe(true);
      expect(server.query("pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
    }
    const asides = readdirSync(primary.dataDir).filter((name) => name.startsWith("before-restore-"));
    expect(asides).toHaveLength(1);
    const aside = join(primary.dataDir, asides[0] ?? "");
    expect(readdirSync(aside)).toContain("site.json");
    const old = new Database(join(aside, "oya.db"));
    expect(old.prepare("select 1 from support_messages where client_message_id = ?").all(after)).toHaveLength(
      1,
    );
    old.close();

    const again = crypto.randomUUID();
    await until(() => sendMessage(person, again));
    await until(() => missing(replica, [again]).length === 0);
  });
});
