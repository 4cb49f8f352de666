import { listOf } from "../patterns";

/** Forms of address before a name, as sources of a pattern. */
export const HONORIFICS = listOf(
  "Mrs?, Miss, Ms, Pa, Dr, Prof, Professor, Engr, Barr, Barrister, Chief, Madam, Matron, Uncle, Aunty?, Auntie, Mallam, Malam, Apostle, Bishop, Elder, Alhaji, Alh, Hajiya, Hajia, Rev, Fr, Reverend, Pastor, Sir, Mme, Mlle, M, Herrn?, Frau, Chef, Sister, Brother, Otunba, Arc, Surv, Pharm, Tpl, Agent, Oga, Mama, Baba, Capt, Captain, Major(?! (?:Markets?|Road|Street|Hospital|Bus)), Col, Coach, Comrade, Nurse, Deacon, Evang, Mummy, Daddy, Sis, Bro, Ma[iî]tre, Monsieur, Madame, Lady, Dame, Prince, Princess, Rabbi, Imam, Officer, Inspector, Sergeant, Iya, Foreman, Malama",
);

/** Words that begin the name of an office: "Director of Finance". */
export const OFFICE_HEADS = listOf(
  "Estate Manager, Factory Manager, Branch Manager, Plant Manager, Farm Manager, Site Manager, Facility Manager, Store Manager, Shop Manager, Transport Manager, Sales Manager, Marketing Manager, Technical Director, Creative Director, Finance Director, Parish Priest, Sole Administrator, Head, Director, Manager, Chairman, Secretary, Principal, Administrator, Registrar, Proprietress, Proprietor, Matron, Managing, General, Human, Chief, Executive, Medical, Recruitment, HR, Hiring, Admin, Operations, Company, Country, Bishop, Permanent, Programme, Project, Personnel, Provost, Rector, Dean, Vice, Bursar, Supervisor, Superintendent, Deputy, Chair, President, Coordinator, Lead, Commandant, Editor, Team",
);

/** Words that name the post of one person: "The Registrar". */
export const POST_NOUNS = listOf(
  "director, manager, registrar, chairman, chairperson, chairwoman, chair, secretary, principal, administrator, proprietor, proprietress, partner, associate, president, coordinator, co-ordinator, officer, officer-in-charge, head, lead, editor, commandant, provost, rector, dean, bursar, matron, superintendent, advertiser, chancellor, vice-chancellor, auditor, comptroller, commissioner, accountant, chief, executive, consul, ambassador, treasurer, librarian, warden, moderator, bishop, archbishop, headmaster, headmistress, headteacher, harbourmaster, master, curator, recruiter, representative, consultant, adviser, advisor",
);

/** Words that name an office or the people who read applications: "The Registrar", "Recruitment Unit". */
export const OFFICE_NOUNS = [
  ...POST_NOUNS,
  ...listOf(
    "directors, department, unit, office, desk, committee, team, section, division, directorate, board, trustees, governors",
  ),
];

/** Further ends of a post behind the name of a person, which name no office alone: "Bola Ige, Co-founder". */
export const MORE_POSTS = listOf(
  "founder, co-founder, cofounder, owner, co-owner, generalist, specialist, assistant, supervisor, foreman, manageress, producer, engineer, surveyor, pharmacist, counsel, vicar, pastor, priest, imam, deputy, sister, captain, chef, planner, analyst",
);

/** Posts of letters only. */
export const POST_LETTERS = listOf("CEO, COO, CTO, CFO, CHRO, CMO, CPO, CIO, MD, GM, HRBP, HR, HRM, HOD, DG");

/** What an office is for, behind its comma: "Head, Human Capital". */
export const OFFICE_FIELDS = listOf(
  "human, resource, resources, capital, hr, hrm, admin, administration, finance, operations, people, culture, talent, acquisition, management, establishments, establishment, personnel, procurement, programmes, programme, board, audit, committee, council, nominations, recruitment, appointments, services, legal, corporate, support, staff, general, welfare, supply, chain, logistics, marketing, sales, technical, engineering, medical, nursing, clinical, academic, students, affairs, credit, risk, compliance, communications, security, maintenance, production, quality, assurance, projects, project, grants, research, retail, customer, experience, business, development",
);
