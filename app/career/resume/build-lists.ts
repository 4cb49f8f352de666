import type { OLevel, Referee } from "../profile.schema";
import { type Draft, pieces, normalizeValue } from "./draft";
import { entriesOf } from "./entries";
import { refereeGrammar } from "./grammars";
import { groupByParagraph, type Field } from "./field";
import { isPost } from "./places";
import { labelKind } from "./segment-labels";
import { foldText } from "../nlp/fold";
import { personalFacts } from "./vocabulary/heading-stems";
import { languages } from "./vocabulary/vocabulary";

/** A paragraph of a section as it stands: a label before it, and the rest. */
export type Row = { paragraph: number; label?: string; text: string };

/** Parts at commas, semicolons, bars and bullets outside brackets. */
export function splitItems(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      (/[,;|•·\t]/.test(sign) ||
        (sign === "*" && /\s/.test(text.charAt(at - 1)) && /\s/.test(text.charAt(at + 1)))) &&
      !(sign === "," && /\d/.test(text.charAt(at + 1)) && /\d/.test(text.charAt(at - 1)))
    ) {
      items.push(text.slice(from, at));
      from = at + 1;
    }
  }
  const found = [...items, text.slice(from)].map(normalizeValue).filter((item) => item !== "");
  const parts = text.split(/\s[-–—\/]\s/);
  // "Sewing - Cutting - Beading": dashes part a list that has no other marks.
  return found.length === 1 && parts.length > 2
    ? parts.map(normalizeValue).filter((item) => item !== "")
    : found;
}

export function readSkills(draft: Draft, rows: readonly Row[]): void {
  for (const { paragraph, label, text } of rows.flatMap(splitLabelled)) {
    const items = splitItems(text.replace(/\.\s*$/, ""));
    const isList = items.length > 2 && items.every((item) => item.split(" ").length <= MOST_ITEM_WORDS);
    const isSentence = !isList && text.split(" ").length > 9 && /[.]\s*$/.test(text);
    const keywords = (isSentence ? [text] : items).flatMap((item) => pieces(item, 200));
    if (keywords.length === 0) continue;
    const last = draft.profile.skills.at(-1);
    const path = `skills.${draft.profile.skills.length}`;
    if (label !== undefined && label.length <= 100) draft.profile.skills.push({ name: label, keywords });
    else if (last && last.name === undefined) last.keywords.push(...keywords);
    else draft.profile.skills.push({ keywords });
    draft.use(paragraph, `${label ?? ""} ${text}`);
    draft.fact(path, paragraph, 1);
  }
}

const MOST_ITEM_WORDS = 6;

/** "Automation: Cypress, Appium | API: Postman": a row that holds several labelled lists is as many rows. */
function splitLabelled(row: Row): Row[] {
  const [first = "", ...others] = row.text.split(/\s+[|;]\s+/);
  const labelled = others.map((one) => /^(\p{L}[^:,]{1,40}):\s+(\S.*)$/u.exec(one));
  if (row.label === undefined || labelled.length === 0 || labelled.includes(null)) return [row];
  return [
    { ...row, text: first },
    ...labelled.map((found) => ({
      paragraph: row.paragraph,
      label: found?.[1] ?? "",
      text: found?.[2] ?? "",
    })),
  ];
}

