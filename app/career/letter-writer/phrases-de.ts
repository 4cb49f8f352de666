import { listed, type Phrases } from "./phrases";

const target = (title: string, company: string) =>
  `${title ? `die Stelle „${title}“` : "die ausgeschriebene Stelle"}${company ? ` bei ${company}` : ""}`;

export const DE: Phrases = {
  opening: {
    plain: (title, company) => [`hiermit bewerbe ich mich auf ${target(title, company)}.`],
    formal: (title, company) => [`auf Ihre Anzeige hin bewerbe ich mich auf ${target(title, company)}.`],
    warm: (title, company) => [`gern bewerbe ich mich auf ${target(title, company)}.`],
  },
  post: (position, employer) => `${position}, ${employer}`,
  present: (post, since) => [`Meine jetzige Stelle${since && ` (seit ${since})`}: ${post}.`],
  last: (post, { period }) => [`Meine letzte Stelle: ${post}${period && ` (${period})`}.`],
  years: (count) => [
    `Insgesamt bringe ich ${count === 1 ? "ein Jahr" : `${count} Jahre`} Berufserfahrung mit.`,
  ],
  study: (study) => [`Mein Abschluss: ${study}.`],
  proofs: ["Diese Punkte nennt Ihre Anzeige, und das habe ich dazu vorzuweisen:"],
  skills: "Gefragte Kenntnisse",
  other: {
    lines: ["Das bringe ich für die Stelle mit:"],
    further: ["Außerdem bringe ich mit:"],
    certificates: "Zertifikate",
    otherSkills: "Weitere Kenntnisse",
  },
  speak: (languages) => `Ich spreche ${listed(languages, "und")}.`,
  service: {
    discharged: (year) => `Den NYSC-Dienst habe ich${year && ` ${year}`} abgeschlossen.`,
    serving: (year) => `Zurzeit leiste ich den NYSC-Dienst${year && `, bis ${year}`}.`,
    exempted: () => "Vom NYSC-Dienst bin ich befreit.",
  },
  home: (place) => `Mein Wohnort: ${place}.`,
  request: {
    plain: ["Gern gehe ich diese Punkte in einem Gespräch mit Ihnen durch."],
    formal: ["Über die Gelegenheit zu einem Gespräch würde ich mich freuen."],
    warm: ["Ich würde mich freuen, diese Punkte in einem Gespräch mit Ihnen durchzugehen."],
  },
  reach: (phone, email) =>
    `Sie erreichen mich ${[phone && `unter ${phone}`, email && `per E-Mail an ${email}`].filter(Boolean).join(" oder ")}.`,
};
