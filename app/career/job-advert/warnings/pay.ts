import { matchesIn } from "~/pattern";
import type { Rule, Warning } from "../job-advert";
import { anyOf, inOrder } from "../patterns";
import type { Sentence } from "../sentence";
import { warning } from "./warning-texts";

const PAY = anyOf(
  [
    /(?:₦|#|\bN|\bNGN ?|\$|£|€|\bUSD ?) ?(?<amount>\d[\d,]*(?:\.\d+)?) ?(?<unit>k|m|million)?(?![\p{L}\d])/u,
    inOrder(
      [
        /(?<![\d,.])(?<plain>\d{1,3}(?:[, ]\d{3})+|\d{2,4}) ?/u,
        /(?<unit2>k|m|million|naira|cad|usd|aud|eur|euros?|dollars?)(?![\p{L}\d])/u,
      ],
      "u",
    ),
  ],
  "giu",
);
const NOTHING_ASKED = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /no (?:prior )?(?:experience|qualification|skill|interview)s?/u,
        /experience (?:is )?not (?:needed|required|necessary)|any (?:qualification|certificate)/u,
        /with or without|(?:work|earn|job) from (?:home|your phone)|home[- ]based|your phone/u,
        /online (?:job|work)|data entry|typing job|part[- ]?time|few hours/u,
        /\d hours? (?:daily|a day|per day)|unskilled|anybody|everyone can/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
const RETURNS = anyOf(
  [
    inOrder(
      [
        /(?<!\p{L})(?:earn|profit|returns?|roi|interest)(?: \p{L}+){0,3} \d{1,3} ?%(?: \p{L}+){0,2} /u,
        /(?:daily|weekly|per (?:day|week)|a (?:day|week)|every (?:day|week))/u,
      ],
      "u",
    ),
    /\d{1,3} ?% (?:daily|weekly|per (?:day|week))/u,
  ],
  "iu",
);

/** What nobody pays who asks for so little; a degree, a membership or years of experience explain a high pay. */
const HIGH_PAY = 300_000;
const HIGH_PAY_WITH_DEGREE = 450_000;
/** An advert that asks for so much may pay it. */
const MANY_MUSTS = 10;

/** Pay far above what so little is worth, or a promised return. */
export function payOutOfLine(
  sentences: Sentence[],
  text: string,
  { rules, musts }: { rules: Rule[]; musts: number },
): Warning[] {
  const hasDegree = rules.some(({ kind }) => kind === "degree" || kind === "body" || kind === "class");
  const hasYears = rules.some((rule) => rule.kind === "years" && rule.atLeast >= 1);
  const asksNothing = NOTHING_ASKED.test(text);
  const promised = sentences.find((one) => RETURNS.test(one.text));
  if (promised) return [warning("pay-out-of-line", promised.start, promised.end)];
  if (musts > MANY_MUSTS) return [];
  if (!asksNothing && (hasYears || rules.some(({ kind }) => kind === "body"))) return [];
  const limit = hasDegree ? HIGH_PAY_WITH_DEGREE : HIGH_PAY;
  return sentences.flatMap(({ text: own, start, section, isBullet }) => {
    if (section === "duties" || (section === "must" && isBullet)) return [];
    return matchesIn(own, PAY).flatMap((found) => {
      const monthly = monthlyPay(own, found, asksNothing ? WORKING_DAYS : FEW_DAYS);
      return monthly !== undefined && monthly > limit
        ? [warning("pay-out-of-line", start + found.index, start + found.index + found[0].length)]
        : [];
    });
  });
}

const IS_PAY = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /salar(?:y|ies)|pay|paid|earn\p{L}*|income|monthly|month|weekly|week|daily|day|night|net|gross/u,
        /take[- ]home|remuneration|make|hour|tax free/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
// Commission and totals of a year are no monthly pay.
const IS_OTHER = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /annual(?:ly)?|per annum|a year|yearly|p\.a|turnover|target|portfolio|commission/u,
        /between \d+k? and|depending on (?:what|how much) you sell/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

const WORKING_DAYS = 22;
/** Days a month of somebody who is called for an event or a survey and paid by the day. */
const FEW_DAYS = 8;

/** The pay that an amount stands for, in naira a month. */
function monthlyPay(sentence: string, found: RegExpMatchArray, days: number): number | undefined {
  const { amount, unit, plain, unit2 } = found.groups ?? {};
  const index = found.index ?? 0;
  const end = index + found[0].length;
  const around = sentence.slice(Math.max(0, index - 60), end + 45);
  if (!IS_PAY.test(around) || IS_OTHER.test(around)) return undefined;
  const scale = unit ?? unit2 ?? "";
  const factor = /^k/i.test(scale) ? 1000 : /^m/i.test(scale) ? 1_000_000 : 1;
  const rate = /[$€]|usd|cad|aud|euros?|dollars?/i.test(found[0]) ? 1500 : found[0].includes("£") ? 2000 : 1;
  const after = sentence.slice(index, end + 30);
  const times = /daily|(?:per|a|each|every) (?:day|night)|\/(?:day|night)/i.test(after)
    ? days
    : /weekly|(?:per|a|each|every) week|\/week/i.test(after)
      ? 4
      : /(?:per|an) hour|hourly/i.test(after)
        ? rate === 1
          ? 170
          : 0
        : 1;
  return Number((amount ?? plain ?? "0").replace(/[, ]/g, "")) * factor * rate * times;
}
