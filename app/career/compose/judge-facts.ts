import { advertSentences } from "~/career/job-advert/advert-sentences";
import type { LockContext } from "~/career/lock";
import { rankLines } from "~/career/rank";
import type { Given } from "./given";
import { tenureFacts } from "./tenure-facts";
import type { Piece } from "./wording";

/**
 * What the judge knows of one sentence: the lines that it cites with their entries and lengths of time. A sentence about the post, or
 * one that cites nothing, stands beside the post and the line of the advert nearest to it, marked as the employer's.
 */
export function judgeFactsOf({ text, kind, sourceIds }: Piece, given: Given, context: LockContext): string[] {
  const entries = sourceIds.map((id) =>
    id
      .split(".")
      .slice(0, id.startsWith("nysc") ? 1 : 2)
      .join("."),
  );
  const own = [...new Set([...sourceIds, ...entries])].flatMap((id) => context.facts.get(id)?.text ?? []);
  const times = tenureFacts(given.profile, given.today).filter((time) =>
    time.entries.every((id) => entries.includes(id)),
  );
  return [...own, ...times.map((time) => time.text), ...(kind === "claim" ? [] : employerFacts(text, given))];
}

function employerFacts(text: string, { targetTitle, company, advert }: Given): string[] {
  const lines = advertSentences(advert);
  const [best] = rankLines(
    lines.map((line, at) => ({ id: String(at), text: line })),
    text,
  );
  const line = best && best.score > 0 ? lines[Number(best.id)] : undefined;
  return [
    `The application is for the post of ${targetTitle} at ${company}.`,
    ...(line ? [`The employer writes: ${line}`] : []),
  ];
}
