import { anyOf } from "~/pattern";
import { inOrder } from "./patterns";
import { inTitleCase, singular } from "./head";
import type { TextRange } from "./job-advert";
import type { Sentence } from "./sentence";
import { ASKS, HIRES, INSTRUCTS } from "./vocabulary/demand-words";
import { TITLE_END } from "./vocabulary/names";

/** The title of one of several posts, with the part of the text that speaks of it; a bare list has no such part. */
export type Post = Partial<TextRange> & { title: string };

const MAX_POSTS = 20;

/** The posts of an advert, where it offers several. */
export function readPosts(sentences: Sentence[]): Post[] {
  const described = describedPosts(sentences);
  return (described.length > 1 ? described : listedPosts(sentences)).slice(0, MAX_POSTS);
}

/** Sentences that begin with a title and go on with what it asks: "1. Bursar. HND", "(b) 2 Drivers with class C". */
function describedPosts(sentences: Sentence[]): Post[] {
  const starts = sentences.flatMap((sentence, index) => {
    const isListed = sentence.isBullet || sentence.isHeading || sentence.label !== undefined;
    const hasNeighbour = [sentences[index - 1], sentences[index + 1]].some(
      (other) => other?.line === sentence.line,
    );
    if (!isListed && !hasNeighbour) return [];
    if (
      sentence.section !== "head" ||
      (/[.!]$/.test(sentence.text.trim()) && sentence.text.split(" ").length > 30)
    )
      return [];
    const title = describedTitle(sentence.text, isListed) ?? titleAfterColon(sentence.text);
    return title ? [{ title, sentence, index }] : [];
  });
  return starts.map(({ title, sentence, index }, at) => {
    const next = starts[at + 1]?.index ?? sentences.length;
    const own = sentences.slice(index, next);
    // A title alone on its line speaks of the lines below it.
    const isAlone =
      own[1]?.line !== sentence.line &&
      describedTitle(sentence.text, true) === title &&
      sentence.text.split(" ").length <= 6;
    const last = own.findIndex(
      (one, place) =>
        place > 0 &&
        ((isAlone ? one.label !== undefined || one.section === "apply" : one.line !== sentence.line) ||
          OF_ALL.test(one.text) ||
          INSTRUCTS.test(one.text)),
    );
    const end = (last < 0 ? own.at(-1) : own[last - 1])?.end ?? sentence.end;
    return { title, start: sentence.start, end };
  });
}

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

/** "… is filling positions: Fitter – trade test, 2 years": the first of a list behind a colon. */
function titleAfterColon(text: string): string | undefined {
  const at = text.indexOf(": ");
  return at > 0 && HIRES.test(text.slice(0, at)) ? describedTitle(text.slice(at + 2), false) : undefined;
}

function describedTitle(text: string, isListed: boolean): string | undefined {
  const marked = /^\(?[a-h\d]{1,2}[.)]\s+/iu.exec(text)?.[0] ?? "";
  const counted =
    /^(?:\d{1,3}|one|two|three|four|five|six|ten) (?=\p{Lu})/iu.exec(text.slice(marked.length))?.[0] ?? "";
  const rest = text.slice(marked.length + counted.length);
  const mark = /\s[-–—]\s|,|[.:(]| with /u.exec(rest);
  if (!mark && !isListed) return undefined;
  if (!isListed && marked === "" && counted === "" && !/[-–—:]/.test(mark?.[0] ?? "")) return undefined;
  return titleOf(mark ? rest.slice(0, mark.index) : rest);
}

/** "recruiting for the following: Casual workers, Drivers", "employs Waiters, Cabin Stewards" */
function listedPosts(sentences: Sentence[]): Post[] {
  for (const { text, section } of sentences) {
    if (section !== "head" && section !== "apply") continue;
    for (const list of [AFTER_CUE.exec(text)?.groups?.list, BEFORE_CUE.exec(text)?.groups?.list]) {
      const titles = (list ?? "").split(/,|;|\/| and | & /).flatMap((item) => titleOf(item) ?? []);
      if (titles.length > 1 && titles.length >= (list ?? "").split(/,|;/).length - 1)
        return titles.map((title) => ({ title }));
    }
  }
  return [];
}

const AFTER_CUE = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /(?:following|positions?|vacanc(?:y|ies)|posts|roles)(?: \p{L}+){0,3}\s*[:–-]|employs|hiring/u,
        /recruiting|needs?/u,
      ],
      "u",
    ),
    /\s*(?<list>\p{Lu}[^.!?:]{8,200})/u,
  ],
  "u",
);
const BEFORE_CUE =
  /^(?<list>\p{Lu}[^.!?:]{8,160}?) (?:are )?(?:urgently )?(?:needed|wanted|required)(?!\p{L})/u;

function titleOf(text: string): string | undefined {
  const title = text
    .split(/[.:;(–]|,|\s-\s/)[0]
    ?.trim()
    .replace(/^(?:\d+|an?|and|post of|position of)\s+/i, "")
    .replace(/\s+\d+$/, "");
  if (!title || title.length < 3 || title.split(" ").length > 5) return undefined;
  if (ASKS.test(title) || /\d|@|^\P{Lu}/u.test(title)) return undefined;
  return TITLE_END.test(title.split(" ").at(-1) ?? "") ? singular(inTitleCase(title)) : undefined;
}
