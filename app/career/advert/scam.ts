import type { ScamHint } from "~/career/job-advert";

/** Calm hints that an advert may not be honest. A hint is a reason to check, never a verdict. */
export function findScamHints(lines: string[], company: string): ScamHint[] {
  const all = lines.join("\n");
  return SIGNS.flatMap(({ code, text, isSeen }) => {
    const line = lines.findIndex((candidate) => isSeen(candidate, all, company));
    return line < 0 ? [] : [{ code, text, line }];
  });
}

type Sign = { code: string; text: string; isSeen: (line: string, all: string, company: string) => boolean };

const DENIES = /\b(?:no|never|not|free of|without|does not|do not|don't|beware)\b/i;
const FREE_MAIL = /@(?:gmail|yahoo|ymail|hotmail|outlook|live|aol|rocketmail|protonmail)\./i;
const BIG_NAME =
  /\b(?:bank|plc|shell|chevron|total(?:energies)?|nnpc|nlng|exxon|mtn|airtel|glo|dangote|nestl[eé]|unilever|cadbury|ministry|federal|commission|ngo|unicef|who|undp|customs|immigration)\b/i;
const CHAT_NUMBER = /\bwhats ?app\b|\bwa\.me\//i;
const OTHER_WAYS =
  /@[\w-]+\.\w|\bhttps?:\/\/(?!wa\.me|chat\.whatsapp)|\bwww\.|\b(?:visit|walk in|in person|office address|hr department)\b/i;

const SIGNS: readonly Sign[] = [
  {
    code: "asks_for_fee",
    text: "This advert asks for money. Real employers do not charge people to apply, register or train.",
    isSeen: (line) =>
      /\b(?:registration|form|application|processing|training|screening|medical|uniform|admin(?:istrative)?|consultancy|acceptance|interview) ?(?:form )?(?:fee|charge|payment|deposit)s?\b|\bpay (?:a |the )?(?:sum|fee|₦|n\d|ngn|for (?:the )?(?:form|training|uniform))|\bnon-?refundable\b|\bfee of (?:₦|n ?\d|ngn)/i.test(
        line,
      ) && !DENIES.test(line),
  },
  {
    code: "asks_for_bank_details",
    text: "This advert asks for bank details. An employer does not need your BVN, ATM card or PIN before you are employed.",
    isSeen: (line) =>
      /\b(?:bvn|atm card|card number|bank pin|otp)\b/i.test(line) &&
      /\b(?:send|bring|provide|submit|drop|your)\b/i.test(line) &&
      !DENIES.test(line),
  },
  {
    code: "chat_only",
    text: "The only way to apply is a chat number. Ask for a company email or an office address first.",
    isSeen: (line, all) =>
      CHAT_NUMBER.test(line) &&
      /\b(?:chat|message|dm|send|contact|apply|call|text|interested|wa\.me|cv|on whatsapp)\b/i.test(line) &&
      !OTHER_WAYS.test(all),
  },
  {
    code: "free_mail",
    text: "A large employer rarely uses a free email address. Check the address on its own website before you send anything.",
    isSeen: (line, _, company) => FREE_MAIL.test(line) && BIG_NAME.test(company),
  },
  {
    code: "hotel_venue",
    text: "The interview is in a hotel or a private place. Check this with the company's office, and tell someone where you go.",
    isSeen: (line) =>
      /\b(?:interview|venue|screening|come to|meet(?:ing)?)\b/i.test(line) &&
      /\b(?:hotel|guest ?house|lodge|motel|room \d+|bus stop|private (?:house|residence))\b/i.test(line) &&
      !/\b(?:hotel|lodge)s? (?:manager|staff|industry|experience|receptionist)\b/i.test(line),
  },
  {
    code: "no_selection",
    text: "It promises a job without selection. Real employers read applications and meet people first.",
    isSeen: (line) =>
      /\b(?:automatic|instant|guaranteed) (?:employment|job|appointment)\b|\bno (?:interview|screening)\b|\bslots? (?:available|for sale|left)\b|\breplacement slots?\b/i.test(
        line,
      ),
  },
  {
    code: "pay_too_high",
    text: "The pay is far above what such a post usually offers. Ask how it is earned before you go further.",
    isSeen: (line, all) =>
      weeklyOrHuge(line) &&
      /\b(?:no experience|ssce|work from home|part[- ]time|trainee|data entry|online|clerk|cleaner|driver)\b/i.test(
        all,
      ),
  },
];

function weeklyOrHuge(line: string): boolean {
  const found =
    /(?:₦|\bN(?=\d)|\bNGN ?)\s?(\d{1,3}(?:,\d{3})+|\d+)(k|m)?\b.{0,20}\b(daily|per day|a day|weekly|per week|a week|monthly|per month|a month)/i.exec(
      line,
    );
  if (!found?.[1]) return false;
  const unit = found[2]?.toLowerCase();
  const factor = unit === "m" ? 1_000_000 : 1;
  const amount = Number(found[1].replace(/,/g, "")) * (unit === "k" ? 1000 : factor);
  const perMonth = /da(?:y|ily)/i.test(found[3] ?? "") ? 22 : 1;
  return amount * (/week/i.test(found[3] ?? "") ? 4 : perMonth) >= 800_000;
}
