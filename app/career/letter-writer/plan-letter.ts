import { yearsOfExperience } from "../dates";
import type { DocumentLanguage } from "../generated-document";
import { foldText } from "../nlp/fold";
import { isBlank, type Profile } from "../profile.schema";
import { calmName } from "../writer/casing";
import { rolesOf } from "../writer/roles";
import type { LetterPlan, PlannedPost, Proof, ProofLine } from "./letter-plan";
import { findStudy } from "./study";
import { listTellableLines, rankTellableLines, type TellableLine } from "./tellable-lines";

/**
 * A demand of the advert with the ids of the person's lines that answer it, or of those that answer a part of it.
 * `text` is a span of the advert, `label` its short name where one may stand before the proof.
 */
export type AnsweredDemand = {
  text: string;
  label?: string;
  need: "must" | "wish";
  sourceIds: string[];
  nearIds?: string[];
};

export type LetterPlanInput = {
  profile: Profile;
  /** ISO date. */
  today: string;
  title: string;
  company: string;
  /** The place that the advert names. */
  location: string;
  advertLanguage: DocumentLanguage;
  demands: AnsweredDemand[];
  /** What the advert is about, in words: orders lines that no demand names. */
  subject: string;
};

const MAX_PROOFS = 5;
const MAX_FURTHER = 6;
const MAX_SKILLS = 6;

/**
 * Decides what a letter says: the best line of any section for up to five demands, musts first, and further lines
 * by figures, recency and nearness to the advert. A line is written once; two demands that one line answers share it.
 */
export function planLetter(input: LetterPlanInput): LetterPlan {
  const { profile, today, title, company, advertLanguage } = input;
  const lines = rankTellableLines(listTellableLines(profile), input.subject);
  const asked = mustsFirst(input.demands);
  const study = findStudy(profile, today, askedStudies(asked));
  const proofs = chooseProofs(asked, lines, study?.sourceIds ?? []);
  const usedIds = new Set(proofs.flatMap((proof) => proof.line.sourceIds));
  const post = findPost(profile);
  const years = yearsOfExperience(profile.work, today.slice(0, 7));
  const skills = chooseSkills(asked, lines, usedIds);
  const nearIds = new Set(asked.flatMap((demand) => demand.nearIds ?? []));
  const service = findService(profile);
  const home = findHome(profile, input.location);
  const { phone, email } = profile.basics;
  return {
    title,
    company,
    advertLanguage,
    ...(post && { post }),
    ...(years > 0 && { years: { count: years, sourceIds: profile.work.map((_job, at) => `work.${at}`) } }),
    ...(study && { study }),
    proofs,
    skills,
    certificates: lines
      .filter(({ id }) => id.startsWith("certificates.") && !usedIds.has(id) && !nearIds.has(id))
      .slice(0, MAX_SKILLS)
      .map(toProofLine),
    otherSkills: otherSkills(lines, new Set(skills.flatMap(({ sourceIds }) => sourceIds))),
    further: withoutRepeats(
      nearestFirst(lines, asked).filter(({ id }) => !usedIds.has(id) && !study?.sourceIds.includes(id)),
    )
      .slice(0, MAX_FURTHER)
      .map(toProofLine),
    ...(service && { service }),
    ...(home && { home }),
    ...(phone && !isBlank(phone) && { phone }),
    ...(email && !isBlank(email) && { email }),
  };
}

/** Lines that differ in figures alone are written once. */
function withoutRepeats(lines: TellableLine[]): TellableLine[] {
  const seen = new Set<string>();
  return lines.filter(({ text }) => {
    const words = foldText(text).replace(/\d+/g, "0");
    return !seen.has(words) && seen.add(words);
  });
}

function mustsFirst(demands: AnsweredDemand[]): AnsweredDemand[] {
  return demands.toSorted((a, b) => Number(a.need === "wish") - Number(b.need === "wish"));
}

function answersTo(ids: string[], lines: TellableLine[]): TellableLine[] {
  return lines.filter(({ id }) => ids.some((one) => one === id || id.startsWith(`${one}.`)));
}

/** The places in `education` of the studies that answer a demand. */
function askedStudies(demands: AnsweredDemand[]): number[] {
  return demands.flatMap(({ sourceIds }) =>
    sourceIds.flatMap((id) => (/^education\.\d+$/.test(id) ? [Number(id.split(".")[1])] : [])),
  );
}

