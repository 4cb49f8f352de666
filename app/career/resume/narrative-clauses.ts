import { findPeriods, type FoundPeriod } from "../dates";
import { foldText } from "../nlp/fold";
import type { DocumentText } from "./document-text";
import { type Draft, normalizeValue } from "./draft";
import { emailPattern, phonePattern } from "./segment-atoms";
import { joiningWords } from "./vocabulary/narrative";

export type Clause = { paragraph: number; text: string };

/** The clauses of a text, each with its paragraph, without the ways to reach the person. */
export function clausesOf({ paragraphs }: DocumentText): Clause[] {
  const whole = paragraphs.map(({ text }) => text).join("\n");
  const own = [whole.match(emailPattern)?.[0], (whole.match(phonePattern) ?? []).find(parsedPhone)].filter(
    (found) => found !== undefined,
  );
  return paragraphs.flatMap(({ text }, paragraph) => {
    const words = own.reduce((left, found) => left.replace(found, " ".repeat(found.length)), text);
    const parts: { text: string; endsSentence: boolean }[] = [];
    let from = 0;
    for (const match of words.matchAll(clauseEnd)) {
      parts.push({
        text: normalizeClause(words.slice(from, match.index)),
        endsSentence: /[.!?;]/.test(match[0]),
      });
      from = match.index + match[0].length;
    }
    parts.push({ text: normalizeClause(words.slice(from)), endsSentence: true });
    return joinLeadingPeriods(parts.filter((part) => /\p{L}|\d{4}/u.test(part.text))).map((part) => ({
      paragraph,
      text: part,
    }));
  });
}

const clauseEnd =
  /(?<=\p{L}{2}|\d|\)|\s{8})[.!?;]+(?:\s+|$)|\s*,\s+(?=(?:and |then |also |but |now |there |where )?(?:i|i'm|am|my|from \d|since)\b)|\s+(?:and|then|also|but)\s+(?=(?:i|my)\s)|(?<=(?:19|20)\d{2})\s+(?=(?:i|my)\s)|\s*,\s+(?=(?:before that|after that|after which)\s)/giu;

const normalizeClause = (text: string) =>
  text
    .replace(contactWords, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.,;]+/, "")
    .trim();

/** "From 2009 to 2015" | "I drove a bus": when something was stands before it, unless a sentence ends between. */
function joinLeadingPeriods(parts: readonly { text: string; endsSentence: boolean }[]): string[] {
  const joined: string[] = [];
  let lead = "";
  for (const { text, endsSentence } of parts) {
    const isPeriod =
      !endsSentence && isPeriodAlone(text) && /^(?:from|in|since|between|by|and|then)\b/i.test(text);
    if (isPeriod) lead = `${lead} ${text}`.trim();
    else {
      joined.push(`${lead} ${text}`.trim());
      lead = "";
    }
  }
  return lead === "" ? joined : [...joined, lead];
}

function isPeriodAlone(text: string): boolean {
  const [period, rest] = withoutPeriod(text);
  return period !== undefined && !hasMore(rest);
}

const contactWords =
  /\b(?:my )?(?:(?:phone|mobile|whatsapp|e-?mail) ?)?(?:number|no\.?|address)?(?: is|:)?(?=\s{8,})|\b(?:call|reach) me (?:on|at)(?=\s{4,})/giu;

/** What leads to a number or an address, and what joins two clauses. */
export const contactLead =
  /\b(?:and )?(?:my )?(?:(?:phone|mobile|whatsapp|e-?mail)(?: number| no\.?| address)?|number)(?: is|:)?(?=\s+(?:\+?\d{3}|[\p{L}\p{N}._%+-]{1,64}@))|\b(?:call|reach) me (?:on|at)(?=\s+\+?\d)/giu;

/** What joins two clauses. */
export const connector = /(?<=\s)(?:and|then|also|but)(?=\s+(?:i|my)\s)/giu;

/** True for what has as many figures as a phone number. */
export const parsedPhone = (text: string) => text.replace(/\D/g, "").length >= 9;

/** What is left of "My number is …" says nothing. */
export function isEmpty(draft: Draft, { paragraph, text }: Clause): boolean {
  if (hasMore(text) || findPeriods(text).length > 0) return false;
  draft.useRewritten(paragraph, text);
  return true;
}

/** A clause that states no field is a line of the post before it, or of the summary. */
export function addLine(draft: Draft, { paragraph, text }: Clause): void {
  const { work, summary } = draft.profile;
  const post = work.at(-1);
  const line = normalizeValue(text).slice(0, 1000);
  if (line === "") return;
  if (post) post.highlights.push(line);
  else summary.push(line);
  draft.use(paragraph, line);
  draft.fact(
    post
      ? `work.${work.length - 1}.highlights.${post.highlights.length - 1}`
      : `summary.${summary.length - 1}`,
    paragraph,
    0.8,
  );
}

/** The first period of a clause, and the clause without it. */
export function withoutPeriod(text: string): [FoundPeriod | undefined, string] {
  const [period] = findPeriods(text);
  if (!period) return [undefined, text];
  const before = text.slice(0, period.index).replace(/\b(?:from|between|since|in)\s*$/i, "");
  return [period, normalizeValue(`${before} ${text.slice(period.index + period.length)}`)];
}

/** The clause is in the profile: its fields in their slots and, where it says more, as a line. What is left are small words. */
export function claim(
  draft: Draft,
  { paragraph, text }: Clause,
  path: string,
  fields: readonly string[],
): void {
  draft.useRewritten(paragraph, text);
  for (const field of fields) draft.fact(`${path}.${field}`, paragraph, 0.8);
}

/** A text without some of its values. */
export function without(text: string, values: readonly string[]): string {
  return values.reduce((rest, value) => (value === "" ? rest : rest.replace(value, " ")), text);
}

/** True when more than small words is left. */
export function hasMore(text: string): boolean {
  return foldText(text)
    .split(/[^\p{L}\p{N}']+/u)
    .some((word) => word !== "" && !joiningWords.has(word));
}
