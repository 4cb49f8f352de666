import type { Head } from "./head";
import type { HowToApply, Rule, Warning, WarningCode } from "./job-advert";
import { anyOf, inOrder, patternOf, phrasePattern } from "./patterns";
import type { Sentence } from "./sentence";
import { COMPANY_FORMS } from "./vocabulary/company-words";
import { FREE_MAIL, KNOWN_EMPLOYERS, LARGE_EMPLOYER } from "./vocabulary/known-employers";
import { NOTHING_CHARGED, WARNING_PATTERNS } from "./vocabulary/warning-patterns";

/** One calm sentence for each code. */
export const WARNING_TEXTS: Record<WarningCode, string> = {
  fee: "This advert speaks of money that you should pay. Honest employers do not charge applicants.",
  "identity-numbers":
    "This advert asks for your BVN, NIN, card or account. No employer needs them before you have a contract.",
  "guest-house":
    "The meeting is in a guest house or a private room. Ask for the office, and tell somebody where you go.",
  "odd-hours": "The meeting is at an unusual hour. Ask for office hours, and do not go alone.",
  "pay-out-of-line":
    "The pay is far above what such work usually brings. Ask how it is earned before you go further.",
  "chat-only": "A chat number is the only way to apply. Ask for an office address or a company mail first.",
  "free-mail-for-employer":
    "A large employer has mail of its own, and this address is a free one. Check it on the employer's website.",
  "name-and-domain-differ":
    "The address does not belong to the employer that is named. Check it on the employer's website.",
  "no-employer-named": "The advert does not say who the employer is. Ask before you send your papers.",
};

type Given = {
  text: string;
  sentences: Sentence[];
  head: Head;
  howToApply: HowToApply;
  rules: Rule[];
};

/** Reasons to check an advert before applying. The person decides. */
export function readWarnings({ text, sentences, head, howToApply, rules }: Given): Warning[] {
  const spoken = sentences.filter(({ isHeading }) => !isHeading);
  const patterns = patternWarnings(spoken);
  const found = [
    ...patterns,
    ...oddHours(spoken),
    ...payOutOfLine(spoken, text, rules),
    ...chatOnly(text, howToApply, patterns),
    ...mailWarnings(text, head, howToApply),
    ...noEmployer(text, head, howToApply),
  ];
  const seen = new Set<WarningCode>();
  return found.filter(({ code }) => !seen.has(code) && seen.add(code));
}

function warning(code: WarningCode, start: number, end: number): Warning {
  return { code, text: WARNING_TEXTS[code], start, end };
}

function patternWarnings(sentences: Sentence[]): Warning[] {
  return sentences.flatMap(({ text, start, section, isBullet }) => {
    if (isBullet && (section === "duties" || section === "must" || section === "wish")) return [];
    return WARNING_PATTERNS.flatMap(({ code, pattern, unless }) => {
      const found = pattern.exec(text);
      if (!found || NOTHING_CHARGED.test(nearby(text, found)) || unless?.test(text)) return [];
      return [warning(code, start + found.index, start + found.index + found[0].length)];
    });
  });
}

/** The clause around a match: "no fee" denies, but "no experience. Form is N2,000" does not. */
function nearby(text: string, found: RegExpExecArray): string {
  return text.slice(Math.max(0, found.index - 45), found.index + found[0].length + 25);
}

const MEETING = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /interviews?|screening|meet(?:ing)?|come|report|aptitude test|venue|orientation/u,
        /pick(?:ed)? (?:you )?(?:up|at)|pick you|call(?:s)? only|call me|accreditation|auditions?|visit/u,
        /call (?:\p{L}+ )?\+?[\d ]{7,}/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
