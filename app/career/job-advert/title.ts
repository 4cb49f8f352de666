import type { Line } from "./clean-text";
import type { AdvertLanguage } from "./job-advert";
import type { NamedStretch } from "./named-stretch";
import { anyOf, inOrder, listOf, patternOf } from "./patterns";
import type { Sentence } from "./sentence";
import { inTitleCase, singular, titleIn } from "./title-text";
import { TITLE_BRACKETS, TITLE_REGION } from "./vocabulary/title-words";

type Candidate = { title: string; weight: number };
type Source = {
  lines: Line[];
  sentences: Sentence[];
  language: AdvertLanguage;
  company?: string | undefined;
  named: readonly NamedStretch[];
};

/**
 * The post that the advert is for: the surest of the places where a title can be. Undefined where no place
 * holds one: no title is better than a wrong one at the head of a letter.
 */
export function readTitle(source: Source): string | undefined {
  const candidates = [
    ...labelled(source),
    ...hired(source),
    ...headlines(source),
    ...programmes(source),
    ...tagged(source),
  ];
  const own = candidates
    .filter(({ title }) => !isPartOf(title, source.company) && !isAnybody(title))
    .toSorted((a, b) => b.weight - a.weight);
  return own[0] && (fuller(own[0], own) ?? own[0]).title;
}

/** "RIDERS!" above "needs 15 Dispatch Riders": of two names of one post the fuller one. */
function fuller({ title }: Candidate, others: readonly Candidate[]): Candidate | undefined {
  const bare = (text: string) => text.toLowerCase().replace(/ \(.*$|,.*$/, "");
  return others.find(
    (other) => other.weight >= LEAST_FULLER && bare(other.title).endsWith(` ${bare(title)}`),
  );
}
const LEAST_FULLER = 3.5;

/** Words for whoever works, which name no post when they stand alone: "We need staff at once". */
const ANYBODY = new Set(
  listOf(
    "staff, worker, person, personnel, people, employee, candidate, applicant, talent, hand, crew, professional, team member, member, woman, man, lady, guy, gentleman, successor, communicant, indigene, resident, holder, leader, owner, caller, beginner, expert, newcomer, barrister, chartered accountant, swimmer, speaker, learner, thinker, player, team player, self-starter, starter, communicator, listener",
  ),
);

/** "A careful and patient person", "a successor": who is sought, but for no post. */
function isAnybody(title: string): boolean {
  const lower = title.toLowerCase();
  return ANYBODY.has(lower) || /(?:^| )(?:person|people|individual|somebody|someone)s?$/u.test(lower);
}

/** "Evergreen Chemists": the name of the employer may end like a title. */
function isPartOf(title: string, company = ""): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/s(?= |$)/g, "");
  return ` ${bare(company)} `.includes(` ${bare(title)} `);
}

const TITLE_LABELS = listOf(
  "job title, title, position, role, post, vacancy, job position, job role, job, intitule du poste, intitule, poste, stelle, we are hiring, hiring, now hiring, urgent vacancy, job vacancy, wanted, job opening, vacant position, open position, vacant post, position title, terms of reference, title of post, vacancy announcement, designation, name of post",
);
/** Behind these nothing but a title can be, whatever its last word. */
const SURE_LABELS = new Set(
  listOf(
    "job title, title, position, post, intitule du poste, intitule, poste, stelle, position title, designation",
  ),
);

