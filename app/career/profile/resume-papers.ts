import { fold, isSchool } from "./line-kinds";
import type { Profile } from "../profile.schema";
import { hasDegree, isSchoolCertificate } from "./degree";
import { LANGUAGE_NAMES } from "./place-names";
import type { ResumeLine } from "./resume-lines";

/** What people write under "Education": courses, and the licences, memberships and languages that stand among them. */
export function partPapers(lines: ResumeLine[]): {
  courses: ResumeLine[];
  certificates: ResumeLine[];
  languages: ResumeLine[];
} {
  const parted = {
    courses: new Array<ResumeLine>(),
    certificates: new Array<ResumeLine>(),
    languages: new Array<ResumeLine>(),
  };
  for (const line of lines.flatMap(splitLanguages)) parted[kindOf(line)].push(line);
  return parted;
}

/** "Driver's licence class G. Hausa (native), English (fair)" is a licence, then languages. */
function splitLanguages(line: ResumeLine): ResumeLine[] {
  const [, before = "", after = ""] = /^(.+?)\.\s+(\p{Lu}.*)$/u.exec(line.text) ?? [];
  return before !== "" && namesLanguages(after)
    ? [
        { ...line, text: before },
        { ...line, text: after },
      ]
    : [line];
}

function kindOf({ text }: ResumeLine): "courses" | "certificates" | "languages" {
  if (namesLanguages(text)) return "languages";
  return (isPaper(text) && !hasDegree(text) && !isSchool(text)) || IS_MEMBER.test(text)
    ? "certificates"
    : "courses";
}

const IS_MEMBER = /\b(?:member|fellow)\b(?! state)/i;

/** True for a list of languages, each perhaps with how well it is spoken. */
export function namesLanguages(text: string): boolean {
  const items = text
    .replace(/^languages?(?: spoken)?\s*[:–-]\s*/i, "")
    .split(/\s*(?:,|;|\band\b|&)\s*(?![^(]*\))/);
  const isLanguage = (item: string) =>
    LANGUAGE_NAMES.has(
      fold(
        item
          .replace(/\s*\([^()]*\)|[.:–-].*$/g, "")
          .replace(/^(?:a )?(?:little|fluent|basic|some|good) /i, ""),
      ),
    );
  return items.length > 1 && items.every(isLanguage);
}

// Licences, and the bodies that chartered people belong to: no school awards them.
function isPaper(text: string): boolean {
  return (
    /\blicen[cs]e\b/i.test(text) ||
    /(?<![\p{L}])(?:ICAN|ACCA|ANAN|CIPM|CIBN|CITN|COREN|NIM|NSE|PMP|FRSC|TRCN|MLSCN|NMCN|PCN|CIMA|CFA|CIPS|NEBOSH|IOSH|HSE|CISCO|CCNA|AWS|Coursera|Udemy|Alison|ALX)(?![\p{L}])/u.test(
      text,
    )
  );
}

/** Schools in one list and certificates in another: where one year stands in both, and only once in each, they belong together. */
export function joinPapers(education: Profile["education"]): Profile["education"] {
  const isSchoolAlone = (one: Profile["education"][number]) =>
    one.institution !== undefined && one.studyType === undefined && one.area === undefined;
  const isPaperAlone = (one: Profile["education"][number]) =>
    one.institution === undefined && one.studyType !== undefined && one.startDate === undefined;
  const only = (year: string | undefined, test: typeof isSchoolAlone) => {
    const found = education.filter((one) => test(one) && one.endDate !== undefined && one.endDate === year);
    return found.length === 1 ? found[0] : undefined;
  };
  return education.flatMap((one) => {
    const school = isPaperAlone(one) ? only(one.endDate, isSchoolAlone) : undefined;
    if (
      school &&
      awards(school.institution ?? "", one.studyType ?? "") &&
      only(one.endDate, isPaperAlone) === one
    )
      return [];
    const paper =
      isSchoolAlone(one) && only(one.endDate, isSchoolAlone) === one
        ? only(one.endDate, isPaperAlone)
        : undefined;
    return [
      paper && awards(one.institution ?? "", paper.studyType ?? "")
        ? {
            ...one,
            ...paper,
            institution: one.institution,
            ...(one.startDate !== undefined && { startDate: one.startDate }),
            highlights: [...one.highlights, ...paper.highlights],
          }
        : one,
    ];
  });
}

/** A university awards no school certificate, and a primary school nothing else than the first one. */
function awards(institution: string, studyType: string): boolean {
  const isFirst = /^(?:first school|primary|f\.?s\.?l\.?c)/i.test(studyType);
  const isHigher = /\b(?:universit|polytechnic|poly\b|institute|college of|school of)/i.test(institution);
  if (/\b(?:primary|nursery|central school)\b/i.test(institution)) return isFirst;
  return isSchoolCertificate(studyType) ? !isHigher && !isFirst : isHigher;
}

/** "English and Yoruba" are two; the grid of a Europass names each language with its levels, and the rest of it is form. */
export function languageLines(lines: ResumeLine[]): ResumeLine[] {
  return lines
    .filter(({ text }) => !LANGUAGE_GRID.test(text))
    .map((line) => {
      const levelled = line.text.replace(/^([\p{L}]{3,})[\t ]+([ABC][12])(?:[\t ]+[ABC][12])+$/u, "$1 ($2)");
      const plain = levelled
        .replace(/^(?:mother tongue|other language|first language)(?:s|\(s\))?\s*[:–-]\s*/i, "")
        .replace(/\.$/, "");
      return { ...line, text: plain.replace(/\s+(?:and|AND|&)\s+(?=\p{Lu}[\p{L} ]+\s*(?:\(|$))/gu, ", ") };
    });
}

/** The parts of a Europass grid that say nothing of the person. */
export const LANGUAGE_GRID =
  /^(?:other languages?(?:\(s\))?\s*:?|(?:(?:understanding|speaking|writing|listening|reading|spoken (?:production|interaction))[\t ]*)+|levels: a1 .*)$/i;
