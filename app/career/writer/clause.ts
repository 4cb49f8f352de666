import { looksPast, leadingVerb, type Verb, type VerbForm, verbOf } from "~/career/advert/verbs";
import { splitSentences } from "~/career/advert/clean";
import { isBlank } from "~/career/profile.schema";
import { calmCapitals, lowerFirst } from "./casing";

/**
 * A bullet turned to the first person, without its subject:
 * - "I":    a predicate that follows "I" ("reconciled five accounts", "am responsible for the vault")
 * - "work": a noun phrase that follows "my work included" ("preparation of VAT returns")
 * - "task": a base form that follows "my task was to" ("prepare budget and audit schedules")
 */
export type Clause = { lead: "I" | "work" | "task"; text: string; words: number };

const FEWEST_WORDS = 3;
const MOST_WORDS = 30;

/** A bullet as clauses in the first person, in its own words; empty when it cannot be turned without guessing. */
export function clausesOf(bullet: string, { isCurrent }: { isCurrent: boolean }): Clause[] {
  if (isBlank(bullet)) return [];
  return splitSentences(calmCapitals(bullet))
    .map((sentence) => clauseOf(withoutLabel(trimEnds(sentence)), isCurrent))
    .filter((clause): clause is Clause => clause !== undefined && clause.words >= FEWEST_WORDS);
}

function clauseOf(whole: string, isCurrent: boolean): Clause | undefined {
  const text = whole.replace(
    /^(?:in|during) (?:this|my|that) (?:role|position|capacity|job|post|time),? (?=I )|^(?:currently|presently|here|there|also),? (?=I )/i,
    "",
  );
  const person = /^(?:(I|i)|(He|She)) +/.exec(text);
  const rest = text.slice(person?.[0].length ?? 0).replace(/^also /i, "");
  const own = person?.[2] ? rest.replace(/\b(?:his|her)\b/g, "my") : rest;
  const clause =
    auxiliary(own, person !== null) ??
    responsibility(own, isCurrent) ??
    verbClause(own, isCurrent) ??
    nounClause(own);
  return clause && withinLength({ ...clause, text: joinedWell(clause.text) });
}

type Bare = Pick<Clause, "lead" | "text">;

function auxiliary(text: string, hasSubject: boolean): Bare | undefined {
  const found = /^(was|were|am|is|are|have|has|had|also|have been|has been)\b ?/i.exec(text);
  if (!found || (!hasSubject && !/^(?:was|am|have|had) /i.test(text))) return undefined;
  const turned = text
    .replace(/^(?:is|are)\b/i, "am")
    .replace(/^were\b/i, "was")
    .replace(/^has\b/i, "have");
  return { lead: "I", text: lowerFirst(turned) };
}

function responsibility(text: string, isCurrent: boolean): Bare | undefined {
  const opening =
    /^(responsible|accountable|answerable) for |^(in charge) of |^(tasked|charged|entrusted) with /i.exec(
      text,
    );
  if (opening) return { lead: "I", text: `${isCurrent ? "am" : "was"} ${lowerFirst(text)}` };
  return WAS_DONE_TO.test(text) || /^[Nn]amed (?:the |best |\p{Lu})/u.test(text)
    ? { lead: "I", text: `was ${lowerFirst(text)}` }
    : undefined;
}

// What was done to the person reads like what the person did: "Promoted to supervisor".
const WAS_DONE_TO =
  /^(?:involved in|engaged in|assigned to|attached to|seconded to|promoted to|deployed to|appointed|elected|nominated|awarded|recogni[sz]ed (?:as|for|by)|selected (?:as|to|for|by)|voted|rated|ranked|honou?red|commended|employed (?:as|to)|part of (?:the|a) team)\b/i;

