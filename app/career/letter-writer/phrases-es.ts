import { headOf, listed, studyAsParts, type Phrases } from "./phrases";

const target = (title: string, company: string) =>
  `${title ? ` al puesto de ${title}` : " al puesto anunciado"}${company ? ` en ${company}` : ""}`;

const years = (count: number) => `${count} ${count === 1 ? "año" : "años"}`;

export const ES: Phrases = {
  opening: {
    plain: (title, company) => [`Presento mi candidatura${target(title, company)}.`],
    formal: (title, company) => [`Me permito presentar mi candidatura${target(title, company)}.`],
    warm: (title, company) => [`Gracias por considerar mi candidatura${target(title, company)}.`],
  },
  postHead: (post) => headOf(post, "desde", "a"),
  bring: ["Lo que aporto:"],
  more: ["También aporto:"],
  record: ["Esta es mi trayectoria en breve:"],
  answers: {
    labels: {
      papers: "Certificados",
      years: "Experiencia",
      study: "Título",
      credits: "O'level",
      awards: "Premios",
      languages: "Idiomas",
      skills: "Conocimientos",
      service: "NYSC",
      residence: "Domicilio",
      age: "Edad",
      origin: "Estado de origen",
    },
    going: "en curso",
    years: (count, here, employer) =>
      [
        `${years(count)} de trabajo`,
        here !== undefined && `${years(here)} en mi puesto actual`,
        employer && `${years(employer.count)} en ${employer.name}`,
      ]
        .filter(Boolean)
        .join(", "),
    service: {
      discharged: (year) => `servicio cumplido${year && ` en ${year}`}`,
      serving: (year) => `en servicio${year && `, hasta ${year}`}`,
      exempted: () => "exento",
    },
  },
  age: (count) => years(count),
  years: (count) => `Tengo ${years(count)} de experiencia laboral.`,
  yearsAsked: (asked, count) =>
    `Ustedes piden al menos ${years(asked)} de experiencia; tengo ${years(count)}.`,
  yearsAskedHere: (asked, count, here) =>
    `Ustedes piden al menos ${years(asked)} de experiencia; tengo ${years(count)}, ${years(here)} de ellos en mi puesto actual.`,
  yearsHere: (count, here) =>
    `Tengo ${years(count)} de experiencia laboral, de ellos ${years(here)} en mi puesto actual.`,
  yearsWith: (employer, count) => `Trabajo en ${employer} desde hace ${years(count)}.`,
  studiesHeld: (studies) =>
    `${studies.length === 1 ? "Mi título" : "Mis títulos"}: ${studies.map(studyAsParts).join("; ")}.`,
  studyOpen: (study) => `Mis estudios: ${studyAsParts(study)}.`,
  papersHeld: (names, isMore) =>
    `${isMore ? "También tengo" : "Tengo"} ${names.length === 1 ? "este certificado" : "estos certificados"}: ${names.join("; ")}.`,
  papersOpen: (names) => `En preparación: ${names.join("; ")}.`,
  skills: (names) =>
    `Entre mis competencias ${names.length === 1 ? "está" : "están"} también: ${listed(names, "y")}.`,
  otherSkills: (names) => `Mis conocimientos: ${listed(names, "y")}.`,
  tools: (names) => `También uso ${listed(names, "y")}.`,
  speak: (languages) => `Hablo ${listed(languages, "y")}.`,
  service: {
    discharged: (year) => `He cumplido el servicio NYSC${year && ` en ${year}`}.`,
    serving: (year) => `Actualmente cumplo el servicio NYSC${year && `, hasta ${year}`}.`,
    exempted: () => "La ley me exime del servicio NYSC.",
  },
  home: (place) => `Vivo en ${place}.`,
  andHome: (service, place) => `${service} y vivo en ${place}.`,
  earlier: (posts) =>
    `Antes: ${posts.map(({ position, employer, from, to }) => `${position}${employer && `, ${employer}`}${from && to ? ` (${from} a ${to})` : ""}`).join("; ")}.`,
  request: {
    plain: ["Una entrevista me permitiría repasar estos puntos con ustedes"],
    formal: ["Les agradecería una entrevista para repasar estos puntos con ustedes"],
    warm: ["Sería un placer repasar estos puntos con ustedes en una entrevista"],
  },
  reach: (phone, email) =>
    `; adjunto mi CV, y pueden localizarme ${[phone && `en el ${phone}`, email && `en ${email}`].filter(Boolean).join(" o ")}`,
};
