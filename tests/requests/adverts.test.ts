import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { shareServer, type SharedServer } from "../pooled-server";
import { fieldOf, registerPerson, type Visitor } from "../test-server";

let server: SharedServer;
let file: Uint8Array;
beforeAll(async () => {
  server = await shareServer();
  file = await makeResumeDocx();
});

let people = 0;
const newPerson = () => registerPerson(server, `advert${(people += 1)}@example.com`);

async function newPersonWithProfile(): Promise<Visitor> {
  const visitor = await newPerson();
  const form = new FormData();
  form.set("resume", new Blob([file as BlobPart]), "cv.docx");
  const sent = await visitor.send("/api/career/import", {
    method: "POST",
    headers: { origin: server.url },
    body: form,
  });
  expect(sent.status).toBe(200);
  return visitor;
}

const ADVERT = `Tavora Foods Ltd needs an Accountant in Ikeja.
Requirements:
- Bank reconciliation
- Must know Petrel
- Not more than 32 years
- NYSC discharge certificate
Send your CV in one PDF to jobs@tavora-foods.example with the job title as subject. Closes on 12 December 2030.`;

const range = { text: z.string(), start: z.number(), end: z.number() };
const demand = z.object({ ...range, kind: z.string() });
const Answer = z.object({
  text: z.string(),
  title: z.string().nullable(),
  company: z.string().nullable(),
  musts: z.array(demand),
  wishes: z.array(demand),
  rules: z.array(
    z.object({ ...range, kind: z.string(), state: z.string().optional(), why: z.string().optional() }),
  ),
  howToApply: z.object({
    email: z.string().optional(),
    subject: z.string().optional(),
    attachments: z.array(z.string()),
    closes: z.string().optional(),
  }),
  warnings: z.array(z.object({ ...range, code: z.string() })),
  fit: z
    .object({
      score: z.number(),
      met: z.array(demand.extend({ proof: z.object({ id: z.string(), text: z.string() }) })),
      unmet: z.array(demand),
      unknown: z.array(demand),
      questions: z.array(z.object({ id: z.string(), kind: z.string(), text: z.string() })),
    })
    .optional(),
});

