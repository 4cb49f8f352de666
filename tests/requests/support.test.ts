import { createHash, createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, registerPerson, until, type TestServer, type Visitor } from "../test-server";

const SECRET = "a-secret-that-only-the-mail-service-knows";

type Sent = {
  message: string;
  sent: {
    id: string;
    sequence: number;
    content: string;
    seenAt: string | null;
    metadata: {
      imageAttachment?: {
        url: string;
        thumbnailUrl: string;
        originalName: string;
        width: number;
        height: number;
      };
    };
  };
};
type Page = {
  messages: { sequence: number; content: string; messageType: string; seenAt: string | null }[];
  last: number;
  seen: { byPerson: number; bySupport: number };
};

let house: TestServer;
let admin: Visitor;
beforeAll(async () => {
  house = await startServer({
    SUPPORT_EMAIL: "help@oya.example",
    SUPPORT_INBOUND_SECRET: SECRET,
    SUPPORT_WHATSAPP: "+234 801 234 5678",
  });
  admin = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
});
afterAll(() => house.stop());

let people = 0;
async function newPerson() {
  people += 1;
  const email = `person${people}@example.com`;
  const visitor = await registerPerson(house, email);
  const id = house.query<{ id: string }>("select id from users where email = ?", email)[0]?.id ?? "";
  const conversation = () =>
    house.query<{ id: string; user_reply_token: string; support_reply_token: string }>(
      "select conversations.*, token as user_reply_token from conversations join reply_addresses using (user_id) where user_id = ?",
      id,
    )[0];
  return { visitor, email, id, conversation };
}

function form(fields: Record<string, string | Blob>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") body.set(name, value);
    else body.set(name, value, "picture.png");
  }
  return body;
}

const send = (visitor: Visitor, fields: Record<string, string | Blob>) =>
  visitor.post("/api/support/message", form(fields));
const bodyOf = async <Body>(response: Response) => (await response.json()) as Body;
const messagesOf = async (visitor: Visitor, range = "") =>
  bodyOf<Page>(await visitor.get(`/api/support/messages${range}`));
const answer = (conversationId: string, message: string, more: Record<string, string> = {}) =>
  admin.post(`/api/admin/support/${conversationId}/message`, form({ message, ...more }));
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#777",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });

test("a message sent twice under one id is stored once and answered the same", async () => {
  const { visitor } = await newPerson();
  const clientMessageId = randomUUID();
  const first = await bodyOf<Sent>(
    await send(visitor, { message: "My letter is gone", clientMessageId, currentPage: "/documents" }),
  );
  expect(first.message).toContain("Message Sent!");
  const second = await send(visitor, { message: "My letter is gone", clientMessageId });
  expect(second.status).toBe(200);
  expect((await bodyOf<Sent>(second)).sent.id).toBe(first.sent.id);
  expect((await messagesOf(visitor)).messages).toHaveLength(1);
});

test("two messages with the same words stay two, in order", async () => {
  const { visitor } = await newPerson();
  for (const clientMessageId of [randomUUID(), randomUUID()])
    await send(visitor, { message: "ok", clientMessageId });
  expect((await messagesOf(visitor)).messages.map(({ sequence, content }) => [sequence, content])).toEqual([
    [1, "ok"],
    [2, "ok"],
  ]);
  expect((await messagesOf(visitor, "?after=1")).messages.map(({ sequence }) => sequence)).toEqual([2]);
});

test("2000 characters are taken, counted as people count them, and 2001 are not; nothing is not a message", async () => {
  const { visitor } = await newPerson();
  expect((await send(visitor, { message: "🙂".repeat(2000) })).status).toBe(200);
  const long = await send(visitor, { message: "a".repeat(2001) });
  expect([long.status, await long.json()]).toEqual([
    400,
    expect.objectContaining({
      title: "Message Too Long",
      message: "Please keep your message under 2000 characters.",
    }),
  ]);
  const empty = await send(visitor, { message: "  \n " });
  expect([empty.status, await empty.json()]).toEqual([
    400,
    expect.objectContaining({
      title: "Empty Message",
      message: "Please enter a message or select an image before sending.",
    }),
  ]);
});

