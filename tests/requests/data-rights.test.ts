import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, registerPerson, until, type TestServer, type Visitor } from "../test-server";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";

const PASSWORD = "Correct-Horse-7-Battery";
const DAY = 24 * 3600 * 1000;

let house: TestServer;
beforeAll(async () => {
  house = await startServer();
});
afterAll(() => house.stop());

/** Words that occur nowhere else, each planted in another kind of data of this person. */
function markersOf(who: string) {
  const kinds = [
    "name",
    "mail",
    "resume",
    "advert",
    "document",
    "filename",
    "settings",
    "consent",
    "token",
    "session",
    "identity",
    "answers",
    "application",
    "notes",
    "earlier",
    "photo",
    "foreign",
    "payment",
    "card",
    "webhook",
    "support",
    "picture",
    "piece",
    "complaint",
    "device",
  ] as const;
  return Object.fromEntries(kinds.map((kind) => [kind, `${who}zq${kind}zq`])) as Record<
    (typeof kinds)[number],
    string
  >;
}

type Markers = ReturnType<typeof markersOf>;

/** A person who has used everything: two documents from an upload, one edit, and a row in every table that this part of the product fills. */
async function livedIn(
  who: string,
): Promise<{ visitor: Visitor; email: string; markers: Markers; userId: string }> {
  const markers = markersOf(who);
  const email = `${markers.mail}@example.com`;
  const visitor = await registerPerson(house, email);
  const [user] = house.query<{ id: string }>("select id from users where email = ?", email);
  const userId = user?.id ?? "";
  house.execute("update users set first_name = ? where id = ?", markers.name, userId);
  const file = await makeResumeDocx(`Adaeze ${markers.resume}`);
  const form = generationForm({
    file,
    fileName: `${markers.filename}.docx`,
    more: {
      companyName: markers.advert,
      jobDescription: `Our ${markers.advert} team is hiring an accountant. You reconcile bank accounts and prepare VAT returns.`,
    },
  });
  const made = await makeDocuments(house, visitor, form);
  house.execute(
    "update documents set content = ? where id = ?",
    `${made.coverLetter.content}\n\n${markers.earlier}`,
    made.coverLetter.id,
  );
  const saved = await visitor.post(`/edit/${made.coverLetter.id}`, {
    content: `Dear ${markers.document},\n\nI reconcile accounts.\n\nKind regards\nAda`,
    version: "1",
  });
  if (saved.status !== 303) throw new Error(`saving answered ${saved.status}`);
  const later = Date.now() + DAY;
  house.execute(
    "insert or replace into user_settings (user_id, updated_at, timezone) values (?, ?, ?)",
    userId,
    Date.now(),
    markers.settings,
  );
  house.execute(
    "insert into consents (id, user_id, purpose, version, text_hash, given_at, user_agent) values (?, ?, 'marketing', '1', 'h', ?, ?)",
    `c-${who}`,
    userId,
    Date.now(),
    markers.consent,
  );
  house.execute(
    "insert into identities (id, created_at, user_id, issuer, subject) values (?, ?, ?, 'https://accounts.google.com', ?)",
    `i-${who}`,
    Date.now(),
    userId,
    markers.identity,
  );
  house.execute(
    "insert into tokens (token_hash, created_at, user_id, purpose, value, expires_at) values (?, ?, ?, 'change_email', ?, ?)",
    `t-${who}`,
    Date.now(),
    userId,
    markers.token,
    later,
  );
  house.execute(
    "insert into sign_in_codes (user_id, created_at, code_hash, expires_at) values (?, ?, ?, ?)",
    userId,
    Date.now(),
    `codehash-${who}`,
    later,
  );
  house.execute(
    "insert into photos (id, created_at, user_id, bytes) values (?, ?, ?, ?)",
    `p-${who}`,
    Date.now(),
    userId,
    Buffer.from(markers.photo),
  );
  house.execute("update sessions set user_agent = ? where user_id = ?", markers.session, userId);
  house.execute(
    "insert into remembered_browsers (token_hash, created_at, user_id, expires_at, user_agent) values (?, ?, ?, ?, ?)",
    `remembered-${who}`,
    Date.now(),
    userId,
    later,
    markers.device,
  );
  house.execute(
    "insert into recovery_codes (code_hash, created_at, user_id) values (?, ?, ?)",
    `recovery-${who}`,
    Date.now(),
    userId,
  );
  house.execute(
    "insert into authenticator_setups (user_id, created_at, secret_cipher) values (?, ?, ?)",
    userId,
    Date.now(),
    `setup-${who}`,
  );
  house.execute(
    "update generations set questionnaire = ? where user_id = ?",
    JSON.stringify({ skills: markers.answers }),
    userId,
  );
  house.execute("update applications set notes = ? where user_id = ?", markers.application, userId);
  house.execute(
    "update generation_parts set notes = ? where generation_id in (select id from generations where user_id = ?)",
    JSON.stringify([markers.notes]),
    userId,
  );
  house.execute(
    "insert into payments (id, created_at, user_id, payer_pseudonym, offer, offer_version_id, kind, reference, amount_kobo, mode, last4, failure_text) values (?, ?, ?, ?, 'jjc', 'jjc-1', 'new', ?, 1000000, 'test', ?, ?)",
    `pay-${who}`,
    Date.now(),
    userId,
    `payer-${who}`,
    `CG-${who}`,
    markers.card,
    markers.payment,
  );
  house.execute(
    "insert into paystack_events (id, received_at, body_sha256, dedupe_key, event, reference, raw_body, state) values (?, ?, ?, 'x', 'charge.success', ?, ?, 'done')",
    `w-${who}`,
    Date.now(),
    `sha-${who}`,
    `CG-${who}`,
    markers.webhook,
  );
  const whole = {
    "upload-length": "5000",
    "upload-metadata": `filename ${btoa(`${markers.piece}.pdf`)},sha256 ${btoa("ab".repeat(32))}`,
  };
  const tus = { origin: house.url, "tus-resumable": "1.0.0" };
  const begun = await visitor.send("/api/uploads", { method: "POST", headers: { ...tus, ...whole } });
  const piece = await visitor.send(begun.headers.get("location") ?? "", {
    method: "PATCH",
    headers: { ...tus, "content-type": "application/offset+octet-stream", "upload-offset": "0" },
    body: markers.piece,
  });
  if (piece.status !== 204) throw new Error(`the piece of an upload answered ${piece.status}`);
  const message = new FormData();
  message.set("message", markers.support);
  message.set(
    "image",
    new Blob([Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")]),
    `${markers.picture}.gif`,
  );
  const told = await visitor.post("/api/support/message", message);
  if (told.status !== 200) throw new Error(`the support message answered ${told.status}`);
  const complained = await visitor.post("/privacy-policy", {
    email,
    about: "other",
    body: `It is about ${markers.complaint}.`,
  });
  if (complained.status !== 303) throw new Error(`the complaint answered ${complained.status}`);
  house.execute(
    "insert into support_notes (id, created_at, conversation_id, body) select ?, ?, id, 'note' from conversations where user_id = ?",
    `n-${who}`,
    Date.now(),
    userId,
  );
  house.execute(
    "insert into mails (id, created_at, recipient, subject, text, html, sent_at) values (?, ?, ?, 'no account', ?, '', ?)",
    `${who}-foreign-mail-00000`.slice(0, 22),
    Date.now(),
    email,
    markers.foreign,
    Date.now(),
  );
  await until(
    () => house.query("select 1 from mails where recipient = ? and sent_at is null", email).length === 0,
  );
  return { visitor, email, markers, userId };
}

async function unzipped(response: Response) {
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString("utf8");
const lastToken = (email: string) =>
  /token=([\w-]{43})/.exec(
    house.query<{ text: string }>(
      "select text from mails where recipient = ? order by created_at desc, rowid desc limit 1",
      email,
    )[0]?.text ?? "",
  )?.[1] ?? "";
const close = (visitor: Visitor, password = PASSWORD, word = "DELETE") =>
  visitor.post("/delete-account", { password, word });

test("the export holds everything about the person, their files as downloaded, no secret, and nothing of anybody else", async () => {
  const ada = await livedIn("ada");
  const other = await livedIn("oth");
  const response = await ada.visitor.get("/api/user/export");
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="data-export-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(response.headers.get("cache-control")).toContain("no-store");
  const zip = await unzipped(response);
  const json = textOf(zip["data.json"]);
  const data = JSON.parse(json) as {
    schemaVersion: number;
    exportedAt: string;
    account: Record<string, unknown>;
    documents: { id: string; earlierVersions: unknown[]; files: { path: string; sha256: string }[] }[];
    mails: { text: string }[];
    creditLedger: unknown[];
    billingEvents: unknown[];
    payments: unknown[];
  };
  expect(data.schemaVersion).toBe(3);
  expect(data.account).toMatchObject({ email: ada.email, role: "user" });
  const { photo, token, foreign, webhook, ...inJson } = ada.markers;
  for (const marker of Object.values(inJson)) expect(json).toContain(marker);
  expect(textOf(zip["photo.jpg"])).toBe(photo);
  expect(json).not.toContain(token); // a token's value may be a secret
  expect(json).not.toContain(webhook); // as Paystack sent it; what it changed is exported with its payment
  expect(json).not.toContain(foreign); // a mail without an account may be another's
  expect(data.creditLedger.length).toBeGreaterThanOrEqual(4);
  expect([data.billingEvents.length, data.payments.length]).toEqual([1, 1]);
  expect(data.documents).toHaveLength(2);
  expect(data.documents.flatMap(({ earlierVersions }) => earlierVersions)).toHaveLength(1);

  for (const { id, files } of data.documents) {
    expect(files).toHaveLength(2);
    for (const { path } of files) {
      const download = await ada.visitor.get(
        `/api/documents/${id}/download?format=${path.split(".").at(-1)}`,
      );
      expect(Buffer.from(zip[path] ?? []).equals(Buffer.from(await download.arrayBuffer()))).toBe(true);
    }
  }

  const everything = Object.values(zip).map(textOf).join("\n");
  for (const marker of Object.values(other.markers)) expect(everything).not.toContain(marker);
  const secrets = house
    .query<{ secret: string }>(
      "select password_hash as secret from users union select token_hash from sessions union select token_hash from tokens union select code_hash from sign_in_codes union select code_hash from recovery_codes union select token_hash from remembered_browsers union select secret_cipher from authenticator_setups",
    )
    .flatMap(({ secret }) => secret ?? []);
  expect(secrets.length).toBeGreaterThan(5);
  for (const secret of secrets) expect(everything).not.toContain(secret);
  expect(data.mails.map(({ text }) => text).join("\n")).toContain("token=[removed]");
  expect(everything).not.toMatch(/token=[\w-]{20}/);
});

test("the export is the signed-in person's alone, and there is a page with its button", async () => {
  expect((await house.visitor().get("/api/user/export")).status).toBe(401);
  const visitor = await registerPerson(house, "exporter@example.com");
  expect(await (await visitor.get("/export")).text()).toContain("Download my data");
  const pressed = await visitor.post("/export", {});
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, "/api/user/export"]);
});

test("deleting needs the password and the word, and ten wrong passwords end the trying", async () => {
  const visitor = await registerPerson(house, "careful@example.com");
  const word = await close(visitor, PASSWORD, "delete");
  expect(word.status).toBe(400);
  expect(await word.text()).toContain("Type DELETE in capitals");
  for (let times = 0; times < 10; times += 1)
    expect((await close(visitor, "Wrong-Pass-1!")).status).toBe(403);
  expect((await close(visitor)).status).toBe(429);
  expect((await visitor.get("/dashboard")).status).toBe(200);
});

test("closing ends every session and every way in at once, and restoring brings everything back", async () => {
  const email = "back@example.com";
  const visitor = await registerPerson(house, email);
  const phone = await house.visitor().signIn(email, PASSWORD);
  const closed = await close(visitor);
  expect([closed.status, closed.headers.get("location")]).toEqual([303, "/delete-account/closed"]);
  expect(closed.headers.get("clear-site-data")).toContain("storage");
  expect(await (await visitor.get("/delete-account/closed")).text()).toContain("Your account is closed");
  for (const window of [visitor, phone]) expect((await window.get("/dashboard")).status).toBe(401);
  const refused = await house.visitor().post("/login", { email, password: PASSWORD });
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain("This account is closed.");

  const token = lastToken(email);
  for (const [path, fields] of [
    ["/login", { email, send: "magic-link" }],
    ["/login", { email, send: "otp" }],
    ["/forgot-password", { email }],
  ] as const)
    await house.visitor().post(path, fields);
  await new Promise((done) => setTimeout(done, 600)); // mails are written a moment after the answers
  expect(lastToken(email)).toBe(token); // no other mail went out
  const stranger = house.visitor();
  for (let times = 0; times < 3; times += 1)
    expect((await stranger.get(`/delete-account/closed?token=${token}`)).status).toBe(200);
  for (let times = 0; times < 2; times += 1) {
    const zip = await unzipped(await stranger.post("/delete-account/download", { token }));
    expect(textOf(zip["data.json"])).toContain(email);
  }
  const restored = await stranger.post("/delete-account/closed", { token });
  expect([restored.status, restored.headers.get("location")]).toEqual([303, "/login"]);
  const again = await stranger.post("/delete-account/closed", { token, again: "yes" }); // not the same form
  expect(again.status).toBe(400);
  expect((await stranger.post("/delete-account/download", { token })).headers.get("location")).toContain(
    "/delete-account/closed?token=",
  );
  expect((await stranger.get(`/delete-account/closed?token=${token}`)).status).toBe(400);
  for (const window of [visitor, phone]) expect((await window.get("/dashboard")).status).toBe(401); // the old sessions do not come back
  const owner = await house.visitor().signIn(email, PASSWORD);
  expect(await (await owner.get("/dashboard")).text()).toContain("3 credits");
});

test("a person without a password confirms by a link in a mail", async () => {
  const email = "google-only@example.com";
  const visitor = await registerPerson(house, email);
  house.execute("update users set password_hash = null where email = ?", email);
  expect(await (await visitor.get("/delete-account")).text()).not.toContain('type="password"');
  const asked = await visitor.post("/delete-account", { word: "DELETE" });
  expect(asked.headers.get("location")).toBe("/delete-account?sent=1");
  expect((await visitor.get("/dashboard")).status).toBe(200);
  const token = lastToken(email);
  expect(await (await visitor.get(`/delete-account/confirm?token=${token}`)).text()).toContain(
    "Delete my account",
  );
  expect((await visitor.get("/dashboard")).status).toBe(200);
  const tries = await Promise.all(
    Array.from({ length: 10 }, () => house.visitor().post("/delete-account/confirm", { token })),
  );
  expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(303)); // the first answer again
  const closed = "select 1 from mails where recipient = ? and subject like '%is closed%'";
  expect(house.query(closed, email)).toHaveLength(1);
  expect((await visitor.get("/dashboard")).status).toBe(401);
});

