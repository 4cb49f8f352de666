import type { DocumentLanguage, Tone } from "~/career/generated-document";

export type LetterFrame = {
  manager: string;
  salutation: Record<Tone, string>;
  subject: (title: string) => string;
  reference: string;
  closing: Record<Tone, string>;
  /** Under a letter that greets somebody by name. */
  namedClosing: string;
};

/** The fixed parts of a business letter in the four languages. */
export const LETTER_FRAMES: Record<DocumentLanguage, LetterFrame> = {
  en: {
    manager: "Hiring Manager",
    salutation: { plain: "Dear Hiring Manager,", formal: "Dear Sir or Madam,", warm: "Dear Hiring Team," },
    subject: (title) =>
      title ? `Application for the post of ${title}` : "Application for the post you advertised",
    reference: "Ref:",
    closing: { plain: "Yours faithfully,", formal: "Yours faithfully,", warm: "Kind regards," },
    namedClosing: "Yours sincerely,",
  },
  fr: {
    manager: "Responsable du recrutement",
    salutation: { plain: "Madame, Monsieur,", formal: "Madame, Monsieur,", warm: "Bonjour," },
    subject: (title) =>
      title ? `Objet : candidature au poste de ${title}` : "Objet : candidature au poste proposé",
    reference: "réf.",
    closing: {
      plain: "Veuillez agréer, Madame, Monsieur, mes salutations distinguées.",
      formal: "Veuillez agréer, Madame, Monsieur, l’expression de mes salutations distinguées.",
      warm: "Cordialement,",
    },
    namedClosing: "Veuillez agréer mes salutations distinguées.",
  },
  es: {
    manager: "Responsable de selección",
    salutation: {
      plain: "Estimados señores:",
      formal: "Estimados señores y señoras:",
      warm: "Estimado equipo de selección:",
    },
    subject: (title) =>
      title ? `Asunto: candidatura al puesto de ${title}` : "Asunto: candidatura al puesto anunciado",
    reference: "ref.",
    closing: { plain: "Atentamente,", formal: "Atentamente les saluda,", warm: "Un cordial saludo," },
    namedClosing: "Atentamente,",
  },
  de: {
    manager: "Personalabteilung",
    salutation: {
      plain: "Sehr geehrte Damen und Herren,",
      formal: "Sehr geehrte Damen und Herren,",
      warm: "Guten Tag,",
    },
    subject: (title) => (title ? `Bewerbung als ${title}` : "Bewerbung auf die ausgeschriebene Stelle"),
    reference: "Kennziffer",
    closing: {
      plain: "Mit freundlichen Grüßen",
      formal: "Mit freundlichen Grüßen",
      warm: "Freundliche Grüße",
    },
    namedClosing: "Mit freundlichen Grüßen",
  },
};
