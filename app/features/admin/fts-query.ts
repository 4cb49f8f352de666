const MAX_TERMS = 8;

/**
 * A search text as a query of the search index: every word must begin a word of the name or the address, and
 * `planWord` must be among the user's plans. All words are quoted, so that the text cannot add syntax. Null
 * when there is nothing to search for.
 */
export function buildFtsQuery(search: string, planWord?: string): string | null {
  const terms = search.split(/[\s\0\p{Cs}]+/u).filter((term) => /[\p{L}\p{N}]/u.test(term));
  if (terms.length === 0) return null;
  const query = `{name email} : (${terms
    .slice(0, MAX_TERMS)
    .map((term) => `"${term.replaceAll('"', '""')}"*`)
    .join(" ")})`;
  return planWord ? `${query} AND plans : ${planWord}` : query;
}
