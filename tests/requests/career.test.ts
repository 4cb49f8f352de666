import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { shareServer, type SharedServer } from "../pooled-server";
import { fieldOf, registerPerson, type Visitor } from "../test-server";

let house: SharedServer;
let file: Uint8Array;
beforeAll(async () => {
  house = await shareServer();
  file = await makeResumeDocx();
});

let people = 0;
const newPerson = () => registerPerson(house, `career${(people += 1)}@example.com`);

const Career = z.object({
  version: z.number(),
  confirmedAt: z.string().nullable(),
  profile: z.looseObject({
    basics: z.looseObject({ name: z.string().optional(), phone: z.string().optional() }),
    work: z.array(z.looseObject({ name: z.string().optional(), highlights: z.array(z.string()) })),
  }),
  facts: z.array(z.object({ id: z.string(), path: z.string(), text: z.string(), state: z.string() }).loose()),
  doubts: z.array(z.object({ id: z.string(), text: z.string() }).loose()),
  notPlaced: z.array(z.object({ id: z.string(), text: z.string() })),
});

function resumeForm(bytes: Uint8Array, name = "cv.docx"): FormData {
  const form = new FormData();
  form.set("resume", new Blob([bytes as BlobPart]), name);
  return form;
}

const api = (
  visitor: Visitor,
  path: string,
  init: { method: string; body?: BodyInit; json?: unknown } = { method: "GET" },
) =>
  visitor.send(path, {
    method: init.method,
    headers: { origin: house.url, ...(init.json !== undefined && { "content-type": "application/json" }) },
    body: init.json === undefined ? init.body : JSON.stringify(init.json),
  });
const careerOf = async (visitor: Visitor) => Career.parse(await (await api(visitor, "/api/career")).json());
const importResume = (visitor: Visitor, bytes = file, query = "") =>
  api(visitor, `/api/career/import${query}`, { method: "POST", body: resumeForm(bytes) });

test("after one resume the next application needs an advert alone", async () => {
  const visitor = await newPerson();
  expect((await importResume(visitor)).status).toBe(200);
  const form = await (await visitor.get("/generate")).text();
  expect(form).toContain("My profile");
  expect(form).toContain('href="/career/summary"');
  expect(await (await visitor.get("/career/summary")).text()).toContain("Zenith Foods Ltd");
  const sent = await visitor.post(
    "/generate",
    generationForm({ resume: false, more: { isCreatingNewResume: "profile", shown: "" } }),
  );
  expect(sent.status).toBe(303);
  const [stored] = house.query<{ profile: string }>(
    "select profile from generations order by created_at desc limit 1",
  );
  expect(stored?.profile).toContain("Zenith Foods Ltd");
});

test("a new resume is shown before a credit is asked for, with everything that was typed", async () => {
  const visitor = await newPerson();
  const first = await visitor.post("/generate", generationForm({ file, more: { shown: "" } }));
  const page = await first.text();
  expect(first.status).toBe(200);
  expect(page).toContain("Is this right?");
  expect(page).toContain("Zenith Foods Ltd");
  expect(page).toContain("reconcile bank accounts");
  expect(page).toContain("Looks right, make my documents");
  expect(
    house.query(
      "select 1 from generations join users on users.id = user_id where email = ?",
      `career${people}@example.com`,
    ),
  ).toEqual([]);
  const uploadId = fieldOf(page, "uploadId");
  expect(fieldOf(page, "shown")).toBe(uploadId);
  const second = await visitor.post(
    "/generate",
    generationForm({ more: { uploadId, shown: uploadId, isCreatingNewResume: "file" } }),
  );
  expect(second.status).toBe(303);
});

test("an empty new file, and a choice of a new file without one, never fall back to the profile", async () => {
  const visitor = await newPerson();
  await importResume(visitor);
  const more = { isCreatingNewResume: "file", shown: "" };
  const empty = await visitor.post("/generate", generationForm({ file: new Uint8Array(), more }));
  expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining("This file is empty.")]);
  const none = await visitor.post("/generate", generationForm({ more }));
  expect([none.status, await none.text()]).toEqual([400, expect.stringContaining("Choose your new resume")]);
  expect(
    house.query(
      "select 1 from generations join users on users.id = user_id where email = ?",
      `career${people}@example.com`,
    ),
  ).toEqual([]);
});

