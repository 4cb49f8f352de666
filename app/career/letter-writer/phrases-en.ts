import type { Phrases } from "./phrases";

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
  present: (post, since) => [
    `My present post${since && `, since ${since},`} is ${post}.`,
    `At present my post is ${post}${since && `, since ${since}`}.`,
  ],
  last: (post, period) => [
    `My most recent post was ${post}${period && ` (${period})`}.`,
    `My last post was ${post}${period && ` (${period})`}.`,
  ],
  years: (count) => [
    `In all I have ${count} ${count === 1 ? "year" : "years"} of work experience.`,
    `My work experience comes to ${count} ${count === 1 ? "year" : "years"} in all.`,
  ],
  study: (study) => [`My qualification is ${study}.`],
  proofs: [
    "Here is how my record meets what your advert asks for:",
    "This part of my record answers your advert:",
    "Of what your advert asks for, this is in my record:",
  ],
  lines: [
    "This is what I would bring to the post, from my own record:",
    "From my own record, this is what I would bring:",
  ],
  further: ["I would also bring:", "Further points from my record:"],
  skills: "Skills that you ask for",
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
