import { anyOf, listOf, patternOf } from "../patterns";

/** Sites that show adverts of others, by their names; and names that say that they are one. */
const names = listOf(
  "jobberman, myjobmag, my job mag, ngcareers, ng careers, jobzilla, jobgurus, jobs guru, linkedin, indeed, glassdoor, reliefweb, brighter monday",
);
export const jobSite = anyOf(
  [
    patternOf(names.join("|"), "u"), // Jobberman
    /(?:\p{L}{1,20} ){0,2}(?:jobs|careers|vacancies)(?: in)? (?:nigeria|abuja|lagos)/u, // Latest Jobs in Nigeria
    /(?:hot |latest |new )?(?:nigerian?|naija) (?:jobs|careers|vacancies)/u, // Hot Nigerian Jobs
  ],
  "u",
);
