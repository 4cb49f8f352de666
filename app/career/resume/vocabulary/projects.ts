/** What heads the column with the names of projects. Takes a folded text. */
export const projectColumns =
  /^(?:(?:name|title|description|list|brief)(?: of)?(?: the)? )?(?:projects?|assignments?|contracts?|works?|jobs?|tasks?|studies)(?: (?:names?|titles?|descriptions?|handled|executed|done|and location))?$|^(?:project|assignment|contract) (?:\/|and|&) /u;

/** What does so under a heading of another section, too. */
export const surelyProjects =
  /^(?:(?:name|title|description)(?: of)?(?: the)? )?(?:projects?|assignments?|contracts?)(?: (?:names?|titles?))?$/u;

/** What heads the column with those for whom projects are made. */
export const payers =
  /^(?:(?:name of(?: the)? )?(?:clients?|customers?|donors?|funders?|beneficiar(?:y|ies)|funding agency))$/u;
