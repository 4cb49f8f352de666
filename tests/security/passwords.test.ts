import { hash } from "@node-rs/argon2";
import { beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson, until, verificationToken } from "../test-server";

// One password, typed on keyboards that write the same letters in other ways.

let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});

const PASSWORD = "Ọ̀rọ̀-Ìṣírí-9-ﬁtila";
const FORMS = ["NFC", "NFD", "NFKC", "NFKD"] as const;
const signIn = async (email: string, password: string) =>
  (await server.visitor().post("/login", { email, password })).status;

test("a password opens in every form, whichever it was registered, reset and changed in", async () => {
  const email = "forms@example.com";
  await registerPerson(server, email, PASSWORD.normalize("NFD"));
  for (const form of FORMS)
    expect([form, await signIn(email, PASSWORD.normalize(form))]).toEqual([form, 303]);
  await server.visitor().post("/forgot-password", { email });
  const read = () =>
    server.query<{ text: string }>(
      "select text from mails where recipient = ? and subject like 'Choose%'",
      email,
    );
  await until(() => read().length > 0);
  const token = /token=([\w-]{43})/.exec(read()[0]?.text ?? "")?.[1] ?? "";
  const second = `${PASSWORD}-Ẹ́`;
  const passwords = { newPassword: second.normalize("NFC"), confirmPassword: second.normalize("NFC") };
  expect((await server.visitor().post("/reset-password", { token, ...passwords })).status).toBe(303);
  expect(await signIn(email, second.normalize("NFD"))).toBe(303);
  expect(await signIn(email, PASSWORD)).toBe(401);
  const owner = await server.visitor().signIn(email, second);
  const third = `${PASSWORD}-Ṣ`;
  const change = await owner.post("/change-password", {
    currentPassword: second.normalize("NFKD"),
    newPassword: third.normalize("NFD"),
    confirmPassword: third.normalize("NFD"),
  });
  expect(change.status).toBe(303);
  expect(await signIn(email, third.normalize("NFC"))).toBe(303);
});

test("a password is stored as argon2id at the cost that OWASP names, each time with another salt", async () => {
  const hashes = [];
  for (const email of ["cost-one@example.com", "cost-two@example.com"]) {
    await registerPerson(server, email, PASSWORD);
    hashes.push(
      ...server.query<{ hash: string }>("select password_hash as hash from users where email = ?", email),
    );
  }
  for (const { hash: stored } of hashes) expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(new Set(hashes.map((one) => one.hash)).size).toBe(2);
});

test("a hash from before opens by what was typed then, and is stored anew", async () => {
  const email = "old-hash@example.com";
  await registerPerson(server, email);
  const read = () =>
    server.query<{ password_hash: string }>("select password_hash from users where email = ?", email)[0]
      ?.password_hash;
  const old = await hash(PASSWORD.normalize("NFD"), { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  server.execute("update users set password_hash = ? where email = ?", old, email);
  expect(await signIn(email, PASSWORD.normalize("NFC"))).toBe(401);
  expect(await signIn(email, PASSWORD.normalize("NFD"))).toBe(303);
  expect(read()).not.toBe(old);
  expect(await signIn(email, PASSWORD.normalize("NFC"))).toBe(303);
});

test("decoration in wide letters does not make a common password good", async () => {
  const password = "Ｐａｓｓｗｏｒｄ１!";
  const response = await server.visitor().post("/register", {
    fullName: "Ngozi Eze",
    email: "wide@example.com",
    password,
    confirmPassword: password,
  });
  expect([response.status, (await response.text()).includes("easy to guess")]).toEqual([400, true]);
});

test("the own address is no password, also where the link of a mail asks for a new one", async () => {
  const email = "harmattan@example.com";
  const planted = { password: "Planted-Mango-7-Tree", confirmPassword: "Planted-Mango-7-Tree" };
  await server.visitor().post("/register", { fullName: "Mal Lory", email, ...planted });
  const token = await verificationToken(server, email);
  const verify = (password: string) =>
    server
      .visitor()
      .post("/verify-email", { token, email, fullName: "Ngozi Eze", password, confirmPassword: password });
  const refused = await verify("Harmattan2026!");
  expect([refused.status, (await refused.text()).includes("easy to guess")]).toEqual([400, true]);
  expect((await verify("Quiet-Lagoon-4-Boat")).status).toBe(303);
});
