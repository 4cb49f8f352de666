import type { Line } from "./clean-text";
import { KNOWN_WITH_FORM, PLACES } from "./company-name";
import { anyOf, inOrder, listOf, patternOf } from "./patterns";
import type { Sentence } from "./sentence";
import { EMPLOYER_LEADS, EMPLOYER_VERBS, PLACE_NOUNS } from "./vocabulary/company-words";
import { isTitleWord } from "./vocabulary/title-words";

/** A name that may be the employer's, and how much its place in the text says so. */
export type Candidate = {
  name: string;
  weight: number;
  /** A verb in the singular follows: "Oak Ridge Developers is hiring" is one firm and no many developers. */
  isOne?: true;
};

/** Every name that stands where the name of an employer can stand. */
export function companyCandidates(lines: Line[], sentences: Sentence[]): Candidate[] {
  return [...fromSentences(sentences), ...fromLines(lines), ...knownIn(sentences)];
}

const WORD = String.raw`(?:\p{Lu}|\d{1,9}(?=\p{Lu}|[- ]\p{Lu}))[\p{L}\d'&.+-]{0,40}`;
const JOINT = String.raw`(?:of|and|for|the|&|de|du|des|la|le|et|am|an der|und|in|d')`;
const PLACES_END = [...PLACE_NOUNS].flatMap((noun) => [noun, noun.toUpperCase()]).join("|");
// What a noun of a street or quarter follows is a place: "World Bank area", "Agbara / Igbesa axis".
const NAME = String.raw`${WORD}(?: (?:${JOINT} ){0,2}${WORD}){0,7}(?!\p{L}|(?: ?[/&-] ?\p{Lu}\p{L}+)? (?:${PLACES_END})(?!\p{L}))`;
const VERBS = EMPLOYER_VERBS.flatMap(({ words }) => words).join("|");
const HIRING_VERBS = EMPLOYER_VERBS.slice(0, 2)
  .flatMap(({ words }) => words)
  .join("|");
const COUNTS = "two|three|four|five|six|seven|eight|nine|ten|some|several|one|more";
const KIND = String.raw`(?:[\p{L}-]{1,40} ){0,3}(?:firm|company|startup|start-up|school|hotel|restaurant|hospital|clinic|agency|bank|group|ngo|chain|house|shop|salon|bakery|church|factory|organi[sz]ation|manufacturer|distributor|developer|maker)`;

