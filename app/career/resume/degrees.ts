import { foldText } from "../nlp/fold";
import { longDegrees, schoolPapers, shortDegrees, tradeQualifications } from "./vocabulary/vocabulary";

/** "B.Sc. (Hons) Accounting", "Accounting, HND", "Master of Arts in History" → degree and subject. Nothing is left out. */
export function splitDegree(text: string): { studyType?: string; area?: string } {
  const trimmed = text.replace(/[\s,;:–—-]+$/u, "");
  if (schoolPapers.has(bare(trimmed)) || schoolPapers.has(foldText(trimmed).replace(/\s*\([^()]*\)$/, "")))
    return { studyType: trimmed };
  if (tradeQualifications.some((paper) => startsWithWords(foldText(trimmed), paper)))
    return { studyType: trimmed };
  const joined = /^(.{2,60}?)\s+(?:in|en)\s+(?:the\s+)?(.+)$/iu.exec(trimmed);
  if (joined && isDegree(joined[1] ?? "") && !/\b(?:certificate|diploma)$/i.test(joined[1] ?? ""))
    return { studyType: joined[1], area: joined[2] };
  if (joined && /\b(?:certificate|diploma)$/i.test(joined[1] ?? "") && !/education/i.test(joined[2] ?? ""))
    return { studyType: joined[1], area: joined[2] };
  const of = ofForm.exec(trimmed);
  if (of) return parted(of[0].trim(), trimmed.slice(of[0].length));
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

/** True for a paper of a trade or profession and nothing else: "RN", "Trade Test". */
export function isTradePaper(text: string): boolean {
  return tradeQualifications.includes(foldText(text).replace(/[.\s]+$/, ""));
}

function startsWithWords(text: string, words: string): boolean {
  return text.startsWith(words) && !/[\p{L}\p{N}]/u.test(text.charAt(words.length));
}

const ofForm =
  /^(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree)? of (?:applied |fine |liberal )?(?:science|arts?|engineering|technology|education|laws?|nursing science|nursing|medicine|pharmacy|agriculture|business administration|commerce|public health|public administration|philosophy|architecture|theology|divinity|social work|veterinary medicine|dental surgery|medical laboratory science)(?=$|[\s,(:–-])(?:\s*\([^()]{2,20}\))?/iu;

function parted(studyType: string, rest: string): { studyType: string; area?: string } {
  const area = rest
    .replace(/^[\s,:;–—-]+/u, "")
    .replace(/^\(([^()]*)\)$/u, "$1")
    .replace(/^(?:in|en)\s+/iu, "");
  const degree = studyType.replace(/[,:;–—\s-]+$/u, "");
  return area === "" ? { studyType: degree } : { studyType: degree, area };
}

function isDegreeWord(word: string, at: number): boolean {
  if (shortDegrees.has(bare(word)) || longDegrees.has(foldText(word.replace(/[,:]$/, "")))) return true;
  return (
    at > 0 &&
    (/^\((?:hons?|honou?rs|ed|[a-z.]{1,6})\.?\)[,:]?$/iu.test(word) ||
      /^(?:hons?\.?|honou?rs|degree|national|higher),?$/iu.test(word))
  );
}

/** True for a text that holds a degree, diploma or school certificate of the vocabulary. */
export function isDegree(text: string): boolean {
  return foldText(text)
    .split(/[\s,()/]+/)
    .some(
      (word, at, words) =>
        shortDegrees.has(word.replaceAll(".", "")) ||
        longDegrees.has(word) ||
        longDegrees.has(`${word} ${words[at + 1]}`),
    );
}

/** True when the first words are a degree, diploma or school certificate: "B.Sc. (Ed.) Mathematics". */
export function startsWithDegree(text: string): boolean {
  const [first = "", second = "", third = ""] = text.split(/\s+/);
  const words = [first, `${first} ${second}`, `${first} ${second} ${third}`];
  return words.some((word) => {
    const short = bare(word.replace(/[()]/g, ""));
    return (
      (shortDegrees.has(short) && (/[\p{Lu}]/u.test(word.slice(1)) || word.includes("."))) ||
      longDegrees.has(foldText(word.replace(/[,:()]+$/, ""))) ||
      schoolPapers.has(short)
    );
  });
}

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
    .replace(/[,:;]+$/, "");
}
