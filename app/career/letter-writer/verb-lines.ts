import { isTitleWord } from "~/career/job-advert/vocabulary/title-words";
import { leadingVerb, verbOf, type Verb } from "~/career/writer/verbs";
import { capitalFirst, lowerFirst } from "../writer/casing";
import { knownNamesIn } from "../writer/known-names";
import { inPastTense } from "../writer/past-tense";
import { conjugate } from "../writer/conjugate";
import { asHeldRole, asNamedWork } from "./named-work";
import { asCountedSubject } from "./counted-subject";
import { asDuty, fromGerund } from "./duty-lines";
import type { VerbLine } from "./verb-line";
import { asCountOfWork, asPartOfWork, asPassive } from "./noun-lines";
import { isDeed, isPlainly, hasThing, verbInCompany } from "./verb-in-line";
import { asAdverbial } from "./adverbial-lines";
import { asArrow, asReached, asResult, measureBehind, withResults } from "./result-lines";
import { ofGroup } from "./role-names";
import { BARE_ADJECTIVES, VERBS_OF_NOUNS } from "./vocabulary/activities";
import { OWN_SUBJECT_VERBS } from "./vocabulary/line-forms";
import { asState, IS_OFFICE, OWN_I, SINCE_A_DATE } from "./state-lines";
import { sentencesOf } from "./sentence-ends";
import { withSoundParts } from "./sound-parts";
import { PREPOSITIONS } from "./vocabulary/prepositions";

/**
 * The lines of one post, each with the tense of the verb that it begins with: "Keep the store" of a post that ended
 * becomes "Kept the store", "In charge of the night shift" of the present one "Am in charge of the night shift". No
 * tense where the verb is not certain; the line then stands as the person wrote it. `isOfDeeds`: the person tells their work by deeds; see writesDeeds.
 */
export function toVerbLines(written: string[], isCurrent: boolean, isOfDeeds = false): VerbLine[] {
  // "Also taught book keeping": what joins it to the line above says nothing here.
  const lines = written.map((line) =>
    line.replace(/^(?:also|then) (\p{Ll})/iu, (_, letter: string) => letter.toUpperCase()),
  );
  const sure = lines.filter((line) => isDeed(leadingVerb(line)));
  const likely = lines.filter((line) => isDeed(verbOf(line.split(" ")[0] ?? "")));
  const [bases, pasts] = (["base", "past"] as const).map(
    (form) => sure.filter((line) => isPlainly(form, leadingVerb(line))).length,
  );
  const areDeeds =
    sure.length >= 2 && (sure.length * 2 >= lines.length || likely.length * 3 >= lines.length * 2);
  return lines.map((line) =>
    withAnd(
      withSoundParts(
        toVerbLine(line, {
          isCurrent: isCurrent && !HAS_ENDED.test(line),
          areDeeds,
          isOfDeeds,
          isMostlyPast: (pasts ?? 0) > (bases ?? 0),
        }),
      ),
    ),
  );
}

/** "my work includes tiling, interlock, screeding": the last thing of a row follows "and". */
function withAnd(line: VerbLine): VerbLine {
  const { text, duty } = line;
  const row = (words: string) => words.replace(/, (?=[^,.;:()]+(?:\([^()]*\)[^,.;:()]*)?$)/u, " and ");
  return duty === undefined || !IS_ROW.test(duty) ? line : { ...line, text: row(text), duty: row(duty) };
}
const IS_ROW = /^(?!.* (?:and|or|&) )[^,.;:()]+(?:, [^,.;:()]+)+(?:\([^()]*\)[^,.;:()]*)?$/u;

/** "Head of Department (Acting), August 2023 – July 2025" is over, although the post goes on. */
const HAS_ENDED = /(?:19|20)\d{2}\s*(?:[-–—]|to)\s*(?:\p{L}+\.? )?(?:19|20)\d{2}\)?[.;,]?$/u;

/** What speaks of the sentence before: "Rewrote it in 7 months". */
export const BINDS =
  /^(?:this|these|those|they|it|during the time)(?!\p{L})|^(?:\p{L}+ ){1,3}(?:it|them|both)(?!\p{L})/iu;

