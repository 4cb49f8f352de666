import { beforeAll, expect, test } from "vitest";
import { createAuthenticator } from "../doubles/authenticator";
import { addPerson, ageProof, PASSWORD } from "../factories/two-step";
import { shareServer, type SharedServer } from "../pooled-server";
import type { Visitor } from "../test-server";

// A passkey works for its owner, on our origin, for one fresh challenge of that browser. Nothing else opens anything.

let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});

type Authenticator = ReturnType<typeof createAuthenticator>;
type Options = Parameters<Authenticator["use"]>[0];
const optionsFor = async (visitor: Visitor, purpose: "add" | "step-up" | "second-step" | "sign-in") => {
  const response = await visitor.get(`/passkey-options/${purpose}`);
  expect([purpose, response.status]).toEqual([purpose, 200]);
  return (await response.json()) as Options & { allowCredentials?: { id: string }[]; user?: { id: string } };
};
const passkeysOf = (userId: string) =>
  server.query<{ counter: number; name: string }>("select * from passkeys where user_id = ?", userId);

/** A person with a passkey, in a browser that signed in. */
async function person(email: string) {
  addPerson(server, email);
  const browser = await server.visitor().signIn(email, PASSWORD);
  const authenticator = createAuthenticator(server.url);
  const answer = authenticator.make(await optionsFor(browser, "add"));
  const page = await browser.post("/two-step/passkeys", { passkey: answer, name: "My Tecno" });
  expect(page.status).toBe(200); // the recovery codes
  expect(passkeysOf(email)).toHaveLength(1);
  return { email, browser, authenticator };
}
const signIn = async (authenticator: Authenticator, flags = {}, visitor = server.visitor()) => {
  const passkey = authenticator.use(await optionsFor(visitor, "sign-in"), flags);
  const response = await visitor.post("/login/passkey", { passkey, next: "/documents" });
  return { visitor, passkey, status: response.status, location: response.headers.get("location") };
};
const firstStep = async (email: string) => {
  const visitor = server.visitor();
  const response = await visitor.post("/login", { email, password: PASSWORD });
  expect(response.headers.get("location")).toBe("/login/second-step");
  return visitor;
};

test("a passkey signs in alone, without an address or a second step, and counts its uses", async () => {
  const { email, authenticator } = await person("alone@example.com");
  const done = await signIn(authenticator);
  expect([done.status, done.location]).toEqual([303, "/documents"]);
  expect((await done.visitor.get("/two-step")).status).toBe(200);
  expect(passkeysOf(email)).toEqual([expect.objectContaining({ counter: 1, name: "My Tecno" })]);
});

test("after the password it is the second step", async () => {
  const { email, authenticator } = await person("second@example.com");
  const visitor = await firstStep(email);
  const options = await optionsFor(visitor, "second-step");
  expect(options.allowCredentials).toEqual([expect.objectContaining({ id: authenticator.id })]);
  // Possession is enough here: the password was the other factor.
  const response = await visitor.post("/login/second-step", {
    passkey: authenticator.use(options, { isVerified: false }),
  });
  expect(response.status).toBe(303);
  expect((await visitor.get("/dashboard")).status).toBe(200);
});

test("alone it must have verified the person: a found key without PIN or finger opens nothing", async () => {
  const { authenticator } = await person("found-key@example.com");
  const { status, visitor } = await signIn(authenticator, { isVerified: false });
  expect([status, visitor.sessionToken]).toEqual([400, ""]);
});

test("the passkey of another person finishes nobody's sign-in", async () => {
  const owner = await person("victim@example.com");
  const attacker = await person("attacker@example.com");
  const visitor = await firstStep(owner.email);
  const options = await optionsFor(visitor, "second-step");
  const response = await visitor.post("/login/second-step", { passkey: attacker.authenticator.use(options) });
  expect([response.status, visitor.sessionToken]).toEqual([400, ""]);
  // A name of the victim in the answer changes nothing: the stored key decides.
  const fresh = server.visitor();
  const forged = JSON.parse(attacker.authenticator.use(await optionsFor(fresh, "sign-in"))) as {
    id: string;
    rawId: string;
  };
  forged.id = forged.rawId = owner.authenticator.id;
  expect((await fresh.post("/login/passkey", { passkey: JSON.stringify(forged) })).status).toBe(400);
});

test("an answer made for another site is refused, at adding and at using", async () => {
  const { email, browser, authenticator } = await person("phished@example.com");
  const origin = "https://oya-app1y.example";
  const second = createAuthenticator(origin);
  const passkey = second.make(await optionsFor(browser, "add"));
  expect((await browser.post("/two-step/passkeys", { passkey })).status).toBe(400);
  expect(passkeysOf(email)).toHaveLength(1);
  expect((await signIn(authenticator, { origin })).status).toBe(400);
  // And one that was signed for another domain.
  const visitor = server.visitor();
  const options = await optionsFor(visitor, "sign-in");
  const foreign = authenticator.use({ ...options, rpId: "oya-app1y.example" });
  expect((await visitor.post("/login/passkey", { passkey: foreign })).status).toBe(400);
});

