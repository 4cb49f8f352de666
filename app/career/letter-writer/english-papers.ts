import { articleFor } from "./english-study";
import { anyOf } from "~/pattern";
import { lowerFirst } from "../writer/casing";
import { listed } from "./phrases";

/** Somebody is a "Registered Midwife (RM)", and holds no such thing. */
const IS_PERSON = anyOf(
  [
    /^(?:(?:graduate|student|corporate|full|associate|professional) )?(?:member|fellow|associate)\b/, // Associate Member, NIP
    /^(?:registered|certified|chartered|licen[cs]ed) \p{L}+/u, // Registered Midwife
  ],
  "iu",
);
/** "Fully registered, annual licence 2018" is what somebody is, too. */
const IS_STATE =
  /^(?:(?:fully|duly) )?(?:registered|certified|chartered|licen[cs]ed)(?=[,;(]| (?:with|by) )/iu;
const IS_PAPER = anyOf(
  [
    /\b(?:certificat\w*|diploma|degree|licen[cs]e|card)\b/, // Certified welder's card
    /\b(?:course|training|workshop|program\w*|exams?|level|stage|module)\b/, // Certified Scrum Master course
  ],
  "i",
);
/** What can be held; of anything else a certificate tells. */
const IS_HELD = /\b(?:certificat\w*|diploma|degree|licen[cs]e|card|permit|pass|registration)\b/i;

/** Papers that are held as one sentence each for what they are: "I am a Registered Midwife (2011). I hold a crane card. My certificates include HSE 1 and 2." */
export function papersInEnglish(names: string[], isMore: boolean): string {
  const persons = names.filter(
    (name) => IS_STATE.test(name) || (IS_PERSON.test(name) && !IS_PAPER.test(name)),
  );
  const others = names.filter((name) => !persons.includes(name));
  const held = others.filter((name) => IS_HELD.test(name));
  const rest = others.filter((name) => !held.includes(name));
  const sentences = [
    ...(persons.length > 0 ? [`I am ${listed(persons.map(withArticle), "and")}.`] : []),
    // A row of them is one sentence.
    ...(held.length > 0 && rest.length === 0
      ? [`I ${isMore ? "also " : ""}hold ${listed(held.map(asThing), "and")}.`]
      : []),
    ...(rest.length > 0 ? [`My certificates ${isMore ? "also " : ""}include ${listed(others, "and")}.`] : []),
  ];
  return sentences.join(" ");
}

const withArticle = (name: string) =>
  IS_STATE.test(name)
    ? // "Registered, MLSCN (2019)"
      lowerFirst(name).replace(/^(\p{L}+(?: \p{L}+)?), (?:the )?(?=\p{Lu})/u, "$1 with the ")
    : `${articleFor(name)} ${name}`;

/** "a First aid certificate", but "MLSCN Registration" and "two licences". */
const asThing = (name: string) => (IS_ONE.test(name) ? withArticle(name) : name);
const IS_ONE = /^(?!(?:an?|the|my) )[^(,;:–]*\b(?:certificate|diploma|licen[cs]e|card|permit|pass)\b/iu;
