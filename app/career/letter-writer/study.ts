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
 * The study that a letter names: the first of those `asked` for (places in the list), else the latest finished one,
 * else the latest with its standing in the person's words. A study without a degree or a school says too little.
 */
export function findStudy(
  { education }: Profile,
  today: string,
  asked: number[] = [],
): ProofLine | undefined {
  const studies = education
    .map((study, at) => ({ study, at }))
    .filter(({ study }) => (study.studyType ?? study.area) && study.institution)
    .filter(({ study, at }) => asked.includes(at) || !SCHOOL_LEAVING.test(study.studyType ?? ""))
    .sort((a, b) => (b.study.endDate ?? "").localeCompare(a.study.endDate ?? ""));
  const best =
    studies.find(({ at }) => asked.includes(at)) ??
    studies.find(({ study }) => isFinished(study, today)) ??
    studies[0];
  if (!best) return undefined;
  const { studyType, area, score, institution, standingText, endDate } = best.study;
  const finished = isFinished(best.study, today);
  const parts = [
    [studyType, area].filter(isText).map(calmName).join(" "),
    score && !WEAK_RESULT.test(score) ? calmName(score) : undefined,
    institution && calmName(institution),
    finished ? endDate?.slice(0, 4) : (standingText ?? endDate?.slice(0, 4)),
  ];
  return { text: parts.filter(isText).join(", "), sourceIds: [`education.${best.at}`] };
}

// A letter argues; the class stands in the resume.
const WEAK_RESULT = /^(?:pass|third class|lower credit)\b/i;
const SCHOOL_LEAVING = /\b(?:wassce|waec|ssce|neco|gce|nabteb|o'?[- ]?levels?|first school|fslc|primary)\b/i;

function isText(part: string | undefined): part is string {
  return part !== undefined && part !== "" && part !== "present" && !isBlank(part);
}
