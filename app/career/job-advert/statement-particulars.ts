import type { StatementKind } from "./job-advert";
import { patternOf } from "./patterns";
import { kindOf } from "./statement-kind";
import { PARTICULARS } from "./vocabulary/statement-particulars";

const PARTICULAR = PARTICULARS.map(({ words, kind }) => ({
  words: patternOf(
    String.raw`^(?:(?:your|ur|the|their|his|her|applicant['’]?s|the applicant['’]s|candidate['’]?s) )*(?:${words})(?: ?\([^()]{2,40}\))?$`,
    "iu",
  ),
  kind,
}));

/** What public adverts ask everybody to state: the kind of thing, undefined for anything else. */
export function particularIn(text: string): StatementKind | undefined {
  const found = PARTICULAR.find(({ words }) => words.test(text));
  return found && (found.kind === "own" ? kindOf(text) : found.kind);
}
