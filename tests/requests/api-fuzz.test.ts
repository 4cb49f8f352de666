import { createHash, randomBytes } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { registerWithResume } from "../factories/read-resume";
import { getOperation, type OperationName } from "~/features/api/contract";
import { toSchema } from "~/features/api/to-schema";
import { CALLS, findContractBreak } from "../api-contract";
import { fillPath, findLiveIds, type LiveIds } from "../api-ids";
import { valueOf, type Schema } from "../arbitraries/json-schema";
import { encodeBody, way } from "../arbitraries/request-body";
import { makeKey } from "../api-people";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { choose } from "../runs";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson } from "../test-server";

// 20,000 requests in test:deep. Sign-in mails are sent to addresses that do not exist here; nothing leaves this machine.
const REQUESTS = choose(600, 20_000);
const GOOD_BODY = {
  jobTitle: "Accountant",
  companyName: "Tavora Ltd",
  jobDescription: "Tavora Ltd needs an accountant who reconciles bank accounts.",
  optimizeResume: true,
  resumeText:
    "Uche Bello\n08031234567\n\nWORK EXPERIENCE\nAccountant, Kaduna Mills, 2019 - 2023\n- Reconciled 14 accounts",
};
const GOOD_REQUEST = { body: GOOD_BODY, type: "application/json", way: { as: "json" } } as const;
const PEOPLE = 12;
const KEYS = 2;
// Calls that wait for the built-in writer. Half of theirs are good ones: what the schema alone makes asks for nothing that can be written.
const WRITING = new Set(["POST /api/generate", "POST /api/v1/generations"]);
const ZIPS = choose(4, 100);
const ZIP = "GET /api/user/export"; // everything about a person

let house: SharedServer;
const tokens: string[] = [];
let live: LiveIds = new Map();

beforeAll(async () => {
  house = await shareServer();
  const person = await registerWithResume(house, "fuzz@example.com");
  const send = (path: string, body: BodyInit, more = {}) =>
    person.send(path, { method: "POST", body, headers: { origin: house.url, ...more } });
  await send("/api/generate", generationForm({ file: await makeResumeDocx() }));
  await send(
    "/api/v1/webhook-endpoints",
    JSON.stringify({ url: "http://127.0.0.1:9/", eventTypes: ["application.ready"] }),
    { "content-type": "application/json" },
  );
  await refresh();
  const [owner] = house.query<{ id: string }>("select id from users where email = 'fuzz@example.com'");
  const [admin] = house.query<{ id: string }>("select id from users where role = 'admin'");
  // Many sessions of two people, so that the limit for each of them does not answer for the calls.
  for (const scopes of [["read", "write", "generate"], ["read"]])
    tokens.push((await makeKey(person, `fuzz ${scopes.length}`, scopes)).key);
  for (let one = 0; one < PEOPLE; one += 1) tokens.push(sessionOf((one % 4 === 0 ? admin : owner)?.id ?? ""));
});

const names = CALLS.filter((call) => call.includes("/api/")) as OperationName[];
const requestTo = (calls: OperationName[]) =>
  fc.constantFrom(...calls).chain((name) => {
    const { query, body } = getOperation(name);
    return fc.record({
      name: fc.constant(name),
      // What calls of version 1 may or must send; others take no notice of it.
      match: fc.constantFrom(undefined, "*", '"old"', "", 'W/"x", *'),
      key: fc.oneof(fc.constant(undefined), fc.constantFrom("again", "", "ọ", "x".repeat(300)), fc.uuid()),
      who: fc.nat({ max: KEYS + PEOPLE }), // the last one is nobody
      id: fc.nat({ max: 100 }),
      isGood: fc.boolean(),
      query: query ? valueOf(toSchema(query, "input") as Schema) : fc.constant({}),
      body: body ? valueOf(toSchema(body, "input") as Schema) : fc.constantFrom<unknown>({}, undefined),
      way,
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant("application/json") },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            "application/x-www-form-urlencoded",
            "text/plain",
            "multipart/form-data",
            "",
          ),
        },
      ),
    });
  });

