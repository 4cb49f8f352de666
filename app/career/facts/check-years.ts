import type { DocumentLanguage } from "~/career/generated-document";
import { findNames } from "./lexicon";
import { contentStems, sharesStem } from "~/career/nlp/stem";
import { plainText, wordRun } from "~/career/nlp/fold";
import { replaceNumberWords } from "./number-words-read";
import type { Facts, ReadLine } from "./prepare";
import type { Quantity } from "./quantity";
import { monthsOfExperience } from "~/career/tenure";
import type { Violation } from "./violation";

/** "From 2 in 2022 to 9 in 2023", where the line has the 9 in 2022: each figure belongs to its year. */
export function swappedYears(text: string, cited: ReadLine[], language: DocumentLanguage): Violation | null {
  const turned = crossedYears(text, cited, language);
  if (turned) return turned;
  const said = figuresOfYears(text, language);
  if (said.length === 0) return null;
  const own = cited
    .filter((line) => !line.isFact)
    .flatMap((line) => figuresOfYears(line.text, line.language));
  const wrong = said.find(
    ([figure, year]) =>
      own.some(([other, its]) => other === figure && its !== year) &&
      own.some(([other, its]) => other !== figure && its === year) &&
      !own.some(([other, its]) => other === figure && its === year),
  );
  return wrong
    ? {
        code: "number_moved",
        found: `${wrong[0]} ${wrong[1]}`,
        explain: `Your line gives ${wrong[0]} for another year.`,
      }
    : null;
}

/** "2021 took 28 days, 2023 only 45", where the line has them the other way round: two figures and two years that take turns belong together. */
function crossedYears(text: string, cited: ReadLine[], language: DocumentLanguage): Violation | null {
  const said = turnsOf(text, language);
  const line = cited.find(
    (one) => !one.isFact && said.length > 0 && turnsOf(one.text, one.language).length > 0,
  );
  const [first, second] = line ? turnsOf(line.text, line.language) : [];
  if (!first || !second || first[0] === second[0] || first[1] === second[1]) return null;
  const wrong = said.find(
    ([figure, year]) =>
      (figure === first[0] && year === second[1]) || (figure === second[0] && year === first[1]),
  );
  return wrong
    ? {
        code: "number_moved",
        found: `${wrong[0]} ${wrong[1]}`,
        explain: `Your line gives ${wrong[0]} for another year.`,
      }
    : null;
}

function turnsOf(text: string, language: DocumentLanguage): [figure: string, year: string][] {
  if (text.length > 700) return [];
  const numbers = [
    ...replaceNumberWords(plainText(text), language).matchAll(/(?<![\d.,])\d+(?:[.,]\d+)*/g),
  ].map(([number]) => number);
  const isYear = (number: string) => /^(?:19|20)\d\d$/.test(number);
  const [a = "", b = "", c = "", d = ""] = numbers;
  if (numbers.length !== 4 || isYear(a) === isYear(b) || isYear(a) !== isYear(c) || isYear(b) !== isYear(d))
    return [];
  return isYear(a)
    ? [
        [b, a],
        [d, c],
      ]
    : [
        [a, b],
        [c, d],
      ];
}

function figuresOfYears(text: string, language: DocumentLanguage): [figure: string, year: string][] {
  return [...replaceNumberWords(plainText(text), language).matchAll(FIGURE_OF_YEAR)].map(
    ([, figure = "", year = ""]) => [figure, year],
  );
}
const FIGURE_OF_YEAR =
  /(?<![\d.,])(\d[\d.,]*)(?: ?%| \p{L}+)? (?:in|en|im(?: Jahre?)?) ((?:19|20)\d{2})(?!\d)/gu;

/** "Six years of experience" is a sum over the dates of the jobs, and may say less than they do. */
export function isYearsOfExperience(
  quantity: Quantity,
  cited: ReadLine[],
  facts: Facts,
  text: string,
): boolean {
  if (quantity.kind !== "duration" || quantity.unit !== "months") return false;
  const months = monthsInField(text, cited, facts) ?? facts.experienceMonths;
  const enough = quantity.about === "over" ? quantity.value < months : quantity.value <= months;
  if (!enough) return false;
  return / (?:experience|experiencia|berufserfahrung|erfahrung) /.test(wordRun(text));
}

/** "Ten years of experience in solar power": the jobs that the sentence cites, and those that speak of the field, are counted, not all. */
function monthsInField(text: string, cited: ReadLine[], facts: Facts): number | null {
  const field = FIELD.exec(wordRun(text))?.[1];
  const named = new Set(cited.map((line) => line.entry).filter((entry) => entry.startsWith("work.")));
  if (field === undefined || named.size === 0 || !facts.context.profile) return null;
  const stems = contentStems(field);
  const jobs = facts.context.profile.work.filter(
    (_job, at) =>
      named.has(`work.${at}`) ||
      facts.all.some(
        (line) => line.entry === `work.${at}` && stems.some((stem) => sharesStem(line.stems, stem)),
      ),
  );
  return monthsOfExperience(jobs, facts.context.today);
}
const FIELD =
  / (?:experience|experiencia|berufserfahrung|erfahrung) (?:in|as|with|of|en|como|con|dans|comme|de|im|als|mit|auf) ((?:\S+ ){1,4})/;

