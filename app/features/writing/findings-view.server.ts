import { and, eq } from "drizzle-orm";
import { fitOf } from "~/career/matching/fit";
import { parseProfile } from "~/career/profile";
import type { Profile } from "~/career/profile.schema";
import { scoreForm } from "~/career/score";
import { db } from "~/db/client.server";
import { generationParts, generations } from "~/db/schema";
import { getDateStyle } from "~/features/accounts/settings.server";
import { viewAdvert } from "~/features/adverts/advert-view";
import type { Document } from "~/features/documents/documents.server";
import { toLagosDay } from "~/time";
import { readFindings, type Findings } from "./findings.schema";
import { findSourceProfile } from "./source-profile.server";

/** Stored findings as a page shows them. */
export function viewFindings(userId: string, { advert, fit, form }: Findings) {
  return { advert: viewAdvert({ advert, fit }, getDateStyle(userId)), form };
}

/**
 * What was found for a document of this person; of a resume, fit and form of the text as it reads now. Null where nothing was
 * stored.
 */
export function findDocumentFindings(
  userId: string,
  { id, type, content, generationId }: Pick<Document, "id" | "type" | "content" | "generationId">,
  now = new Date(),
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
  const resume = parseProfile(content);
  const { total, checks } = scoreForm(resume);
  const shown = withUnprinted(resume, findSourceProfile(userId, generationId));
  const fit = fitOf(findings.advert, shown, { today: toLagosDay(now) });
  return viewFindings(userId, { ...findings, fit, form: { ...findings.form, after: total, checks } });
}

/** A resume with what the rules of an advert are checked against and a resume does not print: private details and NYSC. */
function withUnprinted(resume: Profile, profile: Profile | undefined): Profile {
  if (!profile) return resume;
  const own = new Set(resume.personal.map(({ label }) => label));
  return {
    ...resume,
    nysc: resume.nysc ?? profile.nysc,
    personal: [...resume.personal, ...profile.personal.filter(({ label }) => !own.has(label))],
  };
}
