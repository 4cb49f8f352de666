import { afterAll, beforeAll, expect, test } from "vitest";
import { openAiDouble, type AiDouble, type Fault } from "../doubles/ai";
import { believingJudge, judgeAnswer } from "../doubles/ai-judges";
import { makeServerJudge } from "../factories/server-judge";
import { goodAnswer, LETTERS } from "../doubles/letters-and-resumes";
import { startServer, until, type TestServer, type Visitor } from "../test-server";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { expectWhole } from "../letter-assertions";

let house: TestServer;
let double: AiDouble;
let visitor: Visitor;
let file: Uint8Array;
beforeAll(async () => {
  double = await openAiDouble();
  house = await startServer(double.environment("openai"));
  await makeServerJudge(house, double);
  double.answer = judgeAnswer(believingJudge, (user) => goodAnswer({ user }));
  visitor = await house.visitor().signInAsDemo();
  file = await makeResumeDocx();
});
afterAll(async () => {
  await house.stop("SIGKILL");
  await double.close();
});

/** Asks for one letter while the provider has this fault; nothing is left of the letter before. */
async function writeWith(fault: Fault): Promise<void> {
  double.fault = fault;
  for (const table of ["rate_limits", "ai_breakers", "credit_ledger", "documents", "generations"])
    house.execute(`delete from ${table}`);
  const sent = await visitor.post(
    "/generate",
    generationForm({ file, resume: false, more: { aiConsent: "on" } }),
  );
  expect(sent.status, await sent.text()).toBe(303);
  await until(() => house.query("select 1 from generations where finished_at is not null").length === 1);
}

test.each<Fault>([
  "cut",
  "clean_end",
  "malformed",
  "error_frame",
  "html_502",
  "length",
  "empty",
  "content_filter",
  "think_only",
  "unclosed_think",
  "cut_before",
])("a provider with the fault %s never leaves a broken document", async (fault) => {
  await writeWith(fault);
  const [part] = house.query<{ content: string; notes: string; model_label: string }>(
    "select d.content, p.notes, p.model_label from generation_parts p join documents d on d.id = p.document_id",
  );
  expectWhole(part?.content ?? "");
  expect(part?.model_label).toBe("");
  expect(part?.notes).toContain("The AI writer was not available");
  expect([
    house.query("select 1 from documents").length,
    house.query("select 1 from credit_ledger where event = 'spent'").length,
  ]).toEqual([1, 1]);
});

test.each<Fault>(["fenced", "trailing_commas", "bom", "prose", "think", "reasoning"])(
  "an answer with the flaw %s is read all the same",
  async (fault) => {
    await writeWith(fault);
    const [document] = house.query<{ content: string }>("select content from documents");
    for (const { text } of LETTERS.en.sentences) expect(document?.content).toContain(text);
  },
);
