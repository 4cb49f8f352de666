import { foldText } from "../nlp/fold";
import type { Draft } from "./draft";
import type { Grid, GridCell } from "./grids";
import { isLanguage, isLevel, spokenLanguages } from "./spoken";
import { languageLevelHeads, languageSkills } from "./vocabulary/languages";

const skills = new Set(languageSkills.split(/,\s*/));
const levelHeads = new Set(languageLevelHeads.split(/,\s*/));
const mostLetters = 40;

/**
 * "Language | Speaking | Reading" over "Kanuri | native | good": a table of how well languages are known, as forms of organisations and Europass have
 * it. Each row is a language with its levels. True where it was one.
 */
export function readLanguageGrid(draft: Draft, { rows }: Grid): boolean {
  const heads = rows.filter((row) => row.some(isHead) && !row.some(({ text }) => isLanguage(text)));
  const mother = rows.filter(
    (row) => row[0] && isHead(row[0]) && row.length === 2 && row[1] && spokenLanguages(row[1].text),
  );
  const spoken = rows.filter((row) => !heads.includes(row) && !mother.includes(row));
  const [head = []] = heads.slice(-1);
  const known = spoken.filter(([name]) => name && isLanguage(name.text)).length;
  const isGrid = head.length > 0 && known * 2 > spoken.length && spoken.some((row) => row.length > 1);
  const isWhole = spoken.every((row) =>
    row.every(({ text }) => text.length <= mostLetters && /\p{L}/u.test(text)),
  );
  const levels = spoken.flatMap((row) => row.slice(1));
  const isKnown = head.some(isSkill) || levels.every(({ text }) => isLevel(text));
  if (!isGrid || !isWhole || !isKnown) return false;
  for (const [name, languages] of mother) if (name && languages) addMother(draft, name, languages);
  for (const row of spoken) addRow(draft, [...heads].reverse().flat(), row);
  for (const cell of heads.flat()) for (const place of cell.paragraphs) draft.useRewritten(place, cell.text);
  return true;
}

/** "Mother tongue(s):" → "mother tongue". */
const headWords = (text: string) =>
  foldText(text)
    .replace(/\(s\)/g, "")
    .replace(/[:.()]/g, " ")
    .trim();

function isHead({ text }: GridCell): boolean {
  return skills.has(headWords(text)) || levelHeads.has(headWords(text));
}

/** "Mother tongue | Yoruba". */
function addMother(draft: Draft, name: GridCell, { text, paragraphs: [place = 0] }: GridCell): void {
  const fluency = name.text.replace(/\(s\)|[\s:.]+$/g, "");
  for (const { language } of spokenLanguages(text)?.list ?? []) {
    draft.profile.languages.push({ language, fluency });
    draft.fact(`languages.${draft.profile.languages.length - 1}`, place, 1);
  }
  draft.useRewritten(place, text);
  for (const paragraph of name.paragraphs) draft.useRewritten(paragraph, name.text);
}

function addRow(draft: Draft, heads: readonly GridCell[], row: readonly GridCell[]): void {
  const [name, ...levels] = row;
  const [place] = name?.paragraphs ?? [];
  if (!name || place === undefined) return;
  const texts = new Set(levels.map(({ text }) => text.toLowerCase()));
  const [only] = levels;
  const named = levels.map((level) => headOf(heads, row, level));
  const isNamed = named.every((skill) => skill !== "");
  const fluency =
    texts.size === 1
      ? (only?.text ?? "")
      : levels
          .map(({ text }, at) =>
            isNamed ? `${named[at]} ${/^[A-C][12]/.test(text) ? text : text.toLowerCase()}` : text,
          )
          .join(", ");
  draft.profile.languages.push({
    language: name.text.trim(),
    ...(fluency !== "" && { fluency: fluency.slice(0, 100) }),
  });
  draft.fact(`languages.${draft.profile.languages.length - 1}`, place, 1);
  draft.use(place, name.text);
  for (const level of levels)
    for (const paragraph of level.paragraphs)
      if (texts.size === 1) draft.useRewritten(paragraph, level.text);
      else draft.use(paragraph, level.text);
}

/** "speaking" before "good": the nearest head over its column. A row of heads may lack the column of the names. */
function headOf(heads: readonly GridCell[], row: readonly GridCell[], level: GridCell): string {
  const [first] = heads;
  const shift = heads.length < row.length && first?.column === 0 && isSkill(first) ? 1 : 0;
  const found = heads.find((head) => head.column === level.column - shift && isSkill(head));
  return found?.text.trim().toLowerCase() ?? "";
}

function isSkill({ text }: GridCell): boolean {
  return skills.has(headWords(text));
}
