import { beforeAll, expect, test } from "vitest";
import { OPEN_PER_PERSON } from "~/http/security/server-limits";
import { storeRunningGeneration } from "../factories/server-applications";
import { shareServer, type SharedServer } from "../pooled-server";
import { makeSupportUser, type Member } from "../support-client";
import { until } from "../test-server";

// A person may have a few event streams: whoever opens more ends the own oldest ones, and nobody else's.

let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});

let made = 0;
function startGeneration({ id: userId }: Member): string {
  const id = `stream-${(made += 1)}`;
  storeRunningGeneration(server, userId, { id });
  return id;
}

/** Opens the stream of an application and reads until it ends. */
async function follow({ cookie }: Pick<Member, "cookie">, application: string) {
  const hangUp = new AbortController();
  const response = await fetch(`${server.url}/applications/${application}/events`, {
    headers: { cookie },
    signal: hangUp.signal,
  });
  let text = "";
  let isOpen = true;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  void read()
    .catch(() => undefined) // hung up
    .finally(() => (isOpen = false));
  await until(() => text.includes("data: ") || !isOpen);
  return { status: response.status, isOpen: () => isOpen, text: () => text, hangUp: () => hangUp.abort() };
}

test("one stream more than a person may have ends the oldest; ended ones make room, and others keep theirs", async () => {
  const [one, other] = [makeSupportUser(server), makeSupportUser(server)];
  const [short, long, foreign] = [startGeneration(one), startGeneration(one), startGeneration(other)];
  const untouched = await follow(other, foreign);
  const three = [await follow(one, short), await follow(one, short), await follow(one, short)];
  const kept = [await follow(one, long), await follow(one, long)];
  expect([untouched, ...three, ...kept].map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(three.length + kept.length).toBe(OPEN_PER_PERSON.eventStreams);

  server.execute("update generations set status = 'failed' where id = ?", short);
  await until(() => three.every(({ isOpen }) => !isOpen()));
  expect(three.map(({ text }) => text())).toEqual(
    Array(3).fill(expect.stringContaining('"isFinished":true')),
  );
  for (let free = 0; free < three.length; free += 1) kept.push(await follow(one, long));
  expect(kept.map(({ isOpen }) => isOpen())).toEqual(Array(OPEN_PER_PERSON.eventStreams).fill(true));

  kept.push(await follow(one, long));
  await until(() => kept[0]?.isOpen() === false);
  expect(kept.slice(1).map(({ isOpen }) => isOpen())).toEqual(Array(OPEN_PER_PERSON.eventStreams).fill(true));
  expect(untouched.isOpen()).toBe(true);
  for (const { hangUp } of [untouched, ...kept]) hangUp();
  server.execute("update generations set status = 'failed'");
});

test("who is not signed in gets no stream, and a stranger none of somebody else's", async () => {
  const owner = makeSupportUser(server);
  const application = startGeneration(owner);
  expect((await follow({ cookie: "" }, application)).status).toBe(401);
  expect((await follow(makeSupportUser(server), application)).status).toBe(404);
  server.execute("update generations set status = 'failed'");
});
