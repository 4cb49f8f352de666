import type { Profile, SectionKey } from "../profile.schema";
import { sectionOf } from "./headings";
import { canonicalProfile, emptyProfile } from "./canonical-profile";
import { PERIOD_LABEL, SUB_HEADING } from "./job-words";
import { isDurationAlone } from "./line-kinds";
import { saysOnRequest, readLanguages } from "./lists";
import { keptWords, lostLines } from "./nothing-lost";
import { printProfile } from "./print-profile";
import { readCourses } from "./resume-education";
import { joinPapers, languageLines, LANGUAGE_GRID, partPapers } from "./resume-papers";
import { readPersonalLines, readResumeHead, type ResumeHead } from "./resume-head";
import { readResumeLines, type ResumeLine } from "./resume-lines";
import {
  asLine,
  readAwardLines,
  readCertificateLines,
  readOLevelLines,
  readRefereeLines,
  readSkillLines,
} from "./resume-lists";
import { readNyscLines } from "./resume-nysc";
import { isResumeHeading, isTableHead, splitSections, type ResumeSection } from "./resume-sections";
import { readJobs } from "./resume-work";
import { readProjectLines, readVolunteerLines } from "./resume-entries";
import { fit, tidy } from "./text-lines";

/**
 * Reads the raw text of an uploaded resume. Never throws, invents nothing and drops nothing: what cannot be understood stays
 * as a bullet where it stood, or under the heading OTHER. Only titles such as "Curriculum Vitae", page numbers, repeated page
 * heads and bare labels ("Tel:", "Responsibilities:") are left out.
 */
export function parseResume(text: string): Profile {
  const lines = readResumeLines(text, isResumeHeading);
  const profile = emptyProfile();
  const sections = splitSections(lines);
  for (const section of sections) addSection(profile, section);
  datePapers(profile);
  profile.education = joinPapers(profile.education);
  const canonical = canonicalProfile(profile);
  const lost = lostLines(sections.flatMap(contentLines), printProfile(canonical));
  return lost.length === 0 ? canonical : canonicalProfile(withOther(canonical, lost));
}

function addSection(profile: Profile, { section, heading, lines }: ResumeSection): void {
  if (section === "head") return addHead(profile, readResumeHead(lines));
  const isGuess = section === "custom" && sectionOf(heading) === undefined;
  if (lines.length === 0 && !isGuess) return;
  const key: SectionKey = section === "custom" ? `custom.${profile.custom.length}` : section;
  if (!profile.sectionOrder.includes(key)) profile.sectionOrder.push(key);
  switch (section) {
    case "summary":
      profile.summary.push(...paragraphsOf(lines).flatMap((text) => fit(text, 2000)));
      return;
    case "work":
      profile.work.push(...readJobs(lines));
      return;
    case "siwes":
      profile.siwes.push(...readJobs(lines));
      return;
    case "education":
      addCourses(profile, lines);
      return;
    case "nysc":
      addNysc(profile, lines);
      return;
    case "projects":
      profile.projects.push(...readProjectLines(lines));
      return;
    case "volunteer":
      profile.volunteer.push(...readVolunteerLines(lines));
      return;
    case "skills":
      profile.skills.push(...readSkillLines(lines));
      return;
    case "certificates":
      profile.certificates.push(...readCertificateLines(lines));
      return;
    case "awards":
      profile.awards.push(...readAwardLines(lines));
      return;
    case "languages":
      profile.languages.push(...readLanguages(languageLines(lines).map(asLine)));
      return;
    case "oLevels":
      profile.oLevels.push(...readOLevelLines(lines, examOf(heading)));
      return;
    case "personal":
      addHead(profile, isUnlabelledHead(profile, lines) ? readResumeHead(lines) : readPersonalLines(lines));
      return;
    case "referees":
      addReferees(profile, lines);
      return;
    case "custom":
      profile.custom.push({ heading: tidy(heading.toUpperCase()).slice(0, 100), lines: customLines(lines) });
      return;
  }
}

