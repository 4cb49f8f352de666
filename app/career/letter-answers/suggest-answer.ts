import { relatedLinesOf } from "../letter-writer/related-lines";
import type { LetterRequest } from "../letter-writer/letter-requests";
import { sourceLines } from "../source-lines";
import { isBlank, type Profile } from "../profile.schema";

/**
 * What the profile says of a thing that no letter prints by itself, for the person to send or not: the referees, and the line with a figure that is nearest to
 * a figure that is asked for. "" where it says nothing.
 */
export function suggestAnswer(
  { topic, text }: Pick<LetterRequest, "topic" | "text">,
  profile: Profile,
): string {
  if (topic === "figures") return nearestCount(text, profile);
  if (topic !== "referees") return "";
  return (profile.referees?.list ?? [])
    .map(({ name, position, organization, phone, email }) =>
      [name, position, organization, phone, email].filter((part) => part && !isBlank(part)).join(", "),
    )
    .join("; ");
}

/** "WASSCE 2025: 21 of 22 with credit" for "your best WAEC result": likely enough to be shown to its owner, who decides. */
function nearestCount(asked: string, profile: Profile): string {
  const lines = sourceLines(profile).filter(({ id, text }) => OF_WORK.test(id) && /\d/u.test(text));
  const related = relatedLinesOf(lines.map(({ id, text }) => ({ id, text, concepts: new Set<string>() })));
  const [nearest] = related(asked);
  if (!nearest || nearest.nearness < LIKELY_ENOUGH) return "";
  return lines.find(({ id }) => id === nearest.id)?.text ?? "";
}
const OF_WORK = /^(?:work|volunteer|projects|nysc|siwes|custom|summary|awards)\./;
const LIKELY_ENOUGH = 0.2;