test("a picture is made anew: no metadata, 1600 pixels, a small one first, for the two sides only", async () => {
  const { visitor, conversation } = await newPerson();
  const { visitor: stranger } = await newPerson();
  const original = await noise(2400, 1200)
    .withExif({ IFD0: { Copyright: "planted-secret-place" } })
    .jpeg()
    .toBuffer();
  expect(original.includes("planted-secret-place")).toBe(true);
  const { sent } = await bodyOf<Sent>(
    await send(visitor, { image: new Blob([new Uint8Array(original)], { type: "image/jpeg" }) }),
  );
  expect(sent.content).toBe("Image attachment");
  const image = sent.metadata.imageAttachment;
  expect(image).toMatchObject({ width: 1600, height: 800, originalName: "picture.png" });
  const full = await visitor.get(image?.url ?? "");
  expect(Object.fromEntries(full.headers)).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-disposition": "inline",
  });
  expect(full.headers.get("cache-control")).toContain("private");
  const bytes = Buffer.from(await full.arrayBuffer());
  expect(bytes.includes("planted-secret-place")).toBe(false);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect((await (await visitor.get(image?.thumbnailUrl ?? "")).arrayBuffer()).byteLength).toBeLessThanOrEqual(
    15 * 1024,
  );
  expect([
    (await stranger.get(image?.url ?? "")).status,
    (await house.visitor().get(image?.url ?? "")).status,
    (await admin.get(image?.url ?? "")).status,
  ]).toEqual([404, 401, 200]);
  expect(conversation()?.id).toBeTruthy();
});

test("an agent answers with a picture, by the form and by /api, and it is the person's to see", async () => {
  const { visitor, conversation } = await newPerson();
  await send(visitor, { message: "Where is the button?" });
  const id = conversation()?.id ?? "";
  const picture = () =>
    new Blob([new Uint8Array(readFileSync("public/icon-192.png"))], { type: "image/png" });
  expect(
    (await admin.post(`/admin/support/${id}`, form({ message: "Here.", image: picture() }))).status,
  ).toBe(303);
  const { sent } = await bodyOf<Sent>(
    await admin.post(`/api/admin/support/${id}/message`, form({ image: picture() })),
  );
  expect(sent.content).toBe("Image attachment");
  const shown = house.query<{ id: string }>(
    "select i.id from support_images i join support_messages m on m.id = i.message_id where m.conversation_id = ?",
    id,
  );
  expect(shown).toHaveLength(2);
  for (const image of shown) expect((await visitor.get(`/support/images/${image.id}`)).status).toBe(200);
  const bad = await admin.post(
    `/admin/support/${id}`,
    form({ message: "This one?", image: new Blob(["<svg/>"], { type: "image/svg+xml" }) }),
  );
  const page = await bad.text();
  expect([bad.status, page.includes("Please select an image file"), page.includes("This one?")]).toEqual([
    400,
    true,
    true,
  ]);
});

test("what is no picture is refused by its content, and one of 5 MB by its size", async () => {
  const { visitor } = await newPerson();
  const svg = await send(visitor, {
    image: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], {
      type: "image/svg+xml",
    }),
  });
  expect([svg.status, await svg.json()]).toEqual([
    400,
    expect.objectContaining({
      title: "Invalid File Type",
      message: "Please select an image file (JPG, PNG, GIF, etc.).",
    }),
  ]);
  const png = Buffer.alloc(5 * 1024 * 1024);
  png.write("\x89PNG\r\n\x1a\n", "latin1");
  const large = await send(visitor, { image: new Blob([png], { type: "image/png" }) });
  expect([large.status, await large.json()]).toEqual([
    413,
    expect.objectContaining({ title: "File Too Large", message: "Please select an image smaller than 5MB." }),
  ]);
  const broken = await send(visitor, {
    image: new Blob(["\x89PNG\r\n\x1a\nnot really"], { type: "image/png" }),
  });
  expect(broken.status).toBe(400);
  expect((await messagesOf(visitor)).messages).toEqual([]);
});

test("the twenty-first new message in a minute waits; one that was stored before does not", async () => {
  const { visitor } = await newPerson();
  const known = randomUUID();
  await send(visitor, { message: "0", clientMessageId: known });
  for (let n = 1; n < 20; n += 1) expect((await send(visitor, { message: String(n) })).status).toBe(200);
  const refused = await send(visitor, { message: "20" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await send(visitor, { message: "0", clientMessageId: known })).status).toBe(200);
});

