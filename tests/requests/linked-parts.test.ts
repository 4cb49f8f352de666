import { beforeAll, expect, test } from "vitest";
import { registerWithResume } from "../factories/read-resume";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";
import { shareServer, type SharedServer } from "../pooled-server";
import { fieldOf, registerPerson, type Visitor } from "../test-server";

let house: SharedServer;
let owner: Visitor;
let made: { applicationId: string; coverLetter: { id: string }; resume: { id: string } };
beforeAll(async () => {
  house = await shareServer();
  owner = await registerWithResume(house, "parts@example.com");
  made = await makeDocuments(house, owner, generationForm({ file: await makeResumeDocx() }));
});

const read = async (path: string) => {
  const answer = await owner.get(path);
  return { status: answer.status, page: await answer.text() };
};

const LINKED = /<a class="disclosure" href="([^"]+)"/g;

test("every part that an application and its editor link to is a page for its owner alone", async () => {
  const stranger = await registerPerson(house, "no-owner-of-parts@example.com");
  const pages = [
    `/applications/${made.applicationId}`,
    `/edit/${made.coverLetter.id}`,
    `/edit/${made.resume.id}`,
    "/generate",
  ];
  const links = new Set<string>();
  for (const path of pages)
    for (const [, href = ""] of (await read(path)).page.matchAll(LINKED))
      links.add(href.replaceAll("&amp;", "&"));
  expect([...links].map((href) => href.replace(/.*\/|\?.*/g, "")).toSorted()).toEqual([
    "advert",
    "apply",
    "apply",
    "changed",
    "design",
    "design",
    "design",
    "fit",
    "fit",
    "fit",
    "lines",
    "lines",
    "made",
    "notes",
    "print",
    "print",
    "sections",
    "send",
    "summary",
    "words",
    "words",
  ]);
  for (const href of links) {
    const { status, page } = await read(href);
    expect([href, status, page.includes('<div data-part="">')]).toEqual([href, 200, true]);
    expect([href, (await stranger.get(href)).status]).toEqual([href, 404]);
    expect([href, (await house.visitor().get(href)).status]).toEqual([href, 401]);
  }
});

test("without scripts the tools of the editor have pages of their own, and change the text that is stored", async () => {
  const path = `/edit/${made.resume.id}`;
  const { page } = await read(`${path}/more/sections?back=${encodeURIComponent(path)}`);
  expect(page).toMatch(/<form id="edit" method="post" action="\/edit\/[^"]+">/);
  expect(page).toContain('form="edit" name="section" value="hide:EDUCATION"');
  const stored = {
    version: fieldOf(page, "version"),
    content: fieldOf(page, "content").replaceAll("&amp;", "&").replaceAll("&#x27;", "'"),
  };
  expect(stored.content).toContain("WORK EXPERIENCE\n");
  const answer = await owner.post(path, { ...stored, section: "hide:EDUCATION" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}?sections=open#sections`]);
  const after = (await read(`${path}?sections=open`)).page;
  expect(after).toContain("EDUCATION, hidden");
  expect(after).toMatch(/<details class="disclosure" open="">\s*<summary>Sections and length \(1 hidden\)/);
  await owner.post(path, {
    version: fieldOf(after, "version"),
    content: /<textarea[^>]*id="content"[^>]*>([^<]*)/.exec(after)?.[1] ?? "",
    section: "show:EDUCATION",
  });
});

test("how a document prints is a picture for whoever asks for it, and words in data saver mode", async () => {
  const path = `/edit/${made.resume.id}/more/print`;
  const { page } = await read(path);
  expect(page).toMatch(/<img class="preview" src="\/api\/documents\/[^"]+\/picture\?/u);
  expect(page).not.toContain('scripting: none)"');
  expect(page).not.toContain("See how it prints");
  await owner.post("/lite", { lite: "on", back: path });
  const saving = (await read(path)).page;
  expect(saving).not.toContain('class="preview"');
  expect(saving).toContain("See how it prints (PDF)");
  await owner.post("/lite", { lite: "", back: path });
});

