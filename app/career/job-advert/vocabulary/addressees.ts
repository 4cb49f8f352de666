import { listOf } from "../patterns";

/** Forms of address before a name, as sources of a pattern. */
export const HONORIFICS = listOf(
  "Mrs?, Miss, Ms, Dr, Prof, Professor, Engr, Barr, Barrister, Chief, Madam, Matron, Uncle, Aunty?, Auntie, Mallam, Malam, Apostle, Bishop, Elder, Alhaji, Alh, Hajiya, Hajia, Rev, Fr, Reverend, Pastor, Sir, Mme, Mlle, M, Herrn?, Frau, Chef, Sister, Brother, Otunba, Arc, Surv, Pharm, Tpl, Agent, Oga, Mama, Baba, Capt, Captain, Major, Col, Coach, Comrade, Nurse, Deacon, Evang, Mummy, Daddy, Sis, Bro, Ma[iî]tre, Monsieur, Madame, Lady, Dame, Prince, Princess, Rabbi, Imam, Officer, Inspector, Sergeant, Iya, Foreman, Malama",
);

/** Words that begin the name of an office: "Director of Finance". */
export const OFFICE_HEADS = listOf(
  "Estate Manager, Factory Manager, Branch Manager, Plant Manager, Farm Manager, Site Manager, Facility Manager, Store Manager, Shop Manager, Transport Manager, Sales Manager, Marketing Manager, Technical Director, Creative Director, Finance Director, Parish Priest, Sole Administrator, Head, Director, Manager, Chairman, Secretary, Principal, Administrator, Registrar, Proprietress, Proprietor, Matron, Managing, General, Human, Chief, Executive, Medical, Recruitment, HR, Hiring, Admin, Operations, Company, Country, Bishop, Permanent, Programme, Project, Personnel, Provost, Rector, Dean, Vice, Bursar, Supervisor, Superintendent, Deputy, Chair, President, Coordinator, Lead, Commandant, Editor, Team",
);
