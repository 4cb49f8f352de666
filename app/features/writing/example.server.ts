import type { Example } from "~/career/example";
import { viewHowToApply, type ApplyLine } from "~/features/adverts/advert-view";
import { joinFileName } from "~/features/documents/file-name";
import { runCareerTask } from "~/files/career/career-process.server";
import { log, serializeError } from "~/log.server";
import { LAGOS, seconds, toLagosDay } from "~/time";
import { runForNobody } from "~/work/caller.server";

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

const TARGET = {
  jobTitle: "Accountant",
  companyName: "Harmattan Logistics",
  companyLocation: "Apapa, Lagos",
  language: "en" as const,
  seed: "landing",
};

type SamplePair = Pick<Example, "letter" | "resume" | "before" | "after" | "unclaimed"> & {
  howToApply: ApplyLine[];
  /** What is sent: the names of the files, the text of the mail, a short message. */
  kit: { files: string[]; body: string; whatsapp: string };
  advert: string[];
  required: string;
};

/**
 * A real example for the landing page, written by the product today and once a day: the advert's line, the person's line, the sentence it became in the
 * letter, what the advert asks for and the letter does not claim, the whole letter and resume, and what is sent where. While today's is
 * written, who asks gets that of the day before; nobody waits but for the first one of a process.
 */
export async function samplePair(now = new Date()): Promise<SamplePair> {
  const today = toLagosDay(now);
  if (written?.today === today) return written.pair;
  beingWritten ??= runForNobody(() => writePair(today))
    .then((pair) => {
      written = { today, pair };
      return pair;
    })
    .finally(() => (beingWritten = undefined));
  if (!written) return beingWritten;
  beingWritten.catch(reportFailure);
  return written.pair;
}

let written: { today: string; pair: SamplePair } | undefined;
let beingWritten: Promise<SamplePair> | undefined;

/** Has the example written soon after the start, and each day. Not at once: the process that writes takes memory and time of every start. */
export function startSample(): { stop(): void } {
  const timer = setInterval(() => void samplePair().catch(reportFailure), seconds(10));
  return { stop: () => clearInterval(timer) };
}

function reportFailure(error: unknown) {
  log.error({ event: "example.failed", ...serializeError(error) });
}

async function writePair(today: string): Promise<SamplePair> {
  const input = { resumeText: RESUME, advertText: ADVERT, target: { ...TARGET, today } };
  const example = await runCareerTask("writeExample", input).catch(async (error: unknown) => {
    log.warn({ event: "example.written_here", ...serializeError(error) });
    const { writeExample } = await import("~/career/example");
    return writeExample(input); // the start page is there also where the machine has no place for the process
  });
  const { name, advert, letter, resume, kit, before, after, unclaimed } = example;
  const nameFile = (what: string) => joinFileName([name, what, TARGET.companyName], "pdf");
  return {
    letter,
    resume,
    before,
    after,
    unclaimed,
    // Without the link to the mail: nobody lives at that address.
    howToApply: viewHowToApply(advert, LAGOS).map(({ label, text }) => ({ label, text })),
    kit: { files: ["Application", "Cover Letter", "Resume"].map(nameFile), ...kit },
    advert: ADVERT.split("\n"),
    required: ADVERT.split("\n").find((line) => line.startsWith("Duties")) ?? "",
  };
}
