import { z } from "zod";

// What a model may say: wording tied to lines of the person. There is no place for a name, an employer, a date or a degree.

const sourceIds = z.array(z.string());

/** What is thought before the prose: what the employer asks, what proves it, why it matters. Nothing of it is printed. */
const plan = z.array(z.object({ asked: z.string(), sourceIds, why: z.string() }));

/** The body of a letter, in order. */
export const LetterAnswer = z.object({
  sentences: z.array(
    z.object({
      text: z.string(),
      paragraph: z.int(),
      sourceIds,
    }),
  ),
});
export type LetterAnswer = z.infer<typeof LetterAnswer>;

/** One paragraph of a letter, in order. */
export const ParagraphAnswer = z.object({ sentences: z.array(z.object({ text: z.string(), sourceIds })) });

/** The worded lines of a resume; each bullet stands for the one or two lines it names. */
export const ResumeAnswer = z.object({
  summary: z.array(z.object({ text: z.string(), sourceIds })),
  bullets: z.array(z.object({ text: z.string(), sourceIds })),
  skillOrder: z.array(z.string()),
});
export type ResumeAnswer = z.infer<typeof ResumeAnswer>;

/** The schemas as providers take them: every key required, none besides. */
export const ANSWER_SCHEMAS = {
  cover_letter: { name: "letter", json: strict(z.object({ plan, ...LetterAnswer.shape })) },
  paragraph: { name: "paragraph", json: strict(ParagraphAnswer) },
  resume: { name: "resume", json: strict(z.object({ plan, ...ResumeAnswer.shape })) },
};

// Bounds of whole numbers are zod's own and unknown to some providers.
function strict(schema: z.ZodType): Record<string, unknown> {
  const json: Record<string, unknown> = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      delete jsonSchema.minimum;
      delete jsonSchema.maximum;
    },
  });
  delete json.$schema;
  return json;
}
