import { z } from "zod";
import type { DocumentType } from "~/career/generated-document";
import type { Printer } from "./slots";
import { readWording, type Piece } from "./wording";

/**
 * The sentences that are complete in an answer that is still being written. `answer` is its text so far, parsed as far as it goes; the last
 * sentence of the list that grows may lack its end, so it is not among them.
 */
export function streamedPieces(document: DocumentType, answer: unknown, printer: Printer): Piece[] {
  const { sentences, summary, bullets, skillOrder } = Growing.catch({}).parse(answer);
  if (document === "cover_letter")
    return readWording(document, { sentences: complete(sentences, false) }, printer).pieces;
  return readWording(
    document,
    {
      summary: complete(summary, bullets !== undefined),
      bullets: complete(bullets, skillOrder !== undefined),
      skillOrder: [],
    },
    printer,
  ).pieces;
}

const Line = z.object({
  text: z.string(),
  paragraph: z.int().catch(0),
  sourceIds: z.array(z.string()).catch([]),
});
const lines = z.array(z.unknown()).optional().catch(undefined);
const Growing = z.object({ sentences: lines, summary: lines, bullets: lines, skillOrder: lines });

function complete(lines: unknown[] | undefined, isClosed: boolean): z.infer<typeof Line>[] {
  const whole = isClosed ? (lines ?? []) : (lines ?? []).slice(0, -1);
  return whole.flatMap((line) => Line.safeParse(line).data ?? []);
}
