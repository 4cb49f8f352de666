import type { JobAdvert } from "~/career/job-advert/job-advert";
import { phrasePattern } from "~/career/job-advert/patterns";
import type { Profile } from "~/career/profile.schema";
import { calmName } from "./casing";
import { isSameOrganisation } from "./same-organisation";
import { bodies, firms } from "./vocabulary/public-bodies.json";

/**
 * "Through: The Head of Department, Ministry of Works": the line below the addressee where the advert wants serving people to
 * apply through an office, and the person serves. Of everybody else it would be wrong, so that an employer who does not say
 * that it is public gets no such line.
 */
export function throughLine({ company, howToApply }: JobAdvert, { work }: Profile): string | undefined {
  const { through } = howToApply;
  if (!through) return undefined;
  const employer = work.find((post) => post.endDate === "present" && serves(post.name, through.of, company));
  if (!employer?.name) return undefined;
  const office = IS_EMPLOYER.test(through.office) ? "" : `The ${capitals(through.office)}, `;
  return `${THROUGH}${office}${calmName(employer.name)}`;
}

/** What such a line begins with; the address of an advert stands before it. */
export const THROUGH = "Through: ";

function serves(employer: string | undefined, of: string, company: string | undefined): boolean {
  if (!employer) return false;
  if (company && isSameOrganisation(employer, company)) return true;
  if (OF_THE_HOUSE.test(of) || isNamed(firms, employer)) return false;
  return isNamed(bodies, employer);
}

/** "Internal candidates" serve nowhere but with the employer itself. */
const OF_THE_HOUSE = /(?<!\p{L})(?:internal|existing|current|our)(?!\p{L})/iu;
const IS_EMPLOYER = /^(?:present |current )?employers?$/iu;

function isNamed(words: readonly string[], name: string): boolean {
  return phrasePattern(words, "iu").test(name);
}

/** "head of department" is "Head of Department". */
function capitals(office: string): string {
  return office.replace(/(?<!\p{L})(?!(?:of|and|the|their)(?!\p{L}))\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );
}
