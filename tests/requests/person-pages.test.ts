import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { openPaymentFixtures, type PaymentFixtures, type Person } from "../payment-fixtures";
import { until, type Visitor } from "../test-server";

const PATHS = ["/dashboard", "/applications", "/documents", "/career"];
// Without scripts a page has no nonce. What is stored has an age.
const PLAIN = { "save-data": "on" };
const isStored = (answer: Response) => answer.headers.has("age");
const STAFF = ["admin@demo.example", "Oya-who-runs-this-2026!"] as const;
const PASSWORD = "Oya-let-us-go-2026!";

let shop: PaymentFixtures;
let staff: Visitor;
let bystander: Person;
beforeAll(async () => {
  shop = await openPaymentFixtures();
  staff = await shop.house.visitor().signIn(...STAFF);
  bystander = await shop.person();
});
afterAll(() => shop.close());

const textOf = async (visitor: Visitor, path: string, headers: Record<string, string> = PLAIN) =>
  (await visitor.get(path, headers)).text();
/** The page as it is rendered anew: an address with a query is never stored. */
const fresh = (visitor: Visitor, path: string) => textOf(visitor, `${path}?anew`);
const pagesOf = async (visitor: Visitor, read = textOf) =>
  Promise.all(PATHS.map((path) => read(visitor, path)));

/** Asks until the page comes from the store. A minute's work of the server may change it in between. */
async function stored(visitor: Visitor, path: string): Promise<string> {
  let text = "";
  await until(async () => {
    const answer = await visitor.get(path, PLAIN);
    text = await answer.text();
    return isStored(answer);
  });
  return text;
}

const json = (visitor: Visitor, method: string, path: string, body: unknown) =>
  visitor.send(path, {
    method,
    body: JSON.stringify(body),
    headers: { origin: shop.house.url, "content-type": "application/json" },
  });

async function say(visitor: Visitor, path: string, message: string) {
  const form = new FormData();
  form.set("message", message);
  form.set("clientMessageId", randomUUID());
  return visitor.post(path, form);
}

const conversationOf = ({ id }: Person) =>
  shop.house.query<{ id: string }>("select id from conversations where user_id = ?", id)[0]?.id ?? "";
const applicationOf = ({ id }: Person) =>
  shop.house.query<{ id: string }>("select id from applications where user_id = ?", id)[0]?.id ?? "";
const versionOf = ({ id }: Person) =>
  String(
    shop.house.query<{ version: number }>("select version from profiles where user_id = ?", id)[0]?.version,
  );
const documentOf = ({ id }: Person) =>
  shop.house.query<{ id: string }>("select id from documents where user_id = ?", id)[0]?.id ?? "";

