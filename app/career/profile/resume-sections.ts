import { headingByContent } from "./heading-by-content";
import type { KnownSection } from "./heading-words";
import { readHeading, sectionOf, type Heading } from "./headings";
import { LANGUAGE_NAMES } from "./place-names";
import { fold, isOrganisation, isPlace, isTitle, startsWithVerb } from "./line-kinds";
import { saysOnRequest } from "./lists";
import { SUB_HEADING, TABLE_HEAD_WORDS } from "./job-words";
import type { ResumeLine } from "./resume-lines";

/** A stretch of a resume under one heading; the lines above the first heading are the head. */
export type ResumeSection = {
  section: KnownSection | "custom" | "head";
  heading: string;
  lines: ResumeLine[];
};

/** Parts a resume at its headings, however they are worded. */
export function splitSections(lines: ResumeLine[]): ResumeSection[] {
  const sections: ResumeSection[] = [{ section: "head", heading: "", lines: [] }];
  for (const [at, line] of lines.entries()) {
    const current = sections.at(-1);
    if (!current) break;
    const heading =
      readResumeHeading(isSetOff(line, current) ? { ...line, isAfterBlank: true } : line, current.section) ??
      headingByContent(lines, at, current.section);
    const inline = heading ? undefined : readInlineHeading(line, current.section);
    const note = heading ? headingNote(line.text) : undefined;
    const noted = note === undefined ? [] : [{ text: note, isBullet: false, isAfterBlank: true }];
    if (saysOnRequest(line.text) && current.section !== "referees")
      sections.push({ section: "referees", heading: "", lines: [line] });
    else if (heading)
      sections.push({ section: heading.section, heading: headingText(line.text), lines: noted });
    else if (isServiceLine(line, current.section))
      sections.push({ section: "nysc", heading: "", lines: [line] }, { ...current, lines: [] });
    else if (inline)
      sections.push({
        section: inline.section,
        heading: inline.heading,
        lines: [{ ...line, isAfterBlank: true, isBullet: false, text: inline.rest }],
      });
    else current.lines.push(line);
  }
  return sections;
}

// PDFs lose the gap above a heading: in these sections, whose lines are written words, a line in capitals stands out all the same.
function isSetOff({ text, isBullet }: ResumeLine, { section, lines }: ResumeSection): boolean {
  const isProse =
    section === "referees" ||
    section === "summary" ||
    section === "languages" ||
    section === "nysc" ||
    section === "personal";
  return (
    isProse &&
    !isBullet &&
    lines.length > 0 &&
    lines.every((line) => line.text !== line.text.toUpperCase()) &&
    text.split(" ").length > 1
  );
}

/** "NYSC Discharge Certificate (2015)" among schools and certificates tells of the service year. */
function isServiceLine({ text }: ResumeLine, current: ResumeSection["section"]): boolean {
  const isAmongPapers = current === "education" || current === "certificates";
  return (
    isAmongPapers &&
    text.length < 90 &&
    /^(?:nysc\b|national youth service\b).*\b(?:discharged?|certificate|exempt\w*|exclusion|completed|served)\b/i.test(
      text,
    )
  );
}

/** True for a line that is a heading wherever it stands. */
export function isResumeHeading(line: ResumeLine): boolean {
  return readResumeHeading(line, "head") !== undefined;
}

function readResumeHeading(line: ResumeLine, current: ResumeSection["section"]): Heading | undefined {
  if (line.isAfterBlank && !line.isBullet && TYPED_LOW.test(line.text)) {
    const section = sectionOf(line.text);
    if (section !== undefined && section !== "custom") return { section };
  }
  if (line.text.includes("\t") || SKIPPED_TITLE.test(line.text)) return undefined;
  const text = headingText(line.text);
  if (line.isBullet && text !== text.toUpperCase()) return undefined;
  if (
    isTableHead(line.text) &&
    /\b(date|year|s\/n|from|to)\b/i.test(line.text) &&
    !/with|and/i.test(line.text)
  )
    return undefined;
  if ((current === "work" || current === "siwes") && SUB_HEADING.test(text) && text !== text.toUpperCase())
    return undefined;
  const note = headingNote(text);
  const strong = line.isAfterBlank && STRONG_END.exec(text)?.[1];
  if (
    strong &&
    sectionOf(text) === undefined &&
    current !== "head" &&
    text.split(" ").length <= 4 &&
    !isOrganisation(text) &&
    !startsWithVerb(text)
  ) {
    const meantByEnd = sectionOf(strong);
    if (meantByEnd !== undefined && meantByEnd !== "custom") return { section: meantByEnd };
  }
  const heading = readHeading({
    text: note === undefined ? text : text.replace(/\s*\([^()]*\)$/, ""),
    isAfterBlank: line.isAfterBlank,
  });
  if (note !== undefined && heading?.section === "custom") return undefined;
  if (heading?.section !== "custom" || !heading.isGuess) return heading;
  if (current === "head" || isOrganisation(text) || isTitle(text) || isPlace(text)) return undefined;
  // "COMMUNITY WORK", "OFFSHORE EXPERIENCE": the last word says which section it is.
  const meant = sectionOf(text.split(" ").at(-1) ?? "");
  if (meant !== undefined && meant !== "custom") return { section: meant };
  return current === "work" || current === "siwes" || current === "education" ? undefined : heading;
}

