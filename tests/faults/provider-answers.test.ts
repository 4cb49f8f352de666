import { expect, test } from "vitest";
import { openAiDouble, type Fault } from "../doubles/ai";
import { goodAnswer, LETTERS } from "../doubles/letters-and-resumes";
import { startServer, until, type TestServer } from "../test-server";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { expectWhole } from "../letter-assertions";

// Each fault has a server and a provider of its own, so that several of them wait at a time.
async function writeWith(fault: Fault, look: (house: TestServer) => void): Promise<void> {
  const double = await openAiDouble();
  double.answer = goodAnswer;
  double.fault = fault;
  const house = await startServer(double.environment("openai"));
  try {
    const visitor = await house.visitor().signInAsDemo();
    const sent = await visitor.post(
      "/generate",
      generationForm({ file: await makeResumeDocx(), resume: false, more: { aiConsent: "on" } }),
    );
    expect(sent.status, await sent.text()).toBe(303);
    await until(() => house.query("select 1 from generations where finished_at is not null").length === 1);
    look(house);
  } finally {
    await house.stop("SIGKILL");
    await double.close();
  }
}

test.concurrent.each<Fault>([
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
])("a provider with the fault %s never leaves a broken document", (fault) =>
  writeWith(fault, (house) => {
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
  }),
);

test.concurrent.each<Fault>(["fenced", "trailing_commas", "bom", "prose", "think", "reasoning"])(
  "an answer with the flaw %s is read all the same",
  (fault) =>
    writeWith(fault, (house) => {
      const [document] = house.query<{ content: string }>("select content from documents");
      for (const { text } of LETTERS.en.sentences) expect(document?.content).toContain(text);
    }),
);