/** Places of a name in a sentence, and how much each says. The name is the group `name`. */
const SENTENCE_FORMS: readonly { pattern: RegExp; weight: number }[] = [
  {
    // "Freshmart, Benin is hiring"
    pattern: patternOf(
      String.raw`^(?:(?:${EMPLOYER_LEADS.join("|")}) )?(?<name>${NAME})(?: ?\([^)]{1,50}\))?,?(?: [^.,:()]{1,40},){0,2}(?: [\p{L}-]+){0,6}?(?: ?\([^)]{1,60}\))? (?:${VERBS})(?!\p{L})`,
      "u",
    ),
    weight: 4,
  },
  {
    pattern: patternOf(String.raw`(?<!\p{L})(?:We at|we at|join|Join|About|Chez|chez) (?<name>${NAME})`, "u"),
    weight: 4,
  },
  {
    pattern: patternOf(
      String.raw`(?<!\p{L})(?:We're|We are|This is|I'm from|we're) (?<name>${NAME})(?=, an? |\. |$)`,
      "u",
    ),
    weight: 4,
  },
  {
    // "Vacancy at House of Tiwa", "BARBER NEEDED ASAP @ Razor Republic"
    pattern: patternOf(
      String.raw`(?:[Vv]acanc(?:y|ies)|VACANC(?:Y|IES)|[Oo]penings?|[Nn]eeded|NEEDED|[Hh]iring|HIRING|[Ww]anted|WANTED)(?: ASAP| asap| urgently| URGENTLY| now)?!? ?(?:at|@|AT) ?(?<name>${NAME})`,
      "u",
    ),
    weight: 4,
  },
  { pattern: patternOf(String.raw`(?<name>${NAME}) ?\((?:RC|CAC|BN) ?[\d:]`, "u"), weight: 5 },
  { pattern: patternOf(String.raw`(?<!\p{L})[Ee]mployer(?: is|:| –) (?<name>${NAME})`, "u"), weight: 4 },
  {
    pattern: patternOf(
      String.raw`(?<!\p{L})(?<name>${NAME})(?: \([^)]{1,40}\))? (?:${HIRING_VERBS})(?!\p{L})`,
      "u",
    ),
    weight: 2,
  },
  {
    pattern: patternOf(
      String.raw`(?:[Nn]eeded|NEEDED|[Ww]anted|WANTED|[Rr]equired) (?:at|by) (?<name>(?:The )?${NAME} ${WORD})`,
      "u",
    ),
    weight: 4,
  },
  {
    pattern: patternOf(String.raw`(?<!\p{L})(?:at|with|by|of|bei|an|dans|for|through) (?<name>${NAME})`, "u"),
    weight: 2,
  },
  {
    // "Ridge Networks needs 2 Field Engineers", wherever the sentence says so
    pattern: patternOf(
      String.raw`(?<!\p{L})(?<name>${NAME} ${WORD})(?: \([^)]{1,40}\))? (?:${HIRING_VERBS})(?: urgently| immediately)? (?:an?|the|\d{1,3}|${COUNTS}) (?!lot|few|number)`,
      "u",
    ),
    weight: 4,
  },
  // "A fish factory in Ilorin (Oak Foods) needs a supervisor"
  { pattern: patternOf(String.raw`\((?<name>${NAME})\) (?:${HIRING_VERBS})(?!\p{L})`, "u"), weight: 4.2 },
  { pattern: patternOf(String.raw`\((?:${KIND} )?(?<name>${NAME})\)`, "u"), weight: 2 },
  { pattern: patternOf(String.raw`(?:${KIND}),? ["„“«'](?<name>${NAME})["“”»']`, "iu"), weight: 4 },
  {
    // "his poultry farm (Oak Layers)", "for her shop in Jos (Oak Stores)"
    pattern: patternOf(
      String.raw`(?<!\p{L})(?:his|her|their|my|our) (?:[\p{L}-]+ ){1,5}\((?<name>${NAME})(?=[,)])`,
      "u",
    ),
    weight: 4.2,
  },
  {
    pattern: patternOf(
      String.raw`(?<!\p{L})(?:business|shop|place|company|firm|outfit|school|store|it) (?:is|dey) (?:called|named|known as) (?<name>${NAME})`,
      "u",
    ),
    weight: 4.2,
  },
  {
    pattern: patternOf(String.raw`(?<!\p{L})${KIND}(?: named| called)?,? (?<name>${NAME})`, "u"),
    weight: 2,
  },
];

const IS_SINGULAR = /^ (?:is|was|has|needs|seeks|requires|wants|wishes|invites|recruits|engages) /u;

function fromSentences(sentences: Sentence[]): Candidate[] {
  const own = sentences.filter(
    ({ section }) =>
      section !== "must" && section !== "duties" && section !== "wish" && section !== "benefits",
  );
  return own.slice(0, 25).flatMap(({ text, isHeading, section }, index) => {
    const start = withoutFieldOfPost(text.slice(0, 260).replace(SHOUTS, ""));
    return SENTENCE_FORMS.flatMap(({ pattern, weight }) => {
      const name = pattern.exec(start)?.groups?.name;
      if (!name || (isHeading && weight < 4)) return [];
      const isFar = index > 8 || section === "apply";
      const isOne = IS_SINGULAR.test(start.slice(start.indexOf(name) + name.length));
      return [{ name, weight: weight - (isFar ? 1.5 : index / 100), ...(isOne && { isOne }) }];
    });
  });
}

