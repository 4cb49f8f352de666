import type { AskedParagraph, Mark } from "~/career/resume/marking/mark";
import { askRoles, MARKS_SCHEMA } from "~/career/resume/marking/question";
import { readMarks } from "~/career/resume/marking/read-marks";
import { db } from "~/db/client.server";
import { hasTransferConsent } from "~/features/accounts/consents.server";
import { requestMarks } from "~/features/ai/marking/request-marks.server";
import { listFailoverProviders } from "~/features/ai/providers/failover-order.server";
import { seconds } from "~/time";

/** How long "Is this right?" waits for a model: as long as a slow phone takes to open one more page. */
const MARKING_TIME_MS = seconds(2);

/** The providers in the failover order that the person agreed to: they may mark what the reader doubts. */
export function markersFor(userId: string): string[] {
  return listFailoverProviders()
    .filter((provider) => hasTransferConsent(db, userId, [provider]))
    .map(({ slug }) => slug);
}

/** What a model says about the doubtful paragraphs of a resume; undefined when none answers rightly within `timeMs`. */
export function markDoubts(
  allowedProviders: string[],
  doubtful: AskedParagraph[],
  timeMs = MARKING_TIME_MS,
): Promise<Mark[] | undefined> {
  return requestMarks(
    { ...askRoles(doubtful), schema: MARKS_SCHEMA, read: (answer) => readMarks(doubtful, answer) },
    { generationId: null, allowedProviders, deadline: Date.now() + timeMs },
  );
}
