import { beforeAll, expect, test } from "vitest";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { shareServer, type SharedServer } from "../pooled-server";
import { fieldOf, registerPerson } from "../test-server";

let server: SharedServer;
let file: Uint8Array;
beforeAll(async () => {
  server = await shareServer();
  file = await makeResumeDocx();
});

let people = 0;
const newPerson = () => registerPerson(server, `proofs${(people += 1)}@example.com`);
const reservations = () =>
  server.query(
    "select 1 from credit_ledger join users on users.id = user_id where email = ? and event = 'reserved'",
    `proofs${people}@example.com`,
  ).length;

const OTHER_TRADE = {
  jobTitle: "Dental Nurse",
  companyName: "Tavora Clinic",
  jobDescription: `Tavora Clinic needs a Dental Nurse in Ikeja.
Requirements:
- Chairside assistance
- Sterilisation of instruments
- Dental radiography`,
};

test("a letter that nothing supports is refused before the credit, with the questions that could support it", async () => {
  const visitor = await newPerson();
  const first = await visitor.post("/generate", generationForm({ file, more: { ...OTHER_TRADE, seen: "" } }));
  const page = await first.text();
  expect(first.status).toBe(422);
  expect(page).toContain("a letter needs two. No credit was used.");
  expect(page).toContain("Answer a question about this advert");
  expect(page).toContain("Have you worked with this");
  expect(page).toContain("Make the resume alone");
  expect(fieldOf(page, "jobTitle")).toBe("Dental Nurse");
  expect(page).toContain("Dental radiography</textarea>");
  expect(reservations()).toBe(0);

  const more = { ...OTHER_TRADE, uploadId: fieldOf(page, "uploadId"), only: "resume" };
  const alone = await visitor.post(
    "/generate",
    generationForm({ key: fieldOf(page, "idempotencyKey"), more }),
  );
  expect(alone.status).toBe(303);
  expect(reservations()).toBe(1);
});

test("answers that are true open the letter", async () => {
  const visitor = await newPerson();
  const form = (more: Record<string, string>) =>
    generationForm({
      resume: false,
      more: { ...OTHER_TRADE, isCreatingNewResume: "profile", seen: "", ...more },
    });
  const read = await visitor.post("/generate", generationForm({ file, more: { ...OTHER_TRADE, read: "1" } }));
  expect(read.status).toBe(200);
  let page = await (await visitor.post("/generate", form({}))).text();
  for (let answers = 0; answers < 2; answers += 1) {
    const [, id = ""] = /name="answer" value="(demand-\d+)"/.exec(page) ?? [];
    const value = { [`answer-${id}`]: "Every day at the Health Centre, 2 years" };
    page = await (await visitor.post("/generate", form({ answer: id, ...value }))).text();
  }
  expect((await visitor.post("/generate", form({ seen: fieldOf(page, "seen") }))).status).toBe(303);
  expect(reservations()).toBe(1);
});

test("the API says it with a code, how much was found and what to ask", async () => {
  const visitor = await newPerson();
  const answer = await visitor.send("/api/generate", {
    method: "POST",
    body: generationForm({ file, more: OTHER_TRADE }),
    headers: { origin: server.url },
  });
  expect(answer.status).toBe(422);
  const body = (await answer.json()) as { errorCode: string; proofs: number; questions: { text: string }[] };
  expect(body).toMatchObject({ errorCode: "TOO_FEW_PROOFS", field: "generateCoverLetter" });
  expect(body.proofs).toBeLessThan(2);
  expect(body.questions.map(({ text }) => text).join()).toContain("Dental radiography");
  expect(reservations()).toBe(0);
});

test("who gives six answers and no work is asked for what they have done", async () => {
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
  const answer = await visitor.post("/generate", generationForm({ more }));
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain("Write in the form what you have done");
  expect(fieldOf(page, "major")).toBe("Mass Communication");
});
