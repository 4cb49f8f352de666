import { foldText } from "../nlp/fold";
import type { Education } from "../profile.schema";
import type { Draft } from "./draft";
import { leaveOut } from "./leave-out";

/** "Diploma in Backend Engineering" among the certificates, too: a study without a school and a time that another one has with both is that one. */
export function leaveOutRepeats(draft: Draft): void {
  const { education } = draft.profile;
  const nameOf = ({ studyType = "", area = "" }: Partial<Education>) =>
    foldText(`${studyType} ${area}`).trim();
  const repeated = education.flatMap((one, at) => {
    const isBare = !one.institution && !one.startDate && !one.endDate && one.highlights.length === 0;
    const isNamed = one.studyType !== undefined && one.area !== undefined;
    const hasSchool = education.some(
      (other) => other !== one && other.institution !== undefined && nameOf(other) === nameOf(one),
    );
    return isBare && isNamed && hasSchool ? [at] : [];
  });
  for (const at of repeated)
    for (const { path, paragraph } of draft.facts)
      if (path.startsWith(`education.${at}.`)) draft.useRewritten(paragraph, nameOf(education[at] ?? {}));
  if (repeated.length > 0) leaveOut(draft, "education", new Set(repeated));
}
