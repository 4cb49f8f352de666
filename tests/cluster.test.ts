import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { Readable } from "node:stream";
import express from "express";
import { expect, test, vi } from "vitest";
import { minutes } from "~/time";

process.env.CLUSTER_SECRET = "a-secret-of-the-cluster-for-this-test";
const { createNodeHeader, readNodeHeader, NODE_HEADER, NODE_ITSELF } =
  await import("~/http/cluster/node-header.server");
const { receiveActivity } = await import("~/http/cluster/activity.server");
const { watchReplicas } = await import("~/features/alerts/watch-system.server");
const { renderMetrics } = await import("~/features/metrics/metrics.server");
const { recordReplica } = await import("~/features/operations/replica-reports.server");
const { drainVisits } = await import("~/features/analytics-events/visits.server");
const { createPositionCookie, parsePosition } = await import("~/http/cluster/position-cookie.server");
const { rememberPosition, recallPosition } = await import("~/http/cluster/bearer-positions.server");
const { collectForm, readPostedForm } = await import("~/http/unsaved/posted-form.server");
const { sign } = await import("~/http/cluster/signature.server");
const { belongsToPrimary, PRIMARY_PATHS } = await import("~/http/cluster/primary-paths");

const NOW = 1_800_000_000_000;
const WELL = { failing: [], errors: 0 };
const request = { method: "POST", url: "/login?next=%2F", headers: { host: "apply.example" } };
const withHeader = (header: string, other: Partial<typeof request> = {}) => ({
  ...request,
  ...other,
  headers: { ...request.headers, ...other.headers, [NODE_HEADER]: header },
});

test("the primary believes the address that a node signed for this request, for a minute", () => {
  const header = createNodeHeader(request, "2001:db8:0:1", NOW);
  expect(readNodeHeader(withHeader(header), NOW + minutes(1))).toBe("2001:db8:0:1");
  expect(readNodeHeader(withHeader(header), NOW - minutes(1))).toBe("2001:db8:0:1");
  expect(readNodeHeader(withHeader(header), NOW + minutes(1) + 1)).toBeUndefined();
  for (const other of [{ method: "DELETE" }, { url: "/login" }, { headers: { host: "evil.example" } }])
    expect(readNodeHeader(withHeader(header, other), NOW)).toBeUndefined();
  for (const forged of [
    header.replace("2001", "2002"),
    `${header}x`,
    header.slice(0, -1),
    "",
    "a b c",
    "NaN 1 x",
  ])
    expect(readNodeHeader(withHeader(forged), NOW)).toBeUndefined();
});

test("who was here is told by replicas themselves, and by nobody through them", async () => {
  const listening = express().use(receiveActivity).listen(0, "127.0.0.1");
  await once(listening, "listening");
  const host = `127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const tell = async (from: string, body: string) => {
    const call = { method: "POST", url: "/cluster/activity", headers: { host } };
    const answer = await fetch(`http://${host}${call.url}`, {
      method: "POST",
      body,
      headers: from ? { [NODE_HEADER]: createNodeHeader(call, from) } : {},
    });
    return answer.status;
  };
  const told = (id: string) =>
    JSON.stringify({
      visits: [{ id, at: new Date(NOW) }],
      keyUses: [],
      replica: { name: `node of ${id}`, lagMs: 90_000 },
    });
  // A replica signs every request that it forwards, with the network of whoever sent it.
  expect(await tell("203.0.113.7", told("made-up"))).toBe(404);
  expect(await tell("unknown", told("made-up"))).toBe(404);
  expect(await tell("", told("made-up"))).toBe(404);
  expect(drainVisits()).toEqual([]);
  expect(await tell(NODE_ITSELF, told("ngozi"))).toBe(204);
  expect(drainVisits()).toEqual([{ id: "ngozi", at: new Date(NOW) }]);
  expect(watchReplicas(new Date())).toEqual([
    expect.objectContaining({ kind: "replica_lag", subject: "node of ngozi", severity: "grave" }),
  ]);
  recordReplica({ name: "node of ngozi", lagMs: 5, ...WELL }, new Date());
  expect(watchReplicas(new Date())).toEqual([]);
  listening.close();
});

test("a replica that hears nothing, or is not heard of, is an alert that ends by itself; one that is gone for good is forgotten", () => {
  const after = (ms: number) =>
    watchReplicas(new Date(NOW + ms)).flatMap(({ subject, detail }) => (subject === "one" ? [detail] : []));
  recordReplica({ name: "one", lagMs: null, ...WELL }, new Date(NOW));
  expect(after(0)).toEqual([expect.stringContaining("heard nothing yet")]);
  recordReplica({ name: "one", lagMs: minutes(3), ...WELL }, new Date(NOW));
  expect(after(0)).toEqual([expect.stringContaining("for 3 min")]);
  recordReplica({ name: "one", lagMs: 40, ...WELL }, new Date(NOW));
  expect([after(0), after(minutes(4)), after(minutes(361))]).toEqual([[], [], []]);
  expect(after(minutes(10))).toEqual([expect.stringContaining("Not heard of for 10 min")]);
});

