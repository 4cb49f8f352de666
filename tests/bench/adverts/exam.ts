import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DemandKind, Need } from "~/career/job-advert/job-advert";
import { Profile } from "~/career/profile.schema";

export type LabelledDemand = { quote: string; need: Need; kind: DemandKind };
export type LabelledRules = {
  years?: { atLeast: number; atMost?: number; of?: string | null };
  age?: { atLeast?: number; atMost?: number };
  degree?: string[];
  class?: string;
  nysc?: boolean;
  oLevels?: { credits?: number; sittings?: number };
  bodies?: string[];
  licence?: string;
  residence?: string;
  closes?: string;
  gender?: string;
};
export type LabelledHowToApply = {
  email: string | null;
  url: string | null;
  phone: string | null;
  subject: string | null;
  reference: string | null;
  addressee: string | null;
  attachments: string[];
  oneFile: boolean | null;
  fileFormat: string | null;
  fileName: string | null;
  walkIn: string | null;
};
export type LabelledAdvert = {
  id: string;
  trade: string;
  form: string;
  language: string;
  honest: boolean;
  text: string;
  title: string | null;
  company: string | null;
  location: string | null;
  posts?: string[];
  demands: LabelledDemand[];
  rules: LabelledRules;
  today: string;
  howToApply: LabelledHowToApply;
  warnings: string[];
  fit: { person: string; score: number; why: string }[];
};

export type Person = {
  id: string;
  name: string;
  dateOfBirth?: string;
  place: string;
  work: {
    name: string;
    position: string;
    startDate?: string;
    endDate: string | null;
    highlights: string[];
  }[];
  education: {
    institution: string;
    studyType?: string;
    area?: string;
    score?: string;
    standing?: string;
    startDate?: string;
    endDate?: string;
  }[];
  certificates: { name: string; standing?: string }[];
  skills: string[];
  languages: string[];
  nysc?: { status: string | null };
  licence?: string;
};

const FOLDER = join("tests", "fixtures", "adverts-exam");

/** The labelled adverts that may be read one by one ("open") or only counted ("aside"). */
export function loadAdverts(part: "open" | "aside" = "open"): LabelledAdvert[] {
  return loadAdvertsFrom(join(FOLDER, part));
}

/** The labelled adverts of a folder that stands elsewhere. */
export function loadAdvertsFrom(folder: string): LabelledAdvert[] {
  return load<LabelledAdvert>(folder);
}

export function loadPeople(): Map<string, Person> {
  return new Map(load<Person>(join(FOLDER, "people")).map((person) => [person.id, person]));
}

function load<Item>(folder: string): Item[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Item);
}

const STATUSES: Record<string, string> = {
  discharged: "discharged",
  exempted: "exempted",
  serving: "serving",
};
const STANDINGS: Record<string, string> = {
  "in view": "in_view",
  "in progress": "in_progress",
  "part passed": "part_passed",
};

/** A labelled person as a profile. */
export function profileOf(person: Person): Profile {
  const standing = (text: string | undefined) =>
    text && { standing: STANDINGS[text] ?? text.replace(/ /g, "_") };
  const status = STATUSES[person.nysc?.status ?? ""];
  return Profile.parse({
    basics: { name: person.name, location: person.place },
    work: person.work.map(({ endDate, ...job }) => ({ ...job, endDate: endDate ?? "present" })),
    education: person.education.map(({ standing: own, ...study }) => ({
      ...Object.fromEntries(Object.entries(study).filter(([, value]) => value !== "")),
      ...standing(own),
    })),
    certificates: [
      ...person.certificates.map(({ name, standing: own }) => ({ name, ...standing(own) })),
      ...(person.licence
        ? [{ name: /licen/i.test(person.licence) ? person.licence : `driver's licence, ${person.licence}` }]
        : []),
    ],
    skills: person.skills.length > 0 ? [{ keywords: person.skills }] : [],
    languages: person.languages.map((language) => ({ language })),
    ...(status && { nysc: { status } }),
    personal: person.dateOfBirth ? [{ label: "Date of birth", value: person.dateOfBirth }] : [],
  });
}