type Sent = ReturnType<typeof requestTo> extends fc.Arbitrary<infer One> ? One : never;
let asked = 0;

/** Asks, and expects an answer that the contract has. Keys come as programs send them: without an origin. */
async function ask({ name, match, key, who, id, query, isGood, ...sent }: Sent): Promise<Response> {
  const [method = "", path = ""] = name.split(" ");
  const isWish = isGood && WRITING.has(name);
  const { body, type, way } = isWish ? GOOD_REQUEST : sent;
  const token = tokens[who];
  const own = fillPath(path, live, id);
  // The session that asks must last: what ends it is asked by nobody.
  const isFatal = /logout|change-password/.test(path) && method !== "GET";
  const response = await fetch(`${house.url}${own}${searchOf(query)}`, {
    method,
    redirect: "manual",
    headers: {
      ...(!token?.startsWith("oya_") && { origin: house.url }),
      "x-forwarded-for": `10.7.${asked % 250}.${(asked >> 8) % 250}`,
      ...(type && way.as !== "form" && { "content-type": type }),
      ...(match !== undefined && { "if-match": match }),
      ...(key !== undefined && { "idempotency-key": encodeURIComponent(key) }),
      ...(token && !isFatal && { authorization: `Bearer ${token}` }),
    },
    body: method === "GET" || method === "HEAD" || body === undefined ? undefined : encodeBody(body, way),
  });
  asked += 1;
  if (asked % 50 === 0) await refresh();
  expect(response.status, name).not.toBe(500);
  expect(await findContractBreak({ method, path: own }, response)).toBeUndefined();
  await response.body?.cancel().catch(() => undefined);
  return response;
}

test("no call breaks: no 500, no answer outside the contract, no HTML, whatever is sent", async () => {
  const statuses = new Map<number, number>();
  const reached = new Set<string>();
  let keyed = 0;
  let written = 0;
  await fc.assert(
    fc.asyncProperty(requestTo(names.filter((name) => name !== ZIP)), async (sent) => {
      const { status } = await ask(sent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (tokens[sent.who]?.startsWith("oya_") && status === 200) keyed += 1;
      if (status < 400) reached.add(sent.name);
      if (WRITING.has(sent.name) && status < 300) written += 1;
    }),
    { numRuns: REQUESTS },
  );
  expect(asked).toBeGreaterThanOrEqual(REQUESTS);
  expect(house.output()).not.toContain('"event":"api.failed"');
  // It asks for something, and gets it: a fuzzer that is refused at the door proves nothing.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 20);
  expect(reached.size).toBeGreaterThan(names.length / choose(5, 2));
  expect(keyed).toBeGreaterThan(REQUESTS / 200);
  expect(written).toBeGreaterThan(REQUESTS / 1000);
});

test("nor does the one that takes long: everything about a person as a ZIP", async () => {
  await refresh(); // it asks for a recent proof
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(requestTo([ZIP]), async (sent) => {
      statuses.add((await ask(sent)).status);
    }),
    { numRuns: ZIPS },
  );
  expect([...statuses]).toContain(200);
  expect(house.output()).not.toContain('"event":"api.failed"');
});

/** What deletes, spends and ends all the time must find something again. */
async function refresh() {
  for (const used of ["rate_limits", "credit_ledger"]) house.execute(`delete from ${used}`);
  house.execute("update sessions set proved_at = ?", Date.now());
  live = findLiveIds(house);
  if (live.get("users")?.length === 0) await registerPerson(house, `fuzz-victim-${asked}@example.com`);
}

function searchOf(query: unknown): string {
  if (typeof query !== "object" || query === null) return "";
  const fields = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === "object" ? JSON.stringify(value) : String(value),
  ]);
  return fields.length > 0 ? `?${new URLSearchParams(fields)}` : "";
}

function sessionOf(userId: string): string {
  const token = randomBytes(32).toString("base64url");
  house.execute(
    "insert into sessions (token_hash, created_at, user_id, expires_at, user_agent) values (?, ?, ?, ?, '')",
    createHash("sha256").update(token).digest("base64url"),
    Date.now(),
    userId,
    Date.now() + 36_000_000,
  );
  return token;
}
