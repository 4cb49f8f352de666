import type { NamedStretch } from "./named-stretch";
import type { Line } from "./clean-text";
import type { Model } from "~/career/crf/crf";
import { likelyEmployer } from "./choice/employers";
import { hidesEmployer, readCompany, readRecruiter } from "./company";
import type { AdvertLanguage } from "./job-advert";
import { readPlace } from "./place";
import type { Sentence } from "./sentence";
import { likelyTitle } from "./choice/titles";
import { OFFICE_FIELDS } from "./vocabulary/addressees";
import { isTitleWord } from "./vocabulary/title-words";
import { wholeName } from "./whole-name";

export type Head = { title?: string; company?: string; location?: string; recruiter?: string };

/** Post, employer and place, as far as the advert says. Nothing is guessed where neither a form nor the model of choices holds. */
export function readHead(
  lines: Line[],
  sentences: Sentence[],
  { language, named, choices }: { language: AdvertLanguage; named: NamedStretch[]; choices: Model },
): Head {
  const byForms = companyByForms(lines, sentences, named);
  const found = bareName(
    byForms ??
      (hidesEmployer(sentences)
        ? undefined
        : likelyEmployer(choices, { lines, sentences, named, read: byForms })),
    lines,
  );
  const company = found && wholeName(found, lines);
  const recruiter = readRecruiter(lines, sentences, named);
  const title = withoutCompany(likelyTitle(choices, { lines, sentences, language, company, named }), company);
  const read = readPlace(lines, sentences, company);
  // "Meridian Laboratories, Gwarinpa": the employer stands in front of the place.
  const location =
    company && read?.startsWith(company) ? read.slice(company.length).replace(/^[,\s]+/u, "") : read;
  return {
    ...(title && { title }),
    ...(company && { company: withArticle(company, lines) }),
    ...(location && { location }),
    ...(recruiter && recruiter !== company && { recruiter }),
  };
}

/** "At Talba Works" is Talba Works; "As the Head of Sales" and "Manager, Quality Assurance" name whoever is sought. */
function bareName(company: string | undefined, lines: Line[]): string | undefined {
  if (!company || OF_SOUGHT.test(company) || isField(company)) return undefined;
  const bare = company.replace(/^(?:At|About|Joining) (?=\p{Lu})/u, "");
  return company.startsWith("About ") && !standsAlone(bare, lines) ? company : bare;
}

/** "About Talba Works" is a heading where the text names Talba Works elsewhere; "About You GmbH" is a name. */
function standsAlone(bare: string, lines: Line[]): boolean {
  if (/^(?:You|Us)(?!\p{L})/u.test(bare)) return false;
  return lines.some(({ text }) => text.replaceAll(`About ${bare}`, "").includes(bare));
}
const OF_SOUGHT = /^As (?:the|an?|our) /u;

/** Words for what an office does, and nothing else. */
function isField(name: string): boolean {
  return name.split(/[ ,&]+/u).every((word) => FIELDS.has(word.toLowerCase()));
}
const FIELDS = new Set([...OFFICE_FIELDS, "and", "of", ""]);

/** The employer by the forms of words. */
export function companyByForms(
  lines: Line[],
  sentences: Sentence[],
  named: readonly NamedStretch[],
): string | undefined {
  const found = readCompany(lines, sentences, named);
  // "Executive Chef (Pastry & Bakery)": what stands in brackets behind the post is its field.
  const [before = ""] = lines[0]?.text.split(` (${found ?? ""})`) ?? [];
  const isField = before !== lines[0]?.text && isTitleWord(before.split(" ").at(-1) ?? "");
  if (!isField) return found;
  return readCompany(
    lines,
    sentences,
    named.filter(({ text }) => text !== found),
  );
}

/** "THE REDWOOD SCHOOLS, JERICHO" as a line of its own: the article belongs to the name; within a sentence it is grammar. */
function withArticle(company: string, lines: Line[]): string {
  const own = lines.slice(0, 6).find(({ text }) => {
    const behind = text.slice("The ".length + company.length);
    return (
      /^the /i.test(text) &&
      text.slice("The ".length).startsWith(company) &&
      /^(?:$|\s?[,(|–—-])/u.test(behind) &&
      text.split(" ").length <= MAX_LETTERHEAD
    );
  });
  return own ? `${own.text.slice(0, "The ".length)}${company}` : company;
}
const MAX_LETTERHEAD = 12;

/** "GTBank Customer Service Executive": the employer in front is no part of the title. */
function withoutCompany(title: string | undefined, company: string | undefined): string | undefined {
  if (!title || !company) return title;
  const [post = "", ...field] = title.split(", ");
  // "Manager, Oko Haulage": behind the comma stands the employer.
  if (field.length > 0 && company.toLowerCase().startsWith(field.join(", ").toLowerCase())) return post;
  const words = title.split(" ");
  const names = company.split(" ");
  const bare = (word = "") => word.toLowerCase().replace(/s$/, "");
  const isInFront = words.length > names.length && names.every((name, at) => bare(name) === bare(words[at]));
  return isInFront ? words.slice(names.length).join(" ") : title;
}
