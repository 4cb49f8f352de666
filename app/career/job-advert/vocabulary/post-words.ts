import { anyOf, inOrder, listOf } from "../patterns";

/** Words before the name of the post that a line speaks of: "Duties of the …", "Applicants for the post of …", "For …". */
export const BEFORE_POST = new Set(
  listOf(`the, our, a, an, as, for, of, to, any, this, applicant, applicants, candidate, candidates, those, person, persons, people, anyone, applying, who, want, duty, duties, responsibility, responsibilities, requirement, requirements,
    qualification, qualifications, role, roles, position, positions, post, posts, job, jobs, vacancy, vacancies, title, specification, specifications, detail, details, description, profile, scope, task, tasks, summary, key, main, experience, no, number, only, skills`),
);

/** Nouns before the number or letter of a post. */
export const NUMBERED_NOUNS = new Set(
  listOf("post, posts, position, positions, vacancy, vacancies, role, roles, job, jobs, lot, lots, option"),
);

/** What goes on behind the name of a post: what it must, has, does or gets. */
export const OF_POST = new Set(
  listOf(`must, should, shall, will, would, can, could, may, is, are, was, were, has, have, need, needs, get, gets, keep, keeps, earn, earns, receive, receives, work, works, report, reports, take, takes, come, comes, go, goes, do, does, who, with,
    wey, dey, na, that, not, handle, handles, ought, bring, brings, apply, both, each, also, alone, include, includes, involve, involves`),
);

/** Nouns behind the name of a post: who applies for it, and what a part is about. */
export const NOUNS_OF_POST = new Set(
  listOf(
    `candidate, candidates, applicant, applicants, role, roles, position, positions, post, posts, job, jobs, only, needed, wanted, required, duties, responsibilities, responsibility, requirement, requirements, qualification, qualifications, specification`,
  ),
);

/** What may follow a whole title too. */
export const BEHIND_TITLE = new Set(listOf("at, in, for, on, of, to, based, from, x, nos, grade, gl, level"));

/** Words that a title shares with anything: alone they name no post. */
export const NO_NAMES = new Set(
  listOf("i, ii, iii, iv, of, and, the, in, for, to, or, cum, junior, senior, chief, deputy, grade, level"),
);

const WHO = anyOf(
  [
    /candidates?|applicants?|persons?|people|applications|staff|crew|employees|workers|team members|hands/u,
    /posts?|positions?|roles?|jobs?|vacancies|cadres?|categor(?:y|ies)|of (?:the|these|them)|the above|openings/u,
  ],
  "u",
);

/** A line for all posts: "All candidates …", "General requirements", "Everyone gets …", "Qualified persons …". */
export const OF_ALL_POSTS = inOrder(
  [
    /^(?:(?:requirements?|qualifications?|conditions?|benefits?|applicants?|candidates?|persons) )?/u,
    /(?:(?:for|to|of|in) )?/u,
    anyOf(
      [
        /everyone|everybody|across the board|in all cases|(?:general|common|shared)(?! manager)/u,
        inOrder([/(?:all|each|every|any|both)(?: of)?(?: (?:the|our|these|\p{L}+))?? /u, WHO], "u"),
        /(?:all|both|they all) (?:must|should|shall|will|are|to)/u,
        inOrder(
          [
            /(?:only )?(?:(?:interested|qualified|suitable|suitably|successful|shortlisted|selected|prospective) ){1,2}/u,
            /(?:and (?:interested|qualified) )?(?:\p{L}+ )?/u,
            /(?:candidates?|applicants?|persons?|people|professionals|individuals)/u,
          ],
          "u",
        ),
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** "… are free for all staff", "… apply to all the roles". */
export const FOR_ALL_POSTS = inOrder(
  [
    /(?<!\p{L})(?:for|to|of|in) (?:all|each|every|any|both)(?: of)?(?: (?:the|our|these|listed|above))* /u,
    WHO,
    /(?!\p{L})/u,
  ],
  "iu",
);
