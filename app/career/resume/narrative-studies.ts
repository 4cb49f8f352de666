import { foldText } from "../nlp/fold";
import { isDegree, splitDegree } from "./degrees";
import { type Draft, normalizeValue } from "./draft";
import { claim, type Clause, hasMore, without, withoutPeriod } from "./narrative-clauses";
import { isGenericSchool } from "./schools";
import { courseClause, graduateClause, paperClause, paperWord, schoolCue } from "./vocabulary/narrative";
import { schools } from "./vocabulary/vocabulary";

/** "I have valid drivers licence class E": a paper of the person. */
export function readPaper(draft: Draft, { paragraph, text }: Clause): boolean {
  const list = paperClause.exec(text)?.groups?.["papers"];
  if (list === undefined || !paperWord.test(list)) return false;
  const { certificates } = draft.profile;
  for (const name of list.split(/,\s+|\s+(?:and|&)\s+(?:an?\s+)?/i).map(normalizeValue)) {
    if (name === "") continue;
    draft.fact(`certificates.${certificates.length}.name`, paragraph, 0.8);
    certificates.push({ name: name.slice(0, 200) });
  }
  draft.useRewritten(paragraph, text);
  return true;
}

/** "I did catering training with NDE in 2018". */
export function readCourse(draft: Draft, { paragraph, text }: Clause): boolean {
  const [period, words] = withoutPeriod(text);
  const found = courseClause.exec(words.replace(/\s+(?:in|for)$/i, ""))?.groups;
  const name = normalizeValue(found?.["paper"] ?? "");
  const issuer = normalizeValue(found?.["body"] ?? "");
  const date = period?.end !== "present" ? (period?.end ?? period?.start) : undefined;
  if (name === "" || isDegree(name) || (issuer === "" && !date)) return false;
  const { certificates } = draft.profile;
  draft.fact(`certificates.${certificates.length}.name`, paragraph, 0.8);
  certificates.push({ name, ...(issuer !== "" && { issuer }), ...(date && { date }) });
  draft.useRewritten(paragraph, text);
  return true;
}

/** "I finished from Government Secondary School, Tudun Wada in 2009". */
export function readSchool(draft: Draft, { paragraph, text }: Clause): boolean {
  if (!schoolCue.test(text)) return false;
  const [period, words] = withoutPeriod(text);
  const named = [
    ...words.matchAll(
      /\b(?:at|from|in|attended|to|for)\s+((?:[\p{L}.'&-]+\s?){1,7}(?:,\s[\p{L}'-]+(?=\s|$))?)/giu,
    ),
    ...words.matchAll(/[(,]\s*([^(),]{5,80})/gu),
  ]
    .map((match) =>
      normalizeValue(
        (match[1] ?? "").replace(/\s(?:and|with|in|where|as)\s.*$/i, "").replace(/^.*\s(?:at|from)\s/i, ""),
      ),
    )
    .filter(
      (name) =>
        foldText(name)
          .split(/\s+/)
          .some((word) => schools.has(word)) && !isGenericSchool(name),
    );
  const graduate = graduateClause.exec(words)?.groups;
  const institution = named.sort((one, other) => other.length - one.length)[0] ?? "";
  const paper =
    /(?:^|[\s(])((?:[\p{Lu}][\p{L}.]{0,9}|waec|neco|ssce|nd|hnd|ond|nce|diploma|degree|b\.?sc)(?:\s+in\s+[\p{L} &]{3,40}?(?=$|[,.)(]|\s(?:at|from|in|with|and|i)\b))?)(?=$|[\s,.)(])/giu;
  const degree = [...words.matchAll(paper)].map((match) => match[1] ?? "").find(isDegree);
  if (institution === "" && degree === undefined) return false;
  const { education } = draft.profile;
  const parts = degree === undefined ? {} : splitDegree(degree);
  const last = education.at(-1);
  // "… from Federal Polytechnic Bida, I finished HND in 2021": what was studied there is told behind it.
  if (institution === "" && last && !last.studyType && !last.endDate) {
    Object.assign(last, parts, period?.end && period.end !== "present" && { endDate: period.end });
    if (hasMore(without(words, [degree ?? ""]))) last.highlights.push(text);
    claim(draft, { paragraph, text }, `education.${education.length - 1}`, ["studyType"]);
    return true;
  }
  education.push({
    ...parts,
    ...(graduate?.["area"] && parts.area === undefined && { area: normalizeValue(graduate["area"]) }),
    ...(institution !== "" && { institution }),
    ...(period?.start && { startDate: period.start }),
    ...(period?.end && { endDate: period.end }),
    highlights: hasMore(
      without(words, [institution, degree ?? "", graduate?.["area"] ?? ""]).replace(/\bgraduate\b/i, ""),
    )
      ? [text]
      : [],
  });
  claim(draft, { paragraph, text }, `education.${education.length - 1}`, [
    institution === "" ? "studyType" : "institution",
  ]);
  return true;
}
