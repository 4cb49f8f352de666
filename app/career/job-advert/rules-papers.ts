import { anyOf } from "~/pattern";
import type { DegreeClass, TextRange } from "./job-advert";
import { phrasePattern, rangeOf, SMALL_NUMBER, smallNumber, inOrder } from "./patterns";
import type { FoundRule } from "./found-rule";
import type { Sentence } from "./sentence";
import { ASKS, OPENS } from "./vocabulary/demand-words";
import { BODIES, CLASS_FORMS, DEGREE_FORMS, LICENCES } from "./vocabulary/qualifications";

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
    if (!degree || isDenied || LOWER_CASE_WORDS.has(form)) return [];
    return [{ ...degree, form, ...rangeOf(found, 0) }];
  });
}
const LOWER_CASE_WORDS = new Set(["bed", "ba", "nd", "master", "masters", "promotion"]);

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
    const isSchool = group.every(({ rank }) => rank <= 1);
    return {
      rule: isSchool
        ? { kind: "oLevels", start, end: named }
        : { kind: "degree", options: names, start, end: named },
      demand: {
        kind: isSchool ? "olevels" : "degree",
        ...(names.length > 1 && { options: names }),
        start,
        end,
      },
    };
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
      /[/,+&(]|(?<!\p{L})(?:or|and|ou|et|oder|und)(?!\p{L})|^\s?$/iu.test(gap);
    if (group && isAlternative && gap.split(" ").length <= 7 && !NEW_STATEMENT.test(gap)) group.push(mention);
    else groups.push([mention]);
  }
  return groups;
}
const NEW_STATEMENT =
  /experience|knowledge|skills?|certificat|years?|yrs|must|advantage|, (?:an? )?(?:a |good|ability)/i;

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
    items
      .slice(1)
      .every((item) => item.trim().split(" ").length <= 4 && !ASKS.test(item) && !OPENS.test(item.trim()))
    ? list.length
    : 0;
}

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
  const scale = university.length > 0 ? university : named;
  const lowest = scale.reduce((a, b) => (b.rank < a.rank ? b : a));
  return [
    {
      rule: { kind: "class", atLeast: lowest.name, start: first.start, end: last.end },
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
  return !/version|release/i.test(before);
}

const NYSC = anyOf(
  [
    /(?<!post[- ]?)\b(?:nysc|n\.y\.s\.c|national youth service(?: corps?)?)\b|\byouth service\b/,
    /\bdischarge certificate\b/,
  ],
  "gi",
);

/** NYSC discharge or exemption. */
export function nyscRules({ text, section }: Sentence): FoundRule[] {
  if (section === "benefits" || section === "about" || section === "apply") return [];
  const found = [...text.matchAll(NYSC)].find(
    ({ index }) => !/^.{0,40}\bpost[- ]?$/i.test(text.slice(Math.max(0, index - 6), index)),
  );
  if (!found) return [];
  const around = text.slice(Math.max(0, found.index - 40), found.index + 70);
  if (NYSC_NOT_ASKED.test(around)) return [];
  const range = rangeOf(found, 0);
  return [{ rule: { kind: "nysc", ...range }, demand: { kind: "nysc", ...range } }];
}

const NYSC_NOT_ASKED = anyOf(
  [
    /not (?:required|necessary|needed|compulsory)|corpers?\b.{0,30}(?:can|may|welcome)/,
    /serving corp|corps members?/,
  ],
  "i",
);

const CREDITS = new RegExp(
  String.raw`(?<n>${SMALL_NUMBER})(?: ?\(\d\))? ?(?:o'? ?-?level )?(?:credits?|relevant credits?|distinctions?|passes|subjects?)(?![\p{L}])`,
  "iu",
);
const SITTINGS = new RegExp(String.raw`(?<n>${SMALL_NUMBER})(?: ?\(\d\))? ?sittings?(?![\p{L}])`, "iu");
const SCHOOL = inOrder(
  [
    /\b/,
    anyOf([
      /o'? ?-?levels?|waec|wassce|ssce|neco|nabteb|gce|school cert(?:ificate)?|credits?|sittings?/,
      /english (?:language )?and math\w*/,
    ]),
    /\b/,
  ],
  "i",
);

/** Credits at O-level and the sittings they may have taken. */
export function oLevelRules({ text, section }: Sentence): FoundRule[] {
  if (section === "benefits" || section === "about") return [];
  const credits = CREDITS.exec(text);
  const count = smallNumber(credits?.groups?.n);
  if (!credits || count === undefined || count > 9 || !SCHOOL.test(text)) return [];
  const sittings = smallNumber(SITTINGS.exec(text.slice(credits.index))?.groups?.n);
  const range = rangeOf(credits, 0);
  return [
    {
      rule: { kind: "oLevels", credits: count, ...(sittings && { sittings }), ...range },
      demand: { kind: "olevels", ...range },
    },
  ];
}

const BODY_FORMS = phrasePattern(BODIES.flat(), "gu");
const BODY_BY_FORM = new Map(BODIES.flatMap((forms) => forms.map((form) => [form, forms[0] ?? form])));

/** Professional bodies that a text names. */
export function bodiesIn(text: string): { name: string; start: number; end: number }[] {
  return [...text.matchAll(BODY_FORMS)].map((found) => ({
    name: BODY_BY_FORM.get(found[0].replace(/\s+/g, " ")) ?? found[0],
    ...rangeOf(found, 0),
  }));
}

const ALTERNATIVE = /^(?:[\s,/()]|or|ou|oder|and\/or|either|the)*$/i;

/** Membership of one of the bodies named together. */
export function bodyRules({ text, section }: Sentence): FoundRule[] {
  if (section === "benefits" || section === "about" || section === "duties" || section === "apply") return [];
  const groups: { name: string; start: number; end: number }[][] = [];
  for (const body of bodiesIn(text)) {
    const group = groups.at(-1);
    const gap = text.slice(group?.at(-1)?.end, body.start);
    if (group && ALTERNATIVE.test(gap)) group.push(body);
    else groups.push([body]);
  }
  return groups.map((group) => {
    const options = [...new Set(group.map(({ name }) => name))];
    const range = { start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0 };
    return {
      rule: { kind: "body", options, ...range },
      demand: { kind: "certificate", ...(options.length > 1 && { options }), ...range },
    };
  });
}

const LICENCE = new RegExp(
  String.raw`${phrasePattern(LICENCES, "giu").source}(?: ?\(?(?:(?:class|category|cat\.?|klasse|catégorie|c1|grade) ?[a-z]{1,2}(?![\p{L}])\)?))?`,
  "iu",
);
const LICENCE_ALONE =
  /(?<!\p{L})(?:(?:valid|current|up[- ]to[- ]date) )(?:[\p{L}']+ ){0,2}licen[cs]e(?!\p{L})/iu;

/** A licence of the person. */
export function licenceRules({ text, section }: Sentence): FoundRule[] {
  if (section === "benefits" || section === "about" || section === "apply" || section === "duties") return [];
  const found = LICENCE.exec(text) ?? LICENCE_ALONE.exec(text);
  if (!found) return [];
  const range = rangeOf(found, 0);
  const name = found[0]
    .replace(/^(?:valid|current|up[- ]to[- ]date) /i, "")
    .replace(/^(driver|rider)s?'?s? /i, (_, who: string) => `${who.toLowerCase()}'s `);
  return [{ rule: { kind: "licence", name, ...range }, demand: { kind: "licence", ...range } }];
}
