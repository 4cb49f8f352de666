import { type Row, splitItems } from "./build-lists";
import { isLanguage, isLevel, spokenLanguages } from "./spoken";

/** "Excel, Peachtree, good written English, Yoruba": languages that end a list of skills are none of them. */
export function partTongues(row: Row): { skills: Row; tongues: Row[] } {
  const items = splitItems(row.text.replace(/\.\s*$/u, ""));
  const tongues: Row[] = [];
  let end = row.text.length;
  for (const item of [...items].reverse()) {
    const from = row.text.lastIndexOf(item, end);
    const tongue = tongueOf(item);
    if (tongue === undefined || from < 0) break;
    tongues.unshift({ paragraph: row.paragraph, text: tongue });
    end = from;
  }
  if (tongues.length === 0 || tongues.length === items.length) return { skills: row, tongues: [] };
  return { skills: { ...row, text: row.text.slice(0, end).replace(/[\s,;|•·]+$/u, "") }, tongues };
}

/** "good written English" → "English (good written)". */
function tongueOf(item: string): string | undefined {
  const { list = [] } = spokenLanguages(item) ?? {};
  if (list.length === 1) return item;
  const [, level = "", name = ""] = /^(.{3,40})\s(\p{Lu}\p{L}+)$/u.exec(item) ?? [];
  return name !== "" && isLanguage(name) && isLevel(level) ? `${name} (${level})` : undefined;
}
