import { contentStems } from "../nlp/stem";

/** So many words that say something make a piece of work of their own. */
const FEWEST = 2;
const FEWEST_BESIDE_AND = 3;

/**
 * The pieces of work that one demand names: "write reports, oversee guards and cash escorts, review CCTV" asks for three. Each is a stretch of the
 * demand; one that names a single piece is given back whole. What stands in brackets is no piece.
 */
export function demandParts(demand: string): string[] {
  const clauses = joinShort(demand.split(/(?<=[,;])\s+(?![^()]*\))/u));
  const parts = clauses.flatMap((clause) => {
    const halves = clause.split(/\s+and\s+(?![^()]*\))/u);
    return halves.length > 1 && halves.every((half) => contentStems(half).length >= FEWEST_BESIDE_AND)
      ? halves
      : [clause];
  });
  return parts.length > 1 ? parts.map((part) => part.replace(/[,;\s]+$/u, "")) : [demand];
}

/** "Python, SQL, R" is one list: what is too short for a piece of work stays with what stands before it. */
function joinShort(clauses: string[]): string[] {
  const joined: string[] = [];
  for (const clause of clauses) {
    const before = joined.at(-1);
    const isShort =
      contentStems(clause).length < FEWEST || (before !== undefined && contentStems(before).length < FEWEST);
    if (before !== undefined && isShort) joined[joined.length - 1] = `${before} ${clause}`;
    else joined.push(clause);
  }
  return joined;
}
