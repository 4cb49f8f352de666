import type { KnockOut } from "~/career/job-advert";
import { dayIn } from "./dates";
import { CLASSES, classesIn, degreesIn } from "./degrees";
import { LICENCES } from "./lexicon/certificates";
import { mentionsIn } from "./mentions";
import { SMALL_NUMBER, smallNumber } from "./numbers";
import type { AdvertLine } from "./sections";

/** The rules that end an application unread: years, degree, class, age, NYSC, O-levels, certificates, place, licence, closing date. */
export function findKnockOuts(lines: AdvertLine[]): KnockOut[] {
  const asking = lines.filter(({ section, isBoilerplate }) => section !== "about" && !isBoilerplate);
  const found = asking.flatMap((line) =>
    line.section === "nice" ? [] : READERS.flatMap((read) => read(line)),
  );
  return onePerRule([...found, ...asking.flatMap(readDeadline).slice(0, 1)]);
}

type Read = (line: AdvertLine) => KnockOut[];

const NUMBER = String.raw`(?:\b(?:${SMALL_NUMBER})\s*\()?\b(${SMALL_NUMBER})\)?`;

const readYears: Read = ({ text, index }) => {
  const years = new RegExp(
    String.raw`${NUMBER}\s*(?:\+|plus|-|–|to|à|bis|a)?\s*(?:\d{1,2})?\s*\+?\s*(?:years?|yrs?|ans|années|jahren?|años)\b(.{0,60})`,
    "iu",
  ).exec(text);
  const atLeast = years?.[1] ? smallNumber(years[1]) : undefined;
  const isAge =
    /\b(?:years? old|of age|age[ds]?|older|younger|agé|âgé)\b/i.test(text) &&
    !/experience|expérience/i.test(text);
  const isAboutThem =
    /\b(?:we have|our company|established|founded|over the (?:past|last)|for (?:over|more than) \d+ years)\b/i.test(
      text,
    );
  const isExperience =
    /exp[eé]rience|erfahrung|experiencia|driving|working|cognate|practice|post[- ]?(?:call|nysc|qualification|graduation)|in a similar|on the job/i.test(
      text,
    );
  if (atLeast === undefined || atLeast > 25 || isAge || isAboutThem || !isExperience) return [];
  return [{ kind: "years", atLeast, line: index }];
};

const readDegree: Read = ({ text, index, section }) => {
  const names = degreesIn(text)
    .filter(({ name }) => name !== "SSCE")
    .map(({ name }) => name);
  const isAsked =
    section === "must" ||
    section === "lead" ||
    /\b(?:minimum|must|required?|possess|qualification|holder)/i.test(text);
  return names.length > 0 && isAsked && section !== "duties"
    ? [{ kind: "degree", options: names, line: index }]
    : [];
};

const readClass: Read = ({ text, index, section }) => {
  if (section === "duties" || section === "benefits") return [];
  const named = classesIn(text).filter(
    (name) => name !== "first" || /degree|honou?rs|b\.?sc|graduat/i.test(text),
  );
  return Object.values(CLASSES).flatMap((family): KnockOut[] => {
    const lowest = family.find((name) => named.includes(name) && name !== "pass");
    return lowest && lowest !== "pass" ? [{ kind: "class", atLeast: lowest, line: index }] : [];
  });
};

const readAge: Read = ({ text, index }) => {
  const patterns = [
    /\b(?:not (?:be )?(?:more|older|above|over|exceed(?:ing)?)(?: than)?|(?:below|under|maximum(?: of)?|max(?:imum)? age(?: limit)?(?: of| is|:)?|younger than|at most|exceed)(?: the age of)?)\s*(\d{2})\b/i,
    /\bage(?:d)?(?: limit| range| bracket)?\s*(?:is|of|:|-)?\s*(?:between\s*)?(?:\d{2}\s*(?:-|–|to|and|&)\s*)(\d{2})\b/i,
    /\bbetween (?:the ages? of )?\d{2}\s*(?:-|–|to|and|&)\s*(\d{2})\s*(?:years?|yrs?)(?: old| of age)\b/i,
    /(?<!\d)(?:1[6-9]|[2-4]\d)\s*(?:-|–|to)\s*([2-6]\d)\s*(?:years|yrs)\b(?!.*exp)/i,
    /\bage limit\s*(?:is|of|:|-)?\s*(\d{2})\b/i,
    /\b(\d{2})\s*(?:years?|yrs?)?\s*(?:old |of age )?(?:and|or) (?:below|under|younger)\b/i,
  ];
  const isAboutAge =
    /\b(?:age[ds]?|old(?:er)?|younger|born)\b/i.test(text) ||
    /\b(?:below|under) \d{2} years?\b|(?<!\d)(?:1[6-9]|[2-4]\d)\s*(?:-|–|to)\s*[2-6]\d\s*(?:years|yrs)\b/i.test(
      text,
    );
  const years = patterns
    .map((pattern) => Number(pattern.exec(text)?.[1]))
    .find((age) => age >= 18 && age <= 65);
  return isAboutAge && years !== undefined ? [{ kind: "age", atMost: years, line: index }] : [];
};

