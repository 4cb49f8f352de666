import { afterAll, beforeAll, expect, test } from "vitest";
import { KEYS, openAiDouble, type AiDouble } from "../doubles/ai";
import { goodJudge, judgeAnswer, overlooking } from "../doubles/ai-judges";
import { startServer, type TestServer, type Visitor } from "../test-server";

let ai: AiDouble;
let server: TestServer;
let admin: Visitor;
const page = async () =>
  (await (await admin.get("/admin/judge")).text()).replace(/<!-- -->/g, "").replace(/&#x27;/g, "'");

beforeAll(async () => {
  ai = await openAiDouble();
  server = await startServer({ ALLOW_LOCAL_LLM: "1" });
  admin = await server.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
});
afterAll(async () => {
  await server.stop();
  await ai.close();
});

test("without a provider the page says what to do first", async () => {
  expect(await page()).toContain("No provider is set up.");
});

test("an admin lets a model sit the exam, chooses it and removes it again, by plain forms", async () => {
  const saved = await admin.post("/admin/llm-providers/mistral", {
    apiKey: KEYS.mistral,
    model: "mistral-small-latest",
    baseUrl: ai.baseUrl("mistral"),
    maxConcurrency: "4",
    legalEntity: "Mistral AI SAS",
    country: "FR",
    mechanism: "Contractual clauses",
    terms: "30 days",
    agreementUrl: "https://example.com/dpa",
    checkedOn: "2026-11-20",
  });
  expect(saved.status).toBe(303);
  expect(await page()).toContain("No model has sat the exam yet.");
  const model = "mistral:mistral-small-2603";

  ai.answer = judgeAnswer(overlooking(10));
  expect((await admin.post("/admin/judge", { model })).status).toBe(303);
  const failed = await page();
  expect(failed).toContain("mistral-small-2603 did not pass the exam.");
  expect(failed).toContain("112 of 124 (90.3%)");
  expect(failed).toContain("Not passed");
  expect(failed).toContain("Let through:");
  expect(failed).not.toContain("Use as judge");
  await admin.post("/admin/judge/choose", { model });
  expect(await page()).toContain("has not passed the exam as it is today");

  ai.answer = judgeAnswer(goodJudge);
  await admin.post("/admin/judge", { model });
  const passed = await page();
  expect(passed).toContain("passed the exam. You can choose it as judge below.");
  expect(passed).toContain("124 of 124 (100%)");
  expect(passed).toContain("Use as judge");
  await admin.post("/admin/judge/choose", { model });
  expect(await page()).toContain("Judges now");
  expect(await (await admin.get("/admin/audit")).text()).toContain("Let a model sit the judge&#x27;s exam");

  await admin.post("/admin/judge/remove", {});
  expect(await page()).toContain("No model checks sentences now.");
});

test("a provider that fails is a clear sentence, and the choice in the form stays", async () => {
  ai.faultOf = { mistral: "quota" };
  const answer = await admin.post("/admin/judge", { model: "mistral:mistral-small-latest" });
  expect(answer.status).toBe(502);
  const html = (await answer.text()).replace(/<!-- -->/g, "");
  expect(html).toContain(
    "Mistral AI (mistral-small-latest) has no credit left at the provider. The exam was ended and nothing was stored.",
  );
  expect(html).toContain('<option value="mistral:mistral-small-latest" selected="">');
});

test("a form without a model, or with nonsense, is answered in words", async () => {
  for (const fields of [{}, { model: "x" }] as Record<string, string>[]) {
    const answer = await admin.post("/admin/judge", fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Choose a model first.");
  }
  expect((await admin.post("/admin/judge", { model: "nobody:nothing" })).status).toBe(404);
  expect((await admin.post("/admin/judge/nonsense", {})).status).toBe(404);
});
