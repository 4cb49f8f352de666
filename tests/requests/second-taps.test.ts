import { beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson, type Visitor } from "../test-server";

// Without scripts, on a slow line, a button is tapped twice. What it gives or makes is there once, and the second answer is the first.

let house: SharedServer;
let admin: Visitor;
let user = "";
beforeAll(async () => {
  house = await shareServer();
  admin = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
  await registerPerson(house, "twice@example.com");
  user = house.query<{ id: string }>("select id from users where email = 'twice@example.com'")[0]?.id ?? "";
});

const count = (from: string) => house.query(`select 1 from ${from}`).length;

const answersOf = (taps: Response[]) => taps.map(({ status, headers }) => [status, headers.get("location")]);

/** Sends what the form of a page would, twice at once, and gives both answers. */
async function tapTwice(page: string, fields: Record<string, string>, action = page) {
  const html = await (await admin.get(page)).text();
  const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? "no key";
  const taps = [1, 2].map(() => admin.post(action, { ...fields, idempotencyKey }));
  return answersOf(await Promise.all(taps));
}

test("what is ended, withdrawn, stopped or deleted is gone for the second tap too, and that is no failure", async () => {
  const tap = async (path: string, fields: Record<string, string>) =>
    answersOf([await admin.post(path, fields), await admin.post(path, fields)]);
  await admin.post("/admin/codes", { code: "ENDS2027", percentOff: "20", reason: "a camp" });
  const idIn = (from: string) => house.query<{ id: string }>(`select id from ${from}`)[0]?.id ?? "";
  const end = idIn("promo_codes where code = 'ENDS2027'");
  expect(await tap("/admin/codes", { end })).toEqual(Array(2).fill([303, "/admin/codes"]));
  await admin.post("/admin/announcements", {
    kind: "news",
    subject: "Never sent",
    body: "Hello corper, go on.",
  });
  const draft = idIn("announcements where subject = 'Never sent'");
  expect(await tap(`/admin/announcements/${draft}`, { stop: "yes" })).toEqual(
    Array(2).fill([303, "/admin/announcements"]),
  );
  await registerPerson(house, "goes@example.com");
  const gone = idIn("users where email = 'goes@example.com'");
  expect(await tap(`/admin/users/${gone}/delete`, {})).toEqual(Array(2).fill([303, "/admin/users"]));
  expect((await admin.post("/admin/users/nobody/delete", {})).status).toBe(404);
});

test("credits and a plan are given once", async () => {
  const gift = { coverLetters: "2", resumes: "1", reason: "an outage of ours" };
  const page = `/admin/users/${user}`;
  expect(await tapTwice(`${page}/credits`, gift)).toEqual([
    [303, page],
    [303, page],
  ]);
  expect(count(`billing_events where type = 'credits_given' and user_id = '${user}'`)).toBe(1);
  for (const from of [page, "/admin/users?search=twice@example.com"])
    for (const [status] of await tapTwice(from, { plan: "jjc" }, `${page}/plan`)) expect(status).toBe(303);
  expect(count(`billing_events where type = 'admin_plan' and user_id = '${user}'`)).toBe(2);
  expect(count(`audit_log where subject = 'user:${user}'`)).toBe(3);
});

test("a code, an institution and a draft of an announcement are made once, and what was typed anew is another one", async () => {
  const code = { code: "TWICE2027", percentOff: "20", reason: "a camp" };
  expect(await tapTwice("/admin/codes", code)).toEqual([
    [303, "/admin/codes"],
    [303, "/admin/codes"],
  ]);
  const again = await admin.post("/admin/codes", { ...code, percentOff: "30" });
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining("such a code already")]);
  const [before, invited] = [count("institutions"), count("mails where subject like '%invites you'")];
  const [one, two] = await tapTwice("/admin/institutions", {
    name: "College of Tailoring",
    address: "1 Ibara Road, Abeokuta",
    email: "bursar@example.com",
    ownerEmail: "owner@example.com",
  });
  expect([one, count("institutions") - before]).toEqual([two, 1]);
  expect(count("mails where subject like '%invites you'") - invited).toBe(1);
  const news = { kind: "news", subject: "Written twice", body: "Hello corper, go on." };
  const [first, second] = await tapTwice("/admin/announcements", news);
  expect([first, count("announcements where subject = 'Written twice'")]).toEqual([second, 1]);
});