test("30 days after closing nothing of the person is left: not in a table, the database's bytes, the outbox, the pieces of uploads or the log", async () => {
  const person = await livedIn("gone");
  const neighbour = await livedIn("stay");
  expect(tracesOf(person.markers).map(({ marker }) => marker)).toEqual(
    expect.arrayContaining(Object.values(person.markers)),
  );
  expect((await close(person.visitor)).status).toBe(303);
  await until(
    () =>
      house.query("select 1 from mails where recipient = ? and sent_at is null", person.email).length === 0,
  );
  expect(readdirSync(join(house.dataDir, "outbox")).length).toBeGreaterThan(4);

  house.execute(
    "update users set deletion_requested_at = ? where email = ?",
    Date.now() - 30 * DAY,
    person.email,
  );
  // As if the process had ended while a mail was being written.
  writeFileSync(join(house.dataDir, "outbox", "aaaaaaaaaaaaaaaaaaaaaa.eml.part"), person.markers.mail);
  await house.stop("SIGKILL");
  await house.start(); // the rules run at start, one after the other
  await until(
    () =>
      house.query("select 1 from users where id = ?", person.userId).length === 0 &&
      tracesOf(person.markers).length === 0,
  );
  expect(house.query("select 1 from users where id = ?", person.userId)).toEqual([]);
  expect(tracesOf(person.markers)).toEqual([]);
  expect(
    tracesOf({ ...person.markers, name: person.userId }).filter(({ where }) => where !== "the log"),
  ).toEqual([]);
  expect(
    house.query("select user_id, payer_pseudonym, amount_kobo from payments where reference = 'CG-gone'"),
  ).toEqual([{ user_id: null, payer_pseudonym: "payer-gone", amount_kobo: 1_000_000 }]); // for the tax office, under a pseudonym
  expect(tracesOf(neighbour.markers).length).toBeGreaterThan(10);
  expect(tracesOf(neighbour.markers).filter(({ where }) => where.startsWith("uploads-open/"))).toHaveLength(
    1,
  );
  expect(await (await neighbour.visitor.get("/documents")).text()).toContain(neighbour.markers.advert);
  await house.stop();
  expect(tracesOf(person.markers)).toEqual([]);
  await house.start();
});

