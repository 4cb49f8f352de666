import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { documents } from "~/db/schema";
import { RENDERER_VERSION } from "~/files/render/renderer-version";
import { Refusal } from "~/refusal";
import { checkFiles, type CheckedFiles, type DocumentStyle } from "./document-files.server";

type Document = typeof documents.$inferSelect;

/** No renderer has checked the files: the maintenance of every minute does. */
const UNCHECKED = { renderer: 0, problems: [] };
type Style = DocumentStyle & Pick<Document, "hasPhoto">;

/**
 * Sets documents of one user in another style and checks their files. The text and its version stay. `documentId` stands
 * for the letter and the resume of one application, which always share a style. Does nothing for another's document. Throws
 * VERSION_CONFLICT (409) when `isStrict` and the document was changed meanwhile; otherwise the newer text gets the style.
 */
export async function setStyle(
  userId: string,
  documentId: string,
  style: DocumentStyle & Partial<Style>,
  { isStrict = false } = {},
): Promise<void> {
  const isOwn = eq(documents.userId, userId);
  const chosen = db
    .select()
    .from(documents)
    .where(and(isOwn, eq(documents.id, documentId)))
    .get();
  if (!chosen) return;
  const { generationId } = chosen;
  const isOther: SQL | undefined = and(
    isOwn,
    ne(documents.id, documentId),
    generationId === null ? sql`false` : eq(documents.generationId, generationId),
  );
  const others = db.select().from(documents).where(isOther).all();
  await restyle(chosen, style, isStrict);
  for (const other of others) await restyle(other, style, false);
}

async function restyle(document: Document, style: Partial<Style>, isStrict: boolean): Promise<void> {
  // Who chooses another design wants its order, too.
  const chosen = { ...style, isOwnOrder: document.isOwnOrder && style.design === document.design };
  if (await storeCheck({ ...document, ...chosen }, document)) return;
  if (isStrict) throw versionConflict(document);
  const isThis = eq(documents.id, document.id);
  const change = { ...chosen, ...UNCHECKED };
  const current = write((tx) => tx.update(documents).set(change).where(isThis).returning().get());
  if (current) await storeCheck(current);
}

/** What is stored of a check whose files were made a moment ago: nothing when the document has another style by now. */
export function checkFor(document: Document, files: CheckedFiles): Partial<CheckedFiles> {
  return hasStyle(document, files) ? files : UNCHECKED;
}

export function hasStyle(
  document: Document,
  { design, pages, hasPhoto }: DocumentStyle & Partial<Style>,
): boolean {
  const isPhotoSame = hasPhoto === undefined || document.hasPhoto === hasPhoto;
  return document.design === design && document.pages === pages && isPhotoSame;
}

export function versionConflict({ version, content }: Document): Refusal {
  return new Refusal(
    "VERSION_CONFLICT",
    "This document was changed somewhere else since you opened it. Both texts are below. Nothing is lost.",
    409,
    { currentVersion: version, currentContent: content },
  );
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
    await storeCheck({ ...document, isOwnOrder }, document);
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

// A text or a look that was changed meanwhile has a check of its own. `before` is the document as it was read.
async function storeCheck(document: Document, before = document): Promise<boolean> {
  const checked = await checkFiles(document);
  const { id, version, content, design, pages, isOwnOrder, hasPhoto } = before;
  const isSame = and(
    eq(documents.id, id),
    eq(documents.version, version),
    eq(documents.content, content),
    eq(documents.design, design),
    eq(documents.pages, pages),
    eq(documents.isOwnOrder, isOwnOrder),
    eq(documents.hasPhoto, hasPhoto),
  );
  return write((tx) => tx.update(documents).set(checked).where(isSame).run()).changes > 0;
}
