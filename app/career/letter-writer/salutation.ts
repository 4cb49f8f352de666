import type { DocumentLanguage } from "../generated-document";

// "Mrs Bello", "Engr. Ojo", "Prof. (Mrs.) Coker", "The Matron, Hajiya Zainab Danladi"
const ENGLISH_TITLES =
  `mr mrs ms miss dr prof professor engr arc barr barrister chief alhaji alhaja hajiya hajia
  mallam pastor rev hon matron sister chef captain`
    .split(/\s+/)
    .join("|");
const ENGLISH = new RegExp(
  `(?:^|[,(]\\s*)((?:${ENGLISH_TITLES})\\b\\.?(?:\\s*\\((?:${ENGLISH_TITLES})\\.?\\))?)\\s+([^,(]+)`,
  "i",
);
// "Monsieur Agossou", "Mme Diallo"
const FRENCH = /^(monsieur|madame|mademoiselle|m\.|mme|mlle)\s+(.+)$/i;
// "Herrn Dr. Jens Petersen", "Frau Huber"
const GERMAN = /^(herrn?|frau)\s+((?:(?:dr|prof)\.\s*)*)(.+)$/i;
// "Sra. Ruiz", "Don Pedro Gil"
const SPANISH = /^(señora?|sra?\.?|don|doña)\s+(.+)$/i;
// "The Country Director", "the Manager, Skybridge Travels"
const POST = new RegExp(
  `^(?:the\\s+)?((?:\\p{L}[\\p{L}&-]*\\s+){0,3}(?:${[
    "director|manager|coordinator|officer|principal|secretary|partner|administrator",
    "chairman|chairperson|registrar|proprietor|proprietress|president|commandant|superintendent|matron|editor|head",
  ].join("|")}))(?:,|$)`,
  "iu",
);

/**
 * The salutation for an addressee: "Mrs Ngozi Bello" gives "Dear Mrs Bello,", "The Country Director" gives "Dear
 * Country Director,". Undefined where nobody is named, or where the name has no title from which it could be known.
 */
export function salutationFor(addressee: string | undefined, language: DocumentLanguage): string | undefined {
  const named = addressee?.trim() ?? "";
  if (language === "en") return english(named);
  if (language === "fr") {
    const [, title] = FRENCH.exec(named) ?? [];
    return title && (/^(?:mme|madame|mlle|mademoiselle)/i.test(title) ? "Madame," : "Monsieur,");
  }
  if (language === "de") {
    const [, title = "", degrees = "", name = ""] = GERMAN.exec(named) ?? [];
    const surname = surnameOf(name);
    if (!surname) return undefined;
    const address = /^frau/i.test(title) ? "Sehr geehrte Frau" : "Sehr geehrter Herr";
    return `${[address, degrees.trim(), surname].filter(Boolean).join(" ")},`;
  }
  const [, title = "", name = ""] = SPANISH.exec(named) ?? [];
  const surname = surnameOf(name);
  return surname && `${/^(?:señora|sra|doña)/i.test(title) ? "Estimada Sra." : "Estimado Sr."} ${surname}:`;
}

function english(named: string): string | undefined {
  const [, title = "", name = ""] = ENGLISH.exec(named) ?? [];
  const surname = surnameOf(name);
  if (surname) return `Dear ${title.replaceAll(".", "").replace(/\p{L}+/gu, capitalise)} ${surname},`;
  const [, post] = POST.exec(named) ?? [];
  return post && `Dear ${post.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())},`;
}

function surnameOf(name: string): string | undefined {
  const surname = name
    .replace(/[,(].*$|[.;:]+$/, "")
    .trim()
    .split(/\s+/)
    .at(-1);
  return surname && /^\p{Lu}/u.test(surname) ? surname : undefined;
}

function capitalise(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1).toLowerCase();
}
