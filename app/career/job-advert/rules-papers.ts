import type { DegreeClass, TextRange } from "./job-advert";
import { anyOf, inOrder, phrasePattern, rangeOf } from "./patterns";
import type { FoundRule } from "./found-rule";
import type { Sentence } from "./sentence";
import { ASKS, OPENS } from "./vocabulary/demand-words";
import { BODIES, CERTIFICATES, CLASS_FORMS, DEGREE_FORMS } from "./vocabulary/qualifications";

type Form = { name: string; rank: number };

const DEGREES = phrasePattern(DEGREE_FORMS.flatMap(({ forms }) => forms));
const DEGREE_BY_FORM = new Map<string, Form>(
  DEGREE_FORMS.flatMap(({ name, rank, forms }) =>
    forms.map((form) => [keyOf(form), { name, rank }] as const),
  ),
);

/** The degrees that a text names, in its order. Degrees with the same name count once. */
export function degreesIn(text: string): (Form & { start: number; end: number; form: string })[] {
  return [...text.matchAll(DEGREES)].flatMap((found) => {
    const form = found[0].replace(/\s+/g, " ");
    const degree = DEGREE_BY_FORM.get(keyOf(form));
    // "bed" is furniture and "master" a craftsman: these forms count only with capitals.
    const isDenied = /(?<!\p{L})(?:no|not|without|sorry no|except) $/iu.test(
      text.slice(Math.max(0, found.index - 12), found.index),
    );
    const range = rangeOf(found, 0);
    // "Montessori diploma" is a certificate, whatever its noun is.
    if (degree?.name === "OND" && OTHER_DIPLOMA.test(text.slice(Math.max(0, range.start - 24), range.end)))
      return [];
    if (!degree || isDenied || LOWER_CASE_WORDS.has(form) || !isHeld(form, text, range)) return [];
    return [{ ...degree, form, ...range }];
  });
}
const OTHER_DIPLOMA = inOrder(
  [
    /(?<!\p{L})/u,
    /(?:montessori|nebosh|igc|postgraduate|professional|teaching|tefl|culinary|city (?:and|&) guilds)/u,
    /(?: \p{L}+)? (?:diploma|dipl[oô]me)$/u,
  ],
  "iu",
);
const LOWER_CASE_WORDS = new Set(["bed", "ba", "nd", "master", "masters", "promotion"]);

