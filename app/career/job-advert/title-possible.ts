import { verbOf } from "../writer/verbs";
import { inOrder, listOf } from "./patterns";
import type { Source } from "./title-source";

/** Whether words can name the post: neither whoever works, nor somebody who is there, nor a part of the employer's name. */
export function isPossibleTitle(title: string, { company }: Source): boolean {
  return !isPartOf(title, company) && !isAnybody(title) && !OF_SOMEBODY.test(title) && !isDeed(title);
}

/** "Recover debts": a verb may end like the name of who does something; "Tailor" is both. */
function isDeed(title: string): boolean {
  const found = verbOf(title);
  return found?.form === "base" && !found.verb.isNounToo;
}

/** Words for whoever works, which name no post when they stand alone: "We need staff at once". */
const ANYBODY = new Set(
  listOf(
    "staff, academic staff, non-academic staff, teaching staff, non-teaching staff, support staff, senior staff, junior staff, guarantor, referee, surety, worker, person, personnel, people, employee, candidate, applicant, talent, hand, crew, professional, team member, member, woman, man, lady, guy, gentleman, successor, communicant, indigene, resident, holder, leader, owner, caller, beginner, expert, newcomer, barrister, chartered accountant, swimmer, speaker, learner, thinker, player, team player, self-starter, starter, communicator, listener",
  ),
);

/** "A careful and patient person", "a successor", "Crew – Sound": who is sought, but for no post. */
function isAnybody(title: string): boolean {
  const lower = title.toLowerCase().replace(/ \(.*$| [–—-] .*$/u, "");
  return ANYBODY.has(lower) || SOMEBODY.test(lower);
}
const SOMEBODY = inOrder(
  [
    // "Delivery Person" is a post.
    /(?:^|(?<!delivery|sales|dispatch|service|repair|laundry|errand) )/u,
    /(?:person|people|individual|somebody|someone|widow|widower)s?$/u,
  ],
  "u",
);

/** "Replacing our retiring Head Technician" is a sentence about one who goes. */
const OF_SOMEBODY = /(?<!\p{L})(?:our|your|my|their|his|her)(?!\p{L})/iu;

/** "Evergreen Chemists": the name of the employer may end like a title. */
function isPartOf(title: string, company = ""): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/s(?= |$)/g, "");
  return ` ${bare(company)} `.includes(` ${bare(title)} `);
}