/** "With nine years at A": as long as the dates of the cited job say, and no figure of the line itself. */
export function isTenure(quantity: Quantity, cited: ReadLine[], facts: Facts, text: string): boolean {
  if (quantity.kind !== "duration" || quantity.unit !== "months" || !SPEAKS_OF_TENURE.test(wordRun(text)))
    return false;
  if (cited.some((line) => !line.isFact && line.quantities.some(({ kind }) => kind === "duration")))
    return false;
  // A line with dates of its own is as long as these.
  if (
    cited.some(
      (line) =>
        !line.isFact && line.quantities.filter(({ kind, unit }) => kind === "year" && unit !== "").length > 1,
    )
  )
    return false;
  const longest = Math.max(0, ...cited.map((line) => facts.tenures.get(line.entry) ?? 0));
  // "Nearly five years" may be a month or two short of them.
  return quantity.about === "over"
    ? quantity.value < longest
    : quantity.value <= longest + (quantity.about === "about" ? 2 : 0);
}
const SPEAKS_OF_TENURE =
  / (?:(?:been|worked|working|served|serving|employed|work|spent|trabajo|trabajado|trabajando|travaille|arbeite|gearbeitet|tatig) (?:\S+ ){0,4}(?:at|with|for|as|en|con|como|chez|comme|bei|als)|(?:stayed|remained|restee?|passe|permaneci|estuve|pase|blieb|geblieben|verbracht\w*|verbrachte) (?:\S+ ){0,3}(?:years?|anos?|ans?|annees|mois|meses|months?|jahre?n?|monate?n?)|(?:jahren?|monaten?) lang|(?:for|depuis|seit|hace|llevo|past|last|letzten|dernieres?|derniers|ultimos|durante|pendant|wahrend|in my|my) (?:\S+ ){0,4}(?:years?|months?|anos|meses|ans|mois|annees|jahren?|monaten?)|(?:years?|months?|anos|meses|ans|annees|mois|jahren?|monaten?) (?:at|with|as|in|en|como|chez|comme|bei|als)) /;

/** "Over three years", where the line goes from 2020 to 2023. */
export function isSpan(quantity: Quantity, cited: ReadLine[]): boolean {
  if (quantity.kind !== "duration" || quantity.unit !== "months" || quantity.about === "over") return false;
  const months = cited
    .filter((line) => !line.isFact)
    .map((line) =>
      line.quantities.flatMap(({ kind, value, unit }) =>
        kind === "year" && unit !== "" ? [value * 12 + Number(unit)] : [],
      ),
    );
  if (
    months.some(
      (own) => own.length === 2 && [0, 1].includes(quantity.value - (Math.max(...own) - Math.min(...own))),
    )
  )
    return true;
  const years = cited
    .filter((line) => !line.isFact)
    .map((line) => line.quantities.flatMap(({ kind, value }) => (kind === "year" ? [value] : [])));
  return years.some((own) => own.length > 1 && quantity.value === 12 * (Math.max(...own) - Math.min(...own)));
}

/** Years with one tool are not years of work: "6 years of Python experience" must stand in the resume in these words. */
export function checkToolYears(
  quantity: Quantity,
  text: string,
  cited: ReadLine[],
  isSame: (a: Quantity, b: Quantity) => boolean,
): Violation | null {
  if (quantity.kind !== "duration" || quantity.unit !== "months") return null;
  const run = wordRun(text);
  const tool = findNames(text, false).find(
    (name) => name.kind === "name" && isBoundToExperience(name.words.join(" "), run),
  );
  if (
    !tool ||
    cited.some(
      (line) => line.groups.has(tool.group) && line.quantities.some((other) => isSame(quantity, other)),
    )
  )
    return null;
  return {
    code: "number_unknown",
    found: quantity.text,
    explain: `Your resume does not count your years with ${tool.text}.`,
  };
}

function isBoundToExperience(name: string, run: string): boolean {
  return (
    run.includes(` ${name} experience `) ||
    EXPERIENCE_IN.some((joiner) => run.includes(` ${joiner} ${name} `))
  );
}
const EXPERIENCE_IN = [
  "experience in",
  "experience with",
  "experience of",
  "experience using",
  "experience on",
  "experiencia en",
  "experiencia con",
  "experience en",
  "experience avec",
  "erfahrung mit",
  "erfahrung in",
];
