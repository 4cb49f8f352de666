import { anyOf } from "~/pattern";
import { isBlank, type Profile } from "../profile.schema";
import { contentStems } from "../nlp/stem";
import { calmCapitals, calmName } from "../writer/casing";
import { isTitleWord } from "../job-advert/vocabulary/title-words";
import { rolesOf } from "../writer/roles";
import { tidyBullet } from "../writer/tidy";
import { leadingVerb } from "../writer/verbs";
import type { Item } from "./line-text";

/**
 * What the person was honoured for, newest first, as a letter names it: "Best Sales Representative, West Region (Kitchmate Foods, 2022)". Those of a post stand among its lines
 * in many resumes; what was done and is no honour ("Opened 410 outlets") is a line like any other.
 */
export function planAwards(profile: Profile): Item[] {
  const own = profile.awards.flatMap(({ title, awarder, date }, at) =>
    isAward(title)
      ? [
          {
            text: withNote(calmName(title), [awarder, date?.slice(0, 4)]),
            year: Number(date?.slice(0, 4) ?? 0),
            sourceIds: [`awards.${at}`],
          },
        ]
      : [],
  );
  const ofPosts = rolesOf(profile).flatMap(({ bullets, place, isCurrent }) =>
    bullets.flatMap(({ id, text }) =>
      text.split(/(?<=\p{Ll}\.)\s+(?=\p{Lu})/u).flatMap((sentence) => {
        const line = tidyBullet(sentence, isCurrent).replace(/^(?:awards?|honours?)\s?:\s/iu, "");
        const isShort = line.split(" ").length <= MOST_WORDS;
        return isShort && isAward(line)
          ? [
              {
                text: withNote(calmCapitals(line), [place]),
                year: Number(/(?:19|20)\d{2}/.exec(line)?.[0] ?? 0),
                sourceIds: [id],
              },
            ]
          : [];
      }),
    ),
  );
  return withoutSame([...own, ...ofPosts].toSorted((a, b) => b.year - a.year))
    .slice(0, MOST_AWARDS)
    .map(({ text, sourceIds }) => ({ text, sourceIds }));
}
/** An honour that stands in two places of a resume is one: the longer words tell more. */
function withoutSame<One extends { text: string }>(all: One[]): One[] {
  const wordsOfAll = all.map(({ text }) => new Set(contentStems(text)));
  return all.filter((_, at) => {
    const own = [...(wordsOfAll[at] ?? [])];
    return !wordsOfAll.some(
      (other, place) =>
        place !== at && own.every((word) => other.has(word)) && (other.size > own.length || place < at),
    );
  });
}
const MOST_AWARDS = 2;
const MOST_WORDS = 14;

/** "Best Teacher, 2019", "Staff of the Month", "Letter of commendation": an honour, and no deed. */
export function isAward(text: string): boolean {
  const isDeed = leadingVerb(text) !== undefined || /^(?:I|We)\b/u.test(text);
  return !isDeed && !IS_WORK.test(text) && (IS_AWARD.test(text) || isOfPeriod(text));
}
/** "Award of contracts", "Contract award notices": what somebody worked on. */
const IS_WORK =
  /\bawards? of (?!excellence|merit|honou?r)|\b(?:contracts?|tender|bid|grants?|loan) awards?\b/iu;

/** "Branch Star of the Quarter", "Best-paid Rider of the Year", but not "End of the month reports". */
function isOfPeriod(text: string): boolean {
  const [, who = ""] = /^(?:\p{L}+ ){0,3}(\p{L}+) of the (?:year|quarter|month|week)\b/iu.exec(text) ?? [];
  return isTitleWord(who) || HONOURED.test(who);
}
const HONOURED = /^(?:staff|employee|star|team|player|man|woman|person|branch|performer)$/i;

const IS_AWARD = anyOf(
  [
    /^(?:the )?(?:overall )?best (?!practices?\b)\p{L}+/u, // Best Sales Representative
    /\b(?:awards?|awardee|prize|medal(?:list)?|trophy)\b/, // Long Service Award
    /\b(?:letter|certificate) of (?:commendation|appreciation|recognition|excellence)\b/, // Letter of commendation
    /\b(?:first|second|1st|2nd|3rd|third) (?:position|runner-up|place)\b(?! (?:of|for) (?:contact|call))/, // First position
  ],
  "iu",
);

/** Who gave it and when, unless its words say so. */
function withNote(text: string, notes: (string | undefined)[]): string {
  const bare = text.replace(/[\s.;,]+$/u, "");
  const missing = notes.filter(
    (note): note is string =>
      note !== undefined && !isBlank(note) && !bare.toLowerCase().includes(note.toLowerCase()),
  );
  if (missing.length === 0) return bare;
  return bare.includes("(") ? [bare, ...missing].join(", ") : `${bare} (${missing.join(", ")})`;
}
