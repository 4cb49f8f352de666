import type { JobAdvert, KnockOut } from "~/career/job-advert";
import { yearsOfExperience } from "~/career/dates";
import type { Profile } from "~/career/profile.schema";
import { foldText } from "~/career/nlp/fold";
import { CLASSES, classesIn, degreesIn } from "./degrees";
import { evidenceFor, readMaterial } from "./match";

export type Eligibility = { rule: KnockOut; state: "met" | "unmet" | "unknown"; text: string };

/**
 * Holds every rule that shuts the door against what the person gave. `today` is an ISO date. What the material does not say is
 * "unknown", never "unmet".
 */
export function checkEligibility(profile: Profile, advert: JobAdvert, today: string): Eligibility[] {
  return advert.knockOuts.map((rule) => {
    const { state, text } = judge(rule, profile, advert, today);
    return { rule, state, text: text.replace(/\.{2,}/g, ".") };
  });
}

type Verdict = Pick<Eligibility, "state" | "text">;

function judge(rule: KnockOut, profile: Profile, advert: JobAdvert, today: string): Verdict {
  switch (rule.kind) {
    case "years":
      return judgeYears(rule.atLeast, profile, today);
    case "degree":
      return judgeDegree(rule.options, profile);
    case "class":
      return judgeClass(rule.atLeast, profile, advert);
    case "age":
      return judgeAge(rule.atMost, profile, today);
    case "nysc":
      return judgeNysc(profile);
    case "oLevels":
      return judgeOLevels(rule, profile);
    case "certificate":
      return judgeCertificate(rule.options, profile, rule.line);
    case "licence":
      return judgeCertificate([rule.name], profile, rule.line);
    case "location":
      return judgeLocation(rule.place, profile);
    case "deadline":
      return judgeDeadline(rule.date, today);
  }
}

function judgeYears(atLeast: number, profile: Profile, today: string): Verdict {
  const asks = `It asks for ${count(atLeast, "year")} of experience.`;
  const dated = profile.work.filter(({ startDate, endDate }) => startDate && endDate);
  if (profile.work.length > 0 && dated.length === 0)
    return unknown(`${asks} Your jobs have no dates, so we cannot count yours.`);
  const years = yearsOfExperience(profile.work, today.slice(0, 7));
  if (years >= atLeast) return met(`${asks} Your resume shows ${years}.`);
  if (dated.length < profile.work.length)
    return unknown(`${asks} Your jobs with dates add up to ${years}. Some jobs have no dates.`);
  return unmet(
    years === 0 ? `${asks} Your resume shows less than one.` : `${asks} Your resume shows ${years}.`,
  );
}

function judgeDegree(options: string[], profile: Profile): Verdict {
  const asks = `It asks for ${orList(options)}.`;
  if (profile.education.length === 0) return unknown(`${asks} Your resume does not list your schools yet.`);
  const held = profile.education.flatMap(({ studyType, area }) =>
    degreesIn(`${studyType ?? ""} ${area ?? ""}`),
  );
  if (held.length === 0) return unknown(`${asks} We could not tell your qualification from your resume.`);
  const wanted = options.flatMap((option) => degreesIn(option));
  const lowest = Math.min(...wanted.map(({ rank }) => rank));
  const best = held.reduce((a, b) => (b.rank > a.rank ? b : a));
  const isSame = held.some(({ name }) => options.includes(name));
  // An HND and a first degree stand on one step, but an employer who writes only "B.Sc." may mean it.
  const isEnough = isSame || best.rank > lowest;
  if (isEnough) return met(`${asks} You have ${best.name}.`);
  return best.rank === lowest
    ? unknown(`${asks} You have ${best.name}. Many employers accept it; ask this one to be sure.`)
    : unmet(`${asks} Your resume shows ${best.name}.`);
}

const CLASS_WORDS: Record<string, string> = {
  "2:1": "Second Class Upper",
  "2:2": "Second Class Lower",
  first: "First Class",
  third: "Third Class",
  pass: "Pass",
  upper_credit: "Upper Credit",
  lower_credit: "Lower Credit",
  distinction: "Distinction",
};

function judgeClass(atLeast: string, profile: Profile, advert: JobAdvert): Verdict {
  const asks = `It asks for ${CLASS_WORDS[atLeast] ?? atLeast} or better.`;
  const [name, ladder] = familyOf(atLeast);
  const own = profile.education.flatMap((one) =>
    classesIn(`${one.score ?? ""}`).map((step) => ({ step, degree: one.studyType ?? "degree" })),
  );
  const inFamily = own.filter(({ step }) => ladder.includes(step) && step !== "pass");
  if (inFamily.length > 0) {
    const isMet = inFamily.some(({ step }) => ladder.indexOf(step) >= ladder.indexOf(atLeast));
    const shown = CLASS_WORDS[inFamily[0]?.step ?? ""] ?? "";
    return isMet ? met(`${asks} Yours is ${shown}.`) : unmet(`${asks} Your resume shows ${shown}.`);
  }
  const otherRule = advert.knockOuts.some(
    (rule) => rule.kind === "class" && familyOf(rule.atLeast)[0] !== name,
  );
  if (own.length > 0 && otherRule)
    return met(`${asks} This rule is for another kind of degree. The rule for yours is listed too.`);
  if (own.length > 0)
    return unknown(
      `${asks} Your resume shows ${CLASS_WORDS[own[0]?.step ?? ""] ?? "another class"}, which is marked on another scale.`,
    );
  return unknown(`${asks} Your resume does not give your class of degree.`);
}

