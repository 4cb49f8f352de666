import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { photos, type documents } from "~/db/schema";

type Row = typeof documents.$inferSelect;

/** The photo of My profile that a resume prints: only where its owner asked for it on this one, and while they have one. */
export function findPrintedPhoto({
  type,
  userId,
  hasPhoto = false,
}: Pick<Row, "type"> & Partial<Pick<Row, "userId" | "hasPhoto">>): { id: string; bytes: Buffer } | undefined {
  if (type !== "resume" || !hasPhoto || userId === undefined) return undefined;
  return db
    .select({ id: photos.id, bytes: photos.bytes })
    .from(photos)
    .where(eq(photos.userId, userId))
    .get();
}