/** "Executive Chef (Pastry & Bakery)": the field in brackets behind a title is no employer, unless a legal form says so. */
function withoutFieldOfPost(text: string): string {
  return text.replace(
    /(?<!\p{L})(\p{L}+) \((?<field>\p{Lu}[\p{L} &-]{2,40})\)/gu,
    (all, word: string, field: string) => (isTitleWord(word) && !LEGAL_FORM.test(field) ? word : all),
  );
}
const LEGAL_FORM = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /ltd|limited|plc|group|company|nigeria|bank|mfb|foundation|hospital|schools?|hotels?/u,
        /ventures|enterprises?|consulting|partners/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** A known employer named in the opening sentences. */
function knownIn(sentences: Sentence[]): Candidate[] {
  return sentences.slice(0, 2).flatMap(({ text }) => {
    const name = KNOWN_WITH_FORM.exec(text.slice(0, 80))?.[0];
    return name ? [{ name, weight: 1 }] : [];
  });
}

const SHOUTED = listOf(
  "URGENT, URGENTLY, HOT, JOB, JOBS, NEW, VACANCY, VACANCIES, Vacancy, vacancy, HIRING, NOW, ALERT, MASSIVE, OFFRE D'EMPLOI",
);
const SHOUTS = patternOf(`^(?:(?:${SHOUTED.join("|")})[\\s!:–—-]+)+`, "u");

const LEADING_NAME = patternOf(`^(?:${EMPLOYER_LEADS.join("|")} )?(?<name>${NAME})(?![\\p{L}])`, "u");

/** Names in the first lines: the whole line, or a part of it beside the title and the place. */
function fromLines(lines: Line[]): Candidate[] {
  return lines.slice(0, 6).flatMap(({ text, isBullet }, index) => {
    if ((isBullet && index > 0) || OTHER_FIELD.test(text)) return [];
    const line = withoutFieldOfPost(text.slice(0, 160).replace(SHOUTS, ""));
    return line.split(LINE_JOINTS).flatMap((part, at) => {
      const name = LEADING_NAME.exec(part.trim())?.groups?.name;
      if (!name) return [];
      const isRegistered = at === 0 && /\(RC ?\d/.test(text);
      const beforePlace = beginsWithPlace(line.split(LINE_JOINTS)[at + 1] ?? "");
      const isShouted = name === name.toUpperCase() && index === 0 && at === 0;
      return [
        {
          name,
          weight:
            2 -
            index / 50 +
            (index === 0 && isBehindPost(line, part) ? 2 : 0) +
            (isRegistered ? 3 : 0) +
            (beforePlace ? 1 : 0) +
            (isShouted ? 0.2 : 0),
        },
      ];
    });
  });
}

/** "Senior QA Analyst at Obodo Pay (payments)": a name behind the title and its "at". */
function isBehindPost(line: string, part: string): boolean {
  const before = line.slice(0, Math.max(0, line.indexOf(part)));
  return / at $/u.test(before) && isTitleWord(before.slice(0, -" at ".length).split(" ").at(-1) ?? "");
}

// "Job Field: Agriculture / Agro-Allied": lines of job boards that name no employer.
const OTHER_FIELD = inOrder(
  [
    /^(?:job |work )?/u,
    /(?:field|category|type|industry|sector|qualification|experience|speciali[sz]ation|mode|level)s?\s?:/u,
  ],
  "iu",
);

function beginsWithPlace(text: string): boolean {
  const words = text.trim().toLowerCase().split(/[ ,]+/);
  return PLACES.has(words[0] ?? "") || PLACES.has(words.slice(0, 2).join(" "));
}

const LINE_JOINTS = anyOf(
  [
    /[\s)]+[–—|·•-]\s|,\s|[\s)]*@\s|\s\(|\)(?:,?\s|$)|[!?]\s|:\s| at /u,
    // "St. Luke's" goes on behind its full stop.
    /(?<!(?<!\p{L})(?:[Ss]t|ST|[DM]r|Mrs|Prof|Rev|Engr|No))\. /u,
  ],
  "u",
);
