/** Sentences of one document from number `at` on; 0 takes back what was there before. */
export type News = { type: "cover_letter" | "resume"; at: number; sentences: string[] };

/** What is known with what came new. */
export function takeNews(known: News[], news: News[]): News[] {
  const others = known.filter(({ type }) => !news.some((one) => one.type === type));
  const changed = news.map(({ type, at, sentences }) => {
    const before = known.find((one) => one.type === type)?.sentences ?? [];
    return { type, at: 0, sentences: [...before.slice(0, at), ...sentences] };
  });
  return [...others, ...changed];
}
