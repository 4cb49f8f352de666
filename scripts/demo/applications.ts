import { readAdvert } from "~/career/job-advert/read-advert";
import { documentFromText } from "~/career/resume/from-text";
import { readResume } from "~/career/resume/read-resume";
import { draft, notesOfQuestions, type Draft } from "~/career/draft";
import { profileOf } from "~/features/writing/draft";
import { longDate, type SimulatedUser } from "./simulated-user";
import { TRADES, WRITTEN_ON, PLACEHOLDER, type Trade } from "./trades";

/** One application as the built-in writer made it, for a placeholder of everyone in the trade. */
export type Application = {
  jobTitle: string;
  companyName: string;
  companyLocation: string;
  advert: string;
  cover_letter: Written;
  resume: Written;
};
type Written = Pick<Draft, "content" | "notes"> & {
  passed: number;
  reverted: number;
  codes: Record<string, number>;
};

/** Writes every application of every trade again: a few dozen real texts for all documents of a demo. */
export function writeApplications(): Application[][] {
  return TRADES.map((trade) => trade.vacancies.map((vacancy) => writeApplication(trade, vacancy)));
}

/** A text with the simulated user and the day in place of the placeholder's. */
export function personalise(
  text: string,
  { user }: Pick<SimulatedUser, "user">,
  phone: string,
  at: number,
): string {
  return text
    .replaceAll(PLACEHOLDER.name, `${user.firstName} ${user.lastName}`.trim())
    .replaceAll(PLACEHOLDER.email, user.email)
    .replaceAll(PLACEHOLDER.phone, phone)
    .replaceAll(longDate(Date.parse(WRITTEN_ON)), longDate(at));
}

function writeApplication(
  { resumeText }: Trade,
  { jobTitle, companyName, companyLocation, advert: advertText }: Trade["vacancies"][number],
): Application {
  const target = {
    jobTitle,
    companyName,
    companyLocation,
    language: "en" as const,
    seed: companyName,
    today: WRITTEN_ON,
  };
  const profile = profileOf({
    profile: readResume(documentFromText(resumeText)).profile,
    answers: null,
    account: { name: PLACEHOLDER.name, email: PLACEHOLDER.email },
  });
  const advert = readAdvert(advertText, target);
  const write = (type: "cover_letter" | "resume"): Written => {
    const written = draft(type, profile, advert, target);
    const { content, sources } = written;
    const notes = [...written.notes, ...notesOfQuestions(written)];
    return { content, notes, passed: sources.length, reverted: 0, codes: {} };
  };
  return {
    jobTitle,
    companyName,
    companyLocation,
    advert: advertText,
    cover_letter: write("cover_letter"),
    resume: write("resume"),
  };
}
