import { headOf, listed, studyAsParts, type Phrases } from "./phrases";

const target = (title: string, company: string) =>
  `${title ? ` au poste de ${title}` : " au poste proposé"}${company ? ` chez ${company}` : ""}`;

const years = (count: number) => `${count} ${count === 1 ? "an" : "ans"}`;

export const FR: Phrases = {
  opening: {
    plain: (title, company) => [`Je vous adresse ma candidature${target(title, company)}.`],
    formal: (title, company) => [`Je me permets de vous adresser ma candidature${target(title, company)}.`],
    warm: (title, company) => [`Merci d’examiner ma candidature${target(title, company)}.`],
  },
  postHead: (post) => headOf(post, "depuis", "à", " :"),
  bring: ["Ce que j’apporte :"],
  more: ["J’apporte aussi :"],
  record: ["Voici mon parcours en bref :"],
  answers: {
    labels: {
      papers: "Certificats ",
      years: "Expérience ",
      study: "Diplôme ",
      credits: "O'level ",
      awards: "Distinctions ",
      languages: "Langues ",
      skills: "Compétences ",
      service: "NYSC ",
      residence: "Domicile ",
      age: "Âge ",
      origin: "État d’origine ",
    },
    going: "en cours",
    years: (count, here, employer) =>
      [
        years(count),
        here !== undefined && `dont ${years(here)} à mon poste actuel`,
        employer && `dont ${years(employer.count)} chez ${employer.name}`,
      ]
        .filter(Boolean)
        .join(", "),
    service: {
      discharged: (year) => `service accompli${year && ` en ${year}`}`,
      serving: (year) => `service en cours${year && `, jusqu’en ${year}`}`,
      exempted: () => "dispense",
    },
  },
  age: (count) => years(count),
  years: (count) => `Je compte ${years(count)} d’expérience professionnelle.`,
  yearsAsked: (asked, count) => `Vous demandez au moins ${years(asked)} d’expérience ; j’ai ${years(count)}.`,
  yearsAskedHere: (asked, count, here) =>
    `Vous demandez au moins ${years(asked)} d’expérience ; j’ai ${years(count)}, dont ${years(here)} à mon poste actuel.`,
  yearsHere: (count, here) =>
    `Je compte ${years(count)} d’expérience professionnelle, dont ${years(here)} à mon poste actuel.`,
  yearsWith: (employer, count) => `Je travaille chez ${employer} depuis ${years(count)}.`,
  studiesHeld: (studies) =>
    `${studies.length === 1 ? "Mon diplôme" : "Mes diplômes"} : ${studies.map(studyAsParts).join(" ; ")}.`,
  studyOpen: (study) => `Mes études : ${studyAsParts(study)}.`,
  papersHeld: (names, isMore) =>
    `J’ai ${isMore ? "aussi " : ""}${names.length === 1 ? "le certificat suivant" : "les certificats suivants"} : ${names.join(" ; ")}.`,
  papersOpen: (names) => `En préparation : ${names.join(" ; ")}.`,
  skills: (names) =>
    `Parmi mes compétences ${names.length === 1 ? "figure" : "figurent"} aussi : ${listed(names, "et")}.`,
  otherSkills: (names) => `Mes compétences : ${listed(names, "et")}.`,
  tools: (names) => `J’utilise aussi ${listed(names, "et")}.`,
  speak: (languages) => `Je parle ${listed(languages, "et")}.`,
  service: {
    discharged: (year) => `J’ai accompli mon service NYSC${year && ` en ${year}`}.`,
    serving: (year) => `J’accomplis actuellement mon service NYSC${year && `, jusqu’en ${year}`}.`,
    exempted: () => "J’ai une dispense du service NYSC.",
  },
  home: (place) => `J’habite à ${place}.`,
  andHome: (service, place) => `${service}, et j’habite à ${place}.`,
  earlier: (posts) =>
    `Auparavant : ${posts.map(({ position, employer, from, to }) => `${position}${employer && `, ${employer}`}${from && to ? ` (${from} – ${to})` : ""}`).join(" ; ")}.`,
  request: {
    plain: ["Un entretien me permettrait de reprendre ces points avec vous"],
    formal: ["Je vous saurais gré de m’accorder un entretien pour reprendre ces points avec vous"],
    warm: ["Ce serait un plaisir de reprendre ces points avec vous lors d’un entretien"],
  },
  reach: (phone, email) =>
    ` ; mon CV est joint, et vous pouvez me joindre ${[phone && `au ${phone}`, email && `à l’adresse ${email}`].filter(Boolean).join(" ou ")}`,
};
