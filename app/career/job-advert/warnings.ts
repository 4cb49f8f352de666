import type { Head } from "./head";
import type { HowToApply, Warning, WarningCode } from "./job-advert";
import { phrasePattern } from "./patterns";
import type { Sentence } from "./sentence";
import { FREE_MAIL, KNOWN_EMPLOYERS, LARGE_EMPLOYER } from "./vocabulary/names";
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

type Given = { text: string; sentences: Sentence[]; head: Head; howToApply: HowToApply };

/** Reasons to check an advert before applying. The person decides. */
export function readWarnings({ text, sentences, head, howToApply }: Given): Warning[] {
  const spoken = sentences.filter(({ isHeading }) => !isHeading);
  const found = [
    ...patternWarnings(spoken),
    ...oddHours(spoken),
    ...payOutOfLine(spoken, text),
    ...chatOnly(text, howToApply),
    ...mailWarnings(text, head, howToApply),
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

const MEETING =
  /(?<!\p{L})(?:interviews?|screening|meet(?:ing)?|come|report|aptitude test|venue|orientation|pick(?:ed)? (?:you )?up)(?!\p{L})/iu;
const HOUR =
  /(?<![\d:])(?<hour>\d{1,2})(?:[:.](?<minutes>\d{2}))? ?(?<half>am|pm|a\.m|p\.m)(?!\p{L})|(?<!\p{L})(?<night>at night|midnight|late (?:in the )?evening|after dark|night time|in the night)(?!\p{L})/giu;

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

const PAY =
  /(?:₦|#|\bN|\bNGN ?|\$|\bUSD ?) ?(?<amount>\d[\d,]*(?:\.\d+)?) ?(?<unit>k|m|million)?(?![\p{L}\d])|(?<![\d,.])(?<plain>\d{2,3}(?:,\d{3})+|\d{2,4}) ?(?<unit2>k|m|million|naira)(?![\p{L}\d])/giu;
const LITTLE_ASKED =
  /(?<!\p{L})(?:no (?:prior )?(?:experience|qualification|skill|degree|certificate|interview)s?|experience (?:is )?not (?:needed|required|necessary)|ssce|o'? ?-?levels?|school leavers?|any (?:qualification|certificate|discipline)|with or without|(?:work|earn|job) from (?:home|your phone)|home[- ]based|your phone|online (?:job|work)|data entry|typing job|part[- ]?time|students|few hours|\d hours? (?:daily|a day|per day)|unskilled|anybody|everyone|fresh (?:school|graduates?)|trainees?)(?!\p{L})/iu;

function payOutOfLine(sentences: Sentence[], text: string): Warning[] {
  if (!LITTLE_ASKED.test(text)) return [];
  return sentences.flatMap(({ text: own, start, section, isBullet }) => {
    if (section === "duties" || (section === "must" && isBullet)) return [];
    return [...own.matchAll(PAY)].flatMap((found) => {
      const { amount, unit, plain, unit2 } = found.groups ?? {};
      const around = own.slice(Math.max(0, found.index - 60), found.index + found[0].length + 45);
      if (
        !/(?<!\p{L})(?:salar(?:y|ies)|pay|paid|earn\p{L}*|income|monthly|month|weekly|week|daily|day|net|gross|take[- ]home|remuneration|make|hour)(?!\p{L})/iu.test(
          around,
        )
      )
        return [];
      if (
        /(?<!\p{L})(?:annual(?:ly)?|per annum|a year|yearly|p\.a|turnover|target|portfolio|million naira budget)(?!\p{L})/iu.test(
          around,
        )
      )
        return [];
      const factor = /^k/i.test(unit ?? unit2 ?? "") ? 1000 : /^m/i.test(unit ?? unit2 ?? "") ? 1_000_000 : 1;
      const isDollar = /\$|usd/i.test(found[0]);
      const base = Number((amount ?? plain ?? "0").replace(/,/g, "")) * factor * (isDollar ? 1500 : 1);
      const after = own.slice(found.index, found.index + found[0].length + 30);
      const times = /daily|per day|a day|each day|\/day/i.test(after)
        ? 22
        : /weekly|per week|a week|\/week/i.test(after)
          ? 4
          : /per hour|an hour|hourly/i.test(after)
            ? 170
            : 1;
      return base * times >= 350_000
        ? [warning("pay-out-of-line", start + found.index, start + found.index + found[0].length)]
        : [];
    });
  });
}

const CHAT =
  /(?<!\p{L})(?:whats ?app|telegram|wa\.me\/|t\.me\/|signal|dm|inbox|facebook|messenger)(?!\p{L})/iu;

function chatOnly(text: string, { email, url, walkIn }: HowToApply): Warning[] {
  const chat = CHAT.exec(text);
  const isChatLink = url !== undefined && /wa\.me|whatsapp|t\.me|telegram|facebook|instagram/i.test(url);
  if (!chat || email || walkIn || (url && !isChatLink)) return [];
  return [warning("chat-only", chat.index, chat.index + chat[0].length)];
}

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
      (head.company === undefined && HIRES_FOR_LARGE.test(text));
    return isLarge ? [warning("free-mail-for-employer", start, end)] : [];
  }
  if (!known || known.domains.some((own) => domain === own || domain.endsWith(`.${own}`))) return [];
  return [warning("name-and-domain-differ", start, end)];
}

const HIRES_FOR_LARGE =
  /(?<!\p{L})(?:an?|the|our|top|leading|new generation|commercial|multinational|reputable)(?: [\p{L}-]+){0,3} (?:bank|oil (?:and|&) gas company|oil company|airline|refinery|multinational|embassy|ministry)(?: [\p{L}]+){0,4} (?:is|are|needs?|requires?|seeks|recruit\p{L}*|hiring|in)(?!\p{L})/iu;

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
function knownEmployer(text: string, { company }: Head) {
  const opening = text.slice(0, 160);
  return KNOWN_EMPLOYERS.find(({ names }) => {
    const pattern = phrasePattern(names, "u");
    return company !== undefined ? pattern.test(company) : pattern.test(opening);
  });
}
