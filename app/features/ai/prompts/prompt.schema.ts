import { z } from "zod";
import { DOCUMENT_TYPES } from "~/db/schema/values";

const Type = z.enum(DOCUMENT_TYPES, { error: "Name the type: cover_letter or resume" });
// prompts.server.ts checks length and variables. This limit only rejects very large bodies.
const SystemPrompt = z
  .string({ error: "Write the prompt first" })
  .max(50_000, "Keep the prompt under 8,000 characters");

export const PromptBody = z.object({ type: Type, systemPrompt: SystemPrompt });
export const PromptChoice = z.object({ type: Type });

const sampleText = (max: number) => z.string().trim().max(max).optional();

/** Input for a test of a prompt. Missing values come from our own sample. */
export const PromptTestBody = PromptBody.extend({
  testData: z
    .object({
      jobTitle: sampleText(200),
      companyName: sampleText(200),
      jobDescription: sampleText(20_000),
      resumeContent: sampleText(60_000),
      currentResume: sampleText(60_000),
    })
    .default({}),
});
export type PromptTestData = z.output<typeof PromptTestBody>["testData"];
