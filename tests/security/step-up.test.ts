import { beforeAll, expect, test } from "vitest";
import { addPerson, ageProof, PASSWORD, passTime, switchOnTwoStep } from "../factories/two-step";
import { shareServer, type SharedServer } from "../pooled-server";
import { fieldOf, until, type Visitor } from "../test-server";

// Somebody finds an open phone or copies a session. What cannot be undone asks again who they are.

let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});

const ADMIN = { email: "admin@demo.example", password: "Oya-who-runs-this-2026!" };
const idOf = (email: string) =>
  server.query<{ id: string }>("select id from users where email = ?", email)[0]?.id ?? "";
async function staleAdmin(): Promise<Visitor> {
  const admin = await server.visitor().signIn(ADMIN.email, ADMIN.password);
  ageProof(server, idOf(ADMIN.email));
  return admin;
}
/** The encrypted form in a screen that asks for a proof. */
async function formIn(response: Response): Promise<string> {
  const html = await response.text();
  expect([response.status, html.includes("Confirm that it is you")]).toEqual([403, true]);
  return fieldOf(html, "stepUpForm");
}

test("deleting a person: asked again, with nothing lost; a wrong password does nothing; the right one goes on", async () => {
  const email = addPerson(server, "to-delete@example.com");
  const admin = await staleAdmin();
  const path = `/admin/users/${email}/delete`;
  const stepUpForm = await formIn(await admin.post(path, {}));
  expect(idOf(email)).toBe(email);
  const wrong = await admin.post(path, { stepUpForm, stepUpProof: "Wrong-Mango-7-Tree!" });
  expect([wrong.status, (await wrong.text()).includes("That is not your password")]).toEqual([400, true]);
  expect(idOf(email)).toBe(email);
  const done = await admin.post(path, { stepUpForm, stepUpProof: ADMIN.password });
  expect([done.status, done.headers.get("location")]).toEqual([303, "/admin/users"]);
  expect(idOf(email)).toBe("");
  // For ten minutes nobody asks again.
  const next = addPerson(server, "next@example.com");
  expect((await admin.post(`/admin/users/${next}/delete`, {})).status).toBe(303);
});

test("a provider's key comes through the screen encrypted, and is saved after the proof", async () => {
  const admin = await staleAdmin();
  const apiKey = "sk-oya-0123456789abcdefghij";
  const response = await admin.post("/admin/llm-providers/openai", {
    apiKey,
    model: "gpt-4o",
    maxConcurrency: "5",
  });
  const html = await response.text();
  expect(response.status).toBe(403);
  expect(html).not.toContain(apiKey);
  const hasKey = () =>
    server.query("select 1 from ai_providers where slug = 'openai' and key_cipher is not null").length;
  expect(hasKey()).toBe(0);
  const fields = { stepUpForm: fieldOf(html, "stepUpForm"), stepUpProof: ADMIN.password };
  expect((await admin.post("/admin/llm-providers/openai", fields)).status).toBe(303);
  expect(hasKey()).toBe(1);
  ageProof(server, idOf(ADMIN.email));
  await formIn(await admin.post("/admin/llm-providers/openai/remove-key", {}));
  expect(hasKey()).toBe(1);
});

test.each([
  ["a role", "/admin/users/:ada/role", { staffRole: "owner" }],
  [
    "credits",
    "/admin/users/:ada/credits",
    { coverLetters: "5", resumes: "5", reason: "A gift of the house" },
  ],
  [
    "the seller on receipts",
    "/admin/receipts",
    { name: "Mallory", address: "1 Nowhere Road", tin: "1", vat: "0" },
  ],
  ["a price", "/admin/plans/jjc", { priceNaira: "1" }],
  ["a code", "/admin/codes", { code: "FREE", percent: "100" }],
  ["money of a customer", "/admin/balances", { return: "x" }],
  ["an institution", "/admin/institutions", { name: "School", address: "Lagos", email: "a@b.example" }],
])(
  "staff who change %s prove first that it is they, and nothing is done before",
  async (_what, path, fields) => {
    const admin = await staleAdmin();
    const changes = () => server.query("select count(*) as n from audit_log");
    const before = changes();
    await formIn(await admin.post(path.replace(":ada", idOf("ada@demo.example")), fields));
    expect(changes()).toEqual(before);
    expect(server.query("select role from users where email = 'ada@demo.example'")).toEqual([
      { role: "user" },
    ]);
  },
);

test("giving a role goes on after the proof", async () => {
  const email = addPerson(server, "promoted@example.com");
  const admin = await staleAdmin();
  const path = `/admin/users/${email}/role`;
  const stepUpForm = await formIn(await admin.post(path, { staffRole: "support" }));
  const role = () => server.query("select role, staff_role from users where id = ?", email)[0];
  expect(role()).toMatchObject({ role: "user" });
  expect((await admin.post(path, { stepUpForm, stepUpProof: "Wrong-Mango-7-Tree!" })).status).toBe(400);
  expect(role()).toMatchObject({ role: "user" });
  expect((await admin.post(path, { stepUpForm, stepUpProof: ADMIN.password })).status).toBe(303);
  expect(role()).toEqual({ role: "admin", staff_role: "support" });
});

