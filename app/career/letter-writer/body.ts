import { formatLongYearMonth, formatPeriod } from "../dates";
import type { DocumentLanguage, DocumentLength, Sentence, Tone } from "../generated-document";
import type { LetterPlan, PlannedPost, ProofLine } from "./letter-plan";
import { contentStems } from "../nlp/stem";
import { capitalFirst, lowerFirst } from "../writer/casing";
import { choose } from "../writer/choose";
import { countWords } from "../writer/wording";
import { PHRASES } from "./phrase-book";
import { writeOtherWork } from "./other-work";
import type { OtherAsList, OtherAsSentences, Wordings } from "./phrases";

/** `seed` chooses among wordings: the same seed gives the same letter. */
export type LetterStyle = { language: DocumentLanguage; tone: Tone; length: DocumentLength; seed: string };

// Body lengths in words: what hiring managers read to the end fits on one page.
const TARGET_WORDS: Record<DocumentLength, number> = { standard: 220, short: 100 };
const MAX_WORDS: Record<DocumentLength, number> = { standard: 320, short: 170 };
const MIN_PROOFS = 2;

/**
 * The sentences of a letter in order: opening with the strongest position, a list of proofs in the person's own
 * words, the closing. It takes further lines until the target length is reached, and leaves the last lines out
 * above the largest length. Every sentence about the person names its source lines.
 */
export function writeBody(plan: LetterPlan, style: LetterStyle): Sentence[] {
  const parts: Parts = { proofs: proofItems(plan, style), further: [], certificates: [], otherSkills: [] };
  const length = () => wordCount(compose(plan, style, parts));
  const isShort = () => length() < TARGET_WORDS[style.length];
  for (const line of plan.further) if (isShort()) parts.further = [...parts.further, line];
  if (isShort()) parts.certificates = plan.certificates;
  if (isShort()) parts.otherSkills = plan.otherSkills;
  while (
    length() > MAX_WORDS[style.length] &&
    (parts.further.length > 0 || parts.proofs.length > MIN_PROOFS)
  ) {
    if (parts.further.length > 0) parts.further = parts.further.slice(0, -1);
    else parts.proofs.pop();
  }
  return compose(plan, style, parts);
}

type Item = { text: string; sourceIds: string[] };
type Parts = { proofs: Item[]; further: ProofLine[]; certificates: ProofLine[]; otherSkills: ProofLine[] };
type Pick = (key: string, wordings: Wordings) => string;
type Part = Omit<Sentence, "paragraph">;

function compose(plan: LetterPlan, style: LetterStyle, parts: Parts): Sentence[] {
  const { skills, proofs, other } = PHRASES[style.language];
  const pick: Pick = (key, wordings) => choose(style.seed, key, wordings);
  const answers = [...parts.proofs, ...listItem(skills, ", ", plan.skills)];
  const asList: Part[][] =
    answers.length > 0 ? [[frame(pick("proofs", proofs))], answers.map(asListItem)] : [];
  const body = isListForm(other)
    ? [...asList, ...otherAsList(plan, style, parts, other, pick)]
    : // One sentence alone is no list.
      isOneSentence(plan, answers)
      ? [[...answers.map(asClaim), ...otherAsSentences(plan, parts, other)]]
      : [...asList, otherAsSentences(plan, parts, other)];
  return [opening(plan, style, pick), ...body, closing(plan, style, pick)]
    .filter((paragraph) => paragraph.length > 0)
    .flatMap((paragraph, number) => paragraph.map((part) => ({ ...part, paragraph: number })));
}

function isListForm(other: OtherAsList | OtherAsSentences): other is OtherAsList {
  return "lines" in other;
}

function isOneSentence({ proofs: [proof] }: LetterPlan, answers: Item[]): boolean {
  return answers.length === 1 && (proof?.line.tense !== undefined || proof?.line.isLanguage === true);
}

function otherAsSentences(plan: LetterPlan, parts: Parts, phrases: OtherAsSentences): Part[] {
  const named = (lines: ProofLine[], sentence: (names: string[]) => string): Item[] =>
    lines.length > 0 ? [{ text: sentence(namesOf(lines)), sourceIds: idsOf(lines) }] : [];
  return [
    ...writeOtherWork(parts.further, plan),
    ...named(parts.certificates, phrases.certificatesHeld),
    ...named(parts.otherSkills, phrases.otherSkillsHeld),
  ].map(asClaim);
}

function otherAsList(
  plan: LetterPlan,
  { language }: LetterStyle,
  parts: Parts,
  phrases: OtherAsList,
  pick: Pick,
): Part[][] {
  const items = [
    ...parts.further.map((line) => toItem(line, plan, language)),
    ...listItem(phrases.certificates, "; ", parts.certificates),
    ...listItem(phrases.otherSkills, ", ", parts.otherSkills),
  ];
  if (items.length === 0) return [];
  const lead = parts.proofs.length > 0 ? pick("further", phrases.further) : pick("lines", phrases.lines);
  return [[frame(lead)], items.map(asListItem)];
}

