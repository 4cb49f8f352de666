import { isPlaceName } from "../job-advert/rules-person";
import { foldText } from "../nlp/fold";
import { PREPOSITIONS } from "../letter-writer/vocabulary/prepositions";
import { anyOf } from "~/pattern";
import { conjugate } from "./conjugate";
import { verbOf } from "./verbs";

/** What is done with a thing in the hand: "write am for book". */
const HANDS = "write|put|keep|sell|carry|give|wash|fix|arrange|pack|record|use|make|do|count";
/** What is done with a thing that goes and comes: "bring am back". */
const MOVED = "bring|brought|carry|carried|take|took|return|returned|drive|drove|move|moved";
/** What others do with somebody's post, and when: "2018 dem make me driver". */
const MOVES = "make|put|promote|transfer|send|move|employ|choose";
const WHEN = "(?:(?:\\p{L}+ ){0,3}\\d{4},? )?";
/** Who gives at work, without an article. */
const GIVER = "(?:company|management|school|bank|hotel|hospital|owner|manager|director|boss|madam)";
const GIVES = new RegExp(
  `(?<comma>, )?(?<=(?<before>(?:the|my|our) )?)(?<!\\p{L})(?<giver>${GIVER}) give (?<whom>me|us)(?<prize> award| bonus)?(?!\\p{L})`,
  "gu",
);
const LOST: ReadonlyMap<string, string> = new Map([
  ["miss", "missing"],
  ["spoil", "spoilt"],
]);
/** "I don sew pass 200": what was made so often. */
const MADE =
  "sewn?|sew|sell|sold|drill(?:ed)?|built?|build|train(?:ed)?|make|made|do|done|plant(?:ed)?|fix(?:ed)?|carr(?:y|ied)|served?|wash(?:ed)?";
const MORE_THAN = new RegExp(`(?<=(?<!(?:to|no|not|can|fit) )(?:${MADE}) )pass (?=\\d)`, "gu");
/** "carry load go Kano": where something was brought. */
const GOES = /(?<=(?<before>\p{L}+) )go (?=(?<place>\p{Lu}[\p{L}-]+)(?: (?<second>\p{Lu}[\p{L}-]+))?)/gu;
const GOER = /^(?:I|we|they|who|that|and|to|also|will|can)$/iu;

/** "carry load go Kano" → "carry load to Kano", "I go Lagos" → "I go to Lagos". */
function withWayTo(text: string): string {
  return text.replace(GOES, (...found) => {
    const { before = "", place = "", second = "" } = found.at(-1) as Record<string, string | undefined>;
    if (![place, `${place} ${second}`].some((name) => isPlaceName(foldText(name)))) return "go ";
    return GOER.test(before) ? "go to " : "to ";
  });
}

/** "Dem" as who did it; in German it is an article, so that a verb must follow. */
const THEY_DID =
  /(?:^|(?<=[.,;] )|(?<=(?:[Aa]fter|[Tt]hen|[Ss]o|and|but|because) ))[Dd]em (?:come |no |go )?/u;
const DONE_BY_OTHERS = "give|pay|come|go|close|sack|call|say|buy|like|drop|stop|carry|want|get";

