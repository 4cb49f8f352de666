import { languageOf } from "~/career/nlp/language";
import { wordedLines } from "~/career/profile-lines";
import { writeResume } from "~/career/writer/resume";
import type { Sentence, GeneratedResume } from "~/career/generated-document";
import type { Assembled } from "./assemble-letter";
import type { Given } from "./given";
import { decisionsOf } from "./open-decisions";
import type { Verdict } from "./verdict";

/**
 * The resume: the built-in writer's arrangement with the lines that stand worded anew; every other line is the person's own. Sections,
 * entries and skills are only put in order.
 */
export function assembleResume(
  verdicts: Verdict[],
  skillOrder: string[],
  given: Given,
): Assembled<GeneratedResume> {
  const taken = verdicts.filter(({ state }) => state === "held" || state === "mended");
  const lines = (place: "summary" | "bullet") =>
    taken
      .filter(({ piece }) => piece.place === place)
      .map(({ piece }): Sentence => ({
        text: piece.text,
        kind: "claim",
        sourceIds: piece.sourceIds,
        paragraph: 0,
      }));
  const isOwn = taken.length === 0;
  const written = isOwn
    ? writeResume(given)
    : writeResume(given, { summary: lines("summary").slice(0, 4), bullets: lines("bullet"), skillOrder });
  return {
    written: isOwn ? written : { ...written, notes: [...written.notes, ...mixedNote(written, given)] },
    decisions: decisionsOf("resume", verdicts, ({ piece }) => ownBullet(piece, written, given)),
    isOwn,
  };
}

/** The line of the resume in whose place a bullet would stand; none for a bullet of two lines, and for a summary. */
function ownBullet(
  { place, sourceIds }: Verdict["piece"],
  { profile, sentences }: GeneratedResume,
  given: Given,
): string | undefined {
  const [id, ...more] = sourceIds;
  if (place !== "bullet" || id === undefined || more.length > 0) return undefined;
  const tidied = sentences.find((sentence) => sentence.sourceIds.includes(id));
  const own = tidied?.text ?? wordedLines(given.profile).find((line) => line.id === id)?.text;
  return wordedLines(profile).some(({ text }) => text === own) ? own : undefined;
}

function mixedNote({ profile }: GeneratedResume, { profile: given, language }: Given): string[] {
  const resumeLanguage = languageOf(textOf(given), language);
  const isMixed =
    resumeLanguage !== language &&
    bulletsOf(profile).some((text) => languageOf(text, language) === resumeLanguage);
  return isMixed ? ["Bullets that were not reworded stay in the language of your resume."] : [];
}

function textOf(profile: Given["profile"]): string {
  return wordedLines(profile)
    .map(({ text }) => text)
    .join(" ");
}

function bulletsOf({ work, siwes, volunteer, projects }: GeneratedResume["profile"]): string[] {
  return [...work, ...siwes, ...volunteer, ...projects].flatMap(({ highlights }) => highlights);
}
