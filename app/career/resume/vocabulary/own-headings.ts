import type { Section } from "./vocabulary-types";

/** Beginnings of headings that are clauses, and the section that they name whatever the verb; none where the verb decides. Patterns, lower case. */
export const clauseOpeners: readonly [string, Section?][] = [
  ["what|wat|wetin|things?|where"],
  [
    "(?:tools?|machines?|machinery|equipments?|instruments?|devices?|gadgets?|vehicles?|kits?|software|softwares|apps?|applications|programs|programmes|packages|systems|platforms)(?: and (?:tools?|machines?|equipments?|instruments?|software|softwares|apps?|systems))?",
    "skills",
  ],
  ["papers?|certificates?|licen[cs]es?|trainings?|courses", "certificates"],
  ["schools?|classes|degrees?", "education"],
  ["jobs?|works?|places?|companies|company|posts?|positions?|people and places", "work"],
  ["languages?|tongues?|dialects?", "languages"],
];

/** What stands between "I" and the verb, as a pattern. */
export const clauseHelpers =
  "can|sabi|fit|know how to|am able to|have|had|also|do|don|dey|usually|always|often|really|currently";

/** Verbs of such clauses. `alone`: with a helper they need no opener ("I can operate"). */
export const clauseVerbs: readonly { section: Section; verbs: string; alone?: boolean }[] = [
  {
    section: "skills",
    verbs: "use|used|operate|handle|work with|drive|own|know",
    alone: true,
  },
  { section: "work", verbs: "did|done|worked|work|been working|served|have worked" },
  { section: "education", verbs: "studied|learnt|learned|attended|went to|schooled|passed through" },
  { section: "certificates", verbs: "hold|holds|obtained|earned" },
  { section: "languages", verbs: "speak|spoke|hear|understand|speak and write", alone: true },
  { section: "custom", verbs: "enjoy|like|love|care about|like to do|love to do|enjoy doing" },
];

/** Beginnings of a list that stand before its colon in a note ("i sabi: welding, fitting"), with nothing else. Patterns, lower case. */
export const leadsAlone: readonly [string, Section][] = [
  [
    "(?:(?:wetin|what|wat|things?|the things?) )?i (?:can|sabi|know|fit|can also)|sabi|can do|fit do",
    "skills",
  ],
  ["(?:i )?(?:have|hold|get|carry)", "certificates"],
  ["(?:i )?(?:like|love|enjoy)|likes", "custom"],
  [
    "(?:(?:the |some )?(?:people|persons?|those|ones|somebody) )?(?:who|that) (?:(?:can|will|fit) )?(?:knows?|vouch|speak|testify|confirm|talk)(?: (?:for|of|about|to))? (?:me|my work|my character)(?: well)?",
    "referees",
  ],
];

/** Verbs that say nothing of their own behind an opener that names the section. */
export const clauseOwning = "have|has|got|get|hold|attended|did|done|worked|work|use|own|know|speak|can";

/** What may end such a clause, as a pattern. */
export const clauseEnds =
  "well|best|very well|fluently|most|at work|for work|on site|now|so far|before|daily|every ?day|in my work|on the job";

/** What somebody is away from outside work, as a pattern. */
export const placesOfWork =
  "work|works|working hours|work hours|hours|office|office hours|job|school|school hours|class|classroom|lectures|campus|duty|ward|wards|theatre|clinic|hospital|pharmacy|lab|laboratory|site|shop|store|stall|market|workshop|garage|kitchen|salon|farm|road|wheel|desk|counter|court|court room|courtroom|bar|bank|studio|newsroom|pulpit|barracks|factory|profession|trade|career|teaching|nursing|law|banking|medicine|engineering|coding|driving";