/** A line of several sentences, none of which binds the others, sentence by sentence; what is no clause by itself is left to the resume. */
export function sentencesApart(line: VerbLine, toLines: (sentences: string[]) => VerbLine[]): VerbLine[] {
  const sentences = sentencesOf(line.text);
  if (isWhole(line) || sentences.length < 2) return [line];
  const apart = toLines(sentences);
  return apart.reduce<VerbLine[]>((kept, one, at) => {
    if (!isWhole(one)) return kept;
    const before = kept.at(-1);
    // "Sent daily updates on radio. Complaint calls dropped by 60%": what came of it stands behind it.
    const isOutcome = one.isClause === true && one.duty === undefined && OWN_SUBJECT_VERBS.test(one.text);
    const isCause = before !== undefined && before === apart[at - 1] && before.duty === undefined;
    if (isOutcome && isCause && !before.text.includes(";"))
      return [...kept.slice(0, -1), { ...before, text: `${before.text}; ${lowerFirst(one.text)}` }];
    if (at === 0 || !BINDS.test(sentences[at] ?? "")) return [...kept, one];
    // "Own the dashboard, and I rewrote it": what it speaks of must stand right before it.
    if (!before?.tense || !one.tense || before !== apart[at - 1]) return kept;
    const text = `${before.text}, and ${before.tense === one.tense ? "" : "I "}${lowerFirst(one.text)}`;
    return [...kept.slice(0, -1), { ...before, text }];
  }, []);
}

const isWhole = ({ tense, isClause, duty }: VerbLine) =>
  tense !== undefined || isClause === true || duty !== undefined;

const IS_READY = /^(?:ready|willing|prepared|available) (?:to|for) /iu;

type Company = { isCurrent: boolean; areDeeds: boolean; isOfDeeds: boolean; isMostlyPast: boolean };

function toVerbLine(text: string, company: Company, depth = 0): VerbLine {
  const arrow = asArrow(text);
  if (arrow) return arrow;
  // What somebody is ready for they say in the letter, where it is asked.
  if (IS_READY.test(text)) return { text };
  const behind = depth < MOST_PARTS ? measureBehind(text) : undefined;
  const line = behind && toVerbLine(behind.before, company, depth + 1);
  if (behind && line && (line.tense ?? line.isClause)) {
    const { tense, duty } = line;
    const figure = behind.figure(company.isCurrent && tense !== "past");
    return {
      ...line,
      text: `${line.text}; ${figure}`,
      ...(duty !== undefined && { duty: `${duty}; ${figure}` }),
    };
  }
  const sentences = sentencesOf(text);
  if (sentences.length > 1) {
    const joined = joinSentences(text, sentences, company);
    if (joined.tense) return joined;
    // "I bake the bread. I supervise two cooks": sentences of their own.
    if (sentences.every((one) => /^(?:I|We) \p{Ll}/u.test(one) || OWN_I.test(one)))
      return { text: sentences.map(capitalFirst).join(". ") + (/\.$/.exec(text)?.[0] ?? ""), isClause: true };
    return joined;
  }
  if (IS_LABEL.test(text) || isListOfNames(text)) return { text };
  const deed =
    asState(text, company.isCurrent) ??
    asRole(text, company.isCurrent) ??
    asReached(text) ??
    asResult(text, company.isCurrent) ??
    joinClauses(text, company) ??
    asDeed(text, company);
  if (deed.tense || deed.isClause) return deed;
  const { isCurrent } = company;
  // "Own feed mixing" of a post that ended may be a deed, and "my work included own feed mixing" is neither.
  if (!isCurrent && /^own /iu.test(text)) return deed;
  return (
    asOwnSentence(text, company) ??
    asAdverbial(text, isCurrent) ??
    asCountedSubject(text) ??
    fromGerund(text, isCurrent) ??
    asHeldRole(text, isCurrent) ??
    asNamedWork(text, isCurrent) ??
    asDuty(text, isCurrent) ??
    joinParts(text, company) ??
    asPassive(text) ??
    asPartOfWork(withoutSemicolon(text), isCurrent) ??
    asCountOfWork(text, isCurrent) ??
    deed
  );
}

