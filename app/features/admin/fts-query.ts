import { withoutHooks } from "~/plain-letters";

const MAX_TERMS = 8;
const PART_LENGTH = 3; // of the index of parts

/**
 * A search text as a query of the search index: every word must begin a word of the name or the address, and
 * `planWord` must be among the user's plans. All words are quoted, so that the text cannot add syntax. Null
 * when there is nothing to search for.
 */
export function buildFtsQuery(search: string, planWord?: string): string | null {
  const terms = splitTerms(search);
  if (terms.length === 0) return null;
  const query = `{name email} : (${terms.map((term) => `${quote(term)}*`).join(" ")})`;
  return planWord ? `${query} AND plans : ${planWord}` : query;
}

/**
 * The same as a query of the index of parts: every word must stand somewhere in the name or the address. Null when a word is shorter
 * than the parts.
 */
export function buildPartsQuery(search: string): string | null {
  const terms = splitTerms(search);
  const isLong = (term: string) => [...term.normalize("NFD").replace(/\p{M}/gu, "")].length >= PART_LENGTH;
  return terms.length > 0 && terms.every(isLong) ? terms.map(quote).join(" ") : null;
}

function splitTerms(search: string): string[] {
  return withoutHooks(search)
    .split(/[\s\0\p{Cs}]+/u)
    .filter((term) => /[\p{L}\p{N}]/u.test(term))
    .slice(0, MAX_TERMS);
}

function quote(term: string): string {
  return `"${term.replaceAll('"', '""')}"`;
}
