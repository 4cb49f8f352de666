import type { DocumentLanguage, Tone } from "~/career/generated-document";

export type QuotedLanguage = Exclude<DocumentLanguage, "en">;

type Phrases = {
  opening: Record<Tone, (title: string, company: string) => string[]>;
  duty: (duty: string) => string[];
  asked: (terms: string) => string;
  standing: (title: string, place: string) => string;
  past: (title: string, place: string) => string;
  evidence: (place: string, lines: string) => string[];
  education: (course: string, school: string) => string;
  skills: (skills: string) => string;
  certificates: (names: string) => string;
  request: Record<Tone, string[]>;
  contact: (ways: string) => string;
  byPhone: (phone: string) => string;
  byMail: (mail: string) => string;
  thanks: Record<Tone, string[]>;
  and: string;
  or: string;
  quote: (text: string) => string;
};

/** Sentences of a letter around the person's own lines, which are quoted as they stand: nobody translates facts here. */
export const PHRASES: Record<QuotedLanguage, Phrases> = {
  fr: {
    opening: {
      plain: (title, company) => [
        `Je vous adresse ma candidature${at(title, " au poste de ", company, " chez ")}`,
        `Par cette lettre, je pose ma candidature${at(title, " au poste de ", company, " chez ")}`,
      ],
      formal: (title, company) => [
        `Je me permets de vous adresser ma candidature${at(title, " au poste de ", company, " chez ")}`,
      ],
      warm: (title, company) => [
        `C’est avec plaisir que je vous adresse ma candidature${at(title, " au poste de ", company, " chez ")}`,
      ],
    },
    duty: (duty) => [
      `Votre annonce mentionne « ${duty} », et c’est ce qui m’a décidé à vous écrire`,
      `Ce passage de votre annonce a retenu mon attention : « ${duty} »`,
    ],
    asked: (terms) => `Votre annonce demande : ${terms}`,
    standing: (title, place) => `Mon poste actuel : ${title}${place && `, ${place}`}`,
    past: (title, place) => `Mon dernier poste : ${title}${place && `, ${place}`}`,
    evidence: (place, lines) => [
      `Voici, dans les termes de mon CV, ce que j’ai fait (${place}) : ${lines}`,
      `Mon CV indique, pour ${place} : ${lines}`,
    ],
    education: (course, school) => `Ma formation : ${[course, school].filter(Boolean).join(", ")}`,
    skills: (skills) => `Mes compétences comprennent : ${skills}`,
    certificates: (names) => `Mes certificats : ${names}`,
    request: {
      plain: [
        "Un entretien me permettrait de répondre à vos questions",
        "Je serais heureux de vous rencontrer lors d’un entretien",
      ],
      formal: ["Un entretien me permettrait de répondre à vos questions"],
      warm: ["Je serais très heureux de vous rencontrer lors d’un entretien"],
    },
    contact: (ways) => `Vous pouvez me joindre ${ways}`,
    byPhone: (phone) => `au ${phone}`,
    byMail: (mail) => `à ${mail}`,
    thanks: {
      plain: ["Je vous remercie de l’attention portée à ma candidature", "Je vous remercie de votre lecture"],
      formal: ["Je vous remercie de l’attention portée à ma candidature"],
      warm: ["Un grand merci pour votre lecture"],
    },
    and: "et",
    or: "ou",
    quote: (text) => `« ${text} »`,
  },
  es: {
    opening: {
      plain: (title, company) => [
        `Presento mi candidatura${at(title, " al puesto de ", company, " en ")}`,
        `Con esta carta presento mi candidatura${at(title, " al puesto de ", company, " en ")}`,
      ],
      formal: (title, company) => [
        `Por medio de la presente presento mi candidatura${at(title, " al puesto de ", company, " en ")}`,
      ],
      warm: (title, company) => [
        `Con mucho gusto presento mi candidatura${at(title, " al puesto de ", company, " en ")}`,
      ],
    },
    duty: (duty) => [
      `Su anuncio menciona «${duty}», y por eso les escribo`,
      `Esta parte de su anuncio llamó mi atención: «${duty}»`,
    ],
    asked: (terms) => `Su anuncio pide: ${terms}`,
    standing: (title, place) => `Mi puesto actual: ${title}${place && `, ${place}`}`,
    past: (title, place) => `Mi último puesto: ${title}${place && `, ${place}`}`,
    evidence: (place, lines) => [
      `Esto hice, en palabras de mi currículum (${place}): ${lines}`,
      `Mi currículum indica, sobre ${place}: ${lines}`,
    ],
    education: (course, school) => `Mi formación: ${[course, school].filter(Boolean).join(", ")}`,
    skills: (skills) => `Mis conocimientos incluyen: ${skills}`,
    certificates: (names) => `Mis certificados: ${names}`,
    request: {
      plain: [
        "Una entrevista me permitiría responder a sus preguntas",
        "Me gustaría conversar con ustedes en una entrevista",
      ],
      formal: ["Una entrevista me permitiría responder a sus preguntas"],
      warm: ["Me gustaría mucho conversar con ustedes en una entrevista"],
    },
    contact: (ways) => `Pueden contactarme ${ways}`,
    byPhone: (phone) => `en el ${phone}`,
    byMail: (mail) => `en ${mail}`,
    thanks: {
      plain: ["Gracias por leer mi candidatura", "Les agradezco su atención"],
      formal: ["Les agradezco su atención"],
      warm: ["Muchas gracias por leer mi candidatura"],
    },
    and: "y",
    or: "o",
    quote: (text) => `«${text}»`,
  },
  de: {
    opening: {
      plain: (title, company) => [
        `Ich bewerbe mich${at(title, " als ", company, " bei ")}`,
        `Mit diesem Schreiben bewerbe ich mich${at(title, " als ", company, " bei ")}`,
      ],
      formal: (title, company) => [`Hiermit bewerbe ich mich${at(title, " als ", company, " bei ")}`],
      warm: (title, company) => [`Gern bewerbe ich mich${at(title, " als ", company, " bei ")}`],
    },
    duty: (duty) => [
      `In Ihrer Anzeige steht „${duty}“, und deshalb schreibe ich Ihnen`,
      `Diese Stelle Ihrer Anzeige hat mich angesprochen: „${duty}“`,
    ],
    asked: (terms) => `Ihre Anzeige verlangt: ${terms}`,
    standing: (title, place) => `Meine jetzige Stelle: ${title}${place && `, ${place}`}`,
    past: (title, place) => `Meine letzte Stelle: ${title}${place && `, ${place}`}`,
    evidence: (place, lines) => [
      `Mein Lebenslauf nennt zu ${place}: ${lines}`,
      `Zu ${place} steht in meinem Lebenslauf: ${lines}`,
    ],
    education: (course, school) => `Meine Ausbildung: ${[course, school].filter(Boolean).join(", ")}`,
    skills: (skills) => `Zu meinen Kenntnissen gehören: ${skills}`,
    certificates: (names) => `Meine Zertifikate: ${names}`,
    request: {
      plain: [
        "In einem Gespräch beantworte ich gern Ihre Fragen",
        "Über ein persönliches Gespräch würde ich mich freuen",
      ],
      formal: ["Über ein persönliches Gespräch würde ich mich freuen"],
      warm: ["Ich würde mich sehr freuen, Sie in einem Gespräch kennenzulernen"],
    },
    contact: (ways) => `Sie erreichen mich ${ways}`,
    byPhone: (phone) => `unter ${phone}`,
    byMail: (mail) => `unter ${mail}`,
    thanks: {
      plain: ["Vielen Dank, dass Sie meine Bewerbung lesen", "Vielen Dank für Ihre Zeit"],
      formal: ["Vielen Dank für Ihre Zeit"],
      warm: ["Herzlichen Dank, dass Sie meine Bewerbung lesen"],
    },
    and: "und",
    or: "oder",
    quote: (text) => `„${text}“`,
  },
};

function at(title: string, before: string, company: string, between: string): string {
  return `${title && before + title}${company && between + company}`;
}

const KEPT: Record<QuotedLanguage, string> = {
  fr: "Vos lignes restent dans la langue de votre CV.",
  es: "Sus líneas quedan en el idioma de su currículum.",
  de: "Ihre Zeilen bleiben in der Sprache Ihres Lebenslaufs.",
};

/** What the person is told when bullets are not translated. */
export function keptLanguageNote(language: QuotedLanguage): string {
  return `Bullets are kept in the language of your resume. ${KEPT[language]}`;
}
