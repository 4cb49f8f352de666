import { afterAll, beforeAll, expect, test } from "vitest";
import { openUnreliableProxy, STORM } from "../doubles/unreliable-proxy";
import { startServer, until, type TestServer } from "../test-server";
import {
  conversationOf,
  makeSupportUser,
  memoryStore,
  openConnection,
  testGround,
  type Member,
} from "../support-client";
import { choose } from "../runs";

const SEEDS = choose(1, 30);
const AT_ONCE = 10;
const EACH_WAY = choose(60, 200);
const PATIENCE = 600_000;

let house: TestServer;
let limits: NodeJS.Timeout;
beforeAll(async () => {
  house = await startServer({ LOG_LEVEL: "error" });
  limits = setInterval(() => house.execute("delete from rate_limits"), 100); // how much is allowed is another test's matter
});
afterAll(async () => {
  clearInterval(limits);
  await house.stop();
});

const textsOf = (person: Member) =>
  house
    .query<{ body: string }>(
      "select body from support_messages where conversation_id = ? order by sequence",
      conversationOf(house, person).id,
    )
    .map(({ body }) => body);
const numbers = (many: number) => Array.from({ length: many }, (_, n) => n + 1);

/** One conversation in the storm: both sides say everything at once, through a network of their own. */
async function storm(seed: number) {
  const [person, agent] = [makeSupportUser(house), makeSupportUser(house, "admin")];
  const proxy = await openUnreliableProxy(house.url, seed);
  const theirs = openConnection(testGround({ member: person, house, url: proxy.url }));
  await theirs.send("person 1");
  await until(() => textsOf(person).length === 1);
  const ours = openConnection(
    testGround({ member: agent, house, url: proxy.url, conversation: conversationOf(house, person) }),
  );
  for (const n of numbers(EACH_WAY)) {
    if (n > 1) await theirs.send(`person ${n}`);
    await ours.send(`agent ${n}`);
  }
  void theirs.open();
  void ours.open();
  const isDone = () =>
    [theirs, ours].every((line) => line.messages.length >= 2 * EACH_WAY && line.listPending().length === 0);
  try {
    await until(isDone, PATIENCE);
  } finally {
    theirs.close();
    ours.close();
    await proxy.close();
  }
  return { person, theirs, ours, count: proxy.count };
}

test(
  `${EACH_WAY} messages each way through a network that drops, delays, duplicates and reorders: the same ones in the same order on both sides, ${SEEDS} seeds`,
  { timeout: PATIENCE },
  async () => {
    for (let first = 1; first <= SEEDS; first += AT_ONCE) {
      const seeds = numbers(SEEDS).slice(first - 1, first - 1 + AT_ONCE);
      for (const { person, theirs, ours, count } of await Promise.all(seeds.map(storm))) {
        expect(Math.min(count.dropped, count.duplicated)).toBeGreaterThan(10); // it was a storm
        const stored = textsOf(person);
        expect(stored).toHaveLength(2 * EACH_WAY);
        expect(theirs.messages.map(({ content }) => content)).toEqual(stored);
        expect(ours.messages.map(({ content }) => content)).toEqual(stored);
        expect(theirs.messages.map(({ sequence }) => sequence)).toEqual(numbers(2 * EACH_WAY));
        for (const side of ["person", "agent"])
          expect(stored.filter((text) => text.startsWith(side))).toEqual(
            numbers(EACH_WAY).map((n) => `${side} ${n}`),
          );
      }
    }
  },
);

test("losing every frame of the socket loses nothing", async () => {
  const [person, agent] = [makeSupportUser(house), makeSupportUser(house, "admin")];
  const proxy = await openUnreliableProxy(house.url, 7, {
    ...STORM,
    drop: 0,
    duplicate: 0,
    swap: 0,
    kill: 1,
  });
  const theirs = openConnection(testGround({ member: person, house, url: proxy.url }));
  await theirs.send("hello");
  await theirs.open();
  await until(() => theirs.messages.length === 1);
  const ours = openConnection(
    testGround({ member: agent, house, conversation: conversationOf(house, person) }),
  );
  await ours.send("hello to you");
  await until(() => theirs.messages.length === 2);
  theirs.close();
  await proxy.close();
});

test.each(["support.storing", "support.stored"])(
  "the server dies while it stores a message (%s): one row, and it arrives after the restart",
  async (failPoint) => {
    const own = await startServer({ LOG_LEVEL: "error", TEST_FAILPOINT: failPoint });
    try {
      const person = makeSupportUser(own);
      const line = openConnection(testGround({ member: person, house: own }));
      await line.send("Can you hear me?");
      await own.ended();
      expect(line.listPending().map(({ text }) => text)).toEqual(["Can you hear me?"]);
      await own.start({ TEST_FAILPOINT: "" });
      line.retry(line.listPending()[0]?.clientMessageId ?? ""); // ten tries may have gone by meanwhile: the tap on "Retry"
      await until(() => line.listPending().length === 0);
      expect(own.query("select body from support_messages")).toEqual([{ body: "Can you hear me?" }]);
      line.close();
    } finally {
      await own.stop();
    }
  },
);