/** "Inspection of markets; 212 premises visited in 2025": parts that are sentences by themselves, and things of the work in a row. */
function joinParts(text: string, company: Company): VerbLine | undefined {
  const parts = text.split(/;\s+/);
  if (parts.length < 2 || parts.length > MOST_PARTS) return undefined;
  const lines = parts.map((part) => toVerbLine(capitalFirst(part), company));
  const [first] = lines;
  const duties = lines.flatMap(({ duty }) => duty ?? []);
  const second = lines[1];
  // "Tracking of 1,200 files; moved the register to Excel"
  if (lines.length === 2 && second?.tense && (first?.duty ?? first?.tense) !== undefined) {
    const { text: start = "", tense } = first ?? {};
    const isSame = tense === second.tense;
    return {
      text: `${start}, and ${isSame ? "" : "I "}${lowerFirst(second.text)}`,
      ...(tense ? { tense } : { isClause: true }),
    };
  }
  if (duties.length === parts.length) {
    const duty = `${duties.slice(0, -1).join(", ")}, and ${duties.at(-1) ?? ""}`;
    return {
      text: `${company.isCurrent ? "my work includes" : "my work included"} ${duty}`,
      isClause: true,
      duty,
    };
  }
  const follow = lines.slice(1).every(({ isClause, duty }) => isClause && duty === undefined);
  if (!first || !follow || !(first.tense ?? first.isClause)) return undefined;
  const withRest = (start: string) =>
    [start, ...lines.slice(1).map((line) => lowerFirst(line.text))].join("; ");
  return {
    ...first,
    text: withRest(first.text),
    ...(first.duty !== undefined && { duty: withRest(first.duty) }),
  };
}
const MOST_PARTS = 3;

/** "Reference and circulation services; user education": two rows of things are one. */
function withoutSemicolon(text: string): string {
  return text.replace(/^([^;\d]+); ([^;\d]+)$/u, "$1, and $2");
}

/** "I carry the keys", "I was fixing hair", "We served 400 plates": a sentence of its own. */
function asOwnSentence(text: string, company: Company): VerbLine | undefined {
  if (/^We \p{Ll}/u.test(text)) return { text: inPastTense(text, company.isCurrent), isClause: true };
  // "My boss put me to train three new hands"
  const [, , verb = ""] = /^(?:My|Our) \p{Ll}/u.test(text) ? text.split(" ") : [];
  if (
    /^(?:base|third|past)$/.test(verbOf(verb)?.form ?? "") ||
    /^(?:is|are|was|were|has|have|had)$/.test(verb)
  )
    return { text, isClause: true };
  // "There I learnt to keep the register": where it was is told by its post.
  const [, rest] = /^(?:There )?I (\p{Ll}.*)$/u.exec(text) ?? [];
  if (rest === undefined) return undefined;
  const going = wasGoingOn(rest);
  if (going) return going;
  const deed = asDeed(capitalFirst(rest), company);
  if (deed.tense) return deed;
  const found = verbOf(rest.split(" ")[0] ?? "");
  const past =
    !company.isCurrent && found?.form === "base" ? conjugate(rest, found.verb, "base", "past") : undefined;
  if (past !== undefined) return { text: capitalFirst(past), tense: "past" };
  // "I write the scheme" of a post that has ended is no sentence of today.
  if (!company.isCurrent && found?.form === "base") return undefined;
  return { text: capitalFirst(rest), tense: /^(?:was|had|did|could)\b/u.test(rest) ? "past" : "present" };
}

/** "I was teaching the new girls" → "Taught the new girls"; what only names work was a part of it. */
function wasGoingOn(rest: string): VerbLine | undefined {
  const work = /^was (?<work>\p{Ll}+ing\b.*)$/u.exec(rest)?.groups?.work;
  if (work === undefined || /\b(?:when|while)\b/u.test(work)) return undefined;
  return (
    (/^\p{L}+,/u.test(work) ? undefined : fromGerund(capitalFirst(work), false)) ??
    asDuty(capitalFirst(work), false)
  );
}

/** "Lead counsel in 6 appeals", "Head baker of the night shift": what somebody is, although "lead" and "head" are verbs, too. */
function asRole(line: string, isCurrent: boolean): VerbLine | undefined {
  // "Secretary to the committee; wrote minutes of 34 sittings"
  const [text = "", second, ...more] = line.split(/;\s+/);
  const deed = second === undefined ? undefined : verbOf(second.split(" ")[0] ?? "");
  if (
    second !== undefined &&
    (more.length > 0 || deed?.form !== (isCurrent ? "base" : "past")) &&
    deed?.form !== "past"
  )
    return undefined;
  const found = IS_RANKED.exec(text);
  const last = found?.groups?.post?.split(" ").at(-1) ?? "";
  if (!IS_OFFICE.test(text) && (!isTitleWord(last) || /s$/.test(last))) return undefined;
  return {
    text: `${isCurrent ? "Am" : "Was"} ${ofGroup(lowerFirst(text))}${second === undefined ? "" : `, and ${second}`}`,
    tense: isCurrent ? "present" : "past",
  };
}

