import { foldText } from "../nlp/fold";
import { withoutMicrosoft } from "../nlp/microsoft";
import { degreeLeads, degreesAround } from "./vocabulary/degrees";
import { shortSchools } from "./vocabulary/schools";
import {
  longDegrees,
  schoolPapers,
  schools,
  shortDegrees,
  tradeQualifications,
} from "./vocabulary/vocabulary";

/** "B.Sc. (Hons) Accounting", "Accounting, HND", "Master of Arts in History" → degree and subject. Nothing is left out. */
export function splitDegree(text: string): { studyType?: string; area?: string } {
  const trimmed = text.replace(/[\s,;:–—-]+$/u, "");
  if (withoutMicrosoft(trimmed) !== trimmed) return { area: trimmed };
  const lead = degreeLead.exec(trimmed)?.[0] ?? "";
  if (lead !== "" && startsWithDegree(trimmed.slice(lead.length))) {
    const { studyType, area } = splitDegree(trimmed.slice(lead.length));
    return { studyType: `${lead}${studyType ?? ""}`.trim(), ...(area !== undefined && { area }) };
  }
  if (isSchoolPaper(trimmed) || startsWithTradePaper(trimmed)) return { studyType: trimmed };
  const joined = /^(.{2,60}?)\s+(?:in|en)\s+(?:the\s+)?(.+)$/iu.exec(trimmed);
  if (joined && isDegree(joined[1] ?? "") && !/\b(?:certificate|diploma)$/i.test(joined[1] ?? ""))
    return { studyType: joined[1], area: joined[2] };
  if (joined && /\b(?:certificate|diploma)$/i.test(joined[1] ?? "") && !/education/i.test(joined[2] ?? ""))
    return { studyType: joined[1], area: joined[2] };
  const of = ofForm.exec(trimmed) ?? ofAnyForm.exec(trimmed) ?? degreeAround.exec(trimmed);
  if (of) return parted(of[0].trim(), trimmed.slice(of[0].length));
  const [head = "", subject] = trimmed.split(/,\s+|\s+[–—-]\s+/u, 2);
  if (subject !== undefined && (isLongDegree(head) || PAPER_ALONE.test(head)))
    return parted(head, trimmed.slice(trimmed.indexOf(subject, head.length)));
  const words = trimmed.split(" ");
  let taken = 0;
  while (taken < words.length && isDegreeWord(words[taken] ?? "", taken)) taken += 1;
  if (taken > 0) return parted(words.slice(0, taken).join(" "), words.slice(taken).join(" "));
  const behind = /^(.+?)(?:,\s*|\s+[–—-]\s+|\s*\(|\s+)([^,()\s]+(?:\s\([^()]+\))?)\)?$/u.exec(trimmed);
  if (behind && shortDegrees.has(bare(behind[2] ?? ""))) return { studyType: behind[2], area: behind[1] };
  // "Registered Nurse Certificate", "Diploma".
  const isPaper = /(?:^|\s)(?:certificate|diploma|licen[cs]e)$/i.test(trimmed);
  return isPaper || isDegree(trimmed) ? { studyType: trimmed } : { area: trimmed };
}

/** "Certificate, Radio Production": the comma stands for "in". */
const PAPER_ALONE = /^(?:(?:advanced|professional|ordinary|higher|postgraduate) )?(?:certificate|diploma)$/iu;

/** "Executive MBA": what stands before a degree and is no subject. */
const degreeLead = new RegExp(`^(?:${degreeLeads.split(/,\s*/).join("|")})\\s+`, "iu");

/** True for a school certificate, which names no subject: "WASSCE", "O' Level", "First School Leaving Certificate (2001)". */
export function isSchoolPaper(text: string): boolean {
  const name = foldText(text).replace(/\s*\([^()]*\)$/, "");
  return [bare(text), name, name.replaceAll(".", "")].some((one) => schoolPapers.has(one));
}

/** True for what begins with a paper of a trade or profession: "RN", "Trade Test Certificate Grade I". */
export function startsWithTradePaper(text: string): boolean {
  const words = foldText(text);
  return tradeQualifications.some((paper) => startsWithWords(words, paper));
}

function startsWithWords(text: string, words: string): boolean {
  return text.startsWith(words) && !/[\p{L}\p{N}]/u.test(text.charAt(words.length));
}

/** "Doctor of Veterinary Medicine" and nothing else. */
export function isDegreeInFull(text: string): boolean {
  return ofForm.exec(text)?.[0] === text;
}