test("a resume with another name is not mixed in unasked, and its documents are made from it alone", async () => {
  const visitor = await newPerson();
  await importResume(visitor);
  const before = await careerOf(visitor);
  const other = await makeResumeDocx("Musa Danjuma");
  expect((await importResume(visitor, other)).status).toBe(409);
  const shown = await (
    await visitor.post("/generate", generationForm({ file: other, more: { shown: "" } }))
  ).text();
  expect(shown).toContain("has another name");
  expect(await careerOf(visitor)).toEqual(before);
  const uploadId = fieldOf(shown, "uploadId");
  const source = { uploadId, shown: uploadId, isCreatingNewResume: "file" };
  expect((await visitor.post("/generate", generationForm({ more: source }))).status).toBe(303);
  const [written] = house.query<{ profile: string }>(
    "select profile from generations order by created_at desc limit 1",
  );
  expect(written?.profile).toContain("Musa Danjuma");

  const mine = /value="mine:([\w-]+)"/.exec(shown)?.[1] ?? "";
  const stranger = await newPerson();
  await importResume(stranger);
  const mend = { mend: `mine:${mine}` };
  expect((await stranger.post("/career", mend)).status).toBe(404);
  const added = await visitor.post("/generate", generationForm({ more: { ...source, ...mend } }));
  expect([added.status, await added.text()]).toEqual([200, expect.stringContaining("Take the new one")]);
  const { profile, doubts } = await careerOf(visitor);
  expect(profile.basics.name).toBe(before.profile.basics.name);
  expect(doubts.map(({ text }) => text)).toContainEqual(
    expect.stringContaining("cv.docx says something else"),
  );
});

test("one tap in the form answers a doubt, and a wrong answer is said beside it", async () => {
  const visitor = await newPerson();
  house.execute(
    "update users set first_name = 'Ngozi', last_name = 'Eze' where email = ?",
    `career${people}@example.com`,
  );
  const page = await (await visitor.post("/generate", generationForm({ file, more: { shown: "" } }))).text();
  const { doubts } = await careerOf(visitor);
  const doubt = doubts.find(({ text }) => text.includes("Ngozi Eze"));
  expect(page).toContain(doubt?.id);
  const uploadId = fieldOf(page, "uploadId");
  const mend = async (fields: Record<string, string>) =>
    visitor.post("/generate", generationForm({ more: { uploadId, shown: uploadId, ...fields } }));
  const wrong = await mend({ mend: `value:${doubt?.id}`, [`value-${doubt?.id}`]: " " });
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining("Write what is right")]);
  const right = await mend({ mend: `value:${doubt?.id}`, [`value-${doubt?.id}`]: "Adaeze Ngozi Okafor" });
  expect([right.status, await right.text()]).toEqual([200, expect.stringContaining("Adaeze Ngozi Okafor")]);
  expect((await careerOf(visitor)).profile.basics.name).toBe("Adaeze Ngozi Okafor");
});

test("what a tap in the form cannot do any more is said above it, with everything that was typed", async () => {
  const visitor = await newPerson();
  await importResume(visitor);
  const more = { jobTitle: "Store keeper", isCreatingNewResume: "profile", shown: "" };
  for (const [name, value] of [
    ["mend", "mine:gone"],
    ["place", "gone"],
  ] as const) {
    house.execute(
      "update profiles set not_placed = ?",
      JSON.stringify([{ id: "gone", text: "Night shift" }]),
    );
    const form = generationForm({ more: { ...more, [name]: value, "place-gone": "work.9" } });
    const answer = await visitor.post("/generate", form);
    const page = await answer.text();
    expect(answer.status, name).toBeGreaterThanOrEqual(400);
    expect(fieldOf(page, "jobTitle"), name).toBe("Store keeper");
    expect(page, name).toMatch(/not stored any more|Choose where this line belongs/);
  }
});

