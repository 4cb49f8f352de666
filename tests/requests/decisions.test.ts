import { beforeAll, expect, test } from "vitest";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { registerWithResume } from "../factories/read-resume";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson, until, type Visitor } from "../test-server";

let house: SharedServer;
let file: Uint8Array;
beforeAll(async () => {
  house = await shareServer();
  file = await makeResumeDocx();
});

const DRAFT = "I led 3 people at the counter.";
let people = 0;

/** A person whose finished letter has one sentence that needs them. */
async function begin() {
  const visitor = await registerWithResume(house, `decides${(people += 1)}@example.com`);
  const sent = await visitor.post("/generate", generationForm({ file }));
  const path = sent.headers.get("location") ?? "";
  await until(async () => (await (await visitor.get(path)).text()).includes("Your documents are ready"));
  const id = `decision-${people}`;
  house.execute(
    `insert into decisions (id, created_at, generation_id, document_id, document, own, draft, why)
     select ?, 1, generation_id, document_id, type, '', ?, 'no line says you led'
     from generation_parts where generation_id = (select id from generations where application_id = ?) and type = 'cover_letter'`,
    id,
    DRAFT,
    path.split("/").at(-1),
  );
  return { visitor, path, id };
}

const documentOf = (id: string) =>
  house.query<{ id: string; content: string; version: number }>(
    "select d.id, d.content, d.version from decisions x join documents d on d.id = x.document_id where x.id = ?",
    id,
  )[0];
const credits = () => house.query<{ many: number }>("select count(*) as many from credit_ledger")[0]?.many;
const answerApi = (visitor: Visitor, id: string, json: unknown) =>
  visitor.send(`/api/decisions/${id}`, {
    method: "POST",
    headers: { origin: house.url, "content-type": "application/json" },
    body: JSON.stringify(json),
  });

test("without scripts: what needs the person stands below the document, one press adds it, a second says so kindly", async () => {
  const { visitor, path, id } = await begin();
  const page = await (await visitor.get(path)).text();
  expect(page).toContain("1 sentence needs you.");
  expect(page).toContain(DRAFT);
  expect(page).toContain("no line says you led");
  expect(page).toMatch(/\d+ sentences, each from a line of yours\./);
  const back = /name="back" value="([^"]+)"/.exec(page)?.[1] ?? "";
  expect(back).toBe(`${path}#needs-you-cover_letter`);
  const spent = credits();
  const answered = await visitor.post(`/decisions/${id}`, { answer: "true", back });
  expect([answered.status, answered.headers.get("location")]).toEqual([303, back]);
  const after = await (await visitor.get(path)).text();
  expect(after).toContain("Added here and to My profile.");
  expect(after).not.toContain("needs you.");
  expect(documentOf(id)?.content).toContain(DRAFT);
  const { version } = documentOf(id) ?? {};
  await visitor.post(`/decisions/${id}`, { answer: "left_out", back });
  expect(await (await visitor.get(path)).text()).toContain("You answered this already. Nothing was changed.");
  expect(documentOf(id)).toMatchObject({ version, content: expect.stringContaining(DRAFT) as string });
  expect(await (await visitor.get("/career")).text()).toContain(DRAFT);
  expect(credits()).toBe(spent);
});

test("the editor shows the same, and leads back to itself", async () => {
  const { visitor, id } = await begin();
  const page = await (await visitor.get(`/edit/${documentOf(id)?.id}`)).text();
  expect(page).toContain("1 sentence needs you.");
  const back = /name="back" value="(\/edit[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const answered = await visitor.post(`/decisions/${id}`, { answer: "own", back });
  expect(answered.headers.get("location")).toBe(back);
  const shown = await (await visitor.get(back.split("#")[0] ?? "")).text();
  expect(shown).toContain("Your words stay.");
  expect(shown).not.toContain("needs you.");
});

test("the programming interface lists decisions and answers each once", async () => {
  const { visitor, path, id } = await begin();
  const listed = { decisions: [{ id, own: "", draft: DRAFT, why: "no line says you led", state: "open" }] };
  expect(await (await visitor.get(`/api${path}`)).json()).toMatchObject(listed);
  const document = documentOf(id)?.id;
  expect(await (await visitor.get(`/api/documents/${document}`)).json()).toMatchObject(listed);
  expect((await answerApi(visitor, id, { answer: "maybe" })).status).toBe(400);
  const answered = await answerApi(visitor, id, { answer: "left_out" });
  expect(answered.status).toBe(200);
  expect(await answered.json()).toMatchObject({
    decision: { id, state: "left_out" },
    document: { id: document },
  });
  const again = await answerApi(visitor, id, { answer: "true" });
  expect(again.status).toBe(409);
  expect(JSON.stringify(await again.json())).toContain("You answered this already.");
});

test("nobody else answers: a stranger, a visitor, another site, an answer that is none", async () => {
  const { visitor, id } = await begin();
  const stranger = await registerPerson(house, "decides-stranger@example.com");
  const state = () =>
    house.query<{ state: string }>("select state from decisions where id = ?", id)[0]?.state;
  expect((await stranger.post(`/decisions/${id}`, { answer: "true" })).status).toBe(404);
  expect((await answerApi(stranger, id, { answer: "true" })).status).toBe(404);
  expect((await house.visitor().post(`/decisions/${id}`, { answer: "true" })).status).toBe(401);
  const foreign = { origin: "https://elsewhere.example" };
  expect((await visitor.post(`/decisions/${id}`, { answer: "true" }, foreign)).status).toBe(403);
  expect((await visitor.post(`/decisions/${id}`, { answer: "maybe" })).status).toBe(400);
  expect(state()).toBe("open");
  const outside = await visitor.post(`/decisions/${id}`, {
    answer: "own",
    back: "https://elsewhere.example/",
  });
  expect(outside.headers.get("location")).toBe("/documents");
  expect(state()).toBe("own");
});
