import { anyOf } from "~/pattern";
import { bodiesIn } from "../job-advert/rules-bodies";
import { foldText } from "../nlp/fold";
import { hasRunOut, isUncertified, isYears, standingOfPaper } from "../profile/standing";
import { isBlank, type Certificate } from "../profile.schema";
import { calmName, capitalFirst, lowerFirst } from "../writer/casing";
import type { PlannedPaper } from "./letter-plan";
import { isNoPaper, isSureOfPaper } from "./no-papers";
import { isStory } from "./untellable-lines";

/** A certificate as a letter names it. One that was given up is no argument and gives undefined; one of a day after `today` (ISO) is not held yet. */
export function planPaper(paper: Certificate, at: number, today: string): PlannedPaper | undefined {
  const { name, issuer, date: stamp, status: note, standing } = withTypedEnd(paper, today);
  const isDate = note !== undefined && isYears(note);
  const [date, own] = isDate ? [stamp ?? note, undefined] : [stamp, note];
  const status = own !== undefined && IS_MODE.test(own) ? undefined : own;
  const isValid = status !== undefined && standing === undefined && IS_CURRENT.test(status);
  // The day of a paper that is valid is the one on which it ends.
  const isEnd = isValid || /\b(?:valid|exp(?:ir\p{L}*)?)\b/iu.test(status ?? "");
  const isToCome = date !== undefined && !isEnd && date.slice(0, today.length) > today.slice(0, date.length);
  const isKept = standing === undefined && status !== undefined && IS_KEPT.test(status);
  const known = isValid || isKept ? "completed" : standingOfPaper({ name, date, status, standing });
  const stated = isToCome && known === "completed" ? "in_view" : known;
  // Words that tell no standing, and no date: nobody knows whether it was finished.
  if (stated === undefined || stated === "deferred" || stated === "discontinued") return undefined;
  if (
    IS_SENTENCE.test(name.replace(I_HAVE, "")) ||
    IS_MEETING.test(name) ||
    IS_SERVICE_YEAR.test(name) ||
    (issuer === undefined && IS_REMNANT.test(name)) ||
    HAS_ENDED.test(`${name} ${status ?? ""}`.trim()) ||
    isUncertified(`${name} ${status ?? ""}`.trim()) ||
    hasRunOut(`${name} ${status ?? ""}`, today) ||
    IS_NONE.test(name) ||
    isNoPaper(name) ||
    (date === undefined && status === undefined && isBodyAlone(name)) ||
    isStory(name)
  )
    return undefined;
  const isHeld = stated === "completed";
  const bare = calmName(name.replace(I_HAVE, "").replace(/^(?:and|&|also|\d{1,2}[.)]) /iu, ""))
    .replace(/(?:[\s.;,&[(]|\s(?:and|or|of|with|in|to|till|until|for|from|by))+$/u, "")
    .replace(isHeld ? /$^/ : /\s*\(?\bin[- ]view\)?$/i, "");
  const beside = [
    issuer && !isBlank(issuer) && !name.toLowerCase().includes(issuer.toLowerCase()) ? issuer : undefined,
    isHeld
      ? status && IS_VALID.test(status)
        ? lowerFirst(status)
        : yearOf(date, name)
      : HAS_STANDING.test(bare) && IN_VIEW.test(status ?? "in view")
        ? undefined
        : ((status && lowerFirst(status)) ?? (stated === "in_view" ? "in view" : undefined)),
  ].filter((part) => part !== undefined);
  const membership = isHeld ? membershipOf(bare, issuer) : undefined;
  const registration = isHeld ? registrationOf(bare, { issuer, beside: beside.at(-1) }) : undefined;
  return {
    ...(membership && { membership }),
    ...(registration && { registration: registration.short }),
    text: registration
      ? registration.whole
      : beside.length === 0
        ? bare
        : [bare, ...beside].some((part) => part.includes("("))
          ? [bare, ...beside].join(", ")
          : `${bare} (${beside.join(", ")})`,
    isHeld,
    ...((membership || isSureOfPaper({ name, issuer, date })) && { isSure: true as const }),
    sourceIds: [`certificates.${at}`],
  };
}

/** "Pharmacy Council of Nigeria (PCN)": who gives a paper, and none by itself. "ICAN" is what its members write. */
function isBodyAlone(name: string): boolean {
  const rest = bodiesIn(name).reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    name,
  );
  return (
    rest !== name && !/\p{L}/u.test(rest.replace(/\([^()]*\)/gu, "")) && name.trim().split(" ").length >= 3
  );
}

