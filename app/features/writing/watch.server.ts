import { setTimeout as wait } from "node:timers/promises";
import { getGeneration, getProgress } from "./progress.server";

const LOOK = 100;

/** How long a page waits, and whether for the end or already for something to read. */
export type Patience = { ms: number; until?: "readable" };

/** The generation as soon as it is finished or can be read, or as it stands when the patience ends. */
export async function waitForGeneration(userId: string, generationId: string, { ms, until }: Patience) {
  const deadline = Date.now() + ms;
  for (;;) {
    const { isFinished, isReadable } = getProgress(userId, generationId);
    if (isFinished || (until && isReadable) || Date.now() >= deadline)
      return getGeneration(userId, generationId);
    await wait(LOOK);
  }
}

/** The state of a generation now, with all that may be shown of it, as one telling of `watchProgress`. */
export function tellProgress(userId: string, generationId: string) {
  const { shown, ...progress } = getProgress(userId, generationId);
  return { ...progress, news: shown.map(({ type, preview: sentences }) => ({ type, at: 0, sentences })) };
}

/** Each new state of a generation until it is finished or the reader left. The number rises with each state; of sentences only new ones are told. */
export async function* watchProgress(userId: string, generationId: string, gone: AbortSignal) {
  let last = "";
  let told: Record<string, string[]> = {};
  for (let number = 1; !gone.aborted;) {
    const { shown, ...progress } = getProgress(userId, generationId);
    const news = shown.flatMap(({ type, preview: sentences }) => newsOf(type, told[type] ?? [], sentences));
    const state = JSON.stringify(progress);
    if (state !== last || news.length > 0) {
      last = state;
      told = Object.fromEntries(shown.map(({ type, preview: sentences }) => [type, sentences]));
      yield { number, text: JSON.stringify({ ...progress, news }) };
      number += 1;
    }
    if (progress.isFinished) return;
    await wait(LOOK);
  }
}

// What was shown only grows, or is taken back and starts anew.
function newsOf(
  type: "cover_letter" | "resume",
  before: string[],
  now: string[],
): { type: typeof type; at: number; sentences: string[] }[] {
  if (now.length === before.length && now.every((text, at) => text === before[at])) return [];
  const grew = before.length <= now.length && before.every((text, at) => text === now[at]);
  return [{ type, at: grew ? before.length : 0, sentences: grew ? now.slice(before.length) : now }];
}
