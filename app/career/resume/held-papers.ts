import { findPeriods } from "../dates";
import { foldText } from "../nlp/fold";
import type { Row } from "./build-lists";
import { readPapers } from "./build-papers";
import type { DocumentText } from "./document-text";
import { type Draft, normalizeValue } from "./draft";
import type { Field } from "./field";
import { partPapers } from "./row-kinds";
import { barCalls, numbersOfPersons, paperKinds, vagueHeadings } from "./vocabulary/held-papers";
import { certifiers } from "./vocabulary/vocabulary";

const vague = new Set(vagueHeadings.split(/,\s*/));
const ofPersons = new Set(numbersOfPersons.split(/,\s*/));

/** Reads papers under a heading that says nothing of what it heads ("Other information"). The fields of all other lines. */
export function withoutPapers(
  draft: Draft,
  document: DocumentText,
  heading: string,
  fields: readonly Field[],
): Field[] {
  if (!isVague(heading)) return [...fields];
  const { studies, papers } = partPapers(document, fields);
  readPapers(draft, document, papers);
  return studies;
}

/** "Other information", "12. Remarks": words that say nothing of what stands below them. */
export function isVague(heading: string): boolean {
  return foldText(heading)
    .split(/[^a-z]+/)
    .filter((word) => word !== "")
    .every((word) => vague.has(word));
}

/** "Clean driving licence cat. B (Ghana)" in a sentence. */
export function readLicence(draft: Draft, { paragraph, text }: Row): void {
  const path = `certificates.${draft.profile.certificates.length}`;
  draft.profile.certificates.push({ name: normalizeValue(text).replace(/\.$/u, "") });
  draft.fact(`${path}.name`, paragraph, 0.9);
  draft.use(paragraph, text);
}

/** "TRCN Reg. No: LA/R/03417" among the personal details is a registration that the person holds, with its number. */
export function readRegistration(draft: Draft, { paragraph, label = "", text }: Row): boolean {
  const number = normalizeValue(text);
  const kind = paperKinds.find(({ words }) => words.test(label))?.name;
  const written = /^\s*(\p{Lu}{3,8})(?!\p{L})/u.exec(label)?.[1];
  const led = /^(\p{Lu}{3,8})[/ .-]/u.exec(number)?.[1];
  const body = written ?? (led !== undefined && certifiers.has(foldText(led)) ? led : undefined);
  if (kind === undefined || body === undefined || ofPersons.has(foldText(body))) return false;
  if (number.length > 40 || number.replace(/\D/g, "").length < 3) return false;
  const path = `certificates.${draft.profile.certificates.length}`;
  draft.profile.certificates.push({ name: `${body} ${kind}`, status: number });
  draft.fact(`${path}.name`, paragraph, 0.9);
  draft.useRewritten(paragraph, `${label} ${text}`);
  return true;
}

/** "… called to the Nigerian Bar in December 2018": a sentence that says when a lawyer was called. Where the papers tell of it, nothing is added. */
export function readBarCall(draft: Draft, { paragraphs }: DocumentText): void {
  const { certificates, education } = draft.profile;
  const isKnown = [
    ...certificates.map(({ name }) => name),
    ...education.map((one) => one.studyType ?? ""),
  ].some((name) => /\bcall(?:ed)? to\b/iu.test(name));
  if (isKnown) return;
  for (const [paragraph, { text }] of paragraphs.entries()) {
    if (text.length > 2_000) continue;
    const call = barCalls.exec(text);
    const behind = call ? text.slice(call.index + call[0].length) : "";
    const [period] = findPeriods(behind.slice(0, 40));
    if (!call || !period || period.index > 12 || /[.;]\s/.test(behind.slice(0, period.index))) continue;
    const date = period.start ?? period.end;
    if (date === undefined || date === "present") continue;
    const path = `certificates.${certificates.length}`;
    certificates.push({ name: `Call to the ${call.groups?.["country"] ?? ""}Bar`, date });
    draft.useRewritten(paragraph, call[0] + behind.slice(0, period.index + period.length));
    draft.fact(`${path}.name`, paragraph, 0.9);
    draft.fact(`${path}.date`, paragraph, 0.9);
    return;
  }
}
