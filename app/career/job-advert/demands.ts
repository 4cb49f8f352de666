import { anyOf } from "~/pattern";
import type { Demand, DemandKind, Need, Rule, Tagger, TextRange } from "./job-advert";
import { overlaps, phrasePattern, inOrder } from "./patterns";
import type { FoundRule } from "./found-rule";
import type { Post } from "./posts";
import { rulesIn } from "./rules";
import { isPlaceName } from "./rules-person";
import type { Sentence } from "./sentence";
import { type Segment, segmentsOf, trimmed } from "./segments";
import {
  ASKS,
  DUTY,
  HIRES,
  INSTRUCTS,
  INSTRUCTS_ANYWHERE,
  LANGUAGES,
  OFFERS,
  OPENS,
  PRESENTS,
  SPEAKS,
  STRICT,
  TOOLS,
  TRAITS,
  WISH,
  WISH_FIRST,
} from "./vocabulary/demand-words";
import { CERTIFICATES } from "./vocabulary/qualifications";

/** What a segment of an advert does. */
type Role = "asks" | "duty" | "offers" | "instructs" | "presents" | "other";

type Item = Segment & { role: Role; rules: FoundRule[]; need: Need };

/** The demands of an advert and the rules among them. Rules that are only wished for make no rule. */
export function readDemands(
  sentences: Sentence[],
  { today, tag, posts }: { today: string; tag: Tagger | undefined; posts: Post[] },
): { demands: Demand[]; rules: Rule[] } {
  const demands: Demand[] = [];
  const rules: Rule[] = [];
  let hasAsked = false;
  for (const sentence of sentences) {
    if (sentence.isHeading) continue;
    const found = rulesIn(sentence, today);
    const items = itemsOf(sentence, found, { tag, hasAsked }).filter(
      (item) => !namesPost(item, sentence, posts),
    );
    hasAsked = staysOpen(hasAsked, sentence, items);
    for (const item of items) {
      if (item.role !== "asks" && item.role !== "duty") continue;
      const demand = demandOf(item, sentence);
      if (demand) demands.push(demand);
      if (item.need === "must")
        for (const { rule } of item.rules)
          rules.push({ ...rule, start: sentence.start + rule.start, end: sentence.start + rule.end });
    }
  }
  return { demands: withoutRepeats(demands), rules };
}

/** A segment that is little more than the title of one of several posts. */
function namesPost({ text, start, rules }: Item, sentence: Sentence, posts: Post[]): boolean {
  if (rules.length > 0) return false;
  const isStart = posts.some((post) => post.start === sentence.start) && start < 8;
  return (
    isStart ||
    posts.some(
      ({ title }) => text.toLowerCase().includes(title.toLowerCase()) && text.length < title.length + 16,
    )
  );
}

/** After a sentence that hires or asks, a bare list of words asks, too; after pay or instructions it does not. */
function staysOpen(wasOpen: boolean, { section, text }: Sentence, items: Item[]): boolean {
  if (section !== "head") return false;
  const last = items.at(-1)?.role;
  if (last === "instructs" || last === "offers") return false;
  if (items.some(({ role }) => role === "asks")) return true;
  return items.some(({ role }) => role === "presents") ? HIRES.test(text) || wasOpen : wasOpen;
}

function itemsOf(
  sentence: Sentence,
  found: FoundRule[],
  { tag, hasAsked }: { tag: Tagger | undefined; hasAsked: boolean },
): Item[] {
  const whole = found.flatMap(({ demand }) => (demand ? [demand] : []));
  const isListed = sentence.isBullet && sentence.section !== "head";
  const segments =
    sentence.section === "duties" && sentence.isBullet
      ? wholeSentence(sentence)
      : joinBullet(segmentsOf(sentence.text, whole, tag), { sentence, found, isListed });
  const items: Item[] = [];
  let previous: Role | undefined = sentenceRole(sentence, found, tag);
  const isFixed = previous !== undefined;
  for (const segment of segments) {
    const rules = found.filter(({ rule }) => overlaps(rule, segment));
    const role: Role = isFixed
      ? (previous ?? "other")
      : roleOf(segment.text, { sentence, hasRule: rules.length > 0, previous, hasAsked });
    items.push({ ...segment, role, rules, need: sentence.section === "wish" ? "wish" : "must" });
    previous = role;
  }
  markWishes(items);
  return items;
}

function wholeSentence({ text }: Sentence): Segment[] {
  const part = trimmed(text, 0, text.length);
  return part ? [part] : [];
}