function verbClause(text: string, isCurrent: boolean): Bare | undefined {
  const adverb = /^(\p{L}+ly) +/iu.exec(text)?.[0] ?? "";
  const after =
    /^(?:daily|weekly|monthly|quarterly|yearly|early|family|friendly|hourly|timely|nightly) /i.test(adverb)
      ? text
      : text.slice(adverb.length);
  if (/^\p{L}+ing (?:(?:and|&) \p{L}+ing )?of /iu.test(after))
    return { lead: "work", text: `the ${lowerFirst(after)}` };
  const found = leadingVerb(after);
  const word = /^[\p{L}-]+/u.exec(after)?.[0] ?? "";
  const start = after === text ? "" : adverb.toLowerCase();
  if (!found)
    return looksPast(word) ? { lead: "I", text: stillTrue(start + lowerFirst(after), isCurrent) } : undefined;
  const { verb } = found;
  // "cut" is base and past in one: a change from one figure to another is over.
  const form =
    found.form === "base" && verb.base === verb.past && HAS_HAPPENED.test(after) ? "past" : found.form;
  if (form === "past" || form === "participle") {
    const perfect = isCurrent ? conjugate(after, verb, form, "participle") : undefined;
    return {
      lead: "I",
      text: perfect && !NAMES_A_TIME.test(after) ? `have ${start}${perfect}` : start + lowerFirst(after),
    };
  }
  if (form === "base" && isCurrent) return { lead: "I", text: start + lowerFirst(after) };
  const wanted: VerbForm = isCurrent ? "base" : "past";
  const turned = conjugate(after, verb, form, wanted);
  if (turned !== undefined) return { lead: "I", text: start + turned };
  if (form === "base") return { lead: "task", text: start + lowerFirst(after) };
  return form === "gerund" ? { lead: "work", text: lowerFirst(text) } : undefined;
}

const HAS_HAPPENED = /\bfrom .+ to \b|\bby \d|\b(?:19|20)\d{2}\b/i;

// "I have trained" is right while the post lasts, unless a time that is over is named.
const NAMES_A_TIME = /\b(?:19|20)\d{2}\b|\b(?:ago|last (?:year|month|quarter)|previously|yesterday)\b/i;

function stillTrue(text: string, isCurrent: boolean): string {
  return isCurrent && !NAMES_A_TIME.test(text) ? `have ${text}` : text;
}

/** The first verb and those joined to it in the wanted form; undefined when a later word might or might not be a verb. */
export function conjugate(text: string, first: Verb, form: VerbForm, wanted: VerbForm): string | undefined {
  const tokens = text.split(" ");
  const turned: string[] = [];
  let hasLooseItem = false; // "write notes, mark scripts and keep …": an item no table knows stands before a later verb
  let isInChain = true; // still among the verbs at the start: "receive, record and file …"
  for (const [index, token] of tokens.entries()) {
    const word = /^[\p{L}-]+/u.exec(token)?.[0] ?? "";
    const found = index === 0 ? { verb: first, form } : verbOf(word);
    const previous = tokens[index - 1] ?? "";
    const isJoined = index === 0 || /^(?:and|or|&|then|to)$/i.test(previous) || previous.endsWith(",");
    const mayBeVerb = found?.form === form && isJoined && !/^to$/i.test(previous);
    if (!mayBeVerb) {
      if (!/^(?:and|or|&|then)$/i.test(word || token)) isInChain = false;
      if (previous.endsWith(",") && index > 0) hasLooseItem = true;
      turned.push(index === 0 ? lowerFirst(token) : token);
      continue;
    }
    const isThirdToo = form === "third" && leadingVerb(tokens.slice(index).join(" ")) !== undefined;
    const isSurelyVerb =
      index === 0 || isInChain || isThirdToo || (!found.verb.isNounToo && form !== "gerund");
    if (!isSurelyVerb && form !== "gerund" && leadingVerb(tokens.slice(index).join(" ")) === undefined) {
      turned.push(token);
      continue;
    }
    if (!isSurelyVerb || hasLooseItem) return undefined;
    turned.push(found.verb[wanted] + token.slice(word.length));
  }
  return turned.join(" ");
}