test("without scripts: write, read the answer, see the dot on another page, and take it away", async () => {
  const { visitor, conversation } = await newPerson();
  const page = await (await visitor.get("/support")).text();
  expect(page).toContain('href="https://wa.me/2348012345678"');
  const clientMessageId = /name="clientMessageId" value="([^"]+)"/.exec(page)?.[1] ?? "";
  for (let press = 0; press < 2; press += 1) {
    const sent = await visitor.post(
      "/support",
      form({ message: "How do I pay?", clientMessageId, upTo: "0" }),
    );
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/support#write"]);
  }
  expect(
    house.query("select 1 from support_messages where client_message_id = ?", clientMessageId),
  ).toHaveLength(1);
  expect(await (await visitor.get("/documents")).text()).not.toContain("new answer");
  expect((await answer(conversation()?.id ?? "", "By card.")).status).toBe(200);
  expect(await (await visitor.get("/documents")).text()).toContain(", new answer");
  expect(await (await visitor.get("/support")).text()).toContain("By card.");
  const seen = await visitor.post("/support/seen", { upTo: "2" });
  expect(seen.status).toBe(303);
  expect(await (await visitor.get("/documents")).text()).not.toContain("new answer");
});

test("a refused message comes back with its words", async () => {
  const { visitor } = await newPerson();
  const response = await visitor.post("/support", form({ message: "x".repeat(2001) }));
  const page = await response.text();
  expect(response.status).toBe(400);
  expect(page).toContain("Message Too Long");
  expect(page).toContain("x".repeat(2001));
});

test("markup is text to both sides, in the message, the page, the browser and a file's name", async () => {
  const { visitor, conversation } = await newPerson();
  const bad = `<img src=x onerror=alert(1)>`;
  const body = form({ message: `${bad} https://example.com/?a=1`, currentPage: bad, userAgent: bad });
  body.set("image", new Blob([new Uint8Array(await noise(20, 20).png().toBuffer())]), `${bad}.png`);
  expect((await visitor.post("/api/support/message", body)).status).toBe(200);
  await answer(conversation()?.id ?? "", bad);
  const mine = await (await visitor.get("/support")).text();
  const theirs = await (await admin.get(`/admin/support/${conversation()?.id}`)).text();
  for (const page of [mine, theirs, await (await admin.get("/admin/support")).text()]) {
    expect(page).not.toContain(bad);
    expect(page).toContain("&lt;img src=x onerror");
  }
  expect(mine).toContain('<a href="https://example.com/?a=1" rel="nofollow ugc noopener">');
});

test("an agent answers, and is warned when another answered meanwhile; the second send goes through", async () => {
  const { visitor, conversation } = await newPerson();
  await send(visitor, { message: "Help" });
  const id = conversation()?.id ?? "";
  const second = await newPerson();
  house.execute("update users set role = 'admin' where id = ?", second.id);
  expect(
    (
      await second.visitor.post(`/admin/support/${id}`, {
        message: "I take it",
        upTo: "1",
        clientMessageId: randomUUID(),
      })
    ).status,
  ).toBe(303);
  const late = await admin.post(`/admin/support/${id}`, {
    message: "Mine, too",
    upTo: "1",
    clientMessageId: randomUUID(),
  });
  expect(late.status).toBe(409);
  const page = await late.text();
  expect(page).toContain("Somebody else has answered");
  expect(page).toContain("Mine, too");
  expect(
    (await admin.post(`/admin/support/${id}`, { message: "Mine, too", upTo: "1", anyway: "1" })).status,
  ).toBe(303);
  expect((await messagesOf(visitor)).messages.map(({ content }) => content)).toEqual([
    "Help",
    "I take it",
    "Mine, too",
  ]);
  house.execute("update users set role = 'user' where id = ?", second.id);
});

