import { anyOf, inOrder } from "./patterns";
import type { Sentence } from "./sentence";

/**
 * The sentences without the days on which work starts, which close nothing: the clause that says it is blank, so that all places
 * stay. Below a label such as "Start date" the whole sentence is one.
 */
export function withoutStartOfWork(sentences: readonly Sentence[]): Sentence[] {
  return sentences.map((sentence) => {
    const { text, label = "" } = sentence;
    if (isStart(label)) return { ...sentence, text: blank(text) };
    // "on resumption day, 7/12/2026": the day stands behind the comma.
    // "do not apply if you cannot resume within 2 weeks": the time is that of the start, whatever stands beside it.
    const timed = text.replace(STARTS_WITHIN, (own) => blank(own));
    const dated = isOfClosing(timed) ? timed : timed.replace(DAY_BEHIND, (own) => blank(own));
    return { ...sentence, text: dated.replace(/[^,;]+/g, (own) => (isStart(own) ? blank(own) : own)) };
  });
}

const DAY_BEHIND =
  /(?<!\p{L})(?:resumption|start(?:ing)?|commencement)(?: (?:day|date))?, ?(?=\d|\p{L}+day)[^,;]+/giu;

const STARTS_WITHIN = inOrder(
  [
    /(?<!\p{L})(?:resume|start|begin|join|relocate|move)(?: \p{L}+){0,2} (?:within|in) /u,
    /(?:\p{L}+|\d{1,2})(?: ?\(\w{1,12}\))? (?:days?|weeks?|months?)/u,
  ],
  "giu",
);

const blank = (text: string) => " ".repeat(text.length);

/** "Those able to start at once should apply by 10 December" gives the last day to apply. */
function isStart(clause: string): boolean {
  return (NAMED.test(clause) || ABLE.test(clause)) && !isOfClosing(clause);
}

/** Whether words of applying or closing stand beside those of the start. */
function isOfClosing(text: string): boolean {
  return OF_APPLYING.test(text) || OF_CLOSING.test(text);
}
const OF_APPLYING = wordsOf(
  "apply applying application applications send submit submitted submission cv cvs email e-mail contact call whatsapp reach",
);
const OF_CLOSING = wordsOf(
  "deadline close closes closing candidature candidatures envoyez envoyer postulez postuler bewerbung bewerben",
);

function wordsOf(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.replaceAll(" ", "|")})(?!\\p{L})`, "iu");
}

const NAMED = new RegExp(
  `(?<!\\p{L})(?:${["resumption", "resumes? (?:on|by|date)", "start date", "starts? on", "commenc\\p{L}+ (?:on|date)", "born"].join("|")})(?!\\p{L})`,
  "iu",
);

// "Employment start", "start of work", "must be able to start before 10 December"
const ABLE = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /starting (?:date|day)|(?:employment|work|job|duty) start|start of (?:work|employment|duty)/u,
        /(?:able|available|ready|free) to (?:start|resume|join|begin)|(?:start|resume|begin)s? (?:work|duty)/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
