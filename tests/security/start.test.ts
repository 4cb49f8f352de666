import { mkdtempSync } from "node:fs";
import { request as rawRequest } from "node:http";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LIVE_ENVIRONMENT } from "../live-environment";
import { shareServer } from "../pooled-server";
import { startServer } from "../test-server";

// What the server opens to others before anybody has set it up.

test("without HOST local mode listens on this machine only, and says so", async () => {
  const server = await startServer({ HOST: "" });
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === "IPv4");
  const port = Number(new URL(server.url).port);
  // 127.0.0.2 is this machine too, and answers only when the server listens on every address.
  expect(await canConnect("127.0.0.2", port)).toBe(false);
  if (outside) expect(await canConnect(outside.address, port)).toBe(false);
  expect(server.output()).toContain("Only this machine can open it.");
  await server.stop("SIGKILL");
});

test("local mode refuses the name of another site that leads to this machine", async () => {
  const server = await shareServer();
  const port = new URL(server.url).port;
  const status = (host: string, path = "/login") =>
    new Promise<number>((resolve, reject) => {
      rawRequest({ host: "127.0.0.1", port, path, headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on("error", reject)
        .end();
    });
  for (const host of [
    "evil.example",
    `evil.example:${port}`,
    "localhost.evil.example",
    "127.0.0.1.evil.example",
  ])
    for (const path of ["/login", "/dev/outbox"])
      expect([host, await status(host, path)]).toEqual([host, 421]);
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, "192.168.1.7"])
    expect([host, await status(host)]).toEqual([host, 200]);
});

test("an https page of this machine is another origin than the http server", async () => {
  const server = await shareServer();
  const origin = server.url.replace("http://", "https://");
  const response = await server.visitor().post("/login", { email: "a@b.example", password: "x" }, { origin });
  expect(response.status).toBe(403);
});

const WEAK: Record<string, string>[] = [
  {
    SESSION_SECRET: "a".repeat(64),
    ENCRYPTION_KEY: "00".repeat(32),
    SUPPORT_INBOUND_SECRET: "secretsecretsecretsecretsecretsecret",
    CLUSTER_SECRET: "b".repeat(64),
    MAIL_URL: "smtp://mail.example?ignoreTLS=true",
  },
  {
    SESSION_SECRET: "abcdefghijklmnopqrstuvwxyz0123456789",
    ENCRYPTION_KEY: "ab".repeat(32),
    MAIL_URL: "smtps://mail.example?tls.rejectUnauthorized=false",
  },
];

test.each(WEAK)(
  "live mode refuses each weak setting by its name and does not print it (%#)",
  async (weak) => {
    const dataDir = mkdtempSync(join(tmpdir(), "oya-live-"));
    const cluster = "CLUSTER_SECRET" in weak && { LITEFS_DIR: dataDir, PRIMARY_URL: "http://10.0.0.1:3000" };
    const server = await startServer({ ...LIVE_ENVIRONMENT, ...cluster, ...weak, DATA_DIR: dataDir });
    expect(await server.ended()).toBe(78);
    for (const [name, value] of Object.entries(weak)) {
      expect(server.output()).toContain(`${name}: `);
      expect(server.output()).not.toContain(value);
    }
  },
);

test("a server of a cluster names what every one of them must have", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "oya-cluster-"));
  const server = await startServer({ DATA_DIR: dataDir, LITEFS_DIR: dataDir });
  expect(await server.ended()).toBe(78);
  for (const name of ["PRIMARY_URL", "CLUSTER_SECRET", "SESSION_SECRET", "ENCRYPTION_KEY"])
    expect(server.output()).toContain(`${name}: needed with LITEFS_DIR`);
});

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.on("connect", () => end(true));
    socket.on("error", () => end(false));
    socket.on("timeout", () => end(false));
  });
}

test("a program that is older than its database does not start, says why in a few lines and changes nothing", async () => {
  const server = await startServer();
  await server.stop();
  server.execute("insert into __drizzle_migrations (hash, created_at) values ('newer', 9999999999999)");
  const before = server.query("select count(*) as n from jobs");
  const printed = server.output().length;
  await server.start();
  expect(await server.ended()).toBe(1);
  const said = server.output().slice(printed);
  expect(said).toContain("It belongs to another release: start that one");
  expect(said.length).toBeLessThan(5000);
  expect(server.query("select count(*) as n from jobs")).toEqual(before);
});
