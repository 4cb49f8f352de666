import type { DocumentLanguage } from "~/career/generated-document";

const KEPT: Record<Exclude<DocumentLanguage, "en">, string> = {
  fr: "Vos lignes restent dans la langue de votre CV.",
  es: "Sus líneas quedan en el idioma de su currículum.",
  de: "Ihre Zeilen bleiben in der Sprache Ihres Lebenslaufs.",
};

/** What the person is told when bullets are not translated. */
export function keptLanguageNote(language: Exclude<DocumentLanguage, "en">): string {
  return `Bullets are kept in the language of your resume. ${KEPT[language]}`;
}
