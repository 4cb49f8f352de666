import { and, eq } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { generationParts, generations } from "~/db/schema";
import type { CreditKind } from "~/features/billing/credits.server";
import type { CheckedFiles } from "~/features/documents/document-files.server";
import { createDocument } from "~/features/documents/documents.server";
import { assertLease, type Lease } from "~/jobs/queue.server";
import { Refusal } from "~/refusal";
import type { Generation } from "./generation-row.server";
import type { WrittenPart } from "./parts.server";

export type OwnVersion = { part: WrittenPart; files: CheckedFiles };

/** The version of a document that a provider's may still replace. A person's own changes begin at 2. */
const REPLACEABLE_VERSION = 0;

/**
 * Shows the built-in writer's documents while a provider still writes, each once, whoever works on the job. No
 * credit is settled: that happens when the generation ends.
 */
export function publishOwnVersions(
  { id, userId, applicationId, jobTitle, companyName, companyLocation, language }: Generation,
  lease: Lease,
  own: OwnVersion[],
): void {
  write((tx) => {
    assertLease(tx, lease);
    for (const { part, files } of own) {
      const { type, draft } = part;
      if (findPublished(tx, id, type)) continue;
      const { title, content, sources } = draft;
      const about = { applicationId, jobTitle, companyName, companyLocation, language, generationId: id };
      const text = { type, title, content, sources, version: REPLACEABLE_VERSION };
      const documentId = createDocument(tx, userId, { ...text, ...about }, files);
      tx.update(generationParts).set({ documentId, notes: draft.notes }).where(partOf(id, type)).run();
    }
  });
}

/** The published document of a part, and whether a provider's version may still take its place. */
export function findPublished(
  tx: Pick<Tx, "select">,
  generationId: string,
  type: CreditKind,
): { documentId: string; isOpen: boolean } | undefined {
  const part = tx.select().from(generationParts).where(partOf(generationId, type)).get();
  return part?.documentId ? { documentId: part.documentId, isOpen: part.status === "waiting" } : undefined;
}

/** The person begins to edit what is shown, so nothing takes its place any more. Throws 404. */
export function keepOwnVersion(userId: string, generationId: string, type: CreditKind): void {
  write((tx) => {
    const isOwn = and(eq(generations.id, generationId), eq(generations.userId, userId));
    const generation = tx.select({ id: generations.id }).from(generations).where(isOwn).get();
    if (!generation || !findPublished(tx, generationId, type))
      throw new Refusal("NOT_FOUND", "This page does not exist.", 404);
    tx.update(generationParts)
      .set({ status: "kept" })
      .where(and(partOf(generationId, type), eq(generationParts.status, "waiting")))
      .run();
  });
}

function partOf(generationId: string, type: CreditKind) {
  return and(eq(generationParts.generationId, generationId), eq(generationParts.type, type));
}
