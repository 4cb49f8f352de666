import { beforeAll, expect, test } from "vitest";
import { registerWithKey } from "../api-people";
import { ADVERT, generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";
import { storeApplication } from "../factories/server-applications";
import { shareServer, type SharedServer } from "../pooled-server";
import { hours } from "~/time";

let house: SharedServer;
let key = "";
let userId = "";
let letter = "";
let application = "";
const EMAIL = "v1@example.com";

beforeAll(async () => {
  house = await shareServer();
  const made = await registerWithKey(house, EMAIL, ["read", "write", "generate", "account"]);
  key = made.key;
  userId = house.query<{ id: string }>("select id from users where email = ?", EMAIL)[0]?.id ?? "";
  const form = generationForm({ file: await makeResumeDocx() });
  const documents = await makeDocuments(house, made.person, form);
  letter = documents.coverLetter.id;
  application = documents.applicationId;
});

type Answer = { status: number; headers: Headers; body: Record<string, unknown> };
async function call(
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await house.visitor().send(`/api/v1${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? {} : JSON.parse(text) };
}
const errorOf = ({ body }: Answer) => (body as { error: Record<string, unknown> }).error;
const dataOf = ({ body }: Answer) => body.data as Record<string, unknown>[];

test("lists come page by page, newest first, and a filter holds on every page", async () => {
  for (const id of ["page-1", "page-2", "page-3"]) storeApplication(house, userId, id, { isMaking: false });
  const seen: unknown[] = [];
  for (let cursor = ""; ;) {
    const page = await call("GET", `/applications?limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...dataOf(page).map(({ id }) => id));
    expect([dataOf(page).length <= 2, page.body.hasMore]).toEqual([true, page.body.nextCursor !== null]);
    if (page.body.nextCursor === null) break;
    cursor = String(page.body.nextCursor);
  }
  expect(seen.toSorted()).toEqual([application, "page-1", "page-2", "page-3"].toSorted());
  expect(seen.at(-1)).toBe(application);
  expect(dataOf(await call("GET", "/applications?q=hospital")).length).toBe(3);
  expect(dataOf(await call("GET", "/documents?type=resume"))).toMatchObject([{ applicationId: application }]);
  expect(dataOf(await call("GET", "/documents?limit=1"))[0]).not.toHaveProperty("content");
  expect(dataOf(await call("GET", "/generations"))).toMatchObject([{ status: "succeeded" }]);
  expect(dataOf(await call("GET", "/events"))).toMatchObject([
    { type: "application.ready", data: { applicationId: application, status: "succeeded" } },
  ]);
});

test("what is left to use is the sum of all that came and went", async () => {
  const { body: credits } = await call("GET", "/credits");
  expect(credits).toMatchObject({ plan: "free_trial", isActive: true, coverLetters: 1, resumes: 0 });
  const movements = dataOf(await call("GET", "/credits/movements"));
  const sumOf = (kind: string) =>
    movements.filter((one) => one.kind === kind).reduce((sum, { amount }) => sum + Number(amount), 0);
  expect([sumOf("cover_letter"), sumOf("resume")]).toEqual([1, 0]);
});