test("My profile reads, mends, adds, moves and removes, keeps what was typed on an error, and brings a version back", async () => {
  const visitor = await newPerson();
  expect(await (await visitor.get("/career")).text()).toContain("Nothing here yet");
  const imported = await visitor.post("/career/import", resumeForm(file));
  expect(imported.status).toBe(303);
  const page = await (await visitor.get("/career")).text();
  expect(page).toContain("Accounts Officer");
  const version = async () => String((await careerOf(visitor)).version);
  const employers = async () => (await careerOf(visitor)).profile.work.map(({ name }) => name);

  const bad = await visitor.post("/career/work/new", {
    version: await version(),
    name: "Kept Ltd",
    startDate: "some day",
  });
  const again = await bad.text();
  expect(bad.status).toBe(400);
  expect(again).toContain("Write From as March 2021, or 2021");
  expect(again).toContain("Kept Ltd");
  const added = {
    version: await version(),
    name: "Kept Ltd",
    position: "Driver",
    startDate: "Jan 2020",
    endDate: "present",
    highlights: "Drove\nLoaded",
  };
  expect((await visitor.post("/career/work/new", added)).status).toBe(303);
  expect((await careerOf(visitor)).profile.work.at(-1)).toMatchObject({
    name: "Kept Ltd",
    startDate: "2020-01",
    endDate: "present",
    highlights: ["Drove", "Loaded"],
  });
  const last = (await employers()).length - 1;
  const before = await employers();
  for (const [address, reason] of [
    [`work/${last}/up`, "Your profile was changed in another place since you opened it."],
    [`work/${last}/remove`, "Your profile was changed in another place since you opened it."],
    ["work/40/down", "Your profile was changed in another place since you opened it."],
    ["versions/999/restore", "This version is not stored any more."],
  ] as const) {
    const old = await visitor.post(`/career/${address}`, { version: "1" });
    expect([address, old.status, old.headers.get("location")]).toEqual([address, 303, "/career"]);
    const page = await (await visitor.get("/career")).text();
    expect(page).toContain(reason);
    expect(page).toContain("Kept Ltd");
  }
  expect(await employers()).toEqual(before);
  await visitor.post(`/career/work/${last}/up`, { version: await version() });
  expect((await employers())[last - 1]).toBe("Kept Ltd");
  await visitor.post(`/career/work/${last - 1}/remove`, { version: await version() });
  expect(await employers()).not.toContain("Kept Ltd");
  expect((await visitor.post("/career/versions/1/restore", {})).status).toBe(303);
  expect((await visitor.post("/career/confirm", {})).status).toBe(303);
  const { facts, confirmedAt } = await careerOf(visitor);
  expect(confirmedAt).not.toBeNull();
  expect(new Set(facts.map(({ state }) => state))).toEqual(new Set(["confirmed"]));
  for (const path of ["/career/nothing/0", "/career/work/99", "/career/constructor/0"])
    expect((await visitor.get(path)).status, path).toBe(404);
  for (let tap = 0; tap < 2; tap += 1)
    expect((await visitor.post("/career/delete", {})).headers.get("location")).toBe("/career");
  expect(await (await visitor.get("/career")).text()).toContain("Nothing here yet");
});

test("the API reads, previews, saves with a version check, and restores; nobody sees another's", async () => {
  const visitor = await newPerson();
  expect((await api(visitor, "/api/career")).status).toBe(404);
  const preview = await importResume(visitor, file, "?preview=true");
  expect(await preview.json()).toMatchObject({ profile: { basics: { name: "Adaeze Okafor" } } });
  expect((await api(visitor, "/api/career")).status).toBe(404);
  expect((await importResume(visitor, new Uint8Array())).status).toBe(400);
  await importResume(visitor);
  const { profile, version } = await careerOf(visitor);
  const put = (json: unknown) => api(visitor, "/api/career", { method: "PUT", json });
  expect((await put({ profile: { ...profile, work: [] }, version })).status).toBe(200);
  expect((await put({ profile, version })).status).toBe(409);
  expect((await put({ profile: { work: "no" }, version: version + 1 })).status).toBe(400);
  const versions = z
    .object({ current: z.number(), versions: z.array(z.object({ version: z.number() }).loose()) })
    .parse(await (await api(visitor, "/api/career/versions")).json());
  expect(versions.versions.map((one) => one.version)).toEqual([version + 1, version]);
  const restored = await api(visitor, `/api/career/versions/${version}/restore`, { method: "POST" });
  expect(Career.parse(await restored.json()).profile.work).toEqual(profile.work);
  const stranger = await newPerson();
  expect((await api(stranger, "/api/career")).status).toBe(404);
  expect((await api(stranger, `/api/career/versions/${version}/restore`, { method: "POST" })).status).toBe(
    404,
  );
  expect((await house.visitor().get("/career")).status).toBe(401);
  expect((await house.visitor().get("/api/career")).status).toBe(401);
});

const TEXT = `Halima Bello
0803 123 4567 | halima@example.com | Kano

WORK EXPERIENCE
Staff Nurse, Sahel Clinic, Kano
March 2019 - till date
- Ran the night ward of 24 beds`;

