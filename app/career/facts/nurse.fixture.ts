import type { Advert } from "~/career/advert.schema"
import { Profile } from "~/career/profile.schema"
import type { GoodCase } from "./good.fixture"
import type { MutatedCase } from "./mutated.fixture"
import type { FactContext } from "./prepare"

/** An invented nurse and her advert: the rules were not written with these lines at hand. */
export const nurse = Profile.parse({
  basics: { name: "Halima Garba", label: "Staff Nurse", email: "halima.garba@example.com", phone: "+234 806 555 0142", location: "Kano, Nigeria" },
  summary: ["Registered nurse with experience on medical and maternity wards."],
  work: [
    {
      position: "Staff Nurse", name: "Aminu Kano Teaching Hospital", location: "Kano", startDate: "2020-01", endDate: "present",
      highlights: [
        "Cared for up to 18 patients per shift on a 32-bed medical ward",
        "Led a team of 4 nurses and 2 health assistants on night duty",
        "Introduced a handover checklist that reduced medication errors from 11 to 3 a quarter",
        "Part of the infection control committee since 2021",
        "Recorded vital signs and drug charts in the OpenMRS system",
        "Raised ₦650,000 for a new delivery bed, together with the ward's nurses",
      ],
    },
    { position: "Volunteer Midwife", name: "Fatima Health Post", location: "Gwarzo", startDate: "2018-02", endDate: "2019-10", highlights: ["Attended 140 deliveries under the supervision of the senior midwife", "Gave weekly antenatal talks to groups of 25 to 40 women", "Vaccinated 1,850 children against polio in 6 villages"] },
  ],
  education: [{ studyType: "B.NSc", area: "Nursing Science", institution: "Bayero University Kano", score: "CGPA 3.87/5.00", startDate: "2012", endDate: "2017" }],
  nysc: { status: "exempted" },
  certificates: [{ name: "Registered Nurse (NMCN)", date: "2018" }, { name: "Basic Life Support", issuer: "Nigerian Red Cross", date: "2023-08" }],
  skills: [{ keywords: ["Patient care", "Triage", "Wound dressing", "Microsoft Word"] }],
  languages: [{ language: "Hausa", fluency: "native" }, { language: "English" }],
  sectionOrder: ["summary", "work", "education", "nysc", "certificates", "skills", "languages"],
})

const advert: Advert = {
  title: "Ward Manager", company: "Crescent Specialist Hospital", location: "Kaduna",
  lines: ["Crescent Specialist Hospital seeks a Ward Manager for its 60-bed surgical ward.", "At least 8 years of nursing, BLS and ACLS certificates, knowledge of dialysis and ICU work."],
  terms: [{ options: ["ACLS"], need: "must", line: 1, kind: "certificate" }, { options: ["dialysis"], need: "must", line: 1, kind: "skill" }],
  knockOuts: [], howToApply: {}, duties: [], about: [], scamHints: [], speaksToMachines: false,
}
export const nurseContext: FactContext = { profile: nurse, advert, today: "2026-11-21", language: "en", targetTitle: "Ward Manager", company: "Crescent Specialist Hospital" }

const a = (at: number) => `work.0.highlights.${at}`
const f = (at: number) => `work.1.highlights.${at}`

export const GOOD_NURSE: GoodCase[] = [
  ["On a 32-bed medical ward I care for up to 18 patients each shift.", [a(0)]],
  ["Looked after up to eighteen patients a shift on a medical ward of 32 beds", [a(0)]],
  ["At Aminu Kano Teaching Hospital, I lead a night team of four nurses and two health assistants.", [a(1)]],
  ["Led 4 nurses and 2 health assistants at night", [a(1)]],
  ["I introduced a handover checklist, and medication errors fell from 11 to 3 a quarter.", [a(2)]],
  ["My handover checklist reduced medication errors from eleven a quarter to three.", [a(2)]],
  ["I have been part of the infection control committee since 2021.", [a(3)]],
  ["Member of the infection control committee since 2021", [a(3)]],
  ["I record vital signs and drug charts in OpenMRS.", [a(4)]],
  ["Together with the ward's nurses, I raised N650,000 for a new delivery bed.", [a(5)]],
  ["Helped to raise ₦650k for a delivery bed with the nurses of the ward", [a(5)]],
  ["Attended 140 deliveries, supervised by the senior midwife", [f(0)]],
  ["As a volunteer midwife in Gwarzo I attended 140 deliveries under the supervision of the senior midwife.", [f(0)]],
  ["Every week I gave antenatal talks to groups of 25-40 women.", [f(1)]],
  ["Gave antenatal talks weekly to between 25 and 40 women", [f(1)]],
  ["Vaccinated 1850 children in six villages against polio", [f(2)]],
  ["In 6 villages I vaccinated 1,850 children against polio.", [f(2)]],
  ["I studied Nursing Science at Bayero University Kano from 2012 to 2017.", ["education.0"]],
  ["My CGPA in Nursing Science was 3.87 out of 5.00.", ["education.0"]],
  ["I have been a registered nurse since 2018.", ["certificates.0"]],
  ["I renewed my Basic Life Support certificate in August 2023.", ["certificates.1"]],
  ["I have six years of experience as a staff nurse.", ["work.0"]],
  ["My first language is Hausa, and I speak English.", ["languages.0", "languages.1"]],
  ["Your ward has 60 beds; I work on one of 32.", [a(0)], "address"],
  ["Crescent Specialist Hospital asks for ACLS, which I have not yet taken.", [], "address"],
  ["I would like to work as Ward Manager at Crescent Specialist Hospital in Kaduna.", [], "address"],
  ["I am exempted from NYSC.", ["nysc"]],
]

