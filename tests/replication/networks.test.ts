import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldOf, freePort, startServer, until, Visitor, type TestServer } from "../test-server";
import { clusterSecrets, endAll } from "./cluster";
import { atOnePosition, findLitefs, startLitefs, type Litefs } from "./litefs";
import { clearLeftMounts, MOUNTS } from "./mounts";
import { canMakeNetworks, openNetworks } from "./namespaces";
import { makePerson, missing, sendMessage } from "./people";

const isPossible = findLitefs() !== undefined && canMakeNetworks();
const print = (text: string) => process.stdout.write(`replication: ${text}\n`);

if (findLitefs() && !isPossible)
  process.stderr.write("\nSKIPPED tests/replication/networks.test.ts: needs ip netns and nsenter.\n\n");

// The lines of cluster.ts end in this process and refuse when they are cut. Here nobody answers at all.
describe.skipIf(!isPossible)("two machines whose network is cut", () => {
  let networks: ReturnType<typeof openNetworks>;
  let litefs: Record<"primary" | "replica", Litefs>;
  let servers: Record<"primary" | "replica", TestServer>;
  let folder: string;

  beforeAll(async () => {
    clearLeftMounts();
    networks = openNetworks();
    folder = mkdtempSync(MOUNTS);
    const [litefsPort, serverPort] = [await freePort(), await freePort()];
    const startNode = (side: "primary" | "replica") =>
      startLitefs({
        folder: join(folder, side),
        host: networks.between[side],
        port: litefsPort,
        primary: `http://${networks.between.primary}:${litefsPort}`,
        isPrimary: side === "primary",
        within: networks.within[side],
      });
    litefs = { primary: await startNode("primary"), replica: await startNode("replica") };
    const secrets = clusterSecrets();
    const startSide = (side: "primary" | "replica") =>
      startServer(
        {
          ...secrets,
          SUPPORT_EMAIL: "help@oya.example",
          PRIMARY_URL: `http://${networks.between.primary}:${serverPort}`,
          DATA_DIR: join(folder, `${side}-files`),
          LITEFS_DIR: litefs[side].mount,
          LITEFS_HTTP: litefs[side].address,
          PORT: String(serverPort),
          HOST: "0.0.0.0",
          TRUST_PROXY: "none",
        },
        { within: networks.within[side], host: networks.people[side] },
      );
    servers = { primary: await startSide("primary"), replica: await startSide("replica") };
  });
  afterAll(async () => {
    const nodes = [servers?.replica, servers?.primary].map((server) => () => server?.stop("SIGKILL"));
    const stores = [litefs?.replica, litefs?.primary].map((node) => () => node?.end());
    await endAll([...nodes, ...stores]).finally(() => networks?.end());
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const count = ({ query }: TestServer) =>
    query<{ many: number }>("select count(*) as many from support_messages")[0]?.many;
  const areEqual = () => atOnePosition(litefs);

  test("both go on, what was typed comes back, and both are equal when the line is mended", async () => {
    const { primary, replica } = servers;
    const far = makePerson(primary, replica.url);
    const near = makePerson(primary, primary.url);
    await until(async () => (await far.get("/dashboard")).status === 200);
    expect(await sendMessage(far)).toBe(true);
    await until(areEqual);

    networks.cut();
    const cutAt = performance.now();
    const id = crypto.randomUUID();
    const form = { message: "Good evening", clientMessageId: id };
    const answer = await far.post("/support", form);
    print(`cut line: a form is given back after ${Math.round(performance.now() - cutAt)} ms`);
    const page = await answer.text();
    expect([answer.status, fieldOf(page, "message"), fieldOf(page, "clientMessageId")]).toEqual([
      503,
      form.message,
      id,
    ]);
    // Each side shows pages; the primary takes what is written there.
    expect((await far.get("/dashboard")).status).toBe(200);
    expect((await new Visitor(replica.url).get("/login")).status).toBe(200);
    const acknowledged = Array.from({ length: 5 }, () => crypto.randomUUID());
    for (const one of acknowledged) expect(await sendMessage(near, one)).toBe(true);
    expect(missing(replica, acknowledged)).toEqual(acknowledged);
    const isDegraded = async () => (await (await fetch(`${replica.url}/readyz`)).text()).includes("degraded");
    await until(isDegraded);

    networks.heal();
    const healedAt = performance.now();
    await until(areEqual);
    print(`mended line: both equal after ${Math.round(performance.now() - healedAt)} ms`);
    expect(missing(replica, acknowledged)).toEqual([]);
    for (const _tap of [1, 2]) await until(async () => (await far.post("/support", form)).status === 303);
    expect(
      primary.query(
        "select 1 from support_messages where client_message_id = ? and body = ?",
        id,
        form.message,
      ),
    ).toHaveLength(1);
    await until(areEqual);
    expect(count(replica)).toBe(count(primary));
    for (const server of [primary, replica]) {
      expect(server.isRunning()).toBe(true);
      expect(server.query("pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
    }
  });
});
