import type { Row } from "./build-lists";
import { readLanguages } from "./build-languages";
import { type Draft, normalizeValue } from "./draft";
import { readRegistration } from "./held-papers";
import { detailsOf } from "./label-columns";
import { isNationality } from "./nationalities";
import { labelKind } from "./segment-labels";
import { namesLanguage, spokenLanguages } from "./spoken";
import { personalFacts } from "./vocabulary/heading-stems";

const mostLabelWords = 5;
const LONGEST_LABEL = 60;

/**
 * "DOB: 12-08-1988; Sex: Male; State: Benue", "Date of birth: …⇥Marital status: …": as many details as labels, whatever mark parts them. What is read
 * elsewhere (ways to reach the person) is left out.
 */
function splitDetails(unread: Row): Row[] {
  const row = labelled(unread);
  if (row.label === undefined) return [row];
  const whole = `${row.label}: ${row.text}`;
  const labels: { from: number; to: number; text: string }[] = [
    { from: 0, to: row.label.length + 1, text: row.label },
  ];
  for (const { index } of whole.matchAll(/[:=](?!\d)|:(?=\s*\d)/g)) {
    const last = labels.at(-1);
    if (!last || index < last.to) continue;
    const found = labelBefore(whole.slice(Math.max(last.to, index - LONGEST_LABEL), index));
    if (found !== undefined) labels.push({ from: index - found.length, to: index + 1, text: found });
  }
  if (labels.length === 1) return [row];
  return labels.flatMap(({ to, text }, at): Row[] => {
    const value = whole.slice(to, labels[at + 1]?.from).replace(/[\s;|,.•·/–—-]+$/u, "");
    return ofOthers.has(labelKind(text) ?? "")
      ? []
      : [{ paragraph: row.paragraph, label: text.trim(), text: value }];
  });
}

/** "Sex Female | Date of birth 30/11/1991 | Nationality Cameroonian": a form that has bars between its details, and no mark behind its labels. */
function splitBars(row: Row): Row[] {
  const parts = row.text.split(/\s+[|•]\s+/u);
  if (row.label !== undefined || parts.length < 2 || row.text.length > 300) return [row];
  const found = parts.map(leadingLabel);
  if (found.filter((part) => part !== undefined).length < 2) return [row];
  return found.map((part, at) => ({ paragraph: row.paragraph, ...(part ?? { text: parts[at] ?? "" }) }));
}

function leadingLabel(part: string): { label: string; text: string } | undefined {
  const words = part.trim().split(/\s+/u);
  for (let count = Math.min(words.length - 1, mostLabelWords); count > 0; count--) {
    const label = words.slice(0, count).join(" ").replace(/[.:]$/u, "");
    if (labelKind(label) === "personal") return { label, text: words.slice(count).join(" ") };
  }
  return undefined;
}

function shortDetail(text: string): { label: string; value: string } | undefined {
  const led = text.split(/\s+/u).length <= MOST_WORDS_BESIDE ? leadingLabel(text) : undefined;
  return led && { label: led.label, value: led.text };
}

/** A line whose label was not cut off it. */
function labelled(row: Row): Row {
  const [, label = "", text = ""] =
    (row.label === undefined && /^([^:]{2,40}):\s+(.+)$/u.exec(row.text)) || [];
  return labelKind(label) === "personal" ? { ...row, label, text } : row;
}

// These have values of their own kind, which are read wherever they stand.
const ofOthers: ReadonlySet<string> = new Set(["phone", "email", "link", "name"]);
const ofPerson: ReadonlySet<string> = new Set([...ofOthers, "personal", "place", "language"]);

/** The longest label of the person that some words end in. */
function labelBefore(text: string): string | undefined {
  const words = text.trimEnd().split(/(?<=[\s;|,.•·/–—-])(?=\p{L})/u);
  for (let count = Math.min(words.length, mostLabelWords); count > 0; count--) {
    const label = words.slice(-count).join("");
    if (ofPerson.has(labelKind(label) ?? "")) return text.slice(text.lastIndexOf(label));
  }
  return undefined;
}

/** "Born on 21st December 1981 at Ilorin. Married with three children. Islam.": what tells of the person without a label. */
export function readFacts(draft: Draft, paragraph: number, text: string): boolean {
  const details = splitBars({ paragraph, text });
  if (details.length > 1) {
    readPersonal(draft, details);
    return true;
  }
  let isRead = false;
  for (const part of text.split(
    /(?<=\p{L}{3}|\d|\))[.;]\s+|,\s+(?=(?:fe)?male\b|single\b|married\b|widow|divorced\b|christian|muslim|islam)/iu,
  )) {
    const value = normalizeValue(part.replace(/\.$/, ""));
    const label = factOf(value);
    // "Age 32": a label that no mark parts from its value.
    const detail = label === undefined ? shortDetail(value) : { label, value };
    if (!detail || detail.value === "" || detail.value.length > 300) continue;
    draft.profile.personal.push(detail);
    draft.fact(`personal.${draft.profile.personal.length - 1}`, paragraph, 0.9);
    draft.use(paragraph, part);
    isRead = true;
  }
  return isRead;
}

