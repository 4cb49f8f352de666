import type { DocumentLanguage } from "~/career/written"

type LetterFrame = { manager: string; salutation: string; subject: (title: string) => string; reference: string; closing: string }

/** The fixed parts of a business letter in the four languages. */
export const LETTER_FRAMES: Record<DocumentLanguage, LetterFrame> = {
  en: {
    manager: "Hiring Manager",
    salutation: "Dear Hiring Manager,",
    subject: (title) => (title ? `Application for the post of ${title}` : "Application for the post you advertised"),
    reference: "Ref:",
    closing: "Yours faithfully,",
  },
  fr: {
    manager: "Responsable du recrutement",
    salutation: "Madame, Monsieur,",
    subject: (title) => (title ? `Objet : candidature au poste de ${title}` : "Objet : candidature au poste proposé"),
    reference: "réf.",
    closing: "Veuillez agréer, Madame, Monsieur, mes salutations distinguées.",
  },
  es: {
    manager: "Responsable de selección",
    salutation: "Estimados señores:",
    subject: (title) => (title ? `Asunto: candidatura al puesto de ${title}` : "Asunto: candidatura al puesto anunciado"),
    reference: "ref.",
    closing: "Atentamente,",
  },
  de: {
    manager: "Personalabteilung",
    salutation: "Sehr geehrte Damen und Herren,",
    subject: (title) => (title ? `Bewerbung als ${title}` : "Bewerbung auf die ausgeschriebene Stelle"),
    reference: "Kennziffer",
    closing: "Mit freundlichen Grüßen",
  },
}
