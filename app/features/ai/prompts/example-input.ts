import { ownLetterOf, type Given } from "~/career/compose";
import type { PromptTestData } from "./prompt.schema";

// Invented. A test never sends the text of a real person.
const SAMPLE_RESUME = `Chiamaka Nwosu
Registered Nurse
0803 555 0142 | chiamaka.nwosu@example.com | Enugu

WORK EXPERIENCE
Staff Nurse, Hilltop Specialist Hospital, Enugu
June 2021 - till date
- Care for 18 patients a shift on the medical ward
- Trained 6 new nurses on the ward's infection checklist
- Assisted the theatre team during 40 minor operations

Nurse Intern, Parklane Teaching Hospital, Enugu
2019 - 2020
- Recorded vital signs and reported changes to the doctor on duty

EDUCATION
B.NSc. Nursing, Second Class Upper, University of Nigeria, 2014 - 2019
NYSC: discharged, 2021

SKILLS
Wound care, IV therapy, patient records, BLS (in progress)`;

const SAMPLE_ADVERT = `Crescent Health is hiring a Ward Nurse in Abuja.
Duties: care for patients on the medical ward, keep patient records, train new staff.
Requirements: B.NSc. in Nursing, NMCN licence, 2 years experience, wound care, IV therapy. Experience with electronic records is an advantage.`;

/** The input for a test of a prompt: values from the admin, and our sample for the rest. */
export async function buildSampleInput(
  {
    jobTitle = "Ward Nurse",
    companyName = "Crescent Health",
    jobDescription,
    resumeContent,
    currentResume,
  }: PromptTestData,
  today: string,
): Promise<Given> {
  // On demand: what reads resumes and adverts is a fifth of the server's own code, and else works in processes of its own.
  const [{ readAdvert }, { documentFromText }, { readResume }] = await Promise.all([
    import("~/career/job-advert/read-advert"),
    import("~/career/resume/from-text"),
    import("~/career/resume/read-resume"),
  ]);
  const target = { jobTitle, companyName };
  const given: Given = {
    profile: readResume(documentFromText(resumeContent || currentResume || SAMPLE_RESUME)).profile,
    advert: readAdvert(jobDescription || SAMPLE_ADVERT, { ...target, today }),
    today,
    language: "en",
    tone: "plain",
    length: "standard",
    seed: "prompt test",
    targetTitle: jobTitle,
    company: companyName,
  };
  // Written once, however many providers are asked.
  return { ...given, own: ownLetterOf(given) };
}
