/** The sentences of one document from index `at` on; `at` 0 replaces all earlier ones. */
export type SentenceUpdate = { type: "cover_letter" | "resume"; at: number; sentences: string[] };

/** Merges an update into the known sentences. */
export function mergeSentences(known: SentenceUpdate[], updates: SentenceUpdate[]): SentenceUpdate[] {
  const others = known.filter(({ type }) => !updates.some((one) => one.type === type));
  const changed = updates.map(({ type, at, sentences }) => {
    const knownSentences = known.find((one) => one.type === type)?.sentences ?? [];
    return { type, at: 0, sentences: [...knownSentences.slice(0, at), ...sentences] };
  });
  return [...others, ...changed];
}
