import type { DocumentLanguage } from "~/career/written"

export type QuotedLanguage = Exclude<DocumentLanguage, "en">

type Phrases = {
  opening: (title: string, company: string) => string[]
  duty: (duty: string) => string[]
  asked: (terms: string) => string
  standing: (title: string, place: string) => string
  past: (title: string, place: string) => string
  evidence: (place: string, lines: string) => string[]
  education: (course: string, school: string) => string
  skills: (skills: string) => string
  certificates: (names: string) => string
  request: string[]
  contact: (ways: string) => string
  byPhone: (phone: string) => string
  byMail: (mail: string) => string
  thanks: string[]
  and: string
  or: string
  quote: (text: string) => string
}

/** Sentences of a letter around the person's own lines, which are quoted as they stand: nobody translates facts here. */
export const PHRASES: Record<QuotedLanguage, Phrases> = {
  fr: {
    opening: (title, company) => [`Je vous adresse ma candidature${title && ` au poste de ${title}`}${company && ` chez ${company}`}`, `Par cette lettre, je pose ma candidature${title && ` au poste de ${title}`}${company && ` chez ${company}`}`],
    duty: (duty) => [`Votre annonce mentionne « ${duty} », et c’est ce qui m’a décidé à vous écrire`, `Ce passage de votre annonce a retenu mon attention : « ${duty} »`],
    asked: (terms) => `Votre annonce demande : ${terms}`,
    standing: (title, place) => `Mon poste actuel : ${title}${place && `, ${place}`}`,
    past: (title, place) => `Mon dernier poste : ${title}${place && `, ${place}`}`,
    evidence: (place, lines) => [`Voici, dans les termes de mon CV, ce que j’ai fait (${place}) : ${lines}`, `Mon CV indique, pour ${place} : ${lines}`],
    education: (course, school) => `Ma formation : ${[course, school].filter(Boolean).join(", ")}`,
    skills: (skills) => `Mes compétences comprennent : ${skills}`,
    certificates: (names) => `Mes certificats : ${names}`,
    request: ["Un entretien me permettrait de répondre à vos questions", "Je serais heureux de vous rencontrer lors d’un entretien"],
    contact: (ways) => `Vous pouvez me joindre ${ways}`,
    byPhone: (phone) => `au ${phone}`,
    byMail: (mail) => `à ${mail}`,
    thanks: ["Je vous remercie de l’attention portée à ma candidature", "Je vous remercie de votre lecture"],
    and: "et",
    or: "ou",
    quote: (text) => `« ${text} »`,
  },
  es: {
    opening: (title, company) => [`Presento mi candidatura${title && ` al puesto de ${title}`}${company && ` en ${company}`}`, `Con esta carta presento mi candidatura${title && ` al puesto de ${title}`}${company && ` en ${company}`}`],
    duty: (duty) => [`Su anuncio menciona «${duty}», y por eso les escribo`, `Esta parte de su anuncio llamó mi atención: «${duty}»`],
    asked: (terms) => `Su anuncio pide: ${terms}`,
    standing: (title, place) => `Mi puesto actual: ${title}${place && `, ${place}`}`,
    past: (title, place) => `Mi último puesto: ${title}${place && `, ${place}`}`,
    evidence: (place, lines) => [`Esto hice, en palabras de mi currículum (${place}): ${lines}`, `Mi currículum indica, sobre ${place}: ${lines}`],
    education: (course, school) => `Mi formación: ${[course, school].filter(Boolean).join(", ")}`,
    skills: (skills) => `Mis conocimientos incluyen: ${skills}`,
    certificates: (names) => `Mis certificados: ${names}`,
    request: ["Una entrevista me permitiría responder a sus preguntas", "Me gustaría conversar con ustedes en una entrevista"],
    contact: (ways) => `Pueden contactarme ${ways}`,
    byPhone: (phone) => `en el ${phone}`,
    byMail: (mail) => `en ${mail}`,
    thanks: ["Gracias por leer mi candidatura", "Les agradezco su atención"],
    and: "y",
    or: "o",
    quote: (text) => `«${text}»`,
  },
  de: {
    opening: (title, company) => [`Ich bewerbe mich${title && ` als ${title}`}${company && ` bei ${company}`}`, `Mit diesem Schreiben bewerbe ich mich${title && ` als ${title}`}${company && ` bei ${company}`}`],
    duty: (duty) => [`In Ihrer Anzeige steht „${duty}“, und deshalb schreibe ich Ihnen`, `Diese Stelle Ihrer Anzeige hat mich angesprochen: „${duty}“`],
    asked: (terms) => `Ihre Anzeige verlangt: ${terms}`,
    standing: (title, place) => `Meine jetzige Stelle: ${title}${place && `, ${place}`}`,
    past: (title, place) => `Meine letzte Stelle: ${title}${place && `, ${place}`}`,
    evidence: (place, lines) => [`Mein Lebenslauf nennt zu ${place}: ${lines}`, `Zu ${place} steht in meinem Lebenslauf: ${lines}`],
    education: (course, school) => `Meine Ausbildung: ${[course, school].filter(Boolean).join(", ")}`,
    skills: (skills) => `Zu meinen Kenntnissen gehören: ${skills}`,
    certificates: (names) => `Meine Zertifikate: ${names}`,
    request: ["In einem Gespräch beantworte ich gern Ihre Fragen", "Über ein persönliches Gespräch würde ich mich freuen"],
    contact: (ways) => `Sie erreichen mich ${ways}`,
    byPhone: (phone) => `unter ${phone}`,
    byMail: (mail) => `unter ${mail}`,
    thanks: ["Vielen Dank, dass Sie meine Bewerbung lesen", "Vielen Dank für Ihre Zeit"],
    and: "und",
    or: "oder",
    quote: (text) => `„${text}“`,
  },
}

const KEPT: Record<QuotedLanguage, string> = {
  fr: "Vos lignes restent dans la langue de votre CV.",
  es: "Sus líneas quedan en el idioma de su currículum.",
  de: "Ihre Zeilen bleiben in der Sprache Ihres Lebenslaufs.",
}

/** What the person is told when bullets are not translated. */
export function keptLanguageNote(language: QuotedLanguage): string {
  return `Bullets are kept in the language of your resume. ${KEPT[language]}`
}
