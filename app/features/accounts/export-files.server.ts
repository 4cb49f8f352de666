import { asc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { conversations, documents, supportImages, supportMessages } from "~/db/schema";
import { toRenderable } from "~/features/documents/document-files.server";
import { buildFileName } from "~/features/documents/file-name";
import { EXPORTED_COLUMNS } from "./export-columns";
import { selectColumns } from "./export-select.server";

export function listExportedImages(userId: string) {
  return db
    .select({
      id: supportImages.id,
      sequence: supportMessages.sequence,
      columns: selectColumns(supportImages, EXPORTED_COLUMNS.supportImages),
    })
    .from(supportImages)
    .innerJoin(supportMessages, eq(supportMessages.id, supportImages.messageId))
    .innerJoin(conversations, eq(conversations.id, supportMessages.conversationId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(supportMessages.sequence))
    .all()
    .map(({ id, sequence, columns }) => {
      const path = `support/message-${sequence}.webp`;
      return { id, sequence, path, columns: { path, ...columns } };
    });
}

export type ExportedFile = ReturnType<typeof listExportedFiles>[number];

// The path inside the ZIP begins with a number, because two documents may have the same name.
export function listExportedFiles(userId: string) {
  const rows = db
    .select()
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(asc(documents.createdAt), asc(documents.id))
    .all();
  return rows.flatMap((document, index) =>
    (["docx", "pdf"] as const).map((format) => {
      const name = buildFileName(toRenderable(document), document.companyName, format);
      const path = `documents/${String(index + 1).padStart(3, "0")}-${name}`;
      return { documentId: document.id, format, path, columns: { format } };
    }),
  );
}
