import { networkInterfaces } from "node:os";
import { connect } from "node:net";
import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRIMARY_PATHS } from "~/http/cluster/primary-paths";
import { allAddresses, MATRIX } from "../role-matrix";
import { choose, sample } from "../runs";
import { until, type Visitor } from "../test-server";
import { generationForm, makeHeavyResume } from "../factories/generation-input";
import { makeDocuments, type MadeDocuments } from "../factories/made-documents";
import { paystackEnvironment, openPaystack } from "../doubles/paystack";
import { startCluster, type Cluster } from "./cluster";
import { findLitefs, reportSkipped } from "./litefs";
import { makePerson, missing, sendMessage } from "./people";

const OWN_WRITES = choose(20, 200);
const LAG_WRITES = choose(100, 300);

const print = (text: string) => process.stdout.write(`replication: ${text}\n`);

if (!findLitefs()) reportSkipped();

describe.skipIf(!findLitefs())("a primary and a replica", () => {
  let cluster: Cluster;
  let paystack: Awaited<ReturnType<typeof openPaystack>>;
  let ada: Visitor;
  let made: MadeDocuments;

  beforeAll(async () => {
    paystack = await openPaystack();
    cluster = await startCluster({
      ...paystackEnvironment(paystack),
      SUPPORT_EMAIL: "help@oya.example",
    });
    paystack.webhookUrl = `${cluster.replica.url}/api/payment/webhook`;
    ada = await cluster.visitor().signInAsDemo();
  });
  afterAll(async () => {
    await cluster?.end();
    await paystack?.close();
  });

  const status = async (person: Visitor, path: string) => (await person.get(path)).status;

  test("each server knows its role from its LiteFS", async () => {
    const roles = [cluster.primary, cluster.replica].map(async ({ url }) => {
      const health = (await (await fetch(`${url}/healthz`)).json()) as { role: string };
      return health.role;
    });
    expect(await Promise.all(roles)).toEqual(["primary", "replica"]);
    const readiness = await fetch(`${cluster.replica.url}/readyz`);
    expect([readiness.status, await readiness.text()]).toEqual([
      200,
      expect.stringContaining("heard the primary"),
    ]);
    const metrics = await (await fetch(`${cluster.replica.url}/metrics`)).text();
    expect(metrics).toMatch(/^oya_replica_lag_seconds\{replica="[^"]+"\} \d/m);
    await until(async () =>
      (await (await fetch(`${cluster.replica.url}/readyz`)).text()).includes("no damage"),
    );
  });

  test("a replica follows each write, and the lag is printed", async () => {
    const { primary, replica } = cluster;
    const lags: number[] = [];
    for (let at = 0; at < LAG_WRITES; at++) {
      primary.execute("insert into app_settings (key, updated_at, value) values (?, 0, '1')", `lag-${at}`);
      const started = performance.now();
      while (replica.query("select 1 from app_settings where key = ?", `lag-${at}`).length === 0)
        await new Promise((done) => setTimeout(done, 1)); // a busy loop would take the processor from the replica
      lags.push(performance.now() - started);
    }
    lags.sort((one, other) => one - other);
    const at = (share: number) => lags[Math.floor((lags.length - 1) * share)] ?? Infinity;
    print(
      `lag of ${LAG_WRITES} writes: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, max ${at(1).toFixed(1)} ms`,
    );
    expect(lags).toHaveLength(LAG_WRITES);
    primary.execute("delete from app_settings where key like 'lag-%'");
  });

  test("documents are ordered with a file above 1 MB, watched and read at the replica", async () => {
    made = await makeDocuments(cluster.primary, ada, generationForm({ file: await makeHeavyResume() }));
    expect(made.coverLetter.content).toContain("Harmattan Logistics");
    const page = await (await ada.get(`/applications/${made.applicationId}`)).text();
    expect(page).toContain("Harmattan Logistics");
    const file = await ada.get(`/api/documents/${made.coverLetter.id}/download?format=pdf`);
    expect([
      file.status,
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ]).toEqual([200, "%PDF"]);
  });

  test("a payment begun at the replica counts once, and its balance is never the old one", async () => {
    const person = makePerson(cluster.primary, cluster.replica.url);
    const answer = await person.send("/api/payment/initialize", {
      method: "POST",
      body: JSON.stringify({ planId: "jjc" }),
      headers: { "content-type": "application/json", origin: cluster.replica.url },
    });
    const { data } = (await answer.json()) as { data: { reference: string } };
    paystack.press(data.reference, "card"); // its webhook goes to the replica
    await until(
      () =>
        cluster.primary.query(
          "select 1 from payments where reference = ? and status = 'applied'",
          data.reference,
        ).length === 1,
    );
    const paid = await person.get(`/payment/return?reference=${data.reference}`);
    expect([paid.status, paid.headers.get("location")]).toEqual([
      303,
      expect.stringContaining("status=success"),
    ]);
    expect(await (await person.get("/subscription")).text()).toContain("JJC");
    const plans = cluster.primary.query("select 1 from payments where user_id = ?", person.id);
    expect(plans).toHaveLength(1);
  });

  test("a message sent at the replica is announced on a socket of the replica, and stored once", async () => {
    const person = makePerson(cluster.primary, cluster.replica.url);
    const socket = io(cluster.replica.url, {
      path: "/ws",
      transports: ["websocket"],
      extraHeaders: { cookie: `oya_session=${person.sessionToken}`, origin: cluster.replica.url },
      reconnection: false,
    });
    const heard: string[] = [];
    socket.onAny((event: string) => heard.push(event));
    await until(() => socket.connected);
    const id = crypto.randomUUID();
    expect([await sendMessage(person, id), await sendMessage(person, id)]).toEqual([true, true]);
    await until(() => heard.length > 0);
    socket.disconnect();
    expect(missing(cluster.primary, [id])).toEqual([]);
    expect(
      cluster.primary.query("select 1 from support_messages where client_message_id = ?", id),
    ).toHaveLength(1);
  });

  test("limits count the client behind the replica, and nobody chooses an address", async () => {
    // The primary knows no proxy here, so that only the replica can tell it.
    const guess = async (person: Visitor, headers: Record<string, string> = {}) => {
      const body = JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, password: "x" });
      const json = { "content-type": "application/json", origin: person.url, ...headers };
      return (await person.send("/api/auth/login", { method: "POST", body, headers: json })).status;
    };
    const untilRefused = async (ask: () => Promise<number>) => {
      for (let tries = 1; tries < 200; tries++) if ((await ask()) === 429) return tries;
      return Infinity;
    };
    const attacker = cluster.visitor();
    expect(await untilRefused(() => guess(attacker))).toBeLessThan(200);
    expect(await guess(cluster.visitor())).toBe(401);
    const direct = cluster.primary.visitor();
    const chooseAddress = () =>
      guess(direct, { "x-oya-node": `${Date.now()} 9.9.9.${Math.random()} ${"A".repeat(43)}` });
    expect(await untilRefused(chooseAddress)).toBeLessThan(200);
    cluster.primary.execute("delete from rate_limits");
  });

  test("who wrote through the replica reads it there, also while LiteFS brings nothing", async () => {
    const { primary, replica, stream } = cluster;
    const other = makePerson(primary, replica.url);
    const person = makePerson(primary, replica.url);
    await until(
      async () => (await status(other, "/dashboard")) === 200 && (await status(person, "/dashboard")) === 200,
    );
    let stale = 0;
    const name = (at: number) => `Own${"abcdefghij"[at % 10]}${"abcdefghij"[Math.floor(at / 10) % 10]}`;
    for (let at = 0; at < OWN_WRITES; at++) {
      if (at === OWN_WRITES - 5) stream.hold();
      primary.execute("delete from rate_limits");
      const saved = await person.send("/api/profile", {
        method: "PATCH",
        body: JSON.stringify({ firstName: name(at), lastName: "Eze" }),
        headers: { "content-type": "application/json", origin: replica.url },
      });
      expect(saved.status).toBe(200);
      const seen = await (await person.get("/dashboard")).text();
      if (!seen.includes(name(at))) stale += 1;
    }
    // The premise: a replica that hears nothing is behind, for whoever wrote nothing.
    const held = replica.query<{ first_name: string }>(
      "select first_name from users where id = ?",
      person.id,
    );
    expect(held[0]?.first_name).not.toBe(name(OWN_WRITES - 1));
    await stream.mend();
    print(`own writes read at the replica: ${stale} of ${OWN_WRITES} old`);
    expect(stale).toBe(0);
  });

  test("a page that the replica stored ends with the transaction that changes it", async () => {
    const { primary, replica } = cluster;
    const person = makePerson(primary, replica.url);
    const read = () => person.get("/dashboard", { "save-data": "on" });
    await until(async () => (await read()).headers.has("age"));
    primary.execute("update users set first_name = 'Later' where id = ?", person.id);
    const nameAtReplica = () =>
      replica.query<{ first_name: string }>("select first_name from users where id = ?", person.id)[0];
    await until(() => nameAtReplica()?.first_name === "Later");
    expect(await (await read()).text()).toContain("Welcome, Later");
  });

  test("a made-up position makes nobody wait", async () => {
    const before = cluster.primary.output().length;
    for (const value of [
      "zzzzzz.zzzzzzzz.abc",
      `zz.zzzzzzzz.${"A".repeat(43)}`,
      "ffffffffffffffff",
      "",
      "%00",
    ])
      expect((await cluster.visitor().get("/login", { cookie: `oya_position=${value}` })).status).toBe(200);
    // None of them was asked of the primary.
    expect(cluster.primary.output().slice(before)).not.toContain('"path":"/login"');
  });

  test("no page and no call of the API writes when it is read", async () => {
    const admin = makePerson(cluster.primary, cluster.replica.url, "admin");
    const values: Record<string, string> = {
      job: made.jobId,
      type: "cover_letter",
      file: "letter.pdf",
      provider: "google",
    };
    const addresses = (await allAddresses()).filter(({ isFrame, file }) => !isFrame && MATRIX[file]?.GET);
    expect(addresses.length).toBeGreaterThan(100);
    for (const address of sample(addresses, 2)) {
      const id = address.path.includes("applications") ? made.applicationId : made.coverLetter.id;
      const path = address.path
        .replace(/:(\w+)/g, (_, name: string) => (name === "id" ? id : (values[name] ?? `unknown-${name}`)))
        .replace("*", "no-such-address");
      if (PRIMARY_PATHS.some((one) => one.path.test(path)) || path.includes("events")) continue;
      for (const person of [ada.twin(), admin.twin(), cluster.visitor()]) {
        const answer = await person.get(`${path}${MATRIX[address.file]?.query ?? ""}`);
        await answer.arrayBuffer();
        expect([path, answer.status]).not.toEqual([path, 500]);
      }
    }
    const lines = cluster.replica.output().split("\n");
    expect(lines.filter((line) => /READONLY|"level":50/.test(line))).toEqual([]);
  });

  test("a replica keeps the page of a person while the primary writes its probe", async () => {
    const ageOf = async () => Number((await ada.get("/dashboard")).headers.get("age"));
    // The primary writes its probe every five seconds, and every minute what else it has to do.
    await until(async () => {
      await new Promise((done) => setTimeout(done, 500));
      return (await ageOf()) > 6;
    });
    cluster.primary.execute("update users set first_name = 'Adaobi' where first_name = 'Adaeze'");
    await until(async () => (await (await ada.get("/dashboard")).text()).includes("Welcome, Adaobi"));
  });

  test("LiteFS, which asks for no password, is open to this machine only", async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((one) => one && !one.internal && one.family === "IPv4")?.address;
    if (!outside) return;
    const port = Number(new URL(cluster.litefs.primary.address).port);
    const code = await new Promise<string | undefined>((resolve) => {
      const socket = connect(port, outside);
      socket.on("connect", () => resolve("open"));
      socket.on("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    });
    expect(code).toBe("ECONNREFUSED");
  });
});
