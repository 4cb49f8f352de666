import { lengthInEnglish } from "./english-experience";
import { studyInEnglish } from "./english-study";
import type { LetterPlan, PlannedStudy } from "./letter-plan";
import type { Holds, Item } from "./line-text";

/** `isStudyNamed`: the study stands in it with all its parts; `areYearsNamed`: how long somebody has worked. */
export type WhoOneIs = { sentence: Item | undefined; isStudyNamed: boolean; areYearsNamed: boolean };

const A_YEAR = 12;

/**
 * Who the person is, right behind the post they apply for: in the words of their own summary, or the years of work and the finished study: "I have over
 * 9 years of experience and hold a B.Sc. in Banking (2016) from the University of Jos." English only.
 */
export function whoOneIs(plan: LetterPlan, holds: Holds): WhoOneIs {
  const { about, studies, experience, years, post } = plan;
  if (about && holds(about)) return { sentence: about, isStudyNamed: false, areYearsNamed: true };
  const open = studies.filter(({ state }) => state !== "stopped");
  const [study] = open;
  // Several studies stand together in the list, of these the first is named.
  const isAlone = open.length === 1;
  const named = post && study?.state === "finished" && study.degree ? partOf(study, isAlone) : undefined;
  const length = plan.areYearsFewer || experience?.isMixed ? undefined : lengthOf(experience, years);
  const both =
    named && length ? { ...joined(length, named), isStudyNamed: isAlone, areYearsNamed: true } : undefined;
  const candidates = [
    ...(both ? [both] : []),
    ...(length
      ? [
          {
            text: `I have ${length.text}.`,
            sourceIds: length.sourceIds,
            isStudyNamed: false,
            areYearsNamed: true,
          },
        ]
      : []),
    ...(named
      ? [
          {
            text: `I hold ${studyInEnglish(named, "from")}.`,
            sourceIds: named.sourceIds,
            isStudyNamed: isAlone,
            areYearsNamed: false,
          },
        ]
      : []),
  ];
  const found = candidates.find(holds);
  if (!found) return { sentence: undefined, isStudyNamed: false, areYearsNamed: false };
  const { text, sourceIds, ...marks } = found;
  return { sentence: { text, sourceIds }, ...marks };
}

function partOf({ degree, area, state, sourceIds, ...more }: PlannedStudy, isWhole: boolean): PlannedStudy {
  const own = { ...(degree && { degree }), ...(area && { area }), state, sourceIds };
  return isWhole ? { ...more, ...own } : own;
}

function joined(length: Item, study: PlannedStudy): Item {
  return {
    text: `I have ${length.text} and hold ${studyInEnglish(study, "from")}.`,
    sourceIds: [...length.sourceIds, ...study.sourceIds],
  };
}

/** "over 9 years of experience"; nothing below a year. */
function lengthOf(experience: LetterPlan["experience"], years: LetterPlan["years"]): Item | undefined {
  if (experience?.months !== undefined && experience.months >= A_YEAR)
    return {
      text: `${lengthInEnglish(experience)} of experience`,
      sourceIds: experience.sourceIds,
    };
  if (experience || !years || years.count < 1) return undefined;
  return {
    text: `${years.count} ${years.count === 1 ? "year" : "years"} of work experience`,
    sourceIds: years.sourceIds,
  };
}
