import { openAiDouble, type AiDouble } from "../doubles/ai";
import { goodAnswer } from "../doubles/letters-and-resumes";

// The AI double in a process of its own; CHANGE says how it behaves.
const double = await openAiDouble();
double.answer = goodAnswer;
Object.assign(double, JSON.parse(process.env.CHANGE ?? "{}") as Partial<AiDouble>);
// JSON has no Infinity
double.profile = { ttftMs: double.profile.ttftMs, tokensPerSecond: Infinity };
process.send?.({ environment: double.environment("openai"), baseUrls: { custom: double.baseUrl("custom") } });
