import { formatPhone } from "../phone"
import { blank, type Education, type Nysc, type Profile, type Referee, type Work } from "../profile.schema"
import { canonicalProfile, emptyProfile } from "./canonical-profile"
import { FormAnswers, type FormBasics } from "./form-answers.schema"
import { readSkills } from "./lists"
import { readLines, tidy } from "./text-lines"

/**
 * An education-first resume from the six fields of the form and, where given, the guided answers. What employers look for and the
 * person has not told yet stays visibly blank, at most six times: "____ (class of degree)". Nothing is made up.
 */
export function profileFromForm(form: FormBasics & { extras?: Partial<FormAnswers> }): Profile {
  const extras = FormAnswers.parse(form.extras ?? {})
  const nysc = nyscOf(extras)
  const siwes = siwesOf(extras)
  const skills = readSkills(readLines(extras.skills ?? ""))
  const referees = extras.referees.flatMap(refereeOf)
  return canonicalProfile({
    ...emptyProfile(),
    basics: { name: tidy(form.fullName), email: tidy(form.email), phone: formatPhone(form.phone), location: tidy(form.location), links: [] },
    education: [educationOf(form, extras)],
    ...(nysc && { nysc }),
    siwes: siwes ? [siwes] : [],
    projects: extras.projects.flatMap(({ name, description }) => (tidy(name) === "" ? [] : [{ name, ...given("description", description), highlights: [] }])),
    volunteer: extras.volunteering.map(({ organization, position, did }) => ({
      ...given("organization", organization), ...given("position", position), highlights: did ? [did] : [],
    })),
    skills: skills.length > 0 ? skills : [{ keywords: [blank("three skills that you have used")] }],
    ...(referees.length > 0 && { referees: { onRequest: false, list: referees } }),
    sectionOrder: ["education", "nysc", "siwes", "projects", "volunteer", "skills", "referees"],
  })
}

/** How many blanks are still to be filled in. */
export function countBlanks(text: string): number {
  return text.match(/_{4,}/g)?.length ?? 0
}

function educationOf(form: FormBasics, extras: FormAnswers): Education {
  return {
    studyType: filled(extras.degree) ?? blank("degree, such as B.Sc. or HND"),
    area: tidy(form.major),
    institution: tidy(form.school),
    score: filled(extras.classOfDegree) ?? blank("class of degree"),
    ...(extras.graduationDate && { endDate: extras.graduationDate }),
    highlights: extras.graduationDate ? [] : [blank("year you finished, or will finish")],
  }
}

function nyscOf(extras: FormAnswers): Nysc | undefined {
  const { nyscStatus: status, nyscDuties } = extras
  const isTold = status !== undefined || filled(extras.nyscPpa) !== undefined || filled(extras.nyscState) !== undefined || nyscDuties.length > 0
  if (!isTold) return { highlights: [blank("NYSC: discharged, serving, exempted or not yet served")] }
  const hasServed = status === "discharged" || status === "serving"
  const missing = hasServed && filled(extras.nyscPpa) === undefined ? { ppa: blank("place of primary assignment") } : {}
  return { ...(status && { status }), ...missing, ...given("ppa", extras.nyscPpa), ...given("state", extras.nyscState), highlights: nyscDuties }
}

function siwesOf({ siwesEmployer, siwesPosition, siwesDuties }: FormAnswers): Work | undefined {
  const work = { ...given("position", siwesPosition), ...given("name", siwesEmployer), highlights: siwesDuties.filter((duty) => tidy(duty) !== "") }
  const isTold = work.highlights.length > 0 || filled(siwesEmployer) !== undefined || filled(siwesPosition) !== undefined
  if (!isTold) return undefined
  return work.highlights.length > 0 ? work : { ...work, highlights: [blank("what you did there")] }
}

function refereeOf({ name, position, organization, phone, email }: FormAnswers["referees"][number]): Referee[] {
  if (tidy(name) === "") return []
  return [{ name, ...given("position", position), ...given("organization", organization), ...given("phone", phone && formatPhone(phone)), ...given("email", email) }]
}

function filled(value: string | undefined): string | undefined {
  const text = tidy(value ?? "")
  return text === "" ? undefined : text
}

function given<Key extends string>(key: Key, value: string | undefined): { [Name in Key]?: string } {
  const text = filled(value)
  const field: { [Name in Key]?: string } = {}
  if (text !== undefined) field[key] = text
  return field
}