const read = (visitor: Visitor, body: object) =>
  visitor.send("/api/adverts/read", {
    method: "POST",
    headers: { origin: server.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("POST /api/adverts/read says what an advert asks, each demand with its place in the text", async () => {
  const answer = await read(await newPerson(), { jobDescription: ADVERT });
  expect(answer.status).toBe(200);
  const advert = Answer.parse(await answer.json());
  expect(advert).toMatchObject({
    title: "Accountant",
    company: "Tavora Foods Ltd",
    howToApply: { email: "jobs@tavora-foods.example", subject: "Accountant", closes: "2030-12-12" },
    warnings: [],
  });
  expect(advert.musts.map(({ text }) => text)).toContain("Bank reconciliation");
  for (const { text, start, end } of [...advert.musts, ...advert.rules])
    expect(advert.text.slice(start, end)).toBe(text);
  expect(advert.rules.map(({ kind }) => kind).sort()).toEqual(["age", "closes", "nysc"]);
  expect(advert.fit).toBeUndefined();
});

test("with a profile the API says how far it fits, with proofs, gaps and at most three questions", async () => {
  const visitor = await newPersonWithProfile();
  const { fit, rules } = Answer.parse(await (await read(visitor, { jobDescription: ADVERT })).json());
  expect(fit?.met.map(({ text }) => text)).toContain("Bank reconciliation");
  expect(fit?.met[0]?.proof.text).toMatch(/reconcil/i);
  expect(fit?.unmet.some(({ text }) => text.includes("Petrel"))).toBe(true);
  expect(fit?.questions.length).toBeLessThanOrEqual(3);
  expect(fit?.questions).toContainEqual(
    expect.objectContaining({ kind: "birth", text: "When were you born?" }),
  );
  expect(rules.find(({ kind }) => kind === "age")).toMatchObject({ state: "unknown" });
});

test("a fraud is named in the API, and an advert that is too long is refused", async () => {
  const visitor = await newPerson();
  const fraud = Answer.parse(
    await (
      await read(visitor, {
        jobDescription:
          "Office assistants wanted at once in Ibadan. Registration/ID card fee N3,500. Come to Ring Road Guest Inn.",
      })
    ).json(),
  );
  expect(fraud.warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(["fee", "guest-house"]));
  expect((await read(visitor, { jobDescription: "x".repeat(20_001) })).status).toBe(400);
  expect((await read(visitor, {})).status).toBe(400);
});

function checkForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  const all = { jobDescription: ADVERT, isCreatingNewResume: "profile", seen: "", ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return form;
}

test("the form shows each demand with its proof or gap, and an answer counts at once", async () => {
  const visitor = await newPersonWithProfile();
  const before = await (await visitor.post("/generate", checkForm({ check: "1" }))).text();
  expect(before).toContain("What this job asks");
  expect(before).toContain("Closes");
  expect(before).toContain("12 Dec 2030");
  expect(before).toContain("When were you born?");
  expect(fieldOf(before, "jobTitle")).toBe("Accountant");
  const [, id = ""] = /When were you born\?[\s\S]*?name="answer" value="(rule-\d+)"/.exec(before) ?? [];
  const after = await (
    await visitor.post("/generate", checkForm({ answer: id, [`answer-${id}`]: "2001-03-04" }))
  ).text();
  expect(after).toContain("You are within it.");
  expect(after).not.toContain("When were you born?");
  const facts = server.query<{ state: string }>(
    "SELECT state FROM profile_facts WHERE text LIKE '%2001-03-04%'",
  );
  expect(facts).toEqual([{ state: "confirmed" }]);
});

test("an advert that is too long is refused with all of its text, and no browser cuts it when it is pasted", async () => {
  const visitor = await newPersonWithProfile();
  const blank = await (await visitor.get("/generate")).text();
  expect(/<textarea[^>]*name="jobDescription"[^>]*>/.exec(blank)?.[0]).not.toMatch(/maxlength/i);
  const jobDescription = `${ADVERT}${"\r\nWe sell rice.".repeat(1600)}\r\nThe last line.`;
  const answer = await visitor.post("/generate", { jobDescription, check: "1" });
  const page = await answer.text();
  expect([
    answer.status,
    page.includes("at most 20,000 characters"),
    page.includes("The last line."),
  ]).toEqual([400, true, true]);
  expect(page).not.toContain("What this job asks");
  const fits = `${ADVERT}\r\n${"We sell.\r\n".repeat(2170)}`; // lines that a browser ends with two letters
  expect((await visitor.post("/generate", { jobDescription: fits, check: "1" })).status).toBe(200);
});

test("what an advert proposed goes with it, and what the person wrote stays", async () => {
  const visitor = await newPerson();
  const first = await (await visitor.post("/generate", checkForm({ check: "1" }))).text();
  const proposed = {
    jobTitle: fieldOf(first, "jobTitle"),
    "proposed-jobTitle": fieldOf(first, "proposed-jobTitle"),
    companyName: "My own choice",
    "proposed-companyName": fieldOf(first, "proposed-companyName"),
    check: "1",
  };
  expect(proposed.jobTitle).toBe("Accountant");
  const second = await (
    await visitor.post(
      "/generate",
      checkForm({ ...proposed, jobDescription: "We need staff at once, call the office." }),
    )
  ).text();
  expect(fieldOf(second, "jobTitle")).toBe("");
  expect(fieldOf(second, "companyName")).toBe("My own choice");
});

test("a post and an employer that are left out are filled in from the advert and shown before anything is made", async () => {
  const visitor = await newPersonWithProfile();
  const answer = await visitor.post(
    "/generate",
    checkForm({ generateResume: "on", generateCoverLetter: "on", useProfile: "true" }),
  );
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(fieldOf(page, "jobTitle")).toBe("Accountant");
  expect(page).toContain("We filled this in from the advert.");
  const nameless = await visitor.post(
    "/generate",
    checkForm({ jobDescription: "We need staff at once, call the office.", generateResume: "on" }),
  );
  expect(nameless.status).toBe(400);
  expect(await nameless.text()).not.toContain("We filled this in from the advert.");
});

/** What a person reads below the advert: attributes hold random keys. */
const wordsBelow = (page: string) => (page.split("</textarea>")[1] ?? "").replace(/<[^>]*>/g, " ");

test("of several posts the form asks which, and the chosen one is the job title", async () => {
  const visitor = await newPerson();
  const jobDescription = `Greenfield School has vacancies for:
1. Bursar. HND Accounting, 5 years experience.
2. Driver with class E licence.
Send CV to hr@greenfield.example`;
  const asked = await (await visitor.post("/generate", checkForm({ check: "1", jobDescription }))).text();
  expect(asked).toContain("Which one is yours?");
  // What one post asks is asked of nobody yet.
  expect(wordsBelow(asked)).not.toMatch(/HND|class E/);
  const chosen = await (
    await visitor.post("/generate", checkForm({ post: "Driver", jobDescription }))
  ).text();
  expect(fieldOf(chosen, "jobTitle")).toBe("Driver");
  expect(chosen).not.toContain("Which one is yours?");
  expect(wordsBelow(chosen)).not.toContain("HND");
  expect(asked).not.toContain("Nearest to");
  // A resume that comes later has the same advert checked again.
  const held = ["jobTitle", "seen", "proposed-jobTitle"].map((name) => [name, fieldOf(chosen, name)]);
  const again = await (
    await visitor.post("/generate", checkForm({ check: "1", jobDescription, ...Object.fromEntries(held) }))
  ).text();
  expect(fieldOf(again, "jobTitle")).toBe("Driver");
  expect(again).not.toContain("Which one is yours?");
});

test("of a long advert the foremost things stand open, its tasks and the rest are folded", async () => {
  const visitor = await newPerson();
  const tools = [
    "Excel",
    "Sage 50",
    "Power BI",
    "SAP",
    "Odoo",
    "QuickBooks",
    "Word",
    "Outlook",
    "Tally",
    "Xero",
    "Oracle",
    "Teams",
  ];
  const tasks = [
    "Prepare budgets",
    "Post invoices",
    "Pay suppliers",
    "Count stock",
    "File tax returns",
    "Close the books",
  ];
  const lines = [
    ...tools.map((tool) => `- Knowledge of ${tool}`),
    "- HND Accounting",
    "- 4 years experience",
  ];
  const jobDescription = `Job title: Accountant\nRequirements:\n${lines.join("\n")}\nDuties:\n${tasks.map((task) => `- ${task}`).join("\n")}`;
  const page = await (await visitor.post("/generate", checkForm({ check: "1", jobDescription }))).text();
  const [, shown = ""] = page.split("What this job asks");
  const [open = "", folded = ""] = shown.split("More from the advert");
  expect(open).toContain("Power BI");
  expect(open).not.toContain("Pay suppliers");
  expect(folded).toContain("Pay suppliers");
});

test("an advert with a warning comes back once before a credit is used, and the person decides", async () => {
  const visitor = await newPersonWithProfile();
  const jobDescription =
    "Tavora Foods Ltd needs an Accountant in Ikeja. Bank reconciliation is a must. Registration/ID card fee N3,500. Send CV to jobs@tavora-foods.example";
  const send = (seen: string) =>
    visitor.post(
      "/generate",
      generationForm({ resume: false, more: { isCreatingNewResume: "profile", jobDescription, seen } }),
    );
  const first = await send("");
  expect(first.status).toBe(200);
  const page = await first.text();
  expect(page).toContain("Take care with this advert");
  expect(page).toContain("Not made yet");
  expect(page).toContain('<a href="#advice">Read what we found in this advert.');
  expect(fieldOf(page, "seen")).not.toBe("");
  expect((await send(fieldOf(page, "seen"))).status).toBe(303);
});

test("where the advert names no employer, the field says what to write", async () => {
  const visitor = await newPersonWithProfile();
  const HINT = "The advert does not name it.";
  const send = (companyName: string) =>
    visitor.post(
      "/generate",
      generationForm({
        resume: false,
        more: {
          isCreatingNewResume: "profile",
          jobDescription: "A fashion house at Surulere needs an Accountant. Bank reconciliation is a must.",
          companyName,
          seen: "",
        },
      }),
    );
  const page = await (await send("")).text();
  expect(page).toContain("Company name is required");
  expect(page).toContain(HINT);
  expect((await send("a fashion house")).status).toBe(303);
});