test("pasted text and JSON Resume are read like a file, and the profile goes out as JSON Resume and comes back", async () => {
  const visitor = await newPerson();
  const paste = (text: string) => {
    const form = new FormData();
    form.set("resumeText", text);
    return visitor.post("/career/import", form);
  };
  const broken = await paste('{"basics": {"name": "Half');
  expect(broken.status).toBe(400);
  expect(await broken.text()).toMatch(/not a resume in the form of JSON Resume[^]*Half/);
  expect((await paste(TEXT)).status).toBe(303);
  const { profile } = await careerOf(visitor);
  expect(profile.work[0]?.highlights).toEqual(["Ran the night ward of 24 beds"]);
  const file = await visitor.get("/career/json-resume");
  expect(file.headers.get("content-disposition")).toContain("resume.json");
  const exported = new Uint8Array(await file.arrayBuffer());
  expect(JSON.parse(new TextDecoder().decode(exported))).toMatchObject({
    basics: { name: "Halima Bello" },
    work: [{ name: profile.work[0]?.name }],
  });
  const stranger = await newPerson();
  const back = await api(stranger, "/api/career/import", {
    method: "POST",
    body: resumeForm(exported, "resume.json"),
  });
  expect(Career.parse(await back.json()).profile.work).toEqual(profile.work);
});

test("pasted text comes back when the file beside it is refused, and when no more is read", async () => {
  const visitor = await newPerson();
  const form = resumeForm(new Uint8Array([255, 216, 255, 224, 1, 2, 3]), "me.jpg");
  form.set("resumeText", TEXT);
  const beside = await visitor.post("/career/import", form);
  expect([beside.status, await beside.text()]).toEqual([400, expect.stringContaining("Sahel Clinic")]);
  for (let sent = 0; sent < 20; sent++)
    await visitor.post("/career/import", resumeForm(new Uint8Array([sent])));
  form.delete("resume");
  const tooMany = await visitor.post("/career/import", form);
  expect([tooMany.status, await tooMany.text()]).toEqual([429, expect.stringContaining("Sahel Clinic")]);
});

test("a JSON Resume with a picture of 400 KB is read like any other", async () => {
  const visitor = await newPerson();
  const image = `data:image/png;base64,${"A".repeat(400_000)}`;
  const resume = { basics: { name: "Halima Bello", image }, work: [{ name: "Sahel Clinic", endDate: "" }] };
  const bytes = new TextEncoder().encode(JSON.stringify(resume));
  expect((await visitor.post("/career/import", resumeForm(bytes, "resume.json"))).status).toBe(303);
  const { profile, notPlaced } = await careerOf(visitor);
  expect([profile.work[0]?.name, notPlaced]).toEqual(["Sahel Clinic", []]);
});

test("the text of a source can be read, kept and deleted by its owner alone", async () => {
  const visitor = await newPerson();
  await importResume(visitor);
  const [source] = house.query<{ id: string }>(
    "select s.id from profile_sources s join users u on u.id = s.user_id where email = ?",
    `career${people}@example.com`,
  );
  const path = `/career/sources/${source?.id}`;
  const stranger = await newPerson();
  expect((await stranger.get(path)).status).toBe(404);
  expect((await stranger.post(path, { command: "delete" })).status).toBe(404);
  expect(await (await visitor.get(path)).text()).toContain("Zenith Foods Ltd");
  expect((await visitor.post(path, { command: "keep" })).status).toBe(303);
  expect(await (await visitor.get("/career")).text()).toContain("Its text is kept.");
  expect((await visitor.post(path, { command: "delete" })).status).toBe(303);
  expect((await visitor.get(path)).status).toBe(404);
  expect(await (await visitor.get("/career")).text()).toContain("Zenith Foods Ltd");
});

test("the answers of people without a resume are their profile from then on, without blanks", async () => {
  const visitor = await newPerson();
  const answers = { isCreatingNewResume: "true", fullName: "Bisi Ade", phone: "0803 123 4567" };
  const refused = await visitor.post("/generate", generationForm({ resume: true, more: answers }));
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining("All personal information fields are required when creating a new resume"),
  ]);
  const more = await visitor.post("/generate", generationForm({ more: { ...answers, more: "work" } }));
  expect(await more.text()).toContain('name="work[1].position"');
  const job = {
    "work[0].position": "Tailor",
    "work[0].name": "Bisi Fashion, my own shop",
    "work[0].startDate": "2019",
    "work[0].endDate": "present",
    "work[0].did": "Sewed 30 uniforms a week",
  };
  const sent = await visitor.post(
    "/generate",
    generationForm({ letter: false, more: { ...answers, ...job } }),
  );
  expect(sent.status).toBe(303);
  const { profile, facts } = await careerOf(visitor);
  expect(profile.work).toMatchObject([
    { position: "Tailor", startDate: "2019", endDate: "present", highlights: ["Sewed 30 uniforms a week"] },
  ]);
  expect(facts.filter(({ text }) => text.includes("____"))).toEqual([]);
  expect((await visitor.post("/career/questions", { fullName: "", phone: "" })).status).toBe(400);
});
