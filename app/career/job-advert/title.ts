import { anyOf, inOrder, listOf, patternOf } from "./patterns";
import { numberedName } from "./post-names";
import { hired } from "./title-hired";
import { inTitleCase, singular } from "./title-print";
import type { Candidate, Source } from "./title-source";
import { isPossibleTitle } from "./title-possible";
import { titleIn } from "./title-text";
import { TITLE_BRACKETS } from "./vocabulary/title-words";

/** The title of the surest of the places where forms of words say that one stands, and all that may be one. */
export function titleByForms(source: Source): { read: string | undefined; candidates: Candidate[] } {
  const candidates = [
    ...labelled(source),
    ...hired(source),
    ...headlines(source),
    ...programmes(source),
    ...numbered(source),
    ...tagged(source),
  ]
    .filter(({ title }) => isPossibleTitle(title, source))
    .toSorted((a, b) => b.weight - a.weight);
  const [surest] = candidates;
  return { read: surest && (fuller(surest, candidates) ?? surest).title, candidates };
}

/** "Data Analyst (Risk)" over "Data Analyst": a sure place may hold the field or the kind of a post beside its name. */
export function withField(title: string, others: readonly Candidate[]): string {
  const own = others.find(
    (other) =>
      other.weight >= LEAST_FULLER && other.title !== title && bareTitle(other.title) === title.toLowerCase(),
  );
  return own?.title ?? title;
}

/** "QA Officer" in the subject of a mail over "Quality Assurance Officer - Export": of two that name one post the one that is written out. */
export function inFull(title: string, others: readonly Candidate[]): string {
  if (!/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/u.test(title)) return title;
  return others.find((other) => other.weight >= LEAST_FULLER && isInFull(title, other.title))?.title ?? title;
}

function isInFull(short: string, long: string): boolean {
  const words = long.split(/[\s,()–—-]+/u).filter((word) => word !== "" && word !== "&");
  let at = 0;
  let isLonger = false;
  for (const word of short.split(/[\s,()–—-]+/u).filter(Boolean)) {
    const initials = words.slice(at, at + word.length).map((one) => one.charAt(0).toUpperCase());
    const isShort = /^\p{Lu}{2,5}$/u.test(word) && words[at]?.toUpperCase() !== word;
    if (isShort && initials.join("") === word) {
      at += word.length;
      isLonger = true;
    } else if (words[at]?.toLowerCase() === word.toLowerCase()) at += 1;
    else return false;
  }
  return isLonger;
}