test("notes stay with staff; assigning, resolving and answering are written down; a new message opens it again", async () => {
  const { visitor, conversation } = await newPerson();
  await send(visitor, { message: "Please help" });
  const id = conversation()?.id ?? "";
  const adminId =
    house.query<{ id: string }>("select id from users where email = 'admin@demo.example'")[0]?.id ?? "";
  await admin.post(`/admin/support/${id}/notes`, { note: "zqprivatezq" });
  await admin.post(`/admin/support/${id}/assignment`, { agent: adminId });
  await answer(id, "Done");
  await admin.post(`/admin/support/${id}/status`, { status: "resolved" });
  expect(await (await admin.get(`/admin/support/${id}`)).text()).toContain("zqprivatezq");
  expect(await (await visitor.get("/support")).text()).not.toContain("zqprivatezq");
  expect(await (await admin.get("/admin/support?view=resolved")).text()).toContain(id);
  await send(visitor, { message: "Not quite" });
  expect(house.query<{ status: string }>("select status from conversations where id = ?", id)).toEqual([
    { status: "open" },
  ]);
  const acts = house.query<{ action: string }>(
    "select action from audit_log where subject = ? order by rowid",
    `support:${id}`,
  );
  expect(acts.map(({ action }) => action)).toEqual([
    "support.note_added",
    "support.assigned",
    "support.answered",
    "support.resolved",
  ]);
});

test("who has waited longest against the promise of their plan stands first; a search finds words and names", async () => {
  const early = await newPerson();
  const late = await newPerson();
  await send(early.visitor, { message: "zqearlyzq" });
  await send(late.visitor, { message: "zqlatezq" });
  house.execute(
    "update conversations set waiting_since = ? where user_id = ?",
    Date.now() - 3_600_000,
    early.id,
  );
  const queue = await (await admin.get("/admin/support")).text();
  expect(queue.indexOf("zqearlyzq")).toBeGreaterThan(0);
  expect(queue.indexOf("zqearlyzq")).toBeLessThan(queue.indexOf("zqlatezq"));
  const found = await (await admin.get("/admin/support?q=zqlatezq")).text();
  expect([
    found.includes(late.conversation()?.id ?? ""),
    found.includes(early.conversation()?.id ?? ""),
  ]).toEqual([true, false]);
  expect(await (await admin.get("/admin/support?q=%25")).text()).not.toContain(late.conversation()?.id ?? "");
});

test("a saved reply fills the answer", async () => {
  const { visitor, conversation } = await newPerson();
  await send(visitor, { message: "Refund?" });
  expect(
    (await admin.post("/admin/support/replies", { code: "refund", body: "We refund within 7 days." })).status,
  ).toBe(303);
  const reply = house.query<{ id: string }>("select id from saved_replies where code = 'refund'")[0]?.id;
  expect(await (await admin.get(`/admin/support/${conversation()?.id}?reply=${reply}`)).text()).toMatch(
    /<textarea[^>]*>We refund within 7 days\.<\/textarea>/,
  );
});

test("the figures tell the truth", async () => {
  expect(await (await house.visitor().get("/api/stats/document-count")).json()).toEqual({
    count: expect.any(Number),
    baselineBoost: 0,
  });
});

// The socket

async function listen(
  visitor: Visitor,
  query: Record<string, string> = {},
  origin = house.url,
): Promise<Socket> {
  const socket = io(house.url, {
    path: "/ws",
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    query,
    extraHeaders: { cookie: `oya_session=${visitor.sessionToken}`, origin },
  });
  await new Promise((done) =>
    socket.once("connect", () => done(undefined)).once("connect_error", () => done(undefined)),
  );
  return socket;
}

