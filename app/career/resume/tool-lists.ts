import { foldText } from "../nlp/fold";
import { TOOL_KINDS } from "../matching/vocabulary/tool-kinds";
import { readSkills, splitItems } from "./build-lists";
import type { DocumentText } from "./document-text";
import type { Draft } from "./draft";
import { groupByParagraph, type Field } from "./field";
import { textOfFields } from "./paper-lines";
import { hasPaperNoun } from "./paper-words";

let tools: ReadonlySet<string> | undefined;

/** The names of tools of work, folded, with what people write before them: "ms word", "word". */
function namesOfTools(): ReadonlySet<string> {
  tools ??= new Set(
    TOOL_KINDS.flatMap((kind) => (kind.split(" = ")[1] ?? "").split(", ")).flatMap((name) => [
      name,
      name.replace(BRAND, ""),
    ]),
  );
  return tools;
}
const BRAND = /^(?:ms|microsoft|adobe|google) /u;
const LEVEL = /\s*\([^()]*\)$/u;
const KIND = /\b(?:software|package|suite|app)s?$/u;

/** "Ms Word, Excel (basic), Opticare software": a list of programs without a date is what somebody can use, wherever it stands, and no paper. */
export function isListOfTools(text: string): boolean {
  if (text.length > LONGEST || /(?:19|20)\d{2}/u.test(text) || hasPaperNoun(text)) return false;
  const items = splitItems(text.replace(/\.\s*$/u, "")).map((item) => foldText(item.replace(LEVEL, "")));
  const known = items.filter((item) => namesOfTools().has(item) || KIND.test(item));
  return items.length > 1 && known.length * 3 >= items.length * 2;
}
const LONGEST = 200;

/** "Ms Word, Excel, SPSS" among papers is a list of skills. The fields of all other lines. */
export function withoutTools(draft: Draft, document: DocumentText, fields: readonly Field[]): Field[] {
  return [...groupByParagraph(fields)].flatMap(([paragraph, here]) => {
    const line = document.paragraphs[paragraph];
    const text = line && !line.cell ? textOfFields(line, here) : "";
    if (!isListOfTools(text)) return here;
    readSkills(draft, [{ paragraph, text }]);
    return [];
  });
}
