import type { DocumentLanguage } from "~/career/generated-document";

/** What is put in place of a frame line that did not hold. */
export const FRAME: Record<
  DocumentLanguage,
  { salutation: string; closing: string; subject: (title: string) => string }
> = {
  en: {
    salutation: "Dear Hiring Manager,",
    closing: "Yours faithfully,",
    subject: (title) => `Application for the post of ${title}`,
  },
  es: {
    salutation: "Estimados señores:",
    closing: "Atentamente,",
    subject: (title) => `Candidatura al puesto de ${title}`,
  },
  fr: {
    salutation: "Madame, Monsieur,",
    closing: "Cordialement,",
    subject: (title) => `Candidature au poste de ${title}`,
  },
  de: {
    salutation: "Sehr geehrte Damen und Herren,",
    closing: "Mit freundlichen Grüßen",
    subject: (title) => `Bewerbung als ${title}`,
  },
};

/** The words a salutation, a closing or an address line may have besides those of the advert and the company. Folded. */
export const FRAME_WORDS = new Set(
  `dear sir sirs ma madam hiring manager human resources hr recruitment recruiting recruiter team department head of the to for at and or attention attn whom it may concern
  selection committee admin personnel manager managers director officer people operations talent acquisition mr mrs ms dr prof engr
  yours faithfully sincerely truly kind regards best warm respectfully with
  estimado estimada estimados estimadas senor senora senores senoras equipo de del la el seleccion recursos humanos responsable contratacion atentamente cordialmente un saludo saludos cordial cordiales le les saluda a quien corresponda
  madame monsieur mesdames messieurs bonjour service des ressources humaines responsable recrutement equipe cordialement salutations distinguees sinceres l expression de mes je vous prie d agreer recevoir mes meilleures veuillez agreer d
  sehr geehrte geehrter damen und herren guten tag liebes team personalabteilung frau herr mit freundlichen grussen grusse hochachtungsvoll viele beste freundliche an die das der z hd`.split(
    /\s+/,
  ),
);
