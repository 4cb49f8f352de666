import { readAdvert } from "~/career/job-advert/read-advert";
import { fitOf } from "~/career/matching/fit";
import { parseLetter } from "~/career/letter";
import { parseProfile } from "~/career/profile";
import { buildSendKit } from "~/career/send-kit";
import { sourceLines } from "~/career/source-lines";
import { writeLetter } from "~/career/writer/letter";
import { viewHowToApply, type ApplyLine } from "~/features/adverts/advert-view";
import { joinFileName } from "~/features/documents/file-name";
import { LAGOS, toLagosDay } from "~/time";
import { profileOf } from "./draft";
import { draft } from "~/career/draft";

// Invented, like everything on the landing page that is not a figure of the running system.
const RESUME = `Adaeze Okafor
Accounts Officer
0803 123 4567 | adaeze.okafor@example.com | Ikeja, Lagos

WORK EXPERIENCE
Accounts Officer | Zenith Foods Ltd, Ikeja | Mar 2021 – Present
- Responsible for reconciling 14 bank accounts every month
- Prepare monthly VAT and WHT returns, all filed on time since 2021
- Cut the month-end close from 9 days to 4 days with Excel and Sage 50
- Supervise 2 account clerks

Account Clerk | Bola & Sons, Lagos | Jan 2019 – Feb 2021
- Posted about 120 invoices a week in QuickBooks
- Recovered ₦3.2 million of overdue debts from 14 customers

EDUCATION
B.Sc. Accounting | University of Lagos | 2014 – 2018
Result: Second Class Upper

NYSC
Discharged | 2019

SKILLS
IFRS reporting, payroll, budget variance analysis`;

const ADVERT = `Harmattan Logistics is hiring an Accountant in Apapa, Lagos.
We move goods for 200 shops across the South West.
Duties: reconcile bank accounts, prepare VAT and WHT returns, close the books each month.
Requirements: B.Sc. in Accounting, 3 years experience, Excel, Sage 50. Advantage: ICAN.
Send your CV and cover letter to jobs@harmattan-logistics.example with "Accountant, Apapa" as the subject.`;

type SamplePair = {
  letter: string;
  resume: string;
  howToApply: ApplyLine[];
  /** What is sent: the names of the files, the text of the mail, a short message. */
  kit: { files: string[]; body: string; whatsapp: string };
  advert: string[];
  required: string;
  before: string;
  after: string;
  unclaimed: string;
};

/**
 * A real example for the landing page, written by the product today and once a day: the advert's line, the person's line, the sentence it became in the
 * letter, what the advert asks for and the letter does not claim, the whole letter and resume, and what is sent where.
 */
export function samplePair(now = new Date()): SamplePair {
  const today = toLagosDay(now);
  if (kept?.today !== today) kept = { today, pair: writePair(today) };
  return kept.pair;
}

let kept: { today: string; pair: SamplePair } | undefined;

function writePair(today: string): SamplePair {
  const target = {
    jobTitle: "Accountant",
    companyName: "Harmattan Logistics",
    companyLocation: "Apapa, Lagos",
    language: "en" as const,
    seed: "landing",
    today,
  };
  const profile = profileOf({
    profile: parseProfile(RESUME),
    answers: null,
    account: { name: "", email: "adaeze.okafor@example.com" },
  });
  const advert = readAdvert(ADVERT, target);
  const { sentences } = writeLetter({ profile, advert, today, language: "en", seed: target.seed });
  const claim = sentences.find(({ sourceIds }) => sourceIds.some((id) => id.includes(".highlights.")));
  const lines = sourceLines(profile).filter(
    ({ id }) => id.includes(".highlights.") && claim?.sourceIds.includes(id),
  );
  const letter = draft("cover_letter", profile, advert, target).content;
  const { phone = "", location = "", name = "" } = profile.basics;
  const kit = buildSendKit({
    letter: parseLetter(letter),
    person: { name, phone, location },
    language: "en",
    title: target.jobTitle,
    howToApply: advert.howToApply,
    papers: ["cover_letter", "resume"],
  });
  const nameFile = (what: string) => joinFileName([name, what, target.companyName], "pdf");
  return {
    letter,
    resume: draft("resume", profile, advert, target).content,
    // Without the link to the mail: nobody lives at that address.
    howToApply: viewHowToApply(advert, LAGOS).map(({ label, text }) => ({ label, text })),
    kit: {
      files: ["Application", "Cover Letter", "Resume"].map(nameFile),
      body: kit.body,
      whatsapp: kit.whatsapp,
    },
    advert: ADVERT.split("\n"),
    required: ADVERT.split("\n").find((line) => line.startsWith("Duties")) ?? "",
    before: lines.map(({ text }) => text).join(". "),
    after: claim?.text ?? "",
    unclaimed: fitOf(advert, profile, { today })
      .unmet.map(({ text }) => text)
      .join(", "),
  };
}
