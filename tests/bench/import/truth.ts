// What a perfect reader would find on a sheet.
import type { Standing } from "./person";

export type TrueJob = {
  employer: string;
  place: string;
  title: string;
  start?: string;
  end?: string;
  highlights: string[];
};
export type TrueSchool = {
  institution: string;
  place: string;
  degree: string;
  score?: string;
  start?: string;
  end?: string;
  standing: Standing;
  standingText?: string;
};
/** `hasDetails`: its issuer, its date and how far it has come stand in its name. "unfinished": one of the standings without a paper. */
export type TrueCertificate = { name: string; standing: Standing | "unfinished"; hasDetails?: boolean };
export type Truth = {
  name: string;
  email: string;
  phone: string;
  jobs: TrueJob[];
  schools: TrueSchool[];
  certificates: TrueCertificate[];
  skills: string[];
  /** Each thing that was printed, apart from dates, phone numbers, headings and labels. */
  shown: string[];
  /** Employers and schools that may rightly be read as entries too: youth service and secondary school. */
  alsoRight: string[];
};
