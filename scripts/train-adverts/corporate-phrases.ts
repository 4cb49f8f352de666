import { rows } from "./phrases";

/**
 * Sentences of long postings on job boards and pages of companies, all invented; the form is that of `phrases.ts`. Most ask for nothing,
 * though they name fields, partners and qualities: from them the tagger learns what is no demand.
 */
export const CORPORATE: Readonly<Record<string, readonly string[]>> = {
  about: rows(`
    {Company} is a leading provider of {noun}, {noun} and {noun} across {place} and West Africa.
    {Company} has over {n2} years of experience in {noun}, {noun} and {noun}.
    Founded in 2009, {Company} serves more than {n2}00 clients in {n} countries, from small businesses to public institutions.
    We work with governments, the private sector, civil society, research institutions and local communities.
    Our expertise covers {noun}, {noun}, energy and the environment, health and education.
    Our mission is to make {noun} simple, fair and affordable for everyone.
    Our vision is to be the most trusted name in {noun} by 2030.
    Our values are integrity, excellence, teamwork, innovation and respect.
    At {Company}, we believe that people are at the heart of everything we do.
    We are an equal partner of banks, insurers, ministries and development agencies.
    As a service provider in the field of {noun}, we are dedicated to shaping a future worth living.
    With offices in {place}, {place} and {place}, we combine global knowledge with local presence.
    Our customers trust us for speed, quality and care.
    Since its foundation the company has delivered {n2} projects in {noun} and {noun}.
    We are backed by investors from three continents and have grown fivefold in two years.
    {Company} is part of a group with interests in {noun}, logistics, agriculture and real estate.
    Our teams are diverse, curious and passionate about {noun}.
    We were named one of the best places to work in the country two years in a row.
    The organisation is funded by several donors and works in health, nutrition, protection and livelihoods.
    Our products are used by teachers, doctors, farmers and engineers every day.
    The department is responsible for {noun} and {noun} within the group.
    The unit supports all regions in planning, reporting and communication.
    The project aims to improve {noun} for 40,000 households in {place}.
    We combine technology, data and human insight to solve hard problems in {noun}.
    We are on a journey from a family business to a modern company, and this role is part of it.
    Our culture is built on trust, ownership and continuous learning.
    We are committed to sustainability, safety and the communities in which we operate.
    Listed on the exchange since 2014, we employ {n2}00 people.
    The bank offers retail, corporate and investment services in {n2} branches.
    Our hotel has {n2}0 rooms, two restaurants and a pool overlooking the lagoon.`),
  roleAbout: rows(`
    We are looking for [T {Title}] to join our growing team in {place}.
    [C {Company}] is seeking an experienced [T {Title}] to support our operations in {place}.
    The [T {Title}] will report to the head of department and work closely with finance, sales and operations.
    This is an exciting opportunity for the right person to make a real difference.
    As [T {Title}], you will be part of a team of {n} and work with colleagues from many backgrounds.
    In this role you will have the freedom to shape how we work.
    The role is based in {place}, with occasional travel to other sites.
    You will join a team that is ambitious, friendly and fast.
    This position is ideal for somebody who wants to grow with us.
    The post is open to internal and external applicants.
    The successful candidate will join the {noun} team in {place}.`),
  benefits: rows(`
    Competitive salary and performance bonus
    Health insurance for you and your family
    {n2} days of annual leave, plus public holidays
    Pension, life assurance and a 13th month
    Training, certification support and mentoring
    Flexible hours and two days of remote work a week
    A friendly and inclusive work environment
    Free lunch, tea and transport
    Opportunities for career growth in {noun} and leadership
    Paid parental leave
    Access to a gym, sports and wellness programmes
    Stock options after one year
    A laptop and a phone of your choice
    Learning budget for courses in {tool} and {noun}
    Quarterly team retreats`),
  headBenefits: rows(`
    What we offer
    What we offer:
    Benefits
    Why join us?
    What you will get
    Our offer
    Perks and benefits
    Remuneration`),
  headCompany: rows(`
    About us
    About {Company}
    Who we are
    Company description
    Our story
    About the company:
    The organisation
    Background`),
  headRole: rows(`
    About the role
    The role
    Job summary
    Role overview
    Purpose of the position
    Job description:
    Position summary`),
  headTasks: rows(`
    What you will do
    Your responsibilities
    Key responsibilities
    Key accountabilities:
    Main duties
    Your tasks
    Day to day
    Responsibilities include
    How you will make an impact`),
  headNeeds: rows(`
    What you bring
    What we are looking for
    Your profile
    Requirements
    Minimum qualifications
    Who you are
    Qualifications and experience:
    Skills and experience
    Education and experience
    You have`),
  headExtra: rows(`
    Nice to have
    Bonus points
    Preferred qualifications
    Desirable
    It would be great if you also have
    Added advantage`),
  tasks: rows(`
    [m duty {Verb}]
    [m duty {Verb}]
    [m duty {Verb}]
    [m duty {Verb} and {verb}]
    [m duty {Verb} for clients in {place}]
    [m duty {Verb} in line with company policy]
    [m duty {Verb} together with the sales and finance teams]
    [m duty {Ingbare}]
    [m duty {Ingbare} and {ingbare}]
    [m duty Support the team in {noun}]
    [m duty Prepare weekly and monthly reports on {noun}]
    [m duty Any other duties as assigned]`),
  needs: rows(`
    {degree}
    {degree} with {years}
    {years}
    [m years Minimum of {n} years of relevant experience], preferably in {noun}
    [m skill Proven experience in {noun}]
    [m skill Strong knowledge of {noun}]
    Strong knowledge of [m skill {noun}] and [m skill {noun}]
    [m skill Excellent written and verbal communication skills]
    [m skill Strong analytical and problem-solving skills]
    [m skill Good presentation skills]
    [m tool Proficiency in {tool}]
    Proficient in [m tool {tool}] and [m tool {tool}]
    [m tool Working knowledge of {tool}]
    [m trait Ability to work independently and in a team]
    [m trait A high level of integrity]
    [m trait Attention to detail]
    [m skill Ability to {verb}]
    [m certificate {paper}]
    [m language Fluency in English]
    [m language Fluent {language}]; English is our working language
    {nysc}
    [m trait Willingness to travel]
    You have [m skill hands-on experience with {noun}]
    You know how to [m skill {verb}]`),
  extras: rows(`
    [w skill Experience in {noun}]
    [w tool Knowledge of {tool}]
    [w certificate {paper}]
    [w degree A Master's degree in {field}]
    [w language {language}]
    [w skill Exposure to {noun}]
    [w years Previous work in a start-up]
    Experience with [w tool {tool}] is a plus
    [w skill Understanding of {noun}] will be an advantage`),
  diversity: rows(`
    {Company} is an equal opportunity employer.
    We welcome applications from all qualified candidates regardless of gender, age, religion, tribe or disability.
    Women and persons living with disabilities are strongly encouraged to apply.
    We do not discriminate on the basis of race, colour, religion, sex, national origin, age or marital status.
    We have zero tolerance for fraud, sexual exploitation and abuse.
    All offers are subject to background checks and references.
    By applying you agree that we process your data under our privacy policy.
    Only shortlisted candidates will be contacted.
    We thank all applicants for their interest.
    Due to the number of applications, we cannot answer each of them.
    We reserve the right to close this vacancy early.
    {Company} never asks for money at any stage of recruitment.
    If you need any adjustment during the process, please tell us.
    Diversity, equity and inclusion make us stronger.`),
  facts: rows(`
    Location: {place}
    Employment type: Full-time
    Department: {Noun}
    Job ID: {n2}{n}{n2}
    Posted {n} days ago
    Workplace: hybrid
    Seniority level: mid-senior
    Industry: {noun}
    {n2} applicants
    Contract: {n2} months, renewable
    Reports to: Head of {Noun}
    Salary: N{pay},000 monthly
    Vacancies: {n}`),
  teaser: rows(`
    We are seeking a skilled and proactive [T {Title}] to support our organization. The {Title} will be responsible for [m duty {ingbare}], [m duty {ingbare}], and [m duty {ingbare}]. The ideal candidate wil ...
    We are a leading company in {noun} with a proven track record across the country. We are seeking an experienced [T {Title}] to join our dynamic team and oversee [m duty {noun}] and [m duty {noun}] in {place}. The {Title} ...
    We seek a suitable candidate for this position.
    [C {Company}] is recruiting suitable candidates to fill the position of [T {Title}] in {place}.
    We seek a [T {Title}] to drive [m skill {noun}] and [m skill {noun}] that will fuel growth for our company. This individual will [m duty {verb}] and [m duty {verb}].
    The role requires [m skill excellent communication skills], [m trait attention to detail], and a [m trait passion for {noun}].
    We are looking for a highly motivated and customer-oriented [T {Title}] to join our dynamic team.
    {Company} has over {n2} years of experience in {noun}, {noun} and {noun}. We are hiring.`),
};
