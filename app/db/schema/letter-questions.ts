// What an advert wants a letter to say and only its owner knows. Owner: features/writing. Beside the decisions and not among them: their
// counts measure how the lock works, and a program before this one shows no question as a sentence.
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, id } from "./columns";
import { documents } from "./documents";
import { generations } from "./generations";
import { QUESTION_STATES, REQUEST_PLACES, REQUEST_TOPICS } from "./values";

export const letterQuestions = sqliteTable(
  "letter_questions",
  {
    id: id(),
    createdAt: createdAt(),
    decidedAt: at("decided_at"),
    generationId: text("generation_id")
      .notNull()
      .references(() => generations.id, { onDelete: "cascade" }),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    topic: text("topic", { enum: REQUEST_TOPICS }).notNull(),
    request: text("request").notNull(), // the words of the advert
    place: text("place", { enum: REQUEST_PLACES }).notNull(),
    length: text("length").notNull().default(""), // as the advert wants it: "one page"
    answer: text("answer").notNull().default(""), // as the person typed it; of an open question what they may have meant
    sentence: text("sentence").notNull().default(""), // as it was put into the letter
    state: text("state", { enum: QUESTION_STATES }).notNull().default("open"),
  },
  (table) => [
    uniqueIndex("letter_questions_once").on(table.documentId, table.topic, table.request),
    index("letter_questions_generation").on(table.generationId),
  ],
);
