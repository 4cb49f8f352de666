import { findPeriods, parseDate } from "../dates";
import { findPhones } from "../phone";
import type { Certificate, OLevel, Profile, Referee, SkillGroup } from "../profile.schema";
import { addExam, readExam, takeSeries } from "./exam-lines";
import { readFields } from "./head-fields";
import { isOrganisation, isPlace, isTitle } from "./line-kinds";
import { readSkills, saysOnRequest } from "./lists";
import type { ResumeLine } from "./resume-lines";
import { isTableHead } from "./resume-sections";
import { fit, tidy, type Line } from "./text-lines";

/** The same line for the readers that the editor's form and uploaded resumes share. */
export function asLine({ text, isAfterBlank }: ResumeLine): Line {
  return { text: tidy(text.replaceAll("\t", ", ")), isAfterBlank };
}

// "Power BI – Intermediate", "Excel: Advanced": one skill and how well it is known.
const LEVELLED =
  /(^|[,;•]\s*)([^,;:•()]{2,60}?)\s*(?:\s[–—-]|:)\s+((?:very |upper |lower )?(?:advanced|intermediate|basic|beginner|expert|proficient|fluent|excellent|good|fair|strong|elementary)(?: (?:level|user|knowledge|skills?))?)(?=\s*(?:$|[,;•]))/giu;

/** Skills: short items are parted at commas, sentences stay whole. */
export function readSkillLines(lines: ResumeLine[]): SkillGroup[] {
  const groups: SkillGroup[] = [];
  for (const line of lines) {
    const text = asLine(line)
      .text.replace(/\.$/, (dot) => (line.text.split(" ").length > 7 ? dot : ""))
      .replace(LEVELLED, "$1$2 ($3)")
      .replace(/^[^,;]+$/, (whole) =>
        whole.split(/\s[-–·/]\s/).length > 2 ? whole.replace(/\s[-–·/]\s/g, ", ") : whole,
      );
    const isSentence =
      text.split(" ").length > 7 &&
      !/[|•;]/.test(text) &&
      (!text.includes(",") ||
        (text.split(",").length <= 3 && /\b(?:ability|able|and|with|using|to)\b/i.test(longestItem(text))));
    const read =
      isSentence && !/^[^:]{2,40}:\s/.test(text)
        ? [{ keywords: fit(text, 200) }]
        : readSkills([{ text: text.replace(/\.$/, ""), isAfterBlank: false }]);
    for (const group of read) {
      const last = groups.at(-1);
      if (last && last.name === undefined && group.name === undefined) last.keywords.push(...group.keywords);
      else groups.push(group);
    }
  }
  return groups;
}

function longestItem(text: string): string {
  const items = text.split(",");
  const longest = items.reduce((most, item) => (item.length > most.length ? item : most), "");
  return longest.trim().split(" ").length > 6 ? longest : "";
}

/** Certificates and memberships: dates and "(in view)" stand apart, an issuer only where a column or a dash sets it off. */
export function readCertificateLines(lines: ResumeLine[]): Certificate[] {
  return lines.reduce(joinDate, []).flatMap(({ text, isBullet }) => {
    if (!isBullet && isTableHead(text)) return [];
    const line = text.replaceAll("\t", " | ").replace(/^(?:\(?\d{1,2}[.)])\s+/, "");
    const range = findPeriods(line).at(-1);
    const isLimit =
      range !== undefined &&
      /\b(?:expir\w+|valid|exp|till|until|renew\w*)\W*(?:on|till|until|to|up to|date|in)?\W*$/i.test(
        line.slice(0, range.index),
      );
    const isDate =
      range !== undefined &&
      range.start === undefined &&
      range.end !== "present" &&
      !isLimit &&
      !/^(?:till|until)/i.test(line.slice(range.index));
    const dateless = (isDate ? withoutPart(line, range.index, range.length) : line).replace(
      /\s*\(([^()]{2,60}?)[\s,]+\)/,
      " | $1",
    );
    const status = STATUS.exec(dateless);
    const words = tidy(status ? withoutPart(dateless, status.index, status[0].length) : dateless);
    const cells = turnBody(
      words
        .split(/\s*\|\s*|\s+[–—-]\s+/)
        .flatMap((cell, _at, row) => splitIssuer(cell, row, isDate))
        .filter((cell) => cell !== ""),
    );
    const [name = "", issuer, ...more] =
      cells.length > 1 && cells.every((cell) => cell.length <= 200) ? cells : [words];
    if (name === "") return fit(line, 200).map((piece) => ({ name: piece }));
    const [first = name, ...pieces] = fit(name, 200);
    const full = issuer === undefined ? undefined : [issuer, ...more].join(" – ");
    const isFit = full !== undefined && full.length <= 200;
    return [
      {
        name: first,
        ...(isFit && { issuer: full }),
        ...(isDate && range.end && { date: range.end }),
        ...(status && { status: tidy(status[1] ?? "") }),
      },
      ...[...pieces, ...(full !== undefined && !isFit ? fit(full, 200) : [])].map((piece) => ({
        name: piece,
      })),
    ];
  });
}

