import { and, eq, ne, type SQL } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { documents } from "~/db/schema";
import { RENDERER_VERSION } from "~/files/render/renderer-version";
import { checkFiles, type DocumentStyle } from "./document-files.server";

type Document = typeof documents.$inferSelect;

/**
 * Sets documents of one user in another style and checks their files. The text and its version stay. `documentId` stands
 * for the letter and the resume of one application, which always share a style. Does nothing for another's document.
 */
export async function setStyle(
  userId: string,
  documentId: string,
  style: DocumentStyle & Partial<Pick<Document, "hasPhoto">>,
): Promise<void> {
  const isOwn = eq(documents.userId, userId);
  const chosen = db
    .select()
    .from(documents)
    .where(and(isOwn, eq(documents.id, documentId)))
    .get();
  if (!chosen) return;
  const { generationId } = chosen;
  const isOfSet: SQL | undefined =
    generationId === null ? eq(documents.id, documentId) : eq(documents.generationId, generationId);
  for (const document of db.select().from(documents).where(and(isOwn, isOfSet)).all())
    // Who chooses another design wants its order, too.
    await storeCheck({
      ...document,
      ...style,
      isOwnOrder: document.isOwnOrder && style.design === document.design,
    });
}

/** Whether an application of one user shows their photo: a document made again for it keeps that choice. */
export function getPhotoChoice(userId: string, applicationId: string): Pick<Document, "userId" | "hasPhoto"> {
  const withPhoto = db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.applicationId, applicationId),
        eq(documents.hasPhoto, true),
      ),
    )
    .get();
  return { userId, hasPhoto: withPhoto !== undefined };
}

/** Checks the files of a document again if another renderer, or none, has checked them, or if it gets an order of its own. */
export async function checkAgain(document: Document, isOwnOrder = document.isOwnOrder): Promise<void> {
  if (document.renderer !== RENDERER_VERSION || document.isOwnOrder !== isOwnOrder)
    await storeCheck({ ...document, isOwnOrder });
}

let isChecking = false;

/** Checks some documents that no renderer, or an earlier one, has checked. For the maintenance of every minute. */
export async function checkOutdatedFiles(limit = 20): Promise<number> {
  if (isChecking) return 0;
  isChecking = true;
  try {
    const outdated = db
      .select()
      .from(documents)
      .where(ne(documents.renderer, RENDERER_VERSION))
      .limit(limit)
      .all();
    for (const document of outdated) await storeCheck(document);
    return outdated.length;
  } finally {
    isChecking = false;
  }
}

// A text that was changed meanwhile has a check of its own.
async function storeCheck(document: Document): Promise<void> {
  const checked = await checkFiles(document);
  const isSame = and(
    eq(documents.id, document.id),
    eq(documents.version, document.version),
    eq(documents.content, document.content),
  );
  write((tx) => tx.update(documents).set(checked).where(isSame).run());
}
