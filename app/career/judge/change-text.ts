import type { Change } from "./judgement";

const CHANGE_TEXTS: Record<Change, string> = {
  actor: "Your line names another doer",
  scope: "Larger than your line says",
  cause: "Your line names no cause",
  help: "Your line says you helped",
  standing: "Another standing than yours",
  frequency: "Another frequency than yours",
  outcome: "Result not in your line",
  number: "Figure not in your line",
  other: "Not in your line",
};

/** What a sentence changed, as the person reads it: at most five words. */
export function changeText(change: Change): string {
  return CHANGE_TEXTS[change];
}
