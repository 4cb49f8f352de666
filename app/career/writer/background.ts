import { isUnfinished } from "~/career/advert/match";
import { degreesIn } from "~/career/advert/degrees";
import { isBlank, type Education, type Profile } from "~/career/profile.schema";
import { isSchoolCertificate } from "~/career/profile/degree";
import { calmCapitals, calmName, lowerFirst } from "./casing";
import { named, type Draft, type Pick } from "./role-sentences";
import { countOf, listed, sentenceOf, withArticle, withThe } from "./wording";

/** The person's highest schooling in one sentence, as finished or unfinished as it is. */
export function educationSentence(profile: Profile, today: string, pick: Pick): Draft | undefined {
  const best = bestEducation(profile);
  if (!best) return undefined;
  const { one, at } = best;
  const school =
    one.institution && !isBlank(one.institution)
      ? withThe(calmName(wholeSchool(one.institution, one.location)))
      : undefined;
  const area = one.area && !isBlank(one.area) ? calmName(one.area) : undefined;
  const award = one.studyType && !isBlank(one.studyType) ? awardName(one.studyType) : undefined;
  const score = one.score && !isBlank(one.score) ? calmName(one.score) : undefined;
  const isOpen =
    isUnfinished(`${one.studyType ?? ""} ${one.score ?? ""}`) ||
    one.endDate === "present" ||
    (one.endDate ?? "") > today.slice(0, one.endDate?.length ?? 0);
  const from = school ? ` from ${school}` : "";
  const isExam = award !== undefined && /^(?:WAEC|NECO|GCE|NABTEB|WAEC\/NECO)$/.test(award);
  const course = [award && (isExam ? award : withArticle(award)), area && (award ? `in ${area}` : area)]
    .filter(Boolean)
    .join(" ");
  const text = () => {
    if (!course) return school && `I studied at ${school}`;
    if (isOpen && isUnfinished(`${award ?? ""} ${score ?? ""}`))
      return `My course is ${course.replace(/^an? /, "")}${score ? ` (${score})` : ""}${school ? ` at ${school}` : ""}`;
    if (isOpen)
      return `I am studying for ${award ? course : `a qualification in ${course}`}${school ? ` at ${school}` : ""}`;
    if (!one.endDate && award && school && isSchoolCertificate(award))
      return `I attended ${school} (${award})`;
    if (!award || !one.endDate)
      return `I studied ${area ?? `for ${course}`}${school ? ` at ${school}` : ""}${award && area ? ` (${award})` : ""}`;
    const isBracketed = score?.includes("(") === true;
    const marked = `${course}${score && !isBracketed ? ` (${score})` : ""}${score && isBracketed ? `, ${score},` : ""}`;
    return pick("education", [
      `I hold ${marked}${from}`,
      `My qualification is ${marked}${from}`,
      `My education includes ${marked}${from}`,
    ]);
  };
  const sentence = text();
  return sentence ? { text: sentenceOf(sentence), kind: "claim", sourceIds: [`education.${at}`] } : undefined;
}

export function bestEducation(profile: Profile): { one: Education; at: number } | undefined {
  const ranked = profile.education.map((one, at) => ({ one, at, rank: rankOf(one) }));
  // What is finished goes before what is in view, where there is a finished one above a school's certificate.
  const finished = ranked.filter(
    ({ one, rank }) => rank > 1 && !isUnfinished(`${one.studyType ?? ""} ${one.score ?? ""}`),
  );
  return (finished.length > 0 ? finished : ranked).toSorted(
    (a, b) => b.rank - a.rank || (b.one.endDate ?? "").localeCompare(a.one.endDate ?? ""),
  )[0];
}

// A primary or junior certificate is below every other; a school without a certificate stands just under the SSCE.
function rankOf({ studyType }: Education): number {
  if (!studyType) return 0.9;
  return /^(?:first school|primary|junior|f\.?s\.?l\.?c|j\.?s\.?c\.?e|b\.?e\.?c\.?e|basic)/i.test(studyType)
    ? 0.5
    : (degreesIn(`${studyType} `)[0]?.rank ?? 2);
}

/** "B.SC" is written "B.Sc", "ssce" "SSCE". */
function awardName(studyType: string): string {
  const written = calmName(studyType).replace(/^(?:SSCE|WASSCE|NECO|WAEC|FSLC)$/i, (exam) =>
    exam.toUpperCase(),
  );
  return written.replace(
    /^([BMP])\.\s?(SC|ED|TECH|ENG|AGRIC|PHARM|HIL)\b/,
    (_all, first: string, rest: string) => `${first}.${rest.charAt(0)}${rest.slice(1).toLowerCase()}`,
  );
}

