import { Refusal } from "~/refusal";
import { listGenerations } from "./generation-row.server";
import { getGeneration } from "./progress.server";
import { waitForGeneration, type Patience } from "./watch.server";

type Generation = ReturnType<typeof getGeneration>;

/**
 * What was made for an application: its newest generation, and the papers that count. A kind that the newest one did not make, or
 * could not, is the one of an earlier generation. Null when every generation was deleted with its documents. Waits for the newest
 * with this patience.
 */
export async function getApplicationWork(
  userId: string,
  applicationId: string,
  patience: Patience = { ms: 0 },
): Promise<Generation | null> {
  const [newest, ...earlier] = listGenerations(userId, applicationId).map(({ id }) => id);
  if (newest === undefined) return null;
  const latest = await waitForGeneration(userId, newest, patience);
  if (earlier.length === 0) return latest;
  const older = earlier.map((id) => getGeneration(userId, id));
  const isMissing = (type: string) => !latest.parts.some((part) => part.type === type && part.document);
  const added = (["cover_letter", "resume"] as const).filter(isMissing).flatMap((type) => {
    const made = older.find(({ parts }) => parts.some((part) => part.type === type && part.document));
    const part = made?.parts.find((one) => one.type === type);
    return made && part
      ? [
          {
            part,
            decisions: made.decisions.filter(({ document }) => document === type),
            questions: type === "cover_letter" ? made.questions : [],
          },
        ]
      : [];
  });
  const taken = added.map(({ part }) => part.type);
  return {
    ...latest,
    parts: [...latest.parts.filter(({ type }) => !taken.includes(type)), ...added.map(({ part }) => part)],
    decisions: [...latest.decisions, ...added.flatMap(({ decisions }) => decisions)],
    questions: [...latest.questions, ...added.flatMap(({ questions }) => questions)],
  };
}

/** The newest generation of one of the person's own applications. Throws 404. */
export function getLatestGenerationId(userId: string, applicationId: string): string {
  const [newest] = listGenerations(userId, applicationId);
  if (!newest) throw new Refusal("NOT_FOUND", "This page does not exist.", 404);
  return newest.id;
}
