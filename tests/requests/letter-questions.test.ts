import { beforeAll, expect, test } from "vitest";
import { ADVERT, generationForm, makeResumeDocx } from "../factories/generation-input";
import { registerWithResume } from "../factories/read-resume";
import { shareServer, type SharedServer } from "../pooled-server";
import { fieldOf, registerPerson, until, type Visitor } from "../test-server";

let house: SharedServer;
let file: Uint8Array;
beforeAll(async () => {
  house = await shareServer();
  file = await makeResumeDocx();
});

const ASKS = `${ADVERT}

How to apply: In your letter state why you want to leave your present job, your notice period and the salary you expect.`;
let people = 0;

/** A person whose finished letter leaves three questions of the advert open. */
async function begin() {
  const visitor = await registerWithResume(house, `asked${(people += 1)}@example.com`);
  const path = await make(visitor, { file, more: { jobDescription: ASKS } });
  const ids = house.query<{ id: string; topic: string; document_id: string }>(
    "select id, topic, document_id from letter_questions where generation_id = (select id from generations where application_id = ?)",
    path.split("/").at(-1),
  );
  const idOf = (topic: string) => ids.find((one) => one.topic === topic)?.id ?? "";
  return { visitor, path, idOf, documentId: ids[0]?.document_id ?? "" };
}

async function make(visitor: Visitor, wish: Parameters<typeof generationForm>[0]): Promise<string> {
  const sent = await visitor.post("/generate", generationForm({ resume: false, ...wish }));
  const path = sent.headers.get("location") ?? "";
  await until(async () => (await (await visitor.get(path)).text()).includes("Your document is ready"));
  return path;
}

const contentOf = (id: string) =>
  house.query<{ content: string }>("select content from documents where id = ?", id)[0]?.content ?? "";
const credits = () => house.query<{ many: number }>("select count(*) as many from credit_ledger")[0]?.many;
const plain = (html: string) => html.replaceAll(/<!-- -->/g, "").replaceAll("&#x27;", "'");

test("without scripts: questions stand below the letter and in the send step, one press adds all that was typed", async () => {
  const { visitor, path, idOf, documentId } = await begin();
  const page = plain(await (await visitor.get(path)).text());
  expect(page.indexOf("3 sentences need you.")).toBeGreaterThan(page.indexOf("Dear "));
  for (const text of [
    "Your reason",
    "Your notice",
    "The pay you expect",
    "“your notice period”",
    "For example: two weeks.",
  ])
    expect(page).toContain(text);
  expect(page).not.toContain("The advert wants the letter to say");
  expect(page).toContain(
    "Your letter does not say yet: “why you want to leave your present job”; “your notice period”",
  );
  expect(page).toContain('href="#needs-you-cover_letter"');
  // While the text is edited the questions are not there, and nothing leads to them.
  const editing = await (await visitor.get(`${path}?edit=cover_letter`)).text();
  expect(editing).not.toContain('href="#needs-you-cover_letter"');
  const spent = credits();
  const back = `${path}#needs-you-cover_letter`;
  const sent = await visitor.post(`/questions/${documentId}`, {
    [`answers.${idOf("notice")}`]: "2 weeks",
    [`answers.${idOf("pay")}`]: "150k",
    [`answers.${idOf("reason")}`]: "",
    back,
  });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, back]);
  const after = plain(await (await visitor.get(path)).text());
  expect(after).toContain("Added here and to My profile.");
  expect(after).toContain("1 sentence needs you.");
  expect(after).toContain(
    "Your letter does not say yet: “why you want to leave your present job”. You can send it so",
  );
  expect(contentOf(documentId)).toContain("Notice: 2 weeks. Expected salary: 150,000.");
  expect(credits()).toBe(spent);
  expect(await (await visitor.get("/career")).text()).toContain("Expected salary");
});

test("what is wrong stands beside its field, with everything that was typed", async () => {
  const { visitor, path, idOf, documentId } = await begin();
  const before = contentOf(documentId);
  const refused = await visitor.post(`/questions/${documentId}`, {
    [`answers.${idOf("reason")}`]: "growth",
    [`answers.${idOf("pay")}`]: "N150,000 a month",
    back: path,
  });
  expect(refused.status).toBe(400);
  const page = plain(await refused.text());
  expect(page).toContain(">growth</textarea>");
  expect(page).toContain(">N150,000 a month</textarea>");
  expect(page).toMatch(
    /id="answer-[^"]+-error"><span class="hidden-text">Error: <\/span>Write a whole sentence\./,
  );
  expect(page).toContain(`name="back" value="${path}"`);
  expect(contentOf(documentId)).toBe(before);
  const left = await visitor.post(`/questions/${documentId}`, {
    [`answers.${idOf("pay")}`]: "N150,000 a month",
    leave: idOf("reason"),
    back: path,
  });
  expect(left.status).toBe(200);
  const rest = plain(await left.text());
  expect(rest).toContain("Left out. What you typed for the others is still here.");
  expect(rest).toContain(">N150,000 a month</textarea>");
  expect(rest).not.toContain("Your reason");
});

