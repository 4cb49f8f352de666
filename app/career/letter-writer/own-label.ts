import { capitalFirst, lowerFirst } from "../writer/casing";
import { leadingVerb } from "../writer/verbs";
import { verbInCompany } from "./verb-in-line";
import { asResult } from "./result-lines";
import { OWN_SUBJECT_VERBS, STATES } from "./vocabulary/line-forms";

/** "Cash handling", "Hire, train & roster": what a resume sets before its own lines. */
const LABELLED = /^(?<label>\p{L}[\p{L} &/,'’-]{1,40})(?::\s+| [–—] (?=\p{Lu}))(?<rest>\S.*)$/su;
const MOST_WORDS = 5;

/**
 * A line without the label that its resume sets before it: "People: trained six stewards" → "Trained six stewards"; of what changed the label is the subject:
 * "Food cost: from 44% to 33%" → "Food cost from 44% to 33%". Where the rest is no sentence the line stays as it is.
 */
export function withoutOwnLabel(line: string): string {
  return withoutLabel(withoutHead(line));
}

/** "Communication strategy. Wrote and ran the strategy of 2022": a few words without a verb that a full stop sets over what was done. */
function withoutHead(line: string): string {
  const { head = "", rest = "" } = HEADED.exec(line)?.groups ?? {};
  if (head === "" || head.split(" ").length > MOST_WORDS || leadingVerb(head)?.form === "past") return line;
  return leadingVerb(rest)?.form === "past" ? rest : line;
}
const HEADED = /^(?<head>\p{Lu}[^.:;\d]{3,60})\.\s+(?<rest>\p{Lu}\S*\s.*)$/su;

/** Whether a resume sets a label before what is no sentence: "Used to remote management: 7 weeks in 2023". */
export function keepsOwnLabel(line: string): boolean {
  const { label = "" } = LABELLED.exec(line)?.groups ?? {};
  return label !== "" && label.split(" ").length <= MOST_WORDS;
}

const CHANGED = new RegExp(
  `^(?:${"up down from cut reduced raised moved went rose fell grew dropped increased decreased improved doubled came".replaceAll(" ", "|")})(?!\\p{L})`,
  "iu",
);

function withoutLabel(line: string): string {
  const { label = "", rest = "" } = LABELLED.exec(line)?.groups ?? {};
  if (label === "" || label.split(" ").length > MOST_WORDS) return line;
  // "Started a shop – Sold rice" has two deeds.
  if (!line.startsWith(`${label}:`) && leadingVerb(label)?.form === "past") return line;
  // "Handling complaints – Guest score moved from 3.6 to 4.3"
  if (OWN_SUBJECT_VERBS.test(rest)) return rest;
  // "Fleet: In charge of 34 trucks"
  if (STATES.test(rest)) return capitalFirst(rest);
  const whole = `${label} ${lowerFirst(rest)}`;
  // "Enrolment: grew from 268 pupils to 431"
  if (CHANGED.test(rest) && (asResult(whole) || OWN_SUBJECT_VERBS.test(whole))) return whole;
  // "Tools: Excel, Power BI" is a list.
  const found = /^\S+[,;]/.test(rest) ? undefined : (leadingVerb(rest) ?? verbInCompany(rest, false));
  return found !== undefined && found.form !== "participle" ? capitalFirst(rest) : line;
}