const RANKS = "Lead|Head|Chief|Assistant|Deputy";
/** "Lead counsel in 6 appeals", "Lead investigator (TapRoot) for 3 incidents" */
const IS_RANKED = new RegExp(
  `^(?:${RANKS}) (?<post>(?!an? |the )\\p{L}+(?: \\p{L}+)?)(?=(?: \\([^()]*\\))? (?:of|for|in|at|on|to) )`,
  "u",
);
/** "Excel, SAP (transport module)": a tool, and no verb. */
function isListOfNames(text: string): boolean {
  const [first] = knownNamesIn(text);
  return first?.start === 0 && /^(?:$|,| and | & | \/ | \()/u.test(text.slice(first.end));
}

// "Project: …" names something; "project" is no verb there.
const IS_LABEL = /^\p{L}+(?: \p{L}+)?:\s/u;

/** "Investigate incidents; closed 96% of actions on time" has two verbs and one subject. */
function joinClauses(text: string, company: Company): VerbLine | undefined {
  const [first = "", second, ...more] = text.split(/;\s+/);
  if (second === undefined || more.length > 0 || !isDeed(leadingVerb(capitalFirst(second)))) return undefined;
  const [one, other] = [asDeed(first, company), asDeed(capitalFirst(second), company)];
  if (!one.tense || !other.tense) return undefined;
  return {
    text: `${one.text}${/,| and /.test(one.text) ? "," : ""} and ${lowerFirst(other.text)}`,
    tense: one.tense,
  };
}

/** "Checked bags. Kept the register." is one sentence with two verbs, where all are sure and in one tense. */
function joinSentences(text: string, sentences: string[], company: Company): VerbLine {
  const deeds = sentences.map((one) => {
    const deed = asState(one, company.isCurrent) ?? asDeed(one, company);
    return deed.tense ? deed : (fromGerund(one, company.isCurrent) ?? deed);
  });
  const [first] = deeds;
  if (!first?.tense || deeds.some(({ tense }) => tense !== first.tense)) return { text };
  const [last = "", ...others] = deeds
    .map((deed, at) => (at === 0 ? deed.text : lowerFirst(deed.text)))
    .reverse();
  const hasCommas = deeds.some((deed) => /,| and /.test(deed.text)) || deeds.length > 2;
  return { text: `${others.reverse().join(", ")}${hasCommas ? "," : ""} and ${last}`, tense: first.tense };
}

/** "Mentor to 2 interns", but "Cook to HACCP standards" */
const MENTORS = /^\p{L}+ to (?:\d|(?:two|three|four|five|six|several|junior|new|the) )/iu;

const HAS_OWN_VERB = /^\p{L}+ (?:is|are|was|were|has|have|had|will|can|must|may|should)\s/u;
const CHANGES: ReadonlySet<string> = new Set("reduce increase improve cut lower shorten double".split(" "));
const FROM_TO = /\bfrom \S*\d\S*(?: \p{L}+)? to \S*\d/u;

function asDeed(text: string, { isCurrent, areDeeds, isOfDeeds, isMostlyPast }: Company): VerbLine {
  const found = leadingVerb(text) ?? verbInCompany(text, areDeeds, isOfDeeds);
  // "Rosters, group check-ins, city ledger": a row of things, unless more verbs follow.
  const [first = "", ...items] = text.split(", ");
  if (
    items.length > 0 &&
    !first.includes(" ") &&
    !items.some((item) => verbOf(item.split(" ")[0] ?? "")?.form === found?.form)
  )
    return { text };
  // "Contract is till the end of January": a thing, with a verb of its own.
  if (!found || !isDeed(found) || HAS_OWN_VERB.test(text)) return { text };
  // "Excel avancé": the program, unless somebody excels "in" something.
  if (found.verb.base === "excel" && !/^\p{L}+ (?:in|at) /u.test(text)) return { text };
  // "Mentor to 2 interns" is what somebody is.
  if (found.form === "base" && MENTORS.test(text) && isTitleWord(text.split(" ")[0] ?? "")) return { text };
  // "Permit to Work (PTW)" names a paper, "Report to the Head" does not.
  if (found.form === "base" && found.verb.isNounToo && /^\p{L}+ to \p{Lu}\p{Ll}+ ?(?:\(|$)/u.test(text))
    return { text };
  // "Conduct of 140 causes" names work, "Dispose of waste" does not.
  if (/^\p{L}+ of /u.test(text) && VERBS_OF_NOUNS.has(found.verb.base)) return { text };
  // "Lock up of 11 classrooms" names a duty.
  if (found.form === "base" && /^\p{L}+ (?:up|out|off|over|down|in|on) of /u.test(text)) return { text };
  // "Clean audits in 2021 and 2022" among lines of what was done.
  const isAdjective = BARE_ADJECTIVES.has(found.verb.base) && !/^\p{L}+ \p{Lu}{2}/u.test(text);
  // "Own feed mixing" of a post that ended is what somebody mixed, "Own the backlog" what they owned.
  const isOwn = found.verb.base === "own" && found.form === "base" && !isCurrent;
  if (isOwn && !/^own (?:an?|the|all) /iu.test(text)) return { text };
  // "Carried me as store keeper": somebody else did it.
  if (/^\p{L}+ (?:me|us)(?!\p{L})/u.test(text)) return { text };
  if (isMostlyPast && found.form === "base" && isAdjective) return { text };
  const perfect = isCurrent && found.form === "past" ? asPerfect(text, found.verb) : undefined;
  if (perfect !== undefined) return { text: perfect, tense: "present" };
  const since = found.form === "base" ? asSince(text, found.verb, isOfDeeds) : undefined;
  if (since !== undefined) return { text: since, tense: "present" };
  // "Reduce call-outs from 11 to 3 a month" has happened, although the post goes on.
  const isChanged = CHANGES.has(found.verb.base) && FROM_TO.test(text);
  const wanted = isCurrent && found.form !== "past" && !isChanged ? "base" : "past";
  const written =
    wanted === found.form
      ? text
      : conjugate(text, found.verb, found.form, wanted, isOfDeeds ? hasThing : undefined);
  return written === undefined
    ? { text }
    : {
        text: capitalFirst(withLastAnd(withResults(written, wanted === "base"), wanted)),
        tense: wanted === "base" ? "present" : "past",
      };
}

/** "Taught Physics, organised evening prep": the last of several verbs follows "and". */
function withLastAnd(text: string, form: "base" | "past"): string {
  const at = text.lastIndexOf(", ");
  const rest = text.slice(at + 2);
  const found = leadingVerb(rest) ?? (/^\p{L}+$/u.test(rest) ? verbOf(rest) : undefined);
  if (at < 0 || found?.form !== form || !/^\p{Ll}/u.test(rest) || !found.verb.isOfWork) return text;
  // "Prepared the final account, closed 4% below the sum": that was done to the account.
  const [verb = "", next = ""] = rest.split(" ");
  if (PREPOSITIONS.includes(next) ? !INTRANSITIVE.has(verbOf(verb)?.verb.base ?? "") : /%$/.test(next))
    return text;
  // A verb that is joined already, "and" among things apart.
  const isJoined = [...rest.matchAll(/ (?:and|&|then|but) (\p{Ll}+)/gu)].some(
    ([, word = ""]) => verbOf(word)?.form === form,
  );
  return isJoined ? text : `${text.slice(0, at)}, and ${rest}`;
}

const INTRANSITIVE: ReadonlySet<string> = new Set(
  "assist help participate work report liaise serve attend deal respond travel act collaborate".split(" "),
);

/** "Teach Physics and run the club since 2019" is done until today. */
function asSince(text: string, verb: Verb, isOfDeeds: boolean): string | undefined {
  if (!SINCE_A_DATE.test(text)) return undefined;
  const done = conjugate(text, verb, "base", "participle", isOfDeeds ? hasThing : undefined);
  return done === undefined ? undefined : `Have ${done}`;
}

/** "Trained 64 girls since opening" in a post that goes on: "Have trained …". Undefined where another verb would have to change with it. */
function asPerfect(text: string, { past, participle }: Verb): string | undefined {
  if (!/\bsince\b/.test(text)) return undefined;
  const isOther = [...text.matchAll(/(?:,| and| &) (\p{Ll}+)/gu)].some(([, word = ""]) => {
    const found = verbOf(word);
    return found?.form === "past" && found.verb.past !== found.verb.participle;
  });
  return isOther ? undefined : `Have ${participle}${text.slice(past.length)}`;
}
