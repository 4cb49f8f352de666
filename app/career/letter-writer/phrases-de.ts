import { headOf, listed, studyAsParts, type Phrases } from "./phrases";

const target = (title: string, company: string) =>
  `${title ? `die Stelle „${title}“` : "die ausgeschriebene Stelle"}${company ? ` bei ${company}` : ""}`;

const years = (count: number) => (count === 1 ? "ein Jahr" : `${count} Jahre`);

export const DE: Phrases = {
  opening: {
    plain: (title, company) => [`hiermit bewerbe ich mich auf ${target(title, company)}.`],
    formal: (title, company) => [`auf Ihre Anzeige hin bewerbe ich mich auf ${target(title, company)}.`],
    warm: (title, company) => [`gern bewerbe ich mich auf ${target(title, company)}.`],
  },
  postHead: (post) => headOf(post, "seit", "bis"),
  bring: ["Das bringe ich mit:"],
  more: ["Außerdem bringe ich mit:"],
  record: ["Mein Werdegang in Kürze:"],
  answers: {
    labels: {
      papers: "Zertifikate",
      years: "Berufserfahrung",
      study: "Abschluss",
      credits: "O'level",
      awards: "Auszeichnungen",
      languages: "Sprachen",
      skills: "Kenntnisse",
      service: "NYSC",
      residence: "Wohnort",
      age: "Alter",
      origin: "Herkunftsstaat",
    },
    going: "laufend",
    years: (count, here, employer) =>
      [
        years(count),
        here !== undefined && `davon ${years(here)} in meiner jetzigen Stelle`,
        employer && `davon ${years(employer.count)} bei ${employer.name}`,
      ]
        .filter(Boolean)
        .join(", "),
    service: {
      discharged: (year) => `abgeschlossen${year && ` (${year})`}`,
      serving: (year) => `derzeit im Dienst${year && `, bis ${year}`}`,
      exempted: () => "befreit",
    },
  },
  age: (count) => years(count),
  years: (count) => `Ich bringe ${years(count)} Berufserfahrung mit.`,
  yearsAsked: (asked, count) =>
    `Sie wünschen mindestens ${years(asked)} Berufserfahrung; ich bringe ${years(count)} mit.`,
  yearsAskedHere: (asked, count, here) =>
    `Sie wünschen mindestens ${years(asked)} Berufserfahrung; ich bringe ${years(count)} mit, davon ${years(here)} in meiner jetzigen Stelle.`,
  yearsHere: (count, here) =>
    `Ich bringe ${years(count)} Berufserfahrung mit, davon ${years(here)} in meiner jetzigen Stelle.`,
  yearsWith: (employer, count) =>
    `Bei ${employer} arbeite ich seit ${count === 1 ? "einem Jahr" : `${count} Jahren`}.`,
  studiesHeld: (studies) =>
    `${studies.length === 1 ? "Mein Abschluss" : "Meine Abschlüsse"}: ${studies.map(studyAsParts).join("; ")}.`,
  studyOpen: (study) => `Mein Studium: ${studyAsParts(study)}.`,
  papersHeld: (names, isMore) =>
    `Ich habe ${isMore ? "auch " : ""}${names.length === 1 ? "dieses Zertifikat" : "diese Zertifikate"}: ${names.join("; ")}.`,
  papersOpen: (names) => `In Vorbereitung: ${names.join("; ")}.`,
  skills: (names) =>
    `Zu meinen Kenntnissen ${names.length === 1 ? "gehört" : "gehören"} auch ${listed(names, "und")}.`,
  otherSkills: (names) => `Meine Kenntnisse: ${listed(names, "und")}.`,
  tools: (names) => `Ich arbeite auch mit ${listed(names, "und")}.`,
  speak: (languages) => `Ich spreche ${listed(languages, "und")}.`,
  service: {
    discharged: (year) => `Den NYSC-Dienst habe ich${year && ` ${year}`} abgeschlossen.`,
    serving: (year) => `Zurzeit leiste ich den NYSC-Dienst${year && `, bis ${year}`}.`,
    exempted: () => "Vom NYSC-Dienst bin ich befreit.",
  },
  home: (place) => `Mein Wohnort: ${place}.`,
  andHome: (service, place) => `${service}. Mein Wohnort: ${place}.`,
  earlier: (posts) =>
    `Davor: ${posts.map(({ position, employer, from, to }) => `${position}${employer && `, ${employer}`}${from && to ? ` (${from} bis ${to})` : ""}`).join("; ")}.`,
  request: {
    plain: ["Gern gehe ich diese Punkte in einem Gespräch mit Ihnen durch"],
    formal: ["Über die Gelegenheit zu einem Gespräch würde ich mich freuen"],
    warm: ["Ich würde mich freuen, diese Punkte in einem Gespräch mit Ihnen durchzugehen"],
  },
  reach: (phone, email) =>
    `; mein Lebenslauf liegt bei, und Sie erreichen mich ${[phone && `unter ${phone}`, email && `per E-Mail an ${email}`].filter(Boolean).join(" oder ")}`,
};