/** "Personal information" that opens a form: name and contacts stand there without labels. */
function isUnlabelledHead({ basics }: Profile, lines: ResumeLine[]): boolean {
  return basics.name === undefined && lines.every(({ text }) => !/^[^:@]{2,30}[:\t]/.test(text));
}

/** Contacts fill what is still unknown; a second value of a kind is a personal detail. */
function addHead(profile: Profile, { basics, personal, rest }: ResumeHead): void {
  for (const key of ["name", "label", "email", "phone", "location"] as const) {
    const value = basics[key];
    if (
      value === undefined ||
      value === profile.basics[key] ||
      (key === "name" && sameWords(value, profile.basics.name))
    )
      continue;
    if (profile.basics[key] === undefined) profile.basics[key] = value;
    else profile.personal.push({ label: OTHER_LABELS[key], value });
  }
  profile.basics.links.push(...basics.links.filter((link) => !profile.basics.links.includes(link)));
  profile.personal.push(...personal);
  if (rest.length === 0) return;
  const isHead = profile.sectionOrder.length === 0;
  if (isHead) profile.sectionOrder.push("summary");
  if (isHead) profile.summary.push(...rest.flatMap((line) => fit(line, 2000)));
  else
    profile.personal.push(
      ...rest.flatMap((line) => fit(line, 300)).map((value) => ({ label: "Other", value })),
    );
}

/** A PDF breaks a paragraph where a sentence ends at the margin: without a gap, a long line and the next are one paragraph. */
function paragraphsOf(lines: ResumeLine[]): string[] {
  const paragraphs: string[] = [];
  lines.forEach(({ text, isBullet, isAfterBlank }, index) => {
    const before = lines[index - 1];
    const isSame =
      before !== undefined && !isBullet && !before.isBullet && !isAfterBlank && before.text.length >= 80;
    if (isSame) paragraphs.push(`${paragraphs.pop() ?? ""} ${text}`);
    else paragraphs.push(text);
  });
  return paragraphs;
}

/** Grades under a heading of their own belong to the year in which that examination stands among the schools. */
function datePapers(profile: Profile): void {
  for (const sitting of profile.oLevels) {
    const [course, another] = profile.education.filter(
      ({ studyType }) => studyType?.toUpperCase() === sitting.exam.toUpperCase(),
    );
    const year = course?.endDate?.slice(0, 4);
    if (sitting.date === undefined && year !== undefined && /^\d{4}$/.test(year) && another === undefined)
      sitting.date = year;
  }
}

/** "WASSCE RESULT" over a table of grades names the examination. */
function examOf(heading: string): string | undefined {
  return /\b(?:WAEC|WASSCE|NECO|SSCE|GCE|NABTEB)\b/i.exec(heading)?.[0].toUpperCase();
}

/** The same name, perhaps with the surname first and in capitals. */
function sameWords(name: string, other = ""): boolean {
  const words = new Set(keptWords(other));
  return keptWords(name).length > 1 && keptWords(name).every((word) => words.has(word));
}

const OTHER_LABELS = {
  name: "Name",
  label: "Headline",
  email: "Other email",
  phone: "Other phone",
  location: "Address",
};

function addCourses(profile: Profile, lines: ResumeLine[]): void {
  const { courses, certificates, languages } = partPapers(lines);
  const { education, oLevels } = readCourses(courses);
  profile.certificates.push(...readCertificateLines(certificates));
  profile.languages.push(...readLanguages(languages.map(asLine)));
  if (certificates.length > 0 && !profile.sectionOrder.includes("certificates"))
    profile.sectionOrder.push("certificates");
  if (languages.length > 0 && !profile.sectionOrder.includes("languages"))
    profile.sectionOrder.push("languages");
  profile.education.push(...education);
  profile.oLevels.push(...oLevels);
}

