import type { DocumentLanguage } from "~/career/generated-document";
import type { Role } from "./roles";
import { countOf, listed } from "./wording";

type Words = {
  who: (title: string, years: number, at: { place: string | undefined; isPresent: boolean }) => string;
  role: (kind: Role["kind"], title: string | undefined, place: string | undefined) => string;
  served: (roles: string[]) => string;
  papers: (papers: string[]) => string;
  skills: (skills: string[]) => string;
  study: (
    award: string,
    parts: { area: string | undefined; score: string | undefined; school: string | undefined },
  ) => string;
  school: (studies: string[]) => string;
  nysc: (status: keyof typeof SERVICE, year: string | undefined) => string;
};

const SERVICE = {
  discharged: { en: "discharged", fr: "accompli", es: "cumplido", de: "abgeleistet" },
  serving: { en: "serving", fr: "en cours", es: "en curso", de: "zurzeit im Dienst" },
  exempted: { en: "exempted", fr: "exempté", es: "exento", de: "befreit" },
};

/** The joinery of a resume's summary; everything between is the person's own. */
export const SUMMARY_WORDS: Record<DocumentLanguage, Words> = {
  en: {
    who: (title, years, { place, isPresent }) => {
      const length = years > 0 ? ` with ${countOf(years, "year")} of work experience` : "";
      if (place === undefined) return title + length;
      return isPresent ? `${title} at ${place}${length}` : `${title}${length}, last at ${place}`;
    },
    role: (kind, title, place) =>
      [kind === "nysc" ? "NYSC service" : title, place]
        .filter(Boolean)
        .join(kind === "volunteer" ? " with " : " at "),
    served: (roles) => `Practical experience: ${roles.join("; ")}`,
    papers: (papers) => `Certifications: ${papers.join("; ")}`,
    skills: (skills) => `Skills include ${listed(skills)}`,
    study: (award, { area, score, school }) =>
      `${award}${area ? ` in ${area}` : ""}${score ? ` (${score})` : ""}${school ? `, ${school}` : ""}`,
    school: (studies) => `Education: ${studies.join("; ")}`,
    nysc: (status, year) => `NYSC: ${[SERVICE[status].en, year].filter(Boolean).join(", ")}`,
  },
  fr: {
    who: (title, years, { place }) =>
      `${title}${years > 0 ? `, ${countOf(years, "an")} d’expérience professionnelle` : ""}${place ? ` (${place})` : ""}`,
    role: (kind, title, place) =>
      [kind === "nysc" ? "service NYSC" : title, place].filter(Boolean).join(", "),
    served: (roles) => `Expérience pratique : ${roles.join(" ; ")}`,
    papers: (papers) => `Certificats : ${papers.join(" ; ")}`,
    skills: (skills) => `Compétences : ${listed(skills, "et")}`,
    study: studyOf,
    school: (studies) => `Formation : ${studies.join(" ; ")}`,
    nysc: (status, year) => `NYSC : ${[SERVICE[status].fr, year].filter(Boolean).join(", ")}`,
  },
  es: {
    who: (title, years, { place }) =>
      `${title}${years > 0 ? ` con ${countOf(years, "año")} de experiencia laboral` : ""}${place ? ` (${place})` : ""}`,
    role: (kind, title, place) =>
      [kind === "nysc" ? "servicio NYSC" : title, place].filter(Boolean).join(", "),
    served: (roles) => `Experiencia práctica: ${roles.join("; ")}`,
    papers: (papers) => `Certificados: ${papers.join("; ")}`,
    skills: (skills) => `Conocimientos: ${listed(skills, "y")}`,
    study: studyOf,
    school: (studies) => `Formación: ${studies.join("; ")}`,
    nysc: (status, year) => `NYSC: ${[SERVICE[status].es, year].filter(Boolean).join(", ")}`,
  },
  de: {
    who: (title, years, { place }) =>
      `${title}${years > 0 ? ` mit ${years === 1 ? "1 Jahr" : `${years} Jahren`} Berufserfahrung` : ""}${place ? ` (${place})` : ""}`,
    role: (kind, title, place) => [kind === "nysc" ? "NYSC-Dienst" : title, place].filter(Boolean).join(", "),
    served: (roles) => `Praktische Erfahrung: ${roles.join("; ")}`,
    papers: (papers) => `Zertifikate: ${papers.join("; ")}`,
    skills: (skills) => `Kenntnisse: ${listed(skills, "und")}`,
    study: studyOf,
    school: (studies) => `Ausbildung: ${studies.join("; ")}`,
    nysc: (status, year) => `NYSC: ${[SERVICE[status].de, year].filter(Boolean).join(", ")}`,
  },
};

function studyOf(
  award: string,
  { area, score, school }: Partial<Record<"area" | "score" | "school", string | undefined>>,
): string {
  return [`${award}${area ? ` ${area}` : ""}${score ? ` (${score})` : ""}`, school]
    .filter(Boolean)
    .join(", ");
}
