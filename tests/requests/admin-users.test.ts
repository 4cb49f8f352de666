import { beforeAll, expect, test } from "vitest";
import { storeApplication } from "../factories/server-applications";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson, type Visitor } from "../test-server";

let house: SharedServer;
let admin: Visitor;

beforeAll(async () => {
  house = await shareServer();
  admin = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
});

const idOf = (email: string) =>
  house.query<{ id: string }>("select id from users where email = ?", email)[0]?.id ?? "";
const text = async (path: string) => (await (await admin.get(path)).text()).replace(/<!-- -->/g, "");
const acts = (id: string) =>
  house.query<{ action: string; before: string; after: string; address: string; actor_id: string }>(
    "select * from audit_log where subject = ? order by created_at",
    `user:${id}`,
  );
const json = (method: string, path: string, body?: unknown) =>
  admin.send(path, {
    method,
    headers: { origin: house.url, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

test("the list finds people, filters by plan and has a pager only when there is more than one page", async () => {
  await registerPerson(house, "findme@example.com");
  const found = await text("/admin/users?search=findme");
  for (const shown of ["findme@example.com", "Ngozi Eze", "Free Trial", "Active", "Deactivate", "All Plans"])
    expect(found).toContain(shown);
  expect(found).not.toContain("ada@demo.example");
  expect(found).not.toContain("Page 1 of");
  expect(await text("/admin/users?plan=idan")).toContain("No users found");
  for (let n = 0; n < 11; n++)
    house.execute(
      "insert into users (id, created_at, updated_at, email, first_name) values (?, 0, 0, ?, 'Paged')",
      `paged-${n}`,
      `paged-${n}@example.com`,
    );
  expect(await text("/admin/users?search=paged")).toContain("Page 1 of 2");
  expect(await text("/admin/users?search=paged&page=2")).toContain("Previous");
});

test("a plan is given from the list, said there, and written down with before, after and address", async () => {
  await registerPerson(house, "plan@example.com");
  const id = idOf("plan@example.com");
  const back = "/admin/users?search=plan%40";
  const answer = await admin.post(`/admin/users/${id}/plan`, { plan: "agba", back });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, back]);
  const list = await text(back);
  expect(list).toContain("User plan updated successfully");
  expect(await text("/admin/users?plan=agba")).toContain("plan@example.com");
  const [act] = acts(id);
  expect([
    act?.action,
    JSON.parse(act?.before ?? "{}").plan,
    JSON.parse(act?.after ?? "{}").plan,
    act?.actor_id,
  ]).toEqual(["user.plan_set", "free_trial", "agba", idOf("admin@demo.example")]);
  expect(act?.address).toMatch(/^10\./);
  const person = await text(`/admin/users/${id}`);
  for (const shown of [
    id,
    "plan@example.com",
    "Ngozi Eze",
    "Subscription status",
    "Expiry date",
    "Cover letters generated",
    "Resumes optimized",
    "Added by our team",
    "Set a plan",
  ])
    expect(person).toContain(shown);
  await admin.post(`/admin/users/${id}/plan`, { plan: "gold", back: "//evil.example" });
  expect(acts(id)).toHaveLength(1);
});

test("deactivation ends every session at once and takes the link that restores a closed account; activation lets in again", async () => {
  const person = await registerPerson(house, "off@example.com");
  const id = idOf("off@example.com");
  expect((await person.get("/dashboard")).status).toBe(200);
  house.execute(
    "insert into tokens (token_hash, created_at, user_id, purpose, expires_at) values ('restore', 0, ?, 'download_export', ?)",
    id,
    Date.now() + 1e9,
  );
  house.execute("update users set deletion_requested_at = ?, is_active = 0 where id = ?", Date.now(), id);
  expect(await text(`/admin/users/${id}`)).toContain("Closed by its owner");
  expect((await admin.post(`/admin/users/${id}/deactivate`, {})).headers.get("location")).toBe(
    `/admin/users/${id}`,
  );
  expect(await text(`/admin/users/${id}`)).toContain("User status updated successfully");
  expect((await person.get("/dashboard")).status).toBe(401);
  expect([
    house.query("select 1 from sessions where user_id = ?", id),
    house.query("select 1 from tokens where user_id = ? and purpose <> 'unsubscribe'", id),
  ]).toEqual([[], []]);
  await admin.post(`/admin/users/${id}/activate`, {});
  expect(house.query("select is_active, deletion_requested_at from users where id = ?", id)).toEqual([
    { is_active: 1, deletion_requested_at: null },
  ]);
  expect(
    (await (await house.visitor().signIn("off@example.com", "Correct-Horse-7-Battery")).get("/dashboard"))
      .status,
  ).toBe(200);
  expect(acts(id).map(({ action }) => action)).toEqual(["user.deactivated", "user.activated"]);
});

test("a deletion is confirmed on a page of its own, erases at once and leaves only an id in the log", async () => {
  const person = await registerPerson(house, "gone@example.com");
  const id = idOf("gone@example.com");
  expect(await text(`/admin/users/${id}/delete`)).toContain(
    "Are you sure you want to delete this user? This action cannot be undone.",
  );
  expect(idOf("gone@example.com")).toBe(id);
  expect((await admin.post(`/admin/users/${id}/delete`, {})).headers.get("location")).toBe("/admin/users");
  expect(await text("/admin/users")).toContain("User deleted successfully");
  expect([
    idOf("gone@example.com"),
    (await person.get("/dashboard")).status,
    (await admin.get(`/admin/users/${id}`)).status,
  ]).toEqual(["", 401, 404]);
  expect(await text("/admin/users?search=gone")).toContain("No users found");
  expect(JSON.stringify(acts(id))).not.toContain("gone@example.com");
  expect(acts(id).map(({ action }) => action)).toEqual(["user.deleted"]);
});

test("the last owner can be neither switched off nor deleted", async () => {
  const id = idOf("admin@demo.example");
  await admin.post(`/admin/users/${id}/deactivate`, {});
  expect(await text("/admin/users")).toContain("You are the only owner.");
  expect((await admin.post(`/admin/users/${id}/delete`, {})).status).toBe(409);
  expect((await json("DELETE", `/api/admin/users/${id}`)).status).toBe(409);
  expect((await json("PATCH", `/api/admin/users/${id}/status`, { isActive: false })).status).toBe(409);
  expect([acts(id), (await admin.get("/admin/users")).status]).toEqual([[], 200]);
});

test("the API lists, changes and deletes in the names of the specification", async () => {
  const person = await registerPerson(house, "api@example.com");
  const id = idOf("api@example.com");
  const list = (await (
    await admin.get("/api/admin/users?search=api@example&limit=10&page=1&plan=all")
  ).json()) as { users: Record<string, unknown>[]; totalPages: number };
  expect([list.totalPages, list.users.map((user) => user.id)]).toEqual([1, [id]]);
  expect(list.users[0]).toMatchObject({
    subscriptionPlan: "free_trial",
    subscriptionStatus: "active",
    isActive: true,
    emailVerified: true,
    quotaBalance: { coverLettersRemaining: 2, resumesRemaining: 1 },
  });
  expect(JSON.stringify(list)).not.toContain("assword");
  const planned = (await (
    await json("PATCH", `/api/admin/users/${id}/plan`, { plan: "jjc", status: "active" })
  ).json()) as { user: unknown };
  expect(planned.user).toMatchObject({ subscriptionPlan: "jjc", subscriptionStatus: "active" });
  expect((await json("PATCH", `/api/admin/users/${id}/plan`, { plan: "gold" })).status).toBe(400);
  expect((await json("POST", `/api/admin/users/${id}/reset-usage`)).status).toBe(200);
  expect((await json("PATCH", `/api/admin/users/${id}/status`, { isActive: false })).status).toBe(200);
  expect((await person.get("/api/auth/user")).status).toBe(401);
  expect((await json("DELETE", `/api/admin/users/${id}`)).status).toBe(200);
  expect(acts(id).map(({ action }) => action)).toEqual([
    "user.plan_set",
    "user.usage_reset",
    "user.deactivated",
    "user.deleted",
  ]);
});

test("documents open for a reason that is written down, for thirty minutes and for nobody else", async () => {
  await registerPerson(house, "reader@example.com");
  const id = idOf("reader@example.com");
  house.execute(
    "insert into documents (id, created_at, updated_at, user_id, application_id, type, title, content, job_title, company_name) values ('doc-of-reader', 0, 0, ?, ?, 'resume', 'A private title', 'A private line', 'Nurse', 'Hospital')",
    id,
    storeApplication(house, id, "application-of-reader", { isMaking: false }),
  );
  const path = `/admin/users/${id}/documents`;
  for (const shown of [await text(`/admin/users/${id}`), await text(path)])
    expect(shown).not.toContain("A private");
  expect((await admin.post(path, { reason: "why" })).status).toBe(400);
  expect(acts(id)).toEqual([]);
  const opening =
    (await admin.post(path, { reason: "Asked us to look at a broken file" })).headers.get("location") ?? "";
  expect(acts(id).map(({ action, after }) => [action, JSON.parse(after)])).toEqual([
    ["user.documents_opened", { reason: "Asked us to look at a broken file" }],
  ]);
  expect(await text(opening)).toContain("A private title");
  expect(await text(`${opening}?document=doc-of-reader`)).toContain("A private line");
  expect((await admin.get(opening.replace(id, idOf("admin@demo.example")))).status).toBe(404);
  house.execute("update audit_log set created_at = created_at - 1800001 where subject = ?", `user:${id}`);
  expect((await admin.get(opening)).status).toBe(404);
});

test("the log of acts is searched by act, subject and person, and links to whom it is about", async () => {
  await registerPerson(house, "audited@example.com");
  const id = idOf("audited@example.com");
  await admin.post(`/admin/users/${id}/reset-usage`, {});
  for (const query of [
    "act=user.usage_reset",
    `subject=user%3A${id}`,
    "person=audited",
    "person=tunde&act=user.usage_reset",
  ])
    expect(await text(`/admin/audit?${query}`), query).toContain(`href="/admin/users/${id}"`);
  for (const query of ["act=nothing", "subject=payment%3A", "person=nobody-like-this"])
    expect(await text(`/admin/audit?${query}`), query).toContain("No actions found");
  expect(await text("/admin/users")).toContain('href="/admin/audit"');
});
