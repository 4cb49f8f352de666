import { matchesIn } from "~/pattern";
import { anyOf, inOrder, patternOf, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,4}/giu;
const LEADS_TO_PAGE = inOrder(
  [
    /(?:appl(?:y|ications?)|visit|portal|page|website|web site|site|form|upload(?:ed)?|submit(?:ted)?)/u,
    /(?: (?:at|on|via|through|is|online|to|here|in))*:? /u,
  ],
  "u",
);
const URL = inOrder(
  [
    anyOf(
      [
        /\b(?:https?:\/\/|www\.|bit\.ly\/|forms\.gle\/|tinyurl\.com\/|t\.me\/|wa\.me\/)(?=[^\s<>"')\]])/u,
        // "firm.com.ng/jobs": a path behind a name says that it is an address.
        /(?<![\p{L}\p{N}@._-])(?:[a-z\d-]{2,40}\.){1,3}(?:com|ng|org|net|site|online|io|africa|info)\//u,
        // "apply at careers.firm.dev", "on our page jobs.firm.tech/7"
        inOrder(
          [
            patternOf(`(?<=${LEADS_TO_PAGE.source})`, "u"),
            /(?:[a-z\d-]{2,40}\.){1,3}[a-z]{2,10}(?![\p{L}@])(?=\/|[\s,.;)]|$)/u,
          ],
          "u",
        ),
      ],
      "u",
    ),
    /[^\s<>"')\]]*/u,
  ],
  "giu",
);
const PHONE = /(?<![\d.+])(?:\+?234[ -]?|0)[789][01]\d?(?:[ -]?\d){7,8}(?!\d)/gu;

/** A number to apply by. Where there is another way, one that only shows the way or takes complaints is none. */
export function phoneToApply(
  applying: Sentence[],
  sentences: Sentence[],
  { isOnlyWay }: { isOnlyWay: boolean },
): string | undefined {
  const prose = sentences.findIndex(
    ({ text }) => /[.!?]$/.test(text) && text.split(" ").length >= LEAST_PROSE,
  );
  const letterhead = new Set(isOnlyWay ? [] : sentences.slice(0, Math.max(0, prose)));
  for (const sentence of [...applying, ...sentences]) {
    const { text, label } = sentence;
    // A number above all prose is that of the house, as its address is.
    const found = letterhead.has(sentence) && IS_LINE.test(label ?? text) ? undefined : first(PHONE, text);
    if (!found || (!isOnlyWay && OTHER_USE.test(`${label ?? ""} ${text.slice(0, text.indexOf(found))}`)))
      continue;
    return found;
  }
  return undefined;
}
const LEAST_PROSE = 8;
const IS_LINE = /^(?:tel(?:ephone)?s?|phones?|gsm|mobile|contacts?|office line|hotlines?)(?!\p{L})/iu;
const OTHER_USE = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /directions?|complaints?|report(?: it| this)? to|hotline|asks? you/u,
        /(?:enquir(?:y|ies)|inquir(?:y|ies)|questions) only/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** The text without sentences whose page only tells more: "More about us at www.firm.ng". */
export function withoutPagesToRead(sentences: readonly Sentence[]): string {
  return sentences
    .filter(({ text }) => !JOINS_GROUP.test(text))
    .filter(({ text }) => !ABOUT_MORE.test(text) || APPLIES.test(text) || PAGE_OF_POSTS.test(text))
    .map(({ text }) => text)
    .join("\n");
}
/** "Join our job group": nobody applies there. */
const JOINS_GROUP =
  /(?<!\p{L})join (?:our|us|my|the|d) (?:\p{L}+ ){0,3}(?:group|channel|page|community)(?!\p{L})/iu;
/** "firm.ng/careers/clerk", "jobs.firm.ng": the address says that posts stand there. */
const PAGE_OF_POSTS = inOrder(
  [
    anyOf(
      [
        /\p{L}\.\p{L}{2,10}\/[^\s<>"')]*(?:jobs?|career|vacanc|recruit|apply)/u,
        /(?<![\p{L}.@-])(?:https?:\/\/)?(?:www\.)?(?:jobs?|careers?|recruitment|apply)\.[\p{L}-]+\.\p{L}{2}/u,
      ],
      "u",
    ),
  ],
  "iu",
);
const ABOUT_MORE = patternOf(
  String.raw`(?<!\p{L})${sourceOf("(?:more|further|additional|detailed) (?:information|details|description), (?:learn|read|find out|know) more, about us, follow us")}(?!\p{L})`,
  "iu",
);
const APPLIES =
  /(?<!\p{L})(?:appl(?:y|ications?)|applying|register|upload|submit|cvs?|form|portal|vacanc\p{L}*)(?!\p{L})/iu;

/** The text without sentences that give a mail address for questions and no applications. */
export function withoutQuestionBoxes(sentences: readonly Sentence[]): string {
  return sentences
    .filter(({ text, label }) => !QUESTIONS_ONLY.test(`${label ?? ""} ${text}`))
    .map(({ text }) => text)
    .join("\n");
}
const ASKING = sourceOf(
  "enquir(?:y|ies), inquir(?:y|ies), questions?, clarifications?, complaints?, technical (?:help|problems?)",
);
const ACCESS = sourceOf("accessib\\p{L}+(?: needs)?, accommodations?, adjustments?");
const QUESTIONS_ONLY = patternOf(
  String.raw`(?<!\p{L})(?:${ASKING}(?: (?:and|or) ${ASKING})?(?: only| ?\((?:not|no) [^)]{3,30}\))|${ACCESS})(?!\p{L})[^.;@]{0,60}?(?=\S{1,64}@)|@\S{1,60} ?\((?:not for|no) applications?[^)]{0,20}\)`,
  "iu",
);

function first(pattern: RegExp, text: string): string | undefined {
  pattern.lastIndex = 0;
  const found = pattern.exec(text)?.[0];
  pattern.lastIndex = 0;
  return found;
}

/** The first address for applications: "ethics@", "privacy@" are for others. */
export function firstMail(text: string): string | undefined {
  return text.match(EMAIL)?.find((mail) => !OTHER_BOX.test(mail));
}
const OTHER_BOX = inOrder(
  [
    /^(?:[^@]*[._-])?/u,
    anyOf(
      [
        /privacy|ethics|dpo|dataprotection|complaints?/u,
        /whistle\p{L}*|fraud|abuse|safeguard\p{L}*|integrity/u,
      ],
      "u",
    ),
    /(?:[._-][^@]*)?@/u,
  ],
  "iu",
);

/** The first address of a page to apply on; one of a chat only where there is no other. */
export function firstLink(text: string): string | undefined {
  // "(Lumibright Ltd, www.lumibright.ng)" says who they are, not where to apply.
  const links = matchesIn(text, URL)
    .filter(({ index }) => !/\([^()]{0,60}$/.test(text.slice(0, index)))
    .map(([link]) => link.replace(/[.,;:!?]+$/, ""));
  const link =
    links.find((one) => !/wa\.me|whatsapp|t\.me|facebook|instagram|twitter|x\.com/i.test(one)) ?? links[0];
  return link && (/^https?:/i.test(link) ? link : `https://${link}`);
}