test("a stored page with scripts is sent in one piece in each encoding, with the nonce of its own answer and no other", async () => {
  const person = await shop.person();
  const nonces = new Set<string>();
  for (const encoding of ["br", "gzip", "identity"]) {
    let answer = await person.get("/dashboard", { "accept-encoding": encoding });
    let text = await answer.text();
    await until(async () => {
      if (isStored(answer)) return true;
      answer = await person.get("/dashboard", { "accept-encoding": encoding });
      text = await answer.text();
      return isStored(answer);
    });
    expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(answer.headers.has("content-length")).toBe(encoding !== "identity");
    const named = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "none";
    const used = [...text.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
    expect(used.length).toBeGreaterThan(0);
    expect(new Set(used)).toEqual(new Set([named]));
    expect(text).toContain("</html>");
    nonces.add(named);
  }
  expect(nonces.size).toBe(3);
});

test("a page that is made anew is one text, sent in one piece in each encoding", async () => {
  const person = await shop.person();
  const texts = await Promise.all(
    ["br", "gzip", "identity"].map(async (encoding) => {
      const answer = await person.get("/dashboard?anew", { ...PLAIN, "accept-encoding": encoding });
      expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      expect(answer.headers.get("vary")).toContain("Accept-Encoding");
      expect(answer.headers.has("transfer-encoding")).toBe(encoding === "identity");
      return answer.text();
    }),
  );
  expect(texts[0]).toMatch(/^<!DOCTYPE html><html .*<\/html>$/s);
  expect(new Set(texts).size).toBe(1);
});

/** All that changes a page: what its reader does, what others do for them, and what staff does for all. */
const WRITES: [string, (person: Person) => Promise<unknown>][] = [
  ["the name", (person) => json(person, "PATCH", "/api/profile", { firstName: "Adunni" })],
  ["a setting", (person) => json(person, "PATCH", "/api/settings", { darkMode: true })],
  [
    "a payment, by webhook alone",
    async (person) => {
      const { reference } = await shop.start(person);
      shop.paystack.press(reference, "card");
      await shop.reaches(reference, "applied");
    },
  ],
  [
    "a new application, and its documents",
    async (person) => {
      const sent = await person.post("/generate", generationForm({ file: await makeResumeDocx() }));
      expect(sent.status).toBe(303);
      const done = "select 1 from generations where user_id = ? and status = 'succeeded'";
      await until(() => shop.house.query(done, person.id).length > 0);
    },
  ],
  [
    "the profile",
    (person) =>
      person.post("/career/work/new", {
        ...{ version: versionOf(person), name: "Kept Ltd", position: "Driver", highlights: "Drove" },
        ...{ startDate: "Jan 2020", endDate: "present" },
      }),
  ],
  ["a state", (person) => person.post(`/applications/${applicationOf(person)}/state`, { state: "sent" })],
  [
    "the archive",
    (person) => person.post(`/applications/${applicationOf(person)}/archive`, { isArchived: "on" }),
  ],
  [
    "an answer of support",
    async (person) => {
      await say(person, "/api/support/message", "My letter is gone");
      return say(staff, `/api/admin/support/${conversationOf(person)}/message`, "Here it is");
    },
  ],
  ["the answer was read", (person) => person.post("/support/seen", { upTo: "99" })],
  [
    "credits",
    ({ id }) =>
      staff.post(`/admin/users/${id}/credits`, { coverLetters: "3", resumes: "3", reason: "For the wait" }),
  ],
  ["another plan by staff", ({ id }) => staff.post(`/admin/users/${id}/plan`, { plan: "idan" })],
  [
    "the name of a plan",
    () =>
      staff.post("/admin/plans/idan", {
        ...{ name: "Idan Gold", price: "50000", coverLetters: "0", resumes: "0", isUnlimited: "on" },
        ...{ position: "3", isVisible: "on", reason: "a better name", features: "Priority support" },
      }),
  ],
  ["the list again", (person) => person.post(`/applications/${applicationOf(person)}/archive`, {})],
  ["a deleted document", (person) => person.post(`/documents/${documentOf(person)}/delete`, {})],
  ["the deleted profile", (person) => person.post("/career/delete", {})],
];

test("every write that changes a page changes its answer at once, and nobody else's page is another's", async () => {
  const person = await shop.person();
  await json(bystander, "PATCH", "/api/profile", { firstName: "Bystander" });
  await pagesOf(bystander); // the message of the sign-in
  for (const [what, write] of WRITES) {
    for (const path of PATHS) await stored(person, path);
    const before = await pagesOf(person);
    const answer = await write(person);
    if (answer instanceof Response) expect([what, answer.status < 400]).toEqual([what, true]);
    await textOf(person, "/privacy-policy"); // shows what the write had to say, once
    // Two at once: one of them may find what the other has stored.
    const [after] = await Promise.all([pagesOf(person), pagesOf(person)]);
    expect([what, after]).toEqual([what, await pagesOf(person, fresh)]);
    expect([what, await pagesOf(person)]).toEqual([what, after]);
    expect([what, after.some((page, at) => page !== before[at])]).toEqual([what, true]);
    const others = await pagesOf(bystander);
    expect(others).toEqual(await pagesOf(bystander, fresh));
    expect(others.every((page) => page.includes("Bystander") && !page.includes("Adunni"))).toBe(true);
  }
});

test("what others do ends no stored page", async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  await stored(person, "/dashboard");
  const isAlone = async () => {
    await stored(person, "/dashboard");
    await json(other, "PATCH", "/api/profile", { firstName: randomUUID() });
    return isStored(await person.get("/dashboard", PLAIN));
  };
  await until(isAlone); // the minute's work of the server may come in between
});

