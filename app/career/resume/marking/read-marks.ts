import { z } from "zod";
import { labels } from "../tagger/labels";
import type { AskedParagraph, Mark } from "./mark";

const Answer = z.object({ marks: z.array(z.string().max(300)) });
const MAX_ENTRY = 99;

/**
 * Reads a model's answer: one mark for each paragraph that was asked about, in the order of the question.
 * Undefined where anything is wrong: a paragraph is missing, named twice or was not asked about, a role is not
 * of the tagger's list, there is not one role for each part, or dates are not where they are. A wrong answer
 * to one paragraph makes the others doubtful, so nothing of it counts.
 */
export function readMarks(asked: readonly AskedParagraph[], answer: unknown): Mark[] | undefined {
  const { data } = Answer.safeParse(answer);
  if (!data || data.marks.length !== asked.length) return undefined;
  const byParagraph = new Map(
    data.marks.flatMap((text) => {
      const mark = parseMark(text);
      return mark ? [[mark.paragraph, mark] as const] : [];
    }),
  );
  const marks = asked.flatMap((paragraph) => {
    const mark = byParagraph.get(paragraph.paragraph);
    return mark && fits(mark, paragraph) ? [mark] : [];
  });
  return marks.length === asked.length ? marks : undefined;
}

/** Reads one string of the answer, such as "8 1 title employer dates". */
function parseMark(text: string): Mark | undefined {
  const [, paragraph, entry, names] = /^\s*(\d{1,4}) (\d{1,2})((?: [a-z]+)+)\s*$/.exec(text) ?? [];
  if (paragraph === undefined || entry === undefined || names === undefined) return undefined;
  const words = names.trim().split(" ");
  const roles = words.flatMap((name) => labels.find((label) => label === name) ?? []);
  const isKnown = roles.length === words.length && Number(entry) <= MAX_ENTRY;
  return isKnown ? { paragraph: Number(paragraph), entry: Number(entry), roles } : undefined;
}

function fits({ roles }: Mark, { parts, dates }: AskedParagraph): boolean {
  return (
    roles.length === parts.length && roles.every((role, at) => (role === "dates") === dates.includes(at))
  );
}
