import { beforeAll, expect, test } from "vitest";
import { addPerson, openSetup, PASSWORD, passTime } from "../factories/two-step";
import { shareServer, type SharedServer } from "../pooled-server";
import { fieldOf, until, type Visitor } from "../test-server";

// Without scripts, on a slow line, a button is tapped twice. The browser shows the second answer, and never gets the cookies of the first.

let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});

type Tap = { status: number; to: string | null; text: string };
const NEW_PASSWORD = "Another-Horse-9-Battery";

/** Taps twice in the same browser, the second time with the cookies from before; the browser is then as after the second answer. */
async function tapTwice(browser: Visitor, path: string, fields: Record<string, string>): Promise<[Tap, Tap]> {
  const first = await browser.twin().post(path, fields);
  const second = await browser.post(path, fields);
  return [await tapOf(first), await tapOf(second)];
}

async function tapOf(response: Response): Promise<Tap> {
  return { status: response.status, to: response.headers.get("location"), text: await response.text() };
}

async function newPerson(email: string) {
  addPerson(server, email);
  return server.visitor().signIn(email, PASSWORD);
}

async function linkFor(email: string, page: string): Promise<string> {
  const find = () =>
    server
      .query<{ text: string }>("select text from mails where recipient = ? order by rowid desc", email)
      .map(({ text }) => new RegExp(`/${page}\\?token=([\\w-]{43})`).exec(text)?.[1])
      .find(Boolean);
  await until(() => find() !== undefined);
  return find() ?? "";
}

const keyOf = async (browser: Visitor, path: string) =>
  fieldOf(await (await browser.get(path)).text(), "formKey");
const isSignedIn = async (browser: Visitor) => (await browser.get("/dashboard")).status === 200;

test("a link of a mail signs in once, in this browser also for the second tap, and nowhere else", async () => {
  addPerson(server, "link@example.com");
  const browser = server.visitor();
  await browser.post("/login", { send: "magic-link", email: "link@example.com" });
  const token = await linkFor("link@example.com", "magic-link");
  const taps = await tapTwice(browser, "/magic-link", { token, next: "/documents" });
  expect(taps.map(({ to }) => to)).toEqual(["/documents", "/documents"]);
  expect(await isSignedIn(browser)).toBe(true);
  expect(
    server.query("select 1 from sessions s join users u on u.id = user_id where email = 'link@example.com'"),
  ).toHaveLength(1);
  expect((await browser.twin().post("/magic-link", { token, next: "/documents" })).status).toBe(303);
  expect((await browser.twin().post("/magic-link", { token })).status).toBe(400); // not the same form
  expect((await server.visitor().post("/magic-link", { token, next: "/documents" })).status).toBe(400);
  await browser.post("/logout", {});
  expect((await browser.post("/magic-link", { token, next: "/documents" })).status).toBe(400);
});

test("whoever taps twice to register gets two mails, either verifies, and a second tap is no failure", async () => {
  const email = "registers@example.com";
  const browser = server.visitor();
  const fields = { fullName: "Ngozi Eze", email, password: PASSWORD, confirmPassword: PASSWORD };
  await tapTwice(browser, "/register", fields);
  const links = () =>
    server
      .query<{ text: string }>("select text from mails where recipient = ? order by rowid", email)
      .flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? []);
  await until(() => links().length === 2);
  const [oldest = "", newest = ""] = links();
  const taps = await tapTwice(browser, "/verify-email", { token: oldest, email });
  expect(taps.map(({ to }) => to)).toEqual(["/verify-email?done=1", "/verify-email?done=1"]);
  expect(await isSignedIn(await browser.signIn(email, PASSWORD))).toBe(true);
  // What is left of the links changes nothing any more, whoever sends it.
  const details = {
    token: newest,
    email,
    fullName: "Somebody Else",
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  };
  expect((await server.visitor().post("/verify-email", details)).headers.get("location")).toBe(
    "/verify-email?done=1",
  );
  expect(server.query("select first_name from users where email = ?", email)).toEqual([
    { first_name: "Ngozi" },
  ]);
  expect((await server.visitor().post("/login", { email, password: NEW_PASSWORD })).status).toBe(401);
});

