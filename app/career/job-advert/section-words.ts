import { foldText } from "~/career/nlp/fold";
import { anyOf, inOrder, patternOf, sourceOf } from "./patterns";
import type { Section } from "./sentence";
import { HEADING_FILLERS, HEADING_WORDS } from "./vocabulary/headings";

const MAX_HEADING_WORDS = 7;

/** A label is a heading when one of its words names a section and the others only fill it out. */
export function sectionOf(
  label: string,
  { hasShape, opensList }: { hasShape: boolean; opensList: boolean },
): Section | undefined {
  const folded = foldText(label)
    .replace(CONTRACTED, (_, short: string | undefined) => ` ${CONTRACTIONS[short ?? "t"] ?? ""}`)
    .replace(/[^\p{L}' ]+/gu, " ")
    .replace(/ +/g, " ")
    .trim();
  if (folded === "" || folded.split(" ").length > MAX_HEADING_WORDS) return undefined;
  // "The clinic invites applications for:" stands above posts, and tells nobody how to apply.
  if (ANNOUNCES_POSTS.test(folded)) return undefined;
  for (const { section, phrase } of phrasesIn(folded)) {
    const others = ` ${folded} `.replace(` ${phrase} `, " ").trim().split(" ").filter(Boolean);
    const known = others.filter((word) => HEADING_FILLERS.has(word));
    if (known.length === others.length || opensList) return section;
    if (hasShape && others.length - known.length <= 1 && others.length <= 3 && phrase.length > 5)
      return section;
  }
  return undefined;
}

/** Words of those who call for applications, and of those they call. */
const OF_CALLS = sourceOf(
  "are, is, be, being, hereby, now, currently, online, written, invited, sought, wanted, accepted, received, from, to, apply, applications?, the, our, all, and, or, suitably, suitable, qualified, competent, experienced, capable, dynamic, dedicated, young, interested, eligible, nigerians?, citizens, indigenes, members, of, general, public, candidates, applicants, persons?, people, individuals, professionals, hands, men, women, immediate, employment, appointment, recruitment",
);
const ANNOUNCES_POSTS = inOrder(
  [
    patternOf(
      String.raw`(?<!\p{L})(?:invit\p{L}*|applications?|accept\p{L}*|recruit\p{L}*) (?:${OF_CALLS} ){0,9}?`,
      "u",
    ),
    /(?:for|into|as)(?: (?:the|following|these|below|posts?|positions?|vacanc(?:y|ies)|roles?|of)){0,4}$/u,
  ],
  "u",
);

/** Whether a line says that posts are to be filled, so that what stands below it names them. */
export function announcesPosts(text: string): boolean {
  return ANNOUNCES_POSTS.test(
    foldText(text)
      .replace(/[^\p{L}' ]+/gu, " ")
      .replace(/ +/g, " ")
      .trim(),
  );
}

/** The section phrases of a label, the longest first: "who can apply" says more than "apply". */
function phrasesIn(folded: string): { section: Section; phrase: string }[] {
  return HEADING_WORDS.flatMap(({ section, phrases }) =>
    phrases.filter((one) => ` ${folded} `.includes(` ${one} `)).map((phrase) => ({ section, phrase })),
  ).toSorted((a, b) => b.phrase.split(" ").length - a.phrase.split(" ").length);
}

const CONTRACTED = /(?:'(ll|re|ve|d)|n'(t))(?!\p{L})/gu;
const CONTRACTIONS: Record<string, string> = { ll: "will", re: "are", ve: "have", d: "would", t: "not" };

/** "The successful candidate will:" before a list: what it lists, by the verb that it ends with. */
export function openedByVerb(text: string): Section | undefined {
  // "You will like it here if you…" ends in dots, of which one is left.
  if (!/[:.]\s*[-–—]?$/.test(text)) return undefined;
  const words = foldText(text)
    .replace(/[^\p{L}' ]+/gu, " ")
    .trim();
  return LIST_OPENERS.find(({ pattern }) => pattern.test(words))?.section;
}

/** "Our client needs somebody who" above a list: whatever else stands there, the list says who is sought. */
export function seeksSomebody(text: string): boolean {
  return SEEKS_SOMEBODY.test(foldText(text).replace(/[^\p{L}' ]+$/u, ""));
}
const SEEKS_SOMEBODY = inOrder(
  [
    /(?<!\p{L})(?:somebody|someone|person|people|individuals?|professionals?)/u,
    /(?: \p{L}+){0,3}? (?:who|that|with)(?: (?:is|are|has|have|can))?$/u,
  ],
  "iu",
);

/** Ends of a line that opens a list, the first that fits wins; each with an example. */
export const LIST_OPENERS: readonly { section: Section; pattern: RegExp; example: string }[] = [
  {
    section: "wish",
    pattern: /(?:advantage|desirable|preferred|plus|asset|bonus|helps?)(?: if| to| if you)?$/,
    example: "It would be an advantage to:",
  },
  {
    section: "benefits",
    pattern:
      /(?:offer|offers|enjoy|receive|get|provide|provides|earn)(?: you| our staff)?(?: the following)?$/,
    example: "You will receive:",
  },
  {
    section: "must",
    pattern: inOrder(
      [
        anyOf(
          [
            /have|possess|bring|know|qualif\p{L}*|need|needs|look for|looking for|want|expect|hold|be/u,
            /be able to|show|demonstrate|meet/u,
          ],
          "u",
        ),
        /(?: the following| at least)?$/u,
      ],
      "u",
    ),
    example: "The ideal candidate must possess the following:",
  },
  {
    section: "must",
    pattern: /(?:candidates?|applicants?|persons?|you) (?:must|should|shall|are|is)(?: also)?$/,
    example: "Interested applicants must:",
  },
  {
    section: "must",
    pattern: /(?:if|when|where) you$/,
    example: "You are right for us if you:",
  },
  {
    section: "duties",
    pattern: inOrder(
      [
        /(?:will|shall|do|doing|include|includes|involve|involves|limited to|responsible for|to|as follows)/u,
        /(?: among (?:other things|others)| inter alia)?$/u,
      ],
      "u",
    ),
    example: "The officer will:",
  },
];
