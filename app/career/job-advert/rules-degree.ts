import type { TextRange } from "./job-advert";
import type { FoundRule } from "./found-rule";
import { degreesIn } from "./named-degrees";
import { anyOf, inOrder, phrasePattern } from "./patterns";
import type { Sentence } from "./sentence";
import { ASKS, OPENS } from "./vocabulary/demand-words";
import { BODIES, CERTIFICATES } from "./vocabulary/qualifications";

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
    const isNear = (isAlternative && gap.split(" ").length <= 7) || OF_FIELDS.test(gap);
    if (group && isNear && !NEW_STATEMENT.test(gap)) group.push(mention);
    else groups.push([mention]);
  }
  return groups;
}
/** "HND Animal Science, Animal Production, Agriculture or DVM": the fields of the first before the second. */
const OF_FIELDS = inOrder(
  [
    /^(?: in)?(?: \p{Lu}[\p{L}&/-]*| (?:and|&|of))+/u,
    /(?:,(?: \p{Lu}[\p{L}&/-]*| (?:and|&|of)){1,4}){1,5},? or (?:an? )?$/u,
  ],
  "u",
);
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
