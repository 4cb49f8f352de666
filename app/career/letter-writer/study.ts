import { isBlank, type Education, type Profile } from "../profile.schema";
import { calmName } from "../writer/casing";
import type { ProofLine } from "./letter-plan";

const isFinished = ({ standing, standingText, endDate }: Education, today: string) =>
  standing === "completed" ||
  (standing === undefined &&
    standingText === undefined &&
    endDate !== undefined &&
    endDate !== "present" &&
    endDate <= today.slice(0, endDate.length));

/**
 * The study that a letter names: the latest finished one, or, where none is finished, the latest with its standing
 * in the person's words. A study without a degree or a school says too little.
 */
export function findStudy({ education }: Profile, today: string): ProofLine | undefined {
  const studies = education
    .map((study, at) => ({ study, at }))
    .filter(({ study }) => (study.studyType ?? study.area) && study.institution)
    .filter(({ study }) => !SCHOOL_LEAVING.test(study.studyType ?? ""))
    .sort((a, b) => (b.study.endDate ?? "").localeCompare(a.study.endDate ?? ""));
  const best = studies.find(({ study }) => isFinished(study, today)) ?? studies[0];
  if (!best) return undefined;
  const { studyType, area, score, institution, standingText, endDate } = best.study;
  const finished = isFinished(best.study, today);
  const parts = [
    [studyType, area].filter(isText).map(calmName).join(" "),
    score && calmName(score),
    institution && calmName(institution),
    finished ? endDate?.slice(0, 4) : (standingText ?? endDate?.slice(0, 4)),
  ];
  return { text: parts.filter(isText).join(", "), sourceIds: [`education.${best.at}`] };
}

const SCHOOL_LEAVING = /\b(?:wassce|waec|ssce|neco|gce|nabteb|o'?[- ]?levels?|first school|fslc|primary)\b/i;

function isText(part: string | undefined): part is string {
  return part !== undefined && part !== "" && part !== "present" && !isBlank(part);
}