test("errors have one form, and a field nobody knows is named", async () => {
  const missing = await call("GET", "/documents/none");
  expect([missing.status, errorOf(missing)]).toMatchObject([
    404,
    { type: "invalid_request_error", code: "NOT_FOUND" },
  ]);
  expect(errorOf(missing).requestId).toBe(missing.headers.get("x-request-id"));
  const wrong: [string, string, object, number, string, string | undefined][] = [
    ["GET", "/applications?sate=ready", {}, 400, "UNKNOWN_FIELD", "sate"],
    ["GET", "/credits?x=1", {}, 400, "UNKNOWN_FIELD", "x"],
    ["GET", "/applications?limit=0", {}, 400, "BAD_INPUT", "limit"],
    ["GET", "/applications?cursor=x", {}, 400, "BAD_INPUT", "cursor"],
    ["PATCH", `/applications/${application}`, { body: { note: "x" } }, 400, "UNKNOWN_FIELD", "note"],
    ["PUT", "/profile", { body: { profile: { basics: { nmae: "x" } } } }, 400, "UNKNOWN_FIELD", "profile.basics.nmae"], // prettier-ignore
    ["POST", "/generations", { body: { jobDescription: ADVERT, seen: "1" } }, 400, "UNKNOWN_FIELD", "seen"],
    ["PUT", "/applications", { body: {} }, 405, "METHOD_NOT_ALLOWED", undefined],
    ["GET", "/no-such-address", {}, 404, "NOT_FOUND", undefined],
    ["POST", "/adverts/read", { body: {}, headers: { "content-type": "text/plain" } }, 415, "UNSUPPORTED_TYPE", undefined], // prettier-ignore
    [
      "GET",
      "/credits",
      { headers: { authorization: "Bearer oya_wrong" } },
      401,
      "UNAUTHENTICATED",
      undefined,
    ],
  ];
  for (const [method, path, init, status, code, param] of wrong) {
    const answer = await call(method, path, init);
    expect([path, answer.status, errorOf(answer).code, errorOf(answer).param]).toEqual([
      path,
      status,
      code,
      param,
    ]);
  }
  const broken = await house.visitor().send("/api/v1/adverts/read", {
    method: "POST",
    body: '{"jobDescription": ',
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
  });
  expect([broken.status, await broken.text()]).toEqual([400, expect.stringContaining("not JSON")]);
});

