// Words of the headings that part the text of one post. Lower case, without accents.

const list = (words: string): ReadonlySet<string> => new Set(words.split(/,\s*/));

/** What somebody had to do in a post: a line of these words heads no section of its own. */
export const dutyWords = list(
  "duty, duties, responsibility, responsibilities, functions, roles, tasks, deliverables, schedule of duty, schedule of duties, schedules of duties, scope of work, scope of duty, job description, job descriptions, job schedule, job content, nature of duties, sites, project sites, work sites, locations, routes, stations, vessels, aufgaben, missions, funciones, responsabilidades",
);

/** What somebody reached in a post, which may head a section of its own, too. */
export const successWords = list(
  "achievement, achievements, accomplishment, accomplishments, contribution, contributions, highlights, realisations, logros",
);

/** What stands before or between them. */
export const partFiller = list(
  "the, my, some, few, of, and, key, main, major, core, principal, primary, chief, specific, general, daily, day-to-day, routine, basic, other, additional, notable, significant, selected, summary, brief, list, official, teaching, administrative, academic, professional, technical, clinical, supervisory, managerial, operational, job, work, performed, carried, out, held, undertaken, executed, assigned, discharged, handled, included, include, includes, including, involved, recorded, made, are, were, is, was, as, follows, there, here, thus, far, under me, covered, visited, supervised, managed, worked",
);

/** What leads to the post that a heading names: "Responsibilities at …", "Duties as …". */
export const partLeads = list("in, at, as, with, for, under, during, while, within");

/** Posts in general: "in each post", "in the above posts". */
export const postsInGeneral =
  /^(?:follows|(?:(?:each|all|both|the|these|those|this|above|present|current|said|my|of|various|different|previous|past|last|former|respective|same)\s+)*(?:posts?|posting|postings|positions?|offices?|jobs?|roles?|ranks?|capacit(?:y|ies)|employments?|appointments?|service|organi[sz]ations?|compan(?:y|ies)|places?|schools?|stations?|establishments?)?(?:\s+(?:above|held|occupied|so far))*)$/;

/** Several posts at once, of which none is named. */
export const severalPosts =
  /\b(?:each|all|both|various|different|respective|these|those|posts|postings|positions|offices|jobs|roles|ranks|capacities|employments|appointments|organi[sz]ations|companies|places|schools|stations|establishments)\b/;
