// The one career profile of a person, its facts, sources and versions. Owner: features/profile.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, createdAt, id, json } from "./columns";
import { uploads } from "./generations";
import { SOURCE_KINDS } from "./values";

const content = () => ({
  data: json<unknown>("data").notNull(),
  doubts: json<unknown[]>("doubts")
    .notNull()
    .default(sql`'[]'`), // where the reader guessed, and where two resumes differ
  notPlaced: json<unknown[]>("not_placed")
    .notNull()
    .default(sql`'[]'`), // lines of a resume that found no place
});

/** What a person has told of their working life. Every application draws on it. */
export const profiles = sqliteTable("profiles", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  updatedAt: at("updated_at").notNull(),
  confirmedAt: at("confirmed_at"), // when its owner last said that it is right
  version: integer("version").notNull().default(1),
  ...content(),
});

/** A resume that was read for the person: what it says, not the file. */
export const profileSources = sqliteTable(
  "profile_sources",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    uploadId: text("upload_id").references(() => uploads.id, { onDelete: "set null" }),
    fileName: text("file_name").notNull(),
    kind: text("kind", { enum: SOURCE_KINDS }).notNull(),
    document: json<unknown>("document"), // its words; null when their time is over
    keptUntil: at("kept_until"), // then the words are deleted; null: kept until the person deletes them
    addedAt: at("added_at"), // when it was added to the profile; null: it names somebody else
    resume: json<unknown>("resume"), // what was read from it, until it is added
  },
  (table) => [
    index("profile_sources_user").on(table.userId, table.uploadId),
    index("profile_sources_upload").on(table.uploadId),
    index("profile_sources_kept").on(table.keptUntil),
  ],
);

/** One value of the profile and where it comes from. Written anew with each version; a value that stays keeps its id. */
export const profileFacts = sqliteTable(
  "profile_facts",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sourceId: text("source_id").references(() => profileSources.id, { onDelete: "set null" }), // none: typed
    kind: text("kind").notNull(), // the section: work, education, basics …
    path: text("path").notNull(), // "work.0.name"
    text: text("text").notNull(),
    standing: text("standing"), // of a study or a certificate
    paragraph: integer("paragraph"), // of the source
    state: text("state", { enum: ["read", "confirmed"] }).notNull(),
  },
  (table) => [index("profile_facts_user").on(table.userId), index("profile_facts_source").on(table.sourceId)],
);

/** The versions of a profile, the newest included, so that each change can be taken back. */
export const profileVersions = sqliteTable(
  "profile_versions",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    createdAt: createdAt(),
    reason: text("reason", { enum: ["import", "answers", "edit", "restore"] }).notNull(),
    ...content(), // doubts and lines as they stood last in this version
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);