function labelled({ sentences, language }: Source): Candidate[] {
  return sentences.flatMap(({ label, isHeading, text, section }) => {
    if (isHeading || label === undefined || !TITLE_LABELS.includes(label) || section === "apply") return [];
    // "Job: assign riders; follow up" says what is done.
    if (!SURE_LABELS.has(label) && /^\p{Ll}/u.test(text)) return [];
    const value = (text.split(/\s[|]\s|;/)[0]?.trim() ?? "").replace(
      /^([^,(]+) \(\p{Lu}{2,5}\)(?= \p{L})/u,
      "$1",
    );
    if (value === "" || value.length > 90) return [];
    const title = titleIn(value, language) ?? (SURE_LABELS.has(label) ? plainTitle(value) : undefined);
    return title ? [{ title, weight: 6 }] : [];
  });
}

/** A value that no ending marks as a title: up to its first comma or bracket, of at most five words. */
function plainTitle(value: string): string | undefined {
  const text = (value.split(/[,.;:(]|\s[-–—]\s/)[0] ?? "").trim();
  const isShort = text.split(" ").length <= 5 && text.length >= 4;
  return isShort && /^\p{Lu}[\p{L} &/'-]+$/u.test(text) && !TITLE_BRACKETS.test(text)
    ? singular(inTitleCase(text))
    : undefined;
}

/** The title in a sentence that hires: "needs an experienced Driver", "Tailors wanted", "is to be its Company Secretary". */
function hired({ sentences, language }: Source): Candidate[] {
  return sentences.slice(0, 14).flatMap(({ text, section, isHeading }, index) => {
    if (section === "benefits" || section === "apply" || section === "must" || section === "wish") return [];
    const found: Candidate[] = [];
    const add = (part: string | undefined, weight: number) => {
      const title = part && titleIn(part, language);
      if (title) found.push({ title, weight });
    };
    const own = text.slice(0, 400);
    const before = BEFORE_NEEDED.exec(own)?.[1];
    add(
      before
        ?.replace(/^.*(?:vacancy|urgent)[!: -]+/i, "")
        .split(/[!:]\s|\s[-–—]\s/)
        .at(-1),
      5,
    );
    for (const verb of own.matchAll(AFTER_HIRING_VERB)) {
      // "Special Needs Teacher"
      if (/special $/i.test(own.slice(0, verb.index))) continue;
      const behind = own.slice(verb.index + verb[0].length);
      add(behind, 5);
      if (language !== "en")
        for (const article of ARTICLES) add(article.exec(behind.slice(0, 120))?.groups?.behind, 5);
    }
    for (const form of OPENS_WITH_POST) add(form.exec(own)?.groups?.title, 3);
    for (const verb of own.matchAll(AFTER_AS)) add(own.slice(verb.index + verb[0].length), 3);
    // "requires the services of:" speaks of the line below it.
    const next = sentences[index + 1];
    if (!isHeading && LEADS_TO_NEXT.test(own) && next && next.text.length < 90) add(next.text, 5);
    return found;
  });
}

const AFTER_HIRING_VERB = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /needs?|in need of|requires?|seeks?|seeking|recruiting|recruits|hiring|hires|looking for|searching for/u,
        /employ|employs|wants?|takes(?: on)?|taking(?: on)?|vacanc(?:y|ies) for|position of|post of|role of/u,
        /posts? of|positions of|appointment as|apply for(?: the)?|applications (?:for|from)|short of|openings? for/u,
        /room for|call for|adding|(?:dey )?(?:find|look for)|engaging|engages|invites|services of/u,
        /opened (?:its|our|the|an?)/u,
        /recrute|recherche|cherche|embauche|sucht|suchen(?: wir)?|stellt|apply as/u,
      ],
      "u",
    ),
    /(?: now| urgently)?:?(?!\p{L})/u,
  ],
  "giu",
);

/** "recrute pour son bureau de Lomé un comptable", "sucht zum 1. März Pflegekräfte" */
const ARTICLES = [
  /(?<!\p{L})(?:une?|un\(e\)|des|deux|trois|eine[nr]?|ein) (?<behind>.+)$/u,
  /^ (?:zum|ab|per) (?:[\d.]+ )?(?:\p{Lu}\p{L}+ )?(?:\d{4} )?(?<behind>\p{Lu}.+)$/u,
];

const AFTER_AS = /(?<!\p{L})(?:as|be|become|join us as|work as) (?:an?|its|our|the) /giu;
/** "As Plant Manager, answering to the Director", "Our Special Needs Teacher works in the Lantern Room". */
const OPENS_WITH_POST = [
  /^As (?<title>\p{Lu}[\p{L}-]+(?: [\p{L}()-]+){0,5}),/u,
  inOrder(
    [
      /^(?:Our|The) (?<title>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,4})/u,
      / (?:works|will|shall|leads|runs|is responsible)(?!\p{L})/u,
    ],
    "u",
  ),
];
const LEADS_TO_NEXT = inOrder(
  [
    /(?:services of|positions? of|posts? of|positions?|posts?|vacanc(?:y|ies)|recruiting|hiring|employ)/u,
    /(?: (?:below|of|an?|the|following|exists?))*\s?[:–-]?$/u,
  ],
  "iu",
);

const BEFORE_NEEDED = inOrder(
  [/^(.{3,90}?)\s?(?:is |are )?(?:urgently |currently )?/u, /(?:needed|wanted|gesucht|required)(?!\p{L})/u],
  "iu",
);

