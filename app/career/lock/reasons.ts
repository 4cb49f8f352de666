/** What is wrong with a sentence. `words` are those of the sentence that the fact does not carry. */
export type LockReason = { kind: ReasonKind; words: string };
export type ReasonKind = keyof typeof REASON_TEXTS;

/** Why a sentence is not taken as it is, in at most five words. */
export const REASON_TEXTS = {
  number: "Figure not in your line",
  unit: "Your line counts something else",
  frequency: "Another frequency than yours",
  date: "Date not in your line",
  tenure: "Longer than your dates say",
  name: "Name not in your line",
  employer: "Your line names another place",
  class: "Another class of degree",
  degree: "Another degree than yours",
  standing: "Your study is not finished",
  doer: "Your line says with others",
  rank: "Another post than yours",
  negation: "Your line says the opposite",
  scale: "Your line ranks it otherwise",
  contact: "Contact that is not yours",
  uncited: "No line of yours",
  placeholder: "The sentence has gaps",
  language: "Another language than asked",
} as const;

/** The reason as the person reads it. */
export function reasonText({ kind }: Pick<LockReason, "kind">): string {
  return REASON_TEXTS[kind];
}
