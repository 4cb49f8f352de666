import { listed, type Phrases } from "./phrases";

const target = (title: string, company: string) =>
  `${title ? ` au poste de ${title}` : " au poste proposé"}${company ? ` chez ${company}` : ""}`;

export const FR: Phrases = {
  opening: {
    plain: (title, company) => [`Je vous adresse ma candidature${target(title, company)}.`],
    formal: (title, company) => [`Je me permets de vous adresser ma candidature${target(title, company)}.`],
    warm: (title, company) => [`Merci d’examiner ma candidature${target(title, company)}.`],
  },
  post: (position, employer) => `${position}, ${employer}`,
  present: (post, since) => [`Mon poste actuel${since && `, depuis ${since}`} : ${post}.`],
  last: (post, { period }) => [`Mon dernier poste : ${post}${period && ` (${period})`}.`],
  years: (count) => [
    `Au total, je compte ${count} ${count === 1 ? "an" : "ans"} d’expérience professionnelle.`,
  ],
  study: (study) => [`Mon diplôme : ${study}.`],
  proofs: ["Voici des points que demande votre annonce, et pour chacun ce que j’ai fait :"],
  skills: "Compétences demandées",
  other: {
    lines: ["Voici ce que j’apporterais à ce poste :"],
    further: ["J’apporterais aussi :"],
    certificates: "Certificats",
    otherSkills: "Autres compétences",
  },
  speak: (languages) => `Je parle ${listed(languages, "et")}.`,
  service: {
    discharged: (year) => `J’ai accompli mon service NYSC${year && ` en ${year}`}.`,
    serving: (year) => `J’accomplis actuellement mon service NYSC${year && `, jusqu’en ${year}`}.`,
    exempted: () => "J’ai une dispense du service NYSC.",
  },
  home: (place) => `J’habite à ${place}.`,
  request: {
    plain: ["Un entretien me permettrait de reprendre ces points avec vous."],
    formal: ["Je vous saurais gré de m’accorder un entretien pour reprendre ces points avec vous."],
    warm: ["Ce serait un plaisir de reprendre ces points avec vous lors d’un entretien."],
  },
  reach: (phone, email) =>
    `Vous pouvez me joindre ${[phone && `au ${phone}`, email && `à l’adresse ${email}`].filter(Boolean).join(" ou ")}.`,
};