test("an answer works once, in the browser that asked, for its purpose, within five minutes", async () => {
  const { email, authenticator, browser } = await person("stale@example.com");
  const visitor = server.visitor();
  const options = await optionsFor(visitor, "sign-in");
  const twin = visitor.twin();
  const passkey = authenticator.use(options);
  const elsewhere = server.visitor();
  expect((await elsewhere.post("/login/passkey", { passkey })).status).toBe(400);
  await optionsFor(elsewhere, "sign-in"); // a challenge of its own is not this one
  expect((await elsewhere.post("/login/passkey", { passkey })).status).toBe(400);
  expect((await visitor.post("/login/passkey", { passkey })).status).toBe(303);
  expect((await twin.post("/login/passkey", { passkey })).status).toBe(400);
  // A challenge for a sign-in does not do for a step-up, nor one for adding.
  ageProof(server, email);
  const wrongPurpose = authenticator.use(await optionsFor(browser, "sign-in"));
  const screen = await browser.post("/two-step/recovery-codes", {});
  const form = /name="stepUpForm" value="([^"]+)"/.exec(await screen.text())?.[1] ?? "";
  const refused = await browser.post("/two-step/recovery-codes", {
    stepUpForm: form,
    stepUpPasskey: wrongPurpose,
  });
  expect([screen.status, refused.status]).toEqual([403, 400]);
  const right = authenticator.use(await optionsFor(browser, "step-up"));
  const done = await browser.post("/two-step/recovery-codes", { stepUpForm: form, stepUpPasskey: right });
  expect(done.status).toBe(200);
});

test("a copied key is noticed: a count that does not rise is refused", async () => {
  const { authenticator } = await person("copied@example.com");
  expect((await signIn(authenticator, { counter: 7 })).status).toBe(303);
  for (const counter of [7, 3]) expect((await signIn(authenticator, { counter })).status).toBe(400);
  expect((await signIn(authenticator, { counter: 8 })).status).toBe(303);
});

test("a changed signature, a broken answer and a huge one are 400 and no error of ours", async () => {
  const { authenticator } = await person("broken@example.com");
  const visitor = server.visitor();
  const answer = JSON.parse(authenticator.use(await optionsFor(visitor, "sign-in"))) as {
    response: { signature: string };
  };
  answer.response.signature = Buffer.alloc(70, 1).toString("base64url");
  const answers = [JSON.stringify(answer), "", "{", "null", '{"id":1}', "x".repeat(30_000)];
  for (const passkey of answers) {
    await optionsFor(visitor, "sign-in");
    expect((await visitor.post("/login/passkey", { passkey })).status).toBe(400);
  }
  expect(visitor.sessionToken).toBe("");
  expect(server.output()).not.toContain('"level":50');
});

test("a passkey that is in use is not added to another account, and nobody removes or uses that of another person", async () => {
  const owner = await person("own-key@example.com");
  const other = await person("other-key@example.com");
  const passkey = owner.authenticator.make(await optionsFor(other.browser, "add"));
  expect((await other.browser.post("/two-step/passkeys", { passkey })).status).toBe(409);
  const [row] = server.query<{ id: string }>("select id from passkeys where user_id = ?", owner.email);
  for (const response of [
    await other.browser.get(`/two-step/passkeys/${row?.id}/remove`),
    await other.browser.post(`/two-step/passkeys/${row?.id}/remove`, {}),
  ])
    expect(response.status).toBe(404);
  expect(passkeysOf(owner.email)).toHaveLength(1);
});

test("a removed passkey and one of a deactivated account open nothing", async () => {
  const removed = await person("removed@example.com");
  const [row] = server.query<{ id: string }>("select id from passkeys where user_id = ?", removed.email);
  expect((await removed.browser.post(`/two-step/passkeys/${row?.id}/remove`, {})).status).toBe(303);
  expect((await signIn(removed.authenticator)).status).toBe(400);
  const inactive = await person("inactive-key@example.com");
  server.execute("update users set is_active = 0 where id = ?", inactive.email);
  expect((await signIn(inactive.authenticator)).status).toBe(400);
});

test("options for adding or a step-up need a session, those of a second step a first one", async () => {
  for (const purpose of ["add", "step-up", "second-step"])
    expect((await server.visitor().get(`/passkey-options/${purpose}`)).status).toBe(401);
});
