import { findPeriods } from "../dates";
import { findPhones } from "../phone";
import type { Heading } from "./headings";
import { hasDegree } from "./degree";
import { isOrganisation, isPlace, isSchool, isTitle, startsWithVerb } from "./line-kinds";
import type { ResumeLine } from "./resume-lines";
import { namesLanguages } from "./resume-papers";

/**
 * "Where I have been", "They will speak for me": a short line that stands apart, in words no list of headings has, is known by what
 * stands under it. Undefined where the section goes on, or where the line may as well be an employer, a school, a post or a name.
 */
export function headingByContent(lines: ResumeLine[], at: number, current: string): Heading | undefined {
  const line = lines[at];
  const [next, ...others] = lines.slice(at + 1, at + 5);
  if (!line || !next || at < 2 || !standsApart(line) || (current === "head" && !/ \p{Ll}/u.test(line.text)))
    return undefined;
  const section = sectionOf(next, others);
  return section === undefined ||
    section === current ||
    (section === "work" && TELLS_OF_POSTS.has(current)) ||
    (section === "education" && current === "certificates")
    ? undefined
    : { section };
}

// Posts stand in these sections too.
const TELLS_OF_POSTS = new Set(["siwes", "volunteer", "projects", "nysc", "custom", "referees"]);

function standsApart({ text, isBullet, isAfterBlank }: ResumeLine): boolean {
  const words = text.split(" ");
  const isShort =
    words.length <= 6 && text.length <= 45 && /^\p{Lu}/u.test(text) && !/[\d,|@\t]|[.!?]$/.test(text);
  const isName = isTitle(text) || isOrganisation(text) || isPlace(text) || isSchool(text) || hasDegree(text);
  return isAfterBlank && !isBullet && isShort && !isName && (!startsWithVerb(text) || words.length === 1);
}

function sectionOf(
  next: ResumeLine,
  others: ResumeLine[],
): "languages" | "referees" | "work" | "education" | undefined {
  if (namesLanguages(next.text)) return "languages";
  const period = findPeriods(next.text).find(({ start }) => start !== undefined);
  if (
    hasDegree(next.text) &&
    !period?.end?.startsWith("present") &&
    (findPeriods(next.text).length > 0 || isSchool(next.text) || isSchool(others[0]?.text ?? ""))
  )
    return "education";
  const isPerson =
    /^(?:\p{Lu}[\p{L}.'’-]*\s?){2,5}(?:[,–(-]|$)/u.test(next.text) &&
    !isOrganisation(next.text.split(",")[0] ?? "");
  const near = [next, ...others.slice(0, 3)];
  const isReached = (text: string) => findPhones(text).length > 0 || /\S@\S+\.\S/.test(text);
  if (
    isPerson &&
    period === undefined &&
    near.some(({ text }) => isReached(text)) &&
    near.every(({ text }) => findPeriods(text).length === 0)
  )
    return "referees";
  const isPost = ({ text }: ResumeLine) =>
    findPeriods(text).some(({ start }) => start !== undefined) &&
    (isTitle(text.split(/[,.|–]/)[0] ?? "") ||
      text.split(/[,.|–]|\bat\b/).some((part) => isTitle(part.trim()) && part.length < 60));
  return isPost(next) ||
    (isTitle(next.text) &&
      others[0] !== undefined &&
      isPost({ ...others[0], text: `${next.text}, ${others[0].text}` }))
    ? "work"
    : undefined;
}
