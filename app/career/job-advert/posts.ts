import { singular, inTitleCase } from "./head";
import type { Sentence } from "./sentence";
import { ASKS } from "./vocabulary/demand-words";
import { TITLE_END } from "./vocabulary/names";

/** The titles of an advert that offers several posts, with the lines that belong to each. */
export type Post = { title: string; fromLine: number; toLine: number };

const LISTS =
  /(?<!\p{L})(?:following|positions?|posts?|vacancies|roles?|openings?|recruiting|hiring|needs?|wanted|needed|postes|stellen)(?!\p{L})/iu;

export function readPosts(sentences: Sentence[], lineCount: number): Post[] {
  const byLine = postsByLine(sentences, lineCount);
  return byLine.length > 1 ? byLine : inlinePosts(sentences);
}

/** Lines that begin with a title, each followed by what the post asks: "1. Bursar. HND, 5 years". */
function postsByLine(sentences: Sentence[], lineCount: number): Post[] {
  const starts = sentences.flatMap((sentence, index) => {
    const isFirst = index === 0 || sentences[index - 1]?.line !== sentence.line;
    if (!isFirst || !(sentence.isBullet || sentence.isHeading)) return [];
    if (
      sentence.section === "must" ||
      sentence.section === "duties" ||
      sentence.section === "benefits" ||
      sentence.section === "wish"
    )
      return [];
    const title = titleOf(sentence.text);
    return title ? [{ title, line: sentence.line }] : [];
  });
  return starts.map(({ title, line }, index) => ({
    title,
    fromLine: line,
    toLine: (starts[index + 1]?.line ?? Math.min(line + 1, lineCount)) - 1,
  }));
}

/** "recruiting for the following: Casual workers, Drivers, Office Assistant" */
function inlinePosts(sentences: Sentence[]): Post[] {
  for (const { text, section } of sentences) {
    if (section === "must" || section === "duties" || section === "wish") continue;
    const list =
      /(?<!\p{L})(?:following(?: \p{L}+){0,4}|positions?|vacanc(?:y|ies)|posts|roles)\s*[:–-]\s*(?<list>[^.!?]{8,200})/iu.exec(
        text,
      )?.groups?.list;
    if (!list || !LISTS.test(text)) continue;
    const titles = list
      .split(/,|;|\/| and | & /)
      .map((item) => titleOf(item))
      .filter((title) => title !== undefined);
    if (titles.length > 1) return titles.map((title) => ({ title, fromLine: -1, toLine: -1 }));
  }
  return [];
}

function titleOf(text: string): string | undefined {
  const title = text
    .split(/[.:;(–]|,|\s-\s/)[0]
    ?.trim()
    .replace(/^(?:\d+|an?|and|post of|position of)\s+/i, "")
    .replace(/\s+\d+$/, "");
  if (
    !title ||
    title.length < 3 ||
    title.split(" ").length > 6 ||
    ASKS.test(title) ||
    /\d|@|^\P{Lu}/u.test(title)
  )
    return undefined;
  const last = title.split(" ").at(-1) ?? "";
  return TITLE_END.test(last) || TITLE_END.test(title) ? singular(inTitleCase(title)) : undefined;
}
