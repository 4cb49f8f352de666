import { z } from "zod";
import { CHANGES, type Change } from "./judgement";

/** The whole answer. An item of another form is no judgement, but does not spoil the others. */
export const JudgeAnswer = z.object({ judgements: z.array(z.unknown()) });

/**
 * The schema as providers take it: every key required, none besides. Strings are a third as long as objects, and the
 * judge has little time.
 */
export const JUDGE_SCHEMA = { name: "judgements", json: judgeJsonSchema() };

export type JudgeItem = { key: string; change: Change | "supported"; mend: string };

/** Reads one string of the answer, such as "s2 help: I assisted in the audit."; undefined where it has another form. */
export function parseJudgeItem(item: unknown): JudgeItem | undefined {
  const [, key = "", label = "", mend = ""] =
    /^\s*(\S+)\s+([a-z]+)(?:\s*:([^]*))?$/.exec(String(item).trimEnd()) ?? [];
  const change = (["supported", ...CHANGES] as const).find((one) => one === label);
  return typeof item === "string" && change ? { key, change, mend } : undefined;
}

function judgeJsonSchema(): Record<string, unknown> {
  const json: Record<string, unknown> = z.toJSONSchema(z.strictObject({ judgements: z.array(z.string()) }));
  delete json.$schema;
  return json;
}
