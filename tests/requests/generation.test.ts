import { beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import { fieldOf, registerPerson, until, type Visitor } from "../test-server";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { registerWithResume } from "../factories/read-resume";
import type { MadeDocuments } from "../factories/made-documents";

let house: SharedServer;
let file: Uint8Array;
beforeAll(async () => {
  house = await shareServer();
  file = await makeResumeDocx();
});

let people = 0;
const newPerson = () => registerPerson(house, `person${(people += 1)}@example.com`);
/** Somebody who has given this file before. */
const newPersonWithResume = () => registerWithResume(house, `person${(people += 1)}@example.com`);
const jobOf = (response: Response) => response.headers.get("location") ?? "";

async function finished(visitor: Visitor, path: string): Promise<string> {
  let page = "";
  await until(async () => {
    page = await (await visitor.get(path)).text();
    return !page.includes("Making your documents");
  });
  return page;
}

function ledger(email: string) {
  return house.query<{ event: string; kind: string; amount: number }>(
    "select event, kind, amount from credit_ledger join users on users.id = user_id where email = ? order by credit_ledger.created_at, event desc, kind",
    email,
  );
}

test("an advert and a resume become a letter and a resume, and two credits are spent", async () => {
  const visitor = await newPerson();
  const sent = await visitor.post("/generate", generationForm({ file }));
  expect(sent.status).toBe(303);
  const page = await finished(visitor, jobOf(sent));
  expect(page).toContain("Your documents are ready");
  expect(page).toContain("Application for the post of Accountant");
  expect(page).toContain("Zenith Foods Ltd");
  expect(page).toContain("14 bank accounts");
  expect(page).toContain("Musts you meet");
  expect(page).toContain("Form of your resume");
  expect(page).toContain("Reconcil"); // the line that proves a must
  expect(page).toContain("jobs@harmattan-logistics.example");
  const texts = house
    .query<{ content: string }>("select content from documents")
    .map(({ content }) => content);
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).not.toContain("Power BI"); // asked for in the advert, nowhere in the resume
  expect(ledger(`person${people}@example.com`).map(({ event, amount }) => [event, amount])).toEqual([
    ["reserved", -1],
    ["reserved", -1],
    ["spent", 0],
    ["spent", 0],
  ]);
});

test("the page without scripts shows the stages, refreshes itself and moves nothing that is finished", async () => {
  const visitor = await newPersonWithResume();
  const path = jobOf(await visitor.post("/generate", generationForm({ file, resume: false })));
  const page = await finished(visitor, path);
  const more = await (await visitor.get(linkOf(page, "How it was made"))).text();
  for (const stage of [
    "Reading your resume",
    "Reading the advert",
    "Matching the two",
    "Writing",
    "Checking against your resume",
  ])
    expect(more).toContain(stage);
  expect(page).not.toContain('http-equiv="refresh"');
  const text = await (await visitor.get(linkOf(page, "Copy"))).text();
  expect(text).toMatch(/<div data-part=""><div class="field"><textarea readonly.*Dear Hiring Manager/is);
});

