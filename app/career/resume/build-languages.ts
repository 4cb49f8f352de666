import { foldText } from "../nlp/fold";
import { type Row, splitItems } from "./build-lists";
import { type Draft, normalizeValue } from "./draft";
import { isOrganisation, isPost } from "./places";
import { spokenGroups } from "./spoken-groups";
import { isLevel, namesLanguage, type Spoken, spokenLanguages } from "./spoken";
import { languages } from "./vocabulary/vocabulary";

/** The languages of some lines, with how well each is known. */
export function readLanguages(draft: Draft, rows: readonly Row[]): void {
  for (const { paragraph, label, text: written } of rows) {
    // "Mother tongue(s): Igbo", also where the label was cut in its bracket.
    const plain = written.replace(
      /^(?:(mother tongue|other language)\()?s\)\s*:?\s*/iu,
      (_, lead?: string) => (lead === undefined ? "" : `${lead}: `),
    );
    const text = withoutSentence(plain);
    if (text !== plain) draft.useRewritten(paragraph, `${label ?? ""} ${plain}`);
    const isNamed = label !== undefined && languages.has(foldText(label));
    const whole = isNamed ? `${label}: ${text}` : text;
    const groups = isNamed ? undefined : spokenGroups(text);
    const spoken = groups ? { list: groups } : spokenLanguages(whole);
    const mother = MOTHER_TONGUE.exec(label ?? "")?.[0];
    if (spoken) {
      for (const one of spoken.list)
        addLanguage(draft, paragraph, mother === undefined ? one : { fluency: mother, ...one });
      draft.useRewritten(paragraph, `${label ?? ""} ${text}`);
      continue;
    }
    const items = isNamed
      ? [whole]
      : splitItems(text.replace(/\s+(?:and|und|et|y|&)\s+(?=\p{L}+\s*(?:$|[(:]))/giu, ", "));
    if (!isNamed && items.some(isOfSomethingElse)) continue;
    for (const item of items) {
      // Beside a language that no list knows the others keep how well they are known: "English good, Bakweri".
      const known = spokenLanguages(item)?.list;
      if (known) {
        for (const one of known)
          addLanguage(draft, paragraph, mother === undefined ? one : { fluency: mother, ...one });
        draft.useRewritten(paragraph, `${label ?? ""} ${item}`);
        continue;
      }
      const found = /^([^(:–—-]{2,60}?)\s*(?:\((.+)\)|[:–—-]+\s*(.+))?\.?$/u.exec(item);
      const language = normalizeValue(found?.[1] ?? item);
      const fluency = normalizeValue(found?.[2] ?? found?.[3] ?? "");
      if (language === "" || language.length > 100 || fluency.length > 100) continue;
      // "Levels: A1 and A2: basic user": a legend.
      if (isLegend(language)) continue;
      // "Igbo" over "Native": how well the language above is known.
      if (fluency === "" && isLevel(language)) {
        const last = draft.profile.languages.at(-1);
        if (last && last.fluency === undefined) {
          last.fluency = language;
          draft.use(paragraph, `${label ?? ""} ${item}`);
        }
        continue;
      }
      const level = fluency === "" ? mother : fluency;
      addLanguage(draft, paragraph, { language, ...(level !== undefined && { fluency: level }) });
      draft.use(paragraph, `${label ?? ""} ${item}`);
    }
  }
}

/** "English, Ijaw and I understand Mwaghavul" → "English, Ijaw, Mwaghavul (understand)": a sentence at the end of a list. */
function withoutSentence(text: string): string {
  return text.replace(I_SPEAK, (_, verb: string, language: string) =>
    SPEAKS.test(verb) ? `, ${language}` : `, ${language} (${verb.toLowerCase()})`,
  );
}
const I_SPEAK =
  /,? (?:and|but|while) I (?:(?:also|can|only) )*(speak|know|write|understand|hear) (?:(?:a )?little )?(\p{Lu}\p{L}+)/giu;
const SPEAKS = /^(?:speak|know)$/iu;

/** "Mother tongue(s)": a label that says how well what stands behind it is known. */
const MOTHER_TONGUE = /^(?:mother tongue|native language|first language)(?=s?$|s?\(s\)?|\(s?$)/iu;

/** "Vice president", "2022": a row that holds a post, a body or a figure lists no languages. */
function isOfSomethingElse(item: string): boolean {
  const words = item.replace(/\([^()]*\)?/gu, " ").trim();
  const isLanguageText = namesLanguage(words) || isLevel(words);
  return !isLanguageText && (/\d/u.test(words) || isPost(words) || isOrganisation(words));
}

function isLegend(words: string): boolean {
  // "Reading skills": what is rated, and no language.
  if (
    /^(?:reading|writing|speaking|listening|spoken|written|oral|verbal|language|communication)s? skills?$/iu.test(
      words,
    )
  )
    return true;
  return (
    /^levels?$/iu.test(words) || (/\sand\s|\//u.test(words) && words.split(/\s+and\s+|\//u).every(isLevel))
  );
}

/** One that stands there already is not added again, but how well it is known may come later. */
function addLanguage(draft: Draft, paragraph: number, spoken: Spoken): void {
  const name = foldText(spoken.language);
  const known = draft.profile.languages.find(({ language }) => foldText(language) === name);
  if (known) {
    if (known.fluency === undefined && spoken.fluency !== undefined) known.fluency = spoken.fluency;
    return;
  }
  draft.profile.languages.push(spoken);
  draft.fact(`languages.${draft.profile.languages.length - 1}`, paragraph, 1);
}
