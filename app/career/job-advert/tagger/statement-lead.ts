import type { WordClass } from "../vocabulary/statement-words";

/** The verb that leads to a word, and whether a word before it refuses. A list keeps those of the line that opens it. */
export type Lead = {
  verb: WordClass | "none";
  word: string;
  at: number;
  isRefused: boolean;
  isLater: boolean;
  isOfFirm: boolean;
  isCarried: boolean;
};
/** Before the first word of a sentence that goes on with nothing. */
export const NO_LEAD: Lead = {
  verb: "none",
  word: "",
  at: 0,
  isRefused: false,
  isLater: false,
  isOfFirm: false,
  isCarried: false,
};

const LEADS: readonly WordClass[] = ["stating", "giving", "sending"];

/** What leads to the word behind the given one. */
export function leadBehind(
  lead: Lead,
  { word, classes, index }: { word: string; classes: readonly WordClass[]; index: number },
): Lead {
  const verb = LEADS.find((one) => classes.includes(one));
  const seen = {
    isRefused: lead.isRefused || classes.includes("refusing"),
    isLater: lead.isLater || classes.includes("later"),
    isOfFirm: lead.isOfFirm || classes.includes("firm"),
  };
  return verb ? { verb, word, at: index, ...seen, isCarried: false } : { ...lead, ...seen };
}