export function readLanguages(draft: Draft, rows: readonly Row[]): void {
  for (const { paragraph, label, text } of rows) {
    const items =
      label !== undefined && languages.has(foldText(label))
        ? [`${label}: ${text}`]
        : splitItems(text.replace(/\s+(?:and|und|et|y|&)\s+(?=\p{L}+\s*(?:$|[(:]))/giu, ", "));
    for (const item of items) {
      const found = /^([^(:–—-]{2,60}?)\s*(?:\((.+)\)|[:–—-]+\s*(.+))?\.?$/u.exec(item);
      const language = normalizeValue(found?.[1] ?? item);
      const fluency = normalizeValue(found?.[2] ?? found?.[3] ?? "");
      if (language === "" || language.length > 100 || fluency.length > 100) continue;
      draft.profile.languages.push({ language, ...(fluency !== "" && { fluency }) });
      draft.fact(`languages.${draft.profile.languages.length - 1}`, paragraph, 1);
      draft.use(paragraph, `${label ?? ""} ${item}`);
    }
  }
}

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
export function readOLevels(draft: Draft, fields: readonly Field[], rows: readonly Row[]): void {
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
      last(draft).results.push({
        subject: normalizeValue(subject.text).slice(0, 100),
        grade: normalizeValue(row.text),
      });
      draft.use(row.paragraph, row.text);
      draft.use(subject.paragraph, subject.text);
      subject = undefined;
      continue;
    }
    if (results.length > 0 && results.length === items.length) {
      last(draft).results.push(...results);
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

function last(draft: Draft): OLevel {
  const had = draft.profile.oLevels.at(-1);
  if (had) return had;
  const first: OLevel = { exam: "O-Levels", results: [] };
  draft.profile.oLevels.push(first);
  return first;
}

/** True when a line says that referees are given on request. */
function isOnRequest(text: string): boolean {
  return /\b(?:on|upon|at) (?:your )?(?:demand|request)|\bsur demande\b|\bauf anfrage\b|\ba solicitud\b|\bon request\b/i.test(
    text,
  );
}

/** "Mr Simon Agbo depot manager": where small letters begin, the name ends and the post begins. */
function partReferee(field: Field): Field[] {
  const [, name, post] =
    field.label === "referee"
      ? (/^((?:\p{Lu}[\p{L}.'’-]*\s+){2,5})(\p{Ll}{3}.*)$/u.exec(field.text) ?? [])
      : [];
  if (name === undefined || post === undefined || !isPost(post)) return [field];
  return [
    { ...field, text: name.trim() },
    { ...field, label: "title", text: post, probability: () => 0.8 },
  ];
}

export function readReferees(draft: Draft, fields: readonly Field[]): Field[] {
  const referees = draft.profile.referees ?? { onRequest: false, list: [] };
  draft.profile.referees = referees;
  const { entries, before } = entriesOf(fields.flatMap(partReferee), refereeGrammar);
  for (const entry of entries) {
    const path = `referees.list.${referees.list.length}`;
    const addField = (slot: "referee" | "title" | "employer" | "place" | "phone" | "email", key: string) => {
      const found = entry.slots.get(slot);
      return (
        found &&
        draft.placeField(found.field, found.text, found.confidence, {
          path: `${path}.${key}`,
          kind: "line",
          max: slot === "phone" ? 100 : 200,
        })
      );
    };
    const name = addField("referee", "name");
    if (!name) continue;
    const [position, organization, place, phone, email] = [
      addField("title", "position"),
      addField("employer", "organization"),
      entry.slots.has("employer") ? addField("place", "organization") : undefined,
      addField("phone", "phone"),
      addField("email", "email"),
    ];
    const referee: Referee = {
      name,
      ...(position && { position }),
      ...(organization && { organization: [organization, place].filter(Boolean).join(", ") }),
      ...(phone && { phone }),
      ...(email && { email }),
    };
    referees.list.push(referee);
  }
  const left = [...before, ...entries.flatMap(({ lines, left }) => [...lines, ...left])];
  return left.filter(({ text, paragraph }) => {
    if (!isOnRequest(text)) return true;
    referees.onRequest = true;
    draft.useRewritten(paragraph, text);
    return false;
  });
}

/** "Date of birth: 12-08-1988⇥Sex: Male⇥Marital status: Married": as many details as labels. */
function splitDetails(row: Row): Row[] {
  if (row.label === undefined) return [row];
  const [first = "", ...others] = row.text.split(/\t+|\s+(?=\p{L}[\p{L}. ]{1,24}:\s)/u);
  const more = others.map((one) => /^(\p{L}[^:]{1,30}):\s*(\S.*)$/u.exec(one.trim()));
  const isDetails = more.length > 0 && more.every((found) => labelKind(found?.[1] ?? "") === "personal");
  if (!isDetails) return [row];
  return [
    { ...row, text: first },
    ...more.map((found) => ({ paragraph: row.paragraph, label: found?.[1] ?? "", text: found?.[2] ?? "" })),
  ];
}

/** "Born on 21st December 1981 at Ilorin. Married with three children. Islam.": what tells of the person without a label. */
export function readFacts(draft: Draft, paragraph: number, text: string): boolean {
  let isRead = false;
  for (const part of text.split(
    /(?<=\p{L}{3}|\d|\))[.;]\s+|,\s+(?=(?:fe)?male\b|single\b|married\b|widow|divorced\b|christian|muslim|islam)/iu,
  )) {
    const value = normalizeValue(part.replace(/\.$/, ""));
    const label = personalFacts.find(([, words]) => words.test(value))?.[0];
    if (label === undefined || value === "" || value.length > 300) continue;
    draft.profile.personal.push({ label, value });
    draft.fact(`personal.${draft.profile.personal.length - 1}`, paragraph, 0.9);
    draft.use(paragraph, part);
    isRead = true;
  }
  return isRead;
}

/** Labels with values: what is said of the person beside the resume. */
export function readPersonal(draft: Draft, rows: readonly Row[]): void {
  for (const { paragraph, label, text } of rows.flatMap(splitDetails)) {
    const value = normalizeValue(text);
    if (label === undefined) {
      readFacts(draft, paragraph, text);
      continue;
    }
    if (value === "" || value.length > 300 || label.length > 100) continue;
    draft.profile.personal.push({ label, value });
    draft.fact(`personal.${draft.profile.personal.length - 1}`, paragraph, 1);
    draft.use(paragraph, `${label} ${text}`);
  }
}
