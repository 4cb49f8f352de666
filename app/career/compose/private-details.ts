import { findPhones } from "~/career/phone";
import type { Profile } from "~/career/profile.schema";

/** Puts a token in the place of every private detail of a text, and back. One pair belongs to one ask and its answer. */
export type PrivateDetails = { hide: (text: string) => string; restore: (text: string) => string };

/**
 * What never leaves the house, wherever it stands in a line: the person's name, phones, mail and web addresses, streets, dates of birth
 * and the names of referees. The same detail in the same spelling gets the same token.
 */
export function privateDetailsOf(profile: Profile): PrivateDetails {
  const names = ownNames(profile);
  const kept: string[] = [];
  const tokens = new Map<string, string>();
  const tokenFor = (detail: string): string => {
    const token = tokens.get(detail) ?? `PRIVATE_${letters(kept.length)}`;
    if (!tokens.has(detail)) kept.push(detail);
    tokens.set(detail, token);
    return token;
  };
  const hide = (text: string) => {
    const marked = withoutPhones(text, tokenFor);
    const swept = PATTERNS.reduce(
      (rest, pattern) => rest.replace(pattern, (detail: string) => tokenFor(detail)),
      marked,
    );
    return names === undefined ? swept : swept.replace(names, (detail) => tokenFor(detail));
  };
  return { hide, restore: (text) => text.replace(TOKEN, (token, at: string) => kept[placeOf(at)] ?? token) };
}

function withoutPhones(text: string, tokenFor: (detail: string) => string): string {
  let end = 0;
  const parts = findPhones(text).flatMap(({ raw, index }) => {
    const at = text.indexOf(raw, index);
    const before = text.slice(end, at);
    end = at + raw.length;
    return [before, tokenFor(raw)];
  });
  return [...parts, text.slice(end)].join("");
}

const TOKEN = /\bPRIVATE_([A-Z]+)\b/g;

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const STREETS = [
  "Street",
  "Avenue",
  "Road",
  "Close",
  "Crescent",
  "Lane",
  "Drive",
  "Way",
  "Estate",
  "Layout",
  "Boulevard",
  "St",
  "Ave",
  "Rd",
  "Cresc",
]
  .flatMap((word) => [word, word.toUpperCase()])
  .join("|");
// Each begins where what it may begin with begins: a text without a match is gone through once.
const PATTERNS = [
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  /\b(?:https?:\/\/|www\.)[^\s,;)]+/giu,
  /(?<![\w-]|[\w-]\.)(?:[\w-]+\.)*(?:linkedin|github|gitlab|behance|facebook|instagram|twitter|tiktok|medium|wa|t|x)\.(?:com|me|net)\/[^\s,;)]+/giu,
  /(?<![\w@/.])@[A-Za-z]\w{2,}/gu,
  new RegExp(
    `(?:\\b(?:[Nn]o\\.?|[Pp]lot|[Bb]lock|[Hh]ouse) ?)?\\b\\d+[A-Za-z]?,? +(?:\\p{Lu}[\\p{L}.'’-]*,? +){1,4}(?:${STREETS})(?![\\p{L}])`,
    "gu",
  ),
  new RegExp(
    `(?<=\\b(?:date of birth|birth ?date|d\\.?o\\.?b\\.?|born(?: on)?)[ :.-]{0,4})(?:\\d{1,2}(?:st|nd|rd|th)?[ ,./-]+(?:of +)?(?:${MONTH}|\\d{1,2})[ ,./-]+\\d{2,4}|${MONTH} +\\d{1,2}(?:st|nd|rd|th)?,? +\\d{4}|(?:19|20)\\d\\d)`,
    "giu",
  ),
];

// Parts of a name stand for the person in a line, too ("Okafor & Sons" is masked and comes back), but only as names are spelt: "grace period" stays.
function ownNames({ basics, personal, referees }: Profile): RegExp | undefined {
  const name = basics.name ?? "";
  const parts = [...name.split(/[\s,]+/), ...name.split(/[\s,-]+/)].filter(
    (part) =>
      part.replace(/[^\p{L}]/gu, "").length >= 3 &&
      !/^(?:mr|mrs|miss|dr|engr|prof|chief|alhaji|alhaja|pastor|rev)\.?$/i.test(part),
  );
  const streets = (basics.location ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => /\d/.test(part));
  const dated = personal.flatMap(({ value }) => (/\d/.test(value) ? [value] : []));
  const others = [
    ...(referees?.list ?? []).flatMap(({ name: referee, phone, email }) => [
      referee,
      phone ?? "",
      email ?? "",
    ]),
    basics.phone ?? "",
    basics.email ?? "",
    ...basics.links,
    ...streets,
    ...dated,
  ];
  const own = [name, ...parts, ...others].filter((detail) => detail.trim().length >= 3);
  const spellings = [
    ...new Set(
      own.flatMap((detail) =>
        [detail, withoutMarks(detail)].flatMap((spelling) => [
          spelling,
          spelling.toUpperCase(),
          capitalised(spelling),
        ]),
      ),
    ),
  ].toSorted((a, b) => b.length - a.length);
  if (spellings.length === 0) return undefined;
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${spellings.map((spelling) => spelling.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|")})(?![\\p{L}\\p{N}])`,
    "gu",
  );
}

function capitalised(detail: string): string {
  return detail.toLowerCase().replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function withoutMarks(detail: string): string {
  return detail
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC");
}

// A, B … Z, AA: no figure, so that no check takes a token for a number.
function letters(at: number): string {
  return (at >= 26 ? letters(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));
}

function placeOf(token: string): number {
  return [...token].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
