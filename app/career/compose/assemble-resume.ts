import { checkResume, type Facts } from "~/career/facts";
import { languageOf } from "~/career/nlp/language";
import { writeResume } from "~/career/writer/resume";
import type { Sentence, GeneratedResume } from "~/career/generated-document";
import type { Assembled } from "./assemble-letter";
import type { Given } from "./given";
import type { Judged } from "./judge";

/**
 * The resume: the built-in writer's arrangement with the lines that hold worded anew; every other line is the person's own. Sections,
 * entries and skills are only put in order.
 */
export function assembleResume(
  judged: Judged[],
  skillOrder: string[],
  given: Given,
  facts: Facts,
): Assembled<GeneratedResume> {
  const standing = judged.filter(({ violations }) => violations.length === 0);
  const lines = (place: "summary" | "bullet") =>
    standing
      .filter(({ piece }) => piece.place === place)
      .map(({ piece }): Sentence => ({
        text: piece.text,
        kind: "claim",
        sourceIds: piece.sourceIds,
        paragraph: 0,
      }));
  const wording = { summary: lines("summary").slice(0, 4), bullets: lines("bullet"), skillOrder };
  if (standing.length === 0) return { written: writeResume(given), reverted: judged.length, isOwn: true };
  const written = writeResume(given, wording);
  const checked = checkResume(written, given.profile, facts);
  const profile =
    checked.profile.summary.length === 0 && wording.summary.length > 0
      ? { ...checked.profile, summary: writeResume(given).profile.summary }
      : checked.profile;
  const isMixed =
    facts.resumeLanguage !== given.language &&
    bulletsOf(profile).some((text) => languageOf(text, given.language) === facts.resumeLanguage);
  const notes = isMixed
    ? [...written.notes, "Bullets that were not reworded stay in the language of your resume."]
    : written.notes;
  return {
    written: { ...written, profile, notes },
    reverted: judged.length - standing.length + checked.reverted.length,
    isOwn: false,
  };
}

function bulletsOf({ work, siwes, volunteer, projects }: GeneratedResume["profile"]): string[] {
  return [...work, ...siwes, ...volunteer, ...projects].flatMap(({ highlights }) => highlights);
}