/** A bullet is one demand, unless its parts make rules of their own or open a new statement. */
function joinBullet(
  segments: Segment[],
  { sentence, found, isListed }: { sentence: Sentence; found: FoundRule[]; isListed: boolean },
): Segment[] {
  if (!isListed) return segments;
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const hasRule = found.some(({ demand }) => demand && overlaps(demand, segment));
    const isJoint = last !== undefined && /\p{L}/u.test(sentence.text.slice(last.end, segment.start));
    if (!last || hasRule || isJoint || OPENS.test(segment.text) || WISH.test(segment.text))
      joined.push(segment);
    else
      joined[joined.length - 1] = {
        text: sentence.text.slice(last.start, segment.end),
        start: last.start,
        end: segment.end,
      };
  }
  return joined;
}

/** The role of a whole sentence, where its beginning settles it. */
function sentenceRole(sentence: Sentence, found: FoundRule[], tag: Tagger | undefined): Role | undefined {
  const { text, section, isBullet, line, label } = sentence;
  const isAsked = section === "must" || section === "wish";
  if (isAsked && isBullet) return undefined;
  if (text.endsWith("?")) return "other";
  if (label !== undefined && section === "head") return "presents";
  if (section === "duties") return isBullet || isTask(text, tag) ? "duty" : "other";
  if (section === "apply" || section === "benefits" || section === "about") return undefined;
  if (INSTRUCTS.test(text)) return "instructs";
  if (found.length > 0) return undefined;
  if (section === "head" && HIRES.test(text) && !ASKS.test(text)) return "presents";
  if (INSTRUCTS_ANYWHERE.test(text) && !ASKS_FIRST.test(text)) return "instructs";
  if (section === "head" && line === 0 && !/[.!;]$/.test(text) && text.split(" ").length <= 9)
    return "presents";
  return undefined;
}

// "Must be smart, send CV to …" asks before it instructs.
const ASKS_FIRST = anyOf(
  [
    inOrder(
      [
        /^(?:applicants? |candidates? |the )*/u,
        /(?:must|should (?:be|have)|minimum|at least|experience|knowledge|good)(?!\p{L})/u,
      ],
      "u",
    ),
    /,/u,
  ],
  "iu",
);

/** A task begins with a verb: "Take orders", "Preparing reports". */
function isTask(text: string, tag: Tagger | undefined): boolean {
  const first = tag?.(text).find(({ pos }) => pos !== "PUNCT");
  return (
    first === undefined ||
    first.pos === "VERB" ||
    first.pos === "AUX" ||
    DUTY.test(text) ||
    /^\p{L}+ing /u.test(text)
  );
}

function roleOf(
  text: string,
  {
    sentence,
    hasRule,
    previous,
    hasAsked,
  }: { sentence: Sentence; hasRule: boolean; previous: Role | undefined; hasAsked: boolean },
): Role {
  const { section, isBullet } = sentence;
  const isAsked = section === "must" || section === "wish";
  const asks = ASKS.test(text) || WISH.test(text);
  if (section === "benefits" || section === "about") return STRONG.test(text) ? "asks" : "other";
  if (section === "apply")
    return previous !== "instructs" && STRONG.test(text) && !INSTRUCTS.test(text) ? "asks" : "instructs";
  if (previous === "instructs") return "instructs";
  if (NOT_ASKED.test(text)) return "other";
  if (isAsked && isBullet) return "asks";
  if (INSTRUCTS_ANYWHERE.test(text)) return "instructs";
  if (OFFERS.test(text) && (!hasRule || /[₦£€]/u.test(text))) return "offers";
  if (hasRule) return "asks";
  if (isAsked) return FILLER.test(text) ? "other" : "asks";
  if (previous === "offers" && !asks) return "offers";
  if (DUTY.test(text)) return "duty";
  if (HIRES.test(text) && !STRONG.test(text) && !WISH.test(text) && previous !== "asks") return "presents";
  if (PRESENTS.test(text) && !STRONG.test(text) && !WISH.test(text)) return "presents";
  if (isPlaceName(text)) return "other";
  if (FILLER.test(text)) return previous ?? "other";
  if (asks) return "asks";
  if (previous === "asks" || previous === "duty") return CARRIES_NOT.test(text) ? "other" : previous;
  if (previous !== undefined || !hasAsked) return "other";
  return TRAITS.test(text) || TOOLS.test(text) || isFragment(text) ? "asks" : "other";
}

