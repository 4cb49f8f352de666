import { openAiDouble, type AiDouble } from "../doubles/ai";
import { believingJudge, goodJudge, judgeAnswer } from "../doubles/ai-judges";
import { goodAnswer } from "../doubles/letters-and-resumes";

// The AI double in a process of its own. At first it sits the exam of judges; a message says how it behaves from then on.
const double = await openAiDouble();
double.answer = judgeAnswer(goodJudge);
process.on("message", (change: Partial<AiDouble>) => {
  double.answer = (question) => judgeAnswer(believingJudge, () => goodAnswer(question))(question);
  Object.assign(double, change);
  double.profile = { ttftMs: double.profile.ttftMs, tokensPerSecond: Infinity }; // JSON has no Infinity
  process.send?.("changed");
});
process.send?.({ environment: double.environment("openai"), baseUrls: { custom: double.baseUrl("custom") } });
