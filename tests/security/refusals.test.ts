import { beforeAll, expect, test } from "vitest";
import { storeApplication } from "../factories/server-applications";
import { addPerson, PASSWORD } from "../factories/two-step";
import { shareServer, type SharedServer } from "../pooled-server";

// A screen that says no after a form was sent. It must not look as if the person had been signed out, or they type their password again.

let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});

const HTML = { accept: "text/html,application/xhtml+xml" };
const REFUSED: [what: string, path: string, status: number][] = [
  ["a page of staff", "/admin/codes", 403],
  ["an institution of others", "/institution/no-such-institution/members", 404],
  // These have no page of their own.
  ["the button of an application that is not there", "/applications/no-such-application/archive", 404],
  ["the button of a key that is not there", "/api-keys/no-such-key/revoke", 404],
  ["no address of ours", "/no-such-page", 404],
];

test.each(REFUSED)(
  "%s: the screen shows who is signed in, and asks nobody to sign in again",
  async (_what, path, status) => {
    const person = await server
      .visitor()
      .signIn(addPerson(server, `refused${path.replaceAll("/", "-")}@example.com`), PASSWORD);
    const response = await person.post(path, {}, HTML);
    const page = await response.text();
    expect([response.status, response.headers.get("content-type")]).toEqual([
      status,
      "text/html; charset=utf-8",
    ]);
    expect(page).toContain('action="/logout"');
    expect(page).not.toContain('href="/login"');
    expect(page).toMatch(/<h1>(?:That did not work|Page Not Found|Access Denied|Something went wrong)<\/h1>/);
  },
);

test("a link to a paper that is not there leads to the same screen", async () => {
  const person = await server.visitor().signIn(addPerson(server, "no-paper@example.com"), PASSWORD);
  const response = await person.get("/receipts/R-2020-999999", HTML);
  const page = await response.text();
  expect([response.status, page.includes("Page Not Found"), page.includes('action="/logout"')]).toEqual([
    404,
    true,
    true,
  ]);
});

test("a button after the session has ended leads to signing in", async () => {
  const response = await server.visitor().post("/applications/x/archive", {}, HTML);
  const page = await response.text();
  expect([response.status, page.includes("Authentication Required")]).toEqual([401, true]);
  expect(page).toContain('href="/login"');
  expect(page).not.toContain('action="/logout"');
});

test("whoever typed when the session had ended comes back to that page after signing in", async () => {
  const referer = `${server.url}/edit/x?back=/documents`;
  const response = await server.visitor().post("/edit/x", { content: "typed" }, { ...HTML, referer });
  expect(await response.text()).toContain(`/login?next=${encodeURIComponent("/edit/x?back=/documents")}`);
});

test("what was typed into a form when the session had ended can be sent again after signing in", async () => {
  const signedOut = server.visitor();
  const answers = { fullName: "Ɗanjuma <Ƙasim>", skills: "Excel\r\nSage 50" };
  const stopped = await signedOut.post("/career/questions", answers, HTML);
  const page = await stopped.text();
  expect(stopped.status).toBe(401);
  expect(page).toContain("What you typed is kept here");
  expect(page).not.toContain('http-equiv="refresh"');
  expect(page).toMatch(/<form[^>]*action="\/career\/questions"/);
  expect(page).toContain('name="fullName" value="Ɗanjuma &lt;Ƙasim&gt;"');
  expect(page).toContain('name="skills" value="Excel\r\nSage 50"');

  const form = new FormData();
  form.set("jobTitle", "Cook");
  form.set("resume", new Blob([Buffer.alloc(400_000)]), "cv.pdf");
  form.set("jobDescription", "Cook wanted in Yaba");
  const multipart = await (await signedOut.post("/generate", form, HTML)).text();
  expect(multipart).toMatch(/<form[^>]*encType="multipart\/form-data"/i);
  expect(multipart).toContain('value="Cook wanted in Yaba"');
  expect(multipart).toMatch(/<input[^>]*name="resume"[^>]*type="file"/);
  const secret = await signedOut.post("/change-password", { currentPassword: "Very-Secret-7" }, HTML);
  expect(await secret.text()).not.toContain("Very-Secret-7");
});

test("a script that asks for no page gets none", async () => {
  const response = await server.visitor().post("/applications/x/archive", {});
  expect([response.status, response.headers.get("content-type")]).toEqual([
    401,
    "application/json; charset=utf-8",
  ]);
});

test("a button of a page that is out of date leads back to that page, and to no other site", async () => {
  const email = addPerson(server, "two-tabs@example.com");
  const person = await server.visitor().signIn(email, PASSWORD);
  const [row] = server.query<{ id: string }>("select id from users where email = ?", email);
  const id = storeApplication(server, row?.id ?? "", "two-tabs", { isMaking: false });
  const tap = async (referer: string) => {
    const headers = { ...HTML, ...(referer && { referer }) };
    const answer = await person.post(`/applications/${id}/state`, { state: "interview" }, headers);
    const page = await answer.text();
    expect([answer.status, /<title>([^<]*)/.exec(page)?.[1]]).toEqual([
      409,
      expect.stringContaining("That did not work"),
    ]);
    return /<main[^]*?<a [^>]*href="([^"]*)"/.exec(page)?.[1];
  };
  expect(await tap(`${server.url}/applications/${id}?left-out=1`)).toBe(`/applications/${id}?left-out=1`);
  expect(await tap("https://evil.example//evil.example")).toBe("/dashboard");
  expect(await tap("nonsense")).toBe("/dashboard");
  expect(await tap("")).toBe("/dashboard");
});
