import { beforeAll, expect, test } from "vitest";
import { registerWithResume } from "../factories/read-resume";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson, type Visitor } from "../test-server";

let server: SharedServer;
let owner: Visitor;
let resume = "";
let first = "";

beforeAll(async () => {
  server = await shareServer();
  owner = await registerWithResume(server, "versions@example.com");
  resume = (await makeDocuments(server, owner, generationForm({ file: await makeResumeDocx() }))).resume.id;
  first = (await read()).content;
});

type Stored = { content: string; version: number };
const read = async () => (await (await owner.get(`/api/documents/${resume}`)).json()) as Stored;
// Texts without a heading are saved as they are.
const save = async (content: string) => {
  const { version } = await read();
  const form = { content, version: String(version), headings: "leave" };
  const answered = await owner.post(`/edit/${resume}`, form);
  expect(answered.status).toBe(303);
};
const readPage = async (path: string) => (await owner.get(path)).text();

test("a saved change can be seen word by word, and the earlier text restored without losing the later", async () => {
  expect(await readPage(`/edit/${resume}`)).not.toContain("Undo the last change");
  const changed = `${first}\n\nHOBBIES\n- Playing the talking drum`;
  await save(changed);
  const { version } = await read();
  const list = await readPage(`/edit/${resume}/versions`);
  expect(list).toContain(`/edit/${resume}/versions/${version - 1}"`);
  const page = await readPage(`/edit/${resume}/versions/${version - 1}`);
  expect(page).toContain("<ins>- Playing the talking drum</ins>");
  expect(page).toContain("<h2>5 words added</h2>");

  const path = `/edit/${resume}/versions/${version - 1}`;
  const restored = await owner.post(path, { current: String(version) });
  expect([restored.status, restored.headers.get("location")]).toEqual([303, `/edit/${resume}`]);
  expect(await read()).toMatchObject({ content: first, version: version + 1 });
  expect(await readPage(`/edit/${resume}`)).toContain(`Version ${version - 1} is back.`);
  // The same request again, as from a second tap, makes no other version.
  await owner.post(path, { current: String(version) });
  expect((await read()).version).toBe(version + 1);
  const kept = (await (await owner.get(`/api/documents/${resume}/versions`)).json()) as {
    current: number;
    versions: Stored[];
  };
  expect(kept.current).toBe(version + 1);
  expect(kept.versions[0]).toMatchObject({ version, content: changed });
});

test("earlier versions come 25 at a time, on the page and from the API, and none is left out", async () => {
  const made = await makeDocuments(server, owner, generationForm({ file: await makeResumeDocx() }));
  const { id } = made.coverLetter;
  server.execute(
    "with recursive n(i) as (select 1 union all select i + 1 from n where i < 60) insert into document_versions (document_id, version, created_at, content) select ?, i, i, 'Text ' || i from n",
    id,
  );
  server.execute("update documents set version = 61 where id = ?", id);
  const seen: number[] = [];
  for (let before: number | null = 62; before !== null;) {
    const answer = await owner.get(`/api/documents/${id}/versions?before=${before}`);
    const page = (await answer.json()) as { versions: Stored[]; older: number | null };
    expect(page.versions.length).toBeLessThanOrEqual(25);
    seen.push(...page.versions.map(({ version }) => version));
    before = page.older;
  }
  expect(seen).toEqual(Array.from({ length: 60 }, (_, at) => 60 - at));
  const listed = (page: string) =>
    [...page.matchAll(/<b>Version (?:<!-- -->)?(\d+)/g)].map(([, one]) => Number(one));
  const first = await readPage(`/edit/${id}/versions`);
  expect(listed(first)).toEqual(Array.from({ length: 26 }, (_, at) => 61 - at));
  expect(first).toContain(`/edit/${id}/versions?before=36"`);
  const last = await readPage(`/edit/${id}/versions?before=11`);
  expect(listed(last)).toEqual(Array.from({ length: 10 }, (_, at) => 10 - at));
  expect(last).not.toContain("Older versions");
  expect((await owner.get(`/api/documents/${id}/versions?before=none`)).status).toBe(400);
});

test("undo puts the text before the last change back, and undone again the change returns", async () => {
  const before = await read();
  await save(`${first}\n\nHOBBIES\n- Chess`);
  const undo = async () => {
    const page = await readPage(`/edit/${resume}`);
    const [, form = ""] = /data-history="">(.*?)<\/form>/s.exec(page) ?? [];
    const [, action = ""] = /action="([^"]*)"/.exec(form) ?? [];
    const [, current = ""] = /name="current" value="(\d+)"/.exec(form) ?? [];
    expect((await owner.post(action, { current })).status).toBe(303);
  };
  await undo();
  expect((await read()).content).toBe(before.content);
  await undo();
  expect((await read()).content).toContain("- Chess");
  await undo();
});

test("a version is not restored over a text that its owner has not seen", async () => {
  const { version } = await read();
  await save(`${first}\n\nHOBBIES\n- Football`);
  const oldest = `/edit/${resume}/versions/${version - 1}`;
  const answered = await owner.post(oldest, { current: String(version) });
  expect(answered.status).toBe(409);
  expect(await answered.text()).toContain("It was changed somewhere else meanwhile.");
  expect((await read()).content).toContain("- Football");
});

test("versions of another person's document, and versions that never were, do not exist", async () => {
  const stranger = await registerPerson(server, "versions-stranger@example.com");
  const { version } = await read();
  for (const path of [`/edit/${resume}/versions`, `/edit/${resume}/versions/${version - 1}`])
    expect([(await owner.get(path)).status, (await stranger.get(path)).status]).toEqual([200, 404]);
  expect((await stranger.post(`/edit/${resume}/versions/${version - 1}`, {})).status).toBe(404);
  for (const none of ["x", "-1", "1.5", "999"])
    expect((await owner.get(`/edit/${resume}/versions/${none}`)).status).toBe(404);
  const send = (path: string) =>
    owner.send(path, { method: "POST", headers: { origin: server.url, "content-type": "application/json" } });
  const restored = await send(`/api/documents/${resume}/versions/${version - 1}/restore`);
  expect([restored.status, ((await restored.json()) as Stored).version]).toEqual([200, version + 1]);
  expect((await send(`/api/documents/${resume}/versions/999/restore`)).status).toBe(404);
});

test("fit and form in the editor are those of the text as it was saved", async () => {
  const figures = async () => {
    const page = await readPage(`/edit/${resume}`);
    return ["Fit of this resume", "Form of your resume"].map((label) =>
      Number(new RegExp(`<dt>${label}</dt><dd[^>]*>(\\d+)`).exec(page)?.[1]),
    );
  };
  await save(first);
  const [fit = 0, form = 0] = await figures();
  await save(first.split("\n").slice(0, 3).join("\n"));
  const [fitWithout = 0, formWithout = 0] = await figures();
  expect(fit).toBeGreaterThan(0);
  expect(fitWithout).toBeLessThan(fit);
  expect(formWithout).toBeLessThan(form);
  await save(first);
  expect(await figures()).toEqual([fit, form]);
});
