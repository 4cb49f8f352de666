import { beforeAll, beforeEach, expect, test } from "vitest";
import { registerWithResume } from "../factories/read-resume";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";
import { makeShortResume } from "../factories/short-resume";
import { keepDatabase, shareServer, type SharedServer } from "../pooled-server";
import { registerPerson } from "../test-server";

let server: SharedServer;
let person: Awaited<ReturnType<typeof addPerson>>;
let restore: () => Promise<void>;
beforeAll(async () => {
  server = await shareServer();
  person = await addPerson();
  restore = await keepDatabase(server);
});
beforeEach(() => restore());

let people = 0;
type Stored = { content: string; version: number; leftOut: { id: string; text: string }[] };

/** A person with a short resume, which leaves three of their lines out. */
async function addPerson() {
  const visitor = await registerWithResume(server, `editor${(people += 1)}@example.com`);
  const path = await makeShortResume(visitor, server.url);
  const [{ id } = { id: "" }] = server.query<{ id: string }>(
    "select id from documents where application_id = ?",
    path.split("/").at(-1),
  );
  const read = async () => (await (await visitor.get(`/api/documents/${id}`)).json()) as Stored;
  return { visitor, id, read };
}

async function press(
  { visitor, id, read }: Awaited<ReturnType<typeof addPerson>>,
  button: Record<string, string>,
  content?: string,
) {
  const { content: stored, version } = await read();
  return visitor.post(`/edit/${id}`, { content: content ?? stored, version: String(version), ...button });
}

test("a line goes back together with what was typed, as one version", async () => {
  const before = await person.read();
  const [line] = before.leftOut;
  if (!line) throw new Error("no line");
  const typed = before.content.replace("Adaeze", "Adaeze Ngozi");
  const answered = await press(person, { line: line.id }, typed);
  expect([answered.status, answered.headers.get("location")]).toEqual([303, `/edit/${person.id}#left-out`]);
  const after = await person.read();
  expect(after.content).toContain("Adaeze Ngozi");
  expect(after.content).toContain(`- ${line.text}`);
  expect(after.version).toBe(before.version + 1);
  expect(after.leftOut).toHaveLength(before.leftOut.length - 1);
});

test("a hidden section stays in the text and goes out of every file, until it is shown again", async () => {
  const preview = async () => (await person.visitor.get(`/api/documents/${person.id}/html-preview`)).text();
  expect(await preview()).toMatch(/University of Lagos/);
  await press(person, { section: "hide:EDUCATION" });
  expect((await person.read()).content).toContain("EDUCATION (hidden)\n");
  expect(await preview()).not.toMatch(/EDUCATION|University of Lagos \d/);
  const tools = await person.visitor.get(`/edit/${person.id}/more/sections`);
  expect(await tools.text()).toContain("EDUCATION, hidden");
  const { version } = await person.read();
  // Pressed again it changes nothing.
  await press(person, { section: "hide:EDUCATION" });
  expect((await person.read()).version).toBe(version);
  await press(person, { section: "show:EDUCATION" });
  expect((await person.read()).content).not.toContain("(hidden)");
});

test("a moved section keeps its place in a design with an order of its own, until another design is chosen", async () => {
  const { visitor, id } = person;
  const order = async () => {
    const page = await (await visitor.get(`/api/documents/${id}/html-preview`)).text();
    return ["SUMMARY", "WORK EXPERIENCE", "EDUCATION", "SKILLS"].toSorted(
      (a, b) => page.indexOf(a) - page.indexOf(b),
    );
  };
  await visitor.post(`/documents/${id}/design`, { design: "graduate", pages: "2" });
  expect(await order()).toEqual(["SUMMARY", "EDUCATION", "WORK EXPERIENCE", "SKILLS"]);
  await press(person, { section: "down:EDUCATION" });
  expect(await order()).toEqual(["SUMMARY", "WORK EXPERIENCE", "EDUCATION", "SKILLS"]);
  await visitor.post(`/documents/${id}/design`, { design: "graduate", pages: "1" });
  expect(await order()).toEqual(["SUMMARY", "WORK EXPERIENCE", "EDUCATION", "SKILLS"]);
  await press(person, { section: "up:SKILLS" });
  await visitor.post(`/documents/${id}/design`, { design: "senior", pages: "1" });
  expect(await order()).toEqual(["SUMMARY", "WORK EXPERIENCE", "SKILLS", "EDUCATION"]);
});