const HOUR = anyOf(
  [
    /(?<![\d:])(?<hour>\d{1,2})(?:[:.](?<minutes>\d{2}))? ?(?<half>am|pm|a\.m|p\.m)(?!\p{L})/u,
    inOrder(
      [
        /(?<!\p{L})/u,
        patternOf(
          `(?<night>${anyOf([/at night|midnight|late (?:in the )?evening|after dark|night time|in the night|tonight/u, /(?:sunday|saturday|friday|any) night/u], "u").source})`,
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "u",
    ),
  ],
  "giu",
);

function oddHours(sentences: Sentence[]): Warning[] {
  return sentences.flatMap(({ text, start, section }) => {
    if (
      section === "duties" ||
      section === "benefits" ||
      !MEETING.test(text) ||
      /(?<!\p{L})(?:shifts?|work(?:ing)? hours|deadline|clos\p{L}+|resum\p{L}+|portal)(?!\p{L})/iu.test(text)
    )
      return [];
    return [...text.matchAll(HOUR)].flatMap((found) => {
      const { hour, half, night } = found.groups ?? {};
      const time = night ? 23 : (Number(hour) % 12) + (/^p/i.test(half ?? "") ? 12 : 0);
      return time >= 18 || time < 6
        ? [warning("odd-hours", start + found.index, start + found.index + found[0].length)]
        : [];
    });
  });
}

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

function payOutOfLine(sentences: Sentence[], text: string, rules: Rule[]): Warning[] {
  const hasDegree = rules.some(({ kind }) => kind === "degree" || kind === "body" || kind === "class");
  const hasYears = rules.some((rule) => rule.kind === "years" && rule.atLeast >= 1);
  const asksNothing = NOTHING_ASKED.test(text);
  const promised = sentences.find((one) => RETURNS.test(one.text));
  if (promised) return [warning("pay-out-of-line", promised.start, promised.end)];
  if (!asksNothing && (hasYears || rules.some(({ kind }) => kind === "body"))) return [];
  const limit = hasDegree ? HIGH_PAY_WITH_DEGREE : HIGH_PAY;
  return sentences.flatMap(({ text: own, start, section, isBullet }) => {
    if (section === "duties" || (section === "must" && isBullet)) return [];
    return [...own.matchAll(PAY)].flatMap((found) => {
      const monthly = monthlyPay(own, found);
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

/** The pay that an amount stands for, in naira a month. */
function monthlyPay(sentence: string, found: RegExpExecArray | RegExpMatchArray): number | undefined {
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
    ? 22
    : /weekly|(?:per|a|each|every) week|\/week/i.test(after)
      ? 4
      : /(?:per|an) hour|hourly/i.test(after)
        ? rate === 1
          ? 170
          : 0
        : 1;
  return Number((amount ?? plain ?? "0").replace(/[, ]/g, "")) * factor * rate * times;
}

const CHAT = anyOf(
  [
    inOrder(
      [
        /(?<!\p{L})(?:reply|respond|answer|write)(?: to)?(?: us)?(?: on| in| via)? (?:this|our|the) /u,
        /(?:chat|dm|inbox)/u,
      ],
      "u",
    ),
    anyOf(
      [
        /(?<!\p{L})(?:dm|inbox|whats ?app|telegram|chat)(?: with)? (?:us|me|him|her|now|only)(?!\p{L})/u,
        /wa\.me\/|\/\/t\.me\//u,
      ],
      "u",
    ),
    /(?<!\p{L})(?:send|apply|message|contact|reach)[^.\n]{0,60}(?:whats ?app|telegram|messenger|dm)(?!\p{L})/u,
  ],
  "iu",
);

function chatOnly(text: string, { email, url, walkIn, phone }: HowToApply, patterns: Warning[]): Warning[] {
  const chat = CHAT.exec(text);
  const isChatLink = url !== undefined && /wa\.me|whatsapp|t\.me|telegram|facebook|instagram/i.test(url);
  // A guest house is no address to apply at.
  const hasOffice = walkIn !== undefined && !patterns.some(({ code }) => code === "guest-house");
  if (email || hasOffice || (url && !isChatLink) || (!chat && !phone)) return [];
  const start = phone ? text.indexOf(phone) : (chat?.index ?? 0);
  return [warning("chat-only", start, start + (phone ?? chat?.[0] ?? "").length)];
}

/** Neither the text nor an address says who employs or recruits. */
function noEmployer(text: string, { company }: Head, { email, url, phone }: HowToApply): Warning[] {
  if (
    company ||
    NAMED.test(text) ||
    knownEmployer(text, { company }) ||
    (url && !/wa\.me|whatsapp|t\.me/i.test(url))
  )
    return [];
  const [box = "", domain = ""] = (email ?? "").toLowerCase().split("@");
  if (email && !FREE_MAIL.includes(domain)) return [];
  const name = box.replace(GENERIC_BOX, "").replace(/[^a-z]/g, "");
  if ((email && name.length > 3) || (!email && !phone)) return [];
  const contact = email ?? phone ?? "";
  const start = text.indexOf(contact);
  return [warning("no-employer-named", start, start + contact.length)];
}
const GENERIC_BOX = anyOf(
  [
    /jobs?|hr|recruit\w*|careers?|vacanc\w+|apply|cv|hiring|employment|work|staff|admin|info|mr?s?(?=[a-z])/,
    /supervisors?|managers?|drivers?|nurses?|teachers?|cleaners?|sales|nann(?:y|ies)|cooks?|officers?|agents?/,
    /office|farm|naija|nigeria|lagos|abuja|\d+/,
  ],
  "g",
);
const NAMED = patternOf(
  String.raw`\p{Lu}[\p{L}'&-]+ (?:${COMPANY_FORMS.filter((form) => form.length > 2)
    .map((form) => form.replace(/\./g, ""))
    .join("|")})(?!\p{L})`,
  "u",
);

function mailWarnings(text: string, head: Head, { email, url }: HowToApply): Warning[] {
  const domain = email?.split("@")[1]?.toLowerCase() ?? (url ? hostOf(url) : undefined);
  if (!domain) return [];
  const address = email ?? url ?? "";
  const start = text.indexOf(address);
  const end = start + address.length;
  const known = knownEmployer(text, head);
  if (email && FREE_MAIL.includes(domain)) {
    const isLarge =
      known !== undefined ||
      LARGE_EMPLOYER.test(head.company ?? "") ||
      opensWithLarge(text) ||
      (head.company === undefined && HIRES_FOR_LARGE.test(text));
    return isLarge ? [warning("free-mail-for-employer", start, end)] : [];
  }
  if (!known || known.domains.some((own) => domain === own || domain.endsWith(`.${own}`))) return [];
  return [warning("name-and-domain-differ", start, end)];
}

const HIRES_FOR_LARGE = inOrder(
  [
    /(?<!\p{L})(?:an?|the|our|top|leading|new generation|commercial|multinational|reputable)/u,
    /(?: [\p{L}-]+){0,3} /u,
    anyOf([/bank|oil (?:and|&) gas company|oil company|airline|refinery|multinational|embassy|ministry/u]),
    /(?: [\p{L}]+){0,4} (?:is|are|needs?|requires?|seeks|recruit\p{L}*|hiring|in)(?!\p{L})/u,
  ],
  "iu",
);

/** "United States Embassy Abuja" as the first line: the advert speaks in the name of a large employer. */
function opensWithLarge(text: string): boolean {
  const [line = ""] = text.slice(0, 100).split("\n");
  const found = LARGE_EMPLOYER.exec(line);
  return (
    found !== null &&
    /^\p{Lu}/u.test(found[0]) &&
    text.includes("\n") &&
    line.split(" ").length <= 8 &&
    !PASSING.test(line.slice(0, found.index))
  );
}

function hostOf(url: string): string {
  return (
    url
      .replace(/^https?:\/\//i, "")
      .replace(/^www\./i, "")
      .split(/[/?#:]/)[0]
      ?.toLowerCase() ?? ""
  );
}

/** A well-known employer that hires here: it is the company, or the advert begins with its name. */
const KNOWN = KNOWN_EMPLOYERS.map((employer) => ({
  ...employer,
  pattern: phrasePattern(employer.names, "iu"),
}));

function knownEmployer(text: string, { company }: Head) {
  const opening = text.slice(0, 160);
  return KNOWN.find(({ pattern }) => {
    if (company !== undefined && pattern.test(company)) return true;
    const found = pattern.exec(opening);
    return (
      found !== null &&
      /^\p{Lu}/u.test(found[0]) &&
      !PASSING.test(opening.slice(Math.max(0, found.index - 30), found.index))
    );
  });
}
// "opposite Zenith Bank", "experience with Shell", "partner of UNICEF": a name in passing.
const PASSING = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /opposite|beside|behind|near|after|before|by|former(?:ly)?|ex|at|with|for|of|to|partners?/u,
        /funded by|client|vendor|supplier|distributor|agent/u,
      ],
      "u",
    ),
    /(?: the)? $/u,
  ],
  "iu",
);
