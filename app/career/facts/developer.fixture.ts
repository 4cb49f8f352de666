import type { Advert } from "~/career/advert.schema";
import { Profile } from "~/career/profile.schema";
import type { GoodCase } from "./good.fixture";
import type { MutatedCase } from "./mutated.fixture";
import type { FactContext } from "./prepare";

/** An invented developer and advert: written last, with no rule in mind. */
const profile = Profile.parse({
  basics: { name: "Tunde Bello", label: "Software Developer", location: "Yaba, Lagos" },
  work: [
    {
      position: "Backend Developer",
      name: "Kudify Technologies",
      location: "Lagos",
      startDate: "2022-06",
      endDate: "present",
      highlights: [
        "Built a payments API in Node.js and PostgreSQL that handles 40,000 requests a day",
        "Cut average response time from 900 ms to 220 ms by adding Redis caching",
        "Wrote 180 unit tests with Jest, raising coverage from 35% to 80%",
        "Reviewed pull requests and mentored two interns",
        "Worked with the mobile team to integrate Paystack and Flutterwave",
        "Moved 3 services to Docker on AWS, saving about $400 a month",
      ],
    },
    {
      position: "IT Support Intern",
      name: "Ogun State Polytechnic",
      startDate: "2021-01",
      endDate: "2021-06",
      highlights: [
        "Fixed 60+ computers and printers across five departments",
        "Assisted in setting up a computer lab of 30 systems",
      ],
    },
  ],
  education: [
    {
      studyType: "HND",
      area: "Computer Science",
      institution: "Yaba College of Technology",
      score: "Upper Credit",
      startDate: "2019",
      endDate: "2021",
    },
  ],
  nysc: { status: "serving", state: "Oyo" },
  skills: [{ keywords: ["JavaScript", "TypeScript", "Node.js", "PostgreSQL", "Docker", "Git"] }],
  certificates: [{ name: "AWS Cloud Practitioner", status: "in progress" }],
});
const advert: Advert = {
  title: "Software Engineer",
  company: "Paymo Africa",
  lines: ["Paymo Africa needs a Software Engineer with Kubernetes, Go and 3 years of experience."],
  terms: [{ options: ["Kubernetes"], need: "must", line: 0, kind: "skill" }],
  knockOuts: [],
  howToApply: {},
  duties: [],
  about: [],
  scamHints: [],
  speaksToMachines: false,
};
export const developerContext: FactContext = {
  profile,
  advert,
  today: "2026-11-21",
  language: "en",
  targetTitle: "Software Engineer",
  company: "Paymo Africa",
};

const h = (at: number) => [`work.0.highlights.${at}`];
const g = (at: number) => [`work.1.highlights.${at}`];

export const GOOD_DEVELOPER: GoodCase[] = [
  [
    "At Kudify Technologies, I built a payments API in Node.js and PostgreSQL which handles 40,000 requests every day.",
    h(0),
  ],
  ["Developed a Node.js and PostgreSQL payments API serving 40k requests per day", h(0)],
  ["Added Redis caching, cutting average response time from 900 ms to 220 ms", h(1)],
  ["By adding Redis caching I brought the average response time down from 900 to 220 ms.", h(1)],
  ["Wrote 180 Jest unit tests and raised coverage from 35% to 80%", h(2)],
  ["My 180 unit tests in Jest took test coverage from 35 to 80 percent.", h(2)],
  ["Mentored 2 interns and reviewed pull requests", h(3)],
  ["I reviewed pull requests and mentored two interns.", h(3)],
  ["Integrated Paystack and Flutterwave together with the mobile team", h(4)],
  ["I worked with the mobile team on the Paystack and Flutterwave integrations.", h(4)],
  ["Moved three services to Docker on AWS, which saves about $400 a month", h(5)],
  ["Migrated 3 services to Docker on AWS and saved around $400 monthly", h(5)],
  ["Repaired over 60 computers and printers in five departments", g(0)],
  ["Fixed more than 60 computers and printers across 5 departments", g(0)],
  ["Helped to set up a 30-system computer lab", g(1)],
  ["As an IT support intern, I assisted in setting up a lab of 30 computers.", g(1)],
  ["I hold an HND in Computer Science (Upper Credit) from Yaba College of Technology.", ["education.0"]],
  ["I am a YABATECH graduate with a Higher National Diploma in Computer Science.", ["education.0"]],
  ["I am currently serving my NYSC year in Oyo State.", ["nysc"]],
  ["My AWS Cloud Practitioner certificate is in progress.", ["certificates.0"]],
  ["I write JavaScript and TypeScript, and I use Git and Docker.", ["skills.0"]],
  ["I have four years of experience as a backend developer.", ["work.0"]],
  ["In my current role as Backend Developer, I have built an API that handles 40,000 daily requests.", h(0)],
];

export const MUTATED_DEVELOPER: MutatedCase[] = [
  ["skill", "Built a payments API in Go and PostgreSQL that handles 40,000 requests a day", h(0)],
  ["number", "Built a payments API that handles 400,000 requests a day", h(0)],
  ["unit", "Built a payments API that handles 40,000 requests an hour", h(0)],
  ["skill", "Built a payments API in Node.js and MongoDB", h(0)],
  ["number", "Cut average response time from 900 ms to 20 ms", h(1)],
  ["unit", "Cut average response time by 220 ms with Redis", h(1)],
  ["skill", "Cut average response time with Memcached caching", h(1)],
  ["number", "Wrote 80 unit tests with Jest", h(2)],
  ["number", "Raising coverage to 95% with 180 unit tests", h(2)],
  ["escalation", "Managed two interns and reviewed pull requests", h(3)],
  ["escalation", "Led the engineering team and mentored two interns", h(3)],
  ["help", "Integrated Paystack and Flutterwave", h(4)],
  ["skill", "Worked with the mobile team to integrate Stripe", h(4)],
  ["number", "Moved 3 services to Docker on AWS, saving $400 a month", h(5)],
  ["skill", "Moved 3 services to Docker on Azure, saving about $400 a month", h(5)],
  ["skill", "Moved 3 services to Kubernetes on AWS, saving about $400 a month", h(5)],
  ["number", "Moved 3 services to Docker on AWS, saving about $4,000 a month", h(5)],
  ["number", "Fixed 600 computers and printers", g(0)],
  ["help", "Set up a computer lab of 30 systems", g(1)],
  ["certificate", "I hold a B.Sc in Computer Science from Yaba College of Technology.", ["education.0"]],
  ["certificate", "I finished Computer Science with Distinction.", ["education.0"]],
  ["status", "I have completed my NYSC.", ["nysc"]],
  ["status", "I am an AWS Cloud Practitioner.", ["certificates.0"]],
  ["number", "I have seven years of experience as a backend developer.", ["work.0"]],
  ["employer", "At Andela I reviewed pull requests and mentored two interns.", h(3)],
  ["escalation", "As Senior Backend Developer I reviewed pull requests and mentored two interns.", h(3)],
  ["employer", "At Ogun State Polytechnic I built a payments API in Node.js and PostgreSQL.", h(0)],
  ["status", "As an IT support officer, I fixed 60+ computers and printers across five departments.", g(0)],
  ["skill", "I am skilled in Python and JavaScript.", ["skills.0"]],
];
