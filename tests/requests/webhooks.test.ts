import { spawn } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WEBHOOK_EXAMPLE } from "~/features/api/examples";
import { registerWithKey } from "../api-people";
import { openWebhookReceiver } from "../doubles/webhook-receiver";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";
import { shareServer, type SharedServer } from "../pooled-server";
import { fieldOf, freePort, until, type Visitor } from "../test-server";

let house: SharedServer;
let owner: Visitor;
let key = "";
const receiver = await openWebhookReceiver();

beforeAll(async () => {
  house = await shareServer();
  const made = await registerWithKey(house, "hooks@example.com", ["read", "account"]);
  owner = made.person;
  key = made.key;
});
afterAll(() => receiver.close());

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await house.visitor().send(`/api/v1${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
  });
  const text = await response.text();
  const answer = (text === "" ? {} : JSON.parse(text)) as Record<string, unknown> & {
    data: Record<string, unknown>[];
    error: { code: string };
  };
  return { status: response.status, answer };
}
const deliveriesOf = async (id: unknown) =>
  (await call("GET", `/webhook-endpoints/${String(id)}/deliveries`)).answer.data;
const post = (path: string, fields: [string, string][]) =>
  owner.send(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: house.url, "content-type": "application/x-www-form-urlencoded" },
  });

test("a program made from the page's example hears of ready documents and turns away whoever did not sign", async () => {
  const page = await (await house.visitor().get("/developers")).text();
  expect(page).toContain(WEBHOOK_EXAMPLE.split("\n")[3]?.replaceAll('"', "&quot;"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const made = await call("POST", "/webhook-endpoints", { url, eventTypes: ["application.ready"] });
  expect([made.status, made.answer]).toMatchObject([201, { url, isOn: true }]);
  const secret = String(made.answer.secret);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const program = spawn(process.execPath, ["--input-type=module", "-e", WEBHOOK_EXAMPLE], {
    env: { NODE_ENV: "production", OYA_WEBHOOK_SECRET: secret, PORT: String(port) },
  });
  let heard = "";
  program.stdout.on("data", (part: Buffer) => (heard += part.toString()));
  try {
    await until(() =>
      fetch(url, { method: "POST", body: "{}" }).then(
        ({ status }) => status === 401,
        () => false,
      ),
    );
    const { applicationId } = await makeDocuments(
      house,
      owner,
      generationForm({ file: await makeResumeDocx() }),
    );
    await until(() => heard.includes("application.ready"));
    expect(heard).toContain(`"applicationId":"${applicationId}"`);
    const [event] = (await call("GET", "/events?type=application.ready")).answer.data;
    expect(heard.split(" ")[0]).toBe(event?.id);
    await until(async () => (await deliveriesOf(made.answer.id))[0]?.state === "delivered");
    expect((await deliveriesOf(made.answer.id))[0]).toMatchObject({ status: 204, tries: 1, nextTryAt: null });
  } finally {
    program.kill();
  }
  // Shown once, stored encrypted.
  expect(JSON.stringify((await call("GET", "/webhook-endpoints")).answer)).not.toContain("whsec_");
  const stored = house.query("select * from webhook_endpoints, idempotent_answers");
  expect(JSON.stringify(stored)).not.toContain(secret);
});

test("on the page: made, tested, looked at, sent again, given a new secret, switched off and deleted", async () => {
  const none = await post("/webhooks", [["url", "https://"]]);
  const bad = await none.text();
  expect([none.status, fieldOf(bad, "url"), bad.includes("Tick at least one box")]).toEqual([
    400,
    "https://",
    true,
  ]);
  const fields: [string, string][] = [
    ["url", receiver.url],
    ["eventTypes", "document.updated"],
    ["eventTypes", "application.ready"],
  ];
  const made = await post("/webhooks", fields);
  expect([made.status, made.headers.get("cache-control")]).toEqual([201, "private, no-store"]);
  const html = await made.text();
  expect(fieldOf(html, "secret")).toMatch(/^whsec_/);
  const id = /\/webhooks\/([\w-]{22})"/.exec(html)?.[1] ?? "";
  const again = await post("/webhooks", fields);
  expect([again.status, (await again.text()).includes("You have a webhook with this address")]).toEqual([
    409,
    true,
  ]);

  receiver.answer(500, "disk <full>");
  expect((await post(`/webhooks/${id}/test`, [])).status).toBe(303);
  await until(async () => (await deliveriesOf(id))[0]?.status === 500);
  const failing = await (await owner.get(`/webhooks/${id}`)).text();
  expect(failing).toContain("500: disk &lt;full&gt;");
  expect(failing).toContain("On its way");
  expect(failing).toContain("Failing");
  const [delivery] = await deliveriesOf(id);
  house.execute("update webhook_deliveries set state = 'failed' where id = ?", delivery?.id);
  receiver.answer(204);
  expect((await post(`/webhooks/${id}/replay`, [["delivery", String(delivery?.id)]])).status).toBe(303);
  await until(async () => (await deliveriesOf(id))[0]?.state === "delivered");
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([
    delivery?.eventId,
    delivery?.eventId,
  ]);

  const rotated = await post(`/webhooks/${id}`, [["rotate", "1"]]);
  expect([rotated.status, fieldOf(await rotated.text(), "secret") !== fieldOf(html, "secret")]).toEqual([
    201,
    true,
  ]);
  expect((await post(`/webhooks/${id}`, fields.slice(0, 2))).status).toBe(303);
  expect((await call("GET", `/webhook-endpoints/${id}`)).answer.eventTypes).toEqual(["document.updated"]);
  await post(`/webhooks/${id}/off`, []);
  expect(await (await owner.get(`/webhooks/${id}`)).text()).toContain("You switched it off.");
  expect((await post(`/webhooks/${id}/test`, [])).status).toBe(409);
  await post(`/webhooks/${id}/on`, []);
  expect((await call("GET", `/webhook-endpoints/${id}`)).answer.isOn).toBe(true);
  expect((await post(`/webhooks/${id}/delete`, [])).headers.get("location")).toBe("/webhooks");
  expect((await post(`/webhooks/${id}/delete`, [])).headers.get("location")).toBe("/webhooks");
  expect((await owner.get(`/webhooks/${id}`)).status).toBe(404);
});

test("by the API: addresses that may not be, five at most, changes with an ETag, a new secret, tests, replays", async () => {
  const make = (url: string) => call("POST", "/webhook-endpoints", { url, eventTypes: ["payment.settled"] });
  for (const url of [
    "http://hooks.test/",
    "https://metadata.google.internal/",
    "https://ada:x@hooks.test/",
    "ftp://hooks.test",
    "nonsense",
  ])
    // prettier-ignore
    expect([url, (await make(url)).answer.error?.code]).toEqual([url, "BAD_URL"]);
  const { answer: none } = await call("POST", "/webhook-endpoints", {
    url: "https://a.test/",
    eventTypes: [],
  });
  expect(none.error.code).toBe("BAD_INPUT");
  const made = [];
  for (let one = 0; one < 4; one += 1) made.push((await make(`https://hooks.test/${one}`)).answer);
  expect((await make("https://hooks.test/5")).answer.error.code).toBe("TOO_MANY_ENDPOINTS");
  const [first] = made;
  const path = `/webhook-endpoints/${String(first?.id)}`;
  const stale = await call("PATCH", path, { isOn: false }, { "if-match": '"x"' });
  expect(stale.status).toBe(412);
  expect((await call("PATCH", path, { url: "https://hooks.test/1" })).answer.error.code).toBe("URL_TAKEN");
  expect((await call("PATCH", path, { isOn: false })).answer).toMatchObject({
    isOn: false,
    switchedOffBecause: "owner",
  });
  expect((await call("POST", `${path}/tests`)).answer.error.code).toBe("ENDPOINT_OFF");
  await call("PATCH", path, { isOn: true, url: receiver.url });
  const once = { "idempotency-key": "rotate-1" };
  const rotated = await call("POST", `${path}/secrets`, undefined, once);
  expect((await call("POST", `${path}/secrets`, undefined, once)).answer).toEqual(rotated.answer);
  expect(rotated.answer.secret).not.toBe(first?.secret);
  expect((await call("POST", `${path}/tests`)).status).toBe(202);
  await until(async () => (await deliveriesOf(first?.id))[0]?.state === "delivered");
  const [delivery] = await deliveriesOf(first?.id);
  expect(delivery).toMatchObject({ eventType: "webhook.test", status: 204 });
  expect((await call("POST", `/webhook-deliveries/${String(delivery?.id)}/replays`)).status).toBe(202);
  expect((await call("DELETE", path)).status).toBe(204);
  expect((await call("GET", path)).status).toBe(404);
});