export const MUTATED_NURSE: MutatedCase[] = [
  ["number", "On a 23-bed medical ward I care for up to 18 patients each shift.", [a(0)]],
  ["number", "Cared for 18 patients per shift", [a(0)]],
  ["number", "Cared for over 18 patients per shift", [a(0)]],
  ["number", "Led a team of 14 nurses on night duty", [a(1)]],
  ["number", "Reduced medication errors from 11 to 1 a quarter", [a(2)]],
  ["number", "Raised ₦6.5m for a new delivery bed, together with the ward's nurses", [a(5)]],
  ["number", "Attended four hundred deliveries under the supervision of the senior midwife", [f(0)]],
  ["number", "Gave weekly antenatal talks to 40 women", [f(1)]],
  ["number", "Vaccinated 18,500 children against polio in 6 villages", [f(2)]],
  ["number", "My CGPA in Nursing Science was 4.87 out of 5.00.", ["education.0"]],
  ["number", "I have eleven years of experience as a staff nurse.", ["work.0"]],
  ["number", "Reduced medication errors by 90%", [a(2)]],
  ["unit", "Cared for up to 18 wards per shift", [a(0)]],
  ["unit", "Reduced medication errors from 11 to 3 a month", [a(2)]],
  ["unit", "Reduced medication errors from 3 to 11 a quarter", [a(2)]],
  ["unit", "Gave daily antenatal talks to groups of 25 to 40 women", [f(1)]],
  ["unit", "Vaccinated 6 children in 1,850 villages against polio", [f(2)]],
  ["unit", "Raised $650,000 for a new delivery bed, together with the ward's nurses", [a(5)]],
  ["moved", "Led a team of 18 nurses on night duty", [a(1)]],
  ["moved", "Attended 1,850 deliveries under the supervision of the senior midwife", [f(0)]],
  ["moved", "Vaccinated 140 children against polio", [f(2)]],
  ["employer", "At Lagos University Teaching Hospital I care for up to 18 patients each shift.", [a(0)]],
  ["employer", "At Fatima Health Post I led a team of 4 nurses on night duty.", [a(1)]],
  ["employer", "I studied Nursing Science at Ahmadu Bello University.", ["education.0"]],
  ["employer", "Part of the UNICEF infection control committee since 2021", [a(3)]],
  ["employer", "As a volunteer midwife for Save the Children I attended 140 deliveries under supervision.", [f(0)]],
  ["employer", "At Crescent Specialist Hospital I cared for up to 18 patients per shift.", [a(0)]],
  ["skill", "Recorded vital signs and drug charts in the Epic system", [a(4)]],
  ["skill", "Cared for up to 18 patients per shift on dialysis", [a(0)]],
  ["skill", "My skills include triage, wound dressing and phlebotomy.", ["skills.0"]],
  ["skill", "I use Microsoft Word and Excel.", ["skills.0"]],
  ["skill", "I speak Hausa, English and Yoruba.", ["languages.0", "languages.1"]],
  ["skill", "You ask for dialysis and ICU work, and I know both.", [a(0)], "address"],
  ["certificate", "I hold BLS and ACLS certificates.", ["certificates.1"]],
  ["certificate", "I am a registered midwife.", ["certificates.0"]],
  ["certificate", "I hold an M.Sc in Nursing Science from Bayero University Kano.", ["education.0"]],
  ["certificate", "I hold a PGD in Nursing Science.", ["education.0"]],
  ["certificate", "I graduated with First Class from Bayero University Kano.", ["education.0"]],
  ["escalation", "Headed the infection control committee since 2021", [a(3)]],
  ["escalation", "As ward manager I care for up to 18 patients each shift.", [a(0)]],
  ["escalation", "I am the senior staff nurse at Aminu Kano Teaching Hospital.", ["work.0"]],
  ["escalation", "Won an award for 1,850 vaccinations of children against polio", [f(2)]],
  ["escalation", "Gave weekly antenatal talks to groups of 25 to 40 women, cutting maternal deaths", [f(1)]],
  ["escalation", "I am an expert in triage and wound dressing.", ["skills.0"]],
  ["help", "Attended 140 deliveries", [f(0)]],
  ["help", "I raised ₦650,000 for a new delivery bed.", [a(5)]],
  ["status", "As a midwife at Fatima Health Post, I gave weekly antenatal talks.", [f(1)]],
  ["status", "I have completed my NYSC.", ["nysc"]],
  ["date", "I have been part of the infection control committee since 2018.", [a(3)]],
  ["date", "I studied Nursing Science at Bayero University Kano from 2013 to 2017.", ["education.0"]],
  ["date", "I renewed my Basic Life Support certificate in May 2023.", ["certificates.1"]],
  ["date", "I have worked at Aminu Kano Teaching Hospital since March 2020.", ["work.0"]],
  ["negation", "Introduced a handover checklist that increased medication errors from 11 to 3 a quarter", [a(2)]],
  ["negation", "Never recorded vital signs and drug charts", [a(4)]],
]
