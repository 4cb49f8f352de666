import { MONTH_NUMBERS } from "./profile/date-words";
import type { Profile } from "./profile.schema";

/** The place in `personal` and the birthday as an ISO date where the day is given, else the year alone. */
export type Birthday = { at: number; date: string };

/** The person's birthday among their personal details, however it is written: "14-08-1986", "2nd Febuary 1991". Undefined without a year. */
export function birthdayOf({ personal }: Pick<Profile, "personal">): Birthday | undefined {
  const at = personal.findIndex(
    ({ label, value }) => IS_BIRTH.test(label) && /(?:19|20)\d{2}/.test(`${label} ${value}`),
  );
  const detail = personal[at];
  if (!detail) return undefined;
  // Notes of a phone: "date of birth 17 nov 1998" without a colon.
  const text = [detail.value, detail.label].find((one) => /(?:19|20)\d{2}/.test(one)) ?? "";
  const date = birthdayIn(text);
  return date === undefined ? undefined : { at, date };
}
const IS_BIRTH = /birth(?!\s*place)|\bdob\b|\bd\.o\.b\b|^born\b/i;

/** "1998-11-17" of "17 nov 1998", "17/11/1998" and "November 17, 1998"; the year alone where no day and month can be told. */
export function birthdayIn(text: string): string | undefined {
  const iso = /(?:19|20)\d{2}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso !== undefined) return iso;
  const [, year] = /((?:19|20)\d{2})/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [, first, second] = /(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(?:19|20)\d{2}/.exec(text) ?? [];
  // The day stands first in Nigeria.
  if (first !== undefined && second !== undefined) return dated(year, Number(second), Number(first));
  const month = monthIn(text);
  const day = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?![\d])/i.exec(text.replace(year, " "))?.[1];
  return month !== undefined && day !== undefined ? dated(year, month, Number(day)) : year;
}

function dated(year: string, month: number, day: number): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDate ? `${year}-${pad(month)}-${pad(day)}` : year;
}

function monthIn(text: string): number | undefined {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  for (const word of words) {
    const month = MONTH_NUMBERS.get(word) ?? MONTH_NUMBERS.get(word.slice(0, 3));
    if (month !== undefined) return month;
  }
  return undefined;
}

/** Whole years from a birthday to `today`, both ISO dates; undefined where the day is not known. */
export function ageOn(birthday: string, today: string): number | undefined {
  if (birthday.length < 10) return undefined;
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return years - (today.slice(5) < birthday.slice(5) ? 1 : 0);
}