/** The address behind a link with this text. */
function linkOf(page: string, text: string): string {
  const links = [...page.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  return links.find(([, , inside = ""]) => inside.includes(text))?.[1]?.replaceAll("&amp;", "&") ?? "";
}

test("each line of the letter names what it rests on, until it is changed", async () => {
  const visitor = await newPersonWithResume();
  const path = jobOf(await visitor.post("/generate", generationForm({ file, resume: false })));
  const page = await finished(visitor, path);
  const lines = linkOf(page, "Source of each line");
  const isOwn = /Yours: [^<]*Responsible for reconciling 14 bank accounts every month/;
  expect(await (await visitor.get(lines)).text()).toMatch(isOwn);
  const [letter] = house.query<{ id: string; content: string }>(
    "select id, content from documents order by created_at desc limit 1",
  );
  await visitor.post(`/edit/${letter?.id}`, {
    content: letter?.content.replace("14 bank accounts", "40 bank accounts") ?? "",
    version: "1",
  });
  const edited = await (await visitor.get(lines)).text();
  expect(edited).toContain("1 line was changed or added later, so we show no source.");
  expect(edited).not.toMatch(isOwn);
  expect(await (await visitor.get(path)).text()).toMatch(
    /\d sentences, each from a line of yours\. 1 was changed or added later\./u,
  );
  house.execute("update documents set sources = '[]' where id = ?", letter?.id); // a document from before sources were kept
  expect(await (await visitor.get(path)).text()).not.toContain("Source of each line");
});

test("a mistake in the form keeps everything that was typed, the file too", async () => {
  const visitor = await newPerson();
  const answer = await visitor.post(
    "/generate",
    generationForm({ file, more: { jobTitle: " ", companyName: "Kept & Sons" } }),
  );
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain("Job title is required");
  expect(page).toContain("Kept &amp; Sons");
  expect(page).toContain("reconcile bank accounts");
  expect(page).toMatch(/✓ [^<]+ was read\./); // it need not be chosen again
  const uploadId = fieldOf(page, "uploadId");
  const again = await visitor.post(
    "/generate",
    generationForm({ key: fieldOf(page, "idempotencyKey"), more: { uploadId } }),
  );
  expect(again.status).toBe(303);
});

test.each([
  [{ jobDescription: "short" }, "Job description must be at least 10 characters"],
  [{ companyName: "" }, "Company name is required"],
  [{ generateCoverLetter: "", optimizeResume: "" }, "Please select at least one option to generate"],
  [{}, "Please upload your resume"],
  [
    { isCreatingNewResume: "true" },
    "All personal information fields are required when creating a new resume",
  ],
  [{ isCreatingNewResume: "true", email: "nonsense" }, "Invalid email address"],
  [{ jobDescription: "x".repeat(20_001) }, "at most 20,000 characters"],
])("the form %o is answered with its sentence and costs nothing", async (more, sentence) => {
  const visitor = await house.visitor().signInAsDemo();
  const answer = await visitor.post("/generate", generationForm({ more }));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(sentence);
  expect(ledger("ada@demo.example")).toEqual([]);
});

test.each([
  [
    "a picture",
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0]),
    "Please upload PDF, DOC, or DOCX files only.",
  ],
  ["a file without a byte", new Uint8Array(), "This file is empty."],
  ["a broken PDF", new TextEncoder().encode("%PDF-1.7\nnothing more"), "This file is damaged"],
  ["more than 10 MB", new Uint8Array(10 * 1024 * 1024 + 1).fill(37), "File size must be less than 10MB."],
  ["far more than 10 MB", new Uint8Array(14 * 1024 * 1024).fill(37), "File size must be less than 10MB."],
])(
  "%s as a resume is refused in its own words, and the advert is still there",
  async (_what, bytes, sentence) => {
    const visitor = await house.visitor().signInAsDemo();
    const answer = await visitor.post("/generate", generationForm({ file: bytes }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const page = await answer.text();
    expect(page).toContain(sentence);
    expect(page).toContain("reconcile bank accounts");
    expect(ledger("ada@demo.example")).toEqual([]);
  },
);

test.each([10.1, 14, 30])(
  "what stands behind a file of %s MB in a form comes back with the form",
  async (megabytes) => {
    const visitor = await newPerson();
    const typed = "Sews 40 choir robes a season in Abeokuta";
    const forms = {
      "/generate": ["resume", "jobDescription"],
      "/career/import": ["resume", "resumeText"],
      "/support": ["image", "message"],
    };
    for (const [path, [file = "", field = ""]] of Object.entries(forms)) {
      const form = new FormData();
      form.set(file, new File([new Uint8Array(megabytes * 1024 * 1024).fill(37)], "large.pdf"));
      form.set(field, typed);
      const answer = await visitor.post(path, form);
      expect([path, answer.status]).toEqual([path, 413]);
      expect(await answer.text(), path).toContain(`${typed}</textarea>`);
    }
  },
);

test("without a resume six answers make one, with blanks for what was not given", async () => {
  const visitor = await newPerson();
  const more = {
    isCreatingNewResume: "true",
    fullName: "Chidi Obi",
    phone: "08031234567",
    email: "chidi@example.com",
    location: "Enugu",
    major: "Mass Communication",
    school: "University of Nigeria, Nsukka",
  };
  const form = generationForm({ more, letter: false });
  const page = await finished(visitor, jobOf(await visitor.post("/generate", form)));
  for (const given of [
    "Chidi Obi",
    "+234 803 123 4567",
    "Mass Communication",
    "University of Nigeria, Nsukka",
    "____",
  ])
    expect(page).toContain(given);
  expect(page).toMatch(/\?edit=resume#resume">Fill \d+ blanks in your resume</);
  expect(page).not.toContain("Your profile has changed"); // the answers are in it
  const [{ id } = { id: "" }] = house.query<{ id: string }>(
    "select id from users where email = ?",
    `person${people}@example.com`,
  );
  const texts = house
    .query<{ content: string }>("select content from documents where user_id = ?", id)
    .map(({ content }) => content);
  expect(texts).toHaveLength(1);
  // All of this stands in the advert and in none of the six answers.
  for (const text of texts)
    for (const invented of ["Sage 50", "Excel", "VAT", "WHT", "years", "B.Sc. "])
      expect(text.replace(/____ \([^)]*\)/g, "")).not.toContain(`${invented}`);
});

test("the same form twice is one generation, even long afterwards; changed, or after a failure, it is a new request", async () => {
  const visitor = await newPersonWithResume();
  const email = `person${people}@example.com`;
  const key = crypto.randomUUID();
  const generations = () =>
    house.query<{ id: string }>(
      "select generations.id from generations join users on users.id = user_id where email = ?",
      email,
    ).length;
  const send = (more = {}) => visitor.post("/generate", generationForm({ key, file, resume: false, more }));
  const first = await send();
  await finished(visitor, jobOf(first));
  house.execute("update generations set created_at = created_at - 3600000");
  expect(jobOf(await send())).toBe(jobOf(first));
  expect(generations()).toBe(1);
  const other = await send({ jobTitle: "Auditor" });
  expect(other.status).toBe(303);
  await finished(visitor, jobOf(other));
  expect(jobOf(await send({ jobTitle: "Auditor" }))).toBe(jobOf(other));
  expect(jobOf(await send())).toBe(jobOf(first));
  expect(generations()).toBe(2);
  expect(ledger(email).filter(({ event }) => event === "reserved")).toHaveLength(2);
  house.execute(
    "update generations set status = 'failed' where application_id = ?",
    jobOf(first).split("/").at(-1),
  );
  house.execute(
    "update billing_events set cover_letters = cover_letters + 1 where user_id = (select id from users where email = ?)",
    email,
  );
  expect((await send()).status).toBe(303);
  expect(generations()).toBe(3);
});

test("a program's key belongs to one input: with other input it is refused", async () => {
  const visitor = await newPersonWithResume();
  const headers = { authorization: `Bearer ${visitor.sessionToken}`, "idempotency-key": "one-input-only" };
  const call = (more = {}) =>
    fetch(`${house.url}/api/generate`, {
      method: "POST",
      body: generationForm({ file, resume: false, more }),
      headers,
    });
  expect([200, 202]).toContain((await call()).status);
  const other = await call({ jobTitle: "Auditor" });
  expect([other.status, await other.json()]).toMatchObject([409, { errorCode: "IDEMPOTENCY_MISMATCH" }]);
  expect(ledger(`person${people}@example.com`).filter(({ event }) => event === "reserved")).toHaveLength(1);
});

test("the same wish from two tabs, each with its own form, is one generation", async () => {
  const visitor = await newPersonWithResume();
  const tabs = await Promise.all(
    [1, 2].map(async () => fieldOf(await (await visitor.get("/generate")).text(), "idempotencyKey")),
  );
  expect(new Set(tabs).size).toBe(2);
  const sent = await Promise.all(
    tabs.map((key) => visitor.post("/generate", generationForm({ key, file, resume: false }))),
  );
  expect(new Set(sent.map(jobOf)).size).toBe(1);
  expect(ledger(`person${people}@example.com`).filter(({ event }) => event === "reserved")).toHaveLength(1);
});

test("without credits the answer is 402 with what is left and what to do, and nothing is stored", async () => {
  const visitor = await newPerson();
  const email = `person${people}@example.com`;
  house.execute(
    "update billing_events set resumes = 0 where user_id = (select id from users where email = ?)",
    email,
  );
  const form = generationForm({ file });
  const answer = await visitor.send("/api/generate", {
    method: "POST",
    body: form,
    headers: { origin: house.url },
  });
  expect(answer.status).toBe(402);
  expect(await answer.json()).toMatchObject({
    errorCode: "SUBSCRIPTION_REQUIRED",
    message: "Choose a plan to continue.",
    suggestedActions: ["View Plans", "Make only a cover letter (2 left)"],
    availablePlans: [
      { id: "jjc", price: 10_000 },
      { id: "agba", price: 20_000 },
      { id: "pack_1", price: 1_500 },
      { id: "pack_4", price: 5_000 },
      { id: "pack_9", price: 10_000 },
    ],
    redirectUrl: "/subscription",
    preservedQuota: { coverLetters: 2, resumes: 0 },
  });
  house.execute(
    "update billing_events set ends_at = ? where user_id = (select id from users where email = ?)",
    Date.now() - 1,
    email,
  );
  const late = await visitor.send("/api/generate", {
    method: "POST",
    body: generationForm({ file, resume: false }),
    headers: { origin: house.url },
  });
  expect([late.status, ((await late.json()) as { errorCode: string }).errorCode]).toEqual([
    402,
    "TRIAL_EXPIRED",
  ]);
  expect(
    house.query("select 1 from generations join users on users.id = user_id where email = ?", email),
  ).toEqual([]);
});

test("the API makes both documents in one call, takes an Idempotency-Key and a Bearer token", async () => {
  const visitor = await newPersonWithResume();
  const headers = { authorization: `Bearer ${visitor.sessionToken}`, "idempotency-key": "one-wish-only" };
  const call = () =>
    fetch(`${house.url}/api/generate`, {
      method: "POST",
      body: generationForm({ file, more: { generateCoverLetter: "true", optimizeResume: "true" } }),
      headers,
    });
  const first = await call();
  expect([200, 202]).toContain(first.status); // 202 on a slow machine: not made within 25 seconds
  const { jobId } = (await first.json()) as { jobId: string };
  const finished = "select 1 from generations where id = ? and finished_at is not null";
  await until(() => house.query(finished, jobId).length === 1);
  const again = await call();
  const made = (await again.json()) as MadeDocuments;
  expect([again.status, made.jobId]).toEqual([200, jobId]);
  expect(made.coverLetter).toMatchObject({
    type: "cover_letter",
    jobTitle: "Accountant",
    companyName: "Harmattan Logistics",
  });
  expect(made.resume.content).toContain("WORK EXPERIENCE");
});

test("another person's generation does not exist", async () => {
  const owner = await newPersonWithResume();
  const path = jobOf(await owner.post("/generate", generationForm({ file, resume: false })));
  const stranger = await house.visitor().signInAsDemo();
  for (const address of [
    path,
    `${path}/events`,
    path.replace("/generate", "/api/generate"),
    `${path}.data`,
  ]) {
    expect([address, (await stranger.get(address)).status]).toEqual([address, 404]);
  }
  expect((await house.visitor().get(path)).status).toBe(401);
});

test("the event stream tells every state in order and ends with the finished one", async () => {
  const visitor = await newPerson();
  const path = jobOf(await visitor.post("/generate", generationForm({ file, resume: false })));
  const stream = await visitor.get(`${path}/events`);
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  const text = await stream.text();
  const states = [...text.matchAll(/data: (.+)/g)].map(
    (match) => JSON.parse(match[1] ?? "{}") as { isFinished: boolean },
  );
  expect(states.at(-1)?.isFinished).toBe(true);
  expect([...text.matchAll(/^id: (\d+)/gm)].map((match) => Number(match[1]))).toEqual(
    states.map((_state, index) => index + 1),
  );
});

test("an advert can be checked before anything is spent", async () => {
  const visitor = await house.visitor().signInAsDemo();
  const scam =
    "URGENT! Dangote Group is hiring an Office Assistant in Lagos. Salary 450,000 weekly. Pay a registration fee of N5,000 and send your CV to dangotejobs@gmail.com";
  const answer = await visitor.post(
    "/generate",
    generationForm({ more: { check: "1", jobDescription: scam, jobTitle: "", companyName: "" } }),
  );
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain("Take care with this advert");
  expect(page).toContain("Office Assistant");
  expect(ledger("ada@demo.example")).toEqual([]);
});
