import { hasCompanyForm } from "./company-name";
import type { AdvertLanguage } from "./job-advert";
import { anyOf, inOrder } from "./patterns";
import { LIST_LABELS, ONE_POST_LABELS, titleOf } from "./post-title";
import type { Sentence } from "./sentence";
import { inTitleCase } from "./title-print";
import { HIRES } from "./vocabulary/demand-words";

type Start = { title: string; sentence: Sentence; index: number };

/** Sentences that begin with a title and go on with what it asks: "1. Bursar. HND", "(b) 2 Drivers with class C". */
export function describedPosts(sentences: Sentence[], language: AdvertLanguage): string[] {
  const starts = inOneForm(
    sentences.flatMap((sentence, index): Start[] => {
      const isFirst = sentences[index - 1]?.line !== sentence.line;
      const opens = isFirst && opensLine(sentence, language);
      const isListed = sentence.isBullet || sentence.isHeading || sentence.label !== undefined || opens;
      const hasNeighbour = [sentences[index - 1], sentences[index + 1]].some(
        (other) => other?.line === sentence.line,
      );
      // An item begins with its post: "… is desirable. Retired senior officers will be considered" goes on with what it asks.
      if (sentence.isBullet && !isFirst && !COUNTED.test(sentence.text)) return [];
      if ((!isListed && !hasNeighbour) || NO_POST.test(sentence.text) || isEmployer(sentence.text)) return [];
      // A title in capitals stands over its post, whatever the lines above it are about.
      const isHere = sentence.section === "head" || (opens && isShouted(sentence.text));
      if (!isHere || (/[.!]$/.test(sentence.text.trim()) && sentence.text.split(" ").length > 30)) return [];
      const title =
        describedTitle(sentence.text, isListed, language) ?? titleAfterColon(sentence.text, language);
      return title ? [{ title, sentence, index }] : [];
    }),
  );
  return withCounted(withoutCrew(starts), sentences).map(({ title }) => title);
}

/** "FACTORY WORKERS WANTED" above a list of them names all that are sought. */
function withoutCrew(starts: Start[]): Start[] {
  const crew = starts.filter(({ sentence }) => HIRES.test(sentence.text) && !/\d/.test(sentence.text));
  return crew.length === 1 && starts.length > 2 && crew[0] === starts[0] ? starts.slice(1) : starts;
}

