import { z } from "zod";
import { CHANGES } from "./judgement";

/** What the judge answers about one sentence, under the id of the question. */
export const JudgeItem = z.object({
  id: z.string(),
  change: z.enum(["none", ...CHANGES]),
  mend: z.string(),
});

/** The whole answer. An item of another form is no judgement, but does not spoil the others. */
export const JudgeAnswer = z.object({ judgements: z.array(z.unknown()) });

/** The schema as providers take it: every key required, none besides. */
export const JUDGE_SCHEMA = { name: "judgements", json: judgeJsonSchema() };

function judgeJsonSchema(): Record<string, unknown> {
  const json: Record<string, unknown> = z.toJSONSchema(z.object({ judgements: z.array(JudgeItem) }));
  delete json.$schema;
  return json;
}