test("the full length brings every line back, and the short one takes the weakest out again", async () => {
  const before = await person.read();
  await press(person, { length: "full" });
  const full = await person.read();
  expect(full.leftOut).toEqual([]);
  for (const { text } of before.leftOut) expect(full.content).toContain(`- ${text}`);
  await press(person, { length: "short" });
  expect((await person.read()).leftOut.map(({ text }) => text)).toEqual(
    before.leftOut.map(({ text }) => text),
  );
});

test("nothing is saved without a heading that readers need until the person has answered", async () => {
  const { visitor, id } = person;
  const before = await person.read();
  const typed = before.content.replace("WORK EXPERIENCE\n", "").replace("Adaeze", "Adaeze Ngozi");
  const asked = await press(person, {}, typed);
  expect(asked.status).toBe(422);
  const page = await asked.text();
  expect(page).toContain("WORK EXPERIENCE is gone.");
  expect(page).toContain("Adaeze Ngozi");
  expect(await person.read()).toMatchObject({ version: before.version, content: before.content });
  expect((await press(person, { headings: "restore" }, typed)).status).toBe(303);
  expect((await person.read()).content).toBe(before.content.replace("Adaeze", "Adaeze Ngozi"));
  expect((await press(person, { headings: "leave" }, typed)).status).toBe(303);
  expect((await person.read()).content).toBe(typed);
  // What is gone by choice is not asked about again.
  expect((await press(person, {}, `${typed}, Word`)).status).toBe(303);
  expect((await visitor.get(`/edit/${id}`)).status).toBe(200);
});

test("an unknown section, length or line changes nothing", async () => {
  const before = await person.read();
  for (const button of <Record<string, string>[]>[{ section: "sideways:SKILLS" }, { length: "endless" }])
    expect((await press(person, button)).status).toBe(400);
  for (const button of <Record<string, string>[]>[
    { section: "hide:NOTHING" },
    { line: "work.9.highlights.0" },
  ])
    expect((await press(person, button)).status).toBe(303);
  expect(await person.read()).toMatchObject({ version: before.version, content: before.content });
});

test("the editor of another person's resume does not exist, whatever button is pressed", async () => {
  const stranger = await registerPerson(server, `editor${(people += 1)}@example.com`);
  const { content, version } = await person.read();
  for (const button of <Record<string, string>[]>[
    { length: "full" },
    { section: "hide:SKILLS" },
    { line: "work.0.highlights.0" },
  ]) {
    const answered = await stranger.post(`/edit/${person.id}`, {
      content,
      version: String(version),
      ...button,
    });
    expect(answered.status).toBe(404);
  }
  expect((await person.read()).version).toBe(version);
});

