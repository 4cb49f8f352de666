import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { accountEvents, jobs, mails, users, webhookDeliveries } from "~/db/schema";
import { deleteOldEvents, EVENT_JOB, recordEvent } from "~/features/account-events/events.server";
import { deliverWebhook } from "~/features/webhooks/deliver.server";
import { DELIVERY_JOB, publishEvent, replayDelivery } from "~/features/webhooks/deliveries.server";
import {
  changeEndpoint,
  createEndpoint,
  getEndpoint,
  readSecrets,
  rotateSecret,
} from "~/features/webhooks/endpoints.server";
import { claimJob } from "~/jobs/queue.server";
import { sendMessage } from "~/providers/webhook/send-message.server";
import { newWebhookSecret, signMessage } from "~/providers/webhook/signature";
import { days, hours, minutes, seconds } from "~/time";
import { openWebhookReceiver } from "./doubles/webhook-receiver";
import { makeUser } from "./factories/people";

// The rules about time, with a clock of the test's own.
const receiver = await openWebhookReceiver();
afterAll(() => receiver.close());
beforeEach(() => {
  db.delete(jobs).run();
  receiver.received.length = 0;
  receiver.answer(204);
});

const START = Date.now();
const later = (ms: number) => new Date(START + ms);

/** Does every job that is due, as the workers do; returns how many there were. */
async function work(now: Date): Promise<number> {
  for (let done = 0; ; done += 1) {
    const claimed = claimJob(now, [EVENT_JOB, DELIVERY_JOB]);
    if (!claimed) return done;
    const { job, lease } = claimed;
    if (job.kind === EVENT_JOB) publishEvent(job.payload, lease, now);
    else await deliverWebhook(job.payload.deliveryId ?? "", lease, now);
  }
}

let addresses = 0;
function open(eventTypes: ("application.ready" | "document.updated")[] = ["application.ready"]) {
  const userId = makeUser({}).id;
  const url = `${receiver.url}?${(addresses += 1)}`;
  const { endpoint, secret } = createEndpoint(userId, { url, eventTypes }, later(0));
  return { userId, id: endpoint.id, secret };
}
const emit = (userId: string, now = later(0)) =>
  write((tx) => recordEvent(tx, userId, { type: "application.ready", data: { applicationId: "a" } }, now));
const deliveryOf = (endpointId: string) =>
  db.select().from(webhookDeliveries).where(eq(webhookDeliveries.endpointId, endpointId)).get();
const mailsTo = (userId: string) =>
  db
    .select()
    .from(mails)
    .where(eq(mails.userId, userId))
    .all()
    .filter(({ subject }) => subject.includes("switched off a webhook"));

test("an event reaches the endpoints that asked for it, once, signed; a rolled back one reaches nobody", async () => {
  const { userId, secret } = open();
  createEndpoint(userId, { url: `${receiver.url}?other`, eventTypes: ["document.updated"] });
  expect(() =>
    write((tx) => {
      recordEvent(tx, userId, { type: "application.ready", data: {} });
      throw new Error("no");
    }),
  ).toThrow("no");
  emit(userId);
  expect(await work(later(seconds(1)))).toBe(2);
  expect(receiver.received).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: "" }] = receiver.received;
  const message = {
    id: String(headers["webhook-id"]),
    timestamp: Number(headers["webhook-timestamp"]),
    body,
  };
  expect(headers["webhook-signature"]).toBe(signMessage(message, [secret])["webhook-signature"]);
  expect(message.timestamp).toBe(Math.floor(later(seconds(1)).getTime() / 1000));
  expect(JSON.parse(body)).toEqual({
    type: "application.ready",
    timestamp: later(0).toISOString(),
    data: { applicationId: "a" },
  });
});

test("what fails is tried ten times in about three days with what came back kept, and then no more", async () => {
  const { userId, id } = open();
  receiver.answer(500, `no\ndisk ${"x".repeat(600)}`);
  emit(userId);
  await work(later(0));
  const first = deliveryOf(id);
  expect(first).toMatchObject({ state: "pending", tries: 1, status: 500 });
  expect([first?.answer.slice(0, 9), first?.answer.length]).toEqual(["no disk x", 500]);
  let at = first?.nextTryAt;
  expect(await work(later(seconds(1)))).toBe(0);
  while (at) {
    expect(await work(at)).toBe(1);
    at = deliveryOf(id)?.nextTryAt;
  }
  expect(deliveryOf(id)).toMatchObject({ state: "failed", tries: 10 });
  expect(receiver.received).toHaveLength(10);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(getEndpoint(userId, id)).toMatchObject({ failingSince: later(0), switchedOffAt: null });

  receiver.answer(200);
  replayDelivery(userId, deliveryOf(id)?.id ?? "", later(days(4)));
  expect(() => replayDelivery(userId, deliveryOf(id)?.id ?? "", later(days(4)))).toThrow("on its way");
  await work(later(days(4)));
  expect(deliveryOf(id)).toMatchObject({ state: "delivered", tries: 1, nextTryAt: null });
  expect(getEndpoint(userId, id).failingSince).toBeNull();
  expect(receiver.received[10]?.headers["webhook-id"]).toBe(receiver.received[0]?.headers["webhook-id"]);
});

