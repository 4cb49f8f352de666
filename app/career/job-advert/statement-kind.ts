import type { StatementKind } from "./job-advert";
import { STATEMENT_KINDS } from "./vocabulary/statement-kinds";

/** Whether it is a reason, a story, figures, pay … */
export function kindOf(text: string): StatementKind {
  // "where you would be based (we pay no relocation)": what stands in brackets explains.
  const bare = text.replace(/ ?\([^()]*\)/gu, "");
  const own = bare.includes(" ") ? bare : text;
  const kind = STATEMENT_KINDS.find(({ words }) => words.test(own))?.kind ?? "other";
  // "whether you have worked at night" asks for yes or no, and no story.
  return kind === "story" && YES_OR_NO.test(text) ? "other" : kind;
}
const YES_OR_NO = /^(?:if|whether) (?:or not )?(?:you|u|they)(?!\p{L})/u;
