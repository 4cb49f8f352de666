import { Refusal } from "~/refusal";
import { minutes } from "~/time";

const REMEMBERED_MS = minutes(5);
const MAX_REMEMBERED = 2000;

// In memory: a restart makes the second tap a 404 again. The newest last.
const done = new Map<string, { answer: unknown; until: number }>();

/**
 * Does a deletion whose button may be tapped twice without scripts. The second tap finds nothing, and gets the answer of the first.
 * Throws what `remove` throws.
 */
export function deleteOnce<Answer>(
  userId: string,
  id: string,
  remove: () => Answer,
  now = Date.now(),
): Answer {
  const key = `${userId} ${id}`;
  try {
    const answer = remove();
    done.set(key, { answer, until: now + REMEMBERED_MS });
    const [oldest = ""] = done.keys();
    if (done.size > MAX_REMEMBERED) done.delete(oldest);
    return answer;
  } catch (error) {
    const before = done.get(key);
    if (error instanceof Refusal && error.status === 404 && before && before.until > now)
      return before.answer as Answer;
    throw error;
  }
}