// "Secular Experience": whatever stands before it, the last word says which section it is.
const STRONG_END =
  /^(?:\p{Lu}[\p{L}'’-]+ ){1,3}(Experience|EXPERIENCE|Employment|EMPLOYMENT|Qualifications|QUALIFICATIONS|Skills|SKILLS|Certifications|CERTIFICATIONS|Referees|REFEREES|References|REFERENCES)\s*:?$/u;

// Typed on a phone without capitals: "work", "my skills".
const TYPED_LOW = /^\p{Ll}+(?: \p{Ll}+){0,5}:?$/u;

/** "O' LEVEL RESULTS (NECO JUNE 2009)": what stands in brackets and has a figure belongs under the heading. */
function headingNote(text: string): string | undefined {
  const note = /\(([^()]+)\)\s*:?$/.exec(text)?.[1];
  return note !== undefined && /\d/.test(note) ? note : undefined;
}

/** A heading without its number, ornaments and colon: "B. *** WORK EXPERIENCE ***:" → "WORK EXPERIENCE". */
function headingText(text: string): string {
  return text
    .replace(/^[\p{Extended_Pictographic}\p{Regional_Indicator}\ufe0f\u200d\s]+/u, "")
    .replace(/^(?:\(?(?:\d{1,2}|[ivx]{1,4}|[A-H])[.)]\s+)/i, "")
    .replace(/^[\s*_=~#•:;–—-]+|[\s*_=~#•:;–—-]+$/gu, "");
}

const SKIPPED_TITLE = /^(?:curriculum\s+vitae|c\.?v\.?|r[ée]sum[ée])\b/i;

/** "SKILLS: Excel, Sage" is a heading with its content on the same line. */
function readInlineHeading(
  line: ResumeLine,
  current: ResumeSection["section"],
): { section: KnownSection | "custom"; heading: string; rest: string } | undefined {
  const cell = /^([^\t:]{3,40}?)\s*\t\s*(\S.*)$/u.exec(line.text);
  if (cell) return readCellHeading(line, cell[1] ?? "", cell[2] ?? "");
  const [, label = "", rest = ""] =
    (current === "head"
      ? /^([^:;\t]{3,40}?)\s*[:;–]\s*(\S.*)$/u
      : /^([^:;\t]{3,40}?)\s*[:;]\s*(\S.*)$/u
    ).exec(line.text) ?? [];
  const named = headingText(label);
  // "Industrial Training (SIWES): …"
  const section =
    label === "" ? undefined : (sectionOf(named) ?? sectionOf(named.replace(/\s*\([\p{L}\s]+\)$/u, "")));
  if (!section || line.isBullet || isEntryLabel(label)) return undefined;
  const isShouted = label === label.toUpperCase() && /\p{Lu}{3}/u.test(label);
  const heading = headingText(label);
  if (section === "languages") {
    const first = fold(rest.split(/[,;(\s]/)[0] ?? "");
    return LANGUAGE_NAMES.has(first) ? { section, heading, rest } : undefined;
  }
  if (section === "personal" || current === section) return undefined;
  const isStrong =
    /^(?:(?:key |core |technical |professional )?skills|hobbies.*|interests|referees?|references?|certifications?|education|work experience|experience|(?:career )?objective|(?:professional |career )?summary|profile|nysc|siwes|awards|industrial (?:training|attachment))(?:\s*\([\p{L}\s]+\))?$/iu.test(
      label,
    );
  return isShouted || (isStrong && current !== "personal") ? { section, heading, rest } : undefined;
}

/** A two-column form: "Languages | English, Igbo", "Personal information | Chinyere Umeh". */
function readCellHeading(
  line: ResumeLine,
  label: string,
  rest: string,
): ReturnType<typeof readInlineHeading> {
  const section = sectionOf(headingText(label).replace(/\s*\([\p{L}\s]+\)$/u, ""));
  if (
    !section ||
    section === "custom" ||
    line.isBullet ||
    (isEntryLabel(label) && !/skills$/i.test(label)) ||
    isTableHead(line.text) ||
    label.split(" ").length > 4
  )
    return undefined;
  const isDated = /\d{4}/.test(rest) && section !== "nysc";
  const note = /\(([\p{L}\s]+)\)$/u.exec(headingText(label))?.[1];
  return isDated
    ? undefined
    : { section, heading: headingText(label), rest: note === undefined ? rest : `${note}\t${rest}` };
}

function isEntryLabel(label: string): boolean {
  return (
    /^(?:position|post|job|role|course|school|institution|qualification|certificate|degree|class|level|project|year|date|period|contact|achievements?|responsibilit|languages? spoken of)/i.test(
      label,
    ) && label !== label.toUpperCase()
  );
}

/** The head row of a table: "S/N  Institution  Qualification  Year". */
export function isTableHead(text: string): boolean {
  const words = fold(text)
    .split(/[\s|,&]+/)
    .filter((word) => word !== "");
  return words.length > 1 && words.length <= 14 && words.every((word) => TABLE_HEAD_WORDS.has(word));
}