test("the next letter says a stated term by itself, and asks for the others", async () => {
  const { visitor, idOf, documentId } = await begin();
  await visitor.post(`/questions/${documentId}`, {
    [`answers.${idOf("pay")}`]: "N150,000 a month",
    back: "/",
  });
  const more = { jobDescription: `${ASKS}\nWe sell salt.`, companyName: "Salt Ltd", useProfile: "true" };
  const path = await make(visitor, { more });
  const page = plain(await (await visitor.get(path)).text());
  const [, letter = ""] = /href="(\/edit\/[\w-]+\/more\/text)"/.exec(page) ?? [];
  expect(plain(await (await visitor.get(letter)).text())).toContain("Expected salary: N150,000 a month.");
  expect(page).toContain("2 sentences need you.");
  expect(page).not.toContain("The pay you expect");
  expect(page).not.toContain("We left out these personal details");
});

test("the editor leads to the same form, and an old note stays where there is no question", async () => {
  const { visitor, path, documentId } = await begin();
  const page = await (await visitor.get(`/edit/${documentId}`)).text();
  expect(page).toContain("3 sentences need you.");
  const [, link = ""] = /<a class="disclosure" href="(\/questions\/[^"]+)">/.exec(page) ?? [];
  const form = await (await visitor.get(link.replaceAll("&amp;", "&"))).text();
  expect(form).toContain(`action="/questions/${documentId}"`);
  expect(fieldOf(form, "back")).toBe(`/edit/${documentId}#needs-you-cover_letter`);
  house.execute("delete from letter_questions where document_id = ?", documentId);
  const note =
    "The advert wants the letter to say: “your notice period”. Add it in your own words before you send it.";
  house.execute(
    "update generation_parts set notes = ? where document_id = ?",
    JSON.stringify([note]),
    documentId,
  );
  const old = await (await visitor.get(path)).text();
  expect(old).toContain(note);
  expect(old).not.toContain("Only you know it");
});

test("the programming interface lists questions among the decisions, and takes a text", async () => {
  const { visitor, path, idOf, documentId } = await begin();
  const listed = {
    decisions: [
      {
        kind: "question",
        topic: "reason",
        request: "why you want to leave your present job",
        state: "open",
        draft: "",
      },
      { kind: "question", topic: "notice" },
      { kind: "question", topic: "pay" },
    ],
  };
  expect(await (await visitor.get(`/api${path}`)).json()).toMatchObject(listed);
  expect(await (await visitor.get(`/api/documents/${documentId}`)).json()).toMatchObject(listed);
  const send = (id: string, json: unknown) =>
    visitor.send(`/api/decisions/${id}`, {
      method: "POST",
      headers: { origin: house.url, "content-type": "application/json" },
      body: JSON.stringify(json),
    });
  const refused = await send(idOf("reason"), { answer: "text", text: "growth" });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    fieldErrors: { text: [expect.stringContaining("whole sentence")] },
  });
  expect((await send(idOf("reason"), { answer: "true" })).status).toBe(400);
  const answered = await send(idOf("notice"), { answer: "text", text: "two weeks" });
  expect(answered.status).toBe(200);
  expect(await answered.json()).toMatchObject({
    decision: { id: idOf("notice"), kind: "question", state: "answered", draft: "Notice: two weeks." },
    document: { id: documentId, content: expect.stringContaining("Notice: two weeks.") as string },
  });
  expect((await send(idOf("notice"), { answer: "left_out" })).status).toBe(409);
  expect(await (await send(idOf("pay"), { answer: "left_out" })).json()).toMatchObject({
    decision: { state: "left_out" },
  });
});

test("nobody else answers: a stranger, a visitor, another site", async () => {
  const { visitor, idOf, documentId } = await begin();
  const stranger = await registerPerson(house, "asked-stranger@example.com");
  const fields = { [`answers.${idOf("pay")}`]: "N1", back: "/" };
  const before = contentOf(documentId);
  expect((await stranger.post(`/questions/${documentId}`, fields)).status).toBe(404);
  expect((await stranger.post(`/questions/${documentId}`, { back: "/" })).status).toBe(404);
  expect((await stranger.get(`/questions/${documentId}`)).status).toBe(404);
  expect((await house.visitor().post(`/questions/${documentId}`, fields)).status).toBe(401);
  const foreign = { origin: "https://elsewhere.example" };
  expect((await visitor.post(`/questions/${documentId}`, fields, foreign)).status).toBe(403);
  expect(contentOf(documentId)).toBe(before);
});
