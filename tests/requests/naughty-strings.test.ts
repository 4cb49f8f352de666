import { beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson, until, type Visitor } from "../test-server";
import { ALL_NAUGHTY as strings, dangersIn, NAUGHTY } from "../naughty-strings";
import { choose, runs, sample } from "../runs";

const LINES = [
  "jobTitle",
  "companyName",
  "companyLocation",
  "fullName",
  "phone",
  "location",
  "major",
  "school",
  "degree",
  "classOfDegree",
  "nyscState",
  "nyscPlace",
];
const TEXTS = ["jobDescription", "siwes", "projects", "volunteering", "skills", "referees"]; // take several strings each
const ROUNDS = 6; // of the form with all strings; test:deep goes on with others in each field
const EVERY = 3; // on a push the forms of the account take a third of the strings, each another one

/** All strings in groups of so many; the last one is filled up from the beginning. */
function inGroups(size: number, list: readonly string[] = strings): string[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, group) =>
    Array.from({ length: size }, (_, place) => list[(group * size + place) % list.length] ?? ""),
  );
}

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
const FILES_READ = choose(10, 30); // documents whose pages and files are read at the end

beforeAll(async () => {
  house = await shareServer();
  person = await registerPerson(house, "naughty@example.com");
  house.execute("update billing_events set cover_letters = 100000, resumes = 100000");
});

test("there are more than 600 of them, and the check sees what a careless page would do with them", () => {
  expect(strings.length).toBeGreaterThan(600);
  const careless = (NAUGHTY.scripts ?? []).map((text) => `<!doctype html><p title="${text}">${text}</p>`);
  expect(careless.filter((page) => dangersIn(page).length > 0).length).toBeGreaterThan(20);
  expect(
    dangersIn(
      `<p title="&lt;img onerror=1&gt; onerror=alert(1)">&lt;script&gt;alert(1)&lt;/script&gt; onerror=alert(1)</p><script nonce="abc">go()</script>`,
    ),
  ).toEqual([]);
});

test("registering and signing in with each as name, address, password or code says yes or no, never 500, and gives it back as text", async () => {
  for (const [index, group] of sample(inGroups(9), EVERY).entries()) {
    const [name = "", other = "", email = "", password = "", next = "", ...more] = group;
    const [login = "", wrong = "", known = "", code = ""] = more;
    const chosen = { password: "Correct-Horse-7-Battery", confirmPassword: "Correct-Horse-7-Battery" };
    unlimited();
    await Promise.all([
      sound(
        house.visitor().post("/register", { ...chosen, fullName: name, email: `n${index}@example.com` }),
        group,
      ),
      sound(
        house.visitor().post("/register", {
          ...{ fullName: other, email, password, confirmPassword: password },
          [email.slice(0, 100)]: password,
        }),
        group,
      ),
      sound(house.visitor().post("/login", { email: login, password: wrong, next }), group),
      sound(house.visitor().post("/login", { email: known, otp: code, next }), group),
    ]);
  }
});

test("each goes through the fields of the profile and the settings", async () => {
  for (const group of sample(inGroups(13), EVERY, 1)) {
    const [one = "", two = "", last = "", link = "", email = "", password = "", language = "", ...more] =
      group;
    const [timezone = "", theme = "", notifications = "", first = "", site = "", step = ""] = more;
    const own = { linkedinProfile: "", email: "naughty@example.com" };
    unlimited();
    await sound(person.post("/profile", { ...own, firstName: one, lastName: two }), group);
    await Promise.all([
      sound(
        person.post("/profile", {
          ...{ firstName: "Ngozi", lastName: last, linkedinProfile: link, email, currentPassword: password },
        }),
        group,
      ),
      sound(
        person.post("/settings", { language, timezone, theme, emailNotifications: notifications }),
        group,
      ),
      sound(
        person.post("/dashboard", { firstName: first, lastName: last, linkedinProfile: site, step }),
        group,
      ),
      sound(person.get("/profile"), group),
    ]);
  }
});