function addNysc(profile: Profile, lines: ResumeLine[]): void {
  const more = readNyscLines(lines);
  const had = profile.nysc;
  const repeated = had ? [more.ppa, more.state].filter((value) => value !== undefined) : [];
  profile.nysc = had
    ? { ...more, ...had, highlights: [...had.highlights, ...repeated, ...more.highlights] }
    : more;
}

function addReferees(profile: Profile, lines: ResumeLine[]): void {
  const { onRequest, list } = readRefereeLines(lines);
  profile.referees = {
    onRequest: onRequest || (profile.referees?.onRequest ?? false),
    list: [...(profile.referees?.list ?? []), ...list],
  };
}

function customLines(lines: ResumeLine[]): Profile["custom"][number]["lines"] {
  return lines.flatMap(({ text, isBullet }) =>
    fit(text.replaceAll("\t", " | "), 1000).map((piece) => ({ text: piece, bullet: isBullet })),
  );
}

/** The lines of a section whose words must all be found again. */
function contentLines({ section, lines }: ResumeSection): string[] {
  const contents = lines.filter(isContent).map(({ text }) => contentOf(text));
  return section === "nysc" ? contents.map((line) => line.replace(SERVICE_WORDS, " ")) : contents;
}

// The status says the same: "Discharged", "Serving" …
const SERVICE_WORDS =
  /\b(?:currently|presently|serving|served|successfully|completed|discharged?|national youth service corps|nysc|corps? member|awaiting|call-?\s?up|mobili[sz]ation|not yet|yet to serve|certificate|exempted|exemption|exclusion|excluded|obtained)\b/gi;

/** False for lines that carry no content of their own: headings, titles of the paper, heads of tables, bare labels. */
function isContent(line: ResumeLine): boolean {
  const { text } = line;
  return (
    !LANGUAGE_GRID.test(text) &&
    !isResumeHeading(line) &&
    !isTableHead(text) &&
    !isDurationAlone(text) &&
    !SUB_HEADING.test(text) &&
    !saysOnRequest(text) &&
    !/^(?:curriculum\s+vitae|c\.?\s?v\.?|r[ée]sum[ée])(?:\s*\(c\.?v\.?\))?$/i.test(text)
  );
}

/** A line without the labels whose place in the profile says the same. */
function contentOf(line: string): string {
  return line
    .replace(/\((?:linkedin|portfolio|github|website|blog|personal|company|mobile|home|work|other)\)/gi, " ")
    .replace(/\b(?:mobile|tel|phone|gsm|call|cell|whatsapp)(?=\s*[+(]?\d)/i, " ")
    .replace(PERIOD_LABEL, "$1")
    .replace(LABELS, " ")
    .replace(/^(?:curriculum\s+vitae|r[ée]sum[ée])(?:\s+(?:of|for))?\b/i, "")
    .replace(/^(?:i )?serv(?:ed|ing) (?:at|with|in) /i, "");
}

const LABELS =
  /(?<![\p{L}])(?:curriculum\s+vitae(?:\s+of)?|r[ée]sum[ée]|tel(?:ephone)?|phone|mobile|gsm|cell|whatsapp|mother tongue(?:\(s\))?|e-?mail|address|location|contact|linkedin|website|portfolio|github|links?|full name|names?|surname|first name|other names?|last name|middle name|position(?: held)?|post(?: held)?|job title|title|role|designation|company|employer|organi[sz]ation|firm|name of \p{L}+|institution|university|school|degree|qualification|certificate|course(?: of study)?|discipline|class(?: of degree)?|result|grade|ppa|place of primary assignment|state of (?:service|deployment)|status|responsibilities|duties)(?:\s*(?:no|nos|number|numbers|address|line|held|obtained)s?)?\.?\s*[:;–-]/giu;

function withOther(profile: Profile, lost: string[]): Profile {
  const lines = lost
    .flatMap((line) => fit(line.replaceAll("\t", " | "), 1000))
    .map((text) => ({ text, bullet: false }));
  return { ...profile, custom: [...profile.custom, { heading: "OTHER", lines }] };
}
