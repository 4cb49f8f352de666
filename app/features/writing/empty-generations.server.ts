import { and, eq, lte } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { generations } from "~/db/schema";
import { hasNoDocuments } from "~/features/documents/document-queries.server";

/** Deletes generations begun before `before` of which no document is left, of one person or of all. Returns how many. */
export function deleteEmptyGenerations(before: Date, userId?: string, tx: Tx | typeof db = db): number {
  return tx
    .delete(generations)
    .where(
      and(
        userId === undefined ? undefined : eq(generations.userId, userId),
        lte(generations.createdAt, before),
        hasNoDocuments({ generationId: generations.id }),
      ),
    )
    .run().changes;
}
