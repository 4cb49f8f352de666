import { yearsOfExperience } from "../dates";
import type { DocumentLanguage } from "../generated-document";
import { foldText } from "../nlp/fold";
import { isBlank, type Profile } from "../profile.schema";
import { calmName } from "../writer/casing";
import { rolesOf } from "../writer/roles";
import { demandLabel } from "./demand-label";
import type { LetterPlan, PlannedPost, Proof, ProofLine } from "./letter-plan";
import { findStudy } from "./study";
import { listTellableLines, rankTellableLines, type TellableLine } from "./tellable-lines";

/** A demand of the advert with the ids of the person's lines that answer it. `text` is a span of the advert. */
export type AnsweredDemand = { text: string; need: "must" | "wish"; sourceIds: string[] };

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
 * by figures, recency and nearness to the advert. A line is told once; two demands that one line answers share it.
 */
export function planLetter(input: LetterPlanInput): LetterPlan {
  const { profile, today, title, company, advertLanguage } = input;
  const lines = rankTellableLines(listTellableLines(profile), input.subject);
  const proofs = chooseProofs(input.demands, lines);
  const usedIds = new Set(proofs.flatMap((proof) => proof.line.sourceIds));
  const post = findPost(profile);
  const years = yearsOfExperience(profile.work, today.slice(0, 7));
  const study = findStudy(profile, today);
  const service = findService(profile);
  const home = findHome(profile, input.location);
  const { phone, email } = profile.basics;
  return {
    title,
    company,
    advertLanguage,
    ...(post && { post }),
    ...(years > 0 && { years: { count: years, sourceIds: profile.work.map((_job, at) => `work.${at}`) } }),
    ...(study && !study.sourceIds.some((id) => usedIds.has(id)) && { study }),
    proofs,
    skills: chooseSkills(input.demands, lines, usedIds),
    further: withoutRepeats(lines.filter(({ id, isSentence }) => isSentence && !usedIds.has(id)))
      .slice(0, MAX_FURTHER)
      .map(toProofLine),
    ...(service && { service }),
    ...(home && { home }),
    ...(phone && !isBlank(phone) && { phone }),
    ...(email && !isBlank(email) && { email }),
  };
}

/** Lines that differ in figures alone are told once. */
function withoutRepeats(lines: TellableLine[]): TellableLine[] {
  const seen = new Set<string>();
  return lines.filter(({ text }) => {
    const words = foldText(text).replace(/\d+/g, "0");
    return !seen.has(words) && seen.add(words);
  });
}

function chooseProofs(demands: AnsweredDemand[], lines: TellableLine[]): Proof[] {
  const proofs = new Map<string, { demands: string[]; line: TellableLine }>();
  const inOrder = [...demands].sort((a, b) => Number(a.need === "wish") - Number(b.need === "wish"));
  for (const { text, sourceIds } of inOrder) {
    const answers = lines.filter(({ id }) => sourceIds.some((one) => one === id || id.startsWith(`${one}.`)));
    const best = answers.find(({ isSkill }) => !isSkill);
    if (!best) continue;
    const shared = answers.find(({ id }) => proofs.has(id));
    const known = proofs.get((shared ?? best).id);
    if (known) known.demands.push(text);
    else if (proofs.size < MAX_PROOFS) proofs.set(best.id, { demands: [text], line: best });
  }
  return [...proofs.values()].map(({ demands: answered, line }) => ({
    demand: joinDemands(answered),
    line: toProofLine(line),
  }));
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

/** Two demands that one line answers are named together where both are names; else the first stands alone. */
function joinDemands(demands: string[]): string {
  const [first = ""] = demands;
  const names = demands.map(demandLabel).filter((label) => label !== undefined);
  const both = [...new Set(names)].slice(0, 2).join(", ");
  return names.length > 1 && demandLabel(both) !== undefined ? both : first;
}

function toProofLine({ id, text, place }: TellableLine): ProofLine {
  return { text, ...(place && { place }), sourceIds: [id] };
}

/** The present post, or the one that ended last. A post without a title is not told. */
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