test("an API key is made after a proof, and not before", async () => {
  const email = addPerson(server, "key-maker@example.com");
  const person = await server.visitor().signIn(email, PASSWORD);
  ageProof(server, email);
  const keys = () => server.query("select 1 from api_keys where user_id = ?", email).length;
  const fields = { name: "Thief", scopes: "read", days: "90" };
  const stepUpForm = await formIn(await person.post("/api-keys", fields));
  expect(keys()).toBe(0);
  expect((await person.post("/api-keys", { stepUpForm, stepUpProof: PASSWORD })).status).toBe(201);
  expect(keys()).toBe(1);
});

test("each of these asks first: refunds, second factors, the export", async () => {
  const admin = await staleAdmin();
  await formIn(await admin.post("/admin/payments/x/refund", { reason: "asked", naira: "100" }));
  const email = addPerson(server, "asked@example.com");
  const person = await server.visitor().signIn(email, PASSWORD);
  ageProof(server, email);
  for (const path of [
    "/two-step/app",
    "/two-step/app/remove",
    "/two-step/passkeys",
    "/two-step/passkeys/x/remove",
    "/two-step/recovery-codes",
    "/export",
  ])
    expect([path, (await person.post(path, {})).status]).toEqual([path, 403]);
  expect((await person.get("/api/user/export")).status).toBe(403);
});

test("the encrypted form works for its owner, at its address, and for an hour", async () => {
  const email = addPerson(server, "bound@example.com");
  const person = await server.visitor().signIn(email, PASSWORD);
  const other = await server.visitor().signIn(addPerson(server, "bound-other@example.com"), PASSWORD);
  for (const id of [email, "bound-other@example.com"]) ageProof(server, id);
  const stepUpForm = await formIn(await person.post("/export", {}));
  const proof = { stepUpForm, stepUpProof: PASSWORD };
  expect((await other.post("/export", proof)).status).toBe(400);
  expect((await person.post("/two-step/app", proof)).status).toBe(400);
  expect(
    (await person.post("/export", { ...proof, stepUpForm: `${stepUpForm.slice(0, -4)}AAAA` })).status,
  ).toBe(400);
  expect((await person.post("/export", { stepUpForm: "v1:x:y:z:w", stepUpProof: PASSWORD })).status).toBe(
    400,
  );
  const done = await person.post("/export", proof);
  expect([done.status, done.headers.get("location")]).toEqual([303, "/api/user/export"]);
  expect((await person.get("/api/user/export")).headers.get("content-type")).toBe("application/zip");
});

test("a request cannot say itself that it was proven", async () => {
  const email = addPerson(server, "says-so@example.com");
  const person = await server.visitor().signIn(email, PASSWORD);
  ageProof(server, email);
  const fields = { provedAt: String(Date.now()), stepUpProof: PASSWORD, stepUp: "1" };
  expect((await person.post("/export", fields)).status).toBe(403);
  await person.post("/settings", { ...fields, theme: "dark", language: "en", timezone: "Africa/Lagos" });
  expect((await person.post("/export", {})).status).toBe(403);
});

test("the proof of one session is not that of another", async () => {
  const email = addPerson(server, "sessions@example.com");
  const [own, stolen] = [
    await server.visitor().signIn(email, PASSWORD),
    await server.visitor().signIn(email, PASSWORD),
  ];
  ageProof(server, email);
  const stepUpForm = await formIn(await own.post("/export", {}));
  expect((await own.post("/export", { stepUpForm, stepUpProof: PASSWORD })).status).toBe(303);
  expect((await stolen.post("/export", {})).status).toBe(403);
});

test("guessing: ten proofs an hour in a session, and the owner's own session goes on", async () => {
  const email = addPerson(server, "guess-proof@example.com");
  const [own, stolen] = [
    await server.visitor().signIn(email, PASSWORD),
    await server.visitor().signIn(email, PASSWORD),
  ];
  ageProof(server, email);
  const stepUpForm = await formIn(await stolen.post("/export", {}));
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1)
    statuses.push((await stolen.post("/export", { stepUpForm, stepUpProof: "Wrong-Mango-7-Tree!" })).status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect((await stolen.post("/export", { stepUpForm, stepUpProof: PASSWORD })).status).toBe(429);
  const ownForm = await formIn(await own.post("/export", {}));
  expect((await own.post("/export", { stepUpForm: ownForm, stepUpProof: PASSWORD })).status).toBe(303);
});

