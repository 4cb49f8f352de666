import { z } from "zod";
import { Profile } from "../profile.schema";
import type { ReadResume as Shape } from "./read-resume";

const text = z.string();
const paragraph = z.number().int().min(0);

/** Checks what a reading process made of a resume, and a stored reading. */
export const ReadResume: z.ZodType<Shape> = z.object({
  profile: Profile,
  facts: z.array(z.object({ id: text, kind: text, path: text, paragraph, confidence: z.number() })),
  doubts: z.array(
    z.object({
      kind: z.enum([
        "name",
        "employer",
        "title",
        "dates",
        "entry",
        "line",
        "columns",
        "years",
        "school",
        "capitals",
      ]),
      paragraph,
      path: text.optional(),
      text,
      suggestion: text.optional(),
    }),
  ),
  notPlaced: z.array(z.object({ paragraph, text })),
  headings: z.array(z.object({ paragraph, section: text })),
  labels: z.array(z.object({ paragraph, text })),
});