/** What a fact without a label tells of the person: "Married" of the marital status; undefined for what is none. */
export function factOf(text: string): string | undefined {
  return (
    personalFacts.find(([, words]) => words.test(text))?.[0] ??
    (isNationality(text) ? "Nationality" : undefined)
  );
}

/** "State of origin / LGA: Kaduna / Zaria": two details in one. */
function splitPair(row: Row): Row[] {
  const labels = row.label === undefined ? [] : detailsOf(row.label);
  const [first, second] = labels;
  const values = row.text.split(/\s*\/\s*/);
  const [left, right] = values.length === 2 ? values : row.text.split(/\s*[,;|]\s*/);
  const isPair = first !== undefined && second !== undefined && labels.length === 2 && left && right;
  if (!isPair || values.length > 2 || row.text.split(/[,;|/]/).length !== 2) return [row];
  return [
    { ...row, label: first, text: left },
    { ...row, label: second, text: right },
  ];
}

const OF_BIRTH = /\b(?:born|birth|d\.?o\.?b|age|sex|gender|status|origin|nationality|l\.?g\.?a|religion)\b/i;

/** "Born: 18 January 1988, Bama LGA. Married.": what tells of something else behind the value of a label. */
function splitFacts(row: Row): Row[] {
  if (row.label === undefined || row.text.length > 300 || !OF_BIRTH.test(row.label)) return [row];
  const [value = "", ...others] = row.text.split(/(?<=\p{L}{3}|\d|\))\.\s+(?=\p{Lu})|\s*[|;]\s+/u);
  const rows: Row[] = [{ ...row, text: value }];
  for (const other of others) {
    const text = other.replace(/\.$/, "");
    const label = factOf(normalizeValue(text));
    const last = rows.at(-1);
    if (label === undefined || !last || text.split(/\s+/).length > MOST_WORDS_BESIDE) return [row];
    rows.push({ paragraph: row.paragraph, label, text });
  }
  return rows;
}

/** "Born …. Married, two children.", but not "Reading. Single player games". */
const MOST_WORDS_BESIDE = 4;

/** "Islam. NIN and NYSC certificate available": behind its stop tells nothing of a religion, a sex or a status. */
function withoutRest(row: Row): Row {
  if (!OF_ONE_WORD.test(row.label ?? "")) return row;
  const [value = ""] = row.text.split(/(?<=\p{L}{4})\.\s+(?=\p{Lu})/u);
  return { ...row, text: value };
}
const OF_ONE_WORD = /^(?:religion|sex|gender|nationality)$/iu;

const LANGUAGES = /\b(?:speaks?|spoken|tongues?|languages?|dialects?)\b/i;

/** Labels with values: what is said of the person beside the resume. */
export function readPersonal(draft: Draft, rows: readonly Row[]): void {
  for (const { paragraph, label, text } of rows
    .flatMap(splitBars)
    .flatMap(splitDetails)
    .flatMap(splitPair)
    .flatMap(splitFacts)
    .map(withoutRest)) {
    const value = normalizeValue(text);
    if (label === undefined) {
      readFacts(draft, paragraph, text);
      continue;
    }
    // "Surname:⇥Other names:", "Address: Tel: 0802 …": a label is no value.
    if (value === "" || value.length > 300 || label.length > 100 || ofOthers.has(labelKind(value) ?? ""))
      continue;
    if (LANGUAGES.test(label) && (spokenLanguages(value) || namesLanguage(value))) {
      readLanguages(draft, [{ paragraph, label, text: value }]);
      continue;
    }
    if (readRegistration(draft, { paragraph, label, text })) continue;
    draft.profile.personal.push({ label, value });
    draft.fact(`personal.${draft.profile.personal.length - 1}`, paragraph, 1);
    draft.use(paragraph, `${label} ${text}`);
  }
}

const OWN_ADDRESS =
  /^(?:(?:permanent|home|residential|residence|contact|postal|present|current|house|and|&|\/) ?)*address$/iu;

/** Where somebody gives no other address, "Permanent home address" is where they are reached. */
export function readOnlyAddress(draft: Draft): void {
  const { basics, personal } = draft.profile;
  const at = basics.location
    ? -1
    : personal.findIndex(
        ({ label, value }) => OWN_ADDRESS.test(label.trim()) && !/@|www\.|:\/\//i.test(value),
      );
  const address = personal[at]?.value;
  const from = draft.facts.find(({ path }) => path === `personal.${at}`);
  if (address === undefined || address.length > 200 || !from) return;
  basics.location = address;
  draft.fact("basics.location", from.paragraph, 0.8);
}
