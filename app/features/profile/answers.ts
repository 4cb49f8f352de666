import { findPhones } from "~/career/phone";
import { canonicalProfile, profileFromForm, type FormAnswers } from "~/career/profile";
import { blank, EndDate, NyscStatus, YearMonth, type Profile } from "~/career/profile.schema";
import { z } from "zod";
import { readDateField } from "./entry-fields";

/** One job in the guided questions, as typed. */
const WorkAnswer = z.object({
  position: z.string(),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  did: z.string(),
});

/** What the guided questions ask people without a resume, as typed. An empty text is an answer not given. */
export const Answers = z.object({
  fullName: z.string(),
  phone: z.string(),
  email: z.string(),
  location: z.string(),
  major: z.string(),
  school: z.string(),
  work: z.array(WorkAnswer).default([]),
  degree: z.string(),
  classOfDegree: z.string(),
  graduationYear: z.string(),
  nysc: z.string(),
  nyscState: z.string(),
  nyscPlace: z.string(),
  siwes: z.string(),
  projects: z.string(),
  volunteering: z.string(),
  skills: z.string(),
  referees: z.string(),
});
export type Answers = z.infer<typeof Answers>;

/** The profile behind the answers. What a letter alone did not need stays an open blank, which no letter quotes. */
export function profileFromAnswers(answers: Answers, account: { name: string; email: string }): Profile {
  const { employer: siwesEmployer, duties: siwesDuties } = siwesOf(linesOf(answers.siwes));
  const extras: Partial<FormAnswers> = {
    work: answers.work.map(jobOf),
    degree: given(answers.degree),
    classOfDegree: given(answers.classOfDegree),
    graduationDate: given(answers.graduationYear),
    nyscStatus: NyscStatus.safeParse(answers.nysc).data,
    nyscState: given(answers.nyscState),
    nyscPpa: given(answers.nyscPlace),
    siwesEmployer,
    siwesDuties,
    projects: linesOf(answers.projects).slice(0, 5).map(projectOf),
    volunteering: linesOf(answers.volunteering)
      .slice(0, 5)
      .map((did) => ({ did })),
    skills: given(answers.skills),
    referees: linesOf(answers.referees).slice(0, 3).map(refereeOf),
  };
  const profile = profileFromForm({
    fullName: answers.fullName || account.name || blank("your name"),
    email: answers.email || account.email,
    phone: answers.phone || blank("your phone number"),
    location: answers.location || blank("your town"),
    major: answers.major || blank("course of study"),
    school: answers.school || blank("school"),
    extras,
  });
  if (answers.work.length === 0 || hasSchool(answers)) return profile;
  // Who tells of work and of no school is not asked for one by blanks.
  const { nysc, ...rest } = profile;
  return canonicalProfile({ ...rest, education: [], ...(answers.nysc !== "" && { nysc }) });
}

function hasSchool({ major, school, degree, classOfDegree, graduationYear }: Answers): boolean {
  return [major, school, degree, classOfDegree, graduationYear].some((text) => text !== "");
}

function jobOf({ position, name, startDate, endDate, did }: Answers["work"][number]) {
  return {
    position: given(position),
    name: given(name),
    startDate: YearMonth.safeParse(readDateField("date", startDate)).data,
    endDate: EndDate.safeParse(readDateField("endDate", endDate)).data,
    duties: linesOf(did).slice(0, 20),
  };
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.replace(/^\s*[-*•–]\s*/, "").trim())
    .filter(Boolean);
}

function given(text: string): string | undefined {
  return text.trim() || undefined;
}

const MAX_NAME = 200;

/** The first line names the employer, where it is no sentence about the work. */
function siwesOf(lines: string[]) {
  const [first = ""] = lines;
  const employer = first.length <= MAX_NAME ? given(first) : undefined;
  return { employer, duties: lines.slice(employer === undefined ? 0 : 1).slice(0, 8) };
}

// "School results app: keeps the marks of 300 pupils" is a name and what it is. So is a paragraph: its first words, and the rest.
function projectOf(line: string) {
  const [, name = line, description] = /^([^:]{2,80}):\s+(.+)$/.exec(line) ?? [];
  if (name.length <= MAX_NAME) return { name, description };
  const space = name.lastIndexOf(" ", MAX_NAME);
  const end = space > 0 ? space : MAX_NAME;
  return { name: name.slice(0, end), description: name.slice(end).trim() };
}

// "Mrs Bello, Head of Accounts, Zenith Foods, 0803 123 4567"
function refereeOf(line: string) {
  const phone = findPhones(line)[0]?.phone;
  const email = /[\w.+-]+@[\w-]+(\.[\w-]+)+/.exec(line)?.[0];
  const parts = line
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part && findPhones(part).length === 0 && !part.includes("@"));
  const [name = line, position, ...organization] = parts;
  return {
    name: name.slice(0, MAX_NAME),
    position: position?.slice(0, MAX_NAME),
    organization: organization.join(", ").slice(0, MAX_NAME) || undefined,
    phone,
    email,
  };
}
