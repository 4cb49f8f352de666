import { listed, type Phrases } from "./phrases";

const target = (title: string, company: string) =>
  `${title ? ` al puesto de ${title}` : " al puesto anunciado"}${company ? ` en ${company}` : ""}`;

export const ES: Phrases = {
  opening: {
    plain: (title, company) => [`Presento mi candidatura${target(title, company)}.`],
    formal: (title, company) => [`Me permito presentar mi candidatura${target(title, company)}.`],
    warm: (title, company) => [`Gracias por considerar mi candidatura${target(title, company)}.`],
  },
  post: (position, employer) => `${position}, ${employer}`,
  present: (post, since) => [`Mi puesto actual${since && `, desde ${since}`}: ${post}.`],
  last: (post, { period }) => [`Mi último puesto: ${post}${period && ` (${period})`}.`],
  years: (count) => [`En total tengo ${count} ${count === 1 ? "año" : "años"} de experiencia laboral.`],
  study: (study) => [`Mi título: ${study}.`],
  proofs: ["Estos son puntos que pide su anuncio, cada uno con lo que he hecho:"],
  skills: "Conocimientos que piden",
  other: {
    lines: ["Esto es lo que aportaría al puesto:"],
    further: ["También aportaría:"],
    certificates: "Certificados",
    otherSkills: "Otras competencias",
  },
  speak: (languages) => `Hablo ${listed(languages, "y")}.`,
  service: {
    discharged: (year) => `He cumplido el servicio NYSC${year && ` en ${year}`}.`,
    serving: (year) => `Actualmente cumplo el servicio NYSC${year && `, hasta ${year}`}.`,
    exempted: () => "La ley me exime del servicio NYSC.",
  },
  home: (place) => `Vivo en ${place}.`,
  request: {
    plain: ["Una entrevista me permitiría repasar estos puntos con ustedes."],
    formal: ["Les agradecería una entrevista para repasar estos puntos con ustedes."],
    warm: ["Sería un placer repasar estos puntos con ustedes en una entrevista."],
  },
  reach: (phone, email) =>
    `Pueden localizarme ${[phone && `en el ${phone}`, email && `en ${email}`].filter(Boolean).join(" o ")}.`,
};
