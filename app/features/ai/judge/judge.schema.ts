import { z } from "zod";

/** A model of a provider as one form value: "openai:gpt-6-luna". */
export function judgeModelValue({ provider, model }: { provider: string; model: string }): string {
  return `${provider}:${model}`;
}

/** The form with one model. */
export const JudgeModelForm = z.object({
  model: z
    .string({ error: "Choose a model" })
    .regex(/^[a-z]+:.{1,200}$/, "Choose a model")
    .transform((value) => {
      const end = value.indexOf(":");
      return { provider: value.slice(0, end), model: value.slice(end + 1) };
    }),
});
