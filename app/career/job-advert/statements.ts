import { clauseStart, statedThings } from "./instructions";
import type { AskedStatement } from "./job-advert";
import { inOrder, overlaps, patternOf, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";
import { kindOf, placeIn, statementsBehind, statementsOf } from "./statement-clause";
import { listBehind, particularsIn, statedBehind, type StatementList } from "./statement-lists";
import { pointsNamed } from "./statement-points";
import { STATEMENT_CUES } from "./vocabulary/statement-cues";
import { FACT_ITEM } from "./vocabulary/statement-kinds";
import { IN_SUBJECT, OF_REFERENCE, OFFERS_HELP, OTHER_MEDIUM } from "./vocabulary/statement-limits";

const MOST = 20;

/** What the application shall say besides, in the order of the advert, each in its words and with the place where it shall stand. */
export function readStatements(
  sentences: readonly Sentence[],
  applying: ReadonlySet<Sentence>,
): AskedStatement[] {
  const lists = listsIn(sentences, applying);
  const inLists = lists.map(({ covers }) => covers);
  const found = sentences.flatMap((sentence, index) => {
    const { text, section, isHeading } = sentence;
    const isNear = sentences
      .slice(Math.max(0, index - 2), index + 3)
      .some((other) => applying.has(other) && Math.abs(other.line - sentence.line) <= 1);
    const isApplying = applying.has(sentence) || (isNear && SPEAKS_TO_APPLICANT.test(text));
    // "Work out why baskets are left and tell us what to change" is a duty.
    const invites = section !== "duties" && INVITES_WORDS.test(text);
    const isOther = !isApplying && ASKS_OTHERWISE.has(section) && !invites;
    if (isHeading || OFFERS_HELP.test(text)) return [];
    const asked = askedIn(text, !isOther && (isApplying || MAILED.test(text) || ADDRESSES_READER.test(text)));
    const isBeside = isNear && !ASKS_OTHERWISE.has(section);
    const listed = [
      ...(isApplying ? factsIn(text) : []),
      ...(isApplying || isBeside ? passivesIn(text) : []),
    ];
    const own = [...asked, ...listed.filter((fact) => !asked.some((one) => overlaps(one, fact)))].map(
      (one): AskedStatement => ({
        ...one,
        start: sentence.start + one.start,
        end: sentence.start + one.end,
        ...(one.kind === "points" && pointsNamed(one.text, sentence, sentences)),
      }),
    );
    return asked.length > 0 ? [...own, ...statedBehind(index, sentences)] : own;
  });
  const single = found.filter((one) => !inLists.some((range) => overlaps(one, range)));
  const all = [...single, ...lists.flatMap(({ asked }) => asked)];
  return distinct(all.toSorted((a, b) => a.start - b.start)).slice(0, MOST);
}

/** The lists that ask, each item of which is a statement of its own. */
function listsIn(sentences: readonly Sentence[], applying: ReadonlySet<Sentence>): StatementList[] {
  return sentences.flatMap((sentence, index) => {
    const isApplying =
      applying.has(sentence) || (!ASKS_OTHERWISE.has(sentence.section) && MAILED.test(sentence.text));
    const isOfMedium =
      OFFERS_HELP.test(sentence.text) || OTHER_MEDIUM.test(sentence.text.split(":")[0] ?? "");
    if (isOfMedium) return [];
    const questions = questionsBehind(index, sentences);
    if (questions && isApplying) return [questions];
    const list =
      listBehind(index, sentences, { isApplying }) ?? particularsIn(sentence) ?? refereesListed(sentence);
    return list ? [list] : [];
  });
}

/** "… and answers to two questions: Which oven would you buy? What would it cost?": each of them is to be answered. */
function questionsBehind(index: number, sentences: readonly Sentence[]): StatementList | undefined {
  const own = sentences[index];
  const cue = own && QUESTIONS.exec(own.text);
  if (!own || !cue) return undefined;
  const first = {
    ...own,
    text: own.text.slice(cue.index + cue[0].length),
    start: own.start + cue.index + cue[0].length,
  };
  const behind = sentences.slice(index + 1);
  const end = behind.findIndex(({ text, line }) => !text.endsWith("?") || line > own.line + MOST);
  const asked = [first, ...(end < 0 ? behind : behind.slice(0, end))]
    .filter(({ text }) => text.endsWith("?"))
    .map(({ text, start }): AskedStatement => {
      const bare = text.replace(/^[\s\d(a-d.)]*(?=\p{Lu})/u, "").replace(/\?$/u, "");
      const from = start + text.indexOf(bare);
      return { kind: kindOf(bare), text: bare, start: from, end: from + bare.length };
    });
  const next = end < 0 ? undefined : behind[end];
  const { what = "" } = (next?.line === own.line && AND_STATES.exec(next.text)?.groups) || {};
  if (next && what !== "") {
    const from = next.start + next.text.indexOf(what);
    asked.push({ kind: kindOf(what), text: what, start: from, end: from + what.length });
  }
  const last = asked.at(-1);
  return last && { asked, covers: { start: own.start + cue.index, end: last.end } };
}
const QUESTIONS = patternOf(
  String.raw`(?<!\p{L})${sourceOf("answers?, reply, replies, respond, responses?")}(?: (?:to )?(?:\p{L}+ ){0,3}questions?\s?(?:\([^)]*\)\s?)?[:–-]|:(?= (?:why|what|how|which|when|where)(?!\p{L})))\s?`,
  "iu",
);
/** "… Why us? and describes a time you had to say no": what the letter does beside answering. */
const AND_STATES =
  /^and (?:describes?|states?|explains?|tells? us|says?|gives?) (?<what>[^.;]{4,160}?)[\s.;]*$/iu;

/** "Contacts of three (3) professional referees including your line manager": an item of what is sent. */
function refereesListed({ text, start, isBullet, section }: Sentence): StatementList | undefined {
  const own = isBullet && section === "apply" ? REFEREES.exec(text)?.[0].trimEnd() : undefined;
  if (own === undefined) return undefined;
  const range = { start, end: start + own.length };
  return { asked: [{ kind: "referees", text: own, ...range }], covers: range };
}
const REFEREES = inOrder(
  [
    /^(?:the )?(?:full )?(?:names?|contacts?|(?:contact )?details)(?: [^.;:]{1,40})?/u,
    / of [^.;:]{0,40}referees?(?!\p{L})[^.;:]*/u,
  ],
  "iu",
);

const VERBS = sourceOf(
  "state, indicate, mention, specify, disclose, describe, explain, tell us, say, put, give, include, add, provide, show, share, write, list, name, answer, quote",
);
const APPLICANTS = "(?:(?:each|every|all|any|interested|the) )?(?:applicants?|candidates?|persons?)";
const WRITING = sourceOf("(?:cover(?:ing)? |application )?(?:letter|mail|e-mail|note|message|application)");
const SHALL = "(?:must|should|shall|is to|are to|will)";
/** "Name two referees", "Each applicant should …" beside a sentence that tells where to apply. */
const SPEAKS_TO_APPLICANT = patternOf(
  String.raw`^(?:(?:in|inside) (?:the|your|ur) (?:${WRITING}),? )?(?:(?:please|kindly|also|pls|and|then|you must:?|you should:?) )*(?:${VERBS}|(?:we|i)(?:['’]d)?(?: would)?(?: also)? (?:want|like|love|wish|hope|need) to|${APPLICANTS} ${SHALL})(?!\p{L})`,
  "iu",
);
/** What stands under these headings is asked of the person, not of the letter. */
const ASKS_OTHERWISE = new Set(["must", "wish", "duties", "benefits", "about"]);
const INVITES_WORDS = /(?<!\p{L})(?:tell (?:us|me)|let (?:us|me) know)(?!\p{L})/iu;
const MAILED = patternOf(
  String.raw`^(?:(?:please|kindly|also|pls) )*(?:add|attach|include|enclose|send|write|e-?mail)(?!\p{L})|@[\w-]+\.\w|(?<!\p{L})letter(?!\p{L})|whatsapp`,
  "iu",
);

/** What the cues of a sentence lead to. */
function askedIn(text: string, isApplying: boolean): AskedStatement[] {
  const cues = STATEMENT_CUES.flatMap(({ words, isSure }) =>
    isSure || isApplying
      ? [...text.matchAll(words)].map((own) => ({ start: own.index, end: own.index + own[0].length }))
      : [],
  ).toSorted((a, b) => a.start - b.start || b.end - a.end);
  return cues.flatMap((cue, at) => {
    const isInner = cues.slice(0, at).some((other) => other.end > cue.start);
    const before = text.slice(Math.max(0, cue.start - REACH, clauseStart(text, cue.start)), cue.end);
    if (isInner || OTHER_MEDIUM.test(before) || UNWANTED.test(before)) return [];
    const next = cues.find(({ start }) => start >= cue.end)?.start ?? text.length;
    // "Tell us in five lines about …": the second cue has the thing.
    if (/^ (?:in|with|within) [\p{L}\d -]{0,15}$/u.test(text.slice(cue.end, next))) return [];
    return statementsBehind(text, cue, next);
  });
}
const REACH = 60;
/** "Please do not send date of birth, religion or marital status." */
const UNWANTED = patternOf(
  String.raw`(?<!\p{L})(?:do not|don'?t|never|not|need not|nobody should)(?: \p{L}+)? ${sourceOf("send, state, include, mention, add, attach, disclose, give, write, indicate, put")}(?!\p{L})`,
  "iu",
);
/** Outside of how to apply only what speaks to the reader asks: "Tell us …", "Applicants must state …", "if you have, mention it". */
const ADDRESSES_READER = patternOf(
  String.raw`(?<!\p{L})(?:if you [^.]{5,140}, (?:then |please )*(?:mention|say|state|indicate)|tell (?:us|me|him|her)|let (?:us|me) know|(?:your|the) (?:letter|application|mail)|(?:applicants?|candidates?) (?:must|should|shall|are to) (?:also |clearly )?(?:state|indicate|disclose|mention|specify))(?!\p{L})`,
  "iu",
);

/** "Age at last birthday and notice should be stated in the letter": the things stand before what shall be done with them. */
function passivesIn(text: string): AskedStatement[] {
  return statedThings(text).flatMap(({ start, end, behind }) => {
    const where = placeIn(behind);
    return statementsOf(text, { start, end }).map((own) => ({ ...own, ...(where && { where }) }));
  });
}

/** "text your name, age and years of driving": facts in the list of what is to be sent. */
function factsIn(text: string): AskedStatement[] {
  if (
    !SENT.test(text) ||
    UNWANTED.test(text) ||
    IN_SUBJECT.test(text.slice(0, 40)) ||
    OF_REFERENCE.test(text.slice(0, 40))
  )
    return [];
  let start = 0;
  return text.split(JOINTS).flatMap((item): AskedStatement[] => {
    const from = start;
    start += item.length;
    const fact = FACT_ITEM.exec(item.trim())?.groups?.fact;
    const at = fact === undefined ? -1 : item.indexOf(fact);
    if (fact === undefined || at < 0 || isVerb(fact, text, from + at)) return [];
    const behind = /^[^.;]{0,60}?(?=[,.;]|$)/u.exec(text.slice(from + item.length))?.[0] ?? "";
    const before = text.slice(Math.max(0, from - REACH), from + at);
    const isLast = item.trimEnd().endsWith(fact);
    const isOfSubject =
      /(?<!\p{L})subject(?!\p{L})/iu.test(item) ||
      IS_SUBJECT.test(before) ||
      (isLast && (IN_SUBJECT.test(behind) || OF_REFERENCE.test(behind)));
    if (isOfSubject || OTHER_MEDIUM.test(before)) return [];
    return [{ kind: kindOf(fact), text: fact, start: from + at, end: from + at + fact.length }];
  });
}
/** "the subject shld be the POST, YOUR STATE AND …" */
const IS_SUBJECT =
  /(?<!\p{L})subject (?:(?:line|of (?:the|your) mail) )?(?:should|shld|shd|must|shall|is|to be)[^.;]*$/iu;
/** "Please state in your letter …": there it is what to do, and no place. */
function isVerb(fact: string, text: string, at: number): boolean {
  const isOrder = /(?:^|[.;:] |(?:please|kindly|pls|and|also) )$/iu.test(text.slice(0, at));
  return (
    fact.toLowerCase() === "state" && (isOrder || /^state (?:in|on|at|your|the) /iu.test(text.slice(at)))
  );
}
const JOINTS =
  /(,| (?:and|&|\+|plus|with|include|including|indicating) |[;:(]|(?: |^)(?:text|send|drop|whatsapp) )/iu;
const SENT = patternOf(
  String.raw`(?<!\p{L})${sourceOf("send, text, sms, drop, whats ?app, forward, submit, e-?mail, mail, apply, message, inbox, dm, cvs?, applications?, letters?")}(?!\p{L})`,
  "iu",
);

/** Each once: of two that overlap or say the same the first. */
function distinct(statements: AskedStatement[]): AskedStatement[] {
  const isSame = (one: AskedStatement, other: AskedStatement) =>
    overlaps(one, other) || other.text.toLowerCase() === one.text.toLowerCase();
  return statements.filter((one, at) => !statements.slice(0, at).some((other) => isSame(one, other)));
}