test("a document's file comes whole, in ranges, and not twice; a wrong format is named", async () => {
  const get = (query: string, headers: Record<string, string> = {}) =>
    house
      .visitor()
      .get(`/api/v1/documents/${letter}/file${query}`, { authorization: `Bearer ${key}`, ...headers });
  const whole = await get("?format=pdf");
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, bytes.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  expect(whole.headers.get("content-disposition")).toMatch(/^attachment; filename=".+\.pdf"/);
  const etag = whole.headers.get("etag") ?? "";
  expect((await get("?format=pdf", { "if-none-match": etag })).status).toBe(304);
  const range = await get("?format=pdf", { range: "bytes=5-9", "if-range": etag });
  expect([range.status, Buffer.from(await range.arrayBuffer())]).toEqual([206, bytes.subarray(5, 10)]);
  const word = await get("?format=docx&design=graduate");
  expect(
    Buffer.from(await word.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
  const refused = await call("GET", `/documents/${letter}/file?format=odt`);
  expect([refused.status, errorOf(refused).param]).toEqual([400, "format"]);
  const many = await call("GET", `/documents/${letter}/file?format=pdf&pages=many`);
  expect([many.status, errorOf(many).message]).toEqual([400, "Choose one page or two."]);
  expect((await call("GET", `/documents/${letter}/file?format=pdf&colour=red`)).status).toBe(400);
  expect((await call("GET", "/documents/none/file?format=pdf")).status).toBe(404);
});

test("a change needs the ETag that was read; another change in between loses nothing", async () => {
  const path = `/documents/${letter}`;
  const first = await call("GET", path);
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect((await call("GET", path, { headers: { "if-none-match": etag } })).status).toBe(304);
  const content = `${String(first.body.content)}\n\nP.S. One`;
  const change = (text: string, match?: string) =>
    call("PATCH", path, { body: { content: text }, ...(match && { headers: { "if-match": match } }) });
  expect((await change(content)).status).toBe(428);
  const saved = await change(content, etag);
  expect([saved.status, saved.body.content]).toEqual([200, content]);
  const lost = await change("Something else", etag);
  expect([lost.status, errorOf(lost)]).toMatchObject([412, { type: "conflict_error", param: "If-Match" }]);
  expect((await call("GET", path)).body.content).toBe(content);
  const now = saved.headers.get("etag") ?? "";
  expect((await call("GET", path)).headers.get("etag")).toBe(now);
  expect((await change(`${content} and two`, `"other", ${now}`)).status).toBe(200);
  // Two at once with the same ETag: one of them is told.
  const statusesOfRace = async (changes: object[]) => {
    const { headers } = await call("GET", path);
    const match = { "if-match": headers.get("etag") ?? "" };
    const answers = await Promise.all(changes.map((body) => call("PATCH", path, { body, headers: match })));
    return answers.map(({ status }) => status).toSorted();
  };
  expect(await statusesOfRace([{ content: `${content} A` }, { content: `${content} B` }])).toEqual([
    200, 412,
  ]);
  expect(await statusesOfRace([{ design: "senior" }, { pages: 1 }])).toEqual([200, 412]);
  expect(await statusesOfRace([{ content: `${content} C` }, { design: "graduate" }])).toEqual([200, 412]);
  const gone = await call("DELETE", path, { headers: { "if-match": etag } });
  expect(gone.status).toBe(412);
  expect((await call("DELETE", path)).status).toBe(204);
  expect((await call("GET", path)).status).toBe(404);
});

test("a text and a style that are saved at once by the first addresses both stay", async () => {
  const { person } = await registerWithKey(house, "v1-at-once@example.com");
  const form = generationForm({ file: await makeResumeDocx() });
  const { id } = (await makeDocuments(house, person, form)).coverLetter;
  const put = (body: object) =>
    person.send(`/api/documents/${id}`, {
      method: "PUT",
      body: JSON.stringify(body),
      headers: { origin: house.url, "content-type": "application/json" },
    });
  const shown = async () => (await person.get(`/api/documents/${id}`)).json() as Promise<{ content: string }>;
  for (const design of ["senior", "graduate", "plain"]) {
    const content = `${(await shown()).content}\n\nSaved beside ${design}.`;
    const both = [put({ content }), put({ design })];
    const answers = await Promise.all(design === "graduate" ? both.toReversed() : both);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await shown()).toMatchObject({ content, design });
  }
});

test("an application is changed with or without If-Match, and an old one is refused", async () => {
  const path = `/applications/${application}`;
  const etag = (await call("GET", path)).headers.get("etag") ?? "";
  const sent = await call("PATCH", path, { body: { state: "sent" }, headers: { "if-match": etag } });
  expect([sent.status, sent.body.state]).toEqual([200, "sent"]);
  const stale = await call("PATCH", path, { body: { notes: "late" }, headers: { "if-match": etag } });
  expect(stale.status).toBe(412);
  expect((await call("PATCH", path, { body: { notes: "Called" } })).body.notes).toBe("Called");
  expect(dataOf(await call("GET", "/events?type=application.state_changed"))).toMatchObject([
    { data: { applicationId: application, state: "sent", before: "ready" } },
  ]);
  expect(dataOf(await call("GET", "/events?type=document.updated")).length).toBeGreaterThan(0);
});

test("the first profile needs no ETag, each later one does", async () => {
  const { key: newKey } = await registerWithKey(house, "v1-new@example.com", ["read", "write"]);
  const headers = { authorization: `Bearer ${newKey}` };
  const basics = { name: "Ngozi Eze" };
  expect((await call("GET", "/profile", { headers })).status).toBe(404);
  const first = await call("PUT", "/profile", { body: { profile: { basics } }, headers });
  expect([first.status, first.body.version]).toEqual([200, 1]);
  const body = { profile: { basics: { ...basics, label: "Nurse" } } };
  expect((await call("PUT", "/profile", { body, headers })).status).toBe(428);
  const etag = (await call("GET", "/profile", { headers })).headers.get("etag") ?? "";
  const match = { ...headers, "if-match": etag };
  expect((await call("PUT", "/profile", { body, headers: match })).body.version).toBe(2);
  expect((await call("PUT", "/profile", { body, headers: match })).status).toBe(412);
});

test("a POST with a key is made once and answered again; other content, and a call still running, is 409", async () => {
  const post = (body: object, idempotencyKey: string, path = "/generations") =>
    call("POST", path, { body, headers: { "idempotency-key": idempotencyKey } });
  const wish = {
    jobTitle: "Accountant",
    companyName: "Harmattan Logistics",
    jobDescription: ADVERT,
    generateCoverLetter: true,
  };
  const first = await post(wish, "wish-1");
  expect([first.status, first.headers.get("idempotent-replayed")]).toEqual([202, null]);
  expect(first.headers.get("location")).toBe(`/api/v1/generations/${String(first.body.id)}`);
  const again = await post(Object.fromEntries(Object.entries(wish).reverse()), "wish-1");
  expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([202, "true"]);
  expect([again.body, again.headers.get("location")]).toEqual([first.body, first.headers.get("location")]);
  const other = await post({ ...wish, companyName: "Other Ltd" }, "wish-1");
  expect([other.status, errorOf(other).code]).toEqual([409, "IDEMPOTENCY_MISMATCH"]);
  const elsewhere = await post({ jobDescription: ADVERT }, "wish-1", "/adverts/read");
  expect(elsewhere.status).toBe(409);

  // A refusal made nothing: once its reason is gone, the same call with the same key is made.
  const broke = { ...wish, companyName: "Second Ltd" };
  const noCredits = await post(broke, "wish-2");
  expect([noCredits.status, errorOf(noCredits).type]).toEqual([402, "payment_error"]);
  expect((await post(broke, "wish-2")).headers.get("idempotent-replayed")).toBeNull();
  expect((await post({ ...wish, tone: "loud" }, "wish-3")).status).toBe(400);
  expect((await post(wish, "x".repeat(256))).status).toBe(400);

  const row = "where location is not null and user_id = ?";
  house.execute(`update idempotent_answers set status = null, started_at = ? ${row}`, Date.now(), userId);
  const running = await post(wish, "wish-1");
  expect([running.status, errorOf(running).code]).toEqual([409, "IDEMPOTENCY_IN_USE"]);
  // Broken off: it is made again, and makes no second generation.
  house.execute(`update idempotent_answers set started_at = ? ${row}`, Date.now() - 301_000, userId);
  expect((await post(wish, "wish-1")).body.id).toBe(first.body.id);
  house.execute("update idempotent_answers set created_at = ?", Date.now() - hours(24));
  const nextDay = await post({ jobDescription: ADVERT }, "wish-1", "/adverts/read");
  expect([nextDay.status, nextDay.headers.get("idempotent-replayed")]).toEqual([200, null]);
  const made = "select 1 from generations where user_id = ?";
  expect(house.query(made, userId)).toHaveLength(2);
});

test("what was refused because there was no resume is made with the same key once there is one", async () => {
  const { key: own } = await registerWithKey(house, "v1-newcomer@example.com", ["write", "generate"]);
  const authorization = `Bearer ${own}`;
  const wish = { jobTitle: "Nurse", companyName: "Tavora Ltd", jobDescription: ADVERT, optimizeResume: true };
  const make = () =>
    house.visitor().send("/api/v1/generations", {
      method: "POST",
      body: JSON.stringify(wish),
      headers: { authorization, "content-type": "application/json", "idempotency-key": "first" },
    });
  const refused = await make();
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("no resume")]);
  const body = new FormData();
  body.set("resume", new Blob([(await makeResumeDocx()) as BlobPart]), "cv.docx");
  const added = await house
    .visitor()
    .send("/api/career/import", { method: "POST", body, headers: { authorization } });
  expect(added.status).toBe(200);
  const made = await make();
  expect([made.status, made.headers.get("idempotent-replayed")]).toEqual([202, null]);
  expect((await make()).headers.get("idempotent-replayed")).toBe("true");
});
