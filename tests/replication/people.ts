import { randomUUID } from "node:crypto";
import { makeSupportUser } from "../support-client";
import { Visitor, type TestServer } from "../test-server";

/** Somebody signed in, straight from the primary's database, whose requests go to `url`. */
export function makePerson(primary: TestServer, url: string, role: "user" | "admin" = "user") {
  const { id, cookie } = makeSupportUser(primary, role);
  const visitor = new Visitor(url).keep("oya_session", cookie.split("=")[1] ?? "");
  return Object.assign(visitor, { id });
}

/** Sends a message to support; whether it was acknowledged. */
export async function sendMessage(person: Visitor, clientMessageId = randomUUID()): Promise<boolean> {
  const form = new FormData();
  form.set("message", `Message ${clientMessageId}`);
  form.set("clientMessageId", clientMessageId);
  try {
    const answer = await person.post("/api/support/message", form);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** People who write to support without a pause, until they are told to stop. */
export function startWriters(primary: TestServer, url: string, count = 4) {
  const acknowledged: string[] = [];
  let isStopped = false;
  const writers = Array.from({ length: count }, async () => {
    let person = makePerson(primary, url);
    for (let sent = 1; !isStopped; sent += 1) {
      if (sent % 18 === 0) person = makePerson(primary, url); // the limit of messages is one person's
      const id = randomUUID();
      if (await sendMessage(person, id)) acknowledged.push(id);
      else await new Promise((done) => setTimeout(done, 5));
    }
  });
  // One that cannot even begin, as on a full disk, writes no more.
  const ended = Promise.allSettled(writers);
  return {
    acknowledged,
    stop: async () => {
      isStopped = true;
      await ended;
    },
  };
}

/** The acknowledged messages that a database does not have. */
export function missing(server: TestServer, ids: string[]): string[] {
  const stored = new Set(
    server.query<{ id: string }>("select client_message_id as id from support_messages").map(({ id }) => id),
  );
  return ids.filter((id) => !stored.has(id));
}