test("one that waits for its next try is sent at once when its owner asks, and the try that was planned is none", async () => {
  const { userId, id } = open();
  receiver.answer(500);
  emit(userId);
  await work(later(0));
  await work(later(seconds(10)));
  const planned = deliveryOf(id);
  expect(planned).toMatchObject({ state: "pending", tries: 2 });
  const asked = later(minutes(1));
  expect(planned?.nextTryAt?.getTime()).toBeGreaterThan(asked.getTime());
  replayDelivery(userId, planned?.id ?? "", asked);
  expect(() => replayDelivery(userId, planned?.id ?? "", asked)).toThrow("on its way");
  // It still fails: the series begins anew, and only its own next try is made.
  await work(asked);
  expect(receiver.received).toHaveLength(3);
  expect(deliveryOf(id)).toMatchObject({ state: "pending", tries: 1 });
  await work(later(minutes(1) + seconds(10)));
  expect(receiver.received).toHaveLength(4);
  await work(planned?.nextTryAt ?? asked);
  expect(receiver.received).toHaveLength(4);
  receiver.answer(204);
  replayDelivery(userId, planned?.id ?? "", planned?.nextTryAt ?? asked);
  await work(planned?.nextTryAt ?? asked);
  expect(deliveryOf(id)).toMatchObject({ state: "delivered", tries: 1 });
  await work(later(days(1)));
  expect(receiver.received).toHaveLength(5);
});

test("after five days without a success it is switched off and its owner is told, once", async () => {
  const { userId, id } = open();
  receiver.answer(503);
  emit(userId);
  await work(later(0));
  emit(userId, later(days(4)));
  await work(later(days(4)));
  expect(getEndpoint(userId, id).switchedOffAt).toBeNull();
  emit(userId, later(days(5)));
  emit(userId, later(days(5)));
  await work(later(days(5)));
  expect(getEndpoint(userId, id)).toMatchObject({ switchedOffBecause: "failing" });
  expect(mailsTo(userId)).toHaveLength(1);
  const pending = and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.state, "pending"));
  expect(db.select().from(webhookDeliveries).where(pending).all()).toEqual([]);
  const count = receiver.received.length;
  emit(userId, later(days(6)));
  await work(later(days(6)));
  expect(receiver.received).toHaveLength(count);
  const on = changeEndpoint(userId, id, { isOn: true }, later(days(6)));
  expect(on).toMatchObject({ switchedOffAt: null, switchedOffBecause: null, failingSince: null });
});

test("one that says that it is gone is switched off at once; a redirect is no success", async () => {
  const { userId, id } = open();
  receiver.answer(302);
  emit(userId);
  await work(later(0));
  expect(deliveryOf(id)).toMatchObject({ state: "pending", status: 302 });
  receiver.answer(410);
  await work(later(minutes(1)));
  expect(getEndpoint(userId, id)).toMatchObject({ switchedOffBecause: "gone" });
  expect(deliveryOf(id)).toMatchObject({ state: "failed", status: 410 });
  expect(mailsTo(userId)[0]?.text).toContain("410");
  expect(() => replayDelivery(userId, deliveryOf(id)?.id ?? "")).toThrow("is off");
});

test("after a rotation both secrets sign for 24 hours, and then the new one alone", async () => {
  const { userId, id, secret } = open();
  const { secret: next } = rotateSecret(userId, id, later(0));
  const secretsAt = (at: Date) => readSecrets(getEndpoint(userId, id), at);
  expect(secretsAt(later(hours(23)))).toEqual([next, secret]);
  expect(secretsAt(later(hours(24)))).toEqual([next]);
  emit(userId);
  await work(later(minutes(1)));
  expect(String(receiver.received[0]?.headers["webhook-signature"]).split(" ")).toHaveLength(2);
});

test("nothing is sent for an account that was switched off, and old events go with their deliveries", async () => {
  const { userId, id } = open();
  db.update(users).set({ isActive: false }).where(eq(users.id, userId)).run();
  emit(userId);
  await work(later(0));
  expect(receiver.received).toEqual([]);
  expect(deliveryOf(id)).toBeDefined();
  deleteOldEvents(later(days(29)));
  expect(deliveryOf(id)).toBeDefined();
  deleteOldEvents(later(days(31)));
  expect(deliveryOf(id)).toBeUndefined();
  expect(db.select().from(accountEvents).where(eq(accountEvents.userId, userId)).all()).toEqual([]);
});

test("no name leads into a private network, and plain http is for this machine only", async () => {
  const send = (url: string, address: string, allowLocal = false) =>
    sendMessage(
      { url, secrets: [newWebhookSecret()], allowLocal, resolve: async () => [{ address, family: 4 }] },
      { id: "x", timestamp: 1, body: "{}" },
    );
  for (const address of ["10.0.0.8", "127.0.0.1", "192.168.1.1", "169.254.169.254"])
    expect(await send("https://hooks.test/", address)).toMatchObject({ status: null });
  expect((await send("https://hooks.test/", "10.0.0.8")).answer).toContain("private network");
  expect((await send("http://hooks.test/", "93.184.216.34")).answer).toContain("https://");
  expect((await send("http://127.0.0.1:9/", "127.0.0.1")).answer).toContain("private network");
  expect((await send("https://metadata.google.internal/", "93.184.216.34", true)).status).toBeNull();
  expect(receiver.received).toEqual([]);
});
