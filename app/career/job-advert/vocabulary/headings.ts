import { listOf } from "../patterns";
import type { Section } from "../sentence";

/** Words that name a section of an advert, folded; earlier rows win. */
export const HEADING_WORDS: readonly { section: Section; phrases: string[] }[] = [
  {
    section: "wish",
    phrases:
      listOf(`helpful, look kindly on, look more kindly on, pluses, some pluses, rather appoint, smile at, might tip the scale, not necessary, not compulsory but good, give you an edge, gives you an edge, good not needed, not needed, not essential, not required, nice to have, nice to haves, better still, would not hurt, would not hurt to know, extra credit, brownie points, would help, what would help, added advantage, added advantages, an advantage, advantage, advantages, desirable, preferred,
      bonus points, bonus, a plus, optional, good to have, good to haves, ideally, ideal world, tip the scale, tip the scales, love you to have, would be great, will be great, would be lovely, lovely if, great if, it is a plus if, not a dealbreaker, what would make us smile, we would be happy if, points for, you stand out if, stand out, good extras, extras, extra, sets you apart, not a must, not compulsory, preferences, we prefer, added value, nice, sweeteners, welcome, gern gesehen, das ware schon, ideal, plus, seraient un plus, un avantage, we would love, we'd love, we will love, it helps if, it helps if you, it helps, helps if, even better, plus if, edge, an edge, extra points, atouts, atout, souhaite, souhaitable, un plus, wunschenswert, von vorteil, pluspunkte`),
  },
  {
    section: "apply",
    phrases:
      listOf(`how to apply, constitution du dossier, pieces a fournir, documents to submit, documents to send, what to send, what you send, what you should send, applying, to apply, how to submit, how to send, method, mode of submission, submission of application, method of application, mode of application, application procedure, application process, application method,
      applications, application, apply, apply now, closing date, application deadline, submission, next steps, interested, comment postuler, candidature, candidatures, pour postuler, postuler,
      dossier de candidature, bewerbung, so bewerben sie sich, bewerben, kontakt, contact us, contact`),
  },
  {
    section: "benefits",
    phrases:
      listOf(`about the package, benefits, benefit, what we give, we give, what we offer, we offer, our offer, perks, remuneration, salary, compensation, pay, package, allowances, welfare, what you get, what you will get, you get, you will get, you receive, what you receive, what is on offer, on offer, in return, in return we offer, we provide, what we provide,
      why join us, why work with us, conditions of service, what is in it for you, what's in it for you, avantages, nous offrons, remuneration et avantages, ce que nous offrons, wir bieten, was wir bieten, unser angebot, das bieten wir, leistungen`),
  },
  {
    section: "must",
    phrases:
      listOf(`requirements, requirement, prerequisites, qualifications, qualification, must haves, must have, skills, skill, competencies, competences, competence, competency, person specification, person specifications, specification, basic qualifications, minimum criteria, entry qualifications, entry requirements, candidates criteria,
      who we are looking for, who we look for, who we want, we expect, what we expect, client expects, what our client expects, what the client expects, dealbreakers, deal breakers, we want to see, essential, essentials, you qualify if, you qualify if you, qualify if, what makes you, makes you, your side, we ask for, what we ask, you bring, what you must have, who you are, what you need, what you'll need, what you will need, what we need, what we want, what we are looking for, what we look for, what you bring, what you should have, you have, you must have,
      you should have, you are, profile, your profile, about you, ideal candidate, the candidate, candidate profile, eligibility, criteria, education, educational, experience, conditions, attributes, abilities, credentials,
      you must be, applicants must, applicants must have, candidates must have, candidates must possess, must possess, should possess, candidates must, candidate must have, applicant must have, who can apply, who can come, who may apply, das sollten sie mitbringen, who should apply, profil, profil recherche, exigences, competences, qualites, votre profil, formation, anforderungen, ihr profil, dein profil, das bringen sie mit,
      was sie mitbringen, sie bringen mit, voraussetzungen, qualifikation, qualifikationen`),
  },
  {
    section: "duties",
    phrases:
      listOf(`responsibilities, responsibility, duties, duty, what you will do, what success looks like, what happens in the role, what we will ask of you, ask of you, you will be doing, what you'll do, what you will be doing, you will, tasks, task, role summary, role purpose, job description, terms of reference, job summary, job purpose,
      job functions, job function, functions, the job, the role, the work, your work, your day, your week, your month, a typical day, in this role, your role, job roles, key result areas, kras, deliverables, scope of work, scope, accountabilities, day to day, missions, mission, taches, vos missions, responsabilites,
      attributions, aufgaben, ihre aufgaben, deine aufgaben, tatigkeiten, aufgabengebiet`),
  },
  {
    section: "about",
    phrases: listOf(
      `about us, about, about the team, about the company, company profile, who we are, our company, the company, the school, the organisation, the organization, background, company overview, overview, our client, organisation, organization, a propos, qui sommes nous, notre entreprise, uber uns, wir uber uns, das unternehmen`,
    ),
  },
];