test("with two-step sign-in the password is no proof; a code of the app is, once", async () => {
  const email = addPerson(server, "factor-proof@example.com");
  const person = await server.visitor().signIn(email, PASSWORD);
  const { phone, codes } = await switchOnTwoStep(person);
  passTime(server, email);
  ageProof(server, email);
  const stepUpForm = await formIn(await person.post("/two-step/app/remove", {}));
  expect((await person.post("/two-step/app/remove", { stepUpForm, stepUpProof: PASSWORD })).status).toBe(400);
  const code = phone.code();
  expect(
    (
      await person.post("/export", {
        stepUpForm: await formIn(await person.post("/export", {})),
        stepUpProof: code,
      })
    ).status,
  ).toBe(303);
  ageProof(server, email);
  expect((await person.post("/two-step/app/remove", { stepUpForm, stepUpProof: code })).status).toBe(400);
  expect((await person.get("/two-step/app/remove")).status).toBe(200);
  expect(
    (await person.post("/two-step/app/remove", { stepUpForm, stepUpProof: codes[0] ?? "" })).status,
  ).toBe(303);
  expect((await person.get("/two-step/app/remove")).status).toBe(404);
});

test("neither a sign-in that a remembered device was spared nor a changed password is a proof beside a second factor", async () => {
  const email = addPerson(server, "spared@example.com");
  const person = await server.visitor().signIn(email, PASSWORD);
  const { phone } = await switchOnTwoStep(person);
  passTime(server, email);
  const device = server.visitor();
  await device.post("/login", { email, password: PASSWORD });
  await device.post("/login/second-step", { code: phone.code(), remember: "on" });
  expect((await device.post("/export", {})).status).toBe(303);
  await device.post("/logout", {});
  await device.signIn(email, PASSWORD);
  expect((await device.get("/two-step")).status).toBe(200);
  await formIn(await device.post("/two-step/app/remove", {}));
  const newPassword = "Fresh-Harmattan-9-Wind";
  const changed = await device.post("/change-password", {
    currentPassword: PASSWORD,
    newPassword,
    confirmPassword: newPassword,
  });
  expect(changed.headers.get("location")).toBe("/settings");
  await formIn(await device.post("/two-step/app/remove", {}));
});

test("closing an account with two-step sign-in needs the second factor beside the password", async () => {
  const email = addPerson(server, "close-two@example.com");
  const person = await server.visitor().signIn(email, PASSWORD);
  const { codes } = await switchOnTwoStep(person);
  ageProof(server, email);
  const closing = { password: PASSWORD, word: "DELETE" };
  const stepUpForm = await formIn(await person.post("/delete-account", closing));
  const isOpen = () => server.query("select 1 from users where id = ? and is_active = 1", email).length;
  expect(isOpen()).toBe(1);
  const done = await person.post("/delete-account", { stepUpForm, stepUpProof: codes[0] ?? "" });
  expect([done.status, isOpen()]).toEqual([303, 0]);
});

test("without a password and a factor a code by mail is the proof", async () => {
  const email = addPerson(server, "no-password@example.com");
  const person = await server.visitor().signIn(email, PASSWORD);
  server.execute("update users set password_hash = null where id = ?", email);
  ageProof(server, email);
  const stepUpForm = await formIn(await person.post("/export", {}));
  expect((await person.post("/export", { stepUpForm, stepUpProof: "" })).status).toBe(401);
  const mails = () => server.query<{ text: string }>("select text from mails where recipient = ?", email);
  await formIn(await person.post("/export", { stepUpForm, stepUpSend: "1" }));
  await until(() => mails().length > 0);
  const code = /\b\d{6}\b/.exec(mails()[0]?.text ?? "")?.[0] ?? "";
  expect(
    (await person.post("/export", { stepUpForm, stepUpProof: code === "000000" ? "000001" : "000000" }))
      .status,
  ).toBe(401);
  expect((await person.post("/export", { stepUpForm, stepUpProof: code })).status).toBe(303);
});

test("the API answers STEP_UP_REQUIRED, takes a proof, and then does it", async () => {
  const email = addPerson(server, "by-api-two@example.com");
  const admin = await staleAdmin();
  const call = (path: string, method: string, body: object = {}) =>
    admin.send(path, {
      method,
      headers: { origin: server.url, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const calls: [string, string, object][] = [
    [`/api/admin/users/${email}`, "DELETE", {}],
    ["/api/admin/llm-providers/openai", "PUT", { apiKey: "sk-oya-0123456789abcdefghij", model: "gpt-4o" }],
    ["/api/admin/llm-providers", "POST", { name: "openai", apiKey: "sk-oya-0123456789abcdefghij" }],
  ];
  for (const [path, method, body] of calls) {
    const response = await call(path, method, body);
    expect([path, response.status, await response.json()]).toEqual([
      path,
      403,
      expect.objectContaining({ errorCode: "STEP_UP_REQUIRED" }),
    ]);
  }
  expect((await call("/api/auth/step-up", "POST", { proof: "Wrong-Mango-7-Tree!" })).status).toBe(400);
  expect((await call(`/api/admin/users/${email}`, "DELETE")).status).toBe(403);
  expect((await call("/api/auth/step-up", "POST", { proof: ADMIN.password })).status).toBe(200);
  expect((await call(`/api/admin/users/${email}`, "DELETE")).status).toBe(200);
  expect(idOf(email)).toBe("");
});