/** "Federal Polytechnic" alone names many schools. */
function wholeSchool(institution: string, location: string | undefined): string {
  const isCommon =
    /^(?:the )?(?:federal|state|college of|school of|government|community|university of nigeria)\b/i.test(
      institution,
    ) && !institution.includes(",");
  const town = location?.split(",")[0];
  return isCommon &&
    town &&
    !isBlank(town) &&
    !institution
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .includes(town.toLowerCase())
    ? `${institution}, ${town}`
    : institution;
}

/** The grades that employers of school leavers look at first; only for those whose highest certificate is a school's. */
export function resultsSentence(profile: Profile): Draft | undefined {
  const at = profile.oLevels.findIndex(({ results }) => results.length > 0);
  const sitting = profile.oLevels[at];
  const best = bestEducation(profile);
  if (!sitting || (best && !isSchoolCertificate(best.one.studyType ?? "SSCE"))) return undefined;
  const isCore = ({ subject }: { subject: string }) => /^(?:english|math)/i.test(subject);
  const core = sitting.results.filter(isCore).toSorted((a, b) => a.subject.localeCompare(b.subject));
  const chosen = [...core, ...sitting.results.filter((result) => !isCore(result))].slice(0, 3);
  const exam = /^(?:WAEC|WASSCE|NECO|SSCE|GCE|NABTEB)\b/i.exec(sitting.exam)?.[0].toUpperCase() ?? "O-level";
  return {
    text: sentenceOf(
      `My ${exam} results include ${listed(chosen.map(({ subject, grade }) => `${calmName(subject)} ${grade}`))}`,
    ),
    kind: "claim",
    sourceIds: [`oLevels.${at}`],
  };
}

/** Where the person stands with national service; employers must ask. */
export function nyscSentence(profile: Profile, isServiceTold: boolean, pick: Pick): Draft | undefined {
  const nysc = profile.nysc;
  if (!nysc?.status) return undefined;
  const place = nysc.ppa && !isBlank(nysc.ppa) && !isServiceTold ? ` at ${withThe(calmName(nysc.ppa))}` : "";
  const state = nysc.state && !isBlank(nysc.state) && !place ? ` in ${calmName(nysc.state)} State` : "";
  const year = nysc.endDate && nysc.endDate !== "present" ? ` in ${nysc.endDate.slice(0, 4)}` : "";
  const words = {
    discharged: pick("nysc", [
      year
        ? `My NYSC service${place || (isServiceTold ? "" : state)} was completed${year}`
        : `My NYSC service${place || (isServiceTold ? "" : state)} is complete`,
      `I completed my NYSC service${place || (isServiceTold ? "" : state)}${year}`,
    ]),
    serving: `I am serving with NYSC${place || state} at present`,
    exempted: "I am exempted from NYSC",
    excluded: "I have an NYSC exclusion letter",
    not_yet: undefined,
  }[nysc.status];
  return words
    ? { text: sentenceOf(words.replace(/ State State/, " State")), kind: "claim", sourceIds: ["nysc"] }
    : undefined;
}

