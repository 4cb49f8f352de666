import { beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson, type Visitor } from "../test-server";

let house: SharedServer;
let admin: Visitor;

beforeAll(async () => {
  house = await shareServer();
  admin = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
});

const TABS = {
  "/admin": "LLM Management",
  "/admin/prompts": "Prompt Management",
  "/admin/users": "User Management",
  "/admin/analytics": "Analytics",
  "/admin/monitoring": "AI Monitoring",
};

test("the console has the five tabs, each a link, and marks the one that is open", async () => {
  for (const [path, name] of Object.entries(TABS)) {
    const html = await (await admin.get(path)).text();
    for (const [href, label] of Object.entries(TABS))
      expect(html).toContain(`<a href="${href}"${href === path ? ' aria-current="page"' : ""}>${label}</a>`);
    expect(html).toContain(`<h1>${name}</h1>`);
  }
  expect(await (await admin.get("/admin")).text()).toContain('id="llm-providers"');
});

test("somebody who is not an admin sees the specified screen with a way back, at every door", async () => {
  const person = await registerPerson(house, "curious@example.com");
  for (const path of [
    ...Object.keys(TABS),
    "/admin/settings",
    "/admin/judge",
    "/admin/llm-providers/openai",
    "/admin/monitoring/calls.csv",
  ]) {
    const answer = await person.get(path);
    expect(answer.status, path).toBe(403);
    const html = await answer.text();
    if (path.endsWith(".csv")) continue;
    expect(html).toContain("<h1>Access Denied</h1>");
    expect(html.replace(/&#x27;/g, "'")).toContain(
      "You don't have permission to access the admin panel. Only administrators can view this page.",
    );
    expect(html).toMatch(/<a href="\/dashboard" class="button">Go Back<\/a>/);
    expect(html).not.toContain("API Key");
  }
  expect(await (await person.get("/dashboard")).text()).not.toContain('href="/admin"');
  expect(await (await admin.get("/dashboard")).text()).toContain('<a href="/admin">Admin</a>');
});

test("house rules are saved, written down and shown; what cannot be is refused with the field", async () => {
  const bad = await admin.post("/admin/settings", {
    builtinWriter: "on",
    builtinCost: "1",
    dailyCapUsd: "-3",
  });
  expect(bad.status).toBe(400);
  expect(await bad.text()).toContain("Give an amount in US dollars above 0");
  const saved = await admin.post("/admin/settings", {
    builtinCost: "0",
    dailyCapUsd: "20",
    nairaPerUsd: "1450",
  });
  expect(saved.headers.get("location")).toBe("/admin");
  const html = (await (await admin.get("/admin")).text()).replace(/<!-- -->/g, "");
  for (const text of [
    "The provider settings were saved.",
    "At most $20.00 a day",
    "₦1,450",
    "No provider selected",
    "Generation will not work",
  ])
    expect(html).toContain(text);
  const [act] = house.query<{
    action: string;
    before: string;
    after: string;
    address: string;
    actor_id: string | null;
  }>("select * from audit_log where action = 'settings.saved'");
  expect(JSON.parse(act?.before ?? "{}")).toMatchObject({
    builtin_writer_enabled: true,
    naira_per_usd: null,
  });
  expect(JSON.parse(act?.after ?? "{}")).toMatchObject({
    builtin_writer_enabled: false,
    ai_daily_cap_micro_usd: 20_000_000,
    naira_per_usd: 1450,
  });
  expect([act?.address, act?.actor_id !== null]).toEqual([expect.stringMatching(/^\S+$/), true]);
  await admin.post("/admin/settings", { builtinWriter: "on", builtinCost: "1" });
  expect(await (await admin.get("/admin")).text()).toContain("Generation works.");
});

test("a prompt with an unknown variable comes back with its text, and nothing is saved", async () => {
  const text = "Dear {{firstName}}, keep it short & plain.";
  const answer = await admin.post("/admin/prompts?edit=cover_letter", {
    type: "cover_letter",
    systemPrompt: text,
  });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain("{{firstName}} is not known.");
  expect(html).toContain("Dear {{firstName}}, keep it short &amp; plain.</textarea>");
  expect(house.query("select 1 from ai_prompts")).toEqual([]);
});

test("a prompt is saved as a new version and active, and an older version can be used again", async () => {
  for (const systemPrompt of ["Short and plain.", "Short, plain, warm."]) {
    const saved = await admin.post("/admin/prompts?edit=cover_letter", {
      type: "cover_letter",
      systemPrompt,
    });
    expect([saved.status, saved.headers.get("location")]).toEqual([303, "/admin/prompts#cover_letter"]);
  }
  const page = (await (await admin.get("/admin/prompts")).text()).replace(/<!-- -->/g, "");
  for (const text of [
    "Saved. Version 2 is active now.",
    "Version 2 active",
    "Short, plain, warm.</textarea>",
    "No active prompt configured",
    "Tunde Balogun",
  ])
    expect(page).toContain(text);
  const [first] = house.query<{ id: string }>("select id from ai_prompts where version = 1");
  await admin.post(`/admin/prompts/${first?.id}/activate`, { type: "cover_letter" });
  expect(house.query("select version, is_active from ai_prompts order by version")).toEqual([
    { version: 1, is_active: 1 },
    { version: 2, is_active: 0 },
  ]);
  expect(
    house
      .query<{ action: string }>(
        "select action from audit_log where action like 'prompt.%' order by created_at",
      )
      .map(({ action }) => action),
  ).toEqual(["prompt.saved", "prompt.saved", "prompt.activated"]);
});

test("the same prompts are there as JSON, with the fields that are promised", async () => {
  const made = await admin.send("/api/admin/prompts", {
    method: "POST",
    headers: { "content-type": "application/json", origin: house.url },
    body: JSON.stringify({ type: "resume", systemPrompt: "Begin with a verb." }),
  });
  expect(made.status).toBe(201);
  const list = (await (await admin.get("/api/admin/prompts")).json()) as {
    type: string;
    systemPrompt: string;
    isActive: boolean;
  }[];
  expect(list.find(({ type, isActive }) => type === "resume" && isActive)).toMatchObject({
    systemPrompt: "Begin with a verb.",
  });
  const refused = await admin.send("/api/admin/prompts", {
    method: "POST",
    headers: { "content-type": "application/json", origin: house.url },
    body: JSON.stringify({ type: "letter", systemPrompt: "x" }),
  });
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    400,
    "Name the type: cover_letter or resume",
  ]);
});

test("monitoring stands with nothing to show, and with nonsense in its address", async () => {
  for (const path of [
    "/admin/monitoring",
    "/admin/monitoring?range=9y&page=-1&prompt=x&type=cv&provider=%27%22%3E",
    "/admin/monitoring?range=30d&page=999",
  ]) {
    const answer = await admin.get(path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text()).toContain("No provider calls in this period");
  }
  const csv = await admin.get("/admin/monitoring/calls.csv?range=7d");
  expect([csv.headers.get("content-type"), csv.headers.get("content-disposition")]).toEqual([
    "text/csv; charset=utf-8",
    'attachment; filename="ai-calls-7d.csv"',
  ]);
});
