import { beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import { until, type Visitor } from "../test-server";

let house: SharedServer;
let admin: Visitor;
beforeAll(async () => {
  house = await shareServer();
  admin = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
});

const text = async (path: string) =>
  (await (await admin.get(path)).text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");

test("staff writes news, sees how many get it, and sends it to those alone who agreed", async () => {
  const news = {
    kind: "news",
    subject: "Camp is open",
    body: "Bring your call-up letter.\n\nSee you there.",
  };
  const refused = await admin.post("/admin/announcements", { ...news, body: "" });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("Enter the text.")]);
  house.execute(
    "insert into consents (id, user_id, purpose, version, text_hash, given_at, user_agent) select 'c1', id, 'marketing', 1, 'h', ?, '' from users where email = 'ada@demo.example'",
    Date.now(),
  );
  const drafted = await admin.post("/admin/announcements", news);
  const path = drafted.headers.get("location") ?? "";
  const page = await text(path);
  for (const words of [
    "See you there.",
    "people who agreed to Marketing Emails",
    "Send to 1 person",
    "Draft",
  ])
    expect(page).toContain(words);
  const draft = path.split("/").at(-1) ?? "";
  const form = await text(`/admin/announcements?draft=${draft}`);
  for (const kept of [
    `name="idempotencyKey" value="${draft}"`,
    "Bring your call-up letter.",
    "Change the draft",
  ])
    expect(form).toContain(kept);
  expect(page).toContain(`/admin/announcements?draft=${draft}`);
  const changed = { ...news, body: "Bring your call-up letter, and a copy of it.", idempotencyKey: draft };
  expect((await admin.post("/admin/announcements", changed)).headers.get("location")).toBe(path);
  const version = async () => /name="version" value="([^"]+)"/.exec(await text(path))?.[1] ?? "";
  const read = /name="version" value="([^"]+)"/.exec(page)?.[1] ?? "";
  expect((await admin.post(path, { count: "1", version: read })).status).toBe(409); // who has not read the change
  const send = { count: "1", version: await version() };
  expect((await admin.post(path, send)).status).toBe(303);
  expect((await admin.post(path, send)).status).toBe(409);
  const sent = () => house.query<{ text: string }>("select text from mails where subject = 'Camp is open'");
  await until(() => sent().length > 0);
  expect(sent()).toEqual([{ text: expect.stringContaining("/unsubscribe?token=") }]);
  expect(await text("/admin/announcements")).toContain("Camp is open");
  expect(house.query("select 1 from audit_log where action = 'announcement.sent'")).toHaveLength(1);
});

test("new terms need a day that is 30 days away, and a draft can be deleted", async () => {
  const terms = { kind: "terms", subject: "New terms", body: "We changed a sentence." };
  const refused = await admin.post("/admin/announcements", terms);
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining("Enter the day from which the new terms hold."),
  ]);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  expect((await admin.post("/admin/announcements", { ...terms, effectiveOn: day(10) })).status).toBe(400);
  const drafted = await admin.post("/admin/announcements", { ...terms, effectiveOn: day(40) });
  const path = drafted.headers.get("location") ?? "";
  expect((await admin.post(path, { stop: "yes" })).headers.get("location")).toBe("/admin/announcements");
  expect((await admin.get(path)).status).toBe(404);
});
