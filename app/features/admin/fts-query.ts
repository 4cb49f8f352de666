const MAX_TERMS = 8;

/**
 * What somebody typed as a query of the search index: every word must begin a word of the name or the address, and the plan, as the index knows it,
 * must be among the person's. Quoted, so that nothing in it is syntax; null when there is nothing to search for in it.
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
