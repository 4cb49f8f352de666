import { mainRange } from "./head-shapes";
import { isTitle } from "./line-kinds";
import type { ResumeLine } from "./resume-lines";

/** "I worked with Zenith Bank as a teller (2015 – 2018)" names a job as well. */
export function turnTold(line: ResumeLine): ResumeLine {
  const told = SINCE.exec(line.text)?.groups;
  if (told?.title && told.employer && isTitle(told.title))
    return {
      ...line,
      isBullet: false,
      isAfterBlank: true,
      text: `${told.title} | ${told.employer}, ${told.period}. ${capital(told.rest ?? "")}`,
    };
  const match = TOLD.exec(line.text);
  const { title, employer, rest = "" } = match?.groups ?? {};
  if (!title || !employer || !isTitle(title) || mainRange(line.text)?.start === undefined) return line;
  return { ...line, isBullet: false, text: `${title} | ${employer} ${rest}` };
}

// "From March 2019 to May 2022 I worked as Floor Supervisor with Bolton White Suites, Abuja. We won …"
const SINCE =
  /^(?<period>(?:since|from) [^.,]{4,40}?),? i (?:have been|was|am|worked as|have worked as|served as|have served as)(?: an?| the)? (?<title>[^.,]{3,60}?) (?:at|with|for|in|of) (?<employer>\p{Lu}[^.,]{2,60}(?:, \p{Lu}[^.,\s]+)?)(?:,? where i |[.,]\s*|$)(?<rest>.*)$/iu;

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const TOLD =
  /^(?:i (?:have )?)?(?:work(?:ed|ing|s)?|serv(?:ed|ing)|employed) (?:with|at|for|in) (?<employer>[^,.;]{2,80}?),? as (?:an? |the )?(?<title>[^,.;()\d]{2,60}?)(?<rest>[\s,(]+(?:from |between |since )?(?:\p{L}+\.? )?(?:19|20)\d{2}.*)$/iu;

/** Work told in a paragraph: each sentence is a point of its own, so that the telling ones can stand first. */
export function sentencesOf(paragraph: string): string[] {
  const sentences = paragraph.split(
    /(?<=[\p{L}\d)%]{3}\.)(?<!\b(?:Ltd|Plc|Inc|etc|Mrs|Engr|Nig|Asst|approx)\.)\s+(?=\p{Lu})/u,
  );
  return sentences.length > 1 && sentences.every((sentence) => sentence.split(" ").length >= 4)
    ? sentences
    : [paragraph];
}

// Years at home are no job: the line is kept under OTHER, where no years of experience are counted from it.
export const CAREER_BREAK =
  /^\W*(?:(?:19|20)\d{2}\W.{0,40})?\b(?:career (?:break|gap)|study leave|maternity|at home|raising (?:my |a )?(?:child|children|family)|looking after (?:my|the) (?:children|family|parents?))\b/i;
