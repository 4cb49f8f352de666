import { anyOf } from "~/pattern";
import { areMeasured, experienceInEnglish } from "./english-experience";
import { atPlace, withArticle } from "./english-place";
import { papersInEnglish } from "./english-papers";
import { articleFor, studyInEnglish } from "./english-study";
import { namesRole } from "./role-names";
import { headOf, listed, type Phrases } from "./phrases";

const target = (title: string, company: string) =>
  `${title ? `the post of ${title}` : "the post you advertised"}${company ? ` at ${withArticle(company)}` : ""}`;

/** "Head of Department, Social Sciences, at …": what begins with a comma ends with one. */
const comma = (position: string) => (position.includes(", ") ? "," : "");

const years = (count: number) => `${count} ${count === 1 ? "year" : "years"}`;

/** "a Fleet Supervisor", but "Head of Finance": of some posts there is one. */
function asPost(position: string): string {
  return namesRole(position) && !IS_SOLE.test(position) && !/s$/i.test(position.split(",")[0] ?? "")
    ? `${articleFor(position)} ${position}`
    : position;
}
const IS_SOLE = new RegExp(
  `^${
    anyOf([
      /(?:(?:acting|deputy|vice|assistant|ag\.) )?(?:head|chief|principal|director|managing|matron)/, // Deputy Head of Finance
      /secretary|president|chair(?:man|woman|person|lady)?|registrar|provost|rector|dean|bursar/, // Bursar
      /proprietor|proprietress|owner|founder|captain|ceo|coo|cfo|cto|md|hod|pa to|in[- ]charge/, // Owner
      /an?|the/, // a Driver
    ]).source
  }\\b`,
  "i",
);

/** What people send along besides their CV, by the names of the reading; papers that few people have are left to them. */
const ENCLOSED: Record<string, string> = {
  certificates: "copies of my certificates",
  "passport photograph": "a passport photograph",
  "certificate of local government of origin": "my certificate of local government of origin",
  "NIN slip": "my NIN slip",
};

function attached(attachments: string[]): string {
  const papers = attachments.flatMap((name) => ENCLOSED[name] ?? []);
  return papers.length === 0 ? "my CV is" : `${listed(["my CV", ...papers], "and")} are`;
}

export const EN: Phrases = {
  opening: {
    plain: (title, company) => [
      `I am applying for ${target(title, company)}.`,
      `I wish to apply for ${target(title, company)}.`,
      `I would like to apply for ${target(title, company)}.`,
      `I am writing to apply for ${target(title, company)}.`,
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
  postHead: (post) => headOf(post, "since", "to"),
  bring: ["What I bring:"],
  more: ["I also bring:"],
  record: ["My record in short:"],
  answers: {
    labels: {
      papers: "Certificates",
      years: "Experience",
      study: "Qualification",
      credits: "O'level",
      awards: "Awards",
      languages: "Languages",
      skills: "Skills",
      service: "NYSC",
      residence: "Residence",
      age: "Age",
      origin: "State of origin",
    },
    going: "in progress",
    expected: (year) => `expected ${year}`,
    years: (count, here, employer) =>
      [
        `${years(count)} of work`,
        here !== undefined && `${years(here)} of it in my present post`,
        employer && `${years(employer.count)} of it ${atPlace(employer.name)}`,
      ]
        .filter(Boolean)
        .join(", "),
    service: {
      discharged: (year) => `completed${year && ` in ${year}`}`,
      serving: (year) => `serving at present${year && `, until ${year}`}`,
      exempted: () => "exempted",
    },
  },
  experience: {
    answer: experienceInEnglish,
    sentence: (experience, asked) =>
      asked === undefined
        ? `I have ${experience.months === undefined && !areMeasured(experience.parts) ? "worked " : ""}${experienceInEnglish(experience, "of experience")}.`
        : `You ask for at least ${years(asked)} of experience; I have ${experienceInEnglish(experience)}.`,
  },
  age: (count) => years(count),
  years: (count) => `I have ${years(count)} of work experience.`,
  yearsAsked: (asked, count) =>
    count > asked
      ? `You ask for at least ${years(asked)} of experience; I have ${years(count)}.`
      : `I have the ${years(asked)} of experience that you ask for.`,
  yearsAskedHere: (asked, count, here) =>
    count > asked
      ? `You ask for at least ${years(asked)} of experience; I have ${years(count)}, ${years(here)} of it in my present post.`
      : `I have the ${years(asked)} of experience that you ask for, ${years(here)} of it in my present post.`,
  yearsInField: (words) => `I have ${words}.`,
  yearsHere: (count, here) =>
    `I have ${years(count)} of work experience, ${years(here)} of it in my present post.`,
  yearsWith: (employer, count) => `For ${years(count)} I have worked ${atPlace(employer)}.`,
  studiesHeld: (studies) =>
    `I hold ${listed(
      studies.map((study) => studyInEnglish(study, "from")),
      "and",
    )}.`,
  studyOpen: (study) => `I am working towards ${studyInEnglish(study, "at")}.`,
  papersHeld: papersInEnglish,
  member: (memberships) => {
    const graded = memberships.flatMap(({ grade, body }) =>
      grade === undefined ? [] : [`${/^[aeiou]/i.test(grade) ? "an" : "a"} ${grade} of ${body}`],
    );
    const bodies = memberships.flatMap(({ grade, body }) => (grade === undefined ? [body] : []));
    const parts = [
      ...(graded.length > 0 ? [`am ${listed(graded, "and")}`] : []),
      ...(bodies.length > 0 ? [`belong to ${listed(bodies, "and")}`] : []),
    ];
    return `I ${parts.join(", and ")}.`;
  },
  papersOpen: (names) => `I am working towards ${listed(names, "and")}.`,
  skills: (names) => `My skills also include ${listed(names, "and")}.`,
  otherSkills: (names) => `My skills include ${listed(names, "and")}.`,
  tools: (names) => `I use ${listed(names, "and")}.`,
  speak: (languages) => `I speak ${listed(languages, "and")}.`,
  service: {
    discharged: (year) => `I completed my NYSC service${year && ` in ${year}`}.`,
    serving: (year) => `I am serving NYSC at present${year && `, until ${year}`}.`,
    exempted: () => "I am exempted from NYSC.",
  },
  home: (place) => `I live in ${place}.`,
  andHome: (service, place) => `${service}, and I live in ${place}.`,
  earlier: (posts) =>
    `Earlier I was ${listed(
      posts.map(({ position, employer, from, to }) =>
        [
          `${asPost(position)}${employer && `${comma(position)} ${atPlace(employer)}`}`,
          from && to ? `(${from} to ${to})` : to && `(${to})`,
        ]
          .filter(Boolean)
          .join(" "),
      ),
      "and",
    )}.`,
  request: {
    plain: [
      "I would be glad to come for an interview",
      "I would be glad to answer your questions at an interview",
      "I am ready to come for an interview",
    ],
    formal: ["I would appreciate an interview to go through these points with you"],
    warm: ["It would be a pleasure to go through these points with you at an interview"],
  },
  reach: (phone, email, attachments) =>
    `; ${attached(attachments)} attached, and you can reach me ${[phone && `on ${phone}`, email && `at ${email}`].filter(Boolean).join(" or ")}`,
};
