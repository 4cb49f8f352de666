import { foldText } from "~/career/nlp/fold";
import type { Line } from "./clean-text";
import type { AdvertLanguage } from "./job-advert";
import { titleOf } from "./post-title";

/** "Teachers: English, Maths, Chemistry" are three posts, each of its subject; undefined where no line gives subjects for a title. */
export function postsOfSubjects(
  title: string,
  lines: readonly Line[],
  language: AdvertLanguage,
): string[] | undefined {
  if (!TEACHES.test(title)) return undefined;
  for (const { text } of lines) {
    const { of, subjects = "" } = LISTED.exec(text)?.groups ?? {};
    if (of === undefined || ![title, `${title}s`].some((one) => foldText(one) === foldText(of))) continue;
    const each = subjects
      .split(/,? (?:and|&) |, ?|\//u)
      .map((subject) => subject.replace(/ ?\(\d+\)/u, "").trim())
      .filter(Boolean);
    const areSubjects = each.every(
      (one) => IS_SUBJECT.test(one) && titleOf(one, true, language) === undefined,
    );
    if (each.length > 1 && areSubjects) return each.map((subject) => `${subject} ${title}`);
  }
  return undefined;
}
const TEACHES = /(?<!\p{L})(?:teacher|lecturer|tutor|instructor|coach)$/iu;
const LISTED = /^(?<of>[\p{L} ]{4,40}?) ?(?::| [–-] |\()\s*(?<subjects>[^:]{5,200}?)\)?\.?$/u;
const IS_SUBJECT = /^\p{Lu}[\p{L}.]*(?: (?:\p{Lu}[\p{L}.]*|of|and|in)){0,3}$/u;