test("a reload with three in the outbox sends all three, once and in order, and so do two tabs at the same time", async () => {
  const person = makeSupportUser(house);
  const store = memoryStore();
  const before = openConnection(testGround({ member: person, house, store, isCut: () => true }));
  for (const text of ["one", "two", "two"]) await before.send(text);
  expect(textsOf(person)).toEqual([]);
  const tabs = [
    openConnection(testGround({ member: person, house, store })),
    openConnection(testGround({ member: person, house, store })),
  ];
  const [first = ""] = tabs[0]?.listPending().map(({ clientMessageId }) => clientMessageId) ?? [];
  for (const tab of tabs) tab.retry(first);
  await until(() => tabs.every((tab) => tab.listPending().length === 0));
  expect(textsOf(person)).toEqual(["one", "two", "two"]);
});

test("after ten tries without a network a message waits for a tap; then everything goes in its order", async () => {
  const person = makeSupportUser(house);
  let isCut = true;
  const line = openConnection(testGround({ member: person, house, isCut: () => isCut }));
  for (const text of ["first", "second", "third"]) await line.send(text);
  await until(() => line.listPending().every(({ failed }) => failed?.isExhausted));
  expect(line.listPending()).toHaveLength(3);
  isCut = false;
  line.retry(line.listPending()[1]?.clientMessageId ?? "");
  await until(() => line.listPending().length === 0);
  expect(textsOf(person)).toEqual(["first", "second", "third"]);
});

test("what came while the network was away appears once, and is told once", async () => {
  const [person, agent] = [makeSupportUser(house), makeSupportUser(house, "admin")];
  let isCut = false;
  const ground = testGround({ member: person, house, isCut: () => isCut });
  const line = openConnection(ground);
  await line.send("I will be away");
  await until(() => textsOf(person).length === 1);
  await line.catchUp();
  isCut = true;
  const ours = openConnection(
    testGround({ member: agent, house, conversation: conversationOf(house, person) }),
  );
  for (const n of numbers(5)) await ours.send(`answer ${n}`);
  await until(() => ours.listPending().length === 0);
  expect(await line.catchUp()).toBe(false);
  expect([line.messages.length, line.isOffline]).toEqual([1, true]);
  isCut = false;
  await Promise.all([line.catchUp(), line.catchUp()]);
  await line.catchUp();
  expect(line.messages.map(({ content }) => content)).toEqual([
    "I will be away",
    ...numbers(5).map((n) => `answer ${n}`),
  ]);
  expect(ground.heard.map((messages) => messages.length)).toEqual([5]);
});

test("what the server refuses stays with its reason and holds up nobody behind it", async () => {
  const person = makeSupportUser(house);
  const line = openConnection(testGround({ member: person, house }));
  await line.send("x".repeat(2001));
  await line.send("short");
  await until(() => textsOf(person).length === 1 && line.listPending().length === 1);
  expect(line.listPending().map(({ failed }) => failed?.reason)).toEqual([
    "Message Too Long: Please keep your message under 2000 characters.",
  ]);
});

test("a page that stayed open sends nothing into the conversation of who signed in after it, and goes on when its own person is back", async () => {
  const [ada, obi] = [makeSupportUser(house), makeSupportUser(house)];
  let signedIn: Member | undefined = obi;
  const ground = testGround({ member: ada, house, session: () => signedIn });
  const line = openConnection(ground);
  await line.open();
  await line.send("for the eyes of support");
  await until(() => line.isSignedOut && line.sending === "");
  signedIn = undefined;
  line.wake();
  await until(() => line.sending === "");
  expect([textsOf(ada), textsOf(obi)]).toEqual([[], []]);
  expect(line.listPending().map(({ failed }) => failed)).toEqual([undefined]);
  signedIn = ada;
  line.wake();
  await until(() => line.listPending().length === 0);
  expect([textsOf(ada), textsOf(obi)]).toEqual([["for the eyes of support"], []]);
  expect([line.isSignedOut, line.isLoaded]).toEqual([false, true]);
  line.close();
});

test("an agent whose page has not heard of another's answer reads it first; the text waits, and a tap sends it", async () => {
  const [person, agent, other] = [
    makeSupportUser(house),
    makeSupportUser(house, "admin"),
    makeSupportUser(house, "admin"),
  ];
  const asked = openConnection(testGround({ member: person, house }));
  await asked.send("Where is my letter?");
  await until(() => textsOf(person).length === 1);
  const conversation = conversationOf(house, person);
  const [mine, theirs] = [agent, other].map((member) =>
    openConnection(testGround({ member, house, conversation })),
  );
  await mine?.catchUp();
  await theirs?.send("I take it");
  await until(() => textsOf(person).length === 2);
  const id = (await mine?.send("Mine, too")) ?? "";
  await until(() => mine?.listPending()[0]?.failed !== undefined);
  expect(mine?.listPending()[0]?.failed?.reason).toContain("Somebody else has answered");
  expect(textsOf(person)).toEqual(["Where is my letter?", "I take it"]);
  await mine?.catchUp();
  mine?.retry(id);
  await until(() => textsOf(person).length === 3);
  expect(textsOf(person)).toEqual(["Where is my letter?", "I take it", "Mine, too"]);
});
