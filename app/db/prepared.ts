import { sql, type Placeholder } from "drizzle-orm";

/**
 * Statements for each shape of a question, prepared when it is first asked: to build one costs several times what it costs to run. A
 * shape has few values, so that there are few.
 */
export function preparedByShape<Shape extends object, Statements>(
  prepare: (shape: Shape) => Statements,
): (shape: Shape) => Statements {
  const prepared = new Map<string, Statements>();
  return (shape) => {
    const key = JSON.stringify(shape);
    const statements = prepared.get(key) ?? prepare(shape);
    prepared.set(key, statements);
    return statements;
  };
}

const MAX_WORDS = 10;

/** The words of a search, as many as are looked for. */
export function wordsOf(q: string): string[] {
  return q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/** A place in a statement for each of so many words. */
export function namePlaceholders(many: number): Placeholder[] {
  return Array.from({ length: many }, (_, at) => sql.placeholder(`word${at}`));
}

/** What stands in these places. */
export function nameValues(words: string[]): Record<string, string> {
  return Object.fromEntries(words.map((word, at) => [`word${at}`, word]));
}
