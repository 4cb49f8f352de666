/** Sentences of one document from number `at` on; 0 takes back what was there before. */
export type SentenceUpdate = { type: "cover_letter" | "resume"; at: number; sentences: string[] };

/** What is known with what came new. */
export function mergeSentences(known: SentenceUpdate[], updates: SentenceUpdate[]): SentenceUpdate[] {
  const others = known.filter(({ type }) => !updates.some((one) => one.type === type));
  const changed = updates.map(({ type, at, sentences }) => {
    const knownSentences = known.find((one) => one.type === type)?.sentences ?? [];
    return { type, at: 0, sentences: [...knownSentences.slice(0, at), ...sentences] };
  });
  return [...others, ...changed];
}