/** Of one paper in several grades the one that was got last: "Trade Test Grade III, 2012" and "… Grade I, 2017". */
export function latestOfEach(papers: (PlannedPaper & { date?: string | undefined })[]): PlannedPaper[] {
  const nameOf = ({ text }: PlannedPaper) =>
    foldText(text.replace(/\([^()]*\)|\d{4}/gu, " ").replace(STEP, " # "))
      .replace(/[\s.,]+/gu, " ")
      .trim();
  const isOlder = (one: (typeof papers)[number], other: (typeof papers)[number]) =>
    one !== other &&
    STEP.test(one.text) &&
    nameOf(one) === nameOf(other) &&
    (one.date ?? "") < (other.date ?? "");
  return papers
    .filter((one) => !papers.some((other) => isOlder(one, other)))
    .map(({ date: _date, ...paper }) => paper);
}
const STEP = /\b(?:grade|level|class|stage|part|test) (?:i{1,3}|iv|v|\d)\b/iu;

/** The words of a paper that name what it is about: "certificate of", "training on" do not. */
export function withoutCommon(text: string): string {
  return text.replace(COMMON, " ");
}
const COMMON = new RegExp(
  `(?<!\\p{L})(?:${"certificates? certified certification courses? training workshop seminar online days? weeks? level grade diploma basic advanced introduction foundations? professional nigeria nigerian institute national international state federal lagos abuja association council board management".replaceAll(" ", "|")})(?!\\p{L})`,
  "giu",
);

const OF_PRACTICE = "(?:(?:practi[sc]ing )?(?:licen[cs]e|fees?|registration) )?";

/**
 * "Driving licence class G, expire August 2028", "food handler cert don expire 2021. I do the renew": when a paper ran or runs out as somebody typed it
 * is its status and no part of its name.
 */
function withTypedEnd(paper: Certificate, today: string): Certificate {
  const { name: whole, date } = paper;
  const end = date === undefined || paper.status !== undefined ? null : GOOD_UNTIL.exec(whole);
  // "RN/RM, current to" with a date: the day on which it ends.
  if (end && date !== undefined) {
    const { date: _date, standing: _standing, ...undated } = paper;
    const hasEnded = date < today.slice(0, date.length);
    const status = `${hasEnded ? "expired" : "expires"} ${date.slice(0, 4)}`;
    return {
      ...undated,
      name: whole.slice(0, end.index),
      status,
      ...(!hasEnded && { standing: "completed" }),
    };
  }
  const found = TYPED_END.exec(paper.name);
  const { name, month = "", year = "", rest = "" } = found?.groups ?? {};
  if (name === undefined || paper.status !== undefined) return paper;
  // "expire March 2028. also LASDRI card": what stands behind it may be another paper.
  if (rest !== "" && !/\brenew/iu.test(rest)) return paper;
  const isRenewed = /\brenew/iu.test(rest) && paper.date !== undefined && paper.date.slice(0, 4) >= year;
  const isOver = year < today.slice(0, 4);
  const renewed = isRenewed && paper.date !== undefined ? `renewed ${paper.date.slice(0, 4)}` : undefined;
  const status = renewed ?? `${isOver ? "expired" : "expires"} ${capitalFirst(month)}${year}`;
  return { ...paper, name, status, ...((!isOver || renewed) && { standing: "completed" as const }) };
}
const GOOD_UNTIL =
  /[\s,(–-]*\b(?:current|valid|good|renewed|expir(?:es|ing|y))(?: (?:up )?(?:to|till|until|on|in))?$/iu;
const TYPED_END = new RegExp(
  `${
    /^(?<name>.+?),? (?:(?:don|will|to),? )?expired? (?:in |on |by )?/.source // food handler cert don expire
  }${
    /(?<month>\p{L}+ )?(?<year>20\d{2})(?:[.,;] ?(?<rest>.*))?$/u.source // 2021. I do the renew
  }`,
  "iu",
);

/** "Hanson Board, 2019": when it was got, unless its name says so. */
function yearOf(date: string | undefined, name: string): string | undefined {
  const year = date?.slice(0, 4);
  return year !== undefined && isYears(year) && !/\b(?:19|20)\d{2}\b/.test(name) ? year : undefined;
}
/** One plain word names no paper, unless its issuer is known ("Licensed"): a town, a body's short name or "Current" may be what a table left of one. */
const IS_REMNANT = /^\p{Lu}?\p{Ll}+$|^(?:[Rr]enewed|[Ee]xpires?|[Vv]alid)(?: (?:in|on|to|till|until))? \d/u;
/** How long a licence is good for is a part of the answer: "valid to March 2027". */
const GOOD_FOR = "valid current expires expiring expiry renewed paid";
const IS_VALID = new RegExp(`^${OF_PRACTICE}(?:${GOOD_FOR.replaceAll(" ", "|")})\\b`, "i");
/** "Licence renewed 2025", "practising fee paid to date" */
const IS_KEPT = new RegExp(`^${OF_PRACTICE}(?:renewed|paid|active|valid)\\b`, "i");
/** "current, 2026"; "expires 2021" may be over. */
const IS_CURRENT = /^current\b/i;
/** How a course was given tells no standing. */
const IS_MODE = /^(?:online|virtual|on[- ]?site|physical|in[- ]person|self[- ]paced)(?: course)?$/i;
/** "Basic Life Support (expired 2021)" */
const HAS_ENDED = /\b(?:expired|lapsed|don expire)\b|\boutstanding\)?$/i;

