import { and, eq } from "drizzle-orm";
import { parseProfile } from "~/career/profile";
import { scoreForm } from "~/career/score";
import { db } from "~/db/client.server";
import { generationParts, generations } from "~/db/schema";
import { getDateStyle } from "~/features/accounts/settings.server";
import { viewAdvert } from "~/features/adverts/advert-view";
import { readFindings, type Findings } from "./findings.schema";

/** Stored findings as a page shows them. */
export function viewFindings(userId: string, { advert, fit, form }: Findings) {
  return { advert: viewAdvert({ advert, fit }, getDateStyle(userId)), form };
}

/** What was found for a document of this person, with the form of a resume as it reads now; null where nothing was stored. */
export function findDocumentFindings(
  userId: string,
  { id, type, content }: { id: string; type: "cover_letter" | "resume"; content: string },
) {
  const row = db
    .select({ findings: generations.findings })
    .from(generations)
    .innerJoin(generationParts, eq(generationParts.generationId, generations.id))
    .where(and(eq(generations.userId, userId), eq(generationParts.documentId, id)))
    .get();
  const findings = row && readFindings(row.findings);
  if (!findings) return null;
  if (type === "cover_letter") return viewFindings(userId, findings);
  const { total, checks } = scoreForm(parseProfile(content));
  return viewFindings(userId, { ...findings, form: { ...findings.form, after: total, checks } });
}
