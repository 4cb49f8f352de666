import { conjugate } from "./conjugate";
import { verbOf } from "./verbs";

/** "Last year we convert a container": when it was is said, and the verb does not say it. */
const WAS_THEN =
  /^(?:last \p{L}+|yesterday|in (?:19|20)\d{2}|(?:\d+|two|three) \p{L}+ ago),? (?:I|we) (?=\p{Ll})/iu;
/** "Mortality never pass 4%" */
const NEVER = /\bnever (?=\p{Ll})/u;

/** "5 workers are under me" of a post that ended. */
const IS_NOW =
  /^(?<thing>(?!I |We )[\p{Lu}\d][^.;:,]{1,40}?) (?<be>is|are) (?=(?:under|with|below|above|at|in|on)\b)/u;

/** "mortality reduce from 30% to 12%": a change between two figures has happened. */
const CHANGES =
  /(?<=(?:^|[,;:] |and )\p{L}{4,} )(?:reduce|increase|drop|fall|rise|grow|improve|(?:come|go)(?= down| up))(?= (?:down |up )?from \S*(?: \S+)? ?\d)/gu;

/** A line as people type it on a phone, with its verb in the past where its own words say that it is over: "Last year we convert" → "Last year we converted". */
export function inPastTense(text: string, isCurrent: boolean): string {
  if (!isCurrent && IS_NOW.test(text))
    return text.replace(
      IS_NOW,
      (_, thing: string, be: string) => `${thing} ${be === "is" ? "was" : "were"} `,
    );
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