test("each answer has a nonce of its own, in its policy and in its page", async () => {
  const person = await shop.person();
  const seen = new Set<string>();
  for (let time = 0; time < 3; time += 1) {
    const answer = await person.get("/dashboard");
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "";
    const inPage = [...(await answer.text()).matchAll(/nonce="([^"]*)"/g)].map(([, one]) => one);
    expect(new Set(inPage)).toEqual(new Set([nonce]));
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    seen.add(nonce);
  }
  expect(seen.size).toBe(3);
});

test("a message is shown once, and on no page that is stored", async () => {
  const person = await shop.person();
  await stored(person, "/dashboard");
  const saved = await person.post("/dashboard", { firstName: "Ngozi", lastName: "Eze", linkedinProfile: "" });
  expect(saved.status).toBe(303);
  expect(await textOf(person, "/dashboard")).toContain("You are all set.");
  for (let time = 0; time < 3; time += 1)
    expect(await textOf(person, "/dashboard")).not.toContain("You are all set.");
});

test("after a sign-out, a new password, a switched-off or a deleted account nothing is served", async () => {
  const ends: [string, (person: Person) => Promise<Response>][] = [
    ["signed out", (person) => person.twin().post("/logout", {})],
    [
      "a new password, elsewhere",
      async ({ email }) =>
        (await shop.house.visitor().signIn(email, PASSWORD)).post("/change-password", {
          ...{ currentPassword: PASSWORD, newPassword: "Another-Horse-8-Battery" },
          confirmPassword: "Another-Horse-8-Battery",
        }),
    ],
    ["switched off", ({ id }) => staff.post(`/admin/users/${id}/deactivate`, {})],
    ["deleted", ({ id }) => staff.post(`/admin/users/${id}/delete`, {})],
  ];
  for (const [what, end] of ends) {
    const person = await shop.person();
    for (const path of PATHS) await stored(person, path);
    expect([what, (await end(person)).status]).toEqual([what, 303]);
    for (const path of PATHS) expect([what, (await person.get(path, PLAIN)).status]).toEqual([what, 401]);
  }
});

test("who becomes staff, or no longer is, sees it on the next page", async () => {
  const person = await shop.person();
  await stored(person, "/dashboard");
  const become = (staffRole: string) => staff.post(`/admin/users/${person.id}/role`, { staffRole });
  expect((await become("support")).status).toBe(303);
  expect(await textOf(person, "/dashboard")).toBe(await fresh(person, "/dashboard"));
  expect((await become("none")).status).toBe(303);
  expect(await textOf(person, "/dashboard")).toBe(await fresh(person, "/dashboard"));
});

test("another browser of the same person, a shared phone and a program get pages of their own", async () => {
  const person = await shop.person();
  const first = await stored(person, "/dashboard");
  const second = await shop.house.visitor().signIn(person.email, PASSWORD);
  expect(isStored(await second.get("/dashboard", PLAIN))).toBe(false);
  second.keep("oya_lite", "Im9mZiI");
  expect(await textOf(second, "/dashboard")).toContain("<script");
  expect(await textOf(person, "/dashboard")).toBe(first);
  const shared = shop.house.visitor();
  await shared.post("/login", { email: person.email, password: PASSWORD, shared: "on" });
  for (let time = 0; time < 3; time += 1) {
    const answer = await shared.get("/dashboard", PLAIN);
    expect([answer.status, isStored(answer)]).toEqual([200, false]);
  }
  const asProgram = { ...PLAIN, authorization: `Bearer ${person.sessionToken}` };
  for (let time = 0; time < 2; time += 1)
    expect(isStored(await person.get("/dashboard", asProgram))).toBe(false);
  expect(isStored(await person.get("/dashboard", { ...PLAIN, authorization: "Bearer nobody" }))).toBe(false);
});