function opening(plan: LetterPlan, { language, tone }: LetterStyle, pick: Pick): Part[] {
  const phrases = PHRASES[language];
  const { title, company, post, years, study } = plan;
  return [
    { text: pick("opening", phrases.opening[tone](title, company)), kind: "address", sourceIds: [] },
    ...(post ? [claim(postSentence(post, language, pick), post.sourceIds)] : []),
    ...(years ? [claim(pick("years", phrases.years(years.count)), years.sourceIds)] : []),
    ...(study ? [claim(pick("study", phrases.study(study.text)), study.sourceIds)] : []),
  ];
}

function postSentence(
  { position, employer, startDate, endDate }: PlannedPost,
  language: DocumentLanguage,
  pick: Pick,
): string {
  const phrases = PHRASES[language];
  const post = employer ? phrases.post(position, employer) : position;
  if (endDate === "present")
    return pick("present", phrases.present(post, startDate ? formatLongYearMonth(startDate, language) : ""));
  const long = (date: string | undefined) => (date ? formatLongYearMonth(date, language) : "");
  return pick(
    "last",
    phrases.last(post, {
      from: long(startDate),
      to: long(endDate),
      period: formatPeriod(startDate, endDate, language),
    }),
  );
}

function closing(plan: LetterPlan, { language, tone }: LetterStyle, pick: Pick): Part[] {
  const phrases = PHRASES[language];
  const { service, home, phone, email } = plan;
  return [
    ...(service ? [claim(phrases.service[service.status](service.year ?? ""), service.sourceIds)] : []),
    ...(home ? [claim(phrases.home(home.text), home.sourceIds)] : []),
    frame(pick("request", phrases.request[tone])),
    ...(phone || email ? [claim(phrases.reach(phone ?? "", email ?? ""), ["basics"])] : []),
  ];
}

// The employer's words stand before the proof only in the letter's language, and where the line does not hold them itself.
function proofItems(plan: LetterPlan, { language }: LetterStyle): Item[] {
  const spoken = plan.proofs.filter(({ line }) => line.isLanguage).map(({ line }) => line);
  const proofs = plan.proofs.filter(({ line }) => !line.isLanguage);
  const items = proofs.map(({ label, line }) => {
    const item = toItem(line, plan, language);
    if (!label || plan.advertLanguage !== language) return item;
    const lineStems = new Set(contentStems(item.text));
    const isRepeated = contentStems(label).every((stem) => lineStems.has(stem));
    return isRepeated ? item : { ...item, text: `${capitalFirst(label)}: ${item.text}` };
  });
  if (spoken.length === 0) return items;
  const languages = spoken.map(({ text }) => text);
  return [
    ...items,
    { text: PHRASES[language].speak(languages), sourceIds: spoken.flatMap(({ sourceIds }) => sourceIds) },
  ];
}

/** Names on one line: "Other skills: AutoCAD, Civil 3D." */
function listItem(label: string, separator: string, lines: ProofLine[]): Item[] {
  return lines.length > 0
    ? [{ text: `${label}: ${namesOf(lines).join(separator)}.`, sourceIds: idsOf(lines) }]
    : [];
}

function namesOf(lines: ProofLine[]): string[] {
  return lines.map(({ text }) => text.replace(/[.;,]+$/, ""));
}

function idsOf(lines: ProofLine[]): string[] {
  return lines.flatMap(({ sourceIds }) => sourceIds);
}

// What is done at present is done at the post that the opening names; of all else the place is written.
function toItem(
  { text, place, tense, sourceIds }: ProofLine,
  { post }: LetterPlan,
  language: DocumentLanguage,
): Item {
  const { deed } = PHRASES[language];
  const bare = text.replace(/[\s.;,]+$/u, "");
  const line = capitalFirst(tense && deed ? deed(lowerFirst(bare)) : bare);
  const isPresentPost =
    tense === "present" && deed !== undefined && post?.endDate === "present" && post.employer === place;
  const namesPlace = place === undefined || isPresentPost || line.toLowerCase().includes(place.toLowerCase());
  return { text: namesPlace ? `${line}.` : `${line} – ${place}.`, sourceIds };
}

function asListItem({ text, sourceIds }: Item): Part {
  return { text, kind: "claim", sourceIds, isListItem: true };
}

function asClaim({ text, sourceIds }: Item): Part {
  return claim(text, sourceIds);
}

function claim(text: string, sourceIds: string[]): Part {
  return { text, kind: "claim", sourceIds };
}

function frame(text: string): Part {
  return { text, kind: "frame", sourceIds: [] };
}

function wordCount(sentences: Sentence[]): number {
  return sentences.reduce((sum, { text }) => sum + countWords(text), 0);
}
