import type { DocumentLanguage } from "./generated-document";
import { parseLetter, printLetter } from "./letter";
import type { Letter } from "./letter.schema";
import { findSentence } from "./line-sources";
import { foldText } from "./nlp/fold";
import type { OpenDecision } from "./open-decision";
import { parseProfile, printProfile } from "./profile";
import { cleanLine, type Profile } from "./profile.schema";
import { isRecord, listValues, valueAt, withValue } from "./resume/profile-values";

/** What the person says of a draft: it is true, their own words stay, or neither stays. */
export type DecisionAnswer = "true" | "own" | "left_out";

/**
 * The text of a document after its owner answered. `source` is the profile that the source ids belong to. Undefined: the change does
 * not fit (a line would become too long).
 */
export function applyDecision(
  content: string,
  decision: OpenDecision,
  answer: DecisionAnswer,
  { source, language }: { source: Profile | undefined; language: DocumentLanguage },
): string | undefined {
  if (answer === "own") return content;
  const draft = answer === "true" ? cleanLine(decision.draft) : "";
  if (decision.document === "cover_letter") {
    const letter = parseLetter(content);
    const changed = withLetterSentence(letter, cleanLine(decision.own), draft);
    return changed === letter ? content : printLetter(changed).trim();
  }
  const resume = parseProfile(content);
  const changed = withResumeLine(resume, decision, draft, source);
  return changed === resume ? content : changed && printProfile(changed, language).trim();
}

/**
 * A profile with one more line, at the end of the entry that the decision's sources name, else of the entry with the person's own
 * line, else of the summary. Undefined: the line does not fit.
 */
export function withFact(
  profile: Profile,
  decision: Pick<OpenDecision, "own" | "draft" | "sourceIds">,
  source: Profile | undefined,
): Profile | undefined {
  const draft = cleanLine(decision.draft);
  if (listValues(profile).some(({ text }) => findSentence(draft, text) >= 0)) return profile;
  const entry =
    findEntry(decision.sourceIds, source, profile) ?? entryOf(findLine(profile, cleanLine(decision.own)));
  const lines = entry === undefined ? undefined : valueAt(profile, `${entry}.highlights`);
  return Array.isArray(lines)
    ? withValue(profile, `${entry}.highlights.${lines.length}`, draft)
    : withValue(profile, `summary.${profile.summary.length}`, draft);
}

function withResumeLine(
  resume: Profile,
  decision: OpenDecision,
  draft: string,
  source: Profile | undefined,
): Profile | undefined {
  const own = cleanLine(decision.own);
  const found = findLine(resume, own, findEntry(decision.sourceIds, source, resume));
  if (!found) return draft === "" ? resume : withFact(resume, decision, source);
  const text = replaceSentence(found.text, own, draft) ?? found.text;
  // A line of an own section is an object around its text.
  const path = text === "" ? found.path.replace(/^(custom\.\d+\.lines\.\d+)\.text$/, "$1") : found.path;
  return withValue(resume, path, text);
}

// The same words may stand in two entries: the one that the sources name comes first.
function findLine(profile: Profile, own: string, entry?: string): { path: string; text: string } | undefined {
  if (own === "") return undefined;
  const lines = listValues(profile).filter(
    ({ path, kind, text }) =>
      (!/^(basics|personal|referees)$/.test(kind) || path === "basics.label") && findSentence(own, text) >= 0,
  );
  return lines.find(({ path }) => entry !== undefined && path.startsWith(`${entry}.`)) ?? lines[0];
}

function entryOf(line: { path: string } | undefined): string | undefined {
  return line && /^(.+)\.highlights\.\d+$/.exec(line.path)?.[1];
}

const IDENTITY = ["name", "position", "organization", "studyType", "institution", "startDate"];

/** The entry of `target` that is the one which the ids name in `source`: the order of entries may differ. */
export function findEntry(ids: string[], source: Profile | undefined, target: Profile): string | undefined {
  if (!source) return undefined;
  for (const id of ids) {
    const [path = "", section = "", place] =
      /^(work|siwes|education|projects|volunteer|nysc)(?:\.(\d+))?(?=\.|$)/.exec(id) ?? [];
    const entry = identityOf(valueAt(source, path));
    if (path === "" || entry === undefined) continue;
    if (place === undefined) return target.nysc && section === "nysc" ? "nysc" : undefined;
    const entries = valueAt(target, section);
    const at = Array.isArray(entries) ? entries.findIndex((one) => identityOf(one) === entry) : -1;
    if (at >= 0) return `${section}.${at}`;
  }
  return undefined;
}

function identityOf(entry: unknown): string | undefined {
  return isRecord(entry) ? JSON.stringify(IDENTITY.map((field) => keyOf(entry[field]))) : undefined;
}

/** A resume prints names in small letters that stand in capitals in its source. */
function keyOf(value: unknown): string {
  return typeof value === "string" ? foldText(value).replace(/[^\p{L}\p{N}]+/gu, "") : "";
}

function withLetterSentence(letter: Letter, own: string, draft: string): Letter {
  let isDone = own === "";
  const paragraphs = mapUnits(letter, (text) => {
    const changed = isDone ? undefined : replaceSentence(text, own, draft);
    if (changed === undefined) return text;
    isDone = true;
    return changed;
  });
  if (own !== "" && isDone) return { ...letter, paragraphs };
  const hasDraft = unitsOf(letter).some((text) => findSentence(draft, text) >= 0);
  return draft === "" || hasDraft ? letter : { ...letter, paragraphs: withProof(letter, draft) };
}

function unitsOf({ paragraphs }: Letter): string[] {
  return paragraphs.flatMap((paragraph) => (typeof paragraph === "string" ? [paragraph] : paragraph.items));
}

function mapUnits({ paragraphs }: Letter, change: (text: string) => string): Letter["paragraphs"] {
  return paragraphs
    .map((paragraph) =>
      typeof paragraph === "string"
        ? change(paragraph)
        : { items: paragraph.items.map(change).filter((text) => text !== "") },
    )
    .filter((paragraph) => (typeof paragraph === "string" ? paragraph !== "" : paragraph.items.length > 0));
}

// At the end of the last list, or as a paragraph before the one that closes the letter.
function withProof({ paragraphs }: Letter, draft: string): Letter["paragraphs"] {
  const list = paragraphs.findLastIndex((paragraph) => typeof paragraph !== "string");
  const found = paragraphs[list];
  return found !== undefined && typeof found !== "string"
    ? paragraphs.with(list, { items: [...found.items, draft] })
    : paragraphs.toSpliced(paragraphs.length > 1 ? -1 : paragraphs.length, 0, draft);
}

function replaceSentence(line: string, own: string, draft: string): string | undefined {
  const at = findSentence(own, line);
  if (at < 0) return undefined;
  return cleanLine(`${line.slice(0, at)}${draft}${line.slice(at + own.length)}`);
}
