import {
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  lte,
  notExists,
  notInArray,
  sql,
  type SQL,
} from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { db, type Tx } from "~/db/client.server";
import { cutPage, isAfter, type CursorPage, type PageRequest } from "~/db/cursor-page";
import { preparedByShape } from "~/db/prepared";
import { documents } from "~/db/schema";
import { hasWords, toSearchWords } from "~/db/word-search";
import type { Document, DocumentType } from "./documents.server";

export type DocumentFilter = {
  type?: DocumentType | undefined;
  /** Words that title, company or text contain, all of them. */
  q?: string;
  /** Only documents of these applications, or only others. */
  applications?: { only: readonly string[] } | { except: readonly string[] };
  /** From 1. */
  page?: number;
  pageSize?: number;
};

/** A page of the user's documents, newest first, with the counts for the filter by type. */
export function listDocuments(
  userId: string,
  { type, q = "", applications, page = 1, pageSize = 500 }: DocumentFilter = {},
) {
  const ofWhich = asksFor(applications);
  const values = {
    userId,
    type,
    applications: JSON.stringify(Object.values(applications ?? {}).flat()),
    words: toSearchWords(q),
  };
  const list = lists({ applications: ofWhich, hasType: type !== undefined, isSearch: q !== "" });
  const counted = list.counts.all(values);
  const countOf = (kind: DocumentType) => counted.find((row) => row.type === kind)?.many ?? 0;
  const counts = {
    all: countOf("cover_letter") + countOf("resume"),
    cover_letter: countOf("cover_letter"),
    resume: countOf("resume"),
  };
  const pages = Math.max(1, Math.ceil(counts[type ?? "all"] / pageSize));
  const shownPage = Math.min(Math.max(1, page), pages);
  const rows = list.rows.all({ ...values, limit: pageSize, offset: (shownPage - 1) * pageSize });
  return { documents: rows, counts, page: shownPage, pages };
}

/** Which applications a question names; undefined when it leaves none out. */
function asksFor(applications: DocumentFilter["applications"]): ListShape["applications"] {
  if (!applications) return undefined;
  if ("only" in applications) return "only";
  return applications.except.length > 0 ? "except" : undefined;
}

type ListShape = { applications: "only" | "except" | undefined; hasType: boolean; isSearch: boolean };

const SEARCHED = [documents.title, documents.jobTitle, documents.companyName, documents.content];

const lists = preparedByShape((shape: ListShape) => {
  const { id, applicationId, type, title, jobTitle, companyName, companyLocation, version } = documents;
  const { createdAt, updatedAt } = documents;
  const asked = sql`(select value from json_each(${sql.placeholder("applications")}))`;
  const isAsked = shape.applications === "only" ? inArray : notInArray;
  const found = and(
    eq(documents.userId, sql.placeholder("userId")),
    shape.applications && isAsked(applicationId, asked),
    shape.isSearch ? hasWords(sql.placeholder("words"), SEARCHED) : undefined,
  );
  return {
    counts: db.select({ type, many: count() }).from(documents).where(found).groupBy(type).prepare(),
    rows: db
      .select({
        id,
        applicationId,
        type,
        title,
        jobTitle,
        companyName,
        companyLocation,
        version,
        createdAt,
        updatedAt,
      })
      .from(documents)
      .where(and(found, shape.hasType ? eq(type, sql.placeholder("type")) : undefined))
      .orderBy(desc(createdAt), desc(id))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(),
  };
});

/** A page of the user's documents for a program, newest first. */
export function pageOfDocuments(
  userId: string,
  {
    type,
    applicationId,
    q = "",
    ...page
  }: PageRequest & Pick<DocumentFilter, "type" | "q"> & { applicationId?: string | undefined },
): CursorPage<Document> {
  const { id, createdAt } = documents;
  const found = db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        type && eq(documents.type, type),
        applicationId === undefined ? undefined : eq(documents.applicationId, applicationId),
        q === "" ? undefined : hasWords(toSearchWords(q), SEARCHED),
        isAfter({ at: createdAt, id }, page.cursor),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit + 1)
    .all();
  return cutPage(found, page, (row) => ({ at: row.createdAt, id: row.id }));
}

/** Which of these documents were made again for their application since. The caller must have the ids from the user's own rows. */
export function findReplacedDocuments(ids: string[]): Set<string> {
  const later = alias(documents, "later");
  const isLater = and(
    eq(later.applicationId, documents.applicationId),
    eq(later.type, documents.type),
    gt(later.createdAt, documents.createdAt),
  );
  const rows = db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        inArray(documents.id, ids),
        exists(
          db
            .select({ one: sql`1` })
            .from(later)
            .where(isLater),
        ),
      ),
    )
    .all();
  return new Set(rows.map(({ id }) => id));
}

/** Documents by id. The caller must have the ids from the user's own rows. */
export function findDocuments(ids: string[]): Map<string, Document> {
  const rows = db.select().from(documents).where(inArray(documents.id, ids)).all();
  return new Map(rows.map((document) => [document.id, document]));
}

/** Deletes a user's documents last changed before `before`, with their versions. */
export function deleteOldDocumentsOf(tx: Tx, userId: string, before: Date): void {
  tx.delete(documents)
    .where(and(eq(documents.userId, userId), lte(documents.updatedAt, before)))
    .run();
}

/** Whether a generation or an application has no documents, for a query of its table. */
export function hasNoDocuments(of: { generationId: SQLiteColumn } | { applicationId: SQLiteColumn }): SQL {
  const isOf =
    "generationId" in of
      ? eq(documents.generationId, of.generationId)
      : eq(documents.applicationId, of.applicationId);
  return notExists(
    db
      .select({ one: sql`1` })
      .from(documents)
      .where(isOf),
  );
}