/** Where the markers are found: rows of any table, files of the database, the outbox, pieces of uploads, the log. */
function tracesOf(markers: Record<string, string>): { marker: string; where: string }[] {
  const tables = house.query<{ name: string }>("select name from sqlite_schema where type = 'table'");
  const places = [
    ...tables.map(({ name }) => ({
      where: name,
      text: house
        .query<Record<string, unknown>>(`select * from "${name}"`)
        .map((row) =>
          Object.values(row)
            .map((value) => (Buffer.isBuffer(value) ? value.toString("latin1") : String(value)))
            .join("\n"),
        )
        .join("\n"),
    })),
    ...["oya.db", "oya.db-wal", "oya.db-shm"].flatMap((file) =>
      readdirSync(house.dataDir).includes(file)
        ? [{ where: file, text: readFileSync(join(house.dataDir, file), "latin1") }]
        : [],
    ),
    ...readdirSync(join(house.dataDir, "outbox")).map((file) => ({
      where: `outbox/${file}`,
      text: `${file}\n${readFileSync(join(house.dataDir, "outbox", file), "utf8")}`,
    })),
    ...readdirSync(join(house.dataDir, "uploads-open")).map((file) => ({
      where: `uploads-open/${file}`,
      text: readFileSync(join(house.dataDir, "uploads-open", file), "utf8"),
    })),
    { where: "the log", text: house.output() },
  ];
  return Object.values(markers).flatMap((marker) =>
    places.filter(({ text }) => text.includes(marker)).map(({ where }) => ({ marker, where })),
  );
}
