import type Database from "better-sqlite3";
import { sql, type Placeholder, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { toPlainLetters } from "~/plain-letters";

const MAX_WORDS = 10;

/** The words of a search, as many as are looked for, in the form that `hasWords` takes. */
export function toSearchWords(q: string): string {
  return JSON.stringify(fold(q).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS));
}

/** Whether each of the words stands in one of the columns, whatever its capitals and the marks on its letters: "oyo" finds "Ọ̀yọ́", "danjuma" "Ɗanjuma". */
export function hasWords(words: string | Placeholder, columns: SQLiteColumn[]): SQL {
  return sql`has_words(${words}, ${sql.join(columns, sql`, `)})`;
}

/** Gives a connection what `hasWords` asks of it: SQLite itself knows the capitals of English alone. */
export function addWordSearch(sqlite: Database.Database): void {
  const options = { varargs: true, deterministic: true };
  sqlite.function("has_words", options, (words: string, ...texts: string[]) => {
    const text = fold(texts.join("\n"));
    return (JSON.parse(words) as string[]).every((word) => text.includes(word)) ? 1 : 0;
  });
}

function fold(text: string): string {
  return toPlainLetters(text).toLowerCase();
}
