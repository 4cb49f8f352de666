import { anyOf, inOrder, listOf, patternOf } from "./patterns";
import { titleIn } from "./title-text";
import type { AdvertLanguage, TextRange } from "./job-advert";
import type { Sentence } from "./sentence";
import { ASKS, HIRES, INSTRUCTS } from "./vocabulary/demand-words";

/** The title of one of several posts, with the part of the text that speaks of it; a bare list has no such part. */
export type Post = Partial<TextRange> & { title: string };

const MAX_POSTS = 20;

/** The posts of an advert, where it offers several. */
export function readPosts(sentences: Sentence[], language: AdvertLanguage): Post[] {
  const described = describedPosts(sentences, language);
  return (described.length > 1 ? described : listedPosts(sentences, language)).slice(0, MAX_POSTS);
}

/** Sentences that begin with a title and go on with what it asks: "1. Bursar. HND", "(b) 2 Drivers with class C". */
function describedPosts(sentences: Sentence[], language: AdvertLanguage): Post[] {
  const starts = sentences.flatMap((sentence, index) => {
    const isListed =
      sentence.isBullet ||
      sentence.isHeading ||
      sentence.label !== undefined ||
      opensLine(sentence, sentences[index - 1], language);
    const hasNeighbour = [sentences[index - 1], sentences[index + 1]].some(
      (other) => other?.line === sentence.line,
    );
    if (!isListed && !hasNeighbour) return [];
    if (
      sentence.section !== "head" ||
      (/[.!]$/.test(sentence.text.trim()) && sentence.text.split(" ").length > 30)
    )
      return [];
    const title =
      describedTitle(sentence.text, isListed, language) ?? titleAfterColon(sentence.text, language);
    return title ? [{ title, sentence, index }] : [];
  });
  return starts.map(({ title, sentence, index }, at) => {
    const next = starts[at + 1]?.index ?? sentences.length;
    const own = sentences.slice(index, next);
    // A title alone on its line speaks of the lines below it.
    const isAlone =
      own[1]?.line !== sentence.line &&
      describedTitle(sentence.text, true, language) === title &&
      sentence.text.split(" ").length <= MAX_POST_LINE &&
      !ASKS.test(sentence.text);
    const last = own.findIndex(
      (one, place) =>
        place > 0 &&
        ((isAlone ? one.label !== undefined || one.section === "apply" : one.line !== sentence.line) ||
          // "Candidates must possess …" below the title of a post speaks of that post.
          (isAlone ? OF_EVERY_POST : OF_ALL).test(one.text) ||
          INSTRUCTS.test(one.text)),
    );
    const end = (last < 0 ? own.at(-1) : own[last - 1])?.end ?? sentence.end;
    return { title, start: sentence.start, end };
  });
}

/** "CASHIER: SSCE, quick with figures": a line of its own that a title and a colon or dash open. */
function opensLine(sentence: Sentence, before: Sentence | undefined, language: AdvertLanguage): boolean {
  if (before?.line === sentence.line) return false;
  const lead = /^\p{Lu}[\p{L} /&-]{2,40}?(?= ?:| [–-] )/u.exec(sentence.text)?.[0];
  return lead !== undefined && titleOf(lead, true, language) !== undefined;
}

// "State Counsel II (GL 09) – Ministry of Justice, Lokoja".
const MAX_POST_LINE = 12;

const OF_ALL = inOrder(
  [
    /^/u,
    anyOf([
      /every(?:one|body)|all (?:applicants|candidates|posts|positions|must|roles)|for all|applicants|candidates/u,
      /general|both|they|interested|qualified/u,
    ]),
    /(?!\p{L})/u,
  ],
  "iu",
);

const OF_EVERY_POST = inOrder(
  [
    /^(?:(?:applicants|candidates) )?(?:(?:for|to) )?(?:every(?:one|body)|all|any|each|general|both)(?!\p{L})/u,
    /(?! (?:of )?(?:the )?(?:duties|following))/u,
  ],
  "iu",
);

/** "… is filling positions: Fitter – trade test, 2 years": the first of a list behind a colon. */
function titleAfterColon(text: string, language: AdvertLanguage): string | undefined {
  const at = text.indexOf(": ");
  return at > 0 && HIRES.test(text.slice(0, at))
    ? describedTitle(text.slice(at + 2), false, language)
    : undefined;
}