/** Words that may stand beside them in a heading. */
export const HEADING_FILLERS = new Set(
  listOf(`key, main, job, if, have, if you, it, do, makes, agent, good, great, minimum, basic, general, essential, required, other, the, your, our, and, or, of, for, to, in, a, an, this, these, specific, core, academic, educational, education, professional, personal, technical,
    position, post, role, candidate, candidates, applicant, applicants, is, are, we, you, will, be, work, working, competencies, skills, skill, knowledge, abilities, experience, qualification, qualifications, requirements, responsibilities, duties, needed, key, primary,
    specification, additional, mandatory, compulsory, attractive, salary, benefits, company, us, here, interested, persons, with, on, et, les, des, la, le, de, vos, nos, requis, requises, principales, principaux, unsere, ihre, ihr, das, die, der, und, wir, sie, an, fachliche, personliche, functions, tasks, how, now, procedure`),
);

/** Labels of a single line. Some say what the line is about, others only name a fact. */
export const FIELD_LABELS: readonly { section?: Section; labels: string[] }[] = [
  {
    section: "must",
    labels:
      listOf(`general, general requirements, general requirement, all posts, all positions, all applicants, applicants, candidates, age, age limit, age range, age bracket, gender, sex, experience, years of experience, work experience, working experience, minimum experience, experience length, education, qualification, minimum qualification, educational qualification, academic qualification, degree, nysc, language, languages,
      certification, certifications, certificate, licence, license, professional qualification, residence, class of degree, skill, tools, software, langue, langues, alter, ausbildung, sprachen, berufserfahrung, diplome, experience requise, age maximum`),
  },
  {
    section: "benefits",
    labels: listOf(
      `salary, pay, monthly pay, salary range, net pay, gross pay, remuneration, working hours, work hours, hours, time, work time, resumption, resumption time, resumption date, working days, work days, days, accommodation, allowance, commission, leave, salaire, horaires, gehalt, arbeitszeit, benefits, start, start date, working time, shift, employment type, job type, contract, contract type, contract length, length, length of contract, duration, work mode, mode, job mode`,
    ),
  },
  {
    section: "apply",
    labels: listOf(
      `papers, documents, documents required, required documents, attach, attachments, in the subject, email subject, mail subject, title of mail, title of the mail, mail title, email title, subject of mail, subject of the mail, subject of email, subject of the email, write to, method, deadline, closing, closes, submission, closing date, application deadline, email, e-mail, mail, subject, subject line, whatsapp, phone, tel, telephone, call, contact, apply, send cv to, link, website, address, venue, interview venue, interview date, date, time of interview, walk in, ref, reference, job ref, ref no, reference number, job code, date limite, objet, betreff, bewerbungsschluss, bewerbungsfrist, attention, attn, nb, note, p.s, ps, disclaimer, warning`,
    ),
  },
  {
    section: "about",
    labels: listOf(
      `company, company name, employer, organisation, organization, name of company, industry, sector, job field, field, category, job category, specialisation, specialization, job specialisation, job specialization, experience level, career level, job level, school, hospital, department, reports to, reporting to, entreprise, unternehmen`,
    ),
  },
  {
    section: "head",
    labels: listOf(
      `base, town, city, rotation, job title, title, assignment title, title of assignment, title of the assignment, consultancy title, position, role, post, vacancy, vacancies, job position, job role, job, station, job location, location, work location, place of work, duty station, place, positions, number of positions, slots, no of slots, intitule du poste, poste, lieu, stelle, standort, arbeitsort, einsatzort, lieu de travail, openings, we are hiring, hiring, now hiring, urgent vacancy, job vacancy, urgent, job opening, vacancy alert, urgently needed, wanted, recrutement, offre d'emploi, stellenangebot`,
    ),
  },
];

/** Before a colon these lead to wishes; as a line of its own, or the head of a column, they may be anything. */
export const WISH_LABELS: ReadonlySet<string> = new Set(
  listOf("desired, good to know, not compulsory but good"),
);
