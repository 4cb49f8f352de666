import { readAdvert } from "~/career/advert/read";
import { parseResume } from "~/career/profile";
import type { DocumentLanguage } from "~/career/written";
import { chef } from "./held-out-chef.fixture";
import { civilServant } from "./held-out-civil-servant.fixture";
import { driver } from "./held-out-driver.fixture";
import { engineer } from "./held-out-engineer.fixture";
import { graduate } from "./held-out-graduate.fixture";
import type { HeldOutPerson } from "./held-out-case";
import { sales } from "./held-out-sales.fixture";
import { teacher } from "./held-out-teacher.fixture";
import { teller } from "./held-out-teller.fixture";
import { broadcaster } from "./fifth-broadcaster.fixture";
import { dispatcher } from "./fifth-dispatcher.fixture";
import { electrician } from "./fourth-electrician.fixture";
import { receptionist } from "./fourth-receptionist.fixture";
import { hrOfficer } from "./seventh-hr-officer.fixture";
import { tailor } from "./seventh-tailor.fixture";
import { laboratoryScientist } from "./sixth-laboratory-scientist.fixture";
import { loanOfficer } from "./sixth-loan-officer.fixture";
import { analyst } from "./second-analyst.fixture";
import { technician } from "./second-technician.fixture";
import { pharmacist } from "./third-pharmacist.fixture";
import { storekeeper } from "./third-storekeeper.fixture";
import type { FactContext } from "./prepare";

/** Written on 21 November 2026 by another hand than the rules, before it had run any of them. */
export const HELD_OUT: HeldOutPerson[] = [
  teacher,
  engineer,
  sales,
  teller,
  graduate,
  driver,
  chef,
  civilServant,
];

/** Written after the rules were mended for the first set, before they were mended for this one. */
export const SECOND_HELD_OUT: HeldOutPerson[] = [analyst, technician];

/** Written after that, and measured before the rules for look-alike names and square measures were mended for it. */
export const THIRD_HELD_OUT: HeldOutPerson[] = [pharmacist, storekeeper];

/** Written by another hand, which had not seen the rules, and measured before any was mended for it. */
export const FOURTH_HELD_OUT: HeldOutPerson[] = [electrician, receptionist];

/** Written by one more hand that had not seen the rules, and measured before any was mended for it. */
export const FIFTH_HELD_OUT: HeldOutPerson[] = [dispatcher, broadcaster];

/** The same, after the rules were mended for the fifth. */
export const SIXTH_HELD_OUT: HeldOutPerson[] = [loanOfficer, laboratoryScientist];

/** The same, after the rules were mended for the sixth. */
export const SEVENTH_HELD_OUT: HeldOutPerson[] = [hrOfficer, tailor];

export const LANGUAGES: DocumentLanguage[] = ["en", "es", "fr", "de"];

/** What the gate is given for a held-out person: resume and advert read as the product reads them. */
export function heldOutContext(person: HeldOutPerson, language: DocumentLanguage): FactContext {
  const { jobTitle, companyName } = person.target;
  return {
    profile: parseResume(person.resume),
    advert: readAdvert(person.advert, person.target),
    today: "2026-11-21",
    language,
    targetTitle: jobTitle,
    company: companyName,
  };
}
