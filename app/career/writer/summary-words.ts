import type { DocumentLanguage } from "~/career/generated-document";
import type { Role } from "./roles";
import { countOf, listed } from "./wording";

type Words = {
  who: (title: string, years: number, places: string[]) => string;
  role: (kind: Role["kind"], title: string | undefined, place: string | undefined) => string;
  served: (roles: string[]) => string;
  skills: (skills: string[]) => string;
  school: (award: string, area?: string, score?: string, school?: string) => string;
};

/** The joinery of a resume's summary; everything between is the person's own. */
export const SUMMARY_WORDS: Record<DocumentLanguage, Words> = {
  en: {
    who: (title, years, places) =>
      `${title}${years > 0 ? ` with ${countOf(years, "year")} of work experience` : ""}${places.length > 0 ? ` at ${listed(places)}` : ""}`,
    role: (kind, title, place) =>
      [kind === "nysc" ? "NYSC service" : title, place]
        .filter(Boolean)
        .join(kind === "volunteer" ? " with " : " at "),
    served: (roles) => `Practical experience: ${roles.join("; ")}`,
    skills: (skills) => `Skills include ${listed(skills)}`,
    school: (award, area, score, school) =>
      `Education: ${award}${area ? ` in ${area}` : ""}${score ? ` (${score})` : ""}${school ? `, ${school}` : ""}`,
  },
  fr: {
    who: (title, years, places) =>
      `${title}${years > 0 ? `, ${countOf(years, "an")} d’expérience professionnelle` : ""}${places.length > 0 ? ` : ${listed(places, "et")}` : ""}`,
    role: (kind, title, place) =>
      [kind === "nysc" ? "service NYSC" : title, place].filter(Boolean).join(", "),
    served: (roles) => `Expérience pratique : ${roles.join(" ; ")}`,
    skills: (skills) => `Compétences : ${listed(skills, "et")}`,
    school: (award, area, score, school) =>
      `Formation : ${[`${award}${area ? ` ${area}` : ""}${score ? ` (${score})` : ""}`, school].filter(Boolean).join(", ")}`,
  },
  es: {
    who: (title, years, places) =>
      `${title}${years > 0 ? ` con ${countOf(years, "año")} de experiencia laboral` : ""}${places.length > 0 ? `: ${listed(places, "y")}` : ""}`,
    role: (kind, title, place) =>
      [kind === "nysc" ? "servicio NYSC" : title, place].filter(Boolean).join(", "),
    served: (roles) => `Experiencia práctica: ${roles.join("; ")}`,
    skills: (skills) => `Conocimientos: ${listed(skills, "y")}`,
    school: (award, area, score, school) =>
      `Formación: ${[`${award}${area ? ` ${area}` : ""}${score ? ` (${score})` : ""}`, school].filter(Boolean).join(", ")}`,
  },
  de: {
    who: (title, years, places) =>
      `${title}${years > 0 ? ` mit ${years === 1 ? "1 Jahr" : `${years} Jahren`} Berufserfahrung` : ""}${places.length > 0 ? `: ${listed(places, "und")}` : ""}`,
    role: (kind, title, place) => [kind === "nysc" ? "NYSC-Dienst" : title, place].filter(Boolean).join(", "),
    served: (roles) => `Praktische Erfahrung: ${roles.join("; ")}`,
    skills: (skills) => `Kenntnisse: ${listed(skills, "und")}`,
    school: (award, area, score, school) =>
      `Ausbildung: ${[`${award}${area ? ` ${area}` : ""}${score ? ` (${score})` : ""}`, school].filter(Boolean).join(", ")}`,
  },
};
