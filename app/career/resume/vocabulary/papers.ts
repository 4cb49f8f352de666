/** Words that only papers, courses and licences have in their names, lower case: what has one is no body that gives them. */
export const paperNouns = `certificate, certificates, certification, cert, certified, licence, license, permit, pass, test, training, trainings, course, courses, workshop, seminar, conference, webinar, bootcamp, nanodegree, diploma, examination, exam, qualification, programme, program,
  foundation level, awareness, level, grade, stage, module, modules, induction, registration, membership, award, badge, card, zertifikat, lehrgang, formation, certificat, certificado, curso`;

/** Words of bodies that give papers, lower case: a stretch with one of them names a body. */
export const bodyWords = `institute, institution, institut, council, association, society, board, ministry, academy, university, polytechnic, commission, agency, authority, federation, directorate, secretariat, judiciary, ltd, limited, plc, inc, llc, red cross, red crescent, st john ambulance, instituto, universite, ministere, akademie, universidad`;

/** Words that end the names of such bodies, or stand before "of" and "for" in them, lower case. */
export const bodyEnds = `college, school, schools, centre, center, fund, corps, bureau, department, hospital, bank, branch, union, chamber, chambers, network, church, initiative, foundation, government, consult, consulting, consultants, consultancy, solutions, learning, service, services, police, ngo, company, group, ecole`;

/** Beginnings of names of public bodies, lower case. */
export const bodyLeads = `federal, national, nigerian, british, american, west african, international organi[sz]ation, royal, chartered institute`;

/** Short names of bodies that hold trainings and give papers, beside those of the common list, lower case. */
export const trainingBodies = `nde, itf, smedan, axelos, peoplecert, opito, nimasa, nsitf, nema, nscdc, naca, nysc, giz, undp, unicef, wfp, who, usaid, icrc`;

/** Grades of members beside those of the common list, lower case. */
export const moreGrades = `probationer, probationary member, technician member, technician, graduate, fellow member, life member, practising member, licensed member, ordinary member`;

/** What a stretch without a name of its own begins with that tells how far a paper has come, as patterns. */
export const progressLeads = [
  "(?:levels?|parts?|stages?|steps?|units?|modules?|papers?|phases?|sections?) (?:[ivx\\d]|[a-z]{0,2}\\d)",
  "(?:final|last|first|second|two|three|one|\\d{1,2}) (?:stages?|papers?|levels?|units?|modules?|parts?)",
  "(?:exams?|examination|results?|registration|renewal|licen[cs]e|certificate|induction) (?:is |was )?(?:booked|pending|in process|in progress|in view|awaited|expected|due|ongoing|not yet|written|scheduled|held|obtained|issued|received|collected|available)",
  "passed",
  "(?:to|for) (?:be )?renew(?:al|ed)?",
  "(?:completed|obtained|concluded|up[- ]to[- ]date)(?=$|[ .,;](?:in |on )?(?:[a-z]{3,9} )?(?:19|20)?\\d{0,4}$)",
  "(?:no|not yet|yet to|awaiting|writing|expected|booked|pending|outstanding|renewal|renewed|currently|still|in view|in progress|in process|on[- ]?going)",
  "last (?:one|done|renewed|taken)",
  "(?:every|each) \\d{1,2} (?:weeks?|months?|years?)",
];

/** What such a stretch ends with, as patterns; a date may follow. */
export const progressTails = [
  "passed",
  "outstanding",
  "remaining",
  "pending",
  "booked",
  "renewed",
  "expired",
  "completed",
  "ongoing",
  "in (?:view|progress|process)",
  "not yet(?: \\p{L}+)?",
  "to go",
  "left",
];

/** How a course was held, lower case. */
export const courseModes = `online, virtual, virtually, on-site, onsite, in person, in-house, physical, self-paced, part time, part-time, full time, full-time, distance learning, weekend, evening, sandwich, top-up, top up, residential, one sitting, in one sitting, two sittings`;

/** Heads of the columns of tables of papers, by what stands below, lower case. */
export const paperColumns = {
  name: `certificate, certificates, certificate obtained, certification, certifications, course, courses, course title, title, title of course, name of course, training, trainings, training attended, programme, program, qualification, qualifications, qualification obtained, licence, license, licence type, membership, seminar, workshop, event, award, description, name, subject, topic, theme, course of study, paper, category, cadre`,
  issuer: `body, bodies, awarding body, issuing body, issuer, issued by, institution, institution attended, organiser, organizer, organisers, organizers, organisation, organization, organised by, organized by, provider, training provider, facilitator, centre, center, school, professional body, institute, trainer, sponsor, awarding institution, company`,
  date: `date, dates, year, years, period, obtained, date obtained, year obtained, date issued, issued, date of issue, date awarded, year awarded, when, month, year of award`,
  note: `expires, expiry, expiry date, expiration, valid till, valid until, validity, valid to, status, remark, remarks, duration, grade, result, number, no, s/n, days, no of days, number of days, licence valid till, license valid till, licence expires, valid up to, certificate no, registration no, licence no, venue, location, place, level`,
} as const;

/** Papers that are named by a word which also stands among the bodies, lower case. */
export const papersAlone = `first aid, fire safety, safety, hse, ccna, ccnp, pmp, pmi-acp, capm, prince2, itil, csm, psm, scrum, six sigma, cisa, cism, cissp, ceh, toefl, ielts, bls, acls, nclex, rn, rm, rphn, rpon, azure, chartered, registered, licensed, certified, safety awareness`;