/** Words that no English line has: what somebody typed as they speak. Names have capitals. */
const IS_PIDGIN = anyOf(
  [
    /(?<!\p{L})(?:dey|wey|[Ww]etin|sabi|[Pp]ikin|[Oo]ga|comot|[Aa]beg|belle)(?!\p{L})/u, // I dey drive
    new RegExp(`${THEY_DID.source}(?:${MOVES}|${DONE_BY_OTHERS})(?!\\p{L})`, "u"), // After dem make me head, and dem come back
    /(?:^|(?<=[.,;] ))[Nn]a (?:here|there|so|im|me|my|we|the|for|\d)(?!\p{L})/u, // Na here I learn computer
    /(?<!\p{L})come (?:get|make|give|buy|sell|take|put|be|do|start|dey)(?!\p{L})/u, // I rewrite Maths come get C6
    /(?<!\p{L})(?:I|i|she|we) (?:born|short|run because)(?!\p{L})/u, // I born
    /(?<!\p{L})(?:I|i|we|We|they) (?:\p{L}+ ){1,4}dem(?!\p{L})/u, // I call dem; in German "dem" is an article
    /(?<=\p{Ll} )na(?= \p{L}|\s\d)/u, // mortality na 3 percent
    /(?<!\p{L})is (?:me|us) (?!and|or|who|that)\p{Ll}/u, // is me manage the shop
    /(?<![Ii]t )(?<!\p{L})is (?:me|us) that (?:\p{L}+ )?\p{Ll}/u, // is me that madam leave the shop for
    /(?<!\p{L})(?:I|i|we|We) (?:be|fit|no) [\p{Ll}\d]/u, // I be supervisor
    /(?<!\p{L})(?:I|i|we|We|they|dem|e|(?<!\d)\d{1,4}|one|two|three|four|five|all|some) don (?!['’])\p{Ll}/u, // I don build 40 houses
    new RegExp(`(?<!\\p{L})${GIVER} give (?:me|us)(?!\\p{L})`, "u"), // company give me award
    /(?<!\p{L})(?:they|customers|people) do (?:ask|call|come|buy|pay|return|recommend)(?!\p{L})/u, // they do ask for me
    /(?<!\p{L})nothing (?:miss|loss|spoil)(?=$|[,.;])/u, // stock count alone, nothing miss
    new RegExp(`(?<=(?:${HANDS}|${MOVED}) )am (?:for|well|give|go|come|back|out)(?!\\p{L})`, "u"), // write am for book
    new RegExp(`^${WHEN}[Dd]em (?:come )?(?:${MOVES}) (?:me|us)(?!\\p{L})`, "u"), // dem come make me foreman
  ],
  "u",
);

/** Whether words are left that only a speaker of Nigerian Pidgin reads. */
export function isPidgin(text: string): boolean {
  return IS_PIDGIN.test(text) || withWayTo(text) !== text;
}

/**
 * A line in Nigerian Pidgin in plain English, word for word, so that no fact changes: "i dey carry load, i write am for the book" → "I carry load, I write
 * it in the book". Words that have no plain counterpart stay; see isPidgin. Grammar after Faraclas, "Nigerian Pidgin" (1996): "dey" marks what goes on,
 * "na" joins two nouns, "am" is an object, "for" stands for every place, "don" marks what is done, "come" what happened then, "pass" is more than.
 */
export function fromPidgin(text: string): string {
  if (!isPidgin(text)) return text;
  const reached = withWayTo(
    text.replace(/(?<!\p{L})follow(ed)? go (?=\p{Lu})/gu, (_, ended: string | undefined) =>
      ended === undefined ? "go to " : "went to ",
    ),
  );
  const isOver = /\b(?:last (?:year|yr|month|week)|in (?:19|20)\d{2}|ago)\b/iu.test(text);
  return (
    reached
      .replace(/(?<!\p{L})(?:wit|wt)(?= )/gu, "with")
      .replace(/(?<!\p{L})i(?= )/gu, "I")
      .replace(
        /(?<![\p{L}\d])(\p{L}+|\d{1,4}) don (\p{Ll}+)/gu,
        (_, who: string, verb: string) =>
          `${DOERS.get(who) ?? who} ${/^(?:e|one)$/u.test(who) ? "has" : "have"} ${participleOf(verb)}`,
      )
      // Who has their freedom has learned the trade.
      .replace(/(?<=(?:has|have) )(?:done|got|gotten) (?:their |his |her )?freedom(?!\p{L})/gu, "finished")
      .replace(/(?<!\p{L})comot(?! \p{Ll}+ing)(?!\p{L})/gu, "out")
      .replace(GIVES, gaveTo)
      .replace(/(?<=gave (?:me|us) an award )(?=best )/gu, "as ")
      .replace(/(?<=(?<!\p{L})(?:they|customers|people) )do (?=\p{Ll}+)/gu, "")
      .replace(
        /(?<comma>, )?(?<!\p{L})nothing (?<what>miss|lost|loss|spoil)(?=$|[,.;])/gu,
        (_, comma: string | undefined, what: string) =>
          `${comma === undefined ? "" : ", and "}nothing was ${LOST.get(what) ?? "lost"}`,
      )
      .replace(MORE_THAN, "more than ")
      .replace(
        new RegExp(`^(?<when>${WHEN})[Dd]em (?:come )?(?<verb>${MOVES}) (?<whom>me|us)(?!\\p{L})`, "u"),
        (_, when: string, verb: string, whom: string) =>
          `${when}${whom === "me" ? "I was" : "we were"} ${participleOf(verb)}`,
      )
      .replace(
        /(?<!\p{L})(\p{L}+) no dey (?=\p{Ll})/giu,
        (_, who: string) => `${who} ${isOne(who) ? "does" : "do"} not `,
      )
      .replace(/(?<!\p{L})(?:(\p{L}+) )?dey (\p{L}+)/gu, (_, who: string | undefined, next: string) =>
        goingOn(who, next),
      )
      .replace(
        /(?<!\p{L})(I|we|they) (?:no) (\p{Ll}+)/giu,
        (_, who: string, next: string) => `${who} do not ${next === "get" ? "have" : next}`,
      )
      .replace(/(?<!\p{L})no get(?!\p{L})/gu, "have no")
      .replace(
        /^(I )?get (?=\d|two|three|four|five|six|plenty)/u,
        (_, who: string | undefined) => `${who ?? ""}have `,
      )
      .replace(/(?<!\p{L})I be(?= \p{L})/gu, isOver ? "I was" : "I am")
      .replace(/(?<!\p{L})(we|they) be(?= [\p{L}\d])/giu, isOver ? "$1 were" : "$1 are")
      .replace(/(?<!\p{L})(I|we|they) (?:fit|sabi) (?=\p{Ll})/giu, "$1 can ")
      .replace(/(?<=(?<!\p{L})(\p{L}+) )na(?= )/gu, (_, noun: string) =>
        ARE_MANY.test(noun) ? (isOver ? "were" : "are") : isOver ? "was" : "is",
      )
      .replace(/(?<=\b(\p{L}{3,}) )am(?!\p{L}|['’])/gu, (am, verb: string) => (verbOf(verb) ? "it" : am))
      .replace(/(?<!\p{L})for (?=(?:Excel|Word|QuickBooks|the computer)(?!\p{L}))/gu, "in ")
      .replace(
        /(?<!\p{L})for (?:the )?(?=(?:book|farm|shop|market|store|kitchen|office|house|ward|site|garage|factory|yard)(?!\p{L}))/gu,
        "in the ",
      )
      .replace(
        /(?<!\p{L})(\p{L}+) wey(?!\p{L})/gu,
        (_, noun: string) => `${noun} ${PEOPLE.test(noun) ? "who" : "that"}`,
      )
      .replace(/(?<!\p{L})(?:(\p{L}+) )?dem(?!\p{L})/gu, (_, before: string | undefined) => pronoun(before))
      .replace(/(?<!\p{L})(?:(?:my|the|d) )?oga(?: (\p{Ll}+)(?= ))?/gu, (_, verb: string | undefined) =>
        bossWith(verb),
      )
      .replace(/(?<!\p{L})pikin(?!\p{L})/gu, "child")
  );
}

/** People, of whom there are many; "bus", "gas" and "Lagos" end so, too. */
const ARE_MANY =
  /^(?:(?:customer|driver|rider|worker|passenger|client|buyer|boy|girl|patient|owner|student|pupil|trader|farmer)s|people|men|women|children)$/iu;

const PEOPLE =
  /^(?:person|people|man|woman|men|women|boys?|girls?|customers?|drivers?|passengers?|workers?|staff|patients?|somebody|someone)$/iu;

const ONE_PERSON = /^(?:he|she|it|oga|boss|madam)$/iu;

function isOne(who: string): boolean {
  return !/^(?:I|we|you|they|dem|una)$/iu.test(who) && !who.endsWith("s");
}

/** "I dey carry" → "I carry", "I dey in charge" → "I am in charge", "boss dey call" → "boss calls". */
function goingOn(who: string | undefined, next: string): string {
  const subject = who === undefined ? "" : `${who} `;
  const be = who === undefined || /^i$/iu.test(who) ? "am" : isOne(who) ? "is" : "are";
  const found = verbOf(next);
  if (PREPOSITIONS.includes(next) || found?.form === "gerund" || found === undefined)
    return `${subject}${be} ${next}`;
  const isThird = who !== undefined && ONE_PERSON.test(who) && found.form === "base";
  return subject + (isThird ? found.verb.third : next);
}

const DOERS: ReadonlyMap<string, string> = new Map([
  ["dem", "they"],
  ["e", "it"],
]);

/** "build" → "built"; a word that is no known verb stays. */
function participleOf(verb: string): string {
  return verbOf(verb)?.verb.participle ?? verb;
}

/** "I call dem" → "I call them"; elsewhere they are who does it. */
function pronoun(before: string | undefined): string {
  if (before === undefined) return "they";
  return `${before} ${verbOf(before) !== undefined || PREPOSITIONS.includes(before) ? "them" : "they"}`;
}

/** A bare verb of somebody else tells what happened: "oga give me a bonus". */
function bossWith(verb: string | undefined): string {
  if (verb === undefined) return "my boss";
  const found = verbOf(verb);
  return `my boss ${found?.form === "base" ? (conjugate(verb, found.verb, "base", "past") ?? verb) : verb}`;
}

/** "company give me award best driver" → "the company gave me an award as best driver". */
function gaveTo(...found: unknown[]): string {
  const {
    comma,
    before,
    giver = "",
    whom = "",
    prize = "",
  } = found.at(-1) as Record<string, string | undefined>;
  const what = prize === "" ? "" : prize === " bonus" ? " a bonus" : " an award";
  const joined = comma === undefined ? "" : ", and ";
  return `${joined}${before === undefined ? "the " : ""}${giver} gave ${whom}${what}`;
}