/** "Security - 6" beside items with titles: in a list of posts what is counted is one, whatever its words. */
function withCounted(starts: Start[], sentences: readonly Sentence[]): Start[] {
  const lines = new Set(
    starts.filter(({ sentence }) => sentence.isBullet).map(({ sentence }) => sentence.line),
  );
  if (lines.size < 2) return starts;
  const counted = sentences.flatMap((sentence, index): Start[] => {
    const { text, line, isBullet } = sentence;
    const isBeside = lines.has(line - 1) || lines.has(line + 1);
    const title = isBullet && !lines.has(line) && isBeside ? COUNTED.exec(text)?.groups?.title : undefined;
    return title && sentences[index - 1]?.line !== line
      ? [{ title: inTitleCase(title), sentence, index }]
      : [];
  });
  return [...starts, ...counted].toSorted((a, b) => a.index - b.index);
}
const COUNTED = /^(?<title>\p{Lu}[\p{L}/&'-]+(?: [\p{L}/&'-]+){0,3}) ?(?:[-–x(] ?)+\d{1,2}(?!\d)/u;

/** The titles that stand in one form: what is set otherwise speaks of somebody else, as "Line manager: …" does. */
function inOneForm(starts: Start[]): Start[] {
  const forms = new Map<string, Start[]>();
  for (const start of starts) {
    const { text, label, isBullet } = start.sentence;
    // The items of one list are one form, in capitals or not.
    const shape = isBullet ? "item" : `line ${isShouted(text)}`;
    const form = label === undefined ? shape : `label ${isKnownLabel(label)}`;
    forms.set(form, [...(forms.get(form) ?? []), start]);
  }
  const most = [...forms.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  // "(i) DEPUTY REGISTRAR – 2 positions" is a post in whatever form the others are.
  const all = starts.filter((start) => most.includes(start) || SURE_COUNT.test(start.sentence.text));
  return all.filter((start) => !isLetterhead(start, most));
}

const SURE_COUNT = /(?:[–—-] ?|\()\d{1,3} (?:positions?|posts?|slots?|vacanc(?:y|ies))\b/iu;

/**
 * "UGBOWO HABITAT DEVELOPERS" above "QUANTITY SURVEYOR": a line of its own that is the first of two, that another one follows at once, or
 * that comes again is the name of who hires.
 */
function isLetterhead({ title, index, sentence: { text, isBullet, line } }: Start, all: Start[]): boolean {
  if (isBullet || !isShouted(text) || /[:(–-]/.test(text)) return false;
  return (
    (line === 0 && all.length === 2) ||
    all.some((other) => other.index === index + 1) ||
    all.filter((other) => other.title === title).length > 1
  );
}

function isKnownLabel(label: string): boolean {
  return ONE_POST_LABELS.has(label) || LIST_LABELS.has(label);
}

/** "OAKBRIDGE INSURANCE BROKERS": a line of its own that is the name of a firm. */
function isEmployer(text: string): boolean {
  return (
    isShouted(text) &&
    !/[:(–]|\d| - /.test(text) &&
    text.split(" ").length <= 6 &&
    hasCompanyForm(text.replace(/[.,:]+$/, ""))
  );
}

/** Whether the first words of a line are in capitals: "PASTRY CHEF (2): …". */
function isShouted(text: string): boolean {
  const lead = /^[^\p{L}]*(?:S\/N [^\p{L}]*)?(\p{L}[\p{L}'/&-]*(?: [\p{L}'/&-]{2,})?)/u.exec(text)?.[1] ?? "";
  return lead.length > 3 && lead === lead.toUpperCase();
}

/** "PERSON SPECIFICATION", "Contact the Desk Officer", "Line manager: …": lines with somebody who is not sought. */
const NO_POST = inOrder(
  [
    /^/u,
    anyOf(
      [
        /person\p{L}* (?:spec|profile)\p{L}*|(?:how|who|what|why|your|our|we|the) .*/u,
        /line manager|report(?:s|ing)?(?: line| to)?|supervis(?:es?|ing|ion)|manages?|contact|call/u,
        /dut(?:y|ies) of|responsibilit(?:y|ies) of|requirements? for/u,
        /ask for|speak to|attention|attn|for the attention|managing director|signed|(?:the )?registrar|chairman/u,
      ],
      "u",
    ),
    /(?!\p{L})(?! [-–(]|$)/u,
  ],
  "iu",
);

/** "CASHIER: SSCE, quick with figures", "2. BURSAR (1), HND": a line that a title opens, before a colon, dash, bracket or count. */
function opensLine({ text }: Sentence, language: AdvertLanguage): boolean {
  const lead = LEAD.exec(text)?.groups?.lead;
  // A line that is nothing but a title stands over a post only in capitals: else it may be anybody's name.
  if (lead === undefined || (lead === text && !isShouted(text))) return false;
  return titleOf(lead, true, language) !== undefined;
}

const LEAD = inOrder(
  [
    /^(?:S\/N )?(?:\(?[\da-h]{1,2}[.)]? )?(?<lead>\p{Lu}[\p{L} /&'-]{2,44}?)/u,
    /(?= ?:|\.(?: |$)| [–-] | ?\(| x ?\d|,? (?:GL|CON\p{Lu}+) ?\d|$)/u,
  ],
  "u",
);

/** "… is filling positions: Fitter – trade test, 2 years": the first of a list behind a colon. */
function titleAfterColon(text: string, language: AdvertLanguage): string | undefined {
  const at = text.indexOf(": ");
  return at > 0 && HIRES.test(text.slice(0, at))
    ? describedTitle(text.slice(at + 2), false, language)
    : undefined;
}

function describedTitle(text: string, isListed: boolean, language: AdvertLanguage): string | undefined {
  const marked = /^(?:S\/N )?\(?[a-h\d]{1,2}[.)]\s+/iu.exec(text)?.[0] ?? "";
  const counted =
    /^(?:\d{1,3}|one|two|three|four|five|six|ten) (?=\p{Lu})/iu.exec(text.slice(marked.length))?.[0] ?? "";
  const rest = text.slice(marked.length + counted.length);
  const mark = /\s[-–—]\s|,|[.:(]| with /u.exec(rest);
  if (!mark && !isListed) return undefined;
  if (!isListed && marked === "" && counted === "" && !/[-–—:]/.test(mark?.[0] ?? "")) return undefined;
  const title = mark ? rest.slice(0, mark.index) : rest;
  const field = mark && OF_TITLE.exec(rest.slice(title.length))?.[0];
  return titleOf(title + (field ?? ""), true, language);
}

// "CHIEF LECTURER (BUILDING TECHNOLOGY), CONPCASS 08", "Home Tutor (Primary)"
const OF_TITLE = /^ ?\([^)]{2,30}\)/u;
