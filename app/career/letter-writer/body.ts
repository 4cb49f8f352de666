import { formatLongYearMonth, formatPeriod } from "../dates";
import type { DocumentLanguage, DocumentLength, Sentence, Tone } from "../generated-document";
import type { LetterPlan, PlannedPost, ProofLine } from "./letter-plan";
import { contentStems } from "../nlp/stem";
import { capitalFirst } from "../writer/casing";
import { choose } from "../writer/choose";
import { countWords } from "../writer/wording";
import { demandLabel } from "./demand-label";
import { PHRASES } from "./phrase-book";
import type { Phrases, Wordings } from "./phrases";

/** `seed` chooses among wordings: the same seed gives the same letter. */
export type LetterStyle = { language: DocumentLanguage; tone: Tone; length: DocumentLength; seed: string };

// Body lengths in words: what hiring managers read to the end fits on one page.
const TARGET_WORDS: Record<DocumentLength, number> = { standard: 220, short: 120 };
const MAX_WORDS: Record<DocumentLength, number> = { standard: 320, short: 170 };
const MIN_PROOFS = 2;

/**
 * The sentences of a letter in order: opening with the strongest position, a list of proofs in the person's own
 * words, the closing. It takes further lines until the target length is reached, and leaves the last lines out
 * above the largest length. Every sentence about the person names its source lines.
 */
export function writeBody(plan: LetterPlan, style: LetterStyle): Sentence[] {
  const proofs = proofItems(plan, style);
  let further: Item[] = [];
  const length = () => wordCount(compose(plan, style, proofs, further));
  for (const line of plan.further) {
    if (length() >= TARGET_WORDS[style.length]) break;
    further = [...further, toItem(line)];
  }
  while (length() > MAX_WORDS[style.length] && (further.length > 0 || proofs.length > MIN_PROOFS)) {
    if (further.length > 0) further = further.slice(0, -1);
    else proofs.pop();
  }
  return compose(plan, style, proofs, further);
}

type Item = { text: string; sourceIds: string[] };
type Pick = (key: string, wordings: Wordings) => string;
type Part = Omit<Sentence, "paragraph">;

function compose(plan: LetterPlan, style: LetterStyle, proofs: Item[], further: Item[]): Sentence[] {
  const phrases = PHRASES[style.language];
  const pick: Pick = (key, wordings) => choose(style.seed, key, wordings);
  const skills = skillItem(plan, phrases);
  const [list, more] = proofs.length > 0 ? [[...proofs, ...skills], further] : [[...further, ...skills], []];
  const paragraphs: Part[][] = [
    opening(plan, style, pick),
    list.length > 0
      ? [frame(proofs.length > 0 ? pick("proofs", phrases.proofs) : pick("lines", phrases.lines))]
      : [],
    list.map(asListItem),
    more.length > 0 ? [frame(pick("further", phrases.further))] : [],
    more.map(asListItem),
    closing(plan, style, pick),
  ];
  return paragraphs
    .filter((parts) => parts.length > 0)
    .flatMap((parts, paragraph) => parts.map((part) => ({ ...part, paragraph })));
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
  return pick("last", phrases.last(post, formatPeriod(startDate, endDate, language)));
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
  return plan.proofs.map(({ demand, line }) => {
    const item = toItem(line);
    const label = plan.advertLanguage === language ? demandLabel(demand) : undefined;
    const lineStems = new Set(contentStems(item.text));
    const isRepeated = contentStems(label ?? "").every((stem) => lineStems.has(stem));
    return label && !isRepeated ? { ...item, text: `${capitalFirst(label)}: ${item.text}` } : item;
  });
}

function skillItem({ skills }: LetterPlan, phrases: Phrases): Item[] {
  if (skills.length === 0) return [];
  return [
    {
      text: `${phrases.skills}: ${skills.map(({ text }) => text.replace(/[.;,]+$/, "")).join(", ")}.`,
      sourceIds: skills.flatMap(({ sourceIds }) => sourceIds),
    },
  ];
}

function toItem({ text, place, sourceIds }: ProofLine): Item {
  const line = capitalFirst(text.replace(/[\s.;,]+$/u, ""));
  const namesPlace = place === undefined || line.toLowerCase().includes(place.toLowerCase());
  return { text: namesPlace ? `${line}.` : `${line} – ${place}.`, sourceIds };
}

function asListItem({ text, sourceIds }: Item): Part {
  return { text, kind: "claim", sourceIds, isListItem: true };
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
