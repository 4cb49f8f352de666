import { z } from "zod";
import { DOCUMENT_TYPES } from "~/db/schema/values";

const Type = z.enum(DOCUMENT_TYPES, { error: "Name the type: cover_letter or resume" });
// Length and variables are judged where prompts are kept; this only keeps giants out.
const SystemPrompt = z
  .string({ error: "Write the prompt first" })
  .max(50_000, "Keep the prompt under 8,000 characters");

export const PromptBody = z.object({ type: Type, systemPrompt: SystemPrompt });
export const PromptChoice = z.object({ type: Type });

const sample = (most: number) => z.string().trim().max(most).optional();

/** What a test of a prompt may bring along; what is missing comes from our own sample. */
export const PromptTestBody = PromptBody.extend({
  testData: z
    .object({
      jobTitle: sample(200),
      companyName: sample(200),
      jobDescription: sample(20_000),
      resumeContent: sample(60_000),
      currentResume: sample(60_000),
    })
    .default({}),
});
export type TestData = z.output<typeof PromptTestBody>["testData"];
