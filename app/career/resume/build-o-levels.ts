import type { OLevel } from "../profile.schema";
import { type Row, splitItems } from "./build-lists";
import { type Draft, normalizeValue } from "./draft";
import { groupByParagraph, type Field } from "./field";

/** "English Language B3", "Mathematics: A1", "Biology - Credit". */
function readResult(text: string): OLevel["results"][number] | undefined {
  const [, subject = "", grade = ""] =
    /^(.*[\p{L})])[\s.\t]*[-–—:=(\s\t][\s.–—-]*([A-F][1-9]|[A-FP]|AR|Pass|Credit|Distinction|Excellent|Very Good|Good)\)?\.?$/iu.exec(
      text.trim(),
    ) ?? [];
  const result = { subject: normalizeValue(subject), grade: normalizeValue(grade) };
  return result.subject === "" || result.grade === "" || result.subject.length > 100 ? undefined : result;
}

/** An examination's head, then its results: in lines, lists or the two cells of a row. */
export function readOLevels(
  draft: Draft,
  { heading = "", fields }: { heading?: string; fields: readonly Field[] },
  rows: readonly Row[],
): void {
  const { oLevels } = draft.profile;
  const groups = groupByParagraph(fields);
  let subject: Row | undefined;
  for (const row of rows) {
    const here = groups.get(row.paragraph) ?? [];
    const sitting = readSitting(draft, here);
    if (sitting) {
      oLevels.push(sitting);
      continue;
    }
    const whole = row.label === undefined ? row.text : `${row.label}: ${row.text}`;
    const items = splitItems(whole.replace(/\t/g, " "));
    const results = items.flatMap((item) => readResult(item) ?? []);
    const inRow =
      subject &&
      /^(?:[A-F][1-9]|[A-FP]|AR|pass|credit|distinction|excellent|very good|good)$/i.test(row.text.trim());
    if (inRow && subject) {
      last(draft, heading).results.push({
        subject: normalizeValue(subject.text).slice(0, 100),
        grade: normalizeValue(row.text),
      });
      draft.use(row.paragraph, row.text);
      draft.use(subject.paragraph, subject.text);
      subject = undefined;
      continue;
    }
    if (results.length > 0 && results.length === items.length) {
      last(draft, heading).results.push(...results);
      draft.use(row.paragraph, whole);
      continue;
    }
    const exam = here.find(({ label }) => label === "degree" || label === "item");
    const school = here.find(({ label }) => label === "school" || label === "employer");
    const dates = here.find(({ label }) => label === "dates");
    const date = dates?.segments[0]?.period?.end;
    if (exam || school || dates) {
      const had = oLevels.at(-1);
      const adds = had && had.results.length === 0 && !exam && !(school && had.school);
      const target: OLevel = adds
        ? had
        : { exam: normalizeValue(exam?.text ?? "O-Levels").slice(0, 100), results: [] };
      if (!adds) oLevels.push(target);
      if (school && school.text.length <= 200) target.school = normalizeValue(school.text);
      if (date && date !== "present" && !target.date) target.date = date;
      for (const one of [exam, school, date && date !== "present" ? dates : undefined])
        if (one === dates && one) draft.useRewritten(row.paragraph, one.text);
        else if (one) draft.use(row.paragraph, one.text);
      draft.fact(`oLevels.${oLevels.length - 1}`, row.paragraph, 1);
      continue;
    }
    subject = row;
  }
}

/** A whole sitting on one line: "WAEC (2019), Loyola College: English Language B3, Mathematics A1". */
function readSitting(draft: Draft, here: readonly Field[]): OLevel | undefined {
  const at = here.findIndex(({ label }) => label === "grade");
  const head = here.slice(0, Math.max(0, at));
  const exam = head.find(({ label }) => label === "degree" || label === "item");
  const items = here.slice(at).flatMap(({ text }) => splitItems(text));
  const results = items.flatMap((item) => readResult(item) ?? []);
  if (at < 0 || !exam || results.length === 0 || results.length < items.length) return undefined;
  const school = head.find(({ label }) => label === "school" || label === "employer");
  const dates = head.find(({ label }) => label === "dates");
  const date = dates?.segments[0]?.period?.end;
  for (const field of [exam, ...(school ? [school] : []), ...here.slice(at)])
    draft.use(field.paragraph, field.text);
  if (dates && date && date !== "present") draft.useRewritten(dates.paragraph, dates.text);
  draft.fact(`oLevels.${draft.profile.oLevels.length}`, exam.paragraph, 1);
  return {
    exam: normalizeValue(exam.text).slice(0, 100),
    ...(school && school.text.length <= 200 && { school: normalizeValue(school.text) }),
    ...(date && date !== "present" && { date }),
    results,
  };
}

/** The sitting before, or the first one, which the heading may name: "O' level result (NECO 2009)". */
function last(draft: Draft, heading: string): OLevel {
  const had = draft.profile.oLevels.at(-1);
  if (had) return had;
  const [, words = ""] = /\(([^()]{2,40})\)\W*$/u.exec(heading) ?? [];
  const date = /(?<!\d)(?:19|20)\d{2}(?!\d)/u.exec(words)?.[0];
  const exam = words.replace(date ?? "", "").replace(/[\s,:–-]+$/u, "");
  const first: OLevel = {
    exam: /\p{L}{3}/u.test(exam) ? exam : "O-Levels",
    ...(date !== undefined && { date }),
    results: [],
  };
  draft.profile.oLevels.push(first);
  return first;
}
