import { listed, type Phrases } from "./phrases";

const target = (title: string, company: string) =>
  `${title ? `the post of ${title}` : "the post you advertised"}${company ? ` at ${company}` : ""}`;

export const EN: Phrases = {
  opening: {
    plain: (title, company) => [
      `I am applying for ${target(title, company)}.`,
      `Please consider my application for ${target(title, company)}.`,
      `This is my application for ${target(title, company)}.`,
    ],
    formal: (title, company) => [
      `Please accept my application for ${target(title, company)}.`,
      `I hereby apply for ${target(title, company)}.`,
    ],
    warm: (title, company) => [
      `Thank you for considering me for ${target(title, company)}.`,
      `Thank you for taking the time to read my application for ${target(title, company)}.`,
    ],
  },
  post: (position, employer) => `${position} at ${employer}`,
  present: (post, since) => [since ? `I have been ${post} since ${since}.` : `I am ${post} at present.`],
  last: (post, { from, to }) =>
    from && to
      ? [`From ${from} to ${to} I was ${post}.`]
      : [`My most recent post${to && `, until ${to},`} was ${post}.`],
  years: (count) => [
    `In all I have ${count} ${count === 1 ? "year" : "years"} of work experience.`,
    `I have ${count} ${count === 1 ? "year" : "years"} of work experience in all.`,
  ],
  study: (study) => [`My qualification is ${study}.`],
  proofs: [
    "Here is how I meet what your advert asks for:",
    "For what your advert asks, this is my record:",
    "These are my answers to what your advert asks for:",
  ],
  skills: "Skills that you ask for",
  deed: (line) => `I ${line}`,
  other: {
    certificatesHeld: (names) =>
      names.length === 1
        ? `I have this certificate: ${names[0] ?? ""}.`
        : `I have these certificates: ${names.join("; ")}.`,
    otherSkillsHeld: (names) =>
      `My other ${names.length === 1 ? "skill is" : "skills are"} ${listed(names, "and")}.`,
  },
  speak: (languages) => `I speak ${listed(languages, "and")}.`,
  service: {
    discharged: (year) => `I completed my NYSC service${year && ` in ${year}`}.`,
    serving: (year) => `I am serving NYSC at present${year && `, until ${year}`}.`,
    exempted: () => "I am exempted from NYSC.",
  },
  home: (place) => `I live in ${place}.`,
  request: {
    plain: [
      "I would be glad to go through these points with you at an interview.",
      "At an interview I would be glad to show you more of this work.",
    ],
    formal: ["I would appreciate an interview to go through these points with you."],
    warm: ["It would be a pleasure to go through these points with you at an interview."],
  },
  reach: (phone, email) =>
    `You can reach me ${[phone && `on ${phone}`, email && `at ${email}`].filter(Boolean).join(" or ")}.`,
};
