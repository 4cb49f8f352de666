import { conjugate } from "./conjugate";
import { verbOf } from "./verbs";

/** "Last year we convert a container": when it was is said, and the verb does not say it. */
const WAS_THEN =
  /^(?:last \p{L}+|yesterday|in (?:19|20)\d{2}|(?:\d+|two|three) \p{L}+ ago),? (?:I|we) (?=\p{Ll})/iu;
/** "Mortality never pass 4%" */
const NEVER = /\bnever (?=\p{Ll})/u;

/** "5 workers are under me" of a post that ended. */
const IS_NOW =
  /^(?<thing>(?!I |We |[^.;:,]* (?:I|we) )[\p{Lu}\d][^.;:,]{1,40}?) (?<be>is|are) (?=(?:under|with|below|above|at|in|on)\b)/u;

/** "mortality reduce from 30% to 12%": a change between two figures has happened. */
const CHANGES =
  /(?<=(?:^|[,;:] |and |(?:^|\. )(?:[Ss]ince|[Ii]n) (?:19|20)\d{2},? )\p{L}{4,} )(?:reduce|increase|drop|fall|rise|grow|improve|(?:come|go)(?= down| up))(?= (?:down |up )?from \S*(?: \S+)? ?\d)/gu;

/** A line as people type it on a phone, with its verb in the past where its own words say that it is over: "Last year we convert" → "Last year we converted". */
export function inPastTense(text: string, isCurrent: boolean): string {
  if (!isCurrent && IS_NOW.test(text))
    return text.replace(
      IS_NOW,
      (_, thing: string, be: string) => `${thing} ${be === "is" ? "was" : "were"} `,
    );
  const since = text.replace(SINCE, clauseInPast);
  const own = isCurrent
    ? since
    : since.replace(OWN_CLAUSE, (clause, at: number) =>
        isAfterOther(text.slice(0, at)) ? clause : clauseInPast(clause),
      );
  if (own !== text) return inPastTense(own, isCurrent);
  const changed = text.replace(CHANGES, (verb) => verbOf(verb)?.verb.past ?? verb);
  if (changed !== text) return inPastTense(changed, isCurrent);
  const isOver = !isCurrent || /\bin (?:19|20)\d{2}\b/u.test(text);
  const found = WAS_THEN.exec(text) ?? (isOver && !/^I /u.test(text) ? NEVER.exec(text) : null);
  if (!found) return text;
  const at = found.index + found[0].length;
  const rest = text.slice(at);
  const known = verbOf(/^\p{Ll}+/u.exec(rest)?.[0] ?? "");
  const past = known?.form === "base" ? conjugate(rest, known.verb, "base", "past") : undefined;
  return past === undefined ? text : text.slice(0, at) + past;
}

/** "I have train 13 girls" → "I have trained 13 girls", where an object shows that a verb is meant. */
export function withParticiples(text: string): string {
  return text.replace(HAS_BASE, (phrase, before: string, verb: string) => {
    const found = verbOf(verb);
    return found?.form === "base" && found.verb.isOfWork ? before + found.verb.participle : phrase;
  });
}
const HAS_BASE =
  /(?<!\p{L})((?:have|has|had) (?:also |so far |now )?)(\p{Ll}{3,})(?= (?:the|an?|all|many|over|more|my|our|up|about|several|new|two|three|four|five|six|\d))/giu;

const OWN = "(?<!\\p{L})(?:I|[Ww]e) \\p{Ll}[^,;.:]*?";
const CLAUSE_END =
  "(?=$|[,;.:]| (?:(?:and |but |so |or )?(?:I|we)|when|where|while|because|so|but|until|till|after|before|who|that) )";
/** "900 loaves a day when I am there", "We fix nets and I sell the fish": what the writer did, or several with them. */
const OWN_CLAUSE = new RegExp(`${OWN}${CLAUSE_END}`, "gu");
/** "No accident since I start": in any post that is over. */
const SINCE = new RegExp(`(?<=(?<!\\p{L})since )${OWN}${CLAUSE_END}`, "gu");

/** "Customers pay a deposit and I write it": one sentence has one tense. */
function isAfterOther(before: string): boolean {
  return /(?:^|[ ,])(?:and|but|so|or) $/u.test(before) && !/(?<!\p{L})(?:I|[Ww]e) /u.test(before);
}

const BESIDE = /^(?:also|always|still|usually|often|sometimes|only|first|then|mainly|personally) /u;
const NOT_REGULAR: ReadonlyMap<string, string> = new Map([
  ["am", "was"],
  ["are", "were"],
  ["do", "did"],
  ["don't", "didn't"],
  ["can", "could"],
  ["go", "went"],
  ["come", "came"],
]);

/** "I also bake bread" → "I also baked bread"; as it is where a word in it may be a verb or not. */
function clauseInPast(clause: string): string {
  const [, who = "", words = ""] = /^(\p{L}+ )(.*)$/u.exec(clause) ?? [];
  const [beside = ""] = BESIDE.exec(words) ?? [];
  const rest = words.slice(beside.length);
  const [first = ""] = rest.split(" ");
  const own = NOT_REGULAR.get(first);
  const known = verbOf(first);
  const past =
    own === undefined
      ? known?.form === "base"
        ? conjugate(rest, known.verb, "base", "past")
        : undefined
      : own + rest.slice(first.length);
  return past === undefined ? clause : who + beside + past;
}
