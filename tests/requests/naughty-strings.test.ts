import { beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson, until, type Visitor } from "../test-server";
import { dangersIn, NAUGHTY } from "../naughty-strings";
import { runs, sample } from "../runs";

const strings = Object.values(NAUGHTY).flat();
const FIELDS = [
  "jobTitle",
  "companyName",
  "companyLocation",
  "jobDescription",
  "fullName",
  "phone",
  "location",
  "major",
  "school",
  "degree",
  "classOfDegree",
  "nyscState",
  "nyscPlace",
  "siwes",
  "projects",
  "volunteering",
  "skills",
  "referees",
];
const GENERATIONS = runs(12).numRuns; // each string once in one of the fields; test:deep puts it into others, too
const EVERY = 6; // on a push each page takes a sixth of the strings, each another one; the form takes all of them

let house: SharedServer;
let person: Visitor;
const pages = new Set<string>([
  "/",
  "/login",
  "/register",
  "/dashboard",
  "/generate",
  "/documents",
  "/documents?type=resume",
  "/subscription",
  "/profile",
  "/settings",
  "/sessions",
  "/change-password",
  "/export",
  "/delete-account",
  "/dev/outbox",
  "/api/documents",
  "/api/auth/user",
  "/api/profile",
  "/api/settings",
]);
const documents: string[] = [];

beforeAll(async () => {
  house = await shareServer();
  person = await registerPerson(house, "naughty@example.com");
  house.execute("update billing_events set cover_letters = 100000, resumes = 100000");
});

test("there are more than 120 of them, and the check sees what a careless page would do with them", () => {
  expect(new Set(strings).size).toBeGreaterThan(120);
  const careless = (NAUGHTY.scripts ?? []).map((text) => `<!doctype html><p title="${text}">${text}</p>`);
  expect(careless.filter((page) => dangersIn(page).length > 0).length).toBeGreaterThan(20);
  expect(
    dangersIn(
      `<p title="&lt;img onerror=1&gt; onerror=alert(1)">&lt;script&gt;alert(1)&lt;/script&gt; onerror=alert(1)</p><script nonce="abc">go()</script>`,
    ),
  ).toEqual([]);
});

test("registering with each as name, address and password says yes or no, never 500, and gives it back as text", async () => {
  for (const [index, text] of sample(strings, EVERY).entries()) {
    unlimited();
    await Promise.all([
      sound(
        house.visitor().post("/register", {
          fullName: text,
          email: `n${index}@example.com`,
          password: "Correct-Horse-7-Battery",
          confirmPassword: "Correct-Horse-7-Battery",
        }),
        text,
      ),
      sound(
        house.visitor().post("/register", {
          fullName: text,
          email: text,
          password: text,
          confirmPassword: text,
          [text.slice(0, 100)]: text,
        }),
        text,
      ),
      sound(house.visitor().post("/login", { email: text, password: text, next: text }), text),
      sound(house.visitor().post("/login", { email: text, otp: text, next: text }), text),
    ]);
  }
});

test("each goes through every field of the profile and the settings", async () => {
  for (const text of sample(strings, EVERY, 1)) {
    unlimited();
    await sound(
      person.post("/profile", {
        firstName: text,
        lastName: text,
        linkedinProfile: "",
        email: "naughty@example.com",
      }),
      text,
    );
    await Promise.all([
      sound(
        person.post("/profile", {
          firstName: "Ngozi",
          lastName: text,
          linkedinProfile: text,
          email: text,
          currentPassword: text,
        }),
        text,
      ),
      sound(
        person.post("/settings", { language: text, timezone: text, theme: text, emailNotifications: text }),
        text,
      ),
      sound(
        person.post("/dashboard", { firstName: text, lastName: text, linkedinProfile: text, step: text }),
        text,
      ),
      sound(person.get("/profile"), text),
    ]);
  }
});

