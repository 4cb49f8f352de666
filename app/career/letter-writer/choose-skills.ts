import { isQuality } from "../matching/qualities";
import { foldText } from "../nlp/fold";
import { contentStems } from "../nlp/stem";
import { lowerFirst } from "../writer/casing";
import { verbOf } from "../writer/verbs";
import type { AnsweredDemand } from "./answered-demand";
import type { ProofLine } from "./letter-plan";
import { toProofLine } from "./proof-line";
import type { TellableLine } from "./tellable-line";

export const MAX_SKILLS = 8;
/** What somebody wrote of themselves among their skills: "I am hardworking". */
const IS_SENTENCE =
  /^(?:[Ii]|[Mm]y|[Aa]m|[Hh]ave|[Hh]as|[Cc]an|[Aa]ble to|[Aa]bility to) \p{Ll}|^(?:\S+ ){14}|\. \p{Lu}/u;
/** What a page or a split left of a skill. */
const IS_REMNANT = /^(?:work(?:ing)?|skills?|others?|etc|good|very good|and|so on)\.?$/iu;
/** A skill that is as near as this to what is asked is listed beside it. */
const SAME_SKILL = 0.25;

/**
 * The skills that the advert asks for or names (`named`, in its order), in the person's own words: "QuickBooks, Excel, Remita". None where the lines of the letter (`printed`) show them all, and
 * none that says the post again. Tools apart.
 */
export function chooseSkills(
  demands: AnsweredDemand[],
  {
    title,
    lines,
    named,
    printed,
  }: { title: string; lines: TellableLine[]; named: string[]; printed: string[] },
): { skills: ProofLine[]; tools: ProofLine[] } {
  const ofTitle = new Set(contentStems(title));
  const isOfTitle = (stems: string[]) => stems.length > 0 && stems.every((stem) => ofTitle.has(stem));
  const all = lines
    .filter(({ isSkill, text }) => isSkill && !isOfTitle(contentStems(text)))
    .map((line) => ({ ...line, text: asNoun(line.text) }))
    .filter(
      ({ text }, at, others) => others.findIndex((other) => foldText(other.text) === foldText(text)) === at,
    )
    .filter(
      ({ text }) =>
        !IS_SENTENCE.test(text) &&
        !IS_REMNANT.test(text) &&
        !/^[^CR]$/u.test(text) &&
        !isQuality({ text, kind: "skill" }),
    );
  const isPrinted = ({ text }: { text: string }) =>
    printed.some((line) => ` ${foldText(line)} `.includes(` ${foldText(text)} `));
  const askedBy = (some: AnsweredDemand[]) => all.filter(({ id }) => some.some((one) => isAnswer(id, one)));
  const toolIds = new Set(askedBy(demands.filter(({ isTool }) => isTool)).map(({ id }) => id));
  const asked = new Set([
    ...named.flatMap((id) => all.find((one) => one.id === id) ?? []),
    ...askedBy(demands),
  ]);
  if ([...asked].every(isPrinted)) return { skills: [], tools: [] };
  const chosen = [...asked].slice(0, MAX_SKILLS);
  return {
    skills: chosen.filter(({ id }) => !toolIds.has(id)).map(asSkill),
    tools: chosen.filter(({ id }) => toolIds.has(id)).map(asSkill),
  };
}

function isAnswer(id: string, { sourceIds, related = [] }: AnsweredDemand): boolean {
  const answers = (one: string) => one === id || id.startsWith(`${one}.`);
  return sourceIds.some(answers) || related.some((one) => one.nearness >= SAME_SKILL && answers(one.id));
}

/** "can mend nets", "Ability to use Microsoft Word", "i know how to keep records": what somebody can do, as a list names it. */
function asNoun(text: string): string {
  const [start, word = ""] = CAN.exec(text) ?? [];
  const found = start === undefined ? undefined : verbOf(word);
  if (start === undefined || found?.form !== "base") return text;
  const rest = text.slice(start.length);
  return found.verb.base === "use" ? rest.trim() : `${found.verb.gerund}${rest}`;
}
const CAN =
  /^(?:[Ii] )?(?:[Cc]an|[Aa]m able to|[Aa]ble to|[Aa]bility to|[Kk]nows? how to) (?:also )?(\p{Ll}+)(?= |$)/u;

export function asSkill(given: TellableLine): ProofLine {
  const line = { ...given, text: asNoun(given.text) };
  return IS_PHRASE.test(line.text) || IS_ACTIVITY.test(line.text)
    ? { ...toProofLine(line), text: lowerFirst(line.text) }
    : toProofLine(line);
}

// "Bank reconciliation", a name of work as a list writes it; of "Power BI" the capitals are its own.
const IS_PHRASE = /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)+(?: \([^()]*\))?$/u;
/** "Negotiation", "Typing 45 wpm", "Driving (class E)": a word that is formed so names no product. */
const IS_ACTIVITY =
  /^\p{Lu}\p{Ll}+(?:tion|sion|ing|ment|ship|ance|ence|ness|keeping)(?: \d.*| \([^()]*\))?$/u;

/** "Bank reconciliation", but not "Forecasts per hospital every quarter". */
export function isShortName({ text }: ProofLine): boolean {
  const names = text.replace(/\s*\([^()]*\)/gu, "").split(", ");
  return !text.includes(":") && names.every((name) => name.split(" ").length <= MOST_NAME_WORDS);
}
const MOST_NAME_WORDS = 4;
