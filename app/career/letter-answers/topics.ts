import type { DocumentLanguage } from "../generated-document";
import type { RequestTopic } from "../letter-writer/letter-requests";

/** What an answer of a few words needs before it. */
export type LabelledTopic =
  "pay" | "notice" | "start" | "guarantors" | "age" | "birth" | "residence" | "years" | "referees";

/** The labels, as a letter prints them. Those of terms in English are also how a profile states a term (letter-writer/terms.ts). */
export const LABELS: Record<DocumentLanguage, Record<LabelledTopic, string>> = {
  en: {
    pay: "Expected salary",
    notice: "Notice",
    start: "Available to start",
    guarantors: "Guarantors",
    age: "Age",
    birth: "Date of birth",
    residence: "Residence",
    years: "Experience",
    referees: "Referees",
  },
  fr: {
    pay: "Prétentions salariales",
    notice: "Préavis",
    start: "Disponibilité",
    guarantors: "Garants",
    age: "Âge",
    birth: "Date de naissance",
    residence: "Domicile",
    years: "Expérience",
    referees: "Références",
  },
  de: {
    pay: "Gehaltsvorstellung",
    notice: "Kündigungsfrist",
    start: "Möglicher Eintritt",
    guarantors: "Bürgen",
    age: "Alter",
    birth: "Geburtsdatum",
    residence: "Wohnort",
    years: "Berufserfahrung",
    referees: "Referenzen",
  },
  es: {
    pay: "Expectativa salarial",
    notice: "Preaviso",
    start: "Disponibilidad",
    guarantors: "Avalistas",
    age: "Edad",
    birth: "Fecha de nacimiento",
    residence: "Domicilio",
    years: "Experiencia",
    referees: "Referencias",
  },
};

/** What a person writes before a colon, which the label says already: "Salary: 150k". */
export const OWN_LABELS: Record<LabelledTopic, RegExp> = {
  pay: /salar|pay|wage|remuneration|expect|package|prétention|gehalt/iu, // My expected pay
  notice: /notice|préavis|kündigung|preaviso/iu, // Notice period
  start: /start|resum|availab|disponib|eintritt|verfügbar/iu, // Resumption date
  guarantors: /guarantor|garant|bürge|aval/iu, // Names of guarantors
  age: /\bage|âge|alter|edad/iu, // My age
  birth: /birth|naissance|geburt|nacimiento/iu, // Birth date
  residence: /resid|address|location|domicil|wohn|\bstate\b|\blga\b/iu, // State of residence
  years: /years|experience|expérience|erfahrung/iu, // Years of experience
  referees: /refer|référ/iu, // Referees
};

/** The label for an answer of a few words; undefined where the topic has none. An advert that asks for the age may want the day of birth. */
export function labelledTopic(topic: RequestTopic, request: string): LabelledTopic | undefined {
  if (topic === "age" && OWN_LABELS.birth.test(request)) return "birth";
  return isLabelled(topic) ? topic : undefined;
}

function isLabelled(topic: RequestTopic): topic is Exclude<LabelledTopic, "birth"> {
  return topic in LABELS.en;
}

/** The longest answer in characters: a term is a line of the profile, a story a page at most. */
export function maxAnswer(topic: RequestTopic): number {
  return isLabelled(topic) && topic !== "referees" ? 200 : 3000;
}
