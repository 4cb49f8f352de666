import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { aiProviders } from "~/db/schema";
import { chooseJudge } from "~/features/ai/judge/choose-judge.server";
import { sitJudgeExam } from "~/features/ai/judge/judge-exam.server";
import type { AiDouble, Vendor } from "#tests/doubles/ai";
import { goodJudge, judgeAnswer } from "#tests/doubles/ai-judges";
import { makeUser } from "./people";

/** Records where a provider's text goes, without which it may get none. */
export function recordTransfer(slug: Vendor): void {
  const record = {
    mechanism: "contract",
    terms: "30 days",
    agreementUrl: "https://example.test/dpa",
    checkedAt: new Date(),
  };
  db.update(aiProviders).set(record).where(eq(aiProviders.slug, slug)).run();
}

/** Lets a model sit the exam, passes it with it, and makes it the judge. The double answers as before afterwards. */
export async function makeJudge(ai: AiDouble, provider: Vendor, model: string): Promise<void> {
  const { answer } = ai;
  const actor = { userId: makeUser().id, address: "127.0.0.1" };
  recordTransfer(provider);
  ai.answer = judgeAnswer(goodJudge);
  await sitJudgeExam(actor, provider, model);
  chooseJudge(actor, { provider, model });
  Object.assign(ai, { answer, requests: [] });
}
