import { and, count, desc, eq, inArray, lte, notExists, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { db, type Tx } from "~/db/client.server";
import { documentFiles, documents } from "~/db/schema";
import type { Document, DocumentType } from "./documents.server";

/** The user's documents, newest first, of one type or all, with the counts for the filter. */
export function listDocuments(
  userId: string,
  { type, limit = 500 }: { type?: DocumentType; limit?: number } = {},
) {
  const isOwn = eq(documents.userId, userId);
  const rows = db
    .select({
      id: documents.id,
      type: documents.type,
      title: documents.title,
      jobTitle: documents.jobTitle,
      companyName: documents.companyName,
      companyLocation: documents.companyLocation,
      version: documents.version,
      createdAt: documents.createdAt,
      updatedAt: documents.updatedAt,
      hasFiles: documentHasFiles(),
    })
    .from(documents)
    .where(type ? and(isOwn, eq(documents.type, type)) : isOwn)
    .orderBy(desc(documents.createdAt))
    .limit(limit)
    .all();
  const counted = db
    .select({ type: documents.type, many: count() })
    .from(documents)
    .where(isOwn)
    .groupBy(documents.type)
    .all();
  const countOf = (kind: DocumentType) => counted.find((row) => row.type === kind)?.many ?? 0;
  const counts = {
    all: countOf("cover_letter") + countOf("resume"),
    cover_letter: countOf("cover_letter"),
    resume: countOf("resume"),
  };
  return { documents: rows, counts };
}

/** Documents by id, each with whether it has files. The caller must have the ids from the user's own rows. */
export function findDocuments(ids: string[]): Map<string, Document & { hasFiles: boolean }> {
  const rows = db
    .select({ document: documents, hasFiles: documentHasFiles() })
    .from(documents)
    .where(inArray(documents.id, ids))
    .all();
  return new Map(rows.map(({ document, hasFiles }) => [document.id, { ...document, hasFiles }]));
}

/** Deletes a user's documents last changed before `before`, with their versions and files. */
export function deleteOldDocumentsOf(tx: Tx, userId: string, before: Date): void {
  tx.delete(documents)
    .where(and(eq(documents.userId, userId), lte(documents.updatedAt, before)))
    .run();
}

/** Whether a generation has no documents, for a query of generations. */
export function hasNoDocuments(generationId: SQLiteColumn): SQL {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(documents)
      .where(eq(documents.generationId, generationId)),
  );
}

// Whether a document has files. Only demo data may have none.
function documentHasFiles(): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${documentFiles} where ${documentFiles.documentId} = ${documents.id})`.mapWith(
    Boolean,
  );
}
