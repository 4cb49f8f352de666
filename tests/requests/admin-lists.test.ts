import { beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import { makeSupportUser } from "../support-client";
import { registerPerson, Visitor } from "../test-server";

let house: SharedServer;
let owner: Visitor;
let agent: Visitor;
let analyst: Visitor;

function staff(staffRole: string): Visitor {
  const { id, cookie } = makeSupportUser(house, "admin");
  house.execute("update users set staff_role = ? where id = ?", staffRole, id);
  const visitor = new Visitor(house.url);
  visitor.keep("oya_session", cookie.slice("oya_session=".length));
  return visitor;
}

beforeAll(async () => {
  house = await shareServer();
  owner = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
  agent = staff("support");
  analyst = staff("analyst");
});

const idOf = (email: string) =>
  house.query<{ id: string }>("select id from users where email = ?", email)[0]?.id ?? "";
const textOf = async (visitor: Visitor, path: string) =>
  (await (await visitor.get(path)).text()).replace(/<!-- -->/g, "");

test("each list comes as CSV, to those alone who may see its page, and each download is recorded", async () => {
  const allowed = {
    users: ["owner", "agent"],
    support: ["owner", "agent"],
    complaints: ["owner", "agent"],
    payments: ["owner"],
    audit: ["owner"],
    codes: ["owner"],
    institutions: ["owner"],
    balances: ["owner"],
    announcements: ["owner"],
  };
  const readers = { owner, agent, analyst };
  for (const [list, names] of Object.entries(allowed))
    for (const [name, visitor] of Object.entries(readers)) {
      const answer = await visitor.post(`/admin/${list}.csv`, {});
      const expected = names.includes(name) ? [200, "text/csv; charset=utf-8"] : [403, expect.any(String)];
      expect([answer.status, answer.headers.get("content-type")], `${list} ${name}`).toEqual(expected);
      await answer.text();
    }
  const recorded = house.query<{ subject: string }>(
    "select subject from audit_log where action = 'list.exported'",
  );
  expect(recorded.map(({ subject }) => subject).sort()).toEqual(
    Object.entries(allowed)
      .flatMap(([list, names]) => names.map(() => `list:${list}`))
      .sort(),
  );
  const get = await owner.get("/admin/users.csv");
  expect([get.status, get.headers.get("location")]).toEqual([303, "/admin/users"]); // a download writes, so it is a POST
  expect((await owner.post("/admin/secrets.csv", {})).status).toBe(404);
});

test("the filters of the page hold for its file, and no cell runs as a formula", async () => {
  await registerPerson(house, "formula@example.com");
  house.execute(
    "update users set first_name = '=HYPERLINK(\"http://evil.example\")', last_name = 'Okafor' where email = 'formula@example.com'",
  );
  await registerPerson(house, "left-out@example.com");
  const page = await textOf(owner, "/admin/users?search=kafor&status=active");
  expect(page).toMatch(
    /action="\/admin\/users\.csv".*name="search" value="kafor".*name="status" value="active"/,
  );
  const csv = await (await owner.post("/admin/users.csv", { search: "kafor", status: "active" })).text();
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"") Okafor",formula@example.com`);
  expect(csv).not.toContain("left-out@example.com");
  expect(csv.split("\r\n")[0]).toBe("id,name,email,verified,active,plan,status,paid until,joined");
});

test("a row's actions are in one menu: View at its beginning, Deactivate at its end, and what the role may", async () => {
  await registerPerson(house, "menu@example.com");
  const menuOf = async (visitor: Visitor) =>
    /<details class="menu" name="users">.*?<\/details>/s.exec(
      await textOf(visitor, "/admin/users?search=menu@example.com"),
    )?.[0] ?? "";
  const forOwner = await menuOf(owner);
  expect(forOwner.indexOf(">View<")).toBeGreaterThan(0);
  expect(forOwner.indexOf("/plan")).toBeGreaterThan(forOwner.indexOf(">View<"));
  expect(forOwner.indexOf("/deactivate")).toBeGreaterThan(forOwner.indexOf("/plan"));
  const forAgent = await menuOf(agent);
  expect([forAgent.includes("/deactivate"), forAgent.includes("/plan")]).toEqual([true, false]);
});

test("each role has the tabs of what it may do, and its own way in", async () => {
  const tabsOf = async (visitor: Visitor, path: string) =>
    [
      ...(/<nav aria-label="Admin">(.*?)<\/nav>/s.exec(await textOf(visitor, path))?.[1] ?? "").matchAll(
        />([A-Z][^<]+)</g,
      ),
    ].map(([, label]) => label);
  expect(await tabsOf(owner, "/admin")).toEqual([
    "LLM Management",
    "Prompt Management",
    "User Management",
    "Analytics",
    "AI Monitoring",
    "Payments",
    "Support",
    "System",
    "Audit log",
    "Settings",
  ]);
  expect(await tabsOf(agent, "/admin/support")).toEqual(["User Management", "Support"]);
  expect(await tabsOf(analyst, "/admin/analytics")).toEqual(["Analytics", "AI Monitoring"]);
  expect(await textOf(agent, "/dashboard")).toContain('href="/admin/support"');
  expect(await textOf(analyst, "/dashboard")).toContain('href="/admin/analytics"');
  expect(await textOf(owner, "/admin/settings")).toContain("Allow the built-in writer");
});

test("an agent sees no payments and may not give plans; an analyst reads no names", async () => {
  await registerPerson(house, "rich@example.com");
  const id = idOf("rich@example.com");
  expect(await textOf(owner, `/admin/users/${id}`)).toContain("No payments.");
  const page = await textOf(agent, `/admin/users/${id}`);
  expect(page).toContain("Deactivate Account");
  for (const hidden of ["No payments.", "Change plan", "Give credits", "Staff role", "Delete User"])
    expect(page).not.toContain(hidden);
  expect((await agent.post(`/admin/users/${id}/plan`, { plan: "agba" })).status).toBe(403);
  expect((await agent.post(`/admin/users/${id}/reset-usage`, {})).status).toBe(403);
  expect((await agent.post(`/admin/users/${id}/deactivate`, {})).status).toBe(303);
  const activity = await textOf(analyst, "/admin/analytics/activity");
  expect(activity).toContain("A new user registered");
  expect(activity).not.toContain('href="/admin/users/');
});

test("an owner makes an agent after a proof; their inbox works at once, and not a moment longer than the role", async () => {
  const person = await registerPerson(house, "new-agent@example.com");
  const id = idOf("new-agent@example.com");
  const role = (staffRole: string) => owner.post(`/admin/users/${id}/role`, { staffRole });
  expect((await role("boss")).status).toBe(400);
  expect((await person.get("/admin/support")).status).toBe(403);
  expect((await role("support")).headers.get("location")).toBe(`/admin/users/${id}`);
  expect((await person.get("/admin/support")).status).toBe(200);
  expect(await textOf(owner, `/admin/users/${id}`)).toContain("Support agent");
  expect((await person.post(`/admin/users/${id}/role`, { staffRole: "owner" })).status).toBe(403);
  house.execute("update sessions set proved_at = 0 where user_id = ?", idOf("admin@demo.example"));
  expect((await role("none")).status).toBe(403); // the proof is asked for again
  house.execute(
    "update sessions set proved_at = ? where user_id = ?",
    Date.now(),
    idOf("admin@demo.example"),
  );
  expect((await role("none")).status).toBe(303);
  expect((await person.get("/admin/support")).status).toBe(403);
});
