import { formatPhone } from "../phone";
import {
  blank,
  isBlank,
  type Education,
  type Nysc,
  type Profile,
  type Referee,
  type Work,
} from "../profile.schema";
import { canonicalProfile, emptyProfile } from "./canonical-profile";
import { isSchoolCertificate, splitDegree } from "./degree";
import { FormAnswers, type FormBasics } from "./form-answers.schema";
import { readSkills } from "./lists";
import { readName } from "./person-name";
import { readLines, tidy } from "./text-lines";

/**
 * A resume from the six fields of the form and, where given, the guided answers. What employers look for and the
 * person has not told yet stays visibly blank, at most six times: "____ (class of degree)". Nothing is made up.
 */
export function profileFromForm(form: FormBasics & { extras?: Partial<FormAnswers> }): Profile {
  const extras = FormAnswers.parse(form.extras ?? {});
  const isSchoolLeaver = leavesSchool(form, extras);
  const nysc = isSchoolLeaver && extras.nyscStatus === undefined ? undefined : nyscOf(extras);
  const siwes = siwesOf(extras);
  const work = extras.work.flatMap(jobOf);
  const skills = readSkills(readLines(extras.skills ?? ""));
  const referees = extras.referees.flatMap(refereeOf);
  return canonicalProfile({
    ...emptyProfile(),
    basics: {
      name: readName(written(form.fullName)),
      email: tidy(form.email),
      phone: formatPhone(form.phone),
      location: written(form.location),
      links: [],
    },
    education: [isSchoolLeaver ? schoolOf(form, extras) : educationOf(form, extras)],
    ...(nysc && { nysc }),
    work,
    siwes: siwes ? [siwes] : [],
    projects: extras.projects.flatMap(({ name, description }) =>
      tidy(name) === ""
        ? []
        : [
            {
              name,
              ...given(
                "description",
                description?.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase()),
              ),
              highlights: [],
            },
          ],
    ),
    volunteer: extras.volunteering.map(({ organization, position, did }) => ({
      ...given("organization", organization),
      ...given("position", position),
      highlights: did ? [did] : [],
    })),
    skills: skills.length > 0 ? skills : [{ keywords: [blank("three skills that you have used")] }],
    ...(referees.length > 0 && { referees: { onRequest: false, list: referees } }),
    sectionOrder: [
      ...(work.length > 0 ? ["work" as const] : []),
      "education",
      "nysc",
      "siwes",
      "projects",
      "volunteer",
      "skills",
      "referees",
    ],
  });
}

/** How many blanks are still to be filled in. */
export function countBlanks(text: string): number {
  return text.match(/_{4,}/g)?.length ?? 0;
}

/** Whether the person's highest school is a secondary one: then no degree, class of degree or national service is asked for. */
function leavesSchool(form: FormBasics, extras: FormAnswers): boolean {
  const named = filled(extras.degree) ?? tidy(form.major);
  if (splitDegree(named) !== undefined) return isSchoolCertificate(named);
  const isHigher =
    /\b(?:university|polytechnic|poly|college of|institute|school of|monotechnic|\w*tech)\b/i.test(
      form.school,
    );
  return (
    filled(extras.degree) === undefined &&
    !isHigher &&
    /\b(?:secondary|grammar|high school|comprehensive|senior school)\b/i.test(form.school)
  );
}

function schoolOf(form: FormBasics, extras: FormAnswers): Education {
  const major = tidy(form.major);
  const isExam = splitDegree(major) !== undefined;
  const exam = filled(extras.degree) ?? (isExam ? major : undefined);
  return {
    studyType: exam === undefined ? blank("certificate, such as WASSCE or NECO") : writtenExam(exam),
    ...(!isExam && { area: written(major) }),
    institution: written(form.school),
    score: filled(extras.classOfDegree) ?? blank("your best results, such as English C4"),
    ...(extras.graduationDate && { endDate: extras.graduationDate }),
    highlights: extras.graduationDate ? [] : [blank("year you finished, or will finish")],
  };
}

/** "ssce" → "SSCE". */
function writtenExam(exam: string): string {
  return /^[a-z.]{3,8}$/.test(exam) ? exam.toUpperCase() : exam;
}

/** Typed on a phone without capitals: "university of lagos" → "University of Lagos". Anything else stays. */
function written(text: string): string {
  const line = tidy(text);
  if (line !== line.toLowerCase() || isBlank(line)) return line;
  return line
    .replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word, place: number) =>
      place > 0 && /^(?:of|and|the|in|for)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .normalize("NFC");
}

function educationOf(form: FormBasics, extras: FormAnswers): Education {
  const degree = filled(extras.degree) === undefined ? splitDegree(tidy(form.major)) : undefined;
  return {
    studyType: filled(extras.degree) ?? degree?.studyType ?? blank("degree, such as B.Sc. or HND"),
    area: written(degree?.area ?? form.major),
    institution: written(form.school),
    score: filled(extras.classOfDegree) ?? blank("class of degree"),
    ...(extras.graduationDate && { endDate: extras.graduationDate }),
    highlights: extras.graduationDate ? [] : [blank("year you finished, or will finish")],
  };
}

function nyscOf(extras: FormAnswers): Nysc | undefined {
  const { nyscStatus: status, nyscDuties } = extras;
  const isTold =
    status !== undefined ||
    filled(extras.nyscPpa) !== undefined ||
    filled(extras.nyscState) !== undefined ||
    nyscDuties.length > 0;
  if (!isTold) return { highlights: [blank("NYSC: discharged, serving, exempted or not yet served")] };
  const hasServed = status === "discharged" || status === "serving";
  const missing =
    hasServed && filled(extras.nyscPpa) === undefined ? { ppa: blank("place of primary assignment") } : {};
  return {
    ...(status && { status }),
    ...missing,
    ...given("ppa", extras.nyscPpa),
    ...given("state", extras.nyscState),
    highlights: nyscDuties,
  };
}

function jobOf({ position, name, startDate, endDate, duties }: FormAnswers["work"][number]): Work[] {
  const highlights = duties.filter((duty) => tidy(duty) !== "");
  if (filled(position) === undefined && filled(name) === undefined && highlights.length === 0) return [];
  return [
    {
      ...given("position", position),
      ...given("name", name),
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
      highlights,
    },
  ];
}

function siwesOf({ siwesEmployer, siwesPosition, siwesDuties }: FormAnswers): Work | undefined {
  const work = {
    ...given("position", siwesPosition),
    ...given("name", siwesEmployer),
    highlights: siwesDuties.filter((duty) => tidy(duty) !== ""),
  };
  const isTold =
    work.highlights.length > 0 || filled(siwesEmployer) !== undefined || filled(siwesPosition) !== undefined;
  if (!isTold) return undefined;
  return work.highlights.length > 0 ? work : { ...work, highlights: [blank("what you did there")] };
}

function refereeOf({
  name,
  position,
  organization,
  phone,
  email,
}: FormAnswers["referees"][number]): Referee[] {
  if (tidy(name) === "") return [];
  return [
    {
      name,
      ...given("position", position),
      ...given("organization", organization),
      ...given("phone", phone && formatPhone(phone)),
      ...given("email", email),
    },
  ];
}

function filled(value: string | undefined): string | undefined {
  const text = tidy(value ?? "");
  return text === "" ? undefined : text;
}

function given<Key extends string>(key: Key, value: string | undefined): { [Name in Key]?: string } {
  const text = filled(value);
  const field: { [Name in Key]?: string } = {};
  if (text !== undefined) field[key] = text;
  return field;
}