test("the page of an application shows each paper small, and its preview is the file; in data saver mode neither is loaded", async () => {
  const path = `/applications/${made.applicationId}`;
  const thumbs = (page: string) =>
    page.match(/<img class="preview thumb hint" src="[^"]+size=small[^"]*" alt=""/gu) ?? [];
  const { page } = await read(path);
  expect(thumbs(page)).toHaveLength(2);
  expect(page).toContain(`href="/api/documents/${made.resume.id}/download?format=pdf&amp;inline"`);
  await owner.post("/lite", { lite: "on", back: path });
  const saving = (await read(path)).page;
  expect(thumbs(saving)).toEqual([]);
  expect(saving).toContain(`href="/api/documents/${made.resume.id}/html-preview"`);
  await owner.post("/lite", { lite: "", back: path });
});

test("what a resume has otherwise than the person's own lines is shown word by word, also after an edit", async () => {
  const person = await registerWithResume(house, "own-lines@example.com");
  const { resume, coverLetter } = await makeDocuments(
    house,
    person,
    generationForm({ file: await makeResumeDocx() }),
  );
  const path = `/edit/${resume.id}/more/changed`;
  const show = async () => (await person.get(path)).text();
  expect(await show()).toContain('<span class="hidden-text">added:');
  const edit = async (change: (text: string) => string) => {
    const { content, version } = (await (await person.get(`/api/documents/${resume.id}`)).json()) as {
      content: string;
      version: number;
    };
    const saved = await person.post(`/edit/${resume.id}`, {
      content: change(content),
      version: String(version),
    });
    expect(saved.status).toBe(303);
  };
  await edit((text) => text.replace(/^- (\w+) /mu, "- Gladly $1 "));
  await edit((text) => `${text}\n\nHOBBIES\n- Chess`);
  const page = await show();
  expect(page).toContain("<ins>Gladly</ins>");
  expect(page).toContain("<ins>Chess</ins>");
  expect((await person.get(`/edit/${coverLetter.id}/more/changed`)).status).toBe(404);
});

test("a part that there is not is no page", async () => {
  for (const path of [
    `/applications/${made.applicationId}/more/sent`,
    `/edit/${made.resume.id}/more/secrets`,
  ])
    expect([path, (await read(path)).status]).toEqual([path, 404]);
});

test("what was sent can be read as it went", async () => {
  const path = `/applications/${made.applicationId}`;
  await owner.post(`${path}/state`, { state: "sent" });
  expect((await read(path)).page).toContain("What you sent: letter and resume");
  const { page } = await read(`${path}/more/sent`);
  expect(page).toContain('aria-label="The letter that you sent"');
  expect(page.match(/The same file as on that day\./gu)).toHaveLength(2);
  const stranger = await registerPerson(house, "no-owner-of-sent-files@example.com");
  for (const name of ["letter", "resume"]) {
    const address = `/api/applications/${made.applicationId}/files/sent-${name}.pdf`;
    expect(page).toContain(`href="${address}?inline"`);
    const file = await owner.get(address);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await stranger.get(address)).status).toBe(404);
  }
});

test("the questions of who has no resume come when they are chosen, with what was typed", async () => {
  expect((await read("/generate")).page).not.toContain('name="classOfDegree"');
  expect((await read("/generate?resume=new")).page).toContain('name="classOfDegree"');
  const form = generationForm({ more: { isCreatingNewResume: "true", more: "details", jobTitle: "Tailor" } });
  const answer = await owner.post("/generate", form);
  const page = await answer.text();
  expect(page).toMatch(/name="jobTitle"[^>]*value="Tailor"/);
  expect(page).toContain('name="classOfDegree"');
  expect(page).not.toContain('value="details"');
});
