import { z } from "zod";

const Question = z.discriminatedUnion("task", [
  z.object({
    task: z.literal("mark resume"),
    paragraphs: z.array(z.object({ id: z.number(), parts: z.array(z.string()) })),
  }),
  z.object({
    task: z.literal("mark advert"),
    sentences: z.array(z.object({ id: z.number(), text: z.string() })),
  }),
]);
export type MarksQuestion = z.infer<typeof Question>;

/** The question where it asks for marks; undefined for every other question. */
export function marksQuestionOf(user: string): MarksQuestion | undefined {
  try {
    return Question.safeParse(JSON.parse(user)).data;
  } catch {
    return undefined;
  }
}

/** A model that answers in the right form and adds nothing: no entries, no demands. */
export function modestMarks(question: MarksQuestion): string {
  return JSON.stringify(
    question.task === "mark advert"
      ? { demands: [] }
      : {
          marks: question.paragraphs.map(
            ({ id, parts }) =>
              `${id} 0 ${parts.map((part) => (/^\D*(?:19|20)\d\d/.test(part) ? "dates" : "line")).join(" ")}`,
          ),
        },
  );
}