test("the socket is the session's: another's userId, another origin, and the rooms of staff are refused", async () => {
  const { visitor, id } = await newPerson();
  const stranger = await newPerson();
  const own = await listen(visitor, { userId: id });
  const foreign = await listen(visitor, { userId: stranger.id });
  const elsewhere = await listen(visitor, { userId: id }, "https://evil.example");
  const inbox = await listen(visitor, { userId: id, inbox: "1" });
  expect([own.connected, foreign.connected, elsewhere.connected, inbox.connected]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const heard: unknown[] = [];
  own.on("new_support_message", (event) => heard.push(event));
  await send(stranger.visitor, { message: "not for you" });
  const { sent } = await bodyOf<Sent>(await send(visitor, { message: "for me" }));
  await until(() => heard.length > 0);
  expect(heard).toEqual([
    { targetUserId: id, message: expect.objectContaining({ id: sent.id, content: "for me" }) },
  ]);
  own.close();
});

test("signing out closes the socket at once, and staff sees where a person is connected", async () => {
  const { visitor, id } = await newPerson();
  const socket = await listen(visitor, { userId: id });
  const other = await listen(visitor.twin(), { userId: id });
  expect([socket.connected, other.connected]).toEqual([true, true]);
  const pageOfStaff = async () => (await admin.get(`/admin/users/${id}`)).text();
  expect(await pageOfStaff()).toContain("In the chat, in 2 windows");
  await visitor.post("/logout", {});
  await until(() => !socket.connected && !other.connected);
  expect(await pageOfStaff()).toContain("Not in the chat");
});

test("an agent's open inbox makes support online, and everybody is told", async () => {
  const { visitor, id } = await newPerson();
  const heard: { status?: { agentOnline: boolean } }[] = [];
  const quiet = await startServer();
  try {
    const ada = await quiet.visitor().signInAsDemo();
    expect(await (await ada.get("/api/support/status")).json()).toEqual({
      available: true,
      agentOnline: false,
    });
    const boss = await quiet.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
    await boss.post("/api/admin/support/presence", {});
    expect(await (await ada.get("/api/support/status")).json()).toEqual({
      available: true,
      agentOnline: true,
    });
    quiet.execute("update users set role = 'user'");
    expect(await (await ada.get("/api/support/status")).json()).toMatchObject({ available: false });
    expect(await (await ada.get("/documents")).text()).not.toContain('href="/support"');
  } finally {
    await quiet.stop();
  }
  const socket = await listen(visitor, { userId: id });
  socket.on("support_status_update", (event) => heard.push(event));
  const { conversation } = await newPerson();
  expect(conversation()).toBeUndefined();
  await send(visitor, { message: "Hello" });
  await admin.post(
    `/api/admin/support/${house.query<{ id: string }>("select id from conversations where user_id = ?", id)[0]?.id}/seen`,
    { upTo: "1" },
  );
  await until(() => heard.length > 0);
  expect(heard[0]).toMatchObject({
    status: { available: true },
    targetUserId: id,
    seen: { byPerson: 0, bySupport: 1 },
  });
  socket.close();
});

test("a foreign conversation does not exist for people, and staff's addresses are staff's", async () => {
  const { visitor, conversation } = await newPerson();
  const stranger = await newPerson();
  await send(visitor, { message: "private" });
  const id = conversation()?.id;
  const statuses = await Promise.all(
    [`/admin/support/${id}`, `/api/admin/support/${id}/messages`].map(
      async (path) => (await stranger.visitor.get(path)).status,
    ),
  );
  expect(statuses).toEqual([403, 403]);
  expect((await messagesOf(stranger.visitor)).messages).toEqual([]);
  expect((await admin.get("/admin/support/none")).status).toBe(404);
});

// Mail that comes in

function mailIn(mail: Record<string, unknown>, secret = SECRET) {
  const body = JSON.stringify(mail);
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  return fetch(`${house.url}/api/support/inbound`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "x-signature": `sha256=${signature}` },
  });
}

test("an answer by mail lands in its thread once, without the mail it answers", async () => {
  const { visitor, email, conversation } = await newPerson();
  await send(visitor, { message: "Question" });
  const mail = {
    messageId: `<${randomUUID()}@example.com>`,
    from: `Ngozi <${email.toUpperCase()}>`,
    to: `Support <help+${conversation()?.user_reply_token.toUpperCase()}@oya.example>`,
    subject: "Re",
    text: "It works now, thank you.\n\nOn Sat, 21 Nov 2026 at 14:05, Oya Apply <no-reply@x.example>\nwrote:\n> Old words",
  };
  expect(await (await mailIn(mail)).json()).toEqual({ outcome: "threaded" });
  expect(await (await mailIn(mail)).json()).toEqual({ outcome: "duplicate" });
  expect((await messagesOf(visitor)).messages.map(({ content }) => content)).toEqual([
    "Question",
    "It works now, thank you.",
  ]);
});

test("the support mailbox answers by mail, too, and the person hears it from support", async () => {
  const { visitor, conversation } = await newPerson();
  await send(visitor, { message: "Question" });
  const to = `help+${conversation()?.support_reply_token}@oya.example`;
  expect(
    await (
      await mailIn({ messageId: randomUUID(), from: "help@oya.example", to: [to], text: "Here you are." })
    ).json(),
  ).toEqual({ outcome: "threaded" });
  expect((await messagesOf(visitor)).messages.at(-1)).toMatchObject({
    content: "Here you are.",
    messageType: "support",
  });
});

