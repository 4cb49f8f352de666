import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { KEYS, openAiDouble } from "../doubles/ai";
import { startServer, registerPerson, type TestServer, type Visitor } from "../test-server";

type Double = Awaited<ReturnType<typeof openAiDouble>>;
let double: Double;
let house: TestServer;
let admin: Visitor;
const KEY = KEYS.openai;
const RECORD = {
  legalEntity: "OpenAI OpCo, LLC",
  country: "US",
  mechanism: "Contractual clauses",
  terms: "30 days, no training",
  agreementUrl: "https://openai.com/policies/data-processing-addendum/",
  checkedOn: "2026-11-20",
};

beforeAll(async () => {
  double = await openAiDouble();
  house = await startServer({ ALLOW_LOCAL_LLM: "1" });
  admin = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
});
afterAll(async () => {
  await house.stop();
  await double.close();
});

const settings = (more: Record<string, string> = {}) => ({
  apiKey: "",
  model: "gpt-6-luna",
  baseUrl: double.baseUrl("openai"),
  maxConcurrency: "4",
  ...RECORD,
  ...more,
});
const save = (more: Record<string, string> = {}) => admin.post("/admin/llm-providers/openai", settings(more));
const json = async (method: string, path: string, body?: unknown) => {
  const answer = await admin.send(path, {
    method,
    headers: { "content-type": "application/json", origin: house.url },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const plain = async (answer: Response) =>
  (await answer.text()).replace(/<!-- -->/g, "").replace(/&#x27;/g, "'");

test("each maker's card offers its best and its cheapest model, with the price of a job", async () => {
  const page = await plain(await admin.get("/admin/llm-providers/claude"));
  const group = /<optgroup label="Presets">(.*?)<\/optgroup>/s.exec(page)?.[1] ?? "";
  const presets = [...group.matchAll(/<option value="([^"]+)"[^>]*>([^<]*)</g)].map(
    ([, model = "", text = ""]) => {
      const [prices] = house.query<{ input: number; output: number }>(
        "select input_micro_usd as input, output_micro_usd as output from ai_models where provider = 'claude' and model = ?",
        model,
      );
      if (!prices) throw new Error(`${model} is no model of the card`);
      // The tokens of a job before there are 20 of one's own.
      return { text, usd: (4370 * prices.input + 1750 * prices.output) / 1e12 };
    },
  );
  const [best, cheapest] = presets;
  expect(presets.map(({ text }) => text.split(" · ")[0])).toEqual(["Best letter", "Cheapest"]);
  for (const { text, usd } of presets) {
    const shown = Number(/· about \$([\d.]+) a job$/.exec(text)?.[1]);
    expect(Math.abs(shown - usd)).toBeLessThan(0.0001);
  }
  expect(cheapest?.usd).toBeLessThan(best?.usd ?? 0);
  expect(page).toContain("estimated from the texts of 11 test people");
});

test("a provider without a record of where text goes cannot be activated, by form or by call", async () => {
  expect((await save({ apiKey: KEY, checkedOn: "" })).status).toBe(303);
  expect(await plain(await admin.get("/admin"))).toContain("Cannot be activated yet");
  await admin.post("/admin/llm-providers/openai/activate", {});
  expect(await plain(await admin.get("/admin"))).toContain(
    "Error - Failed to update active provider. First record where OpenAI sends people's text",
  );
  for (const [path, body] of [
    ["/api/admin/set-active-provider", { providerName: "OpenAI" }],
    ["/api/admin/llm-providers/openai/activate", {}],
  ] as const) {
    expect(await json("POST", path, body)).toMatchObject({
      status: 400,
      body: { errorCode: "NO_TRANSFER_RECORD" },
    });
  }
  expect(house.query("select slug from ai_providers where is_active")).toEqual([]);
});

test("with key, model and record it is activated, said in the specified words, and is the only one", async () => {
  expect((await save()).status).toBe(303);
  const done = await admin.post("/admin/active-provider", { providerName: "openai" });
  expect(done.headers.get("location")).toBe("/admin");
  const html = await plain(await admin.get("/admin"));
  for (const text of [
    "OpenAI is now the active LLM provider",
    "Active provider: OpenAI",
    "ACTIVE",
    "••••••••cdef",
  ])
    expect(html).toContain(text);
  expect(house.query("select slug from ai_providers where is_active")).toEqual([{ slug: "openai" }]);
  const list = (await (await admin.get("/api/admin/llm-providers")).json()) as Record<string, unknown>[];
  expect(list[0]).toEqual({
    id: "openai",
    name: "OpenAI",
    apiKey: "••••••••cdef",
    model: "gpt-6-luna",
    isActive: true,
    updatedAt: expect.any(String),
  });
  expect(await json("GET", "/api/admin/provider-status")).toMatchObject({
    status: 200,
    body: { database: { activeProvider: expect.stringContaining("OpenAI"), hasConfiguredProvider: true } },
  });
});

test("a test of the connection says at which step it ends", async () => {
  const said = async (more: Record<string, string>) =>
    (
      await json("POST", "/api/admin/test-ai-connection", {
        provider: "OpenAI",
        apiKey: "",
        model: "",
        ...more,
      })
    ).body;
  expect(await said({})).toMatchObject({ connected: true });
  expect(await said({ apiKey: "sk-wrong-key-0123456789" })).toMatchObject({
    connected: false,
    step: "key",
    message: "OpenAI does not know this key. Copy it again from your account there.",
  });
  expect(await said({ model: "gpt-3.5-turbo" })).toMatchObject({
    connected: false,
    step: "model",
    message: expect.stringContaining("was retired"),
  });
  double.next = ["none", "quota"];
  expect(await said({})).toMatchObject({
    connected: false,
    message: expect.stringContaining("no credit left"),
  });
  await json("PUT", "/api/admin/llm-providers/custom", { apiKey: "", model: "" });
  await admin.post("/admin/llm-providers/custom", {
    ...settings({ model: "llama3.2", baseUrl: "http://127.0.0.1:9/v1" }),
  });
  const custom = await json("POST", "/api/admin/test-ai-connection", {
    provider: "custom",
    apiKey: "",
    model: "",
  });
  expect(custom.body).toMatchObject({
    connected: false,
    step: "address",
    message: expect.stringContaining("could not be reached"),
  });
});

test("the button on the card keeps the result, with its step and time, until key or model change", async () => {
  await admin.post("/admin/llm-providers/openai/test", {});
  expect(await plain(await admin.get("/admin"))).toMatch(/>Connected<\/span>/);
  double.faultOf.openai = "wrong_key";
  await admin.post("/admin/llm-providers/openai/test", {});
  double.faultOf = {};
  const html = await plain(await admin.get("/admin"));
  expect(html).toContain("Connection Failed: OpenAI. OpenAI does not know this key.");
  expect(html).toContain("Failed: key");
  await save({ model: "gpt-6-sol" });
  expect(await plain(await admin.get("/admin"))).not.toContain("Failed: key");
});

test("models are refreshed from the provider, and what is gone is replaced with one click", async () => {
  double.models.openai.push("gpt-7-nova");
  await admin.post("/admin/llm-providers/openai/models", {});
  expect(house.query("select origin from ai_models where model = 'gpt-7-nova'")).toEqual([
    { origin: "refreshed" },
  ]);
  house.execute(
    "update ai_models set shutdown_date = date('now', '+10 days'), replacement = 'gpt-6-luna', status = 'retiring' where model = 'gpt-6-sol'",
  );
  expect(await plain(await admin.get("/admin"))).toContain("Use gpt-6-luna instead");
  await admin.post("/admin/llm-providers/openai/model", { model: "gpt-6-luna" });
  expect(house.query("select model from ai_providers where slug = 'openai'")).toEqual([
    { model: "gpt-6-luna" },
  ]);
});

test("a form that is wrong comes back with its fields, and never with the key", async () => {
  const answer = await save({ apiKey: `${KEY}-typed`, country: "Nigeria", checkedOn: "2999-01-01" });
  expect(answer.status).toBe(400);
  const html = await plain(answer);
  for (const text of [
    "Give the country as two letters",
    "That day has not come yet",
    "Contractual clauses",
    "If you typed a key, type it again",
  ])
    expect(html).toContain(text);
  expect(html).not.toContain(KEY);
  const unsaid = await plain(
    await admin.post(
      "/admin/llm-providers/mistral",
      settings({
        apiKey: "k-1",
        model: "mistral-small-2603",
        baseUrl: "",
        fallbackRank: "1",
        terms: "",
        checkedOn: "",
      }),
    ),
  );
  expect(unsaid).toContain("Still missing: what they keep, the day you read it.");
  expect(unsaid).toMatch(/id="provider-terms-error"[^>]*>(?:(?!<\/p>)[\s\S])*Still missing/); // it stands at the first field that is empty
  const spaced = await plain(await save({ apiKey: "sk with spaces" }));
  expect(spaced).toContain("An API key has no spaces in it.");
  expect(spaced).not.toContain("only plain letters");
});

test("a server of one's own with no list of models takes a model's id, and no select stands in the way", async () => {
  expect(house.query("select 1 from ai_models where provider = 'custom'").length).toBe(1); // typed above
  house.execute("delete from ai_models where provider = 'custom'");
  const html = await plain(await admin.get("/admin/llm-providers/custom"));
  expect(html).toContain("Model id");
  expect(html).not.toMatch(/<select[^>]*name="model"/);
  expect(
    (
      await admin.post(
        "/admin/llm-providers/custom",
        settings({ model: "llama3.2", baseUrl: "http://127.0.0.1:9/v1" }),
      )
    ).status,
  ).toBe(303);
});

test("a breaker that is open is shown and closed by hand", async () => {
  house.execute(
    "insert into ai_breakers (key, updated_at, provider, model, state, reason, opens) values ('k', ?, 'openai', 'gpt-6-luna', 'open', 'quota_exhausted', 1)",
    Date.now(),
  );
  expect(await plain(await admin.get("/admin"))).toContain("gpt-6-luna: quota exhausted.");
  await admin.post("/admin/llm-providers/openai/close-breakers", {});
  expect(house.query("select 1 from ai_breakers")).toEqual([]);
});

test("the prompt is tried through the active provider, with the contract around it, and the result is shown", async () => {
  const before = double.calls().length;
  const answer = await admin.post("/admin/prompts?edit=cover_letter&test=1", {
    type: "cover_letter",
    systemPrompt: "Write as a friend of {{companyName}} would.",
  });
  const html = await plain(answer);
  for (const text of [
    "Prompt Test Complete - Check the output below",
    "OpenAI (gpt-6-luna) wrote this from our sample",
    "Dear Hiring",
    "Write as a friend of {{companyName}} would.",
    "Clear",
  ])
    expect(html).toContain(text);
  const sent = JSON.stringify(
    double
      .calls()
      .slice(before)
      .map(({ body }) => body),
  );
  for (const text of ["Write as a friend of the company under target would.", "you add no facts"])
    expect(sent).toContain(text);
  for (const secret of ["0803 555 0142", "chiamaka.nwosu@example.com"]) expect(sent).not.toContain(secret);
  double.faultOf.openai = "wrong_key";
  const failed = await json("POST", "/api/admin/test-prompt", {
    type: "resume",
    systemPrompt: "Short.",
    testData: { jobDescription: "Nurse wanted", currentResume: "Ada\n\nSKILLS\nWound care" },
  });
  double.faultOf = {};
  expect(failed.status).toBe(502);
  // The breaker is open now: the provider is not asked, and nobody is told that the built-in writer was chosen.
  const second = await plain(
    await admin.post("/admin/prompts?test=1", { type: "resume", systemPrompt: "Short." }),
  );
  expect(second).toContain("OpenAI is paused because it failed.");
  expect(second).toContain("Test Failed - Failed to test prompt. Check your LLM configuration.");
  await admin.post("/admin/llm-providers/openai/close-breakers", {});
});

test("a test of the failover takes the active provider for down and tells who wrote instead, at nobody's cost", async () => {
  const test = async () => {
    expect((await admin.post("/admin/failover-test", {})).headers.get("location")).toBe("/admin#failover");
    return plain(await admin.get("/admin"));
  };
  const before = double.calls().length;
  expect(await test()).toMatch(
    /With OpenAI treated as down, the built-in writer wrote the sample letter, .+ after it was asked for\. There is no other provider in the failover order\./,
  );
  expect(double.calls().length).toBe(before); // the one that counts as down is not asked
  await admin.post("/admin/llm-providers/mistral", {
    ...settings({
      apiKey: KEYS.mistral,
      model: "mistral-small-2603",
      baseUrl: double.baseUrl("mistral"),
      fallbackRank: "1",
    }),
  });
  expect(await test()).toMatch(
    /With OpenAI treated as down, Mistral AI \(mistral-small-2603\) wrote the sample letter, .+ lines? of \d+ held the hard facts\. The judge was not asked/,
  );
  double.faultOf.mistral = "wrong_key";
  expect(await test()).toContain("Mistral AI was asked before: bad key.");
  double.faultOf = {};
  expect(await test()).toContain("Mistral AI is paused because it failed.");
  const calls = house.query<{
    provider: string;
    status: string;
    error_code: string | null;
    next_provider: string | null;
  }>(
    "select provider, status, error_code, next_provider from ai_calls where purpose = 'test' and (error_code = 'simulated_outage' or provider = 'mistral') order by rowid",
  );
  const pretended = (next: string) => ({
    provider: "openai",
    status: "failed",
    error_code: "simulated_outage",
    next_provider: next,
  });
  expect(calls).toEqual([
    pretended("builtin"),
    pretended("mistral"),
    { provider: "mistral", status: "ok", error_code: null, next_provider: null },
    pretended("mistral"),
    { provider: "mistral", status: "failed", error_code: "bad_key", next_provider: "builtin" },
    pretended("builtin"),
  ]);
  expect(house.query("select 1 from ai_breakers where provider = 'openai'")).toEqual([]);
  expect(house.query("select 1 from documents union all select 1 from credit_ledger")).toEqual([]);
  expect(house.query("select 1 from audit_log where action = 'provider.failover_tested'")).toHaveLength(4);
  for (let more = 0; more < 6; more += 1) await admin.post("/admin/failover-test", {});
  expect(await test()).toContain("Too many tries.");
  house.execute("delete from ai_breakers");
});

test("without a provider the test says that the built-in writer wrote", async () => {
  await admin.post("/admin/active-provider", { providerName: "builtin" });
  const { body } = await json("POST", "/api/admin/test-prompt", { type: "resume", systemPrompt: "Short." });
  expect(body).toMatchObject({
    output: expect.stringContaining("Staff Nurse"),
    writer: expect.stringContaining("built-in writer wrote this"),
  });
  await admin.post("/admin/active-provider", { providerName: "openai" });
});

test("removing a key asks first, and the provider steps down", async () => {
  expect(await plain(await admin.get("/admin/llm-providers/openai/remove-key"))).toContain(
    "OpenAI is the active provider.",
  );
  expect(house.query("select key_last4 from ai_providers where slug = 'openai'")).toEqual([
    { key_last4: "cdef" },
  ]);
});

test("the planted key is nowhere: no page, no answer, no log, no database, no backup", async () => {
  const person = await registerPerson(house, "reader@example.com");
  const paths = [
    "/admin",
    "/admin/llm-providers/openai",
    "/admin/llm-providers/openai/remove-key",
    "/admin/prompts",
    "/admin/prompts?edit=cover_letter",
    "/admin/monitoring",
    "/admin/monitoring/calls.csv",
    "/admin/settings",
    "/api/admin/llm-providers",
    "/api/admin/prompts",
    "/api/admin/provider-status",
    "/admin.data",
    "/admin/llm-providers/openai.data",
    "/admin/prompts.data",
    "/admin/monitoring.data",
  ];
  for (const path of paths) {
    const answer = await admin.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text(), path).not.toContain(KEY);
    const refused = await person.get(path);
    expect([path, refused.status]).toEqual([path, 403]);
    expect(await refused.text(), path).not.toMatch(/••••|gpt-6|Contractual clauses/);
  }
  expect(double.requests.some(({ headers }) => headers.authorization === `Bearer ${KEY}`)).toBe(true);
  const copied = spawnSync(process.execPath, ["build/command.js", "backup"], {
    encoding: "utf8",
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATA_DIR: house.dataDir,
      LOG_LEVEL: "silent",
      ...house.environment,
    },
  });
  expect(copied.stdout).toContain("Saved and checked");
  const files = readdirSync(house.dataDir, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const bytesOf = (file: string) =>
    file.endsWith(".gz") ? gunzipSync(readFileSync(file)) : readFileSync(file);
  const backups = files.filter((file) => file.includes("backups") && file.endsWith(".tar.gz"));
  expect(backups.map((file) => bytesOf(file).includes("SQLite format 3"))).toContain(true);
  for (const file of files) expect(bytesOf(file).includes(KEY), file).toBe(false);
  expect(house.output()).not.toContain(KEY);
  expect(house.output().length).toBeGreaterThan(100);
});

test("every act stands in the log of acts, with its before and after", () => {
  const acts = house.query<{ action: string; subject: string; before: string | null; after: string | null }>(
    "select action, subject, before, after from audit_log order by created_at",
  );
  for (const act of [
    "provider.saved",
    "provider.activated",
    "provider.tested",
    "provider.models_refreshed",
    "breaker.closed",
  ])
    expect(acts.map((row) => row.action)).toContain(act);
  const moved = acts.find(({ action, after }) => action === "provider.saved" && after?.includes("gpt-6-sol"));
  expect(JSON.parse(moved?.before ?? "{}")).toEqual({ model: "gpt-6-luna" });
  expect(JSON.stringify(acts)).not.toContain(KEY);
});
