import { eq } from "drizzle-orm";
import type { LetterAsked } from "~/career/writer/letter";
import { db } from "~/db/client.server";
import { generations } from "~/db/schema";
import type { Document } from "~/features/documents/documents.server";
import { toLagosDay } from "~/time";
import { findStoredFindings } from "./findings-view.server";
import { findSourceProfile } from "./source-profile.server";

/** What the built-in writer needs to work on a letter again; undefined for a resume, and where the request is not stored any more. */
export function findLetterAsked(
  userId: string,
  { id, type, generationId, language }: Pick<Document, "id" | "type" | "generationId" | "language">,
  now = new Date(),
): LetterAsked | undefined {
  const profile = type === "cover_letter" ? findSourceProfile(userId, generationId) : undefined;
  const advert = findStoredFindings(userId, id)?.advert;
  const generation = db
    .select({ length: generations.length })
    .from(generations)
    .where(eq(generations.id, generationId ?? ""))
    .get();
  if (!profile || !advert || !generation) return undefined;
  return { profile, advert, language, length: generation.length, today: toLagosDay(now), seed: id };
}
