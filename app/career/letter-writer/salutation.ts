import type { DocumentLanguage } from "../generated-document";

// "Mrs Bello", "Engr. Ojo", "The Matron, Hajiya Zainab Danladi"
const ENGLISH_TITLES =
  `mr mrs ms miss dr prof professor engr arc barr barrister chief alhaji alhaja hajiya hajia
  mallam pastor rev hon matron sister chef captain`
    .split(/\s+/)
    .join("|");

const TITLES: Record<DocumentLanguage, RegExp> = {
  en: new RegExp(`(?:^|[,(]\\s*)(${ENGLISH_TITLES})\\b\\.?\\s+([^,(]+)`, "i"),
  fr: /^(monsieur|madame|mademoiselle|m\.|mme|mlle)\s+(.+)$/i,
  de: /^(herrn?|frau)\s+(.+)$/i,
  es: /^(señora?|sra?\.?|don|doña)\s+(.+)$/i,
};

/**
 * The salutation for a named addressee: "Mrs Ngozi Bello" gives "Dear Mrs Bello,". Undefined where nobody is
 * named, or where the name has no title from which the salutation could be known.
 */
export function salutationFor(addressee: string | undefined, language: DocumentLanguage): string | undefined {
  const [, title = "", name = ""] = TITLES[language].exec(addressee?.trim() ?? "") ?? [];
  const surname = name
    .replace(/[,(].*$|[.;:]+$/, "")
    .trim()
    .split(/\s+/)
    .at(-1);
  if (!surname || !/^\p{Lu}/u.test(surname)) return undefined;
  if (language === "en") return `Dear ${capitalise(title)} ${surname},`;
  if (language === "fr")
    return `${/^(?:mme|madame|mlle|mademoiselle)/i.test(title) ? "Madame" : "Monsieur"},`;
  if (language === "de")
    return /^frau/i.test(title) ? `Sehr geehrte Frau ${surname},` : `Sehr geehrter Herr ${surname},`;
  return /^(?:señora|sra|doña)/i.test(title) ? `Estimada Sra. ${surname}:` : `Estimado Sr. ${surname}:`;
}

function capitalise(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1).toLowerCase();
}
