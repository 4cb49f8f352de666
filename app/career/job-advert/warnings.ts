import type { Head } from "./head";
import type { HowToApply, Rule, Warning, WarningCode } from "./job-advert";
import type { Sentence } from "./sentence";
import { askedOfApplicants } from "./warnings/asked-of-applicants";
import { chatOnly } from "./warnings/chat-only";
import { mailWarnings, noEmployer } from "./warnings/employer";
import { oddHours } from "./warnings/odd-hours";
import { payOutOfLine } from "./warnings/pay";

type Given = {
  text: string;
  sentences: Sentence[];
  head: Head;
  howToApply: HowToApply;
  rules: Rule[];
  /** How many things the advert asks for: who promises too much asks for little. */
  musts: number;
};

/** Reasons to check an advert before applying. The person decides. */
export function readWarnings({ text, sentences, head, howToApply, rules, musts }: Given): Warning[] {
  const spoken = sentences.filter(({ isHeading }) => !isHeading);
  const asked = askedOfApplicants(spoken, head);
  const found = [
    ...asked,
    ...oddHours(spoken),
    ...payOutOfLine(spoken, text, { rules, musts }),
    ...chatOnly(text, howToApply, asked),
    ...mailWarnings(text, head, howToApply),
    ...noEmployer(text, head, howToApply),
  ];
  const seen = new Set<WarningCode>();
  return found.filter(({ code }) => !seen.has(code) && seen.add(code));
}