function nounClause(text: string): Bare | undefined {
  const head = text.split(" ").slice(0, 4);
  const isActOf =
    (/^\p{L}+ of /u.test(text) && verbOf(head[0] ?? "")?.verb.isNounToo === true) ||
    /^(?:\S+ ){1,4}\p{L}+ing of /u.test(text);
  const namesWork = isActOf || head.some((word) => WORK_NOUN.test(word.replace(/[^\p{L}]/gu, "")));
  const isTrait =
    /^(?:excellent|good|strong|ability|able|experience|knowledge|skilled|proficien|best|award|outstanding|certificate|member|over|more than|knows|we|they|my|this|there|it|name|reason|no)\b/i.test(
      text,
    );
  return namesWork && !isTrait && !IS_POST.test(text) && !/[:=]/.test(text)
    ? { lead: "work", text: withThe(lowerFirst(text)) }
    : undefined;
}

// "Form teacher and examination officer": what one was is no work that was included.
const IS_POST =
  /^(?:\p{L}+ ){0,3}(?:officer|teacher|chairman|chairperson|secretary|president|accountant|manager|supervisor|captain|leader|coordinator|representative|treasurer|prefect)\b/iu;

function withThe(text: string): string {
  return / of /.test(text.split(" ").slice(0, 4).join(" ")) && !/^(?:the|an?|all|daily routine) /i.test(text)
    ? `the ${text}`
    : text;
}

const WORK_NOUN =
  /^(?:preparation|reconciliations?|supervision|management|maintenance|administration|coordination|collection|processing|handling|keeping|monitoring|drafting|filing|posting|reporting|teaching|training|sales|marketing|data|customer|record|records|book-?keeping|stock|inventory|cash|payroll|delivery|distribution|installation|operation|operations|supply|support|design|development|analysis|planning|organisation|documentation|registration|recruitment|procurement|inspection|verification|dispensing|driving|cleaning|repairs?|servicing|control|audit|auditing|issuance|evaluation|assessment|implementation|research|typing|attendance|invigilation|counselling|treatment|care|assistance|liaison|\p{L}{4,}(?:ation|ition|ction|ement))$/iu;

function withoutLabel(text: string): string {
  const label = /^([\p{L} &/-]{3,40}): +(?=\S)/u.exec(text);
  if (!label)
    return text.replace(
      /^(?:(?:my )?(?:duties|responsibilities|functions|roles?) (?:included|includes?|were|are|was|is)|duties)\s*:?\s*/i,
      "",
    );
  const rest = text.slice(label[0].length);
  return leadingVerb(rest) || looksPast(/^\p{L}+/u.exec(rest)?.[0] ?? "") ? rest : text;
}

function trimEnds(text: string): string {
  return text
    .replace(/^[\s\-–—•*·]+/, "")
    .replace(/[\s.;:,!]+$/, "")
    .replace(/,? etc$/i, "")
    .trim();
}

function joinedWell(text: string): string {
  return text
    .replace(/ & /g, " and ")
    .replace(/\s+/g, " ")
    .replace(/ ([,.;])/g, "$1")
    .trim();
}

// A long tail of purpose ("…, ensuring that …") adds words, not facts; it goes before anything else does.
function withinLength(clause: Bare): Clause | undefined {
  const whole = { ...clause, words: countWords(clause.text) };
  const tail =
    /,? (?:thereby|thus|hence|ensuring|to ensure|in order to|so as to|in line with|in accordance with)\b.*$/i.exec(
      clause.text,
    )?.[0];
  const mayGo =
    tail !== undefined && !/\d|view|progress|assist|support|part/i.test(tail) && countWords(clause.text) > 14;
  const text = mayGo ? clause.text.slice(0, -tail.length) : clause.text;
  const short = { ...clause, text, words: countWords(text) };
  if (short.words <= MOST_WORDS && short.words >= FEWEST_WORDS) return short;
  return whole.words <= MOST_WORDS + 10 ? whole : undefined;
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
