import { cleanAdvert } from "~/career/job-advert/clean-text";
import type { Demand, HowToApply, JobAdvert, Need, Rule } from "~/career/job-advert/job-advert";
import { bodiesIn } from "~/career/job-advert/rules-bodies";
import { DEGREE_FORMS } from "~/career/job-advert/vocabulary/qualifications";
import type { LabelledAdvert, LabelledDemand, LabelledHowToApply, LabelledRules } from "./exam";

/** How many of a kind are right; `missed` and `wrong` say which are not, for the open part. */
export type Score = { right: number; expected: number; found: number; missed: string[]; wrong: string[] };

export type Outcome = {
  id: string;
  must: Score;
  wish: Score;
  kinds: Score;
  rules: Score;
  howToApply: Score;
  warnings: Score;
  head: Score;
};

export function emptyScore(): Score {
  return { right: 0, expected: 0, found: 0, missed: [], wrong: [] };
}

export function scoreAdvert(labelled: LabelledAdvert, read: JobAdvert): Outcome {
  const pairs = pairDemands(labelled.demands, read.demands);
  return {
    id: labelled.id,
    must: demandScore("must", labelled.demands, read.demands, pairs),
    wish: demandScore("wish", labelled.demands, read.demands, pairs),
    kinds: kindScore(pairs),
    rules: ruleScore(labelled, read),
    howToApply: fieldScore(howToApplyFields(labelled.howToApply), howToApplyFields(read.howToApply)),
    warnings: setScore(
      labelled.warnings,
      read.warnings.map(({ code }) => code),
    ),
    head: fieldScore(
      { title: labelled.title, company: labelled.company, posts: labelled.posts?.join(", ") ?? null },
      {
        title: read.title ?? null,
        company: read.company ?? null,
        posts: read.posts.length > 1 ? read.posts.join(", ") : null,
      },
    ),
  };
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize("NFKC")
      .replace(/[’‘`]/g, "'")
      // "l'anglais" is two words.
      .replace(/(?<!\p{L})(?:[cdjlmnst]|qu)'(?=\p{L})/gu, " ")
      .split(/[^\p{L}\p{N}+#']+/u)
      .filter((word) => word !== "")
  );
}

type QuotedDemand = Pick<LabelledDemand, "quote" | "need">;
type Pair<Labelled = QuotedDemand> = { expected: Labelled; found: Demand };

/** Each demand read goes with at most one quote: of the same need first, the largest overlap first. */
function pairDemands<Labelled extends QuotedDemand>(expected: Labelled[], found: Demand[]): Pair<Labelled>[] {
  const candidates = expected.flatMap((one) =>
    found.flatMap((other) => {
      const share = overlap(cleanAdvert(one.quote).text, other.text);
      return share >= 0.6
        ? [
            {
              expected: one,
              found: other,
              value: share + (one.need === other.need ? 2 : 0) + closeness(one.quote, other.text),
            },
          ]
        : [];
    }),
  );
  const pairs: Pair<Labelled>[] = [];
  for (const candidate of candidates.toSorted((a, b) => b.value - a.value))
    if (!pairs.some((pair) => pair.expected === candidate.expected || pair.found === candidate.found))
      pairs.push(candidate);
  return pairs;
}

/** The share of the shorter text's words that the other has. */
function overlap(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const [shorter, longer] = a.length <= b.length ? [a, [...b]] : [b, [...a]];
  let shared = 0;
  for (const word of shorter) {
    const at = longer.indexOf(word);
    if (at < 0) continue;
    longer.splice(at, 1);
    shared += 1;
  }
  return shorter.length === 0 ? 0 : shared / shorter.length;
}

/** Whether two names are one: three of four words of the shorter stand in the other. */
export function sharesWords(one: string, other: string): boolean {
  return overlap(one, other) >= 0.75;
}

function closeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one).length, wordsOf(other).length];
  return Math.min(a, b) / Math.max(a, b, 1) / 2;
}

/** How many of the demands of one need are read. */
export function demandScore(
  need: Need,
  labelled: QuotedDemand[],
  read: Demand[],
  pairs = pairDemands(labelled, read),
): Score {
  const expected = labelled.filter((demand) => demand.need === need);
  const found = read.filter((demand) => demand.need === need);
  const right = pairs.filter((pair) => pair.expected.need === need && pair.found.need === need);
  return {
    right: right.length,
    expected: expected.length,
    found: found.length,
    missed: expected.filter((one) => !right.some((pair) => pair.expected === one)).map(({ quote }) => quote),
    wrong: found.filter((one) => !right.some((pair) => pair.found === one)).map(({ text }) => text),
  };
}

function kindScore(pairs: Pair<LabelledDemand>[]): Score {
  const wrong = pairs.filter(({ expected, found }) => expected.kind !== found.kind);
  return {
    right: pairs.length - wrong.length,
    expected: pairs.length,
    found: pairs.length,
    missed: [],
    wrong: wrong.map(({ expected, found }) => `${found.text}: ${found.kind}, not ${expected.kind}`),
  };
}

function ruleScore(labelled: LabelledAdvert, read: JobAdvert): Score {
  // Where an advert has several posts, the labels give only what all of them share.
  const own = read.rules.filter(({ posts }) => labelled.posts === undefined || posts === undefined);
  return fieldScore(ruleFields(labelled.rules), ruleFieldsOf(own));
}

type Fields = Record<string, string | null | undefined>;

function ruleFields(rules: LabelledRules): Fields {
  return {
    years: rules.years && `${rules.years.atLeast}-${rules.years.atMost ?? ""}`,
    age: rules.age && `${rules.age.atLeast ?? ""}-${rules.age.atMost ?? ""}`,
    degree: rules.degree && sorted(withoutImplied(rules.degree.map((name) => SAME_DEGREE[name] ?? name))),
    class: rules.class,
    nysc: rules.nysc ? "yes" : undefined,
    oLevels: rules.oLevels && `${rules.oLevels.credits ?? ""} in ${rules.oLevels.sittings ?? ""}`,
    // A label has the words of the advert, the reader the short name of the same body.
    bodies: rules.bodies && sorted(rules.bodies.map((name) => bodiesIn(name)[0]?.name ?? name)),
    licence: rules.licence,
    residence: rules.residence,
    closes: rules.closes,
    gender: rules.gender,
  };
}

function ruleFieldsOf(rules: Rule[]): Fields {
  const first = <Kind extends Rule["kind"]>(kind: Kind) =>
    rules.find((rule): rule is Extract<Rule, { kind: Kind }> => rule.kind === kind);
  const oLevels = rules
    .filter((rule) => rule.kind === "oLevels")
    .toSorted((a, b) => (b.credits ?? 0) - (a.credits ?? 0))[0];
  const degrees = rules.flatMap((rule) => (rule.kind === "degree" ? rule.options : []));
  return {
    ...ruleFields({
      ...(first("years") && {
        years: {
          atLeast: first("years")?.atLeast ?? 0,
          ...(first("years")?.atMost !== undefined && { atMost: first("years")?.atMost ?? 0 }),
        },
      }),
      ...(first("age") && { age: first("age") ?? {} }),
      ...(degrees.length > 0 && { degree: [...new Set(degrees)] }),
      ...(first("body") && { bodies: first("body")?.options ?? [] }),
      ...(oLevels && { oLevels }),
    }),
    class: first("class")?.atLeast,
    nysc: first("nysc") && "yes",
    licence: first("licence")?.name,
    residence: first("residence")?.place,
    closes: first("closes")?.date,
    gender: first("gender")?.gender,
  };
}

// Somebody who holds the one holds the other: "B.Sc" and "Bachelor" both stand for any first degree, "M.Sc" for a master's.
const SAME_DEGREE: Record<string, string> = { "B.Sc": "Bachelor", "M.Sc": "Master" };

/** Where any first degree is accepted, "B.Eng" beside it says nothing more. */
function withoutImplied(names: string[]): string[] {
  return names.includes("Bachelor") ? names.filter((name) => !FIRST_DEGREES.has(name)) : names;
}
const FIRST_DEGREES = new Set(
  DEGREE_FORMS.filter(({ name, rank }) => rank === 5 && name !== "HND" && name !== "Bachelor").map(
    ({ name }) => name,
  ),
);

function sorted(values: string[]): string {
  return [...new Set(values.map((value) => value.replace(/[. ]/g, "").toLowerCase()))].toSorted().join(", ");
}

function howToApplyFields(given: LabelledHowToApply | HowToApply): Fields {
  const flag = given.oneFile;
  return {
    email: given.email,
    url: given.url,
    phone: given.phone?.replace(/\D/g, ""),
    // Whether a place of the applicant's choice is called so is no difference.
    subject: given.subject?.replace(/\{(?:preferred|current) /g, "{"),
    reference: given.reference,
    addressee: given.addressee,
    attachments: given.attachments.length > 0 ? sorted(given.attachments.map(paperName)) : undefined,
    oneFile: typeof flag === "boolean" ? String(flag) : undefined,
    fileFormat: given.fileFormat,
    fileName: given.fileName,
    walkIn: given.walkIn,
  };
}

/** One paper, whichever name the advert or the label gives it. */
function paperName(name: string): string {
  return SAME_PAPER.reduce((own, [words, same]) => own.replace(words, same), name);
}
const SAME_PAPER: readonly (readonly [RegExp, string])[] = [
  // Whose licence it is the advert's trade says.
  [/^.*(?:licen[cs]e|permit)$/, "licence"],
  // The letter that goes with a resume.
  [/^(?:application letter|handwritten application)$/, "cover letter"],
  [/^names? of (?:\w+ )?referees$/, "references"],
  [/^(?:pictures?|photographs?|photos?) of (?:\w+ )?works?$|^(?:drafting|work) samples?$/, "portfolio"],
  [/^(?:evidence|certificate|letter) of .*origin$/, "certificate of local government of origin"],
  [/^.*voice note$/, "voice note"],
  [/^.*video$/, "video"],
  [/^passport$/, "passport photograph"],
  [/^credentials$/, "certificates"],
  [/^(?:identity card|utility bill)$/, "means of identification"],
  [/^writing samples$/, "writing sample"],
  [/^photographs$/, "photograph"],
  [/^ssce$/i, "certificates"],
  // What is linked is shown work, and whoever of the clergy writes, it is one letter.
  [/^(?:\w+ )?links? to .*$/, "portfolio"],
  [/^letter from .*(?:priest|pastor|imam).*$/, "letter from a priest"],
];

// Names and places are right when their words are, whatever stands between them.
const BY_WORDS = new Set([
  "subject",
  "addressee",
  "walkIn",
  "residence",
  "licence",
  "fileName",
  "title",
  "company",
  "posts",
]);
const HALF_IS_ENOUGH = new Set(["walkIn", "residence", "licence", "addressee", "company"]);

function fieldScore(expected: Fields, found: Fields): Score {
  const score = emptyScore();
  for (const field of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [wanted, got] = [expected[field] ?? undefined, found[field] ?? undefined];
    if (wanted !== undefined) score.expected += 1;
    if (got !== undefined) score.found += 1;
    if (wanted === undefined && got === undefined) continue;
    if (wanted !== undefined && got !== undefined && isSame(field, wanted, got)) score.right += 1;
    else {
      if (wanted !== undefined) score.missed.push(`${field} ${wanted}`);
      if (got !== undefined) score.wrong.push(`${field} ${got}`);
    }
  }
  return score;
}

function isSame(field: string, wanted: string, got: string): boolean {
  if (!BY_WORDS.has(field)) return wanted === got;
  if (HALF_IS_ENOUGH.has(field)) return sharesWords(wanted, got);
  return wordsOf(wanted).join(" ") === wordsOf(got).join(" ");
}

function setScore(expected: string[], found: string[]): Score {
  return {
    right: expected.filter((code) => found.includes(code)).length,
    expected: expected.length,
    found: found.length,
    missed: expected.filter((code) => !found.includes(code)),
    wrong: found.filter((code) => !expected.includes(code)),
  };
}