test("each goes into the generate form, and the documents made of them are whole", async () => {
  expect(GENERATIONS * FIELDS.length).toBeGreaterThanOrEqual(strings.length);
  for (let round = 0; round < GENERATIONS; round += 1) {
    unlimited();
    const fields = Object.fromEntries(
      FIELDS.map((field, index) => [field, strings[(round * FIELDS.length + index) % strings.length] ?? ""]),
    );
    const form = {
      email: "naughty@example.com",
      isCreatingNewResume: "true",
      generateCoverLetter: "on",
      optimizeResume: "on",
      idempotencyKey: crypto.randomUUID(),
    };
    await sound(person.post("/generate", { ...form, ...fields }), JSON.stringify(fields)); // mostly a field that is too long or empty: it comes back
    const fit = Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, [...text].slice(0, 30).join("").trim() || "x"]),
    );
    const sent = await sound(
      person.post("/generate", {
        ...form,
        ...fit,
        jobDescription: `We are hiring. ${fields.jobDescription?.slice(0, 5000)}`,
      }),
      JSON.stringify(fit),
    );
    if (sent.location) pages.add(sent.location);
  }
  await until(
    () => house.query("select 1 from generations where status in ('queued', 'running')").length === 0,
  );
  expect(house.query("select id from generations where status = 'failed'")).toEqual([]);
  for (const { id } of house.query<{ id: string }>("select id from documents")) documents.push(id);
  expect(documents.length).toBeGreaterThan(GENERATIONS / 2);
});

test("each is saved as the text of a document and comes back as the same data", async () => {
  const [id = ""] = documents;
  let compared = 0;
  const kept = new Set([
    ...(NAUGHTY.scripts ?? []),
    ...(NAUGHTY.templates ?? []),
    ...(NAUGHTY.formats ?? []),
    ...(NAUGHTY.paths ?? []),
  ]);
  const saved = sample(strings, EVERY, 2);
  for (const text of saved) {
    unlimited();
    const [before] = house.query<{ version: number }>("select version from documents where id = ?", id);
    const { status } = await sound(
      person.post(`/edit/${id}`, {
        content: text,
        version: String(before?.version ?? 1),
        back: text.slice(0, 500),
      }),
      text,
    );
    await sound(person.get(`/edit/${id}`), text);
    await sound(person.get(`/api/documents/${id}/html-preview`), text);
    if (status !== 303 || !kept.has(text)) continue;
    compared += 1;
    const { content } = (await (await person.get(`/api/documents/${id}`)).json()) as { content: string };
    expect(content).toBe(
      text
        .normalize("NFC")
        .replace(/[^\P{Cc}\n\t]/gu, "")
        .trim(),
    );
  }
  expect(compared).toBeGreaterThan(saved.filter((text) => kept.has(text)).length * 0.8);
});

test("afterwards every page of the person shows them as text only", async () => {
  for (const id of documents.slice(0, 30))
    for (const path of [
      `/edit/${id}`,
      `/documents/${id}/delete`,
      `/api/documents/${id}`,
      `/api/documents/${id}/html-preview`,
    ])
      pages.add(path);
  for (const path of pages) {
    const { status } = await sound(person.get(path), path);
    expect([path, status]).toEqual([path, ["/login", "/register"].includes(path) ? 303 : 200]);
  }
  for (const format of ["pdf", "docx"])
    for (const id of documents.slice(0, 30))
      expect((await person.get(`/api/documents/${id}/download?format=${format}`)).status).toBe(200);
  // On a slow machine the sign-in is long ago by now.
  house.execute("update sessions set proved_at = ?", Date.now());
  expect((await person.get("/api/user/export")).status).toBe(200);
  expect(house.output()).not.toMatch(/"level":50|api\.failed|TypeError|RangeError/);
});

/** The answer is no fault of ours, holds nothing that would run, and its headers name nothing that a text brought along. */
async function sound(asked: Promise<Response>, text: string) {
  const response = await asked;
  const body = await response.text();
  expect(response.status, text.slice(0, 200)).toBeLessThan(500);
  if (response.headers.get("content-type")?.includes("text/html"))
    expect(dangersIn(body), text.slice(0, 200)).toEqual([]);
  expect(response.headers.getSetCookie().filter((line) => !/^oya_/.test(line))).toEqual([]);
  const location = response.headers.get("location") ?? "";
  expect(location === "" || /^\/(?![/\\])/.test(location), location).toBe(true);
  return { status: response.status, location };
}

const unlimited = () => house.execute("delete from rate_limits");
