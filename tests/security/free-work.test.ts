import { once } from "node:events";
import { request as rawRequest } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { io, type Socket } from "socket.io-client";
import { beforeAll, expect, test } from "vitest";
import { REQUEST_LIMITS, OPEN_PER_PERSON } from "~/http/security/server-limits";
import { makeDocx, paragraph } from "../factories/files";
import { shareServer, type SharedServer } from "../pooled-server";
import { makeSupportUser } from "../support-client";
import { registerPerson, until, type Visitor } from "../test-server";

// What nobody pays for is bounded: one caller can use up neither the machine nor the places of others.

let server: SharedServer;
let member: Visitor;
beforeAll(async () => {
  server = await shareServer();
  member = await registerPerson(server, "free-work@example.com");
});

const isAlive = async () => (await server.visitor().get("/healthz")).status === 200;

test("a field name that means a list of a hundred million, or a thousand levels, is refused before anything is made of it", async () => {
  const names = [
    "email[99999999]",
    "email[4294967294]",
    "a[500]",
    "a[b][99999]",
    `a${".b".repeat(5000)}`,
    `a${"[0]".repeat(500)}`,
  ];
  for (const path of ["/login", "/register", "/generate", "/settings", "/api/auth/login"])
    for (const name of names) {
      const form = new FormData();
      form.append(name, "x");
      const answers = [await member.twin().post(path, { [name]: "x" })];
      if (path === "/generate") answers.push(await member.twin().post(path, form));
      for (const { status } of answers)
        expect([path, name.slice(0, 20), status]).toEqual([path, name.slice(0, 20), 400]);
    }
  const many = new URLSearchParams(Array.from({ length: 501 }, (_, at) => [`a${at}`, ""]));
  expect((await server.visitor().post("/login", Object.fromEntries(many))).status).toBe(400);
  expect(await isAlive()).toBe(true);
  expect(server.output()).not.toContain('"level":50');
});

test("a sixth socket closes the oldest of the same person and nobody else's, also before it has said anything", async () => {
  const [one, other] = [makeSupportUser(server), makeSupportUser(server)];
  const connect = async ({ cookie, id }: typeof one) => {
    const socket = io(server.url, {
      path: "/ws",
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
      query: { userId: id },
      extraHeaders: { cookie, origin: server.url },
    });
    await until(() => socket.connected);
    return socket;
  };
  const others = await connect(other);
  const sockets: Socket[] = [];
  for (let at = 0; at <= OPEN_PER_PERSON.sockets; at += 1) sockets.push(await connect(one));
  await until(() => sockets[0]?.connected === false);
  // A handshake without the protocol above it holds a place as well.
  const silent = await fetch(`${server.url}/ws/?EIO=4&transport=polling&userId=${one.id}`, {
    headers: { cookie: one.cookie, origin: server.url },
  });
  expect(silent.status).toBe(200);
  await until(() => sockets[1]?.connected === false);
  expect(sockets.slice(2).map(({ connected }) => connected)).toEqual([true, true, true, true]);
  expect(others.connected).toBe(true);
  for (const socket of [...sockets, others]) socket.close();
});

test("a connection that wants to become a socket elsewhere is ended at once, also after an ordinary request on it", async () => {
  const { hostname, port, host } = new URL(server.url);
  for (const wanted of ["/login", "/ws", "/wsx/", "/api/documents"]) {
    const connection = connect(Number(port), hostname);
    let text = "";
    connection.on("data", (chunk: Buffer) => (text += chunk.toString()));
    const answers = () => text.split("HTTP/1.1 ").length - 1;
    connection.write(`GET /healthz HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    await until(() => answers() === 1);
    const ended = once(connection, "end").then(() => "ended");
    connection.write(
      `GET ${wanted} HTTP/1.1\r\nhost: ${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n`,
    );
    const late = wait(30_000, "open after half a minute", { ref: false });
    expect([wanted, await Promise.race([ended, late]), answers()]).toEqual([wanted, "ended", 2]);
    connection.destroy();
  }
});

test("more open requests than one address may have are told to come back, in the shape of the API, and others are served", async () => {
  const { hostname, port } = new URL(server.url);
  const flood = { "x-forwarded-for": "203.0.113.9", origin: server.url };
  const open = new Set<ReturnType<typeof rawRequest>>();
  // Each announces a body that does not come, and is opened again where the server has ended it. A few more than there is room for, since the
  // questions below may come before them.
  const flooded = () => {
    while (open.size < REQUEST_LIMITS.openPerAddress + 20) {
      const sent = rawRequest({
        hostname,
        port,
        method: "POST",
        path: "/api/auth/login",
        headers: { ...flood, "content-type": "application/json", "content-length": "100" },
      });
      open.add(sent);
      sent.on("error", () => undefined);
      sent.on("close", () => open.delete(sent));
      sent.flushHeaders();
    }
  };
  const ask = (headers: Record<string, string>) => fetch(`${server.url}/api/auth/user`, { headers });
  let refused = await ask(flood);
  await until(async () => {
    flooded();
    return (refused = await ask(flood)).status === 503;
  });
  expect([refused.headers.get("retry-after"), await refused.json()]).toEqual([
    "30",
    expect.objectContaining({
      errorCode: "BUSY",
      requestId: expect.any(String),
      message: expect.any(String),
    }),
  ]);
  expect((await ask({ "x-forwarded-for": "203.0.113.10" })).status).toBe(401);
  expect((await fetch(`${server.url}/healthz`, { headers: flood })).status).toBe(200);
  for (const sent of open) sent.destroy();
  await until(async () => (await ask(flood)).status === 401);
});

test("files in memory are bounded for one caller: the form comes back with what was typed, and other people's files are taken", async () => {
  const { hostname, port } = new URL(server.url);
  const megabytes = 10 * 1024 * 1024;
  // As many bodies as this person may have, each of which comes fast enough to be waited for.
  const cookie = `oya_session=${member.sessionToken}`;
  const held = Array.from({ length: 3 }, () => {
    const sent = rawRequest({
      hostname,
      port,
      method: "POST",
      path: "/generate",
      headers: {
        cookie,
        origin: server.url,
        "content-type": "multipart/form-data; boundary=x",
        "content-length": String(megabytes),
        expect: "100-continue",
      },
    });
    sent.on("error", () => undefined);
    sent.flushHeaders();
    return sent;
  });
  // The server has begun with each of them before the next form comes.
  await Promise.all(held.map((sent) => once(sent, "continue")));
  for (const sent of held)
    sent.write('--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n');
  const dripping = setInterval(() => {
    for (const sent of held) if (!sent.destroyed) sent.write("x".repeat(1000));
  }, 100);
  const form = () => {
    const fields = new FormData();
    fields.set("jobTitle", "Night nurse at Ikeja");
    fields.set("resume", new Blob([Buffer.alloc(4_000_000, "x")]), "resume.pdf");
    return fields;
  };
  let page = "";
  await until(async () => {
    const answer = await member.post("/generate", form());
    page = await answer.text();
    return answer.status === 503 && answer.headers.get("retry-after") !== null;
  });
  expect(page).toContain("Night nurse at Ikeja");
  expect(page).toContain("Many people are sending files right now");
  const other = await registerPerson(server, "other-files@example.com");
  const small = makeDocx(paragraph("Ngozi Eze"));
  const taken = new FormData();
  taken.set("resume", new Blob([new Uint8Array(small)]), "resume.docx");
  expect((await other.post("/career/import", taken)).status).not.toBe(503);
  clearInterval(dripping);
  for (const sent of held) sent.destroy();
  await until(async () => (await member.post("/generate", form())).status !== 503);
});