test("a stranger's mail is put aside, a machine's ignored, an unsigned one refused", async () => {
  const { visitor, email, conversation } = await newPerson();
  const other = await newPerson();
  await send(visitor, { message: "Question" });
  const to = `help+${conversation()?.user_reply_token}@oya.example`;
  const from = (mail: Record<string, unknown>) =>
    mailIn({ messageId: randomUUID(), from: email, to, text: "words", ...mail }).then((response) =>
      response.json(),
    );
  expect(await from({ from: other.email, text: "zqstrangerzq" })).toEqual({ outcome: "quarantined" });
  expect(await from({ to: `help+${"0".repeat(32)}@oya.example` })).toEqual({ outcome: "quarantined" });
  expect(await from({ headers: { "Auto-Submitted": "auto-replied" } })).toEqual({ outcome: "ignored" });
  expect(await from({ headers: { precedence: "Bulk" } })).toEqual({ outcome: "ignored" });
  expect((await mailIn({ messageId: "x", from: email, to, text: "forged" }, "another secret")).status).toBe(
    401,
  );
  expect((await messagesOf(visitor)).messages).toHaveLength(1);
  expect(await (await admin.get("/admin/support")).text()).toContain("zqstrangerzq");
});

test("the conversation is mailed to whoever asks for theirs, with what both sides wrote and no note of staff", async () => {
  const { visitor, email, conversation } = await newPerson();
  const mailed = () =>
    house.query<{ text: string }>(
      "select text from mails where recipient = ? and subject = 'Your conversation with support'",
      email,
    );
  const early = await visitor.post("/support/copy", {});
  expect([early.status, early.headers.get("location"), mailed().length]).toEqual([303, "/support", 0]);
  await send(visitor, { message: "My letter is <b>empty</b>" });
  const { id = "" } = conversation() ?? {};
  await answer(id, "Which one is it?");
  await admin.post(`/admin/support/${id}/notes`, { note: "zqnotezq" });
  const page = await (await visitor.get("/support")).text();
  expect(page).toMatch(/action="\/support\/copy"/);
  expect((await visitor.post("/support/copy", {})).status).toBe(303);
  expect(mailed()).toHaveLength(1);
  expect(mailed()[0]?.text).toMatch(
    /You, .*:\s+My letter is <b>empty<\/b>\s+Support, .*:\s+Which one is it\?/,
  );
  expect(mailed()[0]?.text).not.toContain("zqnotezq");
});

test("what is written while nobody is online is mailed to the support address, with a way to answer", async () => {
  const quiet = await startServer({ SUPPORT_EMAIL: "help@oya.example" });
  try {
    const ada = await quiet.visitor().signInAsDemo();
    expect(await bodyOf<Sent>(await send(ada, { message: "Anybody there?" }))).toMatchObject({
      message: "Message Sent! Using email fallback - your message will still be delivered",
    });
    await send(ada, { message: "Hello?" });
    expect(
      quiet.query("select 1 from jobs where kind = 'support.notify_support' and status = 'queued'"),
    ).toHaveLength(1);
    quiet.execute("update jobs set run_at = 0 where kind = 'support.notify_support'");
    await until(() => quiet.query("select 1 from mails where recipient = 'help@oya.example'").length > 0);
    const [mail] = quiet.query<{ text: string; reply_to: string }>(
      "select text, reply_to from mails where recipient = 'help@oya.example'",
    );
    expect(mail?.text).toMatch(/Anybody there\?[\s\S]*Hello\?/);
    expect(mail?.reply_to).toMatch(/^help\+[0-9a-f]{32}@oya\.example$/);
    expect((await quiet.visitor().post("/api/support/inbound", {})).status).toBe(503);
  } finally {
    await quiet.stop();
  }
});

test("the same Message-ID is known by its hash alone", () => {
  const [row] = house.query<{ message_id_hash: string }>(
    "select message_id_hash from inbound_mails where outcome = 'threaded' limit 1",
  );
  expect(row?.message_id_hash).toHaveLength(createHash("sha256").digest("base64url").length);
});
