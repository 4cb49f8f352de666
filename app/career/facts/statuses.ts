import type { Profile } from "~/career/profile.schema";
import type { SourceLine } from "~/career/generated-document";
import { wordRun, wordsOf } from "~/career/nlp/fold";
import { JUNIOR_WORDS, LEVEL_WORDS, STATUS_WORDS } from "./status-words";

/** Something the person has only in part: "ICAN (in view)". Where its words stand, a word of status must stand too. */
export type BoundStatus = { words: string[]; status: string };

/** Every qualified thing of a resume: in brackets or after a dash, a certificate's status, a degree not yet finished. */
export function readStatuses(
  lines: SourceLine[],
  profile: Profile | undefined,
  today: string,
): BoundStatus[] {
  const fromLines = lines.flatMap((line) => [...inBrackets(line), ...inFront(line.text), ...junior(line)]);
  const certificates = (profile?.certificates ?? []).flatMap((one) => {
    const status = one.status ?? (STATUS_WORDS.test(wordRun(one.name)) ? one.name : undefined);
    return status
      ? [
          { words: nounWords(one.name), status },
          ...bodiesIn(one.name)
            .filter(
              (words) =>
                !lines.some(
                  ({ id, text }) =>
                    !id.startsWith("certificates") && wordRun(text).includes(` ${words.join(" ")} `),
                ),
            )
            .map((words) => ({ words, status })),
        ]
      : [];
  });
  const studies = (profile?.education ?? []).flatMap((one) => {
    const status = [one.studyType, one.area, one.score].find(
      (field) => field && /[([]/.test(field) && STATUS_WORDS.test(wordRun(field)),
    );
    return status && one.studyType
      ? [{ words: wordsOf(one.studyType.replace(/\s*[([].*/, "")), status: wordsOf(status).join(" ") }]
      : [];
  });
  const degrees = (profile?.education ?? []).flatMap((one) => {
    const unfinished =
      one.endDate === "present" ||
      (one.endDate !== undefined && one.endDate > today.slice(0, one.endDate.length));
    return unfinished && one.studyType ? [{ words: nounWords(one.studyType), status: "in progress" }] : [];
  });
  const held = lines
    .filter(
      (line) =>
        !STATUS_WORDS.test(wordRun(line.text)) &&
        !LEVEL_WORDS.test(wordRun(line.text)) &&
        /^(?:certificates|education)\./.test(line.id),
    )
    .map((line) => wordRun(line.text));
  const finished = (profile?.education ?? [])
    .filter(
      (one) => one.endDate && one.endDate !== "present" && one.endDate <= today.slice(0, one.endDate.length),
    )
    .map((one) => wordRun(one.studyType ?? ""));
  return [
    ...fromLines,
    ...certificates,
    ...studies,
    ...degrees.filter((degree) => !finished.some((run) => run.includes(` ${degree.words.join(" ")} `))),
  ].filter(
    ({ words, status }) =>
      words.length > 0 &&
      (status === "in progress" || !held.some((run) => run.includes(` ${words.join(" ")} `))),
  );
}

/** "ICAN (in view)", "ICAN - part-qualified", "SQL (basic)", "ICAN, in view". */
function inBrackets(line: SourceLine): BoundStatus[] {
  const bound: BoundStatus[] = [];
  // A comma or dash binds only where things are listed: in a bullet it joins clauses.
  const pattern = /^(?:certificates|education|skills|languages)\b/.test(line.id)
    ? /([^,;:()|]+?)\s*(?:[([]|\s[-–—]\s|,\s)([^)\],;]+)/gu
    : /([^,;:()|]+?)\s*[([]([^)\],;]+)/gu;
  for (const match of line.text.matchAll(pattern)) {
    const status = wordRun(match[2] ?? "");
    // "Baker (part-time)" is a baker all the same: only "full-time" would be false.
    if (/^(?:work|siwes|volunteer)\b/.test(line.id) && HOW_EMPLOYED.test(status)) continue;
    if ((STATUS_WORDS.test(status) || LEVEL_WORDS.test(status)) && wordsOf(status).length <= 5)
      bound.push({ words: nounWords(match[1] ?? ""), status: status.trim() });
  }
  return bound;
}

const HOW_EMPLOYED = /^ (?:part time|temporary|contract|casual|volunteer|unpaid|serving) $/;

/** "Basic SQL", "part-qualified ACCA", "assistant accountant": the qualifier stands in front. */
function inFront(text: string): BoundStatus[] {
  const match =
    /(?:^|[,;|]\s*)((?:basic|beginner|elementary|intermediate|introductory|part[- ]qualified|student member of|graduate member of|affiliate member of|associate member of|candidate for|pursuing|studying for)(?: knowledge of| level)?)\s+([\p{L}\d.+# ]+?)(?=[,;|.(]|$)/iu.exec(
      text,
    );
  return match ? [{ words: nounWords(match[2] ?? ""), status: (match[1] ?? "").toLowerCase() }] : [];
}

/** "COREN registration (in progress)": the body's own name carries the status in every language. */
function bodiesIn(name: string): string[][] {
  return [...name.matchAll(/(?<![\p{L}])\p{Lu}{3,}(?![\p{L}])/gu)].map(([body]) => wordsOf(body));
}

/** "Acting desk officer for training": a line that opens with a smaller title. */
function junior(line: SourceLine): BoundStatus[] {
  if (!/\.highlights\./.test(line.id)) return [];
  const [first = "", ...rest] = wordsOf(line.text);
  const end = rest.findIndex((word) => LINKS.has(word));
  const words = end < 0 ? [] : rest.slice(0, end);
  return JUNIOR_WORDS.has(first) && words.length > 0 && words.length <= 4 ? [{ words, status: first }] : [];
}
const LINKS = new Set(["for", "of", "in", "to", "at", "on", "and", "since", "from", "under", "with"]);

/** The last words before a status are the thing itself: four at most. */
function nounWords(text: string): string[] {
  const words = wordsOf(text);
  return words.length <= 4 ? words : words.slice(-1);
}
