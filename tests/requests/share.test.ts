import { beforeAll, expect, test } from "vitest";
import { makeResumeDocx, ADVERT } from "../factories/generation-input";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson, type Visitor } from "../test-server";

let house: SharedServer;
let file: Uint8Array;
beforeAll(async () => {
  house = await shareServer();
  file = await makeResumeDocx();
});

const FROM_PHONE = { origin: "null", "sec-fetch-site": "none" };

/** Posts as the share sheet of a phone does. */
function share(visitor: Visitor, fields: Record<string, string>, bytes?: Uint8Array, name = "cv.docx") {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (bytes) form.set("file", new Blob([bytes as BlobPart]), name);
  return visitor.post("/share", form, FROM_PHONE);
}

const locationOf = (response: Response) => response.headers.get("location");

test("a shared advert waits for the sign-in and is then in the form; nobody else sees it", async () => {
  const visitor = house.visitor();
  const answer = await share(visitor, { title: "Job", text: ADVERT, url: "https://jobs.example/1" });
  expect([answer.status, locationOf(answer)]).toEqual([303, "/share"]);
  expect(answer.headers.getSetCookie().join()).toMatch(/oya_item=[\w-]{43}; Max-Age=3600; .*HttpOnly/);
  expect((await visitor.get("/share")).status).toBe(401);
  const person = await registerPerson(house, "sharer@example.com");
  const own = person.twin();
  const key = /oya_item=([\w-]{43})/.exec(answer.headers.getSetCookie().join())?.[1] ?? "";
  own.keep("oya_item", key);
  expect(locationOf(await own.get("/share"))).toBe("/generate?shared=1");
  const form = await (await own.get("/generate?shared=1")).text();
  expect(form).toContain("We move goods for 200 shops");
  expect(form).toContain("https://jobs.example/1");
  expect(form).not.toContain("You shared a link");
  expect(await (await person.get("/generate?shared=1")).text()).not.toContain("200 shops");
  expect(await (await own.get("/generate")).text()).not.toContain("200 shops");
});

test("a text that is longer than an advert may be is cut, and the form says so", async () => {
  const person = await registerPerson(house, "long-share@example.com");
  const shown = async (text: string) => {
    await share(person, { text });
    return (await person.get("/generate?shared=1")).text();
  };
  expect(await shown("x".repeat(20_000))).not.toContain("You shared more than fits");
  const page = await shown(`${"x".repeat(20_000)} past the end`);
  expect([page.includes("You shared more than fits"), page.includes("past the end")]).toEqual([true, false]);
});

test("whoever shares before they have an account finds it after their first sign-in", async () => {
  const newcomer = house.visitor();
  await share(newcomer, { text: ADVERT });
  const [email, password] = ["newcomer@example.com", "Correct-Horse-7-Battery"];
  await registerPerson(house, email, password); // by the link of a mail, which says nothing of what was shared
  expect(locationOf(await newcomer.post("/login", { email, password }))).toBe("/share");
  expect(locationOf(await newcomer.get("/share"))).toBe("/generate?shared=1");
  await newcomer.post("/logout", {});
  expect(locationOf(await newcomer.post("/login", { email, password }))).toBe("/dashboard");
  await share(newcomer.keep("oya_session", ""), { text: ADVERT });
  expect(locationOf(await newcomer.post("/login", { email, password, next: "/career" }))).toBe("/career");
});

test("what a signed-in person shared is theirs: another person on the same phone does not see it", async () => {
  const person = await registerPerson(house, "own-share@example.com");
  const answer = await share(person, { text: ADVERT });
  const key = /oya_item=([\w-]{43})/.exec(answer.headers.getSetCookie().join())?.[1] ?? "";
  expect(locationOf(await person.get("/share"))).toBe("/generate?shared=1");
  const other = (await registerPerson(house, "next-on-phone@example.com")).keep("oya_item", key);
  const page = await other.get("/share");
  expect([page.status, (await page.text()).includes("There is nothing shared here")]).toEqual([200, true]);
  const left = await person.post("/logout", {});
  expect(left.headers.getSetCookie().join()).toMatch(/oya_item=; Max-Age=0/);
});

test("a link alone is shown with a sentence, and is not opened", async () => {
  const person = await registerPerson(house, "link-share@example.com");
  await share(person, { text: "https://jobs.example/accountant" });
  const form = await (await person.get("/generate?shared=1")).text();
  expect(form).toContain("You shared a link");
  expect(form).toContain("https://jobs.example/accountant</textarea>");
  await share(person, { title: "Accountant at Harmattan | Jobs", text: "https://jobs.example/accountant" });
  const named = await (await person.get("/generate?shared=1")).text();
  expect(named).toContain("You shared a link");
  expect(named).toContain("Accountant at Harmattan | Jobs\nhttps://jobs.example/accountant</textarea>");
});

test("a shared file does nothing until its person says what it is: a resume goes into the profile, an advert into the form", async () => {
  const person = await registerPerson(house, "file-share@example.com");
  const uploads = () =>
    house.query(
      "select 1 from uploads join users on users.id = user_id where email = 'file-share@example.com'",
    );
  expect((await share(person, {}, file)).status).toBe(303);
  const page = await (await person.get("/share")).text();
  expect(page).toContain("What is this file?");
  expect(page).toContain("cv.docx");
  expect(uploads()).toHaveLength(0);
  for (let tap = 0; tap < 2; tap += 1)
    expect(locationOf(await person.post("/share/file", { use: "advert" }))).toBe("/generate?shared=1");
  expect(await (await person.get("/generate?shared=1")).text()).toContain("14 bank accounts");
  expect(uploads()).toHaveLength(0);
  await share(person, {}, file);
  const tappedTwice = person.twin();
  expect(locationOf(await person.post("/share/file", { use: "resume" }))).toBe("/career");
  expect(locationOf(await tappedTwice.post("/share/file", { use: "resume" }))).toBe("/career");
  expect(uploads()).toHaveLength(1);
  expect((await person.post("/share/file", { use: "resume" })).status).toBe(404);
});

test("another site cannot share for a person, and what is no document or too large is refused kindly", async () => {
  const person = await registerPerson(house, "hostile-share@example.com");
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ];
  for (const headers of foreign)
    expect((await person.post("/share", { text: "x" }, headers)).status).toBe(403);
  expect((await person.post("/share/file", { use: "resume" }, FROM_PHONE)).status).toBe(403);
  const picture = await share(person, {}, new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]), "ad.png");
  expect(picture.status).toBe(400);
  const empty = await share(person, {}, new Uint8Array(0), "cv.pdf"); // what some apps of a phone hand over
  expect([empty.status, (await empty.text()).includes("This file is empty")]).toEqual([400, true]);
  const large = await share(person, {}, new Uint8Array(10 * 1024 * 1024 + 5));
  expect([large.status, (await large.text()).includes("less than 10MB")]).toEqual([413, true]);
  expect(locationOf(await share(person, {}))).toBe("/generate");
});