test("a new password, by a link or by the old one, is set once, and the browser stays where the first tap led", async () => {
  const email = "forgets@example.com";
  addPerson(server, email);
  const browser = server.visitor();
  await browser.post("/forgot-password", { email });
  const token = await linkFor(email, "reset-password");
  const reset = { token, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  expect((await tapTwice(browser, "/reset-password", reset)).map(({ to }) => to)).toEqual(
    Array(2).fill("/reset-password?done=1"),
  );
  expect(
    (
      await browser.post("/reset-password", {
        ...reset,
        newPassword: `${PASSWORD}!`,
        confirmPassword: `${PASSWORD}!`,
      })
    ).status,
  ).toBe(400);
  await browser.signIn(email, NEW_PASSWORD);
  const formKey = await keyOf(browser, "/change-password");
  const change = {
    currentPassword: NEW_PASSWORD,
    newPassword: PASSWORD,
    confirmPassword: PASSWORD,
    formKey,
  };
  expect((await tapTwice(browser, "/change-password", change)).map(({ to }) => to)).toEqual([
    "/settings",
    "/settings",
  ]);
  expect(await isSignedIn(browser)).toBe(true);
  expect(
    server.query("select 1 from mails where recipient = ? and subject like '%was changed'", email),
  ).toHaveLength(2);
});

test("a new address is confirmed once", async () => {
  const browser = await newPerson("moves@example.com");
  const fields = {
    firstName: "Ngozi",
    lastName: "Eze",
    email: "moved@example.com",
    currentPassword: PASSWORD,
  };
  expect((await browser.post("/profile", fields)).status).toBe(303);
  const token = await linkFor("moved@example.com", "confirm-email");
  expect((await tapTwice(browser, "/confirm-email", { token })).map(({ to }) => to)).toEqual([
    "/profile",
    "/profile",
  ]);
});

test("the second step counts once, and the recovery codes are shown to the second tap as well", async () => {
  const email = "phone@example.com";
  const browser = await newPerson(email);
  const phone = await openSetup(browser);
  const formKey = await keyOf(browser, "/two-step/app");
  const codesOf = ({ text }: Tap) => [...new Set(text.match(/(?:[2-9A-Z]{4}-){5}[2-9A-Z]{4}/g))];
  const shown = await tapTwice(browser, "/two-step/app", { code: phone.code(), formKey });
  expect(codesOf(shown[0])).toHaveLength(10);
  expect(codesOf(shown[1])).toEqual(codesOf(shown[0]));
  const again = { formKey: await keyOf(browser, "/two-step/recovery-codes") };
  const renewed = await tapTwice(browser, "/two-step/recovery-codes", again);
  expect(codesOf(renewed[1])).toEqual(codesOf(renewed[0]));
  expect(codesOf(renewed[0])).not.toEqual(codesOf(shown[0]));
  passTime(server, email);
  const other = server.visitor();
  await other.post("/login", { email, password: PASSWORD });
  const taps = await tapTwice(other, "/login/second-step", { code: phone.code() });
  expect(taps.map(({ to }) => to)).toEqual(["/dashboard", "/dashboard"]);
  expect(await isSignedIn(other)).toBe(true);
});

test("an API key and a webhook's secret are made once and shown twice, and a new page makes new ones", async () => {
  const browser = await newPerson("programs@example.com");
  const make = async (path: string, fields: Record<string, string>) =>
    tapTwice(browser, path, { ...fields, formKey: await keyOf(browser, path) });
  const shownIn = ({ status, text }: Tap) => [
    status,
    /value="((?:oya|whsec)_[^"]+)"/.exec(text)?.[1] ?? "none",
  ];
  const keys = await make("/api-keys", { name: "laptop", scopes: "read", days: "90" });
  expect(keys.map(shownIn)).toEqual(Array(2).fill([201, expect.stringMatching(/^oya_/)]));
  expect(shownIn(keys[1])).toEqual(shownIn(keys[0]));
  const taken = await make("/api-keys", { name: "laptop", scopes: "read", days: "90" });
  expect(taken.map(({ status }) => status)).toEqual([409, 409]);
  const hooks = await make("/webhooks", {
    url: "https://hooks.example.com/x",
    eventTypes: "application.ready",
  });
  expect(hooks.map(shownIn)).toEqual(Array(2).fill(shownIn(hooks[0])));
  const [{ id = "" } = {}] = server.query<{ id: string }>(
    "select id from webhook_endpoints where url like '%example.com/x'",
  );
  const rotated = await make(`/webhooks/${id}`, { rotate: "1" });
  expect(rotated.map(shownIn)).toEqual(Array(2).fill([201, expect.stringMatching(/^whsec_/)]));
  expect(shownIn(rotated[1])).toEqual(shownIn(rotated[0]));
  const next = await make(`/webhooks/${id}`, { rotate: "1" });
  expect(shownIn(next[0])).not.toEqual(shownIn(rotated[0]));
});

test("an account is closed once, and whoever is not signed in gets nothing of an answer to somebody else", async () => {
  const browser = await newPerson("leaves@example.com");
  const fields = {
    word: "DELETE",
    password: PASSWORD,
    formKey: await keyOf(browser, "/delete-account"),
  };
  const stranger = server.visitor();
  expect((await tapTwice(browser, "/delete-account", fields)).map(({ to }) => to)).toEqual(
    Array(2).fill("/delete-account/closed"),
  );
  expect((await stranger.post("/delete-account", fields)).status).toBe(401);
});

test("what was refused is asked anew", async () => {
  const browser = await newPerson("retries@example.com");
  const formKey = await keyOf(browser, "/change-password");
  const change = {
    currentPassword: "Not-my-Horse-7",
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    formKey,
  };
  expect((await browser.post("/change-password", change)).status).toBe(400);
  server.execute(
    "update users set password_hash = (select password_hash from users where email = 'admin@demo.example') where email = 'retries@example.com'",
  );
  const right = { ...change, currentPassword: "Oya-who-runs-this-2026!" };
  expect((await browser.post("/change-password", right)).status).toBe(303);
});
