import { z } from "zod";
import { MARKED_KINDS, type MarkedDemand } from "./mark";
import type { AskedSentence } from "./question";

const Answer = z.object({ demands: z.array(z.unknown()).max(200) });
const MAX_QUOTE = 160; // letters
const MAX_WRONG = 0.25; // of the demands: a model that misquotes more is not reading this advert

/**
 * Reads a model's answer: where each demand stands in the text. A demand counts only where its words stand in
 * its sentence letter by letter, once, as whole words. Undefined where the answer has another form, or more
 * than a quarter of the demands do not count.
 */
export function readDemandMarks(
  sentences: readonly AskedSentence[],
  answer: unknown,
): MarkedDemand[] | undefined {
  const { data } = Answer.safeParse(answer);
  if (!data) return undefined;
  const found = data.demands.flatMap((item) => (typeof item === "string" ? readOne(sentences, item) : []));
  const wrong = data.demands.length - found.length;
  return wrong > MAX_WRONG * data.demands.length ? undefined : found;
}

/** Reads one string of the answer, such as "2 must tool: Koha"; empty where it does not count. */
function readOne(sentences: readonly AskedSentence[], item: string): MarkedDemand[] {
  const [, id, need, name, words = ""] = /^\s*(\d{1,4}) (must|wish) ([a-z]+): ([^]+)$/.exec(item) ?? [];
  const sentence = sentences[Number(id) - 1];
  const kind = MARKED_KINDS.find((one) => one === name);
  const quote = words.trim();
  const at = sentence ? placeOf(quote, sentence.text) : undefined;
  if (!sentence || !kind || at === undefined) return [];
  const start = sentence.start + at;
  return [{ start, end: start + quote.length, need: need === "wish" ? "wish" : "must", kind }];
}

/** Where the words stand in the sentence; undefined where they do not, or twice, or cut a word. */
function placeOf(quote: string, sentence: string): number | undefined {
  if (quote.length > MAX_QUOTE || !/[\p{L}\p{N}]/u.test(quote) || CONTACT.test(quote)) return undefined;
  const at = sentence.indexOf(quote);
  const isOnce = at >= 0 && !sentence.includes(quote, at + 1);
  const before = sentence.slice(0, at);
  const after = sentence.slice(at + quote.length);
  const cutsWord = (/^\p{L}/u.test(quote) && ENDS_IN_WORD.test(before)) || cutsEnd(quote, after);
  return isOnce && !cutsWord ? at : undefined;
}

function cutsEnd(quote: string, after: string): boolean {
  return ENDS_IN_WORD.test(quote) && /^[\p{L}\p{N}]/u.test(after);
}

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
// An address or a number to call is never what is asked of the applicant.
const CONTACT = /@|https?:|www\.|\d{7}/i;
