import { z } from "zod";

/** The answer to one open decision, for the form and the API. */
export const DecisionForm = z.object({
  answer: z.enum(["true", "own", "left_out"]),
  back: z.string().default(""), // the page to show after it; the API has none
});
export type DecisionForm = z.infer<typeof DecisionForm>;
