import { matchesIn } from "~/pattern";
import type { TextRange } from "./job-advert";
import { patternOf, phrasePattern, sourceOf } from "./patterns";
import { deeds as DEEDS, places as PLACES } from "./vocabulary/instructions.json";

export type Deed = "send" | "state" | "label" | "come";

/** One thing that applicants are told to do: the clause that says so, what it is done with, and whether it ends in an address or a label. */
export type Instruction = TextRange & { deed: Deed; object: TextRange; isClosed: boolean };

/** The clauses of a sentence that tell what to do, in their order; each ends where the next one begins. */
export function instructionsIn(text: string): Instruction[] {
  const heads = matchesIn(text, ACTIVE).map((found) => ({
    start: found.index + (found.groups?.before?.length ?? 0),
    from: found.index + found[0].length,
    deed: deedOf(found.groups?.verb ?? ""),
  }));
  return heads.flatMap(({ start, from, deed }, at): Instruction[] => {
    const end = heads[at + 1]?.start ?? text.length;
    if (!deed) return [];
    const object = text.slice(from, end).replace(JOINT, "");
    const range = { start: from, end: from + object.length };
    return [{ deed, start, end: range.end, object: range, isClosed: CLOSED.test(object) }];
  });
}

/** What shall be stated, in the words of a sentence that says so of the thing itself: "Age and pay should be stated in the letter". */
export function statedThings(text: string): (TextRange & { done: string; behind: string })[] {
  return matchesIn(text, PASSIVE).flatMap((found) => {
    const {
      things = "",
      shown,
      first = shown,
      done = first ? "stated" : "",
      behind = "",
    } = found.groups ?? {};
    const deed = deedOf(done);
    const isStated = deed === "state" || (deed === "label" && IN_WRITING.test(behind));
    if (!isStated || LABEL.test(behind)) return [];
    const start = found.index + found[0].indexOf(things);
    return [{ start, end: start + things.length, done, behind }];
  });
}

/** Where the clause begins that a place of the sentence stands in, when what stands before is said in full. */
export function clauseStart(text: string, at: number): number {
  const before = instructionsIn(text.slice(0, at));
  const closed = before.findLast(({ isClosed }) => isClosed);
  return closed?.end ?? 0;
}

const words = (of: "words" | "done") => DEEDS.flatMap((deed) => deed[of]);
const VERBS = phrasePattern(words("words"), "").source;
const DONE = phrasePattern(words("done"), "").source;
const DEED_OF = new Map<string, string>(
  DEEDS.flatMap(({ deed, words: orders, done }) => [...orders, ...done].map((word) => [word, deed])),
);

function deedOf(verb: string): Deed | undefined {
  const deed = DEED_OF.get(verb.toLowerCase().replace(/\s+/g, " "));
  return deed === "send" || deed === "state" || deed === "label" || deed === "come" ? deed : undefined;
}

const SOFTLY = sourceOf("please, kindly, pls, also, then, clearly, briefly, boldly, only");
const TELLING = sourceOf("to, should, must, shall, will, may, can");
const ACTIVE = patternOf(
  String.raw`(?<before>^|[.;:!?(] ?|(?<!\p{L})interested (?:\p{L}+ )?|,? (?:and|then|or|&) |, (?=(?:${SOFTLY} )|\S+ (?:your|ur|the|it|them|us)(?!\p{L}))|(?<!\p{L})(?:${TELLING}|${SOFTLY}) )(?:${SOFTLY} )*(?<verb>${VERBS})`,
  "giu",
);
const SHALL = sourceOf("should, must, shall, are to, is to, need to, needs to, has to, have to, will");
const THINGS = String.raw`[^.;:!?\n]{3,160}?`;
const PASSIVE = patternOf(
  String.raw`(?:^|[.;:!?] |\(|, and )(?<things>${THINGS}),? (?:${SHALL}) (?:(?:also|likewise|\p{L}{3,}ly) )*(?:be (?:(?:also|likewise|\p{L}{3,}ly) )*(?<done>${DONE})|(?<shown>appear|feature|stand|come)(?= (?:in|on|at|under|beside|above|below|beneath|behind|first|last|next to)(?!\p{L}))|(?<first>be)(?= (?:the|in the|on the|your|at the) (?:first|opening|last|closing|top|second) ))(?<behind>[^.;!?\n]{0,60})`,
  "giu",
);

/** What leads to the next clause. */
const JOINT =
  /(?:[\s,]+(?:and|then|or|also|&|please|kindly|to|should|must|shall|who|applicants|candidates))*[\s,]*$/iu;

const wordsOf = (place: string) => PLACES.find((own) => own.place === place)?.words ?? [];
const LABEL = phrasePattern(wordsOf("label"), "iu");
/** "The number must be quoted in the letter" */
export const IN_WRITING = patternOf(
  String.raw`^ (?:in|inside|on|(?:at|on|in|under) the (?:[\p{L}-]+ ){0,3}(?:foot|top|end|head|beginning|bottom|back|corner|line|paragraph|page) of) (?:(?:the|your|ur|their|each|every) )*(?:\p{L}+ )?(?:${phrasePattern(wordsOf("writing"), "").source})`,
  "iu",
);
const OF_MAIL = String.raw`(?: (?:of|for) (?:(?:the|your|ur) )?(?:${phrasePattern(wordsOf("writing"), "").source}))?`;
/** Words behind which a deed is told in full: "… as the subject of the mail", "… to a@b.ng". */
const CLOSED = patternOf(
  String.raw`(?:(?<=\S{2} )(?:as|in|on) (?:(?:the|your|ur) )*(?:${LABEL.source})${OF_MAIL}|(?:to|at|on|via) [^ ]*(?:@\S+|[\d +-]{7,}\d)(?: \([^)]*\))?),?$`,
  "iu",
);
