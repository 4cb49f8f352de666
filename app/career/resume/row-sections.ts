import { groupByParagraph, type Field } from "./field";
import { findPeriods } from "../dates";
import { foldText } from "../nlp/fold";
import { headingSection } from "./headings";
import { labelKind } from "./segment-labels";
import { startsWithDegree } from "./degrees";
import { namesLanguage } from "./spoken";
import { membershipGrades, postNominals } from "./vocabulary/vocabulary";
import type { Label } from "./tagger/labels";
import type { Section } from "./vocabulary/vocabulary-types";

// Where a line may tell of something else. A job's own "Tools: …" belongs to the job.
const open: ReadonlySet<string> = new Set([
  "top",
  "contact",
  "summary",
  "education",
  "certificates",
  "awards",
  "skills",
  "languages",
  "referees",
]);
const ofRows: ReadonlySet<string> = new Set(["certificates", "skills", "languages", "awards", "personal"]);

// Where private details stand under no heading of their own.
const ofOthers: ReadonlySet<string> = new Set([
  "education",
  "certificates",
  "awards",
  "skills",
  "languages",
  "oLevels",
  "custom",
]);

/** "Married, 2 children. Born 11 Feb 1991": nothing else begins so. */
function isOfPerson(text: string): boolean {
  return /^(?:i (?:am|was) )?(?:born\s(?:on|in|at|\d|\p{Lu})|(?:happily )?(?:married|single|widowed|divorced)(?:\s*[,.;(/|]|\s+(?:with|and|male|female)\b|$))/iu.test(
    text.trim(),
  );
}

/** "Willing to relocate. Available immediately.": on what terms somebody takes a post stands in no section of its own. */
function statesTerms(text: string, section: Section | "top"): boolean {
  const isLong = text.split(/\s+/u).length > MOST_WORDS_OF_TERMS;
  const isDuty = OF_POSTS.has(section) && (isLong || /\bavailable for\b/i.test(text));
  return !WITHOUT_TERMS.has(section) && !isDuty && !/\bon (?:call|request)\b/i.test(text) && TERMS.test(text);
}
const WITHOUT_TERMS: ReadonlySet<string> = new Set(["top", "summary", "referees"]);
/** "Available for weekend surgery", "Willing to relocate patients between wards": a duty. */
const OF_POSTS: ReadonlySet<string> = new Set(["work", "nysc", "siwes", "volunteer"]);
const MOST_WORDS_OF_TERMS = 6;
const TERMS =
  /^(?:i am |am |i['’]m )?(?:(?:willing|ready|open|prepared) to relocate(?=$|[.,;]| (?:to|within|anywhere|if)\b)|available (?:immediately|on|from|for|to (?:start|resume)|in|within|as from)\b)(?:[^.]|\.(?=\s*(?:available|willing|ready|expected|salary|$)))*$/iu;

/** "Software: AutoCAD" among the papers, "Licence: …" among the schools: the section that the label of a line, or the first cell of a row, names, if it is another. */
export function sectionApart(
  { label, segments, text }: Field,
  section: Section | "top",
  value: string,
  { isCell, leadsRow }: { isCell: boolean; leadsRow: boolean },
): Section | undefined {
  const [first] = segments;
  if (first?.index === 0 && !isCell && ofOthers.has(section) && isOfPerson(text + value)) return "personal";
  if (first?.index === 0 && !isCell && label !== "label" && statesTerms(text, section)) return "personal";
  if (section === "education" && first?.index === 0 && !isCell && isProfessional(text)) return "certificates";
  if (section === "top" && label === "line") return sectionOfLine(text);
  if (label !== "label" || first?.index !== 0 || (first.count < 2 && !leadsRow)) return undefined;
  const kind = labelKind(text);
  const namedByWords = headingSection(text);
  const named =
    namedByWords === "languages"
      ? namesLanguage(value)
        ? "languages"
        : "skills"
      : kind === undefined
        ? namedByWords
        : sectionsOfKinds.get(kind);
  if (named === section) return undefined;
  if (!open.has(section)) {
    if (kind === "school" && findPeriods(value).length > 0) return "education";
    // "Computer skills: …" under "Other information".
    const isOfCustom = section === "custom" && named === "skills";
    return named === "languages" || kind === "personal" || isOfCustom ? named : undefined;
  }
  return named !== undefined && ofRows.has(named) ? named : undefined;
}

/** "Licence: Class E, valid till 2028" among the first lines. */
function sectionOfLine(text: string): Section | undefined {
  const head = /^(\p{L}[^:]{2,30}):\s/u.exec(text)?.[1];
  return head !== undefined && headingSection(head) === "certificates" ? "certificates" : undefined;
}

/** "Fellow", "ACA": the grade or the letters of a member, which no school gives. */
function isProfessional(text: string): boolean {
  const words = foldText(text);
  return membershipGrades.has(words) || (postNominals.has(words) && !startsWithDegree(text));
}

const sectionsOfKinds: ReadonlyMap<string, Section> = new Map([
  ["skill", "skills"],
  ["language", "languages"],
  ["personal", "personal"],
]);

/** At least two lines with a post and its period. */
export function isListOfPosts(fields: readonly Field[]): boolean {
  const lines = [...groupByParagraph(fields).values()].filter(
    (line) =>
      line.some((field) => field.label === "title" && field.probability("title") >= 0.8) &&
      line.some(({ label }) => label === "dates"),
  );
  return lines.length > 1;
}

/** A line with a post and its period, and text below it. */
export function holdsPost(fields: readonly Field[]): boolean {
  const isPost = [...groupByParagraph(fields).values()].some(
    (line) =>
      line.some((field) => field.label === "title" && field.probability("title") >= 0.9) &&
      line.some((field) => field.label === "dates" && field.probability("dates") >= 0.9),
  );
  return isPost && fields.some(({ label }) => label === "line");
}

/** What a section holds whose heading nobody knows ("My journey"), by the fields that are sure. */
export function sectionByFields(fields: readonly Field[]): Section {
  const sure = fields.filter((field) => field.probability(field.label) >= 0.8);
  const count = (...labels: Label[]) => sure.filter(({ label }) => labels.includes(label)).length;
  const most = sure.length / 2;
  if (count("referee") > 0 && count("phone", "employer", "title") > 0) return "referees";
  if (count("school", "degree") > 1 && count("title") === 0) return "education";
  if (count("title") > 0 && count("employer") > 0 && count("dates") > 0) return "work";
  if (count("item") > most || (count("issuer") > 0 && count("item") > 0 && count("item", "issuer") >= most))
    return "certificates";
  if (count("skill") > most) return "skills";
  if (count("language") > most) return "languages";
  return "custom";
}