const bareTitle = (text: string) => text.toLowerCase().replace(/ \(.*$|,.*$| – .*$/, "");

/** "RIDERS!" above "needs 15 Dispatch Riders": of two names of one post the fuller one. */
function fuller({ title }: Candidate, others: readonly Candidate[]): Candidate | undefined {
  const isBare = bareTitle(title) === title.toLowerCase();
  return others.find(
    (other) =>
      other.weight >= LEAST_FULLER &&
      (bareTitle(other.title).endsWith(` ${bareTitle(title)}`) ||
        // "Data Analyst (Risk)" over "hires a Data Analyst".
        (isBare && other.title !== title && bareTitle(other.title) === bareTitle(title))),
  );
}
const LEAST_FULLER = 3.5;

const TITLE_LABELS = listOf(
  "job title, title, position, role, post, vacancy, job position, job role, job, intitule du poste, intitule, poste, stelle, we are hiring, hiring, now hiring, urgent vacancy, job vacancy, wanted, job opening, vacant position, open position, vacant post, position title, terms of reference, title of post, vacancy announcement, designation, name of post, assignment title, title of assignment, title of the assignment, consultancy title",
);
/** Behind these nothing but a title can be, whatever its last word. */
const SURE_LABELS = new Set(
  listOf(
    "job title, title, position, post, intitule du poste, intitule, poste, stelle, position title, designation, assignment title, title of assignment, title of the assignment, consultancy title",
  ),
);

function labelled({ sentences, language }: Source): Candidate[] {
  return sentences.flatMap(({ label, isHeading, text, section }) => {
    if (isHeading || label === undefined || !TITLE_LABELS.includes(label) || section === "apply") return [];
    // "Job: assign riders; follow up" says what is done.
    if (!SURE_LABELS.has(label) && /^\p{Ll}/u.test(text)) return [];
    const given = (text.split(/\s[|]\s|;/)[0]?.trim() ?? "").replace(
      /^([^,(]+) \(\p{Lu}{2,5}\)(?= \p{L})/u,
      "$1",
    );
    // A long bracket says what the work is.
    const value = given.length > MAX_VALUE ? (given.split(" (")[0] ?? given) : given;
    if (value === "" || value.length > MAX_VALUE) return [];
    // "Newborn Health (Midwifery) Mentor": a bracket before the last word of a title parts it.
    const whole = value.replace(MIDDLE_BRACKET, "$1");
    const title =
      (whole === value ? undefined : titleIn(whole, language)) ??
      titleIn(value, language) ??
      (SURE_LABELS.has(label) ? plainTitle(value) : undefined);
    return title ? [{ title, weight: 6, from: "label" }] : [];
  });
}

const MAX_VALUE = 90;
const MIDDLE_BRACKET = /^([^()]+) \(\p{L}[\p{L} &/-]{2,30}\)(?= \p{Lu}\p{L}+$)/u;

/** A value that no ending marks as a title: up to its first comma or bracket, of at most five words. */
function plainTitle(value: string): string | undefined {
  const text = (value.split(/[,.;:(]|\s[-–—]\s/)[0] ?? "").trim();
  const isShort = text.split(" ").length <= 5 && text.length >= 4;
  return isShort && /^\p{Lu}[\p{L} &/'-]+$/u.test(text) && !TITLE_BRACKETS.test(text)
    ? singular(inTitleCase(text))
    : undefined;
}

/** "Position 2 – WELDING FOREMAN", where no other number stands: of what a firm fills this advert is for one. */
function numbered({ lines, language }: Source): Candidate[] {
  const names = lines.flatMap(({ text }) => numberedName(text.slice(0, 120))?.name ?? []);
  const [name] = names;
  const title = name === undefined || names.length > 1 ? undefined : titleIn(name, language);
  return title ? [{ title, weight: SURE, from: "label" }] : [];
}
/** The weight of a title that none beside it outweighs. */
export const SURE = 7;

/** The parts of the first lines; one that is nothing but a title weighs more. */
function headlines({ lines, language }: Source): Candidate[] {
  const first = lines.slice(0, MOST_HEADLINES);
  // Below a long letterhead the line that announces the vacancy is the headline.
  const below = lines.slice(first.length, 2 * MOST_HEADLINES + 2).filter(({ text }) => ANNOUNCES.test(text));
  return [...first, ...below].flatMap(({ text, isBullet }, index) => {
    if (isBullet && index > 0) return [];
    const own = text.slice(0, 300);
    let start = 0;
    return partsOf(own).flatMap((part, place) => {
      const from = own.indexOf(part, start);
      start = from + part.length;
      const line = withoutNoise(part);
      // What stands behind a dash may still belong to the title, so that it sees the rest of the line.
      const title =
        line === "" ? undefined : titleIn(language === "en" ? withoutNoise(own.slice(from)) : line, language);
      if (!title) return [];
      const words = line
        .replace(/\(.*\)|,.*$| at (?=\p{Lu}).*$/gu, "")
        .trim()
        .split(" ").length;
      const isWhole = title.split(" ").length / words >= 0.7;
      return [
        {
          title,
          weight: isWhole ? wholeWeight(line, { index, place }) : 2,
          from: "headline" as const,
        },
      ];
    });
  });
}

const MOST_HEADLINES = 6;
const ANNOUNCES = inOrder(
  [
    /^(?:(?:internal|external|and|&|re-?|public) ?)*/u,
    /(?:advertisement|vacanc(?:y|ies)|employment opportunit(?:y|ies)|recruitment|job opening)(?!\p{L})/u,
    /(?= ?[:–—-]| (?:for|of) )/u,
  ],
  "iu",
);
const partsOf = (line: string) => line.split(HEADLINE_JOINTS).slice(0, 3);
const withoutNoise = (part: string) =>
  part.replace(HEADLINE_NOISE, "").replace(POST_OF, "").replace(COUNT, "").trim();

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
const HEADLINE_JOINTS = /\s[–—|·•]\s|\s-\s|\s?@\s|\.\s|[!?‼⁉❗❕\uFE0F]+\s|:\s/u;

/** A programme for beginners has one post, whatever its name: "Graduate Academy 2027". */
function programmes({ lines }: Source): Candidate[] {
  return lines.slice(0, 4).flatMap(({ text }) => {
    const kind = PROGRAMME.exec(text.slice(0, 160))?.[1];
    return kind
      ? [{ title: `${inTitleCase(kind.toUpperCase())} Trainee`, weight: 1, from: "programme" as const }]
      : [];
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
    return title ? [{ title, weight: 3 * confidence, from: "tagged" as const }] : [];
  });
}

const NOISE_WORDS = anyOf(
  [
    /urgent(?:ly)?|hot|jobs?|new|immediate|we are|now|vacanc(?:y|ies)|announcement|alert|offre d'emploi|massive/u,
    /stellenangebot|stellenanzeige|hiring|recruitment|avis de recrutement|good news|open/u,
    /notice|(?:career|employment|job) opportunit(?:y|ies)|wanted|needed/u,
    /(?:internal|external)(?: and (?:internal|external))? advertisement/u,
  ],
  "u",
);
const HEADLINE_NOISE = patternOf(`^(?:(?:${NOISE_WORDS.source})(?!\\p{L})[\\s!:–—-]*)+`, "giu");