/** A qualification of the applicant, not a class to be taught, a scheme for graduates, or holders who are turned away. */
function isHeld(form: string, text: string, { start, end }: TextRange): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 40), start), text.slice(end, end + 50)];
  if (TURNED_AWAY.test(after)) return false;
  if (/^(?:waec|wassce|neco|ssce|gce|nabteb)$/i.test(form) && TAUGHT.test(before)) return false;
  if (!/^graduates?$/i.test(form)) return true;
  return (
    /(?:^|[,(;:]|(?<!\p{L})(?:any|be an?|only)) ?$/iu.test(before) &&
    /^(?: only)?(?:[,.;):]|$)| (?:of|in|from) /iu.test(after)
  );
}
const TURNED_AWAY = inOrder(
  [
    /^ ?(?:holders?|graduates?)? ?(?:\p{L}+ ){0,2}/u,
    /(?:wait|not (?:apply|accepted|eligible|considered)|need not)/u,
    /(?!\p{L})/u,
  ],
  "iu",
);
const TAUGHT = inOrder(
  [
    /(?<!\p{L})/u,
    /(?:class(?:es)?|exams?|students?|pupils?|candidates? for|coach\p{L}*|prepar\p{L}*|teach\p{L}*)/u,
    /(?: \p{L}+){0,3} ?\(?(?:\p{Lu}+ ?[,&/] ?)*$/u,
  ],
  "iu",
);

function keyOf(form: string): string {
  return form.toLowerCase().replace(/[\s.’']/g, "");
}

/** Degrees that the sentence accepts, one rule for each group of alternatives. */
export function degreeRules({ text, section }: Sentence): FoundRule[] {
  if (section === "benefits" || section === "about" || section === "apply") return [];
  if (NO_DEGREE.test(text)) return [];
  return groupsOf(degreesIn(text), text).map((group) => {
    const names = namesOf(group);
    const start = group[0]?.start ?? 0;
    const named = group.at(-1)?.end ?? start;
    const end = named + fieldAfter(text.slice(named));
    // Where a school certificate suffices, no degree is a rule; where a certificate or experience does, neither is.
    const isSchool = group.some(({ rank }) => rank <= 1);
    const demand = {
      kind: isSchool ? ("olevels" as const) : ("degree" as const),
      ...(names.length > 1 && { options: names }),
      start,
      end,
    };
    if (hasOtherWay(text, { start, end: named })) return { demand };
    return isSchool
      ? { rule: { kind: "oLevels", start, end: named }, demand }
      : { rule: { kind: "degree", options: names, start, end: named }, demand };
  });
}

const NO_DEGREE = inOrder(
  [
    /(?:don'?t care|do not care|regardless of|no|without a|not need a) (?:\p{L}+ ){0,4}/u,
    /(?:degrees?|diplomas?|certificates?)(?!\p{L})/u,
  ],
  "iu",
);

/** Mentions that are alternatives of each other: little stands between them, and no new statement. */
function groupsOf<Mention extends TextRange>(mentions: Mention[], text: string): Mention[][] {
  const groups: Mention[][] = [];
  for (const mention of mentions) {
    const group = groups.at(-1);
    const gap = group ? text.slice(group.at(-1)?.end, mention.start) : "";
    const isAlternative =
      /^[^;.\d]{0,50}$/.test(gap.replace(/\./g, "")) &&
      /[/,&(–—-]|(?<!\p{L})(?:or|and|ou|et|oder|und|to)(?!\p{L})|^\s?$/iu.test(gap);
    // "B.Ed with PGDE" asks for both.
    if (group && /(?:with|plus|\+|as well as)\s(?:an? )?$/iu.test(gap) && gap.length < 50) continue;
    if (group && isAlternative && gap.split(" ").length <= 7 && !NEW_STATEMENT.test(gap)) group.push(mention);
    else groups.push([mention]);
  }
  return groups;
}
const NEW_STATEMENT = anyOf(
  [
    /experience|knowledge|skills?|certificat|years?|yrs|must|at least|minimum|advantage/,
    /, (?:an? )?(?:a |good|ability)/,
  ],
  "i",
);

/** "OND or trade test", "B.Sc or equivalent experience": somebody without the degree may apply, too. */
function hasOtherWay(text: string, { start, end }: TextRange): boolean {
  const rest = text.slice(end, end + 160);
  const fields = LISTS_FIELDS.exec(rest);
  // "B.Sc in any science, NEBOSH or ISPON": the list before the "or" is one of certificates already.
  const isOfPapers =
    fields !== null &&
    PAPER_NAMED.some((pattern) =>
      pattern.test(fields[0].split(/(?<!\p{L})(?:or|ou|oder)(?!\p{L})/iu)[0] ?? ""),
    );
  const after = (isOfPapers ? undefined : (fields ?? ALTERNATIVE_AFTER.exec(rest)))?.[1]?.split(
    / (?:with|plus) /,
  )[0];
  const before = /([^,;.:]{2,40}),?(?:\s(?:or|ou|oder)|\s?\/)\s(?:an? )?$/iu.exec(
    text.slice(Math.max(0, start - 60), start),
  )?.[1];
  return [before, after].some(
    (part) =>
      part !== undefined && (OTHER_WAY.test(part) || PAPER_NAMED.some((pattern) => pattern.test(part))),
  );
}
const PAPER_NAMED = [phrasePattern(CERTIFICATES, "iu"), phrasePattern(BODIES.flat(), "u")];
const ALTERNATIVE_AFTER = /^[^,;.]{0,45}?,?\s?(?<!\p{L})(?:or|ou|oder)(?!\p{L})([^,;.]{2,60})/iu;
const LISTS_FIELDS = /^ (?:in|en) [^;.:]{0,90}?(?<!\p{L})(?:or|ou|oder)(?!\p{L})([^,;.]{2,60})/iu;
const OTHER_WAY = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /certificate|certification|trade test|experience|apprentice\p{L}*|artisan|training|city (?:&|and) guilds/u,
        /(?:years?|yrs?) (?:of|in|on|at|as|with)|proven|self[- ]taught|portfolio/u,
        /\p{L}*ausbildung|erfahrung|expérience/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

// "B.Ed degree": the bare word adds nothing to the degree just named.
function namesOf(group: { name: string; form: string; start: number; end: number }[]): string[] {
  const named = group.filter(
    ({ form, start }, index) =>
      index === 0 || !/^degree$/i.test(form) || start - (group[index - 1]?.end ?? 0) > 2,
  );
  return [...new Set(named.map(({ name }) => name))];
}

/** The length of the subjects named after a degree: " in Chemical, Mechanical or Electrical Engineering". */
function fieldAfter(rest: string): number {
  const list =
    /^[^,;.:()\d]{0,45}(?:,[^,;.:()\d]{2,35}){0,5},? (?:or|and|ou|oder|und) [^,;.:()\d]{2,40}/u.exec(
      rest,
    )?.[0] ?? "";
  const items = list.split(/,| (?:or|and|ou|oder|und) /);
  const isNamed =
    /^\s(?:in|of|en|dans|im|als)\s/i.test(list) ||
    items.every((item) => /^\s*(?:an?y? |other )?(?:\p{Lu}|related|similar|equivalent|relevant)/u.test(item));
  return list !== "" &&
    isNamed &&
    items.slice(1).every((item) => !NAMES_BODY.test(item)) &&
    items
      .slice(1)
      .every((item) => item.trim().split(" ").length <= 4 && !ASKS.test(item) && !OPENS.test(item.trim()))
    ? list.length
    : 0;
}

const NAMES_BODY = phrasePattern(BODIES.flat(), "u");

const CLASSES = phrasePattern(CLASS_FORMS.flatMap(({ forms }) => forms));
const CLASS_BY_FORM = new Map(
  CLASS_FORMS.flatMap(({ name, rank, forms }) => forms.map((form) => [form, { name, rank }])),
);
const POLYTECHNIC = new Set<DegreeClass>(["lower_credit", "upper_credit", "distinction"]);

/** The classes of degree that a text names. */
export function classesIn(text: string): { name: DegreeClass; rank: number; start: number; end: number }[] {
  return [...text.matchAll(CLASSES)].flatMap((found) => {
    const known = CLASS_BY_FORM.get(found[0].toLowerCase().replace(/\s+/g, " "));
    return known ? [{ ...known, ...rangeOf(found, 0) }] : [];
  });
}

/** The lowest class accepted: of the university's scale, where the advert names both. */
export function classRules({ text, section }: Sentence): FoundRule[] {
  if (section === "benefits" || section === "about" || section === "duties") return [];
  const named = classesIn(text).filter(({ name, start }) => isClassOfDegree(name, text, start));
  const [first] = named;
  const last = named.at(-1);
  if (!first || !last) return [];
  const university = named.filter(({ name }) => !POLYTECHNIC.has(name));
  const polytechnic = named.filter(({ name }) => POLYTECHNIC.has(name));
  const lowestOf = (scale: typeof named) =>
    scale.reduce<(typeof named)[number] | undefined>((a, b) => (a && a.rank <= b.rank ? a : b), undefined);
  const lowest = lowestOf(university) ?? lowestOf(polytechnic) ?? first;
  const ofHnd = university.length > 0 ? lowestOf(polytechnic)?.name : undefined;
  return [
    {
      rule: {
        kind: "class",
        atLeast: lowest.name,
        ...(ofHnd && { ofHnd }),
        start: first.start,
        end: last.end,
      },
      demand: { kind: "class", start: first.start, end: last.end },
    },
  ];
}

// "First class service" and "driving with distinction" are praise, "version 2.1" is a number.
function isClassOfDegree(name: DegreeClass, text: string, at: number): boolean {
  const after = text.slice(at, at + 70);
  const before = text.slice(Math.max(0, at - 50), at);
  if (name === "first" || name === "distinction" || name === "third")
    return /degree|honou?rs|division|upper|lower|credit|\bor\b|2[:.]|b\.?sc|hnd|graduates?|only|minimum/i.test(
      `${before} ${after.slice(10)}`,
    );
  // "WCAG 2.2": the number of a standard stands behind its name.
  return (
    !/version|release/i.test(before) &&
    !(/^2\./.test(after) && /(?<!\p{L})\p{Lu}{3,6} $/u.test(before) && degreesIn(before).length === 0)
  );
}
