import { ageOn, birthdayOf } from "../birthday";
import { yearsToState } from "../experience-years";
import { isFinished } from "../matching/candidate-facts";
import { isBlank, type Profile } from "../profile.schema";

/** What the person's papers say about them, for the slots of a subject line or file name; empty where they do not say it. */
export type Applicant = {
  name: string;
  phone: string;
  location: string;
  /** The details that a form asks for, by their names: "LGA of origin". */
  details?: { label: string; text: string }[];
  /** What they filled into slots themselves, by the name of the slot in small letters. */
  answers?: Record<string, string>;
};

/** Who applies, from a profile. */
export function applicantOf(profile: Profile, today: string): Applicant {
  const { name = "", phone = "", location = "" } = profile.basics;
  const birthday = birthdayOf(profile);
  const age = birthday && ageOn(birthday.date, today);
  const years = yearsToState(profile, today)?.count;
  const qualification = profile.education.find(
    (own) => !isBlank(own.studyType ?? "____") && isFinished(own.standing),
  )?.studyType;
  const details = [
    ...profile.personal.map(({ label, value }) => ({ label, text: value })),
    ...(age === undefined ? [] : [{ label: "age", text: String(age) }]),
    ...(years === undefined ? [] : [{ label: "years of experience", text: String(years) }]),
    ...(qualification === undefined ? [] : [{ label: "qualification", text: qualification }]),
  ];
  return { name, phone, location, details: details.filter(({ text }) => !isBlank(text)) };
}