/** "BOSIET i neva do am", "No first aid yet": what somebody does not have. */
const IS_NONE =
  /\b(?:[Ii]|[Ww]e) (?:never|neva|no|don['’]t|do not|have not|haven['’]t) |^(?:[Nn]o|[Nn]ot yet) \p{Ll}/u;
const IN_VIEW = /^\(?in[- ](?:view|process|progress)\)?$/i;
/** "COREN registration in view (log book submitted)" says it already. */
const HAS_STANDING = /\bin[- ](?:view|progress)\b|\bin[- ]process(?=$|\s*[(),;])/i;

/** "Jigawa State, 2012/2013 batch B": the service year. */
const IS_SERVICE_YEAR = /\bbatch [a-c]\b|^n\.?y\.?s\.?c\b(?!.*\bcert)/i;

/** "i get class B licence" */
const I_HAVE = /^i (?:get|have|hold|obtain(?:ed)?) /iu;
/** "I fit swim well": what somebody typed among their papers. */
const IS_SENTENCE = /^(?:[Ii]|[Ww]e|[Mm]y|[Nn]o) \p{Ll}/u;

/** What somebody attends gives no qualification. */
const IS_MEETING = /\b(?:conference|summit|congress|symposium|convention)\b/i;

/** "Graduate Member, Nigerian Society of Engineers (NSE)" → "Graduate Member" and the body; a body alone has no grade. Undefined for a paper. */
function membershipOf(name: string, issuer: string | undefined): PlannedPaper["membership"] {
  if (IS_PAPER.test(name)) return undefined;
  const grade = GRADE.exec(name)?.[0];
  const behind = grade === undefined ? "" : name.slice(grade.length).replace(/^(?:,| of)(?: the)? /i, "");
  const body = behind === "" ? issuer : behind;
  if (grade !== undefined && body !== undefined && IS_BODY.test(body))
    return { grade, body: withArticle(body) };
  // "National Institute for Hospitality, Front Office Operations" names a paper of the body.
  return IS_BODY.test(name) && !name.includes(",") ? { body: withArticle(name) } : undefined;
}

/** "Registered, licence" of a body: what stands beside its name says no more than that one is on its register. `beside`: a year, or how long it is good for. */
function registrationOf(
  name: string,
  { issuer, beside }: { issuer: string | undefined; beside: string | undefined },
): { whole: string; short: string } | undefined {
  const words = foldText(name)
    .split(/[^\p{L}\d/]+/u)
    .filter((word) => word !== "" && !/\d/u.test(word));
  if (
    !issuer ||
    !words.some((word) => word.startsWith("regist")) ||
    !words.every((word) => OF_REGISTER.has(word))
  )
    return undefined;
  const hasLicence = words.some((word) => word.startsWith("licen"));
  const end =
    beside === undefined || beside === issuer
      ? ""
      : IS_VALID.test(beside)
        ? `, ${hasLicence ? "licence " : ""}${beside.replace(/^expires/u, "valid to")}`
        : ` (${beside})`;
  const short = /\((\p{Lu}{3,})\)/u.exec(issuer)?.[1] ?? withArticle(issuer);
  return { whole: `Registration with ${withArticle(issuer)}${end}`, short: `${short}${end}` };
}
const OF_REGISTER = new Set(
  "registered registration register reg no number licence license licensed practising practicing renewed valid current annual full fully with as a and to".split(
    " ",
  ),
);

const GRADE = /^(?:(?:(?:graduate|student|corporate|full|associate) )?member|fellow|associate)\b/i;
const IS_BODY = anyOf(
  [
    /\b(?:institute|institution|society|association|union|guild|council) (?:of|for)\b/, // Institute of Safety Professionals
    /\b(?:nigerian?|pharmaceutical|bar|medical|chemical) (?:society|association|institute|institution|union)\b/, // Nigerian Bar Association
  ],
  "i",
);
const IS_PAPER = anyOf(
  [
    /\b(?:certificat\w*|diploma|licen[cs]e\w*|award|registered|registration)\b/, // Certificate in Governance
    /\b(?:course|training|workshop|seminar|program\w*|exams?|examination|level|stage)\b/, // CIBN Intermediate stage
  ],
  "i",
);

const withArticle = (body: string) => (/^the\b/i.test(body) ? lowerFirst(body) : `the ${body}`);
