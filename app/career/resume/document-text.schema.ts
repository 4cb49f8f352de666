import { z } from "zod";
import { maxParagraphs, type DocumentText as Shape } from "./document-text";

const points = z.number().finite();

const TextRun = z.object({
  text: z.string(),
  bold: z.boolean(),
  italic: z.boolean(),
  size: points,
  caps: z.boolean().optional(),
});

const Paragraph = z.object({
  text: z.string(),
  runs: z.array(TextRun),
  page: z.number().int().positive(),
  column: z.number().int().min(0),
  box: z.object({ x: points, y: points, width: points, height: points }).optional(),
  indent: points,
  spaceBefore: points,
  ruleBelow: z.boolean().optional(),
  align: z.enum(["left", "center", "right"]).optional(),
  listLevel: z.number().int().min(0).optional(),
  cell: z.object({ table: z.number().int(), row: z.number().int(), column: z.number().int() }).optional(),
  headingLevel: z.number().int().min(1).max(9).optional(),
  isClosed: z.boolean().optional(),
  link: z.string().optional(),
  zone: z.enum(["head", "foot", "textbox"]).optional(),
});

/** Checks what a reading process hands on. It stands apart, for that process itself starts faster without it. */
export const DocumentText: z.ZodType<Shape> = z.object({
  paragraphs: z.array(Paragraph).max(maxParagraphs),
  hidden: z.array(z.string()),
  pages: z.number().int().positive(),
});