const ofForm =
  /^(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree)? of (?:applied |fine |liberal )?(?:science|arts?|engineering|technology|education|laws?|nursing science|nursing|medicine|pharmacy|agriculture|business administration|commerce|public health|public administration|philosophy|architecture|theology|divinity|social work|veterinary medicine|dental surgery|medical laboratory science)(?=$|[\s,(:–-])(?:\s*\([^()]{2,20}\))?/iu;

/** "Bachelor of Radiography (B.Rad)", "Master of Environmental Management": what stands behind "of" is a part of the degree, whatever it is. */
const ofAnyForm =
  /^(?:bachelors?|masters?|doctor|doctorate|associate)(?:['’]s)?(?: degree)? of (?!(?:the|university|arts? and)\b)\p{L}[\p{L}&'’-]*(?: (?!in\b)[\p{L}&][\p{L}&'’-]*){0,4}(?=$|\s*[,(:–-]| in\b)(?:\s*\([^()\s]{2,12}\))?/iu;

/** "Barrister at Law (B.L.)": a degree with a joining word in its name. */
const degreeAround = new RegExp(`^(?:${degreesAround})(?:\\s*\\([^()]{2,12}\\))?(?=$|[\\s,:–-])`, "iu");

/** Where degrees stand that have a joining word in their names, which parts nothing: "Barrister at Law (B.L.)". */
export function findDegreesAround(text: string): { from: number; to: number }[] {
  return [...text.matchAll(degreesAroundAll)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}
const degreesAroundAll = new RegExp(
  `(?<![\\p{L}])(?:${degreesAround})(?:\\s*\\([^()]{2,12}\\)(?:\\s+(?![(,–-]))?)?(?![\\p{L}])`,
  "giu",
);

function parted(studyType: string, rest: string): { studyType: string; area?: string } {
  const area = rest
    .replace(/^[\s,:;–—-]+/u, "")
    .replace(/^\(([^()]*)\)$/u, "$1")
    .replace(/^(?:in|en)\s+/iu, "");
  const degree = studyType.replace(/[,:;–—\s-]+$/u, "");
  if (area === "") return { studyType: degree };
  // "Postgraduate Diploma - PGD, Development Studies": the same degree once more, before the subject.
  const [, short = "", subject = ""] = /^([^\s,]{2,8}),\s+(.+)$/u.exec(area) ?? [];
  if (shortDegrees.has(bare(short))) return { studyType: `${degree} (${short})`, area: subject };
  // "Barrister at Law, B.L.": the same degree once more.
  return shortDegrees.has(bare(area)) ? { studyType: `${degree} (${area})` } : { studyType: degree, area };
}

/** "Higher National Diploma", "Ordinary National Diploma (OND)": the written-out name of a degree and nothing else. */
function isLongDegree(text: string): boolean {
  const words = foldText(text)
    .replace(/\s*\([^()]*\)$/, "")
    .split(" ");
  return (
    words.length > 1 && longDegrees.has(words.at(-1) ?? "") && words.every((word) => levelWords.has(word))
  );
}

const levelWords = new Set(
  "higher ordinary national advanced professional postgraduate diploma degree".split(" "),
);

/** "B.Agric.Tech.", "M.Clin.Pharm": a short form of two parts or more behind the letter of its rank. */
const dottedDegree = /^[BMD]\.(?:\p{Lu}\p{Ll}{1,6}\.){1,3}(?:\p{Lu}\p{Ll}{1,6}\.?)?,?$/u;
/** "B.Physiotherapy", "M.Architecture": the whole subject behind the letter of its rank. */
const subjectDegree =
  /^[BM]\.\p{Lu}\p{Ll}{2,}(?:apy|omy|acy|istry|ogy|ing|ics|tion|ture|cine|ence|metry),?$/u;

function isDegreeWord(word: string, at: number): boolean {
  if (
    dottedDegree.test(word) ||
    subjectDegree.test(word) ||
    shortDegrees.has(bare(word)) ||
    longDegrees.has(foldText(word.replace(/[,:]$/, "")))
  )
    return true;
  return (
    at > 0 &&
    (/^\((?:hons?|honou?rs|ed|[a-z.]{1,6})\.?\)[,:]?$/iu.test(word) ||
      /^(?:hons?\.?|honou?rs|degree|national|higher),?$/iu.test(word))
  );
}

/** True for a text that holds a degree, diploma or school certificate of the vocabulary. */
export function isDegree(text: string): boolean {
  return foldText(withoutMicrosoft(text))
    .split(/[\s,()/]+/)
    .some(
      (word, at, words) =>
        shortDegrees.has(word.replaceAll(".", "")) ||
        longDegrees.has(word) ||
        longDegrees.has(`${word} ${words[at + 1]}`),
    );
}

/** "Driver licence class E": no licence of a university. */
export const isDrivingLicence = (text: string) =>
  /^(?:valid |full |international )*driv(?:er|ing)(?!\p{L})/iu.test(text);

/** True when the first words are a degree, diploma or school certificate: "B.Sc. (Ed.) Mathematics". */
export function startsWithDegree(text: string): boolean {
  const [first = "", second = "", third = ""] = withoutMicrosoft(text).split(/\s+/);
  if (dottedDegree.test(first) || subjectDegree.test(first)) return true;
  const words = [first, `${first} ${second}`, `${first} ${second} ${third}`];
  return words.some((word) => {
    const short = bare(word.replace(/[()]/g, ""));
    return (
      (shortDegrees.has(short) && (/[\p{Lu}]/u.test(word.slice(1)) || word.includes("."))) ||
      longDegrees.has(foldText(word.replace(/(?<![,:()])[,:()]+$/, ""))) ||
      schoolPapers.has(short)
    );
  });
}

/** Where a school certificate begins at the end of a line behind the town of its school, or undefined: "Township School, Jos SSCE 2009". */
export function schoolPaperAtEnd(text: string): number | undefined {
  if (text.length > 200 || !text.includes(",")) return undefined;
  const named = text.replace(/[\s(–-]+(?:19|20)\d{2}\D{0,5}$/u, "");
  const words = [...named.matchAll(/[^\s,]+/gu)];
  const from = words.slice(-MOST_PAPER_WORDS).find(({ index }) => {
    const paper = foldText(named.slice(index));
    return schoolPapers.has(paper) || schoolPapers.has(bare(paper));
  });
  const before = from ? named.slice(0, from.index) : "";
  return /,\s+\p{Lu}[\p{L}\s'’-]*\s$/u.test(before) ? from?.index : undefined;
}
const MOST_PAPER_WORDS = 6;

/**
 * Where a short degree begins behind the name of a school and its town without a mark between them, or undefined: "College of Agriculture, Mokwa HND Crop
 * Production 2009 – 2011".
 */
export function degreeBehindSchool(text: string): number | undefined {
  if (text.length > MOST_OF_HEAD || !MAY_HOLD_SHORT.test(text)) return undefined;
  const [found, ...others] = [...text.matchAll(SHORT_FORM)].filter(({ 0: word }) =>
    shortDegrees.has(bare(word)),
  );
  if (!found || others.length > 0) return undefined;
  const before = foldText(text.slice(0, found.index)).split(/[\s,().]+/);
  const isSchool =
    before.some((word) => schools.has(word) || shortSchools.has(word)) &&
    !joinsDegree.has(before.at(-2) ?? "");
  return isSchool ? found.index : undefined;
}
const MOST_OF_HEAD = 120;
const MAY_HOLD_SHORT = /\s[A-Z](?:[A-Z]|[A-Za-z]{0,3}\.)/;
const SHORT_FORM = /(?<=[\p{Ll})]\s)(?:\p{Lu}{2,5}|(?:\p{Lu}\p{L}{0,3}\.){2,4})(?=\s\(?\p{Lu})/gu;
const joinsDegree: ReadonlySet<string> = new Set("of in and for the a an with".split(" "));

/** Notes in brackets that belong to a short degree: "B.Sc. (Ed.)", "B.Eng (Hons)". */
export function findDegreeNotes(text: string): { from: number; to: number }[] {
  if (!text.includes("(")) return [];
  return [
    ...text.matchAll(
      /(?<![\p{L}.])([\p{L}.]{2,8})\s?\((?:hons?|honou?rs|ed|tech|eng|agric|[a-z]{2,4})\.?\)(?:\s+(?![(,–-]))?/giu,
    ),
  ]
    .filter((match) => shortDegrees.has(bare(match[1] ?? "")))
    .map((match) => ({ from: match.index, to: match.index + match[0].length }));
}

function bare(text: string): string {
  return foldText(text)
    .replace(/[.\s'-]/g, "")
    .replace(/(?<![,:;])[,:;]+$/, "");
}