const readNysc: Read = ({ text, index }) => {
  const isNamed = /\bnysc\b|\bnational youth service\b/i.test(text);
  const isWelcome =
    /\b(?:corps? members?|corpers?|serving)\b.*\b(?:can|may|welcome|encouraged|apply)\b|\bnot (?:required|compulsory|necessary)\b/i.test(
      text,
    );
  return isNamed && !isWelcome ? [{ kind: "nysc", line: index }] : [];
};

const readOLevels: Read = ({ text, index }) => {
  const credits = new RegExp(
    String.raw`${NUMBER}\s*(?:\(\d\)\s*)?(?:o'?[ -]?level\s*|ssce\s*|waec\s*|subject\s*)?(?:credits?|passes)\b`,
    "iu",
  ).exec(text.replace(/[’`]/g, "'"));
  const count = credits?.[1] ? smallNumber(credits[1]) : undefined;
  const isSchool = /o'?[ -]?levels?|ssce|wassce|waec|neco|english|mathematics|sitting|school/i.test(
    text.replace(/[’`]/g, "'"),
  );
  if (count === undefined || count > 9 || !isSchool) return [];
  const sittings = new RegExp(String.raw`${NUMBER}\s*(?:\(\d\)\s*)?sittings?\b`, "iu").exec(text);
  const most = sittings?.[1] ? smallNumber(sittings[1]) : undefined;
  return [{ kind: "oLevels", credits: count, ...(most !== undefined && { sittings: most }), line: index }];
};

const MUST_HAVE =
  /\b(?:must|required?|requires|mandatory|compulsory|possess(?:ion)?|essential|needed|valid|current|holder|chartered|member(?:ship)?|licen[cs]ed?|certified|certification|registered|qualified|qualification)\b/i;

const readCertificate: Read = ({ text, index, section }) => {
  if (section === "duties" || section === "benefits" || section === "apply") return [];
  const held = mentionsIn(text).filter(({ kind }) => kind === "certificate");
  const licences = held.filter(({ name }) => LICENCES.has(name));
  const options = [...new Set(held.filter(({ name }) => !LICENCES.has(name)).map(({ name }) => name))];
  const isAsked = MUST_HAVE.test(text) || section === "must";
  if (!isAsked) return [];
  return [
    ...(licences[0] ? [{ kind: "licence" as const, name: licences[0].name, line: index }] : []),
    ...(options.length > 0 ? [{ kind: "certificate" as const, options, line: index }] : []),
  ];
};

const readLocation: Read = ({ text, index }) => {
  const place =
    /\b(?:resid(?:e|es|ing|ents?)(?: of| in| within| around)?|liv(?:e|es|ing) (?:in|within|around|close to|near)|based in|domiciled in|proximity to)\s+(?:the )?((?:\p{Lu}[\p{L}’'-]+)(?:(?:,| and| or| \/|\/|-)? ?(?:\p{Lu}[\p{L}’'-]+|\d\b)){0,4})/u.exec(
      text,
    )?.[1];
  return place &&
    /\b(?:must|should|only|applicants?|candidates?|resid|live|preferably|ideally|domiciled|proximity)/i.test(
      text,
    )
    ? [{ kind: "location", place, line: index }]
    : [];
};

const READERS: readonly Read[] = [
  readYears,
  readDegree,
  readClass,
  readAge,
  readNysc,
  readOLevels,
  readCertificate,
  readLocation,
];

const readDeadline: Read = ({ text, index }) => {
  const speaksOfClosing =
    /\b(?:deadline|clos(?:e|es|ing)|not later than|on or before|latest by|before|expires?|date limite|au plus tard|bewerbungsschluss|fecha límite)\b/i.test(
      text,
    );
  const date = speaksOfClosing ? dayIn(text) : undefined;
  return date ? [{ kind: "deadline", date, line: index }] : [];
};

function onePerRule(rules: KnockOut[]): KnockOut[] {
  const kept = new Map<string, KnockOut>();
  for (const rule of rules) {
    const key = keyOf(rule);
    const other = kept.get(key);
    // The higher number is often the wish of a second line; the lower one is what shuts the door.
    if (!other || (rule.kind === "years" && other.kind === "years" && rule.atLeast < other.atLeast))
      kept.set(key, rule);
  }
  return [...kept.values()];
}

function keyOf(rule: KnockOut): string {
  if (rule.kind === "class")
    return `class ${rule.atLeast.includes("credit") || rule.atLeast === "distinction"}`;
  if (rule.kind === "certificate") return `certificate ${rule.options.join()}`;
  return rule.kind === "licence" ? `licence ${rule.name}` : rule.kind;
}
