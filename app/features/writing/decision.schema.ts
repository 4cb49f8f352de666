import { z } from "zod";

/** The answer to one open decision, for the form and the API. */
export const DecisionForm = z.object({
  answer: z.enum(["true", "own", "left_out"]),
  back: z.string().default(""), // the page to show after it; the API has none
});
export type DecisionForm = z.infer<typeof DecisionForm>;

/** The answer to one open decision of either kind, for the API. `text`: the words that answer a question. */
export const DecisionAnswerForm = z.object({
  answer: z.enum(["true", "own", "left_out", "text"]),
  text: z.string().max(5000).default(""),
});
export type DecisionAnswerForm = z.infer<typeof DecisionAnswerForm>;

/** Answers to the questions of an advert: typed ones by question, and the one that is left out. */
export const QuestionsForm = z.object({
  answers: z.record(z.string(), z.string().default("")).default({}), // an empty field has no value
  leave: z.string().optional(),
  back: z.string().default(""),
});
export type QuestionsForm = z.infer<typeof QuestionsForm>;
