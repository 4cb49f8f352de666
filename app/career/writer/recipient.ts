import { hasCompanyForm } from "~/career/job-advert/company-name";
import type { JobAdvert } from "~/career/job-advert/job-advert";
import { foldText } from "~/career/nlp/fold";
import { calmName, capitalFirst } from "./casing";
import { isSameOrganisation } from "./same-organisation";
import { calmTown, isTown, townOf } from "./town";

/**
 * Who gets the letter, line by line: the addressee, the organisation, and the address as far as the advert gives it. `manager` stands
 * where nobody is named. A town is only what the advert says of where they are: the States of a post are no address.
 */
export function recipientLines(advert: JobAdvert, manager: string): string[] {
  const { company = "", howToApply } = advert;
  const { addressee, addressLines = [], recruiter } = howToApply;
  const organisation = recruiter ?? company;
  const reader = (addressee ?? manager).replace(/^our /iu, "The ");
  const [office = "", ...own] = officeAndOthers(reader, organisation);
  const others = [...own, ...addressLines];
  const isNamed = others.some((line) => isOrganisation(line) || isSameOrganisation(line, organisation));
  const address = [
    ...(isNamed ? [] : [organisation]),
    ...others.map((line) => (isSameOrganisation(line, organisation) ? longer(line, organisation) : line)),
  ];
  const isPlaced = others.some((line) => /\d/.test(line) || line.split(/,\s*/).some(isTown));
  // Where an agency has its office, the place of the post does not say.
  const town = isPlaced || recruiter ? undefined : townOf(advert);
  return distinct([capitalFirst(office), ...address.map(calmLine), town ?? ""]);
}

/** "The Principal, Cedar Academy, Jos": what an addressee of many parts has behind the office are lines of their own. */
function officeAndOthers(addressee: string, organisation: string): string[] {
  const parts = addressee.split(", ");
  const at = parts.findIndex((part, place) => place > 0 && isSameOrganisation(part, organisation));
  return at < 0 ? [addressee] : [parts.slice(0, at).join(", "), ...parts.slice(at)];
}

function isOrganisation(line: string): boolean {
  return (hasCompanyForm(line) && line.includes(" ")) || /^\p{Lu}{3,8}$/u.test(line);
}

function longer(line: string, organisation: string): string {
  return organisation.length > line.length ? organisation : line;
}

function calmLine(line: string): string {
  return line.split(", ").every((part) => isTown(part) || / State$/i.test(part))
    ? calmTown(line)
    : calmName(line);
}

/** Each line once; a line that stands whole within another says nothing new. */
function distinct(lines: readonly string[]): string[] {
  const folded = lines.map(foldText);
  return lines.filter(
    (line, at) =>
      line !== "" &&
      folded.findIndex((one) => one === folded[at]) === at &&
      !folded.some(
        (one, other) =>
          other !== at &&
          other > 0 &&
          at > 0 &&
          `, ${one},`.includes(`, ${folded[at] ?? ""},`) &&
          one !== folded[at],
      ),
  );
}
