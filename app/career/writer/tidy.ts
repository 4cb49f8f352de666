import { leadingVerb } from "./verbs";
import { BULLET_SIGNS } from "../bullet-signs";
import { cleanLine, isBlank } from "~/career/profile.schema";
import { calmCapitals, capitalFirst } from "./casing";
import { conjugate } from "./conjugate";
import { spelledOut } from "./chat";
import { fromPidgin } from "./pidgin";
import { inPastTense, withParticiples } from "./past-tense";

/** What stands before an item, and is no word of it. */
const LIST_SIGN = new RegExp(`^[+>~»→=#.,;${BULLET_SIGNS}\\p{So}]+\\s+`, "u");
/** A bullet as a resume prints it: capital first, no full stop at the end, a verb first where that changes nothing else. */
export function tidyBullet(bullet: string, isCurrent: boolean): string {
  if (isBlank(bullet)) return bullet;
  const cut = fromPidgin(spelledOut(calmCapitals(bullet)))
    // Typed on a phone: "before i move". A list counts "(i)" and "i.".
    .replace(/(?<![\p{L}\d.(/-])i(?= (?!(?:of|and|to|in|or)\b)\p{Ll})/gu, "I")
    .replace(/^[\s\-–—•*·]+/, "")
    .replace(LIST_SIGN, "")
    // "a. Run the desk", "(ii) Kept", "1. Guarded": the mark of a list that came as text.
    .replace(/^(?:\((?:[a-hivx]{1,3}|\d{1,2})\)|(?:[a-hivx]{1,3}|\d{1,2})[.)])\s+(?=\p{L}|\d)/u, "")
    // "B. mounting of guards", but "E. coli" and "C. difficile"
    .replace(/^(?:[IVX]{1,4}|[ABDFG])\. (?=\p{Ll}{2})/u, "")
    .replace(
      /^(?:I|He|She) (?=\p{Ll})(?!(?:am|was|have|has|had|is|do|don't|never|did|didn't|can|cannot|can't)\b)/u,
      "",
    )
    .replace(/(?<![.;,]|\b(?:etc|Ltd|Plc|Inc))[.;,]+$/, "")
    // "to 6% . I sort"
    .replace(/(?<! ) +(?=[.,;](?:\s|$))/g, "");
  const bare = withSentenceCapitals(cut).trim();
  return bare === ""
    ? bullet
    : cleanLine(
        capitalFirst(
          withParticiples(
            verbFirst(bare, isCurrent) ?? withoutThird(bare, isCurrent) ?? inPastTense(bare, isCurrent),
          ),
        ),
      );
}

/** A capital where a sentence begins behind another. */
export function withSentenceCapitals(text: string): string {
  return text.replace(NEXT_SENTENCE, (letter) => letter.toUpperCase());
}

const SHORTENED =
  "[Aa]pprox|incl|excl|equiv|misc|dept|govt|agric|asst|hosp|mgmt|mgt|comm|temp|aprox|inkl|zzgl|prof|engr|capt|insp|supt|mess|barr|pharm";
/** "I check batches. no accident": the first letter behind a full stop; behind a short word it may end an abbreviation, in other languages, too. */
const NEXT_SENTENCE = new RegExp(
  `(?<=(?<![\\p{L}.])(?:(?!(?:${SHORTENED})\\.)\\p{L}\\p{Ll}{3,}|now|today|job|day|well|too|out|all|\\d\\p{Lu})\\. )\\p{Ll}(?=\\p{Ll}* [\\p{L}\\d])`,
  "gu",
);

// "Responsible for managing the vault" → "Managed the vault"; "Responsible for payroll" stays, since nobody said what was done with it.
function verbFirst(text: string, isCurrent: boolean): string | undefined {
  const opening = /^(?:I (?:was|am) )?responsible for (?:the )?(?=\p{L}+ing\b)/iu.exec(text);
  const rest = opening ? text.slice(opening[0].length) : "";
  const found = rest && !/^\p{L}+ing of\b/iu.test(rest) ? leadingVerb(rest) : undefined;
  if (!found || found.form !== "gerund") return undefined;
  return conjugate(rest, found.verb, "gerund", isCurrent ? "base" : "past");
}

/** "Fills the monthly summary and supports the records officer" → "Fill … and support …": nobody writes of themselves as of another. */
function withoutThird(text: string, isCurrent: boolean): string | undefined {
  // "Reports: daily stock", "Deposits, withdrawals" name things.
  const found = /^\p{L}+ /u.test(text) ? leadingVerb(text) : undefined;
  const [, ...clauses] = text.split(/[;.] /u);
  const isOther = clauses.some((one) => /^(?:does|has|is) /u.test(one) || leadingVerb(one)?.form === "third");
  return found?.form === "third" && !isOther
    ? conjugate(text, found.verb, "third", isCurrent ? "base" : "past")
    : undefined;
}