test("a replica whose checks fail, or with many errors, is an alert, and its lag is a metric", async () => {
  const causes = () => watchReplicas(new Date(NOW)).filter(({ subject }) => subject === "two");
  recordReplica({ name: "two", lagMs: 40, failing: [], errors: 19 }, new Date(NOW));
  expect(causes()).toEqual([]);
  recordReplica({ name: "two", lagMs: 1500, failing: ["disk", "integrity"], errors: 20 }, new Date(NOW));
  expect(causes()).toEqual([
    expect.objectContaining({
      kind: "replica_failing",
      severity: "grave",
      detail: "Checks that fail: disk, integrity. 20 errors in five minutes",
    }),
  ]);
  recordReplica({ name: "three", lagMs: null, ...WELL }, new Date(NOW));
  const { text } = await renderMetrics(new Date(NOW + 7000));
  expect(text).toContain('oya_replica_lag_seconds{replica="two"} 1.5');
  expect(text).toContain('oya_replica_lag_seconds{replica="three"} +Inf');
  expect(text).toContain('oya_replica_silent_seconds{replica="two"} 7');
});

test("a position is ours, and ends after five minutes", () => {
  const cookie = createPositionCookie(1234, NOW).split(";")[0] ?? "";
  expect(parsePosition(`a=b; ${cookie}; c=d`, NOW)).toBe(1234);
  expect(parsePosition(cookie, NOW + minutes(5) - 1)).toBe(1234);
  expect(parsePosition(cookie, NOW + minutes(5))).toBeUndefined();
  const [name = "", value = ""] = cookie.split("=");
  const [txid = "", until = "", signature = ""] = value.split(".");
  for (const forged of [
    `zzzzzz.${until}.${signature}`,
    `${txid}.zzzzzzzzz.${signature}`,
    `${txid}.${until}.${sign("node", `${txid}.${until}`)}`, // of another purpose
    `${txid}.${until}`,
    "ffffffffffffffff",
    "",
  ])
    expect(parsePosition(`${name}=${forged}`, NOW)).toBeUndefined();
});

test("without a secret nothing is signed, and nothing believed", async () => {
  const header = createNodeHeader(request, "1.2.3.4", NOW);
  const cookie = createPositionCookie(1, NOW);
  vi.resetModules();
  delete process.env.CLUSTER_SECRET;
  const alone = await import("~/http/cluster/node-header.server");
  const cookies = await import("~/http/cluster/position-cookie.server");
  expect(alone.readNodeHeader(withHeader(header), NOW)).toBeUndefined();
  expect(
    alone.readNodeHeader(withHeader(alone.createNodeHeader(request, "1.2.3.4", NOW)), NOW),
  ).toBeUndefined();
  expect(cookies.parsePosition(cookie, NOW)).toBeUndefined();
});

test("a program's position is remembered by its key, and no other's", () => {
  const caller = (authorization: string) => ({ headers: { authorization } }) as never;
  rememberPosition(caller("Bearer one"), "17");
  expect(recallPosition(caller("Bearer one"))).toBe(17);
  expect(recallPosition(caller("Bearer two"))).toBeUndefined();
  expect(recallPosition({ headers: {} } as never)).toBeUndefined();
  expect(recallPosition(caller("Bearer one"), Date.now() + minutes(6))).toBeUndefined();
});

test("what was typed is kept, secrets and files are named only", () => {
  const body = Buffer.from("email=o%27neil%40example.com&currentPassword=s3cret&remember=on&next=a+b");
  expect(readPostedForm("application/x-www-form-urlencoded", body)).toEqual({
    isMultipart: false,
    fields: [
      ["email", "o'neil@example.com"],
      ["remember", "on"],
      ["next", "a b"],
    ],
    secrets: ["currentPassword"],
    files: [],
  });
});

