import { advertSentences } from "~/career/job-advert/advert-sentences";
import type { JobAdvert } from "~/career/job-advert/job-advert";
import { entryFacts, wordedLines } from "~/career/profile-lines";
import { isBlank, type Profile } from "~/career/profile.schema";
import { rankLines } from "~/career/rank";
import { queryOf } from "~/career/writer/advert-query";
import { rolesOf } from "~/career/writer/roles";
import type { SourceLine } from "~/career/generated-document";
import { estimateTokens } from "./tokens";

/** Tokens that an ask may spend on the person's lines and on the advert's. */
const BUDGET = { resume: 6000, advert: 1500 };
/** 1: the whole was too long for the model; half of it is sent. */
export type Shrink = 0 | 1;

export type Material = { lines: { id: string; text: string }[]; notes: string[] };

/**
 * The lines of a resume that are sent: what the entries are, then what the person wrote of them. Never contacts, personal details, referees, and of
 * sections nobody knows only what the built-in letter tells (`told`). What is over the budget is left out by meaning: extras first, then bullets of older posts that say least about
 * this advert; never a part of a line. `notes` say so.
 */
export function materialOf(
  profile: Profile,
  advert: JobAdvert,
  shrink: Shrink,
  told: ReadonlySet<string> = new Set(),
): Material {
  const all = [
    ...entryFacts(profile).filter((line) => isSent(line, advert)),
    ...wordedLines(profile).filter(({ id, section }) => section !== "custom" || told.has(id)),
  ].filter(({ text }) => !isBlank(text));
  const kept = withinBudget(byWeight(all, profile, advert), BUDGET.resume / (1 + shrink));
  const lines = all.filter((line) => kept.has(line.id)).map(({ id, text }) => ({ id, text }));
  const bullets = all.filter(({ id }) => !kept.has(id) && /\.highlights\./.test(id)).length;
  const others = all.length - lines.length - bullets;
  return {
    lines,
    notes: [
      ...(bullets > 0
        ? [
            `${bullets === 1 ? "1 older bullet was" : `${bullets} older bullets were`} not sent to the AI writer, because your resume is long.`,
          ]
        : []),
      ...(others > 0
        ? [
            `${others === 1 ? "1 other line was" : `${others} other lines were`} not sent to the AI writer, because your resume is long.`,
          ]
        : []),
    ],
  };
}

/**
 * The whole advert in sentences, but for where to send papers: a letter answers only what its writer has read. Where it
 * is too long, those that ask for something.
 */
export function advertLinesOf(advert: JobAdvert, shrink: Shrink): string[] {
  const sentences = advertSentences(advert).filter((line) => !HOW_TO_APPLY.test(line));
  const asks = (line: string) => advert.demands.some(({ text }) => line.includes(text));
  const kept = withinBudget(
    [...sentences.filter(asks), ...sentences.filter((line) => !asks(line))].map((text) => ({
      id: text,
      text,
    })),
    BUDGET.advert / (1 + shrink),
  );
  return sentences.filter((line) => kept.has(line));
}

// Where to send papers, and to whom, is nothing to write about.
const HOW_TO_APPLY = /@[\w-]+\.|https?:|www\.|(?:\+234|\b0)[789][01]\d{8}/i;

// What a person speaks says where they come from; it goes out only where the advert asks for that language.
function isSent({ section, text }: SourceLine, advert: JobAdvert): boolean {
  if (section === "basics") return false;
  if (section !== "languages") return true;
  const [language = ""] = text.split(";");
  return language !== "" && advert.text.toLowerCase().includes(language.trim().toLowerCase());
}

function byWeight(lines: SourceLine[], profile: Profile, advert: JobAdvert): SourceLine[] {
  const newest = new Set(
    rolesOf(profile)
      .slice(0, 2)
      .map(({ id }) => id),
  );
  const places = new Map(rankLines(lines, queryOf(advert)).map(({ id }, place) => [id, place]));
  const weigh = ({ id, section }: SourceLine) => {
    if (/^(?:work|siwes|education|certificates|skills)\.\d+$|^nysc$/.test(id)) return 0;
    if (section === "summary" || newest.has(id.split(".").slice(0, 2).join("."))) return 1;
    return /^(?:work|siwes|nysc|projects)\b/.test(id) ? 2 : 3;
  };
  return lines.toSorted((a, b) => weigh(a) - weigh(b) || (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

function withinBudget(lines: { id: string; text: string }[], budget: number): Set<string> {
  const kept = new Set<string>();
  let left = budget;
  for (const { id, text } of lines) {
    const cost = estimateTokens(JSON.stringify({ id, text }));
    if (cost > left) continue;
    left -= cost;
    kept.add(id);
  }
  return kept;
}
