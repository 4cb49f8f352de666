import { anyOf } from "~/pattern";
import { meaningStems } from "../matching/candidate-facts";
import { advertSentences } from "../job-advert/advert-sentences";

/** What an advert wants to be told in the letter: "Put your salary expectation and notice period in the letter". */
const ASKS = anyOf(
  [
    /(?:^|[.,;:(]\s*|\b(?:to|please|kindly|must|should|shall|and|also|pls) )state\b/, // State when you can resume, but not Kogi State
    /\b(?:indicat(?:e|ing)|mention(?:ing)?|specify(?:ing)?|disclos(?:e|ing)|stating)\b/, // Indicate your notice period
    /\btell(?:ing)? (?:us|him|her|me)\b/, // Tell us your best month
    /\b(?:put|give|say|include|add)\b(?=.*\b(?:your|when|how|which)\b)/, // Put your notice period in the letter
    /\b(?:letter|application|mail|message)s? (?:must|should|shall) (?:also )?(?:say|show|tell|give)\b/, // The letter shall say
  ],
  "iu",
);
/** Words of a subject line, of papers to send and of forms are answered elsewhere. */
const ELSEWHERE = anyOf(
  [
    /\b(?:subject|caption|title of|position (?:applied|of interest)|post applied|reference|ref|quoting)\b/, // as the subject of the mail
    /\b(?:attach\w*|cop(?:y|ies)|pdf|passport|photo\w*|pictures?|credentials|certificates?)\b/, // a copy of your certificates
    /\bc\.?v\b|\b(?:your|a|the|updated|detailed) resume\b/, // your CV
    /\b(?:full names?|phone|number|address|e-?mail|link)\b/, // your full name and phone number
  ],
  "iu",
);
const IN_THE_LETTER =
  /\s*\b(?:in|on) (?:the|your) (?:cover(?:ing)? )?(?:letter|application|mail|message)s?\b.*$/iu;
const MOST = 5;

/** What the letter shall say besides, each in the advert's own words: "your salary expectation", "notice period". */
export function askedStatements(text: string): string[] {
  return advertSentences({ text })
    .flatMap((sentence) => {
      const found = ASKS.exec(sentence);
      if (!found) return [];
      const asked = sentence.slice(found.index + found[0].length).replace(IN_THE_LETTER, "");
      return asked.split(/,|;|\band\b/u).map((part) => part.trim().replace(/[.:!?]+$/u, ""));
    })
    .filter(
      (part) =>
        part.split(" ").length <= MOST_WORDS && meaningStems(part).length > 0 && !ELSEWHERE.test(part),
    )
    .slice(0, MOST);
}
const MOST_WORDS = 14;

/** What somebody offers or expects, and did not do: told where it is asked for, and nowhere else. */
export function isTerm(line: string): boolean {
  return TERM.test(line);
}
const TERM = new RegExp(
  `^(?:${
    anyOf([
      /(?:my )?(?:expected|current|present|desired|asking) (?:pay|salary|wage|remuneration|package)/, // Expected salary: N130,000
      /(?:salary|pay|payment|remuneration)(?: (?:expectation|expected|i want))?\b.{0,4}:/, // Payment I want: 60/40
      /notice\b/, // Notice to current employer: two weeks
      /(?:available|availability|resumption|free to start|can (?:start|resume|begin)|ready to (?:start|resume))/, // Can start one week after notice
      /guarantors?\b/, // Guarantors: two ready
    ]).source
  })`,
  "iu",
);
