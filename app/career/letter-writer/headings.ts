import { degreesIn } from "../job-advert/named-degrees";
import { knownNamesIn } from "../writer/known-names";
import type { AnsweredDemand } from "./answered-demand";
import { demandLabel } from "./demand-label";
import type { PlannedExperience } from "./experience";
import type { PlannedHeading, PlannedHeadings, PlannedStudy } from "./letter-plan";
import { degreeRank } from "./study";

/** Whether the study is the one that the demand names: a postgraduate diploma is more than a first degree, and none. A language or a tool names no study. */
function isAnsweredBy({ degree = "", sourceIds }: PlannedStudy, demand: AnsweredDemand): boolean {
  if (demand.isSpoken || demand.isTool) return false;
  const asked = degreesIn(demand.text);
  // "Fellowship" and "office management" ask for no study.
  if (/\bfellow/iu.test(demand.text) || (asked.length === 0 && !NAMES_STUDY.test(demand.text))) return false;
  const isOfRank = asked.length === 0 || asked.some(({ rank }) => rank === degreeRank(degree));
  return isOfRank && demand.sourceIds.some((id) => sourceIds.includes(id));
}

const STUDIES =
  "degree diploma graduate certificate qualification qualified bachelor master hnd nd ond nce university polytechnic";
const NAMES_STUDY = new RegExp(`\\b(?:${STUDIES.replaceAll(" ", "|")})`, "iu");

const AS_GOOD = 0.6;

/** A list of subjects is not cut: "Bachelor's degree in Microbiology, Chemistry or a related science" is a Bachelor's degree. */
function degreePart(text: string): string {
  return /,/.test(text) ? text.replace(/\s(?:in|of) .*$/u, "") : text;
}

/** A demand that skills answer: "Computer literate" before "Microsoft Word and PowerPoint". "Sage or QuickBooks" before QuickBooks would claim both. */
function skillHeading(
  { text, sourceIds, related = [], isSpoken, isTool }: AnsweredDemand,
  at: number,
): PlannedHeading[] {
  // "After Effects" is answered by no other tool, however near it is.
  const isOfName = knownNamesIn(text).length > 0;
  const near = related.flatMap(({ id, nearness }) => (nearness >= AS_GOOD && !isOfName ? [id] : []));
  const ids = [...sourceIds, ...near].filter((id) => id.startsWith("skills."));
  const label = ids.length === 0 || isSpoken || isTool ? undefined : demandLabel(text);
  return label === undefined ? [] : [{ text: label, at, sourceIds: [...new Set(ids)] }];
}

/** The headings of what the advert asks of everybody and the person has; see PlannedHeadings. */
export function headingsOf(
  asked: AnsweredDemand[],
  {
    experience,
    studies,
    mostYearsAsked,
    yearsAsked,
  }: {
    experience: PlannedExperience | undefined;
    studies: PlannedStudy[];
    /** The most years that the advert asks for, and those of any work. */
    mostYearsAsked?: number;
    yearsAsked?: number;
  },
): PlannedHeadings {
  const isMet =
    mostYearsAsked !== undefined &&
    experience?.months !== undefined &&
    experience.months >= mostYearsAsked * 12 &&
    (experience.isOfField || yearsAsked !== undefined);
  const [first] = studies;
  const study = asked
    .filter((demand) => first !== undefined && isAnsweredBy(first, demand))
    .flatMap(({ text }) => demandLabel(degreePart(text)) ?? [])[0];
  return {
    ...(isMet && { years: mostYearsAsked }),
    ...(study !== undefined && { study }),
    skills: asked.flatMap(skillHeading),
    papers: asked.flatMap(({ text, isPaper, sourceIds, nearIds = [], related = [] }, at) => {
      // A part of the words of some work is no answer by a paper.
      const answers = [...sourceIds, ...(isPaper && degreesIn(text).length > 0 ? nearIds : [])].filter((id) =>
        id.startsWith("certificates."),
      );
      // "RN/RM" is answered by both.
      const near = related.flatMap(({ id, nearness }) => (nearness >= AS_GOOD ? [id] : []));
      const ids = [...new Set([...answers, ...near.filter((id) => id.startsWith("certificates."))])];
      const label = answers.length > 0 ? demandLabel(text) : undefined;
      return label === undefined ? [] : [{ text: label, at, sourceIds: ids }];
    }),
  };
}
