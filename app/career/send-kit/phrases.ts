import type { DocumentLanguage, DocumentType } from "../generated-document";

type Phrases = {
  /** The sentence that names what is attached. */
  attached: Record<DocumentType | "both", string>;
  /** The line of a formal letter that names its matter. */
  subjectLine: (subject: string) => string;
};

/** The words of the mail and of the formal letter that are not in the letter that was made. */
export const SEND_PHRASES: Record<DocumentLanguage, Phrases> = {
  en: {
    attached: {
      both: "My cover letter and resume are attached.",
      cover_letter: "My cover letter is attached.",
      resume: "My resume is attached.",
    },
    subjectLine: (subject) => `RE: ${subject.toUpperCase()}`,
  },
  fr: {
    attached: {
      both: "Ma lettre et mon CV sont joints à ce message.",
      cover_letter: "Ma lettre est jointe à ce message.",
      resume: "Mon CV est joint à ce message.",
    },
    subjectLine: (subject) => `Objet : ${subject}`,
  },
  de: {
    attached: {
      both: "Mein Anschreiben und mein Lebenslauf sind angehängt.",
      cover_letter: "Mein Anschreiben ist angehängt.",
      resume: "Mein Lebenslauf ist angehängt.",
    },
    subjectLine: (subject) => subject,
  },
  es: {
    attached: {
      both: "Adjunto mi carta y mi currículum.",
      cover_letter: "Adjunto mi carta.",
      resume: "Adjunto mi currículum.",
    },
    subjectLine: (subject) => `Asunto: ${subject}`,
  },
};
