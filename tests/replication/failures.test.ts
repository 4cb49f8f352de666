import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { choose } from "../runs";
import { fieldOf, until, type TestServer } from "../test-server";
import { startCluster, type Cluster } from "./cluster";
import { atOnePosition, findLitefs } from "./litefs";
import { makePerson, missing, sendMessage, startWriters } from "./people";

const LITEFS_KILLS = choose(2, 20);
const SERVER_KILLS = choose(1, 12);
// The code with which a server asks to be started again; none where its watchdog ended it, or the memory that it shares with LiteFS
// went away under it (SIGBUS).
const ENDED = [75, null];

const print = (text: string) => process.stdout.write(`replication: ${text}\n`);

describe.skipIf(!findLitefs())("when something of the cluster ends", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster({ SUPPORT_EMAIL: "help@oya.example" }, { retention: "2s" });
  });
  afterAll(() => cluster?.end());

  const integrity = ({ query }: TestServer) => query<{ integrity_check: string }>("pragma integrity_check");
  const count = ({ query }: TestServer) =>
    query<{ many: number }>("select count(*) as many from support_messages")[0]?.many;
  const areEqual = () => atOnePosition(cluster.litefs);

  test(`kill -9 of the primary's LiteFS while people write (${LITEFS_KILLS} times) loses nothing that was acknowledged`, async () => {
    const { primary, litefs, replica } = cluster;
    let acknowledged = 0;
    const lost: string[] = [];
    for (let kill = 0; kill < LITEFS_KILLS; kill++) {
      const writers = startWriters(primary, primary.url);
      await until(() => writers.acknowledged.length > 3 + (kill % 5));
      await new Promise((done) => setTimeout(done, (kill * 37) % 100));
      await litefs.primary.kill();
      const code = await primary.ended();
      await writers.stop();
      expect(ENDED).toContain(code);
      await litefs.primary.start();
      await primary.start();
      acknowledged += writers.acknowledged.length;
      lost.push(...missing(primary, writers.acknowledged));
      expect(integrity(primary)).toEqual([{ integrity_check: "ok" }]);
      await until(areEqual);
    }
    print(
      `kill -9 of LiteFS ${LITEFS_KILLS} times: ${lost.length} of ${acknowledged} acknowledged writes lost`,
    );
    expect(lost).toEqual([]);
    expect(replica.isRunning()).toBe(true);
    expect(count(replica)).toBe(count(primary));
  });

  test(`kill -9 of the primary's server while people write (${SERVER_KILLS} times) loses nothing`, async () => {
    const { primary } = cluster;
    let acknowledged = 0;
    const lost: string[] = [];
    for (let kill = 0; kill < SERVER_KILLS; kill++) {
      const writers = startWriters(primary, cluster.replica.url);
      await until(() => writers.acknowledged.length > 3 + (kill % 5));
      await primary.stop("SIGKILL");
      await writers.stop();
      await primary.start();
      acknowledged += writers.acknowledged.length;
      lost.push(...missing(primary, writers.acknowledged));
    }
    print(
      `kill -9 of the server ${SERVER_KILLS} times: ${lost.length} of ${acknowledged} acknowledged writes lost`,
    );
    expect(lost).toEqual([]);
  });

  test("a replica that was away for longer than changes are kept gets the whole database anew", async () => {
    const { primary, replica, litefs } = cluster;
    await litefs.replica.kill();
    expect(ENDED).toContain(await replica.ended());
    const last = oldestChange(litefs.replica.data, "last");
    const person = makePerson(primary, primary.url);
    for (let at = 0; at < 5; at++) expect(await sendMessage(person)).toBe(true);
    await until(() => oldestChange(litefs.primary.data) > last + 1);
    await litefs.replica.start();
    await replica.start();
    await until(areEqual);
    expect(count(replica)).toBe(count(primary));
    expect(integrity(replica)).toEqual([{ integrity_check: "ok" }]);
  });

  test("while the primary is away the replica shows pages, and gives back what was typed", async () => {
    const { primary, replica, requests } = cluster;
    const person = makePerson(primary, replica.url);
    await until(async () => (await person.get("/dashboard")).status === 200);
    requests.cut();
    await until(async () => (await person.get("/support")).status === 503); // what was open is closed
    expect((await person.get("/dashboard")).status).toBe(200);
    expect((await person.get("/healthz")).status).toBe(200);

    const login = await cluster
      .visitor()
      .post("/login", { email: "o'neil+<b>@example.com", password: "Sup3r-Secret!" });
    const page = await login.text();
    expect([login.status, login.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(page).toContain('name="email" value="o&#x27;neil+&lt;b&gt;@example.com"');
    expect(page).toContain('action="/login"');
    expect(page).not.toContain("Sup3r");
    expect(page).not.toContain("submit()"); // a password is missing, so it waits for its person

    const id = crypto.randomUUID();
    const kept = await (
      await person.post("/support", { message: "Good evening", clientMessageId: id })
    ).text();
    expect([fieldOf(kept, "message"), fieldOf(kept, "clientMessageId")]).toEqual(["Good evening", id]);
    expect(kept).toContain("submit()");

    const api = await person.send("/api/support/message", {
      method: "POST",
      headers: { origin: replica.url },
    });
    expect([api.status, ((await api.json()) as { errorCode: string }).errorCode]).toEqual([
      503,
      "PRIMARY_UNREACHABLE",
    ]);
    const support = await person.get("/support");
    expect([support.status, await support.text()]).toEqual([
      503,
      expect.stringContaining('http-equiv="refresh"'),
    ]);

    const elsewhere = await person.post("//evil.example/support", { message: "Good evening" });
    expect([elsewhere.status, await elsewhere.text()]).toEqual([503, expect.not.stringContaining("evil")]);

    await requests.mend();
    const again = { message: fieldOf(kept, "message"), clientMessageId: fieldOf(kept, "clientMessageId") };
    for (const tap of [again, again]) expect((await person.post("/support", tap)).status).toBe(303);
    expect(
      primary.query(
        "select 1 from support_messages where client_message_id = ? and body = 'Good evening'",
        id,
      ),
    ).toHaveLength(1);
  });

  test("an answer that is lost on its way is asked for again and was done once", async () => {
    const { primary, replica, requests } = cluster;
    const person = makePerson(primary, replica.url);
    expect(await sendMessage(person)).toBe(true);
    const id = crypto.randomUUID();
    const before = count(primary) ?? 0;
    requests.loseAnswer();
    expect(await sendMessage(person, id)).toBe(false);
    await until(() => count(primary) === before + 1);
    expect(await sendMessage(person, id)).toBe(true);
    expect(count(primary)).toBe(before + 1);
  });

  test("a primary and a replica that cannot hear one another go on, and agree when they can", async () => {
    const { primary, replica, stream } = cluster;
    const person = makePerson(primary, replica.url);
    await until(async () => (await person.get("/dashboard")).status === 200);
    stream.cut();
    expect(await sendMessage(person)).toBe(true); // the way for requests is open
    expect(count(replica)).not.toBe(count(primary));
    await stream.mend();
    await until(areEqual);
    expect(count(replica)).toBe(count(primary));
    expect(replica.isRunning()).toBe(true);
  });
});

/** The first transaction that a LiteFS still has as a change, or the last. */
function oldestChange(data: string, which: "first" | "last" = "first"): number {
  const files = readdirSync(join(data, "dbs", "oya.db", "ltx"))
    .filter((name) => name.endsWith(".ltx"))
    .sort();
  const name = which === "first" ? files[0] : files.at(-1);
  return parseInt(name?.slice(17, 33) ?? "", 16);
}