/** Up to three certificates, those the advert names first, each with its status word for word. */
export function certificateSentence(
  profile: Profile,
  asked: (text: string) => boolean,
  pick: Pick,
): Draft | undefined {
  const held = profile.certificates
    .map((one, at) => ({ ...one, at }))
    .filter(({ name, status }) => !isBlank(`${name} ${status ?? ""}`))
    .toSorted((a, b) => Number(asked(b.name)) - Number(asked(a.name)))
    .slice(0, 3);
  if (held.length === 0) return undefined;
  const [first] = held;
  if (held.length === 1 && first?.status && /^in (?:view|progress)$/i.test(first.status)) {
    return {
      text: sentenceOf(`My ${calmName(first.name)} qualification is ${first.status.toLowerCase()}`),
      kind: "claim",
      sourceIds: [`certificates.${first.at}`],
    };
  }
  if (held.length === 1 && first && !first.status && /licen[cs]e\b/i.test(first.name)) {
    return {
      text: sentenceOf(
        `My papers include ${withArticle(lowerFirst(calmCapitals(first.name).replace(/\bclass (\p{L})\b/iu, (_all, letter: string) => `class ${letter.toUpperCase()}`)))}`,
      ),
      kind: "claim",
      sourceIds: [`certificates.${first.at}`],
    };
  }
  if (held.length === 1 && first && !first.status && /^(?:certificate|diploma)\b/i.test(first.name)) {
    return {
      text: sentenceOf(`I also hold ${withArticle(calmName(first.name))}`),
      kind: "claim",
      sourceIds: [`certificates.${first.at}`],
    };
  }
  const membership =
    held.length === 1 && first && !first.status ? membershipOf(first.name, first.issuer) : undefined;
  if (membership && first)
    return {
      text: sentenceOf(`I am ${withArticle(membership)}`),
      kind: "claim",
      sourceIds: [`certificates.${first.at}`],
    };
  const names = listedByComma(
    held.map(({ name, status }) => (status ? `${calmName(name)} (${status})` : calmName(name))),
  );
  const kinds = listed([...new Set(held.map(({ name }) => kindOf(name)))]);
  const listing = `My ${kinds} include ${names}`;
  const text =
    names.includes(",") || names.includes(";")
      ? listing
      : pick("certificates", [listing, `${names} ${held.length === 1 ? "is" : "are"} among my ${kinds}`]);
  return { text: sentenceOf(text), kind: "claim", sourceIds: held.map(({ at }) => `certificates.${at}`) };
}

/** "Associate Chartered Accountant", ICAN → "Associate Chartered Accountant (ICAN)"; "Member, Nigerian Bar Association" → "member of the Nigerian Bar Association". */
function membershipOf(name: string, issuer: string | undefined): string | undefined {
  const [, rank, body] =
    /^((?:graduate |corporate |associate |student )?(?:member|fellow)|associate),? (?:of )?((?:the )?\p{Lu}.+)$/iu.exec(
      name,
    ) ?? [];
  if (/^(?:associate|fellow) chartered \p{L}+$/iu.test(name))
    return `${calmName(name)}${issuer && !isBlank(issuer) ? ` (${issuer})` : ""}`;
  return rank && body && /\b(?:institute|association|society|council|body|bar)\b/i.test(body)
    ? `${rank.toLowerCase()} of ${withThe(calmName(body))}`
    : undefined;
}

// People list memberships, courses and conferences among their certificates: each is called what it is.
function kindOf(name: string): string {
  if (/\b(?:workshop|seminar|conference|summit|symposium)s?\b/i.test(name)) return "training events";
  if (/\b(?:training|course|bootcamp|boot camp|masterclass)\b/i.test(name)) return "courses";
  const isBody =
    /\b(?:member|fellow|associate|society|association|union|council|institute)\b/i.test(name) &&
    !/\b(?:certificate|diploma|exam\w*|level|stage|cert)\b/i.test(name);
  return isBody ? "professional memberships" : "certificates";
}

// A name with a comma of its own needs a stronger mark between it and the next.
function listedByComma(names: string[]): string {
  return names.some((name) => name.includes(",")) && names.length > 1
    ? `${names.slice(0, -1).join("; ")}; and ${names.at(-1) ?? ""}`
    : listed(names);
}

/** Years at work and the present or last post: the person in one line. */
export function standingSentence(
  profile: Profile,
  role: { id: string; title: string; place?: string | undefined; isCurrent: boolean },
  years: number,
  pick: Pick,
): Draft {
  const at = role.place ? ` at ${withThe(calmName(role.place))}` : "";
  const title = calmName(role.title);
  const one = named(title);
  const worked = countOf(years, "year");
  const ids = [...profile.work.map((_, n) => `work.${n}`)];
  const now = role.isCurrent
    ? pick("standing", [
        `I have ${worked} of work experience and am now ${one}${at}`,
        `At present I work as ${one}${at} and have ${worked} of work experience`,
        `My present post is ${title}${at}, and I have ${worked} of work experience`,
      ])
    : pick("standing", [
        `I have ${worked} of work experience, most recently as ${one}${at}`,
        `My last post was ${title}${at}, and I have ${worked} of work experience`,
      ]);
  const short = role.isCurrent
    ? pick("standing", [`I work as ${one}${at}`, `My present post is ${title}${at}`])
    : pick("standing", [`I have worked as ${one}${at}`, `My most recent post was ${title}${at}`]);
  const text = years >= 1 ? now : short;
  return {
    text: sentenceOf(text),
    kind: "claim",
    sourceIds: years >= 1 ? [...new Set([role.id, ...ids])] : [role.id],
  };
}
