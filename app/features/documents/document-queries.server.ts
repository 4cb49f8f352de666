import { and, count, desc, eq, inArray, lte, notExists, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { db, type Tx } from "~/db/client.server";
import { cutPage, isAfter, type CursorPage, type PageRequest } from "~/db/cursor-page";
import { documents } from "~/db/schema";
import type { Document, DocumentType } from "./documents.server";

export type DocumentFilter = {
  type?: DocumentType | undefined;
  /** Words that title, company or text contain, all of them. */
  q?: string;
  /** Only documents of these applications, or only others. */
  applications?: { only: string[] } | { except: string[] };
  /** From 1. */
  page?: number;
  pageSize?: number;
};

/** A page of the user's documents, newest first, with the counts for the filter by type. */
export function listDocuments(
  userId: string,
  { type, q = "", applications, page = 1, pageSize = 500 }: DocumentFilter = {},
) {
  const found = and(eq(documents.userId, userId), isOf(applications), ...containsWords(q));
  const counted = db
    .select({ type: documents.type, many: count() })
    .from(documents)
    .where(found)
    .groupBy(documents.type)
    .all();
  const countOf = (kind: DocumentType) => counted.find((row) => row.type === kind)?.many ?? 0;
  const counts = {
    all: countOf("cover_letter") + countOf("resume"),
    cover_letter: countOf("cover_letter"),
    resume: countOf("resume"),
  };
  const pages = Math.max(1, Math.ceil(counts[type ?? "all"] / pageSize));
  const shownPage = Math.min(Math.max(1, page), pages);
  const rows = db
    .select({
      id: documents.id,
      applicationId: documents.applicationId,
      type: documents.type,
      title: documents.title,
      jobTitle: documents.jobTitle,
      companyName: documents.companyName,
      companyLocation: documents.companyLocation,
      version: documents.version,
      createdAt: documents.createdAt,
      updatedAt: documents.updatedAt,
    })
    .from(documents)
    .where(and(found, type && eq(documents.type, type)))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(pageSize)
    .offset((shownPage - 1) * pageSize)
    .all();
  return { documents: rows, counts, page: shownPage, pages };
}

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
        ...containsWords(q),
        isAfter({ at: createdAt, id }, page.cursor),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit + 1)
    .all();
  return cutPage(found, page, (row) => ({ at: row.createdAt, id: row.id }));
}

function isOf(applications: DocumentFilter["applications"]): SQL | undefined {
  if (!applications) return undefined;
  return "only" in applications
    ? inArray(documents.applicationId, applications.only)
    : notInArray(documents.applicationId, applications.except);
}

function containsWords(q: string): (SQL | undefined)[] {
  const { title, jobTitle, companyName, content } = documents;
  return q
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) =>
      or(
        ...[title, jobTitle, companyName, content].map(
          (column) => sql`instr(lower(${column}), lower(${word})) > 0`,
        ),
      ),
    );
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