function familyOf(step: string): [string, readonly string[]] {
  return CLASSES.polytechnic.some((one) => one === step && one !== "pass")
    ? ["polytechnic", CLASSES.polytechnic]
    : ["university", CLASSES.university];
}

function judgeAge(atMost: number, profile: Profile, today: string): Verdict {
  const asks = `The age limit is ${atMost}.`;
  const birth = profile.personal.find(({ label }) => /birth|\bdob\b/i.test(label))?.value;
  const year = /\b(19[4-9]\d|20[01]\d)\b/.exec(birth ?? "")?.[1];
  if (!year)
    return unknown(`${asks} Your resume does not give your date of birth. You do not need to add it.`);
  const oldest = Number(today.slice(0, 4)) - Number(year); // on the last birthday of this year
  if (oldest <= atMost) return met(`${asks} You are within it.`);
  return oldest - 1 > atMost
    ? unmet(`${asks} Your date of birth shows that you are above it.`)
    : unknown(`${asks} You are close to it. Check the date the advert counts from.`);
}

function judgeNysc(profile: Profile): Verdict {
  const asks = "It asks for NYSC discharge or exemption.";
  switch (profile.nysc?.status) {
    case "discharged":
      return met(`${asks} You have been discharged.`);
    case "exempted":
      return met(`${asks} You are exempted.`);
    case "excluded":
      return unknown(`${asks} You have an exclusion letter. Most employers accept it; ask to be sure.`);
    case "serving":
      return unmet(`${asks} You are still serving.`);
    case "not_yet":
      return unmet(`${asks} You have not served yet.`);
    case undefined:
      return unknown(`${asks} Your resume does not give your NYSC status.`);
  }
}

function judgeOLevels(rule: Extract<KnockOut, { kind: "oLevels" }>, profile: Profile): Verdict {
  const inSittings = rule.sittings ? ` in ${count(rule.sittings, "sitting")}` : "";
  const asks = `It asks for ${rule.credits} O-level credits${inSittings}.`;
  const results = profile.oLevels.flatMap(({ results: own }) => own);
  if (results.length === 0) return unknown(`${asks} Your resume does not list your results.`);
  const credits = new Set(
    results
      .filter(({ grade }) => /^(?:[ABC][1-6]?|A1|credit|distinction|excellent)/i.test(grade))
      .map(({ subject }) => foldText(subject)),
  );
  const sittings = profile.oLevels.filter(({ results: own }) => own.length > 0).length;
  const shows = `Your resume shows ${count(credits.size, "credit")} in ${count(sittings, "sitting")}.`;
  const isMet = credits.size >= rule.credits && (rule.sittings === undefined || sittings <= rule.sittings);
  return isMet ? met(`${asks} ${shows}`) : unmet(`${asks} ${shows}`);
}

function judgeCertificate(options: string[], profile: Profile, line: number): Verdict {
  const asks = `It asks for ${orList(options)}.`;
  const lines = evidenceFor({ options, need: "must", line, kind: "certificate" }, readMaterial(profile));
  const held = options.find((option) => lines.some(({ names }) => names.has(option)));
  if (held) return met(`${asks} Your resume shows ${held}.`);
  const started = readMaterial(profile).find(
    ({ names, isHeld }) => !isHeld && options.some((option) => names.has(option)),
  );
  return started
    ? unmet(`${asks} Your resume says: ${statusLine(started.id, profile) ?? started.text}.`)
    : unknown(`${asks} Your resume does not mention it. Add it if you have it.`);
}

function statusLine(id: string, profile: Profile): string | undefined {
  const found = /^certificates\.(\d+)$/.exec(id);
  const certificate = found ? profile.certificates[Number(found[1])] : undefined;
  return (
    certificate && (certificate.status ? `${certificate.name} (${certificate.status})` : certificate.name)
  );
}

function judgeLocation(place: string, profile: Profile): Verdict {
  const asks = `It asks that you live in or near ${place}.`;
  const own = profile.basics.location;
  if (!own) return unknown(`${asks} Your resume does not say where you live.`);
  const ownWords = new Set(foldText(own).split(/[^\p{L}]+/u));
  const isNear = foldText(place)
    .split(/[^\p{L}]+/u)
    .some(
      (word) =>
        word.length > 2 && !/^(?:and|or|the|state|phase|island|around)$/.test(word) && ownWords.has(word),
    );
  return isNear ? met(`${asks} You live in ${own}.`) : unknown(`${asks} Your resume says ${own}.`);
}

function judgeDeadline(date: string, today: string): Verdict {
  const day = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));
  return date >= today ? met(`It closes on ${day}.`) : unmet(`It closed on ${day}.`);
}

function orList(options: string[]): string {
  return options.length < 2
    ? options.join("")
    : `${options.slice(0, -1).join(", ")} or ${options.at(-1) ?? ""}`;
}

function count(n: number, thing: string): string {
  return `${n} ${thing}${n === 1 ? "" : "s"}`;
}

function met(text: string): Verdict {
  return { state: "met", text };
}
function unmet(text: string): Verdict {
  return { state: "unmet", text };
}
function unknown(text: string): Verdict {
  return { state: "unknown", text };
}
