import { canonicalProfile } from "../profile/canonical-profile";
import { standingOf } from "../profile/standing";
import type { DocumentText } from "./document-text";
import type { Draft } from "./draft";
import { notPlaced } from "./not-placed";

const longest = 90;

/**
 * Words of a study that found no place and tell how far it has come ("but I defer it", "will finish 2027") are its standing: without them a study that was given up
 * would count as finished.
 */
export function readStandingsLeft(draft: Draft, document: DocumentText): void {
  for (const { paragraph, text } of notPlaced(document, draft.claims(), canonicalProfile(draft.profile))) {
    const standing = text.length <= longest ? standingOf(text) : undefined;
    if (standing === undefined || standing === "completed") continue;
    const places = new Set(
      draft.facts.flatMap((fact) =>
        fact.paragraph === paragraph ? (/^education\.(\d+)\./.exec(fact.path)?.[1] ?? []) : [],
      ),
    );
    const [place] = places;
    const study = place === undefined ? undefined : draft.profile.education[Number(place)];
    if (!study || places.size > 1 || study.standing) continue;
    Object.assign(study, { standing, standingText: text });
    // The one date of a study that did not end is when it began.
    if (!study.startDate && study.endDate && study.endDate !== "present") {
      study.startDate = study.endDate;
      delete study.endDate;
    }
    draft.use(paragraph, text);
  }
}
