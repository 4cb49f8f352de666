import { letterLines } from "~/career/letter-writer/letter-lines";
import { rankByWorth } from "~/career/letter-writer/line-worth";
import type { LetterPlanInput } from "~/career/letter-writer";
import { calmProfile } from "./calm-profile";

/** What the lines of a person are worth for an advert, by their ids. A line of several sentences is worth as much as the best of them. */
export type LineWorth = ReadonlyMap<string, number>;

/** The worth of each line that may be told, learned from recruiters (see WORTH); a line that says nothing has none. */
export function worthOfLines(input: LetterPlanInput): LineWorth {
  const { answering, context } = letterLines(calmProfile(input.profile), input);
  const worth = new Map<string, number>();
  for (const { line, worth: own } of rankByWorth(answering, context)) {
    const id = LINE_ID.exec(line.id)?.[0] ?? line.id;
    worth.set(id, Math.max(own, worth.get(id) ?? own));
  }
  return worth;
}

/** A sentence of a line has the id of the line and its own number. */
const LINE_ID = /^.*\.(?:highlights|lines)\.\d+/;
