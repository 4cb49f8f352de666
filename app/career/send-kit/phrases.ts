import type { DocumentLanguage, DocumentType } from "../generated-document";

type Phrases = {
  /** The sentence that names what is attached. */
  attached: Record<DocumentType | "both", string>;
  /** A sentence of the letter that says that the resume is attached, and what is then left to say. */
  resumeAttached: RegExp;
  letterToo: string;
  /** The line of a formal letter that names its matter. */
  subjectLine: (subject: string) => string;
  /** What asks how an application stands, and the subject of that mail. */
  asks: (about: { title: string; company: string; day: string }) => string;
  asksSubject: (subject: string) => string;
};

const RESUME = "cv|r[eé]sum[eé]|curriculum vitae";
/** "my CV, a passport photograph and copies of my certificates are attached" */
const ENGLISH_ATTACHED = new RegExp(
  `(?<!\\p{L})(?:${RESUME})(?:(?:,| and) [^.;!?]{1,160}?)? (?:is|are) (?:attached|enclosed)(?!\\p{L})`,
  "iu",
);

/** The words of the mails and of the formal letter that are not in the letter that was made. */
export const SEND_PHRASES: Record<DocumentLanguage, Phrases> = {
  en: {
    attached: {
      both: "My cover letter and resume are attached.",
      cover_letter: "My cover letter is attached.",
      resume: "My resume is attached.",
    },
    resumeAttached: ENGLISH_ATTACHED,
    letterToo: "My cover letter is attached, too.",
    subjectLine: (subject) => `RE: ${subject.toUpperCase()}`,
    asks: ({ title, company, day }) =>
      `On ${day} I applied for the post of ${title} at ${company}. Please let me know how my application stands, and whether you need anything more from me.`,
    asksSubject: (subject) => `My application: ${subject}`,
  },
  fr: {
    attached: {
      both: "Ma lettre et mon CV sont joints à ce message.",
      cover_letter: "Ma lettre est jointe à ce message.",
      resume: "Mon CV est joint à ce message.",
    },
    resumeAttached: /(?<!\p{L})cv (?:est|sont) (?:joints?|annexés?)(?!\p{L})/iu,
    letterToo: "Ma lettre est jointe aussi.",
    subjectLine: (subject) => `Objet : ${subject}`,
    asks: ({ title, company, day }) =>
      `Le ${day}, j’ai présenté ma candidature au poste de ${title} chez ${company}. Pourriez-vous me dire où elle en est, et s’il vous manque un document ?`,
    asksSubject: (subject) => `Ma candidature : ${subject}`,
  },
  de: {
    attached: {
      both: "Mein Anschreiben und mein Lebenslauf sind angehängt.",
      cover_letter: "Mein Anschreiben ist angehängt.",
      resume: "Mein Lebenslauf ist angehängt.",
    },
    resumeAttached: /(?<!\p{L})lebenslauf (?:(?:ist|sind) (?:angehängt|beigefügt)|liegt bei)(?!\p{L})/iu,
    letterToo: "Mein Anschreiben ist auch angehängt.",
    subjectLine: (subject) => subject,
    // The salutation ends with a comma.
    asks: ({ title, company, day }) =>
      `am ${day} habe ich mich als ${title} bei ${company} beworben. Bitte teilen Sie mir mit, wie es um meine Bewerbung steht und ob Sie noch etwas von mir benötigen.`,
    asksSubject: (subject) => `Meine Bewerbung: ${subject}`,
  },
  es: {
    attached: {
      both: "Adjunto mi carta y mi currículum.",
      cover_letter: "Adjunto mi carta.",
      resume: "Adjunto mi currículum.",
    },
    resumeAttached: /(?<!\p{L})adjunto mi (?:currículum|cv)(?!\p{L})/iu,
    letterToo: "Adjunto también mi carta.",
    subjectLine: (subject) => `Asunto: ${subject}`,
    asks: ({ title, company, day }) =>
      `El ${day} presenté mi candidatura al puesto de ${title} en ${company}. ¿Podrían decirme en qué estado se encuentra y si necesitan algo más de mí?`,
    asksSubject: (subject) => `Mi candidatura: ${subject}`,
  },
};