test("each goes into the generate form, and the documents made of them are whole", async () => {
  const perRound = Math.ceil(strings.length / ROUNDS);
  const generations = runs(ROUNDS).numRuns;
  for (let round = 0; round < generations; round += 1) {
    unlimited();
    const dealt = Array.from(
      { length: perRound },
      (_, at) => strings[(round * perRound + Math.floor(round / ROUNDS) + at) % strings.length] ?? "",
    );
    const fieldsOf = (texts: string[]) => ({
      ...Object.fromEntries(LINES.map((field, at) => [field, texts[at] ?? ""])),
      ...Object.fromEntries(
        TEXTS.map((field, at) => [
          field,
          texts
            .slice(LINES.length)
            .filter((_, place) => place % TEXTS.length === at)
            .join("\n"),
        ]),
      ),
    });
    const form = {
      email: "naughty@example.com",
      isCreatingNewResume: "true",
      generateCoverLetter: "on",
      optimizeResume: "on",
      idempotencyKey: crypto.randomUUID(),
    };
    await sound(person.post("/generate", { ...form, ...fieldsOf(dealt) }), dealt); // mostly a field that is too long or empty: it comes back
    const fit: Record<string, string> = fieldsOf(
      dealt.map((text) => [...text].slice(0, 30).join("").trim() || "x"),
    );
    const sent = await sound(
      person.post("/generate", { ...form, ...fit, jobDescription: `We are hiring. ${fit.jobDescription}` }),
      dealt,
    );
    if (sent.location) pages.add(sent.location);
  }
  await until(
    () => house.query("select 1 from generations where status in ('queued', 'running')").length === 0,
  );
  expect(house.query("select id from generations where status = 'failed'")).toEqual([]);
  for (const { id } of house.query<{ id: string }>("select id from documents")) documents.push(id);
  expect(documents.length).toBeGreaterThan(generations / 2);
});

test("all are saved as the text of documents, come back as the same data, and go into PDF and DOCX", async () => {
  const short = strings.filter((text) => text.length <= 300);
  const texts = [
    ...inGroups(60, short).map((group) => group.join("\n")),
    ...strings.filter((text) => text.length > 300),
  ];
  let saved = 0;
  for (const [index, text] of texts.entries()) {
    unlimited();
    const id = documents[index % documents.length] ?? "";
    const [before] = house.query<{ version: number }>("select version from documents where id = ?", id);
    const { status } = await sound(
      person.post(`/edit/${id}`, {
        content: text,
        version: String(before?.version ?? 1),
        headings: "leave",
        back: text.slice(0, 500),
      }),
      [text],
    );
    await sound(person.get(`/edit/${id}`), [text]);
    await sound(person.get(`/api/documents/${id}/html-preview`), [text]);
    if (status !== 303) continue;
    saved += 1;
    const { content } = (await (await person.get(`/api/documents/${id}`)).json()) as { content: string };
    expect(content).toBe(asStored(text));
  }
  expect(saved).toBeGreaterThanOrEqual(Math.floor(short.length / 60));
});

test("afterwards every page of the person shows them as text only", async () => {
  for (const id of documents.slice(0, FILES_READ))
    for (const path of [
      `/edit/${id}`,
      `/documents/${id}/delete`,
      `/api/documents/${id}`,
      `/api/documents/${id}/html-preview`,
    ])
      pages.add(path);
  for (const path of pages) {
    const { status } = await sound(person.get(path), [path]);
    expect([path, status]).toEqual([path, ["/login", "/register"].includes(path) ? 303 : 200]);
  }
  for (const format of ["pdf", "docx"])
    for (const id of documents.slice(0, FILES_READ))
      expect((await person.get(`/api/documents/${id}/download?format=${format}`)).status).toBe(200);
  // On a slow machine the sign-in is long ago by now.
  house.execute("update sessions set proved_at = ?", Date.now());
  expect((await person.get("/api/user/export")).status).toBe(200);
  expect(house.output()).not.toMatch(/"level":50|api\.failed|TypeError|RangeError/);
});

/** The answer is no fault of ours, holds nothing that would run, and its headers name nothing that a text brought along. */
async function sound(asked: Promise<Response>, sent: string[]) {
  const text = JSON.stringify(sent);
  const response = await asked;
  const body = await response.text();
  expect(response.status, text.slice(0, 2000)).toBeLessThan(500);
  if (response.headers.get("content-type")?.includes("text/html"))
    expect(dangersIn(body), text.slice(0, 2000)).toEqual([]);
  expect(response.headers.getSetCookie().filter((line) => !/^oya_/.test(line))).toEqual([]);
  const location = response.headers.get("location") ?? "";
  expect(location === "" || /^\/(?![/\\])/.test(location), location).toBe(true);
  return { status: response.status, location };
}

/** As a person would want it kept: the same letters in one spelling, in lines, without what can be neither seen nor printed. */
function asStored(text: string): string {
  return new TextDecoder("utf-8", { ignoreBOM: true })
    .decode(new TextEncoder().encode(text)) // half a letter cannot be sent
    .normalize("NFC")
    .replace(/\r\n/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[ \t]+$/gm, "")
    .trim();
}

const unlimited = () => house.execute("delete from rate_limits");