// In pieces of each length that parts a delimiter and a head somewhere else, and in one.
test.each([1, 7, 64, 100_000])(
  "a form with a large file that comes in pieces of %i bytes keeps what stands before and behind the file",
  async (length) => {
    const part = (head: string, text: string) =>
      `--X\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
    const whole = Buffer.from(
      `${part('name="jobTitle"', "Nurse")}${part('name="note"', "two\r\n\r\nlines --")}${part(
        'name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf',
        `%PDF\r\n--Y\r\n\r\n${"0123456789".repeat(length > 1 ? 30_000 : 300)}`,
      )}${part('name="photo"; filename=""\r\nContent-Type: application/octet-stream', "")}${part(
        'name="tone"',
        "warm",
      )}${part('name="empty"', "")}--X--\r\n`,
    );
    const pieces = Array.from({ length: Math.ceil(whole.length / length) }, (_, at) =>
      whole.subarray(at * length, (at + 1) * length),
    );
    const type = "multipart/form-data; boundary=X";
    const sent = Object.assign(Readable.from(pieces), { method: "POST", headers: { "content-type": type } });
    const body = await collectForm(sent as never)();
    expect(body?.length).toBeLessThan(1000);
    const form = readPostedForm(type, body ?? Buffer.alloc(0));
    expect(form?.fields).toEqual([
      ["jobTitle", "Nurse"],
      ["note", "two\r\n\r\nlines --"],
      ["tone", "warm"],
      ["empty", ""],
    ]);
    expect(form?.files).toEqual(["resume"]);
  },
);

test("a form that is cut off, or larger than any of ours, is given back as none, and not in part", async () => {
  const read = async (type: string, text: string) => {
    const sent = Object.assign(Readable.from([Buffer.from(text)]), {
      method: "POST",
      headers: { "content-type": type },
    });
    const body = await collectForm(sent as never)();
    return body && readPostedForm(type, body);
  };
  const head = '--X\r\nContent-Disposition: form-data; name="note"\r\n\r\n';
  expect(await read("multipart/form-data; boundary=X", `${head}half of`)).toBeUndefined();
  const large = "a".repeat(800_000);
  const whole = "a".repeat(300_000); // as large as a form without files may be
  expect(await read("multipart/form-data; boundary=X", `${head}${whole}\r\n--X--\r\n`)).toBeUndefined();
  expect(await read("application/x-www-form-urlencoded", `note=${large}`)).toBeUndefined();
  for (const note of ["short", whole])
    expect((await read("application/x-www-form-urlencoded", `note=${note}`))?.fields).toEqual([
      ["note", note],
    ]);
});

/** A server in place of the primary, and the modules of a replica of it. */
async function openPrimary(answer: RequestListener) {
  const primary = createServer(answer).listen(0, "127.0.0.1");
  await once(primary, "listening");
  process.env.PRIMARY_URL = `http://127.0.0.1:${(primary.address() as AddressInfo).port}`;
  vi.resetModules();
  return primary;
}

test("an idle connection to the primary ends before the primary ends it, so that no request meets its end", async () => {
  const primary = await openPrimary((_incoming, outgoing) => {
    outgoing.setHeader("Keep-Alive", "timeout=2").end("done");
  });
  const hasEnded = once(primary, "connection").then(([socket]) => once(socket as Socket, "end"));
  const { openUpstream } = await import("~/http/cluster/upstream.server");
  const call = openUpstream({ ...request, method: "GET", headersDistinct: {} }, "203.0.113.7");
  call.on("response", (answer) => answer.resume());
  call.end();
  await hasEnded;
  primary.close();
});

test("a replica that the primary does not believe, by its clock or secret, logs an error", async () => {
  const statuses = [204, 404];
  const primary = await openPrimary((_incoming, outgoing) => {
    outgoing.writeHead(statuses.shift() ?? 500).end();
  });
  const { errorEvents } = await import("~/log.server");
  const { sendActivity } = await import("~/http/cluster/activity.server");
  const logged: unknown[] = [];
  errorEvents.on("logged", (fields) => logged.push(fields));
  const activity = { visits: [], keyUses: [] };
  await sendActivity(activity);
  expect(logged).toEqual([]);
  await sendActivity(activity);
  expect(logged).toEqual([expect.objectContaining({ event: "cluster.not_believed" })]);
  primary.close();
});

test("no form is made of what is none", () => {
  expect(readPostedForm("application/json", Buffer.from("{}"))).toBeUndefined();
  expect(readPostedForm("multipart/form-data", Buffer.from("--X"))).toBeUndefined();
});

test("every rule of what the primary alone answers has an example, and pages of people have none", () => {
  for (const { path, example } of PRIMARY_PATHS)
    expect([example, path.test(example)]).toEqual([example, true]);
  for (const path of [
    "/generate.data",
    "/support.data",
    "/admin.data",
    "/share.data",
    "/payment/return.data",
  ])
    expect([path, belongsToPrimary(path)]).toEqual([path, true]);
  for (const path of [
    "/",
    "/dashboard",
    "/generate/abc",
    "/applications/1",
    "/supporters",
    "/api/generate/x",
    "/shared",
  ])
    expect([path, belongsToPrimary(path)]).toEqual([path, false]);
});
