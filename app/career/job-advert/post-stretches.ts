import { foldText } from "~/career/nlp/fold";
import type { Post } from "./post-title";
import type { Sentence } from "./sentence";
import { anyOf, inOrder } from "./patterns";
import { INSTRUCTS } from "./vocabulary/demand-words";

/** A sentence that begins with a title; `isAlone`: it says nothing else, and speaks of the lines below it. */
export type PostStart = { title: string; sentence: Sentence; index: number; isAlone: boolean };

/**
 * Each post with the stretch of the advert that speaks of it alone: the lines below its title, or the rest of its own line. A bare list of titles
 * ("A. Accountant", "B. Driver") owns nothing; where a title stands again below it ("POSITION A: ACCOUNTANT"), its post is described there.
 */
export function postStretches(starts: PostStart[], sentences: Sentence[]): Post[] {
  const isBare =
    starts.length > 1 &&
    starts.every(
      ({ sentence, isAlone }, at) =>
        isAlone && (at === 0 || sentence.line === (starts[at - 1]?.sentence.line ?? 0) + 1),
    );
  if (!isBare) return starts.map((start, at) => ownStretch(start, starts[at + 1]?.index, sentences));
  const again = starts
    .flatMap((start) => restated(start, sentences, starts.at(-1)?.index ?? 0))
    .toSorted((a, b) => a.index - b.index);
  return starts.map((start) => {
    const at = again.findIndex(({ title }) => title === start.title);
    const head = again[at];
    const { start: from, end } = start.sentence;
    return head === undefined
      ? { title: start.title, start: from, end }
      : ownStretch(head, again[at + 1]?.index, sentences);
  });
}

function ownStretch(
  { title, sentence, index, isAlone }: PostStart,
  next: number | undefined,
  sentences: Sentence[],
): Post {
  const own = sentences.slice(index, next ?? sentences.length);
  const last = own.findIndex(
    (one, place) =>
      place > 0 &&
      ((isAlone ? isOfAll(one) : one.line !== sentence.line) ||
        // "Candidates must possess …" below the title of a post speaks of that post.
        (isAlone ? OF_EVERY_POST : OF_ALL).test(one.text) ||
        INSTRUCTS.test(one.text)),
  );
  const end = (last < 0 ? own.at(-1) : own[last - 1])?.end ?? sentence.end;
  return { title, start: sentence.start, end };
}

/** The line below the list that names the post again and nothing else. */
function restated({ title }: PostStart, sentences: Sentence[], listEnd: number): PostStart[] {
  const named = foldText(title);
  const index = sentences.findIndex(
    ({ text, line }, at) =>
      at > listEnd &&
      sentences[at + 1]?.line !== line &&
      sentences[at - 1]?.line !== line &&
      isNamed(foldText(text.replace(POSITION, "").replace(BEHIND_TITLE, "")), named),
  );
  const sentence = sentences[index];
  return sentence ? [{ title, sentence, index, isAlone: true }] : [];
}

/** "Camp Managers" names "Camp Manager". */
function isNamed(text: string, title: string): boolean {
  return text === title || text === `${title}s`;
}
/** "POSITION A:", "2)", "Post 1 –" */
const POSITION =
  /^(?:(?:position|post|role|vacancy|job)\s*)?(?:\(?[a-h\d]{1,2}[.):]*)?\s*[:–-]?\s*(?=\p{L}{3})/iu;
/** "(4 positions)", ": " */
const BEHIND_TITLE = /\s*(?:\([^()]*\))?\s*[:–-]?\s*$/u;

/** "About us" and how to apply behind the last post are of all; "Contract:" or "Qualification:" below a title is of that post. */
function isOfAll({ section, label, isHeading, text }: Sentence): boolean {
  const isHead = label !== undefined || isHeading;
  return section === "apply" || (isHead && FOR_ALL.test(label ?? text)) || (isHead && section === "about");
}
/** "Minimum requirements for every post:", "Common requirements" */
const FOR_ALL = /(?<!\p{L})(?:(?:for|to|of) (?:all|every|each|both|any)|common|general)(?!\p{L})/iu;

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