/** The parts of the first lines; one that is nothing but a title weighs more. */
function headlines({ lines, language }: Source): Candidate[] {
  return lines.slice(0, 6).flatMap(({ text, isBullet }, index) => {
    if (isBullet && index > 0) return [];
    const parts = text.slice(0, 300).split(HEADLINE_JOINTS);
    return parts.slice(0, 3).flatMap((part, place) => {
      const line = part.replace(HEADLINE_NOISE, "").replace(POST_OF, "").replace(COUNT, "").trim();
      const title = line === "" ? undefined : titleIn(line, language);
      if (!title) return [];
      const next = (parts[place + 1] ?? "").trim();
      const region = TITLE_REGION.test(next) ? ` – ${inTitleCase(next)}` : "";
      const words = line
        .replace(/\(.*\)|,.*$/g, "")
        .trim()
        .split(" ").length;
      const isWhole = title.split(" ").length / words >= 0.7;
      return [
        {
          title: withField(title, line) + region,
          weight: isWhole ? wholeWeight(line, { index, place }) : 2,
        },
      ];
    });
  });
}

/** A line of nothing but a title in capitals stands over its post, whomever a sentence below it seeks. */
function wholeWeight(line: string, { index, place }: { index: number; place: number }): number {
  const bare = line.replace(/\s*\(.*$/u, "");
  const isShouted = place === 0 && bare === bare.toUpperCase() && /\p{Lu}{4}/u.test(bare);
  if (index === 0 && place === 0) return 5.2;
  return isShouted ? 5.1 : 4 - place / 10;
}

// "Vacancy for the post of Higher Technical Officer".
const POST_OF = /^.{0,30}?(?<!\p{L})(?:posts?|positions?|role) of (?:an? |the )?(?=\p{L})/iu;
/** "6 CUSTOMER EXPERIENCE ASSOCIATES" */
const COUNT = /^\d{1,3} (?=\p{Lu}{3})/u;
const HEADLINE_JOINTS = /\s[–—|·•]\s|\s-\s|\s?@\s|\.\s|[!?]+\s|:\s/;

/** A programme for beginners has one post, whatever its name: "Graduate Academy 2027". */
function programmes({ lines }: Source): Candidate[] {
  return lines.slice(0, 4).flatMap(({ text }) => {
    const kind = PROGRAMME.exec(text.slice(0, 160))?.[1];
    return kind ? [{ title: `${inTitleCase(kind.toUpperCase())} Trainee`, weight: 1 }] : [];
  });
}

const PROGRAMME = inOrder(
  [
    /(?<!\p{L})(graduate|management|entry[- ]level) /u,
    /(?:trainee )?(?:academy|programme|program|scheme|intake)(?!\p{L})/u,
  ],
  "iu",
);

/** What the tagger takes for a title, where no surer place has one. */
function tagged({ named, language }: Source): Candidate[] {
  return named.flatMap(({ text, of, confidence }) => {
    const title = of === "title" && confidence > 0.5 ? titleIn(text, language) : undefined;
    return title ? [{ title, weight: 3 * confidence }] : [];
  });
}

/** "Head, Digital Channels": behind the comma of a line of its own the field of the post, unless it is a name or place. */
function withField(title: string, line: string): string {
  const field = FIELD.exec(line)?.groups?.field;
  return field &&
    !title.includes(", ") &&
    line.toLowerCase().startsWith(title.toLowerCase()) &&
    FIELDS.test(field)
    ? `${title}, ${inTitleCase(field)}`
    : title;
}

const FIELD = /^[^,(]{3,40}, (?<field>\p{Lu}[\p{L}&-]*(?: (?:of |and |& )?\p{Lu}[\p{L}&-]*){0,3})$/u;

/** Words of a field of work, for the part of a title behind its comma. */
const FIELDS = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /department|faculty|channels?|banking|finance|operations|sales|marketing|risk|audit/u,
        /compliance|technology|legal|treasury/u,
        /procurement|supply chain|logistics|people|talent|product|products|growth|programmes?/u,
        /partnerships|communications/u,
        /engineering|maintenance|security|credit|data|customer (?:service|experience)|retail/u,
        /strategy|projects?|health|learning/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

const NOISE_WORDS = anyOf(
  [
    /urgent(?:ly)?|hot|jobs?|new|immediate|we are|now|vacanc(?:y|ies)|announcement|alert|offre d'emploi|massive/u,
    /stellenangebot|stellenanzeige|hiring|recruitment|avis de recrutement|good news|open/u,
    /notice|career opportunity/u,
  ],
  "u",
);
const HEADLINE_NOISE = patternOf(`^(?:(?:${NOISE_WORDS.source})(?!\\p{L})[\\s!:–—-]*)+`, "giu");