/** Lines that answer a part of a demand, in the order of the demands, then sentences by their worth. */
function nearestFirst(lines: TellableLine[], demands: AnsweredDemand[]): TellableLine[] {
  const near = demands
    .flatMap(({ nearIds = [] }) => answersTo(nearIds, lines).slice(0, 1))
    .filter(({ isSkill }) => !isSkill);
  return [...new Set([...near, ...lines.filter(({ isSentence }) => isSentence)])];
}

/** `openingIds`: what the opening tells already. */
function chooseProofs(demands: AnsweredDemand[], lines: TellableLine[], openingIds: string[]): Proof[] {
  const proofs = new Map<string, { asked: AnsweredDemand[]; line: TellableLine }>();
  for (const demand of demands) {
    const answers = answersTo(demand.sourceIds, lines).filter(({ id }) => !openingIds.includes(id));
    const best = answers.find(({ isSkill }) => !isSkill);
    if (!best) continue;
    const shared = answers.find(({ id }) => proofs.has(id));
    const known = proofs.get((shared ?? best).id);
    if (known) known.asked.push(demand);
    else if (proofs.size < MAX_PROOFS) proofs.set(best.id, { asked: [demand], line: best });
  }
  return [...proofs.values()].map(({ asked, line }) => {
    const labels = [...new Set(asked.flatMap(({ label }) => label ?? []))].slice(0, 2);
    return {
      demand: asked.map(({ text }) => text).join("; "),
      ...(labels.length > 0 && { label: labels.join(", ") }),
      line: toProofLine(line),
    };
  });
}

/** Skills that the advert asks for and no line above shows: one list of the person's own words. */
function chooseSkills(demands: AnsweredDemand[], lines: TellableLine[], usedIds: Set<string>): ProofLine[] {
  return lines
    .filter(({ isSkill }) => isSkill)
    .filter(({ id }) =>
      demands.some(({ sourceIds }) => {
        const answers = (one: string) => one === id || id.startsWith(`${one}.`);
        return sourceIds.some(answers) && !sourceIds.some((one) => usedIds.has(one));
      }),
    )
    .slice(0, MAX_SKILLS)
    .map(toProofLine);
}

function otherSkills(lines: TellableLine[], usedIds: Set<string>): ProofLine[] {
  const named = new Set(
    lines.filter(({ id }) => id.startsWith("certificates.")).map(({ text }) => foldText(text)),
  );
  return lines
    .filter(({ id, isSkill, text }) => isSkill && !usedIds.has(id) && !named.has(foldText(text)))
    .slice(0, MAX_SKILLS)
    .map(toProofLine);
}

function toProofLine({ id, text, place, tense, isLanguage, age }: TellableLine): ProofLine {
  return {
    text,
    age,
    ...(place && { place }),
    ...(tense && { tense }),
    ...(isLanguage && { isLanguage }),
    sourceIds: [id],
  };
}

/** The present post, or the one that ended last. A post without a title is not written. */
function findPost(profile: Profile): PlannedPost | undefined {
  const role = rolesOf(profile).find(({ kind, title }) => kind === "work" && title !== undefined);
  const job = role && profile.work[Number(role.id.split(".")[1])];
  if (!role?.title || !job) return undefined;
  return {
    position: calmName(role.title),
    ...(role.place && { employer: calmName(role.place) }),
    ...(job.startDate && { startDate: job.startDate }),
    ...(job.endDate && { endDate: job.endDate }),
    sourceIds: [role.id],
  };
}

function findService({ nysc }: Profile): LetterPlan["service"] {
  if (nysc?.status !== "discharged" && nysc?.status !== "serving" && nysc?.status !== "exempted")
    return undefined;
  const year = nysc.endDate?.slice(0, 4);
  return {
    status: nysc.status,
    ...(year && /^\d{4}$/.test(year) && { year }),
    sourceIds: ["nysc"],
  };
}

// Told only where the advert names the same place: elsewhere it is no argument.
function findHome({ basics }: Profile, location: string): ProofLine | undefined {
  const asked = location.toLowerCase();
  const parts = (basics.location ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part && !isBlank(part) && !/^nigeria$/i.test(part));
  if (!parts.some((part) => asked.includes(part.toLowerCase()))) return undefined;
  return { text: parts.map(calmName).join(", "), sourceIds: ["basics.location"] };
}