/** "Fire Fighting, Lagos State Fire Service": behind the last comma stands who gave it. */
function splitIssuer(cell: string, cells: string[], isDated: boolean): string[] {
  const [, name = "", issuer = ""] = /^(.{4,}),\s+([^,]{3,80})$/.exec(cell) ?? [];
  const isName =
    isDated &&
    !name.includes(",") &&
    /^(?:(?:\p{Lu}[\p{L}\p{M}'’&.-]*|of|and|the|for)\s?){1,5}$/u.test(issuer);
  const isIssuer = (isName || isOrganisation(issuer) || /^[A-Z]{3,8}$/.test(issuer)) && !isPlace(issuer);
  return cells.length === 1 &&
    isIssuer &&
    (isName || !isOrganisation(name) || /^[A-Z]{3,8}$/.test(issuer)) &&
    !/^(?:member|fellow|associate|corporate|student|graduate)\b/i.test(name)
    ? [name, issuer]
    : [cell];
}

/** "ICAN – Associate Chartered Accountant": the body stands first. */
function turnBody(cells: string[]): string[] {
  const [body = "", name = "", ...more] = cells;
  return /^[A-Z]{3,6}$/.test(body) &&
    /\b(?:chartered|associate|certified|member|fellow|registered)\b/i.test(name)
    ? [name, body, ...more]
    : cells;
}

/** In a narrow column the year stands on a line of its own under its certificate. */
function joinDate(lines: ResumeLine[], line: ResumeLine): ResumeLine[] {
  const last = lines.at(-1);
  const isDateAlone = !line.isBullet && parseDate(line.text) !== undefined;
  return last && isDateAlone && findPeriods(last.text).length === 0
    ? [...lines.slice(0, -1), { ...last, text: `${last.text} ${line.text}` }]
    : [...lines, line];
}

const STATUS =
  /[\s(\[–,-]*\b(in[- ]view|in progress|ongoing|on-going|part[- ]qualified|awaiting (?:result|induction)|inducted|student member|expected)\b\s*[)\]]?/i;

/** A text without one part of it, and without the marks and brackets that only held that part. */
export function withoutPart(text: string, index: number, length: number): string {
  const left = `${text.slice(0, index)} ${text.slice(index + length)}`
    .replace(/\(\s*\)|\[\s*\]/g, " ")
    .replace(/\s+(?=[,;])/g, "")
    .replace(/^[\s,:;|–—-]+|[\s,:;(|–—-]+$/g, "");
  const isOpen = left.lastIndexOf("(") > left.lastIndexOf(")");
  return isOpen ? `${left})` : left;
}

/** Awards, each with the year that stands with it. */
export function readAwardLines(lines: ResumeLine[]): Profile["awards"] {
  return lines.flatMap(({ text }) => {
    const line = tidy(text.replaceAll("\t", " – "));
    const range = findPeriods(line).at(-1);
    const isApart =
      range &&
      range.start === undefined &&
      range.end !== "present" &&
      (range.index === 0 || /[\s(,–-]$/.test(line.slice(0, range.index))) &&
      (range.index === 0 || /^[\s).]*$/.test(line.slice(range.index + range.length)));
    const title = isApart ? tidy(withoutPart(line, range.index, range.length)) : line;
    const [first, ...more] = fit(title === "" ? line : title, 300);
    return first === undefined
      ? []
      : [
          { title: first, ...(isApart && title !== "" && range.end && { date: range.end }) },
          ...more.map((piece) => ({ title: piece })),
        ];
  });
}

/** Examinations and their grades. A line that is neither becomes an examination of its own. */
export function readOLevelLines(lines: ResumeLine[], named?: string): OLevel[] {
  const oLevels: OLevel[] = [];
  for (const { text, isBullet } of lines) {
    if (!isBullet && isTableHead(text)) continue;
    const line = text.replace(/\t+(?=[A-F]\d\b)/g, " ");
    const exam =
      readExam(line, oLevels.at(-1)?.exam ?? named) ?? oneResult(line, oLevels.at(-1)?.exam ?? named);
    if (exam) {
      addExam(oLevels, exam);
      continue;
    }
    const { text: plain, series } = takeSeries(tidy(text.replaceAll("\t", " | ")));
    const range = findPeriods(plain).at(-1);
    const words = tidy(`${range ? withoutPart(plain, range.index, range.length) : plain} ${series}`);
    const [name = "", school, ...more] = words.split(/\s*\|\s*|\s+[–—-]\s+/);
    const pieces = fit([name, ...more].filter((part) => part !== "").join(" – ") || plain, 100);
    oLevels.push(
      ...pieces.map((piece, index): OLevel => ({
        exam: piece,
        ...(index === 0 && school && school.length <= 200 && { school }),
        ...(index === 0 && range?.end && range.end !== "present" && name !== "" && { date: range.end }),
        results: [],
      })),
    );
  }
  return oLevels;
}

function oneResult(text: string, exam?: string): ReturnType<typeof readExam> {
  const read = readExam(`${text}, ${text}`, exam);
  return read?.results.length === 2 ? { ...read, results: read.results.slice(0, 1) } : undefined;
}

/** Referees: each begins with a name, after a number, a bullet or a blank line; contacts are known by their form. */
export function readRefereeLines(lines: ResumeLine[]): NonNullable<Profile["referees"]> {
  const onRequest = lines.some(({ text }) => saysOnRequest(text));
  const list: Referee[] = [];
  let isOpen = false;
  for (const line of lines.filter(({ text }) => !saysOnRequest(text))) {
    for (const cell of line.text.split(/\t|\s+\|\s+/)) {
      const isNext =
        isReached(list.at(-1)) &&
        /^(?:\p{Lu}[\p{L}.'’-]*\.?\s){1,4}?\p{Lu}[\p{L}'’-]+\s*[,(–-]/u.test(cell) &&
        (findPhones(line.text).length > 0 || /\S@\S+\.\S/.test(line.text));
      const isNew =
        !isOpen ||
        isNext ||
        line.isBullet ||
        (line.isAfterBlank && looksLikePerson(cell)) ||
        /^(?:\(?\d[.)]|[ivx]+[.)])\s*/i.test(cell) ||
        isPerson(cell);
      const text = tidy(cell.replace(/^(?:\(?\d[.)]|\(?[ivx]+[.)])\s*/i, ""));
      if (text === "") continue;
      addRefereeLine(list, text, isNew);
      isOpen = true;
    }
  }
  return { onRequest, list };
}

function isReached(referee: Referee | undefined): boolean {
  return referee?.phone !== undefined || referee?.email !== undefined;
}

const PERSON =
  /^\(?(?:mr|mrs|miss|ms|dr|engr|prof|professor|chief|barr|barrister|pastor|rev|reverend|alhaji|alhaja|mallam|hon|arc|pharm|sir|lady|elder|deacon|prince|princess|otunba|surv|tpl|evang|imam|qs|col|capt|major|comrade|sr|bro|sis)\b\.?\)?\s+\(?\p{Lu}/iu;

/** "Mrs Grace Audu", but not "Chief Medical Director". */
function isPerson(text: string): boolean {
  const [first = ""] = text.split(",");
  return PERSON.test(first) && !isTitle(first.replace(/^\S+\s+/, ""));
}

function looksLikePerson(text: string): boolean {
  return text.split(" ").length <= 5 && !/\d|@/.test(text) && !isOrganisation(text) && !isTitle(text);
}

function addRefereeLine(list: Referee[], line: string, isNew: boolean): void {
  const email = /(?<![\w.+%'-])[\w.+%'-]{1,64}@[\w-]+(?:\.[\w-]+)+/.exec(line)?.[0];
  const withoutEmail = email ? line.replace(email, " ") : line;
  const phones = findPhones(withoutEmail);
  const bare = phones.reduce((text, { raw }) => text.replace(raw, " "), withoutEmail);
  const words = tidy(
    bare
      .replace(
        /\b(?:tel|phone|mobile|gsm|e-?mail)(?:\s*(?:no|number)s?)?\.?\s*[:–-]*\s*(?=$|[,;|/\s])/gi,
        " ",
      )
      .replace(/^[\s,;|/:–-]+|[\s,;|/:–-]+$/g, ""),
  );
  const [name = "", ...others] = words.split(/\s*,\s*|\s+[–—-]\s+/);
  const last = list.at(-1);
  const isContinued =
    last !== undefined &&
    (!isNew || words === "" || isTitle(name) || isOrganisation(name)) &&
    !isPerson(words);
  const [first = name, ...pieces] = fit(name === "" ? line : name, 200);
  const referee: Referee = isContinued ? last : { name: first };
  if (!isContinued) list.push(referee);
  const { fields, rest } = readFields(
    isContinued ? (words === "" ? [] : [words]) : others.length > 0 ? [others.join(", ")] : [],
  );
  const loose = [...(isContinued ? [] : pieces), ...rest];
  const place = fields.location === undefined ? [] : [fields.location];
  if (fields.position !== undefined && referee.position === undefined) referee.position = fields.position;
  else if (fields.position !== undefined) place.unshift(fields.position);
  if (fields.name !== undefined && referee.organization === undefined) referee.organization = fields.name;
  else if (fields.name !== undefined) place.unshift(fields.name);
  for (const part of [...place, ...loose]) addToOrganisation(referee, part);
  if (email && referee.email === undefined) referee.email = email;
  for (const { phone } of phones)
    referee.phone = referee.phone === undefined ? phone : `${referee.phone}, ${phone}`.slice(0, 100);
}

function addToOrganisation(referee: Referee, part: string): void {
  const joined = referee.organization === undefined ? part : `${referee.organization}, ${part}`;
  if (joined.length <= 200) referee.organization = joined;
}