const STRONG = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /must (?!be sent|reach|apply|send|come|bring|submit|attach|state|include)/u,
        /should (?:have|be (?:able|a|an|at)|possess)|compulsory|is required|are required|wey sabi/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
const FILLER = inOrder(
  [
    /^/,
    anyOf([
      inOrder([
        /(?:the |an? )?(?:ideal |successful |right |suitable )?/,
        /(?:candidates?|applicants?|persons?|requirements?|qualifications?)/,
        /(?: (?:must|should|will|shall))?(?: (?:have|be|possess))?(?: the following)?/,
      ]),
      /and|etc|others?|urgent(?:ly)?|slots?|you|vous|sie/,
    ]),
    /$/,
  ],
  "i",
);
// "No experience needed", "fresh graduates are welcome": the employer does not ask for it.
const NOT_ASKED = anyOf(
  [
    inOrder(
      [
        /^/u,
        anyOf(
          [
            /(?:we |and |but )*(?:do not|don'?t|dont) (?:care|need|require|mind)/u,
            /no (?:prior |previous )?(?:experience|degree|certificate|qualification|skill|agenc)/u,
            /experience (?:is )?not (?:needed|required|necessary)/u,
          ],
          "u",
        ),
      ],
      "u",
    ),
    /(?:welcome|encouraged|invited)(?: to apply)?$/u,
  ],
  "iu",
);
const CARRIES_NOT = inOrder(
  [
    /^/u,
    anyOf(
      [
        /pls|please|if (?:you|u)|note|hurry|don'?t|dont|thanks|god bless|so|because|since|regards|our/u,
        /we|this|it|there|located|based/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** "FEFO, cycle count": a few words without a verb that speaks of somebody. */
function isFragment(text: string): boolean {
  return text.split(" ").length <= 7 && !SPEAKS_OF_SOMEBODY.test(text);
}

const SPEAKS_OF_SOMEBODY = anyOf(
  [
    inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /is|are|was|will|we|our|it|they|this|there|has|dey|na|i|us|here|today|now|slots?|shift|hrs?/u,
            /hours?|daily|weekly|start|starts|urgent\p{L}*|apply|thanks?|location|vacanc\p{L}+|jobs?/u,
            /hiring/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "u",
    ),
    /\d{2}/u,
  ],
  "iu",
);

/** Marks wishes: a word in front reaches forward, a word behind reaches back to where its statement opens. */
function markWishes(items: Item[]): void {
  let isForward = false;
  for (const [index, item] of items.entries()) {
    if (WISH_FIRST.test(item.text)) isForward = true;
    else if (STRICT.test(item.text) && !WISH.test(item.text)) isForward = false;
    if (isForward) item.need = "wish";
    if (!WISH.test(item.text)) continue;
    item.need = "wish";
    if (!REACHES_BACK.test(item.text) || OPENS.test(item.text) || item.rules.length > 0) continue;
    const opener = items.slice(0, index).findLastIndex((one) => OPENS.test(one.text));
    const isPlural = PLURAL.test(item.text);
    for (let at = index - 1; at >= 0; at -= 1) {
      const before = items[at];
      const isBeyond = isPlural ? index - at > 4 : opener < 0 || at < opener || index - opener > 3;
      if (!before || isBeyond || before.rules.length > 0 || STRICT.test(before.text)) break;
      before.need = "wish";
    }
  }
}
// "Hausa, Kanuri and first aid are advantages" speaks of all of them.
const PLURAL = /(?<!\p{L})(?:are|sont|seraient|sind|wären)(?!\p{L})/iu;
const REACHES_BACK = /(?<!\p{L})(?:advantage|plus|asset|atouts?|vorteil)(?!\p{L})/iu;

const ONLY_GENDER = inOrder(
  [
    /^/,
    new RegExp(
      `(?:${/must |should |be |an? |preferably |strictly |single |married |young |(?:the )?(?:candidates?|applicants?) /.source})*`,
    ),
    /(?:fe)?(?:males?|men|man|women|woman|ladies)(?: only| candidates?| applicants?| preferred)*$/,
  ],
  "i",
);

function demandOf(item: Item, sentence: Sentence): Demand | undefined {
  if (
    item.rules.length > 0 &&
    item.rules.every(({ demand }) => !demand) &&
    ONLY_GENDER.test(item.text) &&
    item.text.split(" ").length <= 5
  )
    return undefined;
  const range = withoutLead(item.text);
  if (!range || (item.rules.length === 0 && isEmptyOfMeaning(item.text.slice(range.start, range.end))))
    return undefined;
  const text = item.text.slice(range.start, range.end);
  const start = sentence.start + item.start + range.start;
  const primary = item.rules.flatMap(({ demand }) => (demand ? [demand] : []))[0];
  return {
    text,
    start,
    end: start + text.length,
    need: item.need,
    kind: primary?.kind ?? (item.role === "duty" ? "duty" : kindOf(text)),
    ...(primary?.options && { options: primary.options }),
  };
}

const CERTIFICATE = phrasePattern(CERTIFICATES);

function kindOf(text: string): DemandKind {
  CERTIFICATE.lastIndex = 0;
  if (CERTIFICATE.test(text) || NAMES_CERTIFICATE.test(text)) return "certificate";
  if (LANGUAGES.test(text) && (SPEAKS.test(text) || text.split(" ").length <= 4)) return "language";
  if (/\b(?:driver'?s'? licen[cs]e|licen[cs]e|permit|drive)\b/i.test(text) && text.split(" ").length <= 8)
    return "licence";
  if (NAMES_PLACE.test(text)) return "place";
  if (TOOLS.test(text)) return "tool";
  return TRAITS.test(text) ? "trait" : "skill";
}

const NAMES_PLACE = inOrder(
  [
    /\b/,
    anyOf([
      /relocate|reside|live (?:in|inside|around)|stay (?:in|on|around|inside)|work (?:on site|in our|from)/,
    ]),
    /\b/,
  ],
  "i",
);

const NAMES_CERTIFICATE = inOrder(
  [
    /\b/,
    anyOf([
      /certifi(?:ed|cate|cates|cation)|membership of|registration with|registered with/,
      /qualified (?:nurse|accountant)/,
    ]),
    /\b/,
  ],
  "i",
);

const LEADS = [
  inOrder(
    [
      /^/u,
      anyOf([
        /and|or|but|plus|also|with|who|that|which|then|he|she|they|you|u|we|to|nb|as well as|et|und|ou|oder|avec/u,
      ]),
      /(?!\p{L})[\s:]*/u,
    ],
    "iu",
  ),
  inOrder(
    [
      /^/u,
      inOrder(
        [
          /(?:the |an? |all |any |every |our )?/u,
          /(?:ideal |successful |suitable |qualified |interested |prospective |right |perfect )*/u,
          anyOf([
            /candidates?|applicants?|persons?|person wey|individuals?|incumbent|guy|lady|somebody|someone|one/u,
          ]),
        ],
        "u",
      ),
      / (?=(?:must|should|shall|will|needs?|who|with|has|have|is|to|wey|required)\b)/u,
    ],
    "iu",
  ),
  inOrder(
    [
      /^/u,
      anyOf(
        [
          /must|should|shall|will|needs? to|needs?|has to|have to|is to|are to|is expected to/u,
          /is required to|required|we need|we want|we are looking for|looking for/u,
          /the minimum (?:requirement|qualification)s? (?:is|are)/u,
        ],
        "u",
      ),
      /(?!\p{L})[\s:]*/u,
    ],
    "iu",
  ),
  /^(?:possess(?:es)?|have|has|had|having|own|hold|holds)(?!\p{L})\s*(?:an? |the )?(?=\S)/iu,
];

/** Where a segment begins to name what is asked. */
function withoutLead(text: string): TextRange | undefined {
  let start = 0;
  for (let count = 0; count < 6; count += 1) {
    const lead = LEADS.map((pattern) => pattern.exec(text.slice(start))?.[0]).find(
      (found) => found && found.length < text.length - start,
    );
    if (!lead) break;
    start += lead.length;
  }
  const rest = trimmed(text, start, text.length);
  return rest && { start: rest.start, end: rest.end };
}

const EMPTY_WORDS = new Set(
  "a an the any some other relevant related similar equivalent good required following above these those this such and or etc for in of to is are be field fields experience skill skills qualification qualifications requirement requirements candidate candidates applicant applicants person persons people discipline course degree added advantage plus must preferred preferably also only urgently needed wanted interested able vacancy job position role post apply now you we".split(
    " ",
  ),
);

function isEmptyOfMeaning(text: string): boolean {
  if (text.length > 300 || !/\p{L}{2}/u.test(text)) return true;
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => word === "" || EMPTY_WORDS.has(word));
}

function withoutRepeats(demands: Demand[]): Demand[] {
  const seen = new Set<string>();
  return demands.filter(({ text }) => {
    const key = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
