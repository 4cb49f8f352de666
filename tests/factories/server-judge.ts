import type { AiDouble } from "../doubles/ai";
import { goodJudge, judgeAnswer } from "../doubles/ai-judges";
import type { TestServer } from "../test-server";

/** Another model of the server's provider sits the exam and becomes the judge, by the admin's forms. */
export async function makeServerJudge(server: TestServer, ai: AiDouble): Promise<void> {
  const { answer } = ai;
  ai.answer = judgeAnswer(goodJudge);
  await chooseServerJudge(server);
  Object.assign(ai, { answer, requests: [] });
}

/** The same, where the double answers the exam by itself. */
export async function chooseServerJudge(server: TestServer): Promise<void> {
  server.execute(
    "update ai_providers set mechanism = 'contract', terms = '30 days', agreement_url = 'https://example.test/dpa', checked_at = unixepoch() * 1000 where slug = 'openai'",
  );
  const admin = await server.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
  const model = "openai:gpt-4o-mini";
  await admin.post("/admin/judge", { model });
  await admin.post("/admin/judge/choose", { model });
  const page = await (await admin.get("/admin/judge")).text();
  if (!page.includes("Judges now")) throw new Error("no judge was chosen");
}