function describedTitle(text: string, isListed: boolean, language: AdvertLanguage): string | undefined {
  const marked = /^\(?[a-h\d]{1,2}[.)]\s+/iu.exec(text)?.[0] ?? "";
  const counted =
    /^(?:\d{1,3}|one|two|three|four|five|six|ten) (?=\p{Lu})/iu.exec(text.slice(marked.length))?.[0] ?? "";
  const rest = text.slice(marked.length + counted.length);
  const mark = /\s[-–—]\s|,|[.:(]| with /u.exec(rest);
  if (!mark && !isListed) return undefined;
  if (!isListed && marked === "" && counted === "" && !/[-–—:]/.test(mark?.[0] ?? "")) return undefined;
  return titleOf(mark ? rest.slice(0, mark.index) : rest, true, language);
}

/** "recruiting for the following: Casual workers, Drivers", "Cooks, waiters needed", "6 tailors and 2 cutters" */
function listedPosts(sentences: Sentence[], language: AdvertLanguage): Post[] {
  for (const { text, section, label } of sentences) {
    if (section !== "head" && section !== "apply") continue;
    const lists = [
      label !== undefined && LIST_LABELS.has(label) ? text : undefined,
      AFTER_CUE.exec(text)?.groups?.list,
      BEFORE_CUE.exec(text)?.groups?.list,
      COUNTED.exec(text)?.groups?.list,
    ];
    for (const list of lists) {
      const titles = titlesIn(list ?? "", language);
      if (titles.length > 1) return titles.map((title) => ({ title }));
    }
  }
  return [];
}

const LIST_LABELS = new Set(
  listOf("positions, vacancies, roles, openings, posts, available positions, postes, stellen"),
);

/** The titles of a list; one short item among them may bear no ending of a title ("Drivers, Security, Cleaners"). */
function titlesIn(list: string, language: AdvertLanguage): string[] {
  const items = list
    .split(/,|;| and | & |\n/)
    .map((item) => item.trim())
    .filter(Boolean);
  const titles = items.map((item) => titleOf(item, false, language));
  const known = titles.filter((title) => title !== undefined);
  if (known.length < 2 || known.length < items.length - 1) return [];
  return items.flatMap((item, at) => titles[at] ?? plainItem(item));
}

function plainItem(item: string): string[] {
  return /^\p{Lu}[\p{L}-]+(?: [\p{L}-]+)?$/u.test(item) && !OTHER_ITEM.test(item) ? [item] : [];
}
const OTHER_ITEM = /(?<!\p{L})(?:etc|others?|more|many|plant|office|branch|nationwide|urgently)(?!\p{L})/iu;

const AFTER_CUE = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /(?:following|positions?|vacanc(?:y|ies)|posts|roles)(?: \p{L}+){0,3}\s*[:–-]|employs|hiring/u,
        /recruiting|needs?|looking for/u,
      ],
      "u",
    ),
    /:?\s*(?<list>[\p{Lu}\d][^.!?:]{8,200})/u,
  ],
  "u",
);
const BEFORE_CUE =
  /^(?<list>\p{Lu}[^.!?:]{8,160}?) (?:are )?(?:urgently )?(?:needed|wanted|required)(?!\p{L})/u;
const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|five|six|ten) [\p{L} -]{4,40}?`;
const COUNTED = patternOf(
  String.raw`(?<!\p{L})(?<list>${COUNT}(?:(?:,| and|, and) ${COUNT}){1,6})(?= for | in | at |[.,:;!(]|$)`,
  "iu",
);

/** The title with which an item begins; in a list of lines it begins with a capital. */
function titleOf(text: string, isLine: boolean, language: AdvertLanguage): string | undefined {
  const item = text
    .split(/[.:;(–]|,|\s-\s/)[0]
    ?.trim()
    .replace(/^(?:an?|and|post of|position of)\s+/i, "")
    .replace(/\s+\d+$/, "");
  if (!item || item.length < 3 || item.split(" ").length > 6 || ASKS.test(item) || /@/.test(item))
    return undefined;
  if (isLine && /^\P{Lu}/u.test(item)) return undefined;
  if (NOBODY.test(item)) return undefined;
  const bracket = /^ ?\([^)]{2,30}\)/u.exec(text.slice(text.indexOf(item) + item.length))?.[0] ?? "";
  const title = titleIn(item + (isLine ? bracket : ""), language);
  const isWhole =
    title !== undefined &&
    title.replace(/ \(.*\)$/u, "").split(" ").length >= item.replace(/^\d+ /, "").split(" ").length - 1;
  return isWhole ? title : undefined;
}

const NOBODY = /^(?:persons?|people|candidates?|applicants?|staff)$/iu;
