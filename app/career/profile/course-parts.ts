import type { Education } from "../profile.schema";
import { hasDegree, isSchoolCertificate, splitBeforeDegree, splitDegree } from "./degree";
import { isOrganisation, isPlace, isSchool } from "./line-kinds";
import { tidy } from "./text-lines";

/** What a part of a course's line is, known by its words; undefined when it may be a subject or a name. */
export function kindOfPart(part: string): keyof Omit<Education, "highlights"> | undefined {
  const bare = unwrap(part);
  if (isScoreOnly(bare) || /^[23][.:][12]$/.test(bare)) return "score";
  if (isPlace(bare)) return "location";
  if (splitDegree(bare)) return "studyType";
  if (isSchool(bare) && bare.split(" ").length <= 14) return "institution";
  if (TRAINING_BODY.test(bare) && isOrganisation(bare) && bare.split(" ").length <= 10) return "institution";
  if (/^\p{Lu}.{3,60}\b(?:programme|program|bootcamp|fellowship)$/iu.test(bare)) return "studyType";
  return hasDegree(bare) && bare.split(" ").length <= 12 ? "studyType" : undefined;
}

// Trade tests and hospital courses are not taken at schools.
const TRAINING_BODY = /\b(?:ministry|hospital|training cent(?:re|er)|board|council|directorate)\b/i;

const CLASS =
  "(?:first class|second class|2nd class|1st class|third class|3rd class|upper credit|lower credit|upper division|lower division|distinction|upper second|lower second|merit|credit|pass|2[:.]?[12]|3rd|\\d(?:\\.\\d+)?\\s*(?:\\/|out of)\\s*\\d(?:\\.\\d+)?|c?\\.?gpa|\\(?hons\\)?|honou?rs|division|upper|lower|class|grade|of|degree|level|point|cumulative|grade point average|result|\\d\\.\\d+|(?:[1-9])\\s+(?:credits?|distinctions?))";
const SCORE = new RegExp(`^(?:${CLASS}[\\s,:()–/=-]*)+$`, "iu");

/** "Second Class Upper", "4.21/5.00": a result and nothing else. */
export function isScoreOnly(text: string): boolean {
  return (
    SCORE.test(text.replace(/[.;]$/, "")) &&
    /\d|class|credit|distinction|merit|pass|second|upper|lower/i.test(text) &&
    !/^(?:\d\.\d+|degree|pass of|level)$/i.test(text)
  );
}

/** The parts of a line: at cells, spaced dashes and commas; a class of degree in brackets or behind the subject stands apart. */
export function splitParts(words: string): string[] {
  return words
    .split(/\s*\|\s*|\s+[–—-]+\s+|\s*[·•]\s*|\s*;\s*|(?<!\s\d)\s*,\s*(?![^(]*\))/)
    .flatMap(splitColon)
    .flatMap(splitBrackets)
    .flatMap(splitSchool)
    .map((part) => tidy(part.replace(/^[\s,:;.–—-]+|[\s,:;–—-]+$/g, "").replace(/(?<=\p{L}{4})\.$/u, "")))
    .filter((part) => part !== "" && !/^[·•]$/.test(part));
}

/** "Community Secondary School, Alesa: WAEC" */
export function splitColon(part: string): string[] {
  const [, before = "", after = ""] = /^(.+?)\s*:\s+(.+)$/.exec(part) ?? [];
  return before !== "" && splitDegree(after) !== undefined && splitDegree(before) === undefined
    ? [before, after]
    : [part];
}

function splitBrackets(part: string): string[] {
  const [, before = "", inside = "", after = ""] = /^(.+?)\s*\(([^()]+)\)\s*(.*)$/.exec(part) ?? [];
  if (before !== "" && /^[23][.:][12]$/.test(inside)) return [before, inside, after];
  if (before !== "" && isScoreOnly(inside) && !/^hons$/i.test(inside) && !isScoreOnly(before))
    return [before, inside, after];
  const holdsDegree =
    splitDegree(inside) !== undefined &&
    !hasDegree(before) &&
    !/^\p{L}{2,5}$/u.test(
      inside.replace(/[.]/g, "").replace(/^(?:S?SCE|WAEC|NECO|WASSCE|GCE|FSLC|NCE|OND|HND|ND)$/i, ""),
    );
  const isApart =
    isSchool(before) || isPlace(before)
      ? isPlace(inside) || holdsDegree
      : holdsDegree && isSchoolCertificate(inside);
  return before !== "" && isApart ? [before, inside, after] : [part];
}

/** "B.Sc. Accounting from University of Lagos", "B.Sc Accounting University of Lagos" */
function splitSchool(part: string): string[] {
  const joined = /^(.{2,80}?)\s+(?:from|at)\s+(?:the\s+)?(.+)$/i.exec(part);
  if (joined && hasDegree(joined[1] ?? "") && isSchool(joined[2] ?? ""))
    return [joined[1] ?? "", joined[2] ?? ""];
  const [, score = "", after = ""] =
    /^(.*?(?:class(?: honou?rs)?(?: \([^()]*\))?|division\)?|upper|lower|credit|distinction|\/\s?[457](?:\.0+)?))\s+(.+)$/i.exec(
      part,
    ) ?? [];
  if (isScoreOnly(score) && isSchool(after)) return [score, after];
  const [place = "", degree = ""] = splitBeforeDegree(part) ?? [];
  const isPlaceBefore = isSchool(place) || isPlace(place) || place.split(" ").length <= 3;
  if (place !== "" && isPlaceBefore && splitDegree(degree) !== undefined && !hasDegree(place))
    return [place, degree];
  const school =
    /^(.{3,80}?)\s+((?:federal |the |lagos state |\p{Lu}[\p{L}'’-]+ (?:state )?)?(?:university|polytechnic|college) of .+|(?:\p{Lu}[\p{L}'’-]+ ){1,2}(?:university|polytechnic)\b.*)$/iu.exec(
      part,
    );
  const [, before = "", name = ""] = school ?? [];
  return splitDegree(before)?.area !== undefined && isSchool(name) ? [before, name] : [part];
}

/** Behind a school's name a few capitalised words say where it is, unless they name a part of it. */
export function isTown(text: string): boolean {
  const words = text.split(" ");
  const isCapital = words.every((word) => /^[\p{Lu}\d][\p{L}\p{M}\d'’-]*\.?$/u.test(word));
  return (
    words.length <= 2 &&
    isCapital &&
    /^\p{Lu}\p{L}{2}/u.test(text) &&
    !/\b(?:faculty|department|dept|college|school|campus|centre|center|institute|teaching|hospital)\b/i.test(
      text,
    ) &&
    !isOrganisation(text) &&
    !hasDegree(text)
  );
}

/** A part without the brackets around it. */
export function unwrap(part: string): string {
  return part.replace(/^\(([^()]*)\)$/, "$1");
}