test("the words of the advert are marked in letter and resume, and what is missing names the line that proves it", async () => {
  const visitor = await registerWithResume(server, `editor${(people += 1)}@example.com`);
  const made = await makeDocuments(server, visitor, generationForm({ file: await makeResumeDocx() }));
  for (const { id } of [made.coverLetter, made.resume])
    expect(await (await visitor.get(`/edit/${id}/more/words`)).text()).toMatch(/<mark>[^<]+<\/mark>/);
  const { id, content } = made.resume;
  const [, own = ""] = /\n- (.*bank.*)\n/i.exec(content) ?? [];
  expect(own).not.toBe("");
  const without = content
    .replace(`- ${own}\n`, "")
    .replace(/, bank reconciliation/i, "")
    .replace(/bank reconciliation,? ?/gi, "");
  await visitor.post(`/edit/${id}`, { content: without, version: "1" });
  const page = await (await visitor.get(`/edit/${id}`)).text();
  expect(page).toContain("Not in your resume yet (");
  const marked = await (await visitor.get(`/edit/${id}/more/words`)).text();
  expect(marked).toMatch(/Your profile shows it:/);
  expect(marked).toMatch(/<button[^>]* form="edit" name="line"/);
  expect(marked).toContain(`<form id="edit" method="post" action="/edit/${id}">`);
  expect(page).toContain("is not in this resume.");
});

test("a paragraph of a letter gets another wording from the same lines, and a stranger gets none", async () => {
  const visitor = await registerWithResume(server, `editor${(people += 1)}@example.com`);
  const { id } = (await makeDocuments(server, visitor, generationForm({ file: await makeResumeDocx() })))
    .coverLetter;
  const read = async () => (await (await visitor.get(`/api/documents/${id}`)).json()) as Stored;
  const before = await read();
  const page = await (await visitor.get(`/edit/${id}/wordings`)).text();
  for (const name of ["First paragraph", "Last paragraph"]) expect(page).toContain(`>${name}</h2>`);
  const [, wording = "", about = ""] =
    /name="wording" value="([\d.]+)"[^>]*>Use this<span[^>]*>[^:]*: ([^<]+)</.exec(page) ?? [];
  expect(about.length).toBeGreaterThan(20);
  const choose = (version: number) =>
    visitor.post(`/edit/${id}/wordings`, { version: String(version), wording });
  expect((await choose(before.version)).status).toBe(303);
  const after = await read();
  expect(after.version).toBe(before.version + 1);
  expect(after.content).not.toBe(before.content);
  // Pressed again on the old page nothing changes.
  expect((await choose(before.version)).status).toBe(409);
  expect((await read()).content).toBe(after.content);
  const stranger = await registerPerson(server, `editor${(people += 1)}@example.com`);
  expect((await stranger.get(`/edit/${id}/wordings`)).status).toBe(404);
  expect((await stranger.post(`/edit/${id}/wordings`, { version: "2", wording })).status).toBe(404);
});

test("the form of the resume follows a save on every page that shows it", async () => {
  const applicant = await registerWithResume(server, "form-follows@example.com");
  const { applicationId, coverLetter, resume } = await makeDocuments(
    server,
    applicant,
    generationForm({ resume: true }),
  );
  const pages = [
    `/edit/${resume.id}`,
    `/edit/${coverLetter.id}`,
    `/edit/${coverLetter.id}/more/fit`,
    `/applications/${applicationId}`,
    `/applications/${applicationId}/more/fit`,
  ];
  const formOn = async (path: string) => {
    const text = (await (await applicant.get(path)).text()).replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
    return (
      /Form of your resume (\d+) \/ 100/.exec(text)?.[1] ??
      /How we judged the form .*? Employers/.exec(text)?.[0]
    );
  };
  const before = await Promise.all(pages.map(formOn));
  expect(before).not.toContain(undefined);
  const [first = "", ...rest] = resume.content.split("WORK EXPERIENCE");
  const shorter = `${first}WORK EXPERIENCE${rest.join("").replace(/^- .*\n/gm, "")}`;
  const { version } = (await (await applicant.get(`/api/documents/${resume.id}`)).json()) as Stored;
  const saved = await applicant.post(`/edit/${resume.id}`, { content: shorter, version: String(version) });
  expect(saved.status).toBe(303);
  const after = await Promise.all(pages.map(formOn));
  for (const [at, path] of pages.entries()) expect([path, after[at]]).not.toEqual([path, before[at]]);
  expect(new Set([after[0], after[1], after[3]]).size).toBe(1);
});
