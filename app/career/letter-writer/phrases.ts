import type { Tone } from "../generated-document";
import type { PlannedExperience } from "./experience";
import type { PlannedStudy } from "./letter-plan";

/** What an advert asks of everybody and a letter answers in a few words. */
export type Topic =
  | "years"
  | "study"
  | "credits"
  | "papers"
  | "awards"
  | "skills"
  | "languages"
  | "service"
  | "residence"
  | "age"
  | "origin"
  | "detail";

/** Wordings of one sentence, of which a letter takes one. */
export type Wordings = readonly [string, ...string[]];

/** A post in slots; dates are printed dates, empty where the person gave none. */
export type PostSlots = { position: string; employer: string; from: string; to: string; isPresent: boolean };

/**
 * The server's own words around the person's lines. A slot stands where no article or ending depends on it, so
 * that every title, employer and place can fill it. What ends in no full stop here is joined by the writer.
 */
export type Phrases = {
  opening: Record<Tone, (title: string, company: string) => Wordings>;
  /** A post as the head of what was done there: "Store Keeper, Bukuru Mills, since March 2019:" */
  postHead: (post: PostSlots) => string;
  /** The leads of a list of the person's lines, alone and below their posts. */
  bring: Wordings;
  more: Wordings;
  /** Answers that are no line of work: a name and a few words without a verb, so that they need no grammar of the slots. */
  answers: {
    /** A detail has the label of the person's own form. */
    labels: Record<Exclude<Topic, "detail">, string>;
    /** Of a study whose end nobody has named. */
    going: string;
    /** When a study that goes on will end. */
    expected?: (year: string) => string;
    /** `here`: of them in the present post; `employer`: of them with the present employer. */
    years: (count: number, here?: number, employer?: { name: string; count: number }) => string;
    service: Record<"discharged" | "serving" | "exempted", (year: string) => string>;
  };
  /** How long the person was in which post, in English; `asked`: the years of any work that the advert asks for at least. */
  experience?: {
    answer: (experience: PlannedExperience) => string;
    sentence: (experience: PlannedExperience, asked?: number) => string;
  };
  /** The lead of what they hold and are. */
  record: Wordings;
  /** Of the person: "34 years". */
  age: (count: number) => string;
  years: (count: number) => string;
  /** `asked`: what the advert asks for at least, and no more than `count`. */
  yearsAsked: (asked: number, count: number) => string;
  /** `here`: of them in the present post. */
  yearsAskedHere: (asked: number, count: number, here: number) => string;
  /** The person's own words for their years in one field, in English. */
  yearsInField?: (words: string) => string;
  /** `here`: of them in the present post. */
  yearsHere: (count: number, here: number) => string;
  /** Years with the present employer. */
  yearsWith: (employer: string, count: number) => string;
  studiesHeld: (studies: PlannedStudy[]) => string;
  studyOpen: (study: PlannedStudy) => string;
  /** `isMore`: a study stands before. */
  papersHeld: (names: string[], isMore: boolean) => string;
  /** In languages that have it; the others name the membership among the qualifications. */
  member?: (memberships: { grade?: string; body: string }[]) => string;
  papersOpen: (names: string[]) => string;
  skills: (names: string[]) => string;
  /** Where the advert asks for none of them. */
  otherSkills: (names: string[]) => string;
  tools: (names: string[]) => string;
  speak: (languages: string[]) => string;
  service: Record<"discharged" | "serving" | "exempted", (year: string) => string>;
  home: (place: string) => string;
  /** Where the person lives, joined to the sentence about service, which has no full stop here. */
  andHome: (service: string, place: string) => string;
  /** The posts before, each with its period, as "position, employer (from to to)". */
  earlier: (posts: PostSlots[]) => string;
  request: Record<Tone, Wordings>;
  /** Follows the request with its own semicolon. */
  reach: (phone: string, email: string, attachments: string[]) => string;
};

/** "Hausa, Kanuri and English"; parts that hold a comma are set off by semicolons. */
export function listed(names: string[], and: string): string {
  if (names.length < 2) return names[0] ?? "";
  const hasCommas = names.some((name) => name.replace(/\([^()]*\)/g, "").includes(","));
  const comma = hasCommas && names.length > 2 ? ";" : ",";
  return `${names.slice(0, -1).join(`${comma} `)}${hasCommas ? comma : ""} ${and} ${names.at(-1) ?? ""}`;
}

/** "HND Accountancy, Upper Credit, The Polytechnic, Ibadan, 2014": the parts of a study without words between. */
export function studyAsParts({ degree, area, score, school, year, standing, state }: PlannedStudy): string {
  const end = state === "finished" ? year : (standing ?? year);
  // "Bachelor of Laws, Private Law"; "Diploma in Nursing", but "HND Accountancy"
  const mark =
    degree && / (?:of|in) /.test(degree) ? ", " : degree && IS_WRITTEN_OUT.test(degree) ? " in " : " ";
  return [[degree, area].filter(Boolean).join(mark), score, school, end].filter(Boolean).join(", ");
}
const IS_WRITTEN_OUT = /\b(?:diploma|degree|certificate|bachelor|master|doctorate)s?$/i;

/** "Store Keeper, Bukuru Mills, March 2019 to May 2021:" */
export function headOf(
  { position, employer, from, to, isPresent }: PostSlots,
  since: string,
  until: string,
  end = ":",
): string {
  const ended = from && to && from !== to ? `${from} ${until} ${to}` : to || from;
  const time = isPresent ? from && `${since} ${from}` : ended;
  return [position, employer, time].filter(Boolean).join(", ") + end;
}
